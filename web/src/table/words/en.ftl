# What a table says, beside its board: loaded with the table.

title-your-turn = ● Your turn · Burgomaster
add = Add

## New table
hints = Hints and odds

## Lobby
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
close-table = Close the table
send-away = Send away
host = host
add-bot = Put a bot here …
add-bot-at = A bot for seat { $n }
invite = Invite
invite-how = One link for everybody: send it to your group. Whoever opens it takes a free seat.
invite-link = Invite link
invite-seats = A link for each seat
invite-seats-how = Whoever opens it sits down on that very seat; then the link has been used.
invite-seat-link = Link to seat { $n }
invite-late = This game has begun. Ask whoever invited you for the next one.
copy = Copy
share-link = Share
copied = Copied
qr = QR code
dice-word = Something of your own for the dice (optional)
dice-word-why = Your browser adds a random word to the dice, committed to now and opened at the start, so that nobody can choose a throw, not even the server. You may put something of your own into it.
dice-word-sent = It is in your word for the dice.
nobody-wins = Nobody wins
table-ended = This game has ended.
dice-opening = The dice are being mixed: everybody's word is opened.
about-dice = Fair dice
played-so = How it is played

## Table
players = Players
players-and-log = Players and log
your-move = The move
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
restart-turn = Restart turn
agree = Agree
decline = Decline
withdraw = Withdraw
all-moves = All moves as a list
look-back = Look back
to-present = Back to the game
hint-says = A bot would: { $action }.
do-it = Do it
evaluation = Evaluation
evaluation-best = Best: { $move }
evaluation-looked = { $count } variations looked at
evaluation-begins = The position is being looked at …
evaluation-failed = There is no evaluation: the engine does not answer.
resign-sure = Give up this game?
resign-means-loss = The other player wins.
resign-means-bot = A bot plays your seat to the end; it cannot win with it.
resign-counts = Leaving counts: who is brought together with you is told, in a word, if you often leave games early.
log = Log
chat = Chat
log-and-chat = Log and chat
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
watching = You watch

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
unveiling = The points are being counted
looking-back = Looking back
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
rematch-declined = Not this time: { $names }.
begins-itself = The game begins by itself when every seat is held.
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
verify-fine = All { $n } chance events follow from the commitment this browser saw, with everybody's words. Nobody could choose or change them.
verify-unseen = All { $n } chance events follow from the commitment in the record. This browser did not see the table while it was played, so it cannot say whether that is the one the players saw.
verify-bad = { $n } chance events do not follow from the commitment!
verify-bad-words = A word in the record is not the one its player committed to!
verify-differs = This record is not of the game that this browser saw!
verify-doubt-table = It belongs to another table.
verify-doubt-commitment = Its commitment is another one than the server showed here.
verify-doubt-word-commitments = Its commitments to words are others than the players made.
verify-doubt-word-changed = The word it has for you is not one of yours.
verify-doubt-word-left-out = Your own word was not opened in time, so it is not in the dice. If your line was good, ask who runs the house.
verify-doubt-moves = Moves or throws in it differ from those you saw.
verify-how = How this was checked
verify-1 = Before the first throw the server published this commitment (a SHA-256):
verify-2 = After the game it showed its secret, and the secret fits the commitment:
verify-2-bad = After the game it showed this secret, which does NOT fit the commitment:
verify-3 = The secret, the table, everybody's words and the event's number give one long number each (HMAC-SHA-256). For event { $event } it is { $number }; divided by { $total } it leaves { $rest }, and that means “{ $text }”.
verify-4 = The same was computed here, in your browser, for all events; { $n } agree with the record.
verify-5 = { $early ->
    [yes] This browser saw the commitment before the game began
   *[no] This browser first saw the commitment when the game had begun
} and then { $n } moves and throws{ $whole ->
    [yes] , all there were
   *[no] {""}
}; the record agrees with them.
verify-left-out = Not in the dice, since it was not opened in time: the word of { $names }.
verify-means = This proves that nobody could choose or change a throw: not the server, which had committed to its secret before it knew anybody's word; not a player, since all had committed to their words before any was opened. It does not prove that the server kept its secret to itself: it could foresee throws, and it could leave a word out, which is written here.

