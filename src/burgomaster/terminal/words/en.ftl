# The terminal in English.

guest = Guest
bot-name = { $seat } { $bot }
saved-at = This game is saved after every move: { $path }
commitment = Fair dice: the table committed to { $commitment }
acts = { $name }: { $action }
choose = { $name }, choose
only = { $name }, press Enter to { $action }
help =
    Type the number of an action, or the action in words, such as “{ $example }”.
    Names may be English, Dutch or Italian; the beginning of a name is enough.
      o       what chance can bring, with its odds and what it leads to
      h       a hint: the best moves and your chances (takes a moment)
      m       everything you may do, a line for each
      u       take back your last action, unless dice or cards have come since
      r { $rule }  show a rule; r alone shows the whole rulebook
      t       the whole table as text
      l       what has happened so far
      w       why the last bot did what it did
      s       let bots wait wherever you may step in (again: no longer)
      b, c    while you put an action together: one step back, cancel
      B: …    player B, at this keyboard too, steps in (where the rules allow it)
      q       stop; the game is saved and can be resumed
no-odds = Nothing is about to be thrown.
refused = Not allowed: { $text }
no-number = There is no action { $number }.
no-rule = There is no rule { $rule }.
goodbye = Stopped; the game is saved. Go on with: burgomaster play --resume { $path }
result = Game over after { $turns } turns: { $winners } won.
verify = Check the dice with: burgomaster verify { $path }
watching = No terminal to play in, so here is a game between bots.
lost-move = { $name } loses this move, and a random one is played: { $reason }
thinking = Thinking … (the first time on a machine this takes a minute or two)
no-thoughts = No bot has thought about anything yet.
plain-choose = { $prompt } (number or words, ? for help):
plain-only = { $prompt } (? for help):
hold = { $name } is to move. { $person } may step in; Enter goes on
holding = Bots now wait wherever you may step in. Type s again to let them play on.
not-holding = Bots no longer wait for you.
whole-action = Who steps in says the whole action in one line, after the letter of the seat and a colon.
nothing-begun = Nothing is being put together that could be cancelled.
no-menu = Nobody is asked for anything now.
no-log = Nothing has happened yet.
hint-not-now = A hint is for the person on turn, and now a bot is.
undo-nothing = There is nothing to take back.
undo-chance = Too late to take back: dice or cards have come since, and you have seen them.
taken-back = Taken back: { $name }, { $action }.

## Commands in words; each is one word list, separated by commas

command-help = help
command-table = table
command-menu = menu, moves
command-odds = odds
command-rules = rule, rules
command-hint = hint
command-why = why
command-log = log
command-undo = undo, take back
command-step-in = step in
command-back = back
command-cancel = cancel
command-quit = quit, exit

## The screen

keys = ? help  o odds  h hint  m moves  u undo  r rules  l log  q quit
keys-page = Enter or Esc: back to the table   Page Up, Page Down: more
keys-begun = b one step back  c cancel  m all choices  ? help
keys-bots = type to make the bots wait   Enter: hurry   q quit
keys-over = Enter: leave
more-choices = … { $count } more: m
more-news = … { $count } earlier: l
more-table = … { $count } more lines: t
news = What happened
page-more = { $from }–{ $to } of { $all }
waiting = The bots play …
small = The window is too small for a table; make it 60 × 16 or larger.

# Puzzles. The hint is the answer.
puzzle = { $game }, puzzle { $number }, difficulty { $difficulty } of 3
puzzle-theme = It was about: { $theme }.
puzzle-ask = { $name }, your best move? (h: the answer)
puzzle-left = See you soon.
puzzles-of-day = Puzzles of { $day }:
puzzles-none = There are no puzzles.

# What takes long.
progress-ready = getting ready
progress-compiling = compiling rules, function { $count }: { $function }
progress-playing = playing
progress-reviewing = reviewing
