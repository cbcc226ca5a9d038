# The page in English.
title = Burgomaster
title-your-turn = ● Your turn · Burgomaster
skip = Skip to the content
no-such-page = There is no such page. This is the front door.
home = Home
close = Close
cancel = Cancel
save = Save
saved = Saved.
add = Add
away = The server cannot be reached. Try again in a moment.
opening = Opening …

## Front door
welcome = Build a city. Beat your friends.
welcome-more = City-building games, exactly by their rules, with friends or bots. No account needed.
unofficial = An unofficial, free project with drawings and words of its own. The names of the games belong to their owners.
players-many = { $n ->
    [one] one player
   *[other] { $players } players
}
play-bots = Play against bots
bots-level = Bots play as
with-friends = With friends
learn = Learn it
rules = Rules
your-tables = Your tables
open-tables = Open tables
no-open-tables = No table is waiting for players just now.
watch-tables = Games to watch
theme = Names and pictures
you-are = Who are you?
your-name = Your name
guest = Guest
my-games = My games
players-games = Games of this player
no-games-yet = No games yet.
status-open = waiting
status-running = playing
status-over = finished
status-closed = closed

## New table
new-table = A new table
which-game = Which game?
how-many = How many players?
who-plays = Who plays?
seat-n = Seat { $n }
a-friend = A friend, by link
more-options = More options
taking-back = Taking back moves
edition = Edition
value-yes = yes
value-no = no
value-chance = chance decides
value-standard = standard
clock = Time to think
clock-none = no limit
clock-move = per move
clock-bank = for the whole game
clock-correspondence = per move (by correspondence)
clock-how-long = How long?
clock-seconds = { $n } seconds
clock-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
clock-lose = Who runs out of time loses (otherwise a bot plays on)
undo-consent = if nothing was revealed, or all agree
undo-free = only if nothing was revealed
undo-none = never
spectators = Spectators
spectators-live = may watch
spectators-delayed = may watch a minute later
spectators-off = none
allow-hints = Allow hints and odds
hints = Hints and odds
list-publicly = List it for everybody
open-table = Open the table

## Lobby
no-table = There is nothing here
table-closed = This table is closed.
waiting-for = { $n ->
    [one] Waiting for one more player.
   *[other] Waiting for { $n } more players.
}
all-here = Everybody is here. The host can start.
all-here-host = Everybody is here. You can start.
open-seat = open seat
join = Sit down
leave = Get up
start = Start the game
close-table = Close the table
send-away = Send away
host = host
bot = bot
add-bot = Put a bot here …
add-bot-at = A bot for seat { $n }
invite = Invite
invite-how = One link per seat. Whoever opens it sits down there.
invite-link = Invite link { $n }
copy = Copy
copied = Copied
qr = QR code
dice-word = Something of your own for the dice (optional)
dice-word-why = Your browser adds a random word to the dice, committed to now and opened at the start, so that nobody can choose a throw, not even the server. You may put something of your own into it.
dice-word-sent = It is in your word for the dice.
nobody-wins = Nobody wins
table-ended = This game has ended.
dice-opening = The dice are being mixed: everybody's word is opened.
commitment = The dice are already fixed by this promise:
about-dice = Fair dice
played-so = How it is played

## Table
players = Players
players-and-log = Players and log
your-move = The move
you = you
on-turn = to move
winner = winner
resigned = resigned
is-away = away
bot-plays = A bot plays for this seat.
let-bot-play = Let a bot play
ask-for = Ask for { $name }
called = { $by } asks for { $name }.
called-left = A bot may play in { $seconds } s.
was-away = A bot played for you while you were away.
take-back-seat = I am back
line-lost = Connection lost, trying again …
click-waits = Your click is kept and sent as soon as the line is back …
confirm = Confirm
undo = Undo
restart-turn = Restart turn
undo-ask = Ask to take back
undo-asked = { $name } asks to take back “{ $move }”.
undo-asked-self = You asked to take back; waiting for the others.
agree = Agree
decline = Decline
withdraw = Withdraw
more = More
all-moves = All moves as a list
look-back = Look back
to-present = Back to the game
hint = Hint
hint-says = A bot would: { $action }.
do-it = Do it
resign = Resign
resign-sure = Give up this game?
resign-means-loss = The other player wins.
resign-means-bot = A bot plays your seat to the end; it cannot win with it.
rule = Rule { $rule }
chapters = Contents
die = { $pips ->
    [0] die, not thrown yet
   *[other] die: { $pips }
}
log = Log
chat = Chat
log-and-chat = Log and chat
earlier = Earlier
chat-empty = Nothing has been said yet.
chat-quiet = Mute somebody
chat-ignore = I do not want to hear { $name }
chat-mute = { $name } may not speak any more
chat-muted = The host has taken the floor from you.
chat-say = Say something
send = Send
turn-of = It is the turn of { $name }
chance-decides = Chance decides
buildings = Buildings
won-by = { $n ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } share the win
}
you-win = You win!
points = Points
since-last = Since your last move
last-move = The last move
news-none = What the others do will be told here.
your-turn = Your turn
watching = You watch
days = { $days ->
    [one] one day
   *[other] { $days } days
}

