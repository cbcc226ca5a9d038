# Why the server refuses a request.
refused-bad-request = This request cannot be understood: { $problem }
refused-not-found = There is nothing here.
refused-no-table = There is no such table.
refused-method = This address does not take { $method }.
refused-who = Say who you are first: choose a name.
refused-not-seated = You do not sit at this table.
refused-not-host = Only the host of the table may do that.
refused-no-seat = There is no seat { $seat }.
refused-seat-taken = That seat is taken.
refused-already-seated = You already sit at this table.
refused-invite = This invite link is not valid, or has been used.
refused-private = This table is open only to those who have an invite link.
refused-sent-away = The host has sent you away; only a link to a seat of your own brings you back.
refused-come-and-gone = You have sat down and left here too often; ask the host for a link to a seat.
refused-full = Every seat here is taken.
refused-empty-seats = Some seats are still open; wait for players or put bots there.
refused-started = The game has begun.
refused-starting = The game is about to begin.
refused-old-dice = This table was opened by an earlier version; its dice take no more words.
refused-word = A word for the dice has { $least } to { $most } visible characters, most of them random.
refused-word-too-soon = Words are opened when the host has started the game.
refused-word-opened = Your word is open already.
refused-word-not-promised = You have not committed to a word.
refused-word-differs = This is not the word you committed to.
refused-talked-enough = You have reached the limit of { $most } messages at this table; the game goes on.
refused-not-started = The game has not begun.
refused-over = The game is over.
refused-not-over = The game is not over.
refused-closed = The table is closed.
refused-read-only-older = The rules of this game have changed since this table began, so it cannot be played on.
refused-read-only-newer = This table is played with a newer version of Burgomaster; this version can only show it.
refused-read-only-edition = This version of the game cannot read the edition of this table, so it cannot be played on.
refused-read-only-replay = This table's log no longer replays to what was stored, so it cannot be played on.
refused-other-rules = This game was played by another version of the rules.
refused-unreadable = This table cannot be read here: { $problem }
refused-damaged = The log of this table is damaged. Whoever runs this house may have it in a backup.
refused-stale = The table has changed: your move answers row { $given }, and it is at row { $now } now.
refused-ahead = The table is at row { $now }; there is no row { $given } yet.
refused-log-full = This table has reached its limit of { $most } rows; nothing more can happen here.
refused-busy = The table is busy; try again.
refused-not-your-turn = It is not your turn.
refused-stood-in = A bot plays for you; take your seat back first.
refused-unknown-action = This move cannot be understood: { $problem }
refused-ambiguous-action = This move is not clear: { $problem }
refused-undo-off = This table plays without taking back.
refused-undo-nothing = There is nothing of yours to take back.
refused-undo-only-free = At this table you can take back a move only if nothing was revealed after it.
refused-undo-not-asked = Nobody has asked to take that back.
refused-undo-own = You asked for it yourself.
refused-hints-off = This table plays without hints.
refused-no-advice = The bots of this game give no hints and evaluate no positions.
refused-spectators-off = This table has no spectators.
refused-muted = The host has muted you.
refused-only-players-talk = Only those who sit at the table talk here.
refused-ignore-own = That is your own seat.
refused-not-absent = That player is here.
refused-bot-moves-first = Your time was up: the bot makes this move, then you can take your seat back.
refused-no-stand-in = No bot plays for you.
refused-resigned = You have resigned.
refused-name = A name has 1 to 40 visible characters.
refused-text = A message has 1 to { $most } visible characters.
refused-token = This key is not valid.
refused-too-many-tables = You have { $most } unfinished tables; finish or close one first.
refused-too-many-tokens = You have { $most } keys; forget one first.
refused-device-link = This link has been used, or its time is over. Make a new one on the other device.
refused-recovery-code = Nobody has this recovery code. Compare it letter by letter; a newer code ends the older one.
refused-too-many-devices = You are known on { $most } devices already; leave one first.
refused-push-address = This browser's push service cannot be used here.
refused-mail-address = This is not a mail address.
refused-no-mail = This server sends no mail.
refused-mail-failed = The mail could not be sent. Try again later.
refused-mail-link = This link is over, or another address has been given since. Ask for a new one.
refused-stop-link = This link stops nothing here.
refused-too-many-notes = You have { $most } notes at this table; remove one first.
refused-no-move = There is no such move at this table.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-pause-date = A pause ends on a day to come, within { $days } days.
refused-proposal-open = Something is proposed already; answer that first.
refused-proposal-declined = That was declined; propose it again after your next move.
refused-proposal-none = Nothing is proposed.
refused-plan-numbers = A branch of a plan needs two numbers, the smaller one first.
refused-people-only = Only people wait here; a program sits down at a table by its link.
refused-not-waiting = You do not wait for a game.
refused-too-soon-for-bots = Wait a little longer before bots take the empty seats.
refused-no-ratings = This house has no ratings.
refused-no-club = There is no such evening.
refused-club-full = { $most } people have come already; there is no room for more.
refused-club-over = The evening is over.
refused-club-round-open = A round is being played; wait until all its tables are over.
refused-club-no-round = That is not the next round.
refused-club-too-few = There are too few people for a round.
refused-club-not-late = There is still time for this table to end by itself.
refused-club-too-many = You host { $most } evenings already; end one first.
refused-too-many-connections = Too many connections; close one first.
refused-rate = Too many requests; wait { $seconds } s.
refused-too-large = The request is larger than { $most } bytes.
refused-too-slow = The request took longer than { $seconds } s to arrive.
refused-head-too-large = The address and headers are larger than { $most } bytes.
refused-json-only = Send JSON (Content-Type: application/json).
refused-origin = This request comes from another site.
refused-host = This server does not answer to that name.
refused-store = The server cannot save anything just now; nothing is lost, try again with the same client id.
refused-bots-busy = The bots are busy; try again.
refused-not-here = This needs a server; a game on this device has none.
refused-bad-file = { $line ->
    [0] This cannot be opened as a game file. The reason: { $problem }
   *[other] This cannot be opened as a game file: line { $line } is wrong. The reason: { $problem }
}
refused-file-set-up = The game in this file begins with a position set up by hand. Only whole games are shown here.
refused-device-full = This device keeps nothing more: there is no room left, or the browser forbids it. Nothing that was played is lost; free some space and try again.
refused-internal = Something went wrong on the server. It has been logged.
refused-rematch-exists = There is a rematch already.
refused-seat-kept = That seat is kept for { $name }.
refused-not-awaited = Nobody waits for { $name } now.
refused-clock-decides = A clock runs at this table, and it alone decides when a bot plays for { $name }: in { $time }.
refused-clock-loses = A clock runs at this table, and it alone decides: { $name } loses in { $time }, unless a move comes.
refused-not-absent-long = { $name } has not been away for long; you may ask in { $seconds } s.
refused-called = { $name } has been told; if nobody is back in { $seconds } s, a bot may play.
refused-undo-away = { $name } is away and cannot agree; while a bot plays there, you can take back only what is free.
refused-undo-asked = You have asked for that already; wait for the answer.
refused-undo-declined = That was declined; ask again when somebody else has moved.
refused-undo-often = You have asked { $most } times; ask again when somebody else has moved.
refused-undo-free-often = You have taken back { $most } times; you may do so again when somebody else has moved.
refused-undo-clock = Another player is thinking already, and that player's time runs.
refused-undo-no-time = Taking back gives no time, and { $name } would have only { $seconds } s left.
refused-too-many-tables-here = { $most } unfinished tables were opened from your address; finish or close one first.
refused-metrics = The metrics of this server are not public.
refused-blocked = You are blocked on this server.
refused-blocked-until = You are blocked on this server until { $until } (UTC).
refused-blocked-name = This name is not allowed here; choose another one.
refused-no-new-names = This server takes no new players just now; whoever is here plays on.
refused-no-new-tables = No new tables are opened here just now; games under way go on.
refused-operator-key = This operator's key is not valid.
refused-not-an-address = That is not an address or a network such as 203.0.113.0/24.
refused-network-too-wide = That network is too wide: at least { $least } bits.
refused-not-a-player = That is not a player's id.
refused-too-many-blocks = There are { $most } blocks already; remove one first.
refused-too-many-reports = There are many reports waiting already; somebody will look at them.
refused-no-line = There is no such line of chat.
refused-nobody-there = Nobody sits there.
refused-report-own = That is your own seat.
refused-block-own = That is you.
refused-unwelcome = You cannot sit down at this host's tables.
refused-edition-change = The text is written in a way in which this change cannot be made. Change the text itself.
refused-balance-elsewhere = Trying an edition takes thousands of games, which only a house on a server can play. It can be played here all the same.
refused-balances-busy = Too many simulations are under way just now. Try again in a minute.
refused-balance-failed = The simulation did not come to an end. Try again.
# What happens at a table beside the game.
row-create = { $name } opened the table.
row-join = { $name } sat down.
row-leave = { $name } left.
row-kick = { $name } was sent away by the host.
row-release = The seat kept for { $name } is open to all now.
row-release-own = { $name } does not want to play again.
row-bot = The bot { $name } sat down.
row-bot-gone = The bot { $name } left.
row-host = { $name } is the host now.
row-commit = { $name } committed to a word for the dice.
row-seal = The seats are taken; everybody's words for the dice are opened.
row-word = { $name } opened a word for the dice.
row-mute = { $name } was muted by the host.
row-unmute = { $name } may speak again.
row-start = The game began.
row-start-without = The game began. Not opened in time, and so not in the dice: the word of { $names }.
row-file = A game file was opened.
row-end = { $why ->
    [file] The game file ends here, before the game does.
    [agreed] All have agreed to end the game. Nobody wins.
    [leader] There was no time left: the host of the evening let whoever leads win.
    [draw] There was no time left: the host of the evening called it a draw.
    [full] The server ended the game: so much has happened here that the table's log is full. The points as they stand decide.
    [older] The server ended the game: its rules have changed since it began. Nobody wins.
    [edition] The server ended the game: this version of it cannot read the table's edition. Nobody wins.
   *[replay] The server ended the game: its log no longer replays to what was stored. Nobody wins.
}
row-undo = { $name } took back “{ $move }”{ $more ->
    [0] .
   *[other] {" "}and what came after.
}
row-ask = { $name } asks to take back “{ $move }”{ $more ->
    [0] .
   *[other] {" "}and what came after.
}
row-agree = { $name } agrees.
row-decline = { $name } does not agree.
row-withdraw = { $name } no longer asks.
row-propose = { $what ->
    [pause] { $name } proposes a pause{ $until ->
        [0] .
       *[other] {" "}until { $until } (UTC).
    }
   *[end] { $name } proposes to end the game without a winner.
}
row-propose-you = { $what ->
    [pause] You propose a pause{ $until ->
        [0] .
       *[other] {" "}until { $until } (UTC).
    }
   *[end] You propose to end the game without a winner.
}
row-consent = { $name } agrees.
row-consent-you = You agree.
row-dissent = { $name } does not agree.
row-dissent-you = You do not agree.
row-pause = The game is paused{ $until ->
    [0] {" "}until somebody goes on.
   *[other] {" "}until { $until } (UTC), or until somebody goes on.
}
row-wake = The game goes on.
row-resign = { $name } resigned.
row-flag = { $name } ran out of time.
row-stand-in = A bot ({ $bot }) plays for { $name }.
row-call = { $by } asks for { $name }, who is away; after { $seconds } s a bot may play there.
row-back = { $name } is back.
row-replace = The bot { $name } failed; { $bot } plays on.
row-remind = { $name } was reminded.
row-resume = The server was not running; the time of { $name } starts again.
row-close = The table was closed.
row-close-full = The server closed the table: people came and went so often that its log is full.
row-close-edition = The server closed the table: this version of the game cannot read its edition.
row-rematch = There is a rematch.
unrated-network = This game is not rated: some of you play from one address.
unrated-program = This game is not rated: a program sits here with the person it belongs to.
unrated-repeats = This game is not rated: some of you have played enough rated games with each other for now.
unrated-own-edition = This game is not rated: its edition is somebody's own.
unrated-short-clock = This game is not rated: its clock is too short for that.
unrated-withdrawn = This game is not rated: this house does not rate everybody here.
unrated-host = This game is not rated: whoever runs the evening has decided it.
unrated-undecided = This game is not rated: it was ended before it was decided.
unrated-few = This game is not rated: for that, two people must have made { $least } moves each.
row-unrated = This game counts for the ratings after all.
row-archive = The table was put into the archive.
row-forget = Somebody who played here has asked to be forgotten.
row-unarchive = The table was taken out of the archive.
row-create-you = You opened the table.
row-join-you = You sat down.
row-host-you = You are the host now.
row-commit-you = You committed to a word for the dice.
row-word-you = You opened your word for the dice.
row-mute-you = You were muted by the host.
row-unmute-you = You may speak again.
row-undo-you = You took back “{ $move }”{ $more ->
    [0] .
   *[other] {" "}and what came after.
}
row-ask-you = You ask to take back “{ $move }”{ $more ->
    [0] .
   *[other] {" "}and what came after.
}
row-agree-you = You agree.
row-decline-you = You do not agree.
row-withdraw-you = You no longer ask.
row-resign-you = You resigned.
row-flag-you = You ran out of time.
row-stand-in-you = A bot ({ $bot }) plays for you.
row-call-you = { $by } asks for you; after { $seconds } s a bot may play at your seat.
row-call-by-you = You ask for { $name }, who is away; after { $seconds } s a bot may play there.
row-back-you = You are back.
row-remind-you = You were reminded: if your time runs out, that counts as leaving.
row-resume-you = The server was not running; your time starts again.
row-close-deserted = The server closed the table, as nobody had been there for a long time.
row-unsay = A line of chat was removed by { $by ->
    [host] the host
   *[house] an operator
}.
# A reminder, by webhook or e-mail.
reminder = { $name }, it is your turn at table { $table } ({ $game }). You have { $hours ->
    [one] one hour
   *[other] { $hours } hours
} left.
reminder-call = { $name }, { $by } waits for you at table { $table } ({ $game }). If you are not back in { $seconds } s, a bot may play for you.
# Reminders to those who are not there. Nothing of the game may be in them.
reach-turn-title = { $game }: your turn
reach-turn = It is your turn against { $others }.
reach-time-title = { $game }: your time runs out
reach-time = { $hours ->
    [one] You have one more hour for your move against { $others }.
   *[other] You have { $hours } more hours for your move against { $others }.
}
reach-full-title = { $game }: all seats are taken
reach-full = Everybody is there: the game with { $others } can begin.
reach-over-title = { $game }: the game is over
reach-over = { $won ->
    [yes] Your game with { $others } is over. Won by: { $winners }.
   *[no] Your game with { $others } is over. Nobody has won.
}
reach-stop = No more of these
mail-stop = You asked Burgomaster to remind you. One click ends this mail: { $link }
mail-confirm-title = Burgomaster: is this your address?
mail-confirm = Hello,

    somebody wants reminders from a house of Burgomaster to be sent to this address. If that was you, open this link within a day:

    { $link }

    If it was not you, do nothing. Nothing more is sent then.

