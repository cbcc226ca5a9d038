# A club night.
how = Open an evening for your club or family. Everybody comes by one link; each round seats three or four who stand alike, and the standings count every table.
games = Games, one for each round in turn
rounds = Rounds
seats = Players at a table
move-time = Seconds for a move (0: no clock)
round-time = Minutes for a round (0: until all tables are over)
bots = Bots fill empty seats
rated = Its games count for the ratings
public = People without the link find it too
open = Open the evening
yours = Your evenings
all = Open to all
listed = { $when }, { $n ->
    [one] one person
   *[other] { $n } people
}
ended = over
come = Come in
come-how = You play from the next round on.
come-back = You have gone. You may come back for the next round.
to-table = To my table
wait-first = You are in. The host will open the first round.
wait-next = You play again in the next round.
leave = Go home
leave-sure = A bot plays your seat to the end, and it counts as lost. Go all the same?
stay = Stay
over = The evening is over.
is-rated = This evening counts for the ratings.
round = Round { $n } of { $of }: { $game }
before = The first round has not begun.
until = Time until { $time }
late = The time of this round is up.
round-over = Round { $n } is over.
table = Table { $n }
wins = { $n ->
    [one] { $said } win
   *[other] { $said } wins
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
turn = to move
table-over = over
opening = opens
standings = Standings
podium = The first three
rank = Rank
name = Name
won = Wins
met = Opponents
played = Played
met-how = Those with equal wins are told apart by the wins of all they have met.
gone = gone
forgotten = somebody
host = You are the host
open-round = Open round { $n }
end = End the evening
end-sure = End the evening? Nobody can come back in then.
drop = Has gone
drop-named = { $name } has gone
decide-leader = The leader wins
decide-draw = A draw
decide-how = A table that cannot be played to its end is decided by you.
screen = Show on a big screen
results = Results as CSV
link = The link for everybody
copy = Copy the link
copied = Copied
code = QR code of this evening
scan = Scan to join
people = { $n ->
    [one] One person is here
   *[other] { $n } people are here
}
gone-wrong = There is no such evening.
