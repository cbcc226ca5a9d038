# The page in English.
title = Burgomaster
skip = Skip to the content
no-such-page = There is no such page. This is the front door.
home = Home
close = Close
cancel = Cancel
save = Save
saved = Saved.
away = The server cannot be reached. Try again in a moment.
away-play-here = The server cannot be reached just now. Until it is back you can play against bots on this device.
newer = A newer version is here. Games on this device are kept.
newer-reload = Reload
newer-later = Later
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
play-here = Play on this device, without a server
play-here-size = The first game brings about { $size } MB over the line; later ones begin from this device.
play-here-loading = Getting the game ready on this device …
play-here-part = { $percent } % is there
play-here-starting = Almost there: starting …
play-here-failed = This browser cannot play by itself: the game could not be loaded. You can play with the server.
play-here-short = Games stay in this browser, and it may forget them: save a copy of what you want to keep.
play-here-kept = Games stay in this browser, and nowhere else. It may forget them: Safari clears sites that were not used for about a week, unless they were added to the home screen, which has storage of its own; a private window forgets all when it is closed. Save a copy of what you want to keep.
alone = Every game here is played on your own device, against bots or from hand to hand, with or without a network.
play-here-unable = No server can be reached, and this browser cannot play by itself. A current version of it can.
play-here-around = Everybody plays here: the device goes from hand to hand.
player-n = Player { $n }
name-of-seat = Name of player { $n }
names-alike = Two people have the same name. Give each a name of their own.
with-friends = With friends
learn = Learn it
rules = Rules
your-tables = Your tables
open-tables = Open tables
anyone = Play with anyone
club = Club night
ratings = Ratings
puzzles = Puzzles
puzzles-today = Puzzles of the day
find-best = Find the best move: puzzles
no-open-tables = No table is waiting for players just now.
watch-tables = Games to watch
theme = Names and pictures
you-are = Who are you?
your-name = Your name
guest = Guest
my-games = My games
about-you = Reminders, devices, recovery code
players-games = Games of this player
no-games-yet = No games yet.
status-open = waiting
status-running = playing
status-over = finished
time-until = time until { $when }
table-asks = a question for you
table-paused = paused
status-closed = closed

## New table
new-table = A new table
which-game = Which game?
how-many = How many players?
who-plays = Who plays?
seat-n = Seat { $n }
a-friend = A friend, by link
a-friend-here = A friend
readings = Where the rules leave a doubt
readings-as-written = as written
readings-changed = { $count } read in another way
more-options = More options
taking-back = Taking back moves
edition = Edition
own-editions = Editions of your own
own-edition = Make an edition of your own
own-edition-gone = This edition is no longer on this device.
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
list-publicly = List it for everybody
rated = Counts for the ratings
open-table = Open the table

## Lobby
no-table = There is nothing here
start = Start the game
bot = bot
commitment = The dice are already fixed by this commitment:

## Table
you = you
confirm = Confirm
undo = Undo
undo-ask = Ask to take back
undo-asked = { $name } asks to take back “{ $move }”.
undo-asked-self = You asked to take back; waiting for the others.
more = More
hint = Hint
resign = Resign
rule = Rule { $rule }
chapters = Contents
die = { $pips ->
    [0] die, not thrown yet
   *[other] die: { $pips }
}
earlier = Earlier
chat-empty = Nothing has been said yet.
your-turn = Your turn
days = { $days ->
    [one] one day
   *[other] { $days } days
}

## After the game
moves = Moves

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

## Keeping order
about = About { $name }
block = Block { $name }
unblock = Unblock { $name }
remove-line = Remove the line
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
house-withdrawn = Withdrawn ratings
house-withdrawn-how = Games of somebody whose rating is withdrawn count for nobody: everybody's rating is worked out anew without them.
house-none-withdrawn = None.
house-withdraw = Withdraw the rating
house-give-back = Rate again from now on
house-give-back-all = Let all their games count again
house-audit = What was done
house-no-deeds = Nothing yet.
deed-block = blocked
deed-unblock = unblocked
deed-doors = set the doors:
deed-answer = answered
deed-unsay = removed a line:
deed-resign = resigned for
deed-close = closed
deed-withdraw-rating = withdrew a rating:
deed-give-back-rating = gave a rating back:
deed-key = key

## Moments
setting-volume = Volume
sound-on = Sounds are on
sound-off = Sounds are off

## Games that this device keeps
here-tables = Games on this device
here-none = There are none yet.
here-save = Save a copy
here-delete = Delete
here-delete-sure = Delete this game for good?
here-keep = Keep it
here-promised = This browser has promised not to clear them by itself.
here-nearly-full = This device has almost no room left. Save copies and delete what you no longer need.
here-unreadable = This browser does not let the page read what it keeps.
file-open = Open a game file
file-about = A game that somebody saved, from here or from anywhere: choose its file, or drop it on any page. It is shown move by move, and its dice can be checked.
file-too-large = This file is too large for a game file.
