# Monopoly Builder in English.

title = Monopoly Builder
about = Buy streets, trade, bid, and build the tallest city on the island.
duration = an hour

## Chips, one and several; tokens; sets of deeds

dump-truck = dump truck
crane = crane
excavator = excavator
boat = boat
dump-trucks = dump trucks
cranes = cranes
excavators = excavators
boats = boats
penguin = penguin
cat = cat
t-rex = T-Rex
duck = duck
brown = brown
light-blue = light blue
pink = pink
orange = orange
red = red
yellow = yellow
green = green
dark-blue = dark blue

some-chips = { $count ->
    [one] { $count } { $one }
   *[other] { $count } { $many }
}
some-cards = { $count ->
    [one] a Get-out card
   *[other] { $count } Get-out cards
}
some-money = M{ $amount }

## Spaces

space-start = START
space-jail = Jail / Just visiting
space-free-parking = Free Parking
space-go-to-jail = Go to jail
space-chance = Chance
space-roll = Roll for resources
space-steal = Steal a chip
space-take = Take { $count } { $many }

## Chance cards

card-get-out-of-jail = Get out of jail (keep this card)
card-forced-trade = Forced trade: swap a chip with a player
card-to-start = Go to START
card-to-jail = Go to jail
card-take-dump-truck = Take dump trucks
card-take-crane = Take cranes
card-take-excavator = Take excavators
card-take-boat = Take boats
card-take-any = Take a chip of your choice
card-take-one-of-each = Take one chip of each kind
card-collect-chips = Every other player gives you a chip
card-receive = Receive money
card-pay = Pay a bill
card-pay-per-floor = Pay for every floor you own
card-to-unowned = Go to the next property nobody owns
card-to-free-parking = Go to Free Parking

## Verbs people may type, separated by commas

verb-throw = throw, roll
verb-pay = pay, pay fine, pay the fine, leave jail
verb-use-card = use card, use a card, use get out card, use get out of jail card
verb-buy = buy, buy it
verb-auction = auction, auction it
verb-drop = drop, drop out, no bid
verb-bankrupt = bankrupt, go bankrupt
verb-accept = accept, agree
verb-refuse = refuse, decline, reject
verb-keep = keep, keep mortgages, keep mortgaged
verb-no-steal = no steal, steal nothing, do not steal
verb-end = end, end turn, done
verb-pass = pass, no, nothing
verb-leave = leave
verb-give = give
verb-take = take, pick
verb-trade = trade, exchange
verb-steal = steal, rob
verb-swap = swap
verb-mortgage = mortgage
verb-pay-off = pay off, redeem
verb-build = build
verb-bid = bid
verb-offer = offer, offer to
verb-counter = counter, counter offer
verb-for = for
verb-from = from, of
verb-and = and
verb-get-out-card = card, cards, get out card, get out cards, get out of jail card
verb-dice = dice
verb-card = card, chance

## What an action does, for lists of actions

do-throw = throw the dice
do-pay = pay M{ $fine } to leave jail
do-use-card = use a Get-out card to leave jail
do-buy = buy { $deed } for M{ $price }
do-auction = do not buy: auction { $deed }
do-drop = drop out of the auction
do-bankrupt = go bankrupt
do-accept = accept the offer of { $name }
do-refuse = refuse the offer of { $name }
do-keep = leave the deeds mortgaged
do-no-steal = steal nothing
do-end = end the turn
do-leave = leave one { $one } on this space
do-give = give one { $one } to { $name }
do-take = take one { $one }
do-trade = trade { $given } with the bank for one { $one }
do-steal = steal one { $one } from { $name }
do-swap = swap your { $own } for one { $one } of { $name }
do-mortgage = mortgage { $deed }: receive M{ $amount }
do-pay-off = pay off { $deed }: pay M{ $amount }
do-build = build floor { $floor } on field { $field }
do-penthouse = build the penthouse on field { $field }
do-bid = bid M{ $amount }
do-begin-offer = make { $name } an offer …
do-offer = offer { $name }: { $given } for { $taken }

## Options

option-deals = May players deal with each other?
option-offers = How many offers a player may make during one turn.
option-rounds = After how many rounds the game ends and is scored.
value-edition-house = house rules

