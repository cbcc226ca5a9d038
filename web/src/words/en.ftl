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
welcome-more = Three city-building games, exactly by their rules, with friends or bots. No account needed.
unofficial = An unofficial, free project with drawings and words of its own. The names of the games belong to their owners.
game-machi-koro = Machi Koro
game-machi-koro-is = Throw the dice, earn coins, and be the first to build four landmarks.
game-machi-koro-facts = 2–4 players · half an hour
game-alhambra = Alhambra
game-alhambra-is = Collect four currencies, buy the best buildings, and lead in every kind.
game-alhambra-facts = 2–6 players · half an hour
game-monopoly-builder = Monopoly Builder
game-monopoly-builder-is = Buy streets, trade, bid, and build the tallest city on the island.
game-monopoly-builder-facts = 2–4 players · an hour
play-bots = Play against bots
bots-level = Bots play as
with-friends = With friends
learn = Learn it
rules = Rules
your-tables = Your tables
open-tables = Open tables
no-open-tables = No table is waiting for players just now.
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
value-dutch = Dutch
value-international = international
value-standard = standard
value-house = house rules
value-same = the same number
value-free = free choice
value-new-york = New York
value-alhambra = Alhambra
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
setting-motion = Movement
setting-motion-auto = like my device
setting-motion-full = things travel
setting-motion-less = as little as possible
setting-speed = Speed
setting-speed-slow = slow
setting-speed-normal = normal
setting-speed-fast = fast
setting-confirm = Confirm moves
setting-confirm-off = no, play at once
setting-confirm-on = yes, ask me
setting-confirm-countdown = play after a few seconds
setting-sound = Sounds

## Machi Koro
mk-throw = The throw
mk-bank = Bank
mk-cities = Cities
mk-built = built
mk-landmarks = Landmarks
mk-your-throw = Throw the dice
mk-your-dice = The dice are rolling
mk-your-radio = You threw { $total }: keep it or throw again?
mk-your-tv = You threw { $total }: from whom shall the TV station take coins?
mk-your-give = You threw { $total }: swap a building, or do not
mk-your-build = { $coins ->
    [0] You threw { $total } and have no coins to build with
    [one] You threw { $total } and have one coin to build with
   *[other] You threw { $total } and have { $coins } coins to build with
}
mk-when-blue = When anybody throws { $numbers }: { $effect }.
mk-when-green = When you throw { $numbers }: { $effect }.
mk-when-red = When somebody else throws { $numbers }: { $effect }.
mk-when-purple = When you throw { $numbers }: { $effect }. One in each city.
mk-does-bank = { $coins ->
    [one] one coin from the bank
   *[other] { $coins } coins from the bank
}
mk-does-per = { $coins ->
    [one] one coin from the bank for every { $icon } card you have
   *[other] { $coins } coins from the bank for every { $icon } card you have
}
mk-does-thrower = { $coins ->
    [one] one coin from the thrower
   *[other] { $coins } coins from the thrower
}
mk-does-everybody = { $coins ->
    [one] one coin from every other player
   *[other] { $coins } coins from every other player
}
mk-does-one = { $coins ->
    [one] one coin from a player of your choice
   *[other] { $coins } coins from a player of your choice
}
mk-does-swap = you may swap one of your buildings for another player's
mk-train-station = You may throw two dice.
mk-shopping-mall = Each of your cup and bread cards earns { $coins } more.
mk-amusement-park = After doubles you take another turn.
mk-radio-tower = Once per turn you may throw again.
mk-odds = What would it earn?
mk-odds-short = Odds
mk-odds-of = If { $name } throws now, everybody's coins change by:
mk-odds-dice = Number of dice
mk-odds-number = { $n ->
    [one] One die
   *[other] Two dice
}
mk-odds-total = Total
mk-odds-chance = Chance
mk-odds-choice = Whom the TV station takes coins from is a choice; it is not counted here.

## Alhambra / New York
al-your-act = Take money, or buy a building
al-your-again = You paid exactly: buy again, or take money
al-hand = Your hand
al-no-cards = none
al-exact = part of an exact payment
al-pay-exactly = { $cards } = { $price }: pay exactly for { $building }
al-short = { $building }: { $missing } short
al-inexact = { $price } cannot be paid exactly
al-purchase = Purchase
al-choose-cards = choose { $currency } cards from your hand
al-pays-exactly = Pays { $paid } of { $price }: another action
al-pays-over = Pays { $paid } of { $price }: { $over } too many, the turn ends
al-pays-short = Pays { $paid } of { $price }: { $left } to go
al-buy = Buy
al-gift = Give it to Dirk
al-taking = { $cards ->
    [one] { $total }; one card may have any value
   *[other] { $total } of at most { $limit }
}
al-take = { $cards ->
    [one] Take this card
   *[other] Take these { $cards } cards
}
al-pile = Money pile { $pile } of { $piles }, { $left } left in it
al-piles-gone = The money piles are used up
al-collections = Buildings and points
al-scorings = Scorings
al-done = done
al-scoring-now = Scoring { $scoring } as it would be now
al-scoring-was = Scoring { $scoring } as it was
al-scoring-total = Scoring { $scoring } is past; the buildings are those of now
al-place = place { $place }:
al-tie = { $names } share places { $places }: { $pool ->
    [one] one point
   *[other] { $pool } points
}, { $each } each.
al-how = The most buildings of a kind win the first number beside it, the second most the next one. Whoever has equally many shares the points of their places, rounded down.
al-leftovers = Left in the yard at the end

