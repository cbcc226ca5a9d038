# The terminal in English.

guest = Guest
bot-name = { $seat } { $bot }
saved-at = This game is saved after every move: { $path }
commitment = Fair dice: the table committed to { $commitment }
acts = { $name }: { $action }
choose = { $name }, choose (number or words, ? for help):
only = { $name }, press Enter to { $action } (? for help):
help =
    Type the number of an action, or the action in words, such as “{ $example }”.
    Names are understood in English, Dutch and Italian; the beginning of a name is enough.
      t       show the table again
      o       what chance can bring, with its odds
      r { $rule }  show a rule; r alone shows the whole rulebook
      B: …    player B, at this keyboard too, steps in (where the rules let a player do so)
      h       a hint: the best moves and your chances (takes a moment)
      w       why the last bot did what it did
      l       what has happened so far
      q       stop; the game is saved and can be resumed
no-odds = Nothing is about to be thrown.
refused = Not allowed: { $text }
no-number = There is no action { $number }.
no-rule = There is no rule { $rule }.
goodbye = Stopped. Go on with: burgomaster play --resume { $path }
result = Game over after { $turns } turns: { $winners } won.
verify = Check the dice with: burgomaster verify { $path }
watching = No terminal to play in, so here is a game between bots.
lost-move = { $name } loses this move, and a random one is played: { $reason }
thinking = Thinking …
no-thoughts = No bot has thought about anything yet.