mail-changed-title = Burgomaster: your mail goes elsewhere now
mail-changed = Hello,

    reminders of your games at Burgomaster came to this address. Another address has been given and confirmed: from now on they go there.

    If that was you, do nothing. If it was not, somebody else has one of your devices or links. Open { $link }, press “Leave all others”, and give your address again. If you are not known there any more, your recovery code brings you back.
mail-removed-title = Burgomaster: no more mail to you
mail-removed = Hello,

    reminders of your games at Burgomaster came to this address. It has been removed: nothing more is sent here.

    If that was you, do nothing. If it was not, somebody else has one of your devices or links. Open { $link }, press “Leave all others”, and give your address again. If you are not known there any more, your recovery code brings you back.

plan-dropped = Your plan was dropped at “{ $action }”: { $why }
plan-no-branch = Your plan says nothing for { $shown }: the rest was dropped.

# ---- Puzzles ----
refused-no-puzzle = There is no such puzzle.
puzzle-seat = Player { $letter }
puzzle-right = Right!
puzzle-wrong = Not the best: { $cost }.
puzzle-unweighed = Not the best. (What it costs was not weighed.)
puzzle-answer = Best: { $move }
puzzle-helps = it helps { $name } most ({ $chosen } % instead of { $better } %)
puzzle-holds = it holds { $name } back ({ $better } % instead of { $chosen } %)