## Monopoly Builder
mb-your-start = Throw for the first turn
mb-your-surplus = Too many chips: choose what stays behind
mb-your-throw = Throw the dice
mb-your-jail = You are in jail: throw for doubles, or buy yourself out
mb-your-buy = { $deed } is free: buy it for M{ $price }?
mb-your-auction = { $bid ->
    [0] { $deed } is auctioned: make the first bid, or drop out
   *[other] { $deed } is auctioned, highest bid M{ $bid }: bid more, or drop out
}
mb-your-roll = Throw for chips
mb-your-steal = You may steal a chip: whose?
mb-your-swap = Swap a chip with another player
mb-your-pick = Take a chip of your choice
mb-your-give = Give { $name } a chip
mb-your-act = Trade, deal and build, then end the turn
mb-your-debt = You owe M{ $debt }: find the money
mb-your-redeem = Pay off the deeds you received, or keep them mortgaged
mb-your-answer = { $offerer } offers { $given } for { $taken }: what do you say?
mb-board = Board and island
mb-spaces = Spaces (arrow keys walk round)
mb-desk = To be decided
mb-chips = Chips
mb-deeds = Deeds
mb-stock = Money and chips
mb-too-many = You have { $chips } chips. Who begins a turn with more than { $most } must leave the surplus behind.
mb-floor = Floor { $floor }
mb-floors = { $floors ->
    [one] one floor
    [5] penthouse
   *[other] { $floors } floors
}
mb-penthouse = Penthouse
mb-affordable = you have these chips
mb-not-affordable = you lack chips
mb-free-field = free
mb-mortgages = Mortgages
mb-set-worth = { $points ->
    [one] set: one point
   *[other] set: { $points } points
}
mb-extra-turn = Doubles: another turn
mb-cash-now = { $name } has M{ $cash }.
mb-cash-after = After buying M{ $cash } is left.
mb-no-bid = Nobody has bid yet
mb-bid-of = { $name } bids M{ $amount }
mb-bidders = Bidders
mb-dropped = out
mb-own-bid = Your own bid
mb-bid-this = Bid this
mb-leave = { $name } has too many chips and leaves { $chips } here.
mb-give = Every player gives { $name } a chip. Choose one.
mb-pick = Take a chip of your choice from the bank.
mb-steal = A chip may be stolen. Choose whose, or leave it.
mb-swap = Forced trade: one own chip for another kind from any player.
mb-gives = gives
mb-owes = { $name } owes { $creditor } M{ $amount } and has M{ $cash }: M{ $lacking } short.
mb-owes-bank = { $name } owes the bank M{ $amount } and has M{ $cash }: M{ $lacking } short.
mb-owes-how = Mortgage deeds or make a deal. The debt is paid by itself as soon as you have the money.
mb-owes-last = Nothing is left to mortgage: make a deal, or go bankrupt.
mb-redeem = { $name } has received mortgaged deeds: pay them off now, or keep them so.
mb-jailed = { $name } is in jail: try { $tries } of 3 at doubles, or pay, or use a card.
mb-trade = Trade with the bank
mb-parking = Free Parking: choose two chips, then one of another kind.
mb-deal = Deals
mb-counter = Your answer
mb-make-offer = Make an offer
mb-step-in = Step in with an offer
mb-make-counter = Make a counter-offer
mb-partner = With whom?
mb-you-give = You give
mb-they-give = { $name } gives
mb-both-sides = Both sides must give something.
mb-send-offer = Send the offer
mb-less = one less: { $name }
mb-more = one more: { $name }
mb-of-money = of M{ $amount }
mb-score-now = Points as they stand
mb-score-end = The final score
mb-show-all = Show all
mb-built = Floors
mb-sets = Complete sets
mb-group = { $size } connected
mb-about-start = Who comes here or passes receives M{ $bonus }.
mb-about-jail = Just visiting, unless you were sent here. Pay M{ $fine }, use a card or throw doubles to leave.
mb-about-go-to-jail = Go to jail at once. Your turn is over.
mb-about-free-parking = Once per visit: any two chips for one of another kind.
mb-about-chance = The top Chance card is turned up and carried out.
mb-about-roll = Throw both dice; the total names a kind, and you take { $chips } of it.
mb-about-steal = You may take one chip from another player.
mb-about-take = Take { $chips } chips of this kind from the bank.

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
lesson-machi-koro-goal = You win by building four landmarks first. Yours are still plans: they wait here, with their prices. Coins come from buildings, and buildings earn when their number is thrown.
lesson-machi-koro-throw = A turn begins with the dice. Press the ringed button to throw one.
lesson-machi-koro-income = The number decides who earns: your wheat field on a 1, your bakery on a 2 or 3. Your coins are counted here. Nothing earned? It happens; every number has its buildings.
lesson-machi-koro-build = After the throw you may build one thing. Cheap buildings are a good beginning: click a ringed card to buy it. New numbers give you more chances to earn.
lesson-machi-koro-watch = The others throw too, and that concerns you: blue cards earn on everybody's throw, green ones only on your own.
lesson-machi-koro-colours = Four colours: blue earns on every throw, green on your own, red takes coins from whoever throws, purple works on your own throw and only once per city. Point at a card to read it.
lesson-machi-koro-why = Click one of the dimmed cards. It tells you why you cannot have it now, with the rule.
lesson-machi-koro-more = Build again. Cards that help each other earn most: ranches for a cheese factory, forests and mines for a furniture factory.
lesson-machi-koro-landmark = You can pay for a landmark! Click the ringed plan to build it. The train station is the cheapest.
lesson-machi-koro-landmark-wait = Now save for a landmark: the train station costs 4. Throw, and end your turn without building until you have the coins; buying something cheap is fine too.
lesson-machi-koro-two = With the train station you may throw two dice, which reaches the numbers 7 to 12. Try it.
lesson-machi-koro-two-wait = The train station lets you throw two dice. Build it when you have 4 coins, then throw two.
lesson-alhambra-goal = Points come from having the most buildings of a kind. Three scorings, A, B and C, count them, and this table shows who would get what.
lesson-alhambra-take = Buildings cost money, and there are four currencies. In a turn you take money or buy. Begin with money: click an open card, then “Take this card”.
lesson-alhambra-watch = Each building is paid only in the currency of its slot, its colour and sign. Empty slots are filled at the end of every turn, so prices come and go while the others play.
lesson-alhambra-several = Small cards are worth a look: you may take several at once if they are worth 5 or less together. Choose two of them, then take.
lesson-alhambra-choose = A glowing building is one you can pay for. Click it to begin.
lesson-alhambra-choose-wait = Nothing can be paid yet. Take money of one currency until a building of that colour glows.
lesson-alhambra-buy = Now click the cards to pay with, in your hand, until the price is reached; then “Buy”. Too much is allowed, but there is no change.
lesson-alhambra-why = Click a dimmed building. It tells you why you cannot have it now, with the rule.
lesson-alhambra-exact = A green tick marks cards that pay a price exactly, without a coin too many. Whoever does has another action at once. That is how games are won: click the tick and buy.
lesson-alhambra-exact-wait = Try to pay exactly next: collect cards whose values add up to a price. A green tick will tell you when you can.
lesson-alhambra-again = You paid exactly, so you are on turn once more. Buy again if you can, or take money.
lesson-alhambra-scoring = In scoring A only the leader of each kind gets points, in B two places, in C three. Equal ones share. Later kinds in the list are worth more, so look where one more building makes you the leader.
lesson-alhambra-decks = Cards A and B lie hidden in the money piles and score at once when they turn up. The game ends when the building deck runs out, with scoring C. In a game for two a third player, Dirk, collects too.
lesson-monopoly-builder-goal = Build the best city on this island. Buildings, complete sets of streets, the most money and the largest group of buildings score. The first penthouse ends the game.
lesson-monopoly-builder-leave = You begin your turn with more than six chips, so some must stay behind on this space. Click what you need least; whoever lands here finds them.
lesson-monopoly-builder-throw = A turn begins with the dice. You move on, and every deed with the number thrown brings its owner chips. Press the ringed button.
lesson-monopoly-builder-buy = Nobody owns this street. Buy it: its number will bring you chips, and others will pay you rent. If you do not want it, it is auctioned.
lesson-monopoly-builder-bid = An auction: bid more than the others, or drop out. Any price below the printed one is a bargain.
lesson-monopoly-builder-chips = Chips are what you build with, four kinds. They come when the number of one of your deeds is thrown, by whomever, and from some spaces. Everybody's chips are counted here.
lesson-monopoly-builder-build = You have the chips for a floor. Click a ringed field of the island. Higher floors score more; buildings side by side count for the community.
lesson-monopoly-builder-build-wait = To build you need chips: a first floor costs one dump truck and one excavator. Throw, buy streets, trade with the bank or make a deal until a field glows.
lesson-monopoly-builder-why = Click a field where you cannot build now. It tells you why, with the rule.
lesson-monopoly-builder-deal = You may deal with everybody: open “Make an offer”, choose what you give and what you want, and send it. The other one accepts, refuses or answers with another offer.
lesson-monopoly-builder-bank = You have four chips of a kind: the bank gives you one of your choice for them.
lesson-monopoly-builder-end = Nothing more to do? End the turn with the ringed button.
lesson-monopoly-builder-watch = The others' throws can bring you chips too. And you may step in with an offer at any time, if you need something.
lesson-monopoly-builder-sets = Streets come in sets of two. A complete set raises the rent and scores at the end. Short of money? Deeds can be mortgaged here.
lesson-monopoly-builder-score = The points as they stand: buildings, sets, the Billionaire with the most money, the Community with the most connected buildings. When the penthouse comes, this decides.

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
