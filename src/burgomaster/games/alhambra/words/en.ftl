# Alhambra / New York – The Card Game in English.

title = Alhambra
about = Collect four currencies, buy the best buildings, and lead in every kind.
duration = half an hour

## Buildings: the New York names, then the Alhambra names of the same six kinds

museum = Museum
theater = Theater
station = Station
church = Church
garden = Garden
skyscraper = Skyscraper
alhambra-museum = Pavilion
alhambra-theater = Seraglio
alhambra-station = Arcades
alhambra-church = Chambers
alhambra-garden = Garden
alhambra-skyscraper = Tower

## Money

yellow = yellow
blue = blue
green = green
orange = orange
card = { $currency } { $value }
dirk = Dirk

## Verbs people may type, separated by commas

verb-buy = buy, build, purchase, get, acquire, construct, buying
verb-with = with, using, paying, pay, pay with, paying with, paid with, and pay, and pay with, use, by paying, with my, for a payment of, spend
verb-at = at, on, in, from, slot
verb-for = for, to
verb-and = and
verb-take = take, draw, get, grab, pick, pick up, collect, taking, choose, select, receive
verb-pass = pass, nothing, skip, skip turn, skip my turn, end turn, end my turn, done, do nothing, i m done, no, pass turn, pass my turn, next
verb-building = building
verb-money = money
verb-scoring = scoring, score
verb-first = first
verb-of = of
verb-give = give, give it, give it to, gift, gift it, and give it to
verb-card = card, money, money card, coin, value, with value, worth, card of
verb-several = cards, money cards, coins, of them
verb-exact = exactly, exact, precisely, the exact price

## What else people call them, separated by commas

also-museum = museums, pavilions, the pavilion
also-theater = theatre, theatres, theaters, playhouse, seraglios
also-station = stations, train station, arcade, railway station
also-church = churches, chamber
also-garden = gardens, park
also-skyscraper = skyscrapers, sky scraper, high rise, towers
also-yellow = yellow money
plural-yellow = yellows
also-blue = blue money
plural-blue = blues
also-green = green money
plural-green = greens
also-orange = orange money
plural-orange = oranges

## What an action does, for lists of actions

do-buy = buy { $name } at { $slot } for { $price }, paying { $cards }
do-buy-exact = buy { $name } at { $slot } for { $price }, paying exactly { $cards }
do-buy-dirk = buy { $name } at { $slot } for { $price }, paying { $cards }, and give it to Dirk
do-buy-dirk-exact = buy { $name } at { $slot } for { $price }, paying exactly { $cards }, and give it to Dirk
do-begin-buy = buy { $name } at { $slot } for { $price }
do-take = take { $cards }
do-pass = pass, for nothing is possible

## Options

option-theme = Names and pictures: New York or Alhambra. The rules are the same.
option-youngest = The youngest player's seat, who starts if tied for it; or chance among the tied.
option-open-hands = Are all hands shown to everybody?
option-bots-remember = May bots remember every card they have seen, and so know every hand?
value-theme-new-york = New York
value-theme-alhambra = Alhambra

## Refusals

refuse-game-over = The game is over.
refuse-not-your-turn = It is the turn of { $seat }.
refuse-cards-first = Cards are being laid; nobody can act until they lie open.
refuse-not-your-choice = Chance decides that, not a player.
refuse-no-such-outcome = That cannot be the next card now.
refuse-no-pass = You must take money or buy a building; passing is possible only when you can do neither.
refuse-slot-empty = There is no building at { $slot }; empty slots are filled after the turn.
refuse-other-building = At { $slot } there is { $there }, not { $name }.
refuse-too-dear = { $name } costs { $price } in { $slot }, and you have { $money }.
refuse-not-in-hand = You have no { $card } left to pay with.
refuse-high-first = The cards of a payment are named from high to low.
refuse-out-of-reach = { $name } costs { $price }; with { $card } and lower cards you reach only { $reach }.
refuse-not-enough = { $paid } is not enough: { $name } costs { $price }.
refuse-no-dirk = Dirk plays only in a game for two.
refuse-buy-first = First say which building you buy.
refuse-finish-buying = Finish the purchase of { $name } first.
refuse-not-open = { $card } does not lie open.
refuse-cards-in-order = The cards you take are named by currency and from low to high.
refuse-too-much = Several cards may be taken only up to a total of { $limit }; with { $card } it would be { $total }.
refuse-no-other = No other open card can be taken together with { $card }.
refuse-finish-taking = You are taking several cards: say which one comes next.
refuse-not-in-yard = { $name } does not lie in the building yard now.
refuse-together-too-much = These cards are worth { $total } together; several may be worth { $limit } at most.
refuse-not-so-many = { $card } lies open only { $count ->
    [one] once
   *[other] { $count } times
}.

## What happened

told-first = { $name } starts.
told-again = Paid exactly: { $name } is on turn once more.
told-shuffled = The discard is shuffled into a new money deck.
told-scoring = Scoring { $scoring }: { $points }
told-nobody = nobody scores
told-points = { $name } +{ $points }
told-leftover = { $building } at { $slot } goes to { $name }, who has the most { $slot }.
told-unsold = { $building } at { $slot } stays unsold.
told-winner = { $name } wins with { $points } points.
told-winners = { $names } share the victory with { $points } points.

## The table

table-turn = Turn { $turn }
table-yard = a building is laid in the yard
table-dirk = Dirk draws a building
table-deal = { $name } is dealt start money
table-first = chance chooses who starts
table-row = a money card is laid open
table-act = { $name } takes money or buys a building
table-again = { $name } paid exactly and is on turn once more
table-over = the game is over: { $names } won
table-slot = Slot
table-building = Building
table-price = Price
table-empty = empty
table-open-money = Open money
table-nothing = none
table-money-deck = Money deck: { $cards }
table-discard = Discard: { $cards }
table-building-deck = Building deck: { $cards }
table-next-scoring = Scoring cards still to come: { $scorings }
table-no-scoring = Scoring cards A and B have been scored
table-scoring = Scoring { $scoring }
table-points = Points
table-cards = Cards in hand
table-hand = Hand of { $name }: { $cards }

## The picture

picture-you = you
picture-yard = Yard
picture-money = Open money
picture-hand = Hand
picture-hidden = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
picture-unsold = unsold
picture-points = { $points ->
    [one] one point
   *[other] { $points } points
}
picture-leads = In the lead
picture-dirk = plays without money and takes no turns

## The table as lists

view-yard = Building yard
view-building = Building
view-price = Price
view-building_deck = Building deck, by price
view-buildings_left = Buildings left
view-open_money = Open money
view-money_deck = Money deck
view-money_left = Money cards left
view-pile = Money pile
view-pile_left = Left in the pile
view-discard = Discard pile
view-discarded = Discarded
view-scored = Scored
view-hand = Hand
view-cards = Cards in hand
view-buildings = Buildings
view-points = Points