data-readme = { $name }: everything this house knows of you.

    you.json: your name, settings, whether you wait for a game or are on no list of ratings.
    ways-in.json: your devices, recovery code, open links and the keys of your programs; never the secrets themselves.
    reminders.json: where push messages and mail go, and reminders that are open.
    games.json: every table you sat at or opened; games/ has the game files, chat/ what you said there.
    notes.json, plans.json: your notes at moves, and your plans.
    statistics.json: what you have played and won, what reviews said of you, your ratings.
    blocked.json, reports.json: whom you have blocked, what you have reported.
    club-nights.json: evenings you hosted or came to.

    A game file shows a whole game; “burgomaster verify” proves its dice, and the page reads it. The secret of the dice is in it when the game is over. Times are milliseconds since 1970.
    Not in it: backups, the server's own log and secrets, operators' notes, and what others reported.

# What an option changes. A bot's title is $bot; $turns and $players are lists of numbers.
option-measured = Measured against “{ $usual }” in { $games } games at each table, between bots ({ $bot }).
option-with = Both with “{ $value }”.
option-effect = “{ $value }”: { $effect }.
option-turns = turns a game with { $players } players: { $turns }
option-seat = seat { $seat } of { $players } wins { $points } percentage points of the games
option-nothing = no clear change in how long games are or who wins
option-same = every game went the same
option-unmoved = Such a bot makes no use of it, so nothing follows for people who do.
option-listed = { $before } and { $last }