## Guided games
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
about-line = About this line of { $name }
block-means = Who is blocked cannot sit down at your tables, and you do not hear them at any table. They are not told.
blocked-now = { $name } is blocked.
unblocked-now = { $name } is no longer blocked.
report = Report { $name }
report-line = Report this line of { $name }
report-why = What is wrong?
report-send = Send the report
report-means = Only whoever runs this house reads it. Nobody at the table hears of it.
reported = Thank you. Whoever runs this house has been told.
line-removed = The line is gone.

## The table on one screen
tab-table = Table
tab-log = Log
tab-chat = Chat
tab-own = Notes
tab-review = Review
unread = unread
see-board = See the board
choices-hidden = { $n ->
    [one] { $n } more choice
   *[other] { $n } more choices
}
skip-choices = To what you can do
choices-further = { $n ->
    [one] { $n } more choice as a list
   *[other] { $n } more choices as a list
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

## Luck and skill
review-title = Luck and skill
mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder
mark-lucky = Lucky
mark-unlucky = Unlucky
marks-inaccuracy = Inaccuracies
marks-mistake = Mistakes
marks-blunder = Blunders
review-about = A bot looks at every decision and every throw, by what each player could know then. It takes from some seconds to some minutes.
review-mine = Review my game
review-ask = Review the game
review-deeper = Look closer (some minutes)
review-working = The game is being looked at … This can take some minutes; you may look around meanwhile.
review-progress = How far the review is
review-done = { $assessed } of { $decisions } decisions
review-failed = No bot has time for it just now. Try again a little later.
review-show = Show it
review-others = Other good moves
review-cost = { $mark }: cost { $points } points
review-luck = { $name }: { $points } points by luck
review-initial = At first
review-lucky = Luck
review-errors = Own errors
review-given = Others’ errors
review-revision = Second thoughts
review-final = In the end
review-without = Without luck it would have been: { $chances }.
review-rate = Error per decision
review-legend = Points of the chance of winning. Inaccuracies cost { $a } points or more, mistakes { $b }, blunders { $c }.
review-turning = Turning points
review-marked = Move by move
review-whose = Whose game
review-none = Nothing here deserves a mark.
notes = Your notes
note-about = Only you see them. At any move you look at, write what you want to find again.
note-here = Note at move { $n }
note-save = Keep the note
note-remove = Remove it
note-say = Say it in the chat
note-said = Move { $n }: { $text }
note-kept = Kept.
review-lost = Lost of what was at stake

## Several people around one device
pass-to = Pass the device to { $name }
pass-why = Cards are hidden until then.
pass-taken = I am { $name }: show my cards
who-holds = Who holds the device

## Several tables
next-table = { $n ->
    [one] Your turn at another table
   *[other] Your turn at { $n } other tables
}

## Pausing and ending by agreement
paused = The game is paused until somebody goes on.
paused-until = The game is paused until { $until }, or until somebody goes on.
pause-end = Go on with the game
pause-until = Pause until (optional)
pause-until-how = Without a day the pause lasts until somebody goes on. All clocks stop.
pause-now = Pause
propose = Pause or end together
propose-how = It happens when everybody who plays agrees. You can propose it again after your next move.
propose-alone = Nobody else has to agree here.
propose-pause = Propose a pause
propose-end = Propose to end the game
propose-end-how = The game ends here, and nobody wins.
end-now = End the game
proposal-waits = The others have not all agreed yet.
proposal-pause = { $name } proposes a pause.
proposal-pause-until = { $name } proposes a pause until { $until }.
proposal-end = { $name } proposes to end the game without a winner.
agreed-end = All agreed to end the game here.
