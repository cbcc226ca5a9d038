# Alhambra / New York – The Card Game in English.

title = Alhambra / New York
about = Collect four currencies, buy the best buildings, and lead in every kind.
duration = half an hour

## Buildings: the New York names, then the Alhambra names of the same six kinds

museum = Museum
    .a = a museum
    .the = the museum
    .many = museums
    .some = { $number } museums
theater = Theater
    .a = a theater
    .the = the theater
    .many = theaters
    .some = { $number } theaters
station = Station
    .a = a station
    .the = the station
    .many = stations
    .some = { $number } stations
church = Church
    .a = a church
    .the = the church
    .many = churches
    .some = { $number } churches
garden = Garden
    .a = a garden
    .the = the garden
    .many = gardens
    .some = { $number } gardens
skyscraper = Skyscraper
    .a = a skyscraper
    .the = the skyscraper
    .many = skyscrapers
    .some = { $number } skyscrapers
alhambra-museum = Pavilion
    .a = a pavilion
    .the = the pavilion
    .many = pavilions
    .some = { $number } pavilions
alhambra-theater = Seraglio
    .a = a seraglio
    .the = the seraglio
    .many = seraglios
    .some = { $number } seraglios
alhambra-station = Arcades
    .a = arcades
    .the = the arcades
    .many = arcades
    .some = { $number } sets of arcades
alhambra-church = Chambers
    .a = chambers
    .the = the chambers
    .many = chambers
    .some = { $number } sets of chambers
alhambra-garden = Garden
    .a = a garden
    .the = the garden
    .many = gardens
    .some = { $number } gardens
alhambra-skyscraper = Tower
    .a = a tower
    .the = the tower
    .many = towers
    .some = { $number } towers

## Money

yellow = yellow
blue = blue
green = green
orange = orange
card = { $currency } { $value }
dirk = Dirk

## Verbs people may type, separated by commas

verb-buy = buy, build, purchase, get, acquire, construct, buying, order, purchasing, pay for, i m buying
verb-with = with, using, paying, pay, pay with, paying with, paid with, and pay, and pay with, use, by paying, with my, for a payment of, spend, for the price of, cash, by using, in exchange for, paid, with just, with only, just with, only with
verb-at = at, on, in, from, slot, at the, on the, from the, in the
verb-for = for, to
verb-and = and
verb-take = take, draw, get, grab, pick, pick up, collect, taking, choose, select, receive, snag, pick out, grab me, pull, is mine, i want, i d like, i would like, give me, can i have, may i have, could i have, i ll have, i need
verb-pass = pass, nothing, skip, skip turn, skip my turn, end turn, end my turn, done, do nothing, i m done, no, pass turn, pass my turn, next, can t, i can t, can t do anything, i can t do anything, i cannot do anything, nothing possible, nothing i can do, no move, no moves, i m stuck, stuck, pass on this turn, end
verb-building = building
verb-money = money
verb-scoring = scoring, score
verb-first = first
verb-of = of
verb-give = give, give it, give it to, gift, gift it, and give it to, give that to, hand it to, donate, donate it to, as a gift
verb-card = card, money, money card, coin, value, with value, worth, card of
verb-several = cards, money cards, coins, of them
verb-exact = exactly, exact, precisely, the exact price, exact change, exact money, exact amount, the exact amount, with exact change, with exact money, with the exact amount, with the exact price, to the coin, just enough, precise, on the nose
verb-all = all, all my, all of my, every, everything, everything in, all the, all of the, all that i have in

## What else people call them, separated by commas

also-museum = museums, pavilions, the pavilion
also-theater = theatre, theatres, theaters, playhouse, seraglios
also-station = stations, train station, arcade, railway station
also-church = churches, chamber
also-garden = gardens, park
also-skyscraper = skyscrapers, sky scraper, high rise, towers
also-yellow = yellow money, the yellow one, yellow currency, yellow slot, yellow space
plural-yellow = yellows, yellow cards, yellow ones, yellow
also-blue = blue money, the blue one, blue currency, blue slot, blue space
plural-blue = blues, blue cards, blue ones, blue
also-green = green money, the green one, green currency, green slot, green space
plural-green = greens, green cards, green ones, green
also-orange = orange money, the orange one, orange currency, orange slot, orange space
plural-orange = oranges, orange cards, orange ones, orange

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

told-dealt = { $who } got { $cards } as start money{ $count ->
    [one] {""}
   *[other] , { $total } in all
}.
    .you = You got { $cards } as start money{ $count ->
        [one] {""}
       *[other] , { $total } in all
    }.
told-starts = { $why ->
    [fewest-cards] { $who } has the fewest cards and starts.
    [least-money] Of those with the fewest cards { $who } has the least money, and starts.
    [youngest] It was a tie: { $who } is the youngest and starts.
   *[chance] It was a tie, and chance decided: { $who } starts.
}
    .you = { $why ->
        [fewest-cards] You have the fewest cards and start.
        [least-money] Of those with the fewest cards you have the least money, and start.
        [youngest] It was a tie: you are the youngest and start.
       *[chance] It was a tie, and chance decided: you start.
    }
told-takes = { $who } took { $cards }.
    .you = You took { $cards }.
told-buys = { $who } { bought }{ $then ->
    [again] : { $who } is on turn once more
    [stuck] , but nothing more is possible: the turn is over
   *[done] {""}
}.
    .you = You { bought }{ $then ->
        [again] : you are on turn once more
        [stuck] , but nothing more is possible: your turn is over
       *[done] {""}
    }.