## Refusals

refuse-game-over = The game is over.
refuse-not-your-turn = { $seat } is to decide now.
refuse-chance-decides = Dice or a card decide now; nobody can act until they lie still.
refuse-not-your-choice = Chance decides that, not a player.
refuse-no-such-outcome = That cannot be the result now.
refuse-not-now = There is nothing of that kind to do now.
refuse-throw-first = A turn begins with a throw; throw the dice first.
refuse-already-thrown = You have thrown already; this turn goes on after the throw.
refuse-leave-first = You have more than { $most } chips: first leave the surplus on your space.
refuse-nothing-to-leave = Chips are left on a space only at the start of a turn, by a player with more than { $most }.
refuse-not-in-jail = You are not in jail.
refuse-no-money-for-fine = Leaving jail costs M{ $fine }, and you have M{ $cash }.
refuse-no-get-out-card = You have no Get-out card.
refuse-buy-first = First decide about { $deed }: buy it, or have it auctioned.
refuse-nothing-to-buy = You do not stand on a property that is for sale.
refuse-too-dear = { $deed } costs M{ $price }, and you have M{ $cash }.
refuse-no-auction = There is no auction now.
refuse-bid-first = { $deed } is being auctioned: bid, or drop out.
refuse-finish-bid = Finish the bid first.
refuse-bid-too-low = The least bid now is M{ $least }.
refuse-bid-too-high = A bid may not exceed your cash, M{ $cash }.
refuse-note-order = Amounts are put together from as few notes as possible, the largest first.
refuse-steal-first = First steal a chip, or say that you steal none.
refuse-nothing-to-steal = Stealing belongs to the Steal space.
refuse-swap-first = First carry out the forced trade: swap a chip with a player.
refuse-nothing-to-swap = Swapping belongs to the Chance card Forced trade.
refuse-same-kind = Chips are exchanged for a chip of another kind.
refuse-pick-first = First take a chip of your choice.
refuse-give-first = First give a chip of your choice to the player on turn.
refuse-no-such-seat = There is no player { $other }; the game has { $players } players.
refuse-not-yourself = Choose another player, not yourself.
refuse-they-are-bankrupt = { $other } is bankrupt and takes no more part.
refuse-no-such-chip = You do not have enough { $many } for that.
refuse-not-their-chip = { $other } has no { $one }.
refuse-bank-has-none = The bank has no { $many } left.
refuse-too-few-to-trade = The bank wants { $rate } { $many }, and you have { $count }.
refuse-not-parking = Two chips for one are exchanged on Free Parking, once per visit.
refuse-not-your-deed = { $deed } is not yours.
refuse-already-mortgaged = { $deed } is already mortgaged.
refuse-not-mortgaged = { $deed } is not mortgaged.
refuse-too-dear-to-pay-off = Paying off { $deed } costs M{ $cost }, and you have M{ $cash }.
refuse-not-just-received = { $deed } was not among the deeds you have just received.
refuse-redeem-first = First pay off the mortgaged deeds you have just received, or keep them mortgaged.
refuse-jailed = In jail you may not build.
refuse-no-foundation = There is no foundation at { $field }.
refuse-not-your-building = The building at { $field } is another player's.
refuse-no-blocks = You have no blocks left.
refuse-too-few-to-build = That floor costs { $chips }, and you do not have them all.
refuse-debt-first = You owe M{ $debt } and have M{ $cash }: first mortgage, deal, or go bankrupt.
refuse-no-debt = You owe nothing.
refuse-can-still-mortgage = You can still mortgage a deed; only who cannot pay at all is bankrupt.
refuse-no-deals = At this table there are no deals between players.
refuse-no-deals-now = No deals now: only before a throw, after a move, or while a debt is unpaid.
refuse-too-many-offers = A player makes at most { $limit } { $limit ->
    [one] offer
   *[other] offers
} during one turn.
refuse-nothing-to-deal = There is nothing the two of you could exchange.
refuse-answer-first = First answer the offer: accept, refuse, or make a counter-offer.
refuse-no-offer = No offer is open to you now.
refuse-only-to-offerer = A counter-offer goes to the player who made the offer.
refuse-offer-fell-through = The offer can no longer be carried out: somebody does not have what it names.
refuse-finish-offer = Finish the offer first.
refuse-not-offering = Begin an offer first.
refuse-named-twice = { $deed } is named twice.
refuse-item-order = Offers are put together in order: deeds, chips, Get-out cards, money.
refuse-not-enough-chips = You do not have that many { $many }; you have { $count }.
refuse-not-enough-cards = You do not have that many Get-out cards.
refuse-not-enough-money = You have only M{ $cash }.
refuse-both-ways = Nothing goes both ways: what is given is not asked for as well.
refuse-nothing-left-to-ask = If you give that, { $other } has nothing else to give for it.
refuse-give-something = First say what you give.
refuse-ask-something = First say what you ask for.
refuse-given-part-is-over = Now say what you ask for.
refuse-they-do-not-have-it = { $other } does not have that.
refuse-only-offers = It is the turn of { $turn }; stepping in, you can only make an offer.

