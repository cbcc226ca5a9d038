# Why the house says no.
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
refused-sent-away = The host has sent you away; only an invite link brings you back.
refused-full = There is no free seat.
refused-empty-seats = Some seats are still open; wait for players or put bots there.
refused-started = The game has begun.
refused-not-started = The game has not begun.
refused-over = The game is over.
refused-not-over = The game is not over.
refused-closed = The table is closed.
refused-read-only-rules = The rules of this game have changed since this table began, so it can be read but not played on.
refused-read-only-replay = This table's log no longer replays to what was stored, so it can be read but not played on.
refused-stale = The table has moved on: you answered to { $given }, it stands at { $now }.
refused-ahead = The table stands at { $now }; there is no { $given } yet.
refused-log-full = This table has had its { $most } rows; nothing more can happen here.
refused-busy = The table is busy; try again.
refused-not-your-turn = It is not your turn.
refused-stood-in = A bot plays for you; take your seat back first.
refused-unknown-action = This move cannot be understood: { $problem }
refused-ambiguous-action = This move is not clear: { $problem }
refused-undo-off = This table plays without taking back.
refused-undo-nothing = There is nothing of yours to take back.
refused-undo-only-free = This table takes back only what revealed nothing.
refused-undo-not-asked = Nobody asks to take that back.
refused-undo-own = You asked for it yourself.
refused-hints-off = This table plays without hints.
refused-spectators-off = This table has no spectators.
refused-muted = The host has muted you.
refused-only-players-talk = Only those who sit at the table talk here.
refused-ignore-own = That is your own seat.
refused-not-absent = That player is here.
refused-no-stand-in = No bot plays for you.
refused-resigned = You have resigned.
refused-name = A name has 1 to 40 visible characters.
refused-text = A message has 1 to { $most } visible characters.
refused-token = This key is not valid.
refused-too-many-tables = You have { $most } unfinished tables; finish or close one first.
refused-too-many-tokens = You have { $most } keys; forget one first.
refused-too-many-connections = Too many connections; close one first.
refused-rate = Too many requests; wait { $seconds } s.
refused-too-large = The request is larger than { $most } bytes.
refused-too-slow = The request took longer than { $seconds } s to arrive.
refused-head-too-large = The address and headers are larger than { $most } bytes.
refused-json-only = Send JSON (Content-Type: application/json).
refused-origin = This request comes from another site.
refused-host = This server does not answer to that name.
refused-store = The house cannot write just now; nothing is lost, try again with the same client id.
refused-bots-busy = The bots are busy; try again.
refused-internal = Something went wrong in the house. It has been noted.
refused-rematch-exists = There is a rematch already.
refused-blocked = You are blocked in this house.
refused-blocked-until = You are blocked in this house until { $until } (UTC).
refused-blocked-name = This name is not allowed here; choose another one.
refused-no-new-names = This house takes no new players just now; whoever is here plays on.
refused-no-new-tables = No new tables are opened here just now; games under way go on.
refused-operator-key = This operator's key is not valid.
refused-not-an-address = That is no address, nor a network such as 203.0.113.0/24.
refused-network-too-wide = That network is too wide: at least { $least } bits.
refused-not-a-player = That is no player's id.
refused-too-many-blocks = There are { $most } blocks already; take one away first.
refused-too-many-reports = There are many reports waiting already; somebody will look at them.
refused-no-line = There is no such line of chat.
refused-nobody-there = Nobody sits there.
refused-report-own = That is your own seat.
refused-block-own = That is you.
refused-unwelcome = You cannot sit down at this host's tables.
# What happens at a table beside the game.
row-create = { $name } opened the table.
row-join = { $name } sat down.
row-leave = { $name } left.
row-kick = { $name } was sent away by the host.
row-bot = The bot { $name } sat down.
row-bot-gone = The bot { $name } left.
row-host = { $name } is the host now.
row-word = { $name } added a word to the dice.
row-mute = { $name } was muted by the host.
row-unmute = { $name } may speak again.
row-start = The game began.
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
row-resign = { $name } resigned.
row-flag = { $name } ran out of time.
row-stand-in = A bot ({ $bot }) plays for { $name }.
row-back = { $name } is back.
row-replace = The bot { $name } failed; { $bot } plays on.
row-remind = { $name } was reminded.
row-resume = The house was closed; the time of { $name } begins anew.
row-close = The table was closed.
row-rematch = There is a rematch.
row-archive = The table was put into the archive.
row-unarchive = The table was taken out of the archive.
row-unsay = A line of chat was removed by { $by ->
    [host] the host
   *[house] the house
}.
# A reminder, by webhook or e-mail.
reminder = { $name }, it is your turn at table { $table } ({ $game }). You have { $hours ->
    [one] one hour
   *[other] { $hours } hours
} left.