bought = bought { $gift ->
    [0] {""}
   *[other] Dirk{" "}
}{ $building-the } for { $due } in { $slot }{ $more ->
    [0] {" "}and paid exactly
   *[other] {" "}and paid { $paid }
}{ $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}with { $cards }
}
told-passes = { $who } passed: nothing was possible.
    .you = You passed: nothing was possible.
told-yard = New in the yard: { $buildings }.
in-slot = { $building-a } for { $price } at { $slot }
told-laid = New money: { $cards }.
told-shuffles = { $count ->
    [0] Money deck and discard are empty: the money row stays short.
    [one] The money deck was empty: the only discarded card became the new deck.
   *[other] The money deck was empty: the { $count } discarded cards were shuffled into a new one.
}
told-scoring = Scoring { $scoring }: { $points }.
told-no-points = Scoring { $scoring }: nobody got any points.
points-for = { $first ->
    [0] { $points }
   *[other] { number-of-points }
} for { $who }
    .you = { $first ->
        [0] { $points }
       *[other] { number-of-points }
    } for you
number-of-points = { $points ->
    [one] one point
   *[other] { $points } points
}
told-type = { $building-many }: { $shares }.
place-alone = { number-of-points } for { $who } in { rank } place with { $count }
    .you = { number-of-points } for you in { rank } place with { $count }
place-shared = { $who } share { rank } place with { $count } each: { split-pot }
split-pot = { $each ->
    [0] { $pot ->
        [one] one point, too few to share out
       *[other] { $pot } points, too few to share out
    }
   *[other] { $pot ->
        [one] one point
       *[other] { $pot } points
    } together, { $each } for each{ $lost ->
        [0] {""}
        [one] , one is lost
       *[other] , { $lost } are lost
    }
}
rank = { $place ->
    [1] first
    [2] second
   *[other] third
}
told-dirk-gets = { $count ->
    [0] Dirk was due { $due } buildings, but their deck is empty.
    [one] Dirk was due { $due } buildings, but only one was left.
   *[other] Dirk was due { $due } buildings, but only { $count } were left.
}
told-dirk-draws = Dirk got { $buildings }.
told-over = { $scorings ->
    [0] The yard cannot be filled any more: the game is over. Scoring cards A and B never turned up.
    [1] The yard cannot be filled any more: the game is over. Scoring card B never turned up.
   *[other] The yard cannot be filled any more: the game is over.
}
told-leftover = { $building-the } at { $slot } went to { $who }, who had the most { $slot }.
    .you = { $building-the } at { $slot } went to you: you had the most { $slot }.
told-unsold = { $building-the } at { $slot } stayed unsold: nobody had more { $slot } than all others.
told-wins = { $who } wins with { number-of-points }.
    .you = You win with { number-of-points }!
    .several = { $who } share the victory with { number-of-points } each.
    .several-you = { $who } share the victory with { number-of-points } each!

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

## The screen of a terminal

menu-take = Take
menu-buy = Buy
menu-rest = Or
screen-points = { $points } pt
screen-yard = Building yard, and what you could pay
screen-exact = exactly
screen-short = { $missing } short
screen-hand = Hand of { $name }
screen-decks = Decks: { $money } money, { $buildings } buildings
screen-cities = Cities
screen-if-scored = { $scoring } now
screen-cards = Cards
screen-next-scoring = Scoring { $scoring }: { $percent } at the next money card ({ $weight } of { $of }). It would bring now:
screen-last-scoring = Scoring { $scoring } comes at the end. It would bring now:
screen-next-building = The next building
screen-prices = for { $low } to { $high }
screen-price = for { $price }

## Why a hint says so

reason-scores = { $points ->
    [0] { $place ->
        [0] { $things }; whoever has most has { $most }
        [1] { $things }: as many as whoever has most
       *[other] { $things }: further ahead of the others, who have { $most } at most
    }
    [one] { $things }: one point more in the scorings to come, as things stand
   *[other] { $things }: { $points } points more in the scorings to come, as things stand
}
reason-again = you are on turn once more
reason-money = your hand is then worth { $worth }
reason-exact = { $count ->
    [0] then you can pay no building of the yard exactly
    [one] then you can pay one building of the yard exactly
   *[other] then you can pay { $count } buildings of the yard exactly
}
gain = { $same ->
    [1] { $low ->
        [one] { $low } point
       *[other] { $low } points
    }
   *[other] { $low } to { $high } points
}

## The sheet of an edition

sheet-start-money = start money, at least
sheet-open-money = money cards lying open
sheet-take-at-most = total of several cards taken at once
sheet-piles = piles of the money deck
figure-pile_of_A = pile with scoring card A
figure-pile_of_B = pile with scoring card B
sheet-dirk-start = Dirk’s buildings at the start
sheet-dirk-after-a = Dirk’s buildings after scoring A
sheet-dirk-share-after-b = Dirk’s part of the building deck after scoring B: one of
sheet-copies = copies of the values 1 to 9 in each currency
sheet-removed-for-two = of these left in the box with two players

## Editions

figure-building = Buildings
figure-money = Money
figure-prices = Prices
figure-A = Points in A
figure-B = Points in B
figure-C = Points in C
bad-money-cards = there must be at most { $most } money cards in all
bad-start-hands = there is not enough money to deal { $players } start hands
bad-later-place = a later place must not earn more
bad-cards = there must be { $least } to { $most } cards in all, not { $count }
bad-nobody-pays = { $worth } in each currency could leave nobody able to pay { $dearest }
balance-bought = Bought

# What puzzles are about.
theme-money = Money cards
theme-exact = Paying exactly
theme-double = Paying exactly, with another building in reach
theme-buildings = Buildings
theme-dirk = Dirk