## What happened

told-ties-to-start = { $names } tie with { $total } and throw again
told-starts = { $who } throws highest and starts
told-extra-turn = Doubles: { $who } is on turn once more
told-too-many-doubles = Doubles { $in_row } times in a row
told-collects = { $who } collects { $things }
told-takes = { $who } takes { $things }
chips-short = only { $got } of { $due } { $many }
things-for-deed = { $things } ({ $deed })
told-moves = { $who } moves to { $to }
told-passes-start = { $who } receives M{ $got } at START
told-picks-up = { $who } picks up { $things }
told-jailed = { $who } goes to jail
told-rent = { $rent ->
    [set] { $who } pays { $to } M{ $due }, the set rent of { $deed }
   *[single] { $who } pays { $to } M{ $due }, the rent of { $deed }
}
told-rent-due = { $rent ->
    [set] { $who } must pay { $to } M{ $due }, the set rent of { $deed }
   *[single] { $who } must pay { $to } M{ $due }, the rent of { $deed }
}
told-no-rent = { $deed } is mortgaged: { $who } pays { $to } no rent
told-rolls = { $who } throws { $total } for resources
told-nothing-there = On { $place } there is nothing for { $who } to do
told-draws = { $who } draws: { $card }
told-turns-up = { $who } draws: { $card }
told-skips-card = That is not possible now, and is skipped
told-receives = { $who } receives M{ $got } from the bank
told-floor-bill = { $floors ->
    [one] M{ $each } for one floor of { $who }
   *[other] M{ $each } for each of { $floors } floors of { $who }
}
told-must-give = { $who } gives { $to } one { $chip }
told-gives-nothing = { $who } has no chip to give
told-cannot-raise = { $count ->
    [one] { $names } cannot bid M{ $least } and drops out
   *[other] { $names } cannot bid M{ $least } and drop out
}
told-wins-auction = { $who } gets { $deed } for M{ $paid }
told-no-bids = Nobody bids, and { $deed } stays with the bank
told-escapes = { $who } is out of jail
told-fails = No doubles: { $who } stays in jail (try { $tries } of { $most })
told-fails-last = No doubles in the last try: { $who } must pay M{ $due } and throws again
told-owes = { $who } must pay M{ $due } and has only M{ $has }
told-pays = { $who } pays { $to } M{ $paid }
told-pays-bank = { $who } pays the bank M{ $paid }
told-bankrupt = { $who } cannot pay M{ $due } and is bankrupt
told-hands = { $to } receives from { $who }: { $things }
told-returns = { $who } returns to the bank: { $things }
told-penthouse = { $who } builds the penthouse; the game is over
told-over = { $why ->
    [last-round] The last round is over, and the game with it
    [nobody-can-finish] Nobody can complete a building of four floors any more; the game is over
   *[penthouse] The game is over
}
told-scores = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $parts }
score-buildings = buildings
score-sets = sets
told-wins = { $who } wins
told-wins-by-money = { $who } wins: as many points, but more money
told-winners = { $names } share the victory

## The table