## A table as lists
plain-choose = Choose a move
plain-moves = What you can do
plain-others = Or else
plain-table = On the table
plain-nothing = Nothing yet.
plain-step-in = What can I do now?
view-turn = Turn
view-number = Number
view-players = Players
view-winner = Winner
view-seat = Seat
view-dice = Dice

## After the game
result = Result
looking-back = Looking back
moves = Moves
thought = Time thought
review = It took { $time } min: { $moves } moves, { $chances } chance events, { $undone } taken back.
rematch = Once more
to-rematch = To the rematch
rematch-accept = I play again
rematch-decline = Not this time
rematch-coming = { $n ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
rematch-asked = Not answered yet: { $names }.
kept-for = kept for { $name }
free-seat = Open this seat
won-next = By the rules { $names } would have won, but had resigned; the best of the others wins.
download = Download the record
replay = Replay
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-at = Moment { $n } of { $of }
chances = Chances of winning
chances-picture = Chances of winning from move to move; the table below has the numbers
chances-table = As a table
chances-moment = Moment
verify = Verify the dice
verify-cards = Verify the cards
verify-fine = All { $n } chance events follow from the promise this browser saw, with everybody's words. Nobody could choose or change them.
verify-unseen = All { $n } chance events follow from the promise in the record. This browser did not see the table while it was played, so it cannot say whether that is the promise the players saw.
verify-bad = { $n } chance events do not follow from the promise!
verify-bad-words = A word in the record is not the one its player committed to!
verify-differs = This record is not of the game that this browser saw!
verify-doubt-table = It belongs to another table.
verify-doubt-commitment = Its promise is another one than the server showed here.
verify-doubt-promises = Its commitments to words are others than the players made.
verify-doubt-word-changed = The word it has for you is not one of yours.
verify-doubt-word-left-out = Your own word was not opened in time, so it is not in the dice. If your line was good, ask who runs the house.
verify-doubt-moves = Moves or throws in it differ from those you saw.
verify-how = How this was checked
verify-1 = Before the first throw the server published this promise (a SHA-256):
verify-2 = After the game it showed its secret, and the secret fits the promise:
verify-2-bad = After the game it showed this secret, which does NOT fit the promise:
verify-3 = The secret, the table, everybody's words and the event's number give one long number each (HMAC-SHA-256). For event { $event } it is { $number }; divided by { $total } it leaves { $rest }, and that means “{ $text }”.
verify-4 = The same was computed here, in your browser, for all events; { $n } agree with the record.
verify-5 = { $early ->
    [yes] This browser saw the promise before the game began
   *[no] This browser first saw the promise when the game had begun
} and then { $n } moves and throws{ $whole ->
    [yes] , all there were
   *[no] {""}
}; the record agrees with them.
verify-left-out = Not in the dice, since it was not opened in time: the word of { $names }.
verify-means = This proves that nobody could choose or change a throw: not the server, which had promised its secret before it knew anybody's word; not a player, since all had promised their words before any was opened. It does not prove that the server kept its secret to itself: it could foresee throws, and it could leave a word out, which is written here.

## Settings
settings = Settings
language = Language
setting-theme = Appearance
setting-theme-auto = like my device
setting-theme-light = by day
setting-theme-dark = by night
setting-palette = Players' colours
setting-palette-standard = standard
setting-palette-distinct = easy to tell apart (colour-blind)
setting-board = Tables
setting-board-drawn = as a board
setting-board-lists = as lists, to read and click
setting-motion = Movement
setting-motion-auto = like my device
setting-motion-full = things travel
setting-motion-less = as little as possible
setting-speed = Speed
setting-speed-slow = slow
setting-speed-normal = normal
setting-speed-fast = fast
setting-speed-instant = instant
setting-confirm = Confirm moves
setting-confirm-off = no, play at once
setting-confirm-on = yes, ask me
setting-confirm-countdown = play after a few seconds
setting-forced = Only possible actions are done by themselves
setting-sound = Sounds

## Guided games
learn-offer = The quickest way in: a guided first game against an easy bot.
learn-step = Lesson { $step } of { $of }
learn-end = You know the game
learn-wait = The others are at work. It will be your turn soon.
learn-free = Play on as you like; the next lesson comes when the game brings its moment.
learn-done = These were the main ideas. Play on alone and enjoy the rest; what is dimmed tells you why, and the rules are one click away.
learn-next = Go on
learn-show = Show me
learn-stop = End the lessons
learn-alone = Go on alone
learn-otherwise = That was another move, which is fine too.
learn-refused = That is not allowed just now; the reason stands with the move above, with its rule. What glows is allowed.

## Keeping order
about = About { $name }
about-line = About this line of { $name }
block = Block { $name }
unblock = Unblock { $name }
block-means = Who is blocked cannot sit down at your tables, and you do not hear them at any table. They are not told.
blocked-now = { $name } is blocked.
unblocked-now = { $name } is no longer blocked.
report = Report { $name }
report-line = Report this line of { $name }
report-why = What is wrong?
report-send = Send the report
report-means = Only whoever runs this house reads it. Nobody at the table hears of it.
reported = Thank you. Whoever runs this house has been told.
remove-line = Remove the line
line-removed = The line is gone.
my-blocked = Whom I have blocked
my-reports = What I have reported
report-waits = not looked at yet
report-handled = handled
house = Running this house
house-key = Operator's key
house-key-hint = It is printed, on the machine of the house, by
house-enter = Open
house-leave = Lock ({ $name })
house-state = How it goes
house-people = People here
house-connections = { $n } connections
house-tables = Tables in memory
house-store = Store
house-ready = ready
house-not-ready = NOT READY
house-uptime = Running for
house-minutes = { $n } min
house-version = Version
house-refusals = Refusals so far: { $n }
house-doors = Doors
house-names-open = Newcomers may take a name
house-tables-open = Tables may be opened
house-said = A sentence for the front page
house-reports = Reports
house-which = Which ones?
reports-open = waiting
reports-handled = handled
reported-by = reported by { $name }, { $time }
house-no-reports = No reports.
house-look-chat = Chat around it
house-look-table = The table
house-resign = Resign for them
house-answer = An answer to { $name }
house-handled = Handled
house-blocks = Blocked
house-no-blocks = Nobody is blocked.
kind-name = Name
kind-player = Player
kind-address = Address
block-kind = What to block
block-value-name = Which name
block-value-player = The player's id
block-value-address = Address or network
block-long = For how long
block-hours = { $n } hours
block-note = Why (only operators read it)
house-block = Block
for-good = for good
until = until { $time }
house-here = Connected now: { $n }
house-nameless = no name
house-sits = sits at a table
house-watches = looks on
house-chat = Chat of a table
house-which-table = The table's id or address
house-look = Look
house-removed = removed
house-remove = Remove the line: { $text }
house-audit = What was done
house-no-deeds = Nothing yet.
deed-block = blocked
deed-unblock = unblocked
deed-doors = set the doors:
deed-answer = answered
deed-unsay = removed a line:
deed-resign = resigned for
deed-close = closed
deed-key = key

## The table on one screen
tab-table = Table
tab-log = Log
tab-chat = Chat
tab-review = Chances
unread = unread
see-board = See the board
choices-hidden = { $n ->
    [one] { $n } more choice
   *[other] { $n } more choices
}
told = What happens
chat-line = { $name } says: { $text }

## Moments
city-of = The city of { $name }
cities = Whose city
picture-save = Save the picture
picture-share = Share the picture
hours-short = { $n } h
leads = Who led when
leads-picture = Everybody's score from move to move; the table below has the numbers
leads-longest = { $name } led longest: { $part } of the game.
leads-changed = { $n ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $n } times.
}
setting-volume = Volume
sound-on = Sounds are on
sound-off = Sounds are off
## A screen that all look at
screen-show = Show on a big screen
screen-scan = Scan to sit down here
screen-scan-any = Scan to sit down
screen-code = QR code: sit down on seat { $n }
screen-code-table = QR code of this table
screen-private = This table is by invitation. Its host chooses “Show on a big screen”, in the browser that opened the table; then every open seat has its code on that screen.
screen-start = Everybody is here. The host starts the game on their own device.
screen-here-only = This address works on this computer only. For phones, start the server with “--lan” and open this page under the address it prints.
screen-off = Nobody watches this game: it is seen on the players' own devices only.
screen-off-soon = This table has no spectators: once the game begins, nothing is shown here.
screen-later = Shown a little later than it happens
screen-news = What happened
screen-after = Look back, or play again