table-turn = Turn { $turn }, round { $round }
table-start = { $name } throws for the first turn
table-surplus = { $name } leaves surplus chips on the space
table-throw = { $name } is to throw
table-dice = the dice are rolling for { $name }
table-buy = { $name } may buy { $deed } for M{ $price }
table-auction = { $bid ->
    [0] { $deed } is auctioned, nobody has bid yet; { $actor } bids or drops out
   *[other] { $deed } is auctioned, highest bid M{ $bid }; { $actor } bids or drops out
}
table-roll = { $name } rolls for resources
table-steal = { $name } may steal a chip
table-card = { $name } draws a Chance card
table-swap = { $name } swaps a chip with a player
table-pick = { $name } takes a chip of choice
table-give = { $actor } gives { $name } a chip
table-act = { $name } may trade, deal and build
table-debt = { $name } owes M{ $debt }
table-redeem = { $actor } may pay off the deeds received
table-offer = { $actor } makes an offer
table-answer = { $actor } answers an offer of { $offerer }: { $given } for { $taken }
table-over = the game is over
table-player = Player
table-token = Token
table-points = Points
table-cash = Money
table-space = Space
table-blocks = Blocks
table-cards = Get-out
table-bank = Bank
table-in-jail = in jail
table-bankrupt = bankrupt
table-deed = Deed
table-price = Price
table-rent = Rent
table-number = No.
table-kind = Chip
table-owner = Owner
table-mortgaged = mortgaged
table-island = Island: owner and floors
table-lying = Lying on spaces
table-chance = Chance cards: { $unseen } unseen, { $under } under the pile

## The picture

picture-you = you
picture-number = throw that brings chips
picture-billionaire = Billionaire
picture-community = Community
picture-costs = What the floors cost

## The table as lists

view-round = Round
view-first = First player
view-actor = To decide
view-doubles = Doubles in a row
view-extra_turn = Another turn
view-parking = Swap at Free Parking
view-start_throws = Throws for the first turn
view-token = Token
view-cash = Money
view-chips = Chips
view-deeds = Deeds
view-deed = Deed
view-mortgaged = Mortgaged
view-get_out_cards = Get-out-of-jail cards
view-blocks = Blocks left
view-space = Space
view-failed_tries = Failed tries at doubles
view-bankrupt = Bankrupt
view-offers = Offers this turn
view-bank = Bank
view-lying = Lying on spaces
view-island = Island
view-floors = Floors
view-chance = Chance
view-unseen = Unseen
view-under = Under the pile
view-auction = Auction
view-bid = Bid
view-bidder = Highest bidder
view-bidding = Still bidding
view-debt = Debt
view-received = Deeds received
view-offer = Offer
view-from = From
view-to = To
view-gives = Gives
view-takes = Takes
view-resume = Then

## The screen of a terminal. The short words are at most four letters long, those of chips and sets two

short-dump-truck = du
short-crane = cr
short-excavator = ex
short-boat = bo
short-brown = br
short-light-blue = lb
short-pink = pi
short-orange = or
short-red = re
short-yellow = ye
short-green = gr
short-dark-blue = db
short-space-start = STRT
short-space-jail = Jail
short-space-free-parking = Park
short-space-go-to-jail = ToJl
short-space-chance = ?
short-space-roll = Roll
short-space-steal = Stl
menu-throw = Throw
menu-end = Turn
menu-buy = Property
menu-bid = Auction
menu-build = Build
menu-trade = Trade with the bank
menu-deal = Offer
menu-mortgage = Mortgage
menu-pay-off = Pay off
menu-chips = Chips
menu-give = You give
menu-ask = You ask for
menu-then = Then
screen-points = pt
screen-money = M
screen-blocks = bl
screen-jail = jail
screen-bankrupt = out
screen-get-out = { $count }× Get-out
screen-chance = { $cards } Chance cards
screen-penthouse = P
screen-the-penthouse = penthouse
screen-floor = fl
screen-build = { $field }: floor { $floor }
screen-then-ask = that is all; now what you ask for
screen-propose = make this offer
screen-nothing-yet = nothing yet
screen-offer = Offer to { $name } — you give: { $given } — you ask for: { $asked }
screen-odds = If { $name } throws now
screen-only-doubles = In jail only doubles lead anywhere.
screen-stays = stays where they are
screen-if-accepted = If accepted, points: { $points }
