# Machi Koro in English.

title = Machi Koro
about = Throw the dice, earn coins, and be the first to build four landmarks.
duration = half an hour

## Buildings and landmarks

wheat-field = Wheat field
    .a = a wheat field
    .many = wheat fields
    .some = { $count ->
        [one] one wheat field
       *[other] { $number } wheat fields
    }
ranch = Ranch
    .a = a ranch
    .many = ranches
    .some = { $count ->
        [one] one ranch
       *[other] { $number } ranches
    }
bakery = Bakery
    .a = a bakery
    .many = bakeries
    .some = { $count ->
        [one] one bakery
       *[other] { $number } bakeries
    }
cafe = Café
    .a = a café
    .many = cafés
    .some = { $count ->
        [one] one café
       *[other] { $number } cafés
    }
convenience-store = Convenience store
    .a = a convenience store
    .many = convenience stores
    .some = { $count ->
        [one] one convenience store
       *[other] { $number } convenience stores
    }
forest = Forest
    .a = a forest
    .many = forests
    .some = { $count ->
        [one] one forest
       *[other] { $number } forests
    }
stadium = Stadium
    .a = a stadium
    .many = stadiums
    .some = { $count ->
        [one] one stadium
       *[other] { $number } stadiums
    }
tv-station = TV station
    .a = a TV station
    .many = TV stations
    .some = { $count ->
        [one] one TV station
       *[other] { $number } TV stations
    }
business-center = Business center
    .a = a business center
    .many = business centers
    .some = { $count ->
        [one] one business center
       *[other] { $number } business centers
    }
cheese-factory = Cheese factory
    .a = a cheese factory
    .many = cheese factories
    .some = { $count ->
        [one] one cheese factory
       *[other] { $number } cheese factories
    }
furniture-factory = Furniture factory
    .a = a furniture factory
    .many = furniture factories
    .some = { $count ->
        [one] one furniture factory
       *[other] { $number } furniture factories
    }
mine = Mine
    .a = a mine
    .many = mines
    .some = { $count ->
        [one] one mine
       *[other] { $number } mines
    }
family-restaurant = Family restaurant
    .a = a family restaurant
    .many = family restaurants
    .some = { $count ->
        [one] one family restaurant
       *[other] { $number } family restaurants
    }
apple-orchard = Apple orchard
    .a = an apple orchard
    .many = apple orchards
    .some = { $count ->
        [one] one apple orchard
       *[other] { $number } apple orchards
    }
fruit-and-vegetable-market = Fruit and vegetable market
    .a = a fruit and vegetable market
    .many = fruit and vegetable markets
    .some = { $count ->
        [one] one fruit and vegetable market
       *[other] { $number } fruit and vegetable markets
    }
train-station = Train station
    .the = the train station
shopping-mall = Shopping mall
    .the = the shopping mall
amusement-park = Amusement park
    .the = the amusement park
radio-tower = Radio tower
    .the = the radio tower

## Verbs people may type, separated by commas

verb-throw = throw, roll, cast, toss, throw it, roll it, roll them, throw them, throwing, rolling, use, go, shake, let it roll, give it a roll, throw away, roll away, roll now, start rolling, begin rolling
verb-again = again, reroll, rethrow, re roll, once more, one more time, another time, a second time, another throw, another roll, retry, use radio tower, use the radio tower, use radio, use the radio, use my radio tower, another go, second throw, redo the throw, throw one more time, try again, use my radio, redo, redo the roll, do over, do it again, redo it, second roll, use tower, use the tower, rerolling, a reroll, roll over, new roll, new throw, another try, one more go, give it another go, one more roll, one more throw, another one, second try, second chance, one more try, keep rolling, keep throwing, keep on rolling
verb-keep = keep, stand, stay, stick, keep it, keep result, keep the result, keep what i have, leave it, let it stand, let the throw stand, leave the dice, no reroll, no re roll, don t reroll, do not reroll, don t throw again, do not throw again, don t roll again, do not roll again, confirm, stay with it, stick with it, i m happy with it, don t want to roll again, don t want to throw again, accept, that s fine, fine, it stays, keep them, keep these, good enough, leave it as it is, keep what i threw, keep what i rolled, keeping, keeping it, keeping this, hold, hold it, i m keeping it, happy with, i m happy with, stick with, stay with, settle for, satisfied, i m satisfied, satisfied with, content with, i m good, all good, looks good, that s good, i like it, i like this, live with it, take it, leave it like that, no more rolls, no need, no need to reroll, let it be, not again, stand pat, going with, go with, leave it at, fine with, i m fine with, fine with this, i m fine with this, ok with, okay with, i m ok with, no need to roll again, no need to throw again, need no reroll, don t need a reroll, don t need to reroll, take the, take this, accept this, accept the, okay with this, good with, staying, staying with, i m staying with, staying with that, stay on, stay at, good roll, remain, remain with, staying on, leave it there
verb-tv = tv, tv station, television, tv station takes, use tv station, use the tv station
verb-swap = swap, exchange, trade, switch, swapping, give and take, replace, swap out, exchanging, trading, barter, would swap, i d swap, change, changing
verb-no-swap = no swap, do not swap, don t swap, no trade, no exchange, swap nothing, don t trade, do not trade, no swapping, not swapping, no deal, don t want to swap, don t want to trade, do not want to swap, no swaps, keep everything, keep my buildings, leave it, skip swap, skip the swap, no need to swap, keep what i have, leave everything, keep all, everything stays, stay as is, nothing to swap, nothing to trade, nothing to exchange, keep my cards, keep my establishments, keep my own cards, keep mine, leave everything as it is, leave it all as it is, leave all as it is, keep it all
verb-for = for, against, in exchange for, in return for, with
verb-of = of, from, off, on
verb-buy = buy, build, purchase, get, take, construct, acquire, pick, choose, buying, building, buy me, add, place, put, put up, erect, make, open, found, take home, plant, start, set up, bring, order, grab, snag, invest in, spend on, raise, want, purchasing, constructing
verb-finish = finish, complete
verb-pass = pass, nothing, build nothing, buy nothing, no building, no purchase, end turn, end my turn, end the turn, end of turn, end, done, finished, finish, i m done, i am done, do nothing, save, save money, save my money, save up, save coins, don t buy anything, do not buy anything, don t build anything, do not build anything, don t build, don t buy, not buying, not building, not buying anything, not building anything, no buy, next, next player, skip turn, skip my turn, skip building, skip the build, that s it, that s all, that is all, pass turn, pass my turn, pass the turn, wait, don t want anything, i don t want anything, don t want to buy anything, don t want to build anything, do not want to buy anything, not buying this turn, no more, i m finished, turn over, my turn is over, leave it, end it, pass it on, nothing for me, nothing today, save it, keep my money, keep my coins, keep saving, stop, finish here, i stop, i stop here, that will be all, nothing to build, nothing to buy, hold my money, hold on to my money, hold my coins, save for later, saving, saving up, i m saving, i m saving up, no build, no thanks nothing, stop here, i m all set, all done, not this time, not now, not this turn, not today, i ll wait, can t afford anything, too expensive, my turn is done, that s me, next please, go on, keep the money, keep the coins, save the coins, save all my coins, save some coins, save some money, i ll save my coins, i ll save my money, nothing thanks, nothing thank you, nothing please, finished building, done building, i m done building, finished buying, done buying, i m broke, broke, no money, not enough money, i have no money, end turn without building, end the turn without building, end my turn without building, pass without building, finish without building, without building
verb-dice = dice, die
verb-first = first
verb-collect = take, collect, get, steal, rob, receive, claim, charge, tax, take money, take coins, pays, target, money, choose, pick, should pay, must pay, has to pay, pay me, pick on, grab, pinch, nick, snatch, demand, hit, ask, to pay, pays me, gives me, pay up, take cash, should give me, gives, must give me, has to give me, give me, owes me, victim, my victim is, i want, i d like, i would like
verb-give = give, give away
verb-with = with, using
verb-to = to
verb-skip = skip, skip it, skip this, no, nope, no thanks, no thank you, decline, rather not, skip that, i ll skip, nah, i d rather not, i pass, i ll pass, pass on that, no way, forget it, never mind, pass
verb-die = die, dice roll
verb-several = dice, all dice, all the dice
verb-coins = coin, coins, bucks, gold, money, cash, bank, for cash
verb-nothing = nothing
verb-off = off, up

## What else people call them, separated by commas

also-wheat-field = field, fields, wheat, wheat fields, grain field, cornfield, corn field, wheatfield, farmland, crops, wheats, corn, field of wheat, grain
also-ranch = ranches, cattle ranch, cattle farm, farm, cows, livestock farm, cow farm, cow, cow ranch, dairy farm, stable
also-bakery = bakeries, baker, bread shop, the baker s, bread, bread bakery, baker shop
also-cafe = cafes, coffee shop, coffee house, coffee bar, coffeeshop, coffee, coffee place, coffee shops, bistro
also-convenience-store = convenience stores, store, corner shop, corner store, shop, grocery, grocery store, mini market, supermarket, convenience shop, convenience, convenience market, 7 eleven, shops, stores, minimarket, mini mart, kiosk
also-forest = forests, woods, wood, woodland, tree, trees, the wood
also-stadium = stadiums, stadia, arena, football stadium, sports stadium, sports arena, sport stadium, football ground, ballpark
also-tv-station = tv, tv stations, television station, television, station, tv studio, tv tower, television studio, broadcaster, tv channel
also-business-center = business centre, business, business complex, office, offices, office building, center, centre, office center, office centre, business district, business park, office complex
also-cheese-factory = cheese, factory, cheese factories, dairy, cheese maker, cheese plant, cheesery, cheese dairy, creamery
also-furniture-factory = furniture, factory, furniture factories, furniture maker, furniture plant, furniture shop, furniture store, furniture workshop
also-mine = mines, mining, coal mine, gold mine, pit, quarry
also-family-restaurant = restaurant, restaurants, family restaurants, diner, family diner, family place, eatery, restaurant for families
also-apple-orchard = orchard, orchards, apple orchards, apples, apple, apple trees, apple farm, apple garden, apple tree, apple field, fruit trees, apple grove
also-fruit-and-vegetable-market = market, fruit market, vegetable market, fruit and veg market, fruit and veg, fruit & veg, fruit & vegetable market, fruit & veg market, fruit and vegetables, fruit vegetable market, fruit veg market, veg market, produce market, farmers market, veggie market, fruit stand, greengrocer, vegetables market, fruit and veggie market, vegetables, veggies, fruit, greens market, fruits and vegetables market, fruits and vegetables, fruit stall, market hall
also-train-station = train, trains, station, railway station, rail station, railway, train stations, railroad station, railroad, train stop, station for trains, station with trains
also-shopping-mall = mall, malls, shopping malls, shopping center, shopping centre, shopping, center, centre, department store, shopping plaza, shopping arcade, shopping complex
also-amusement-park = park, theme park, fun park, funfair, amusement, amusement parks, luna park, rollercoaster, fairground, fair, entertainment park, adventure park, carnival
also-radio-tower = tower, radio, radio mast, radio station, radio antenna, antenna, antenna tower, transmitter, radio transmitter, broadcast tower, broadcasting tower

## What an action does, for lists of actions

do-throw = { $dice ->
    [one] throw one die
   *[other] throw two dice
}
do-keep = let the throw stand
do-again = { $dice ->
    [one] throw one die again
   *[other] throw { $dice } dice again
}
do-tv = TV station: take { $coins ->
    [one] one coin
   *[other] { $coins } coins
} from { $other }
do-swap = swap your { $given } for { $taken } of { $other }
do-swap-begun = swap your { $given } for …
do-no-swap = do not swap
do-buy = build { $name } for { $cost }
do-pass = build nothing

## Options

option-start = Who starts: a seat, or chance.
option-radio-dice = Radio tower: throw the same number of dice again, or choose freely.
why-radio-dice = The card says to throw “your dice” again, so the same number of them. Many groups allow a new choice.
option-park-same-turn = Amusement park built this turn: do this turn's doubles already count?
why-park-same-turn = The rulebook says only that a completed landmark is active. We read that the park must be standing when the dice fall.
option-market = Market: all fifteen buildings, or ten different ones from a shuffled deck; split, five of them have numbers up to 6 and five higher ones.
why-market = The rulebook lays out all buildings. The sheet of the Harbor expansion lays ten stacks; later boxes part low from high numbers, each in its own way, and five and five are ours.
option-dead-stacks = Market of stacks: what becomes of large buildings that nobody may build any more.
why-dead-stacks = The base game has no market of stacks. The sheet of the Harbor expansion takes such cards out and fills the market up again; without it they keep a place for the rest of the game.
value-dead-stacks-stay = they stay
value-dead-stacks-aside = they are set aside
value-edition-dutch = Dutch
value-edition-international = international
value-radio-dice-same = the same number
value-radio-dice-free = free choice
value-park-same-turn-no = no
value-park-same-turn-yes = yes
value-market-all = all buildings
value-market-ten = ten from a deck
value-market-split = five low and five high ones from two decks

## Refusals

refuse-game-over = The game is over: somebody has completed all four landmarks.
refuse-not-your-turn = It is the turn of { $seat }.
refuse-dice-decide = The dice are rolling; nobody can act until they lie still.
refuse-not-your-choice = Chance decides that, not a player.
refuse-no-such-outcome = That cannot be the result now.
refuse-throw-first = A turn begins with a throw: throw the dice first.
refuse-already-thrown = You have thrown already; this turn goes on after the throw.
refuse-no-train-station = Two dice need the train station, and you have not built it.
refuse-radio-first = First decide about the radio tower: keep the throw, or throw again.
refuse-no-radio-tower = Throwing again needs the radio tower, and you have not built it.
refuse-radio-once = The radio tower repeats one throw per turn, and you have used it.
refuse-radio-too-late = It is too late to throw again: the throw has already been paid out.
refuse-radio-same-dice = The radio tower repeats the throw with the same number of dice ({ $dice }).
refuse-tv-first = First choose the player your TV station takes coins from.
refuse-tv-not-now = The TV station takes coins only when you own it and your own throw activates it.
refuse-swap-first = First decide about the business center: swap a building, or do not swap.
refuse-swap-not-now = The business center swaps only when you own it and your own throw activates it.
refuse-give-first = First say which building you give.
refuse-finish-swap = Finish the swap: say which building you take.
refuse-tower-stays = { $name } has a tower icon, and such buildings cannot be swapped.
refuse-not-yours = You have no { $name } to give.
refuse-not-theirs = { $other } has no { $name }.
refuse-no-such-seat = There is no player { $other }; the game has { $players } players.
refuse-not-yourself = Choose another player, not yourself.
refuse-sold-out = { $name } is sold out.
refuse-one-of-each = You already have a { $name }, and a city holds only one of each large building.
refuse-too-dear = { $name } costs { $cost }, and you have { $coins }.
refuse-landmark-stands = You have already completed the { $name }.
refuse-radio-again = You have thrown already; with the radio tower you may throw once more: say “again”, or “keep” to let the throw stand.
refuse-market-fills = Cards are being laid out in the market; nobody can act until it is full.
refuse-in-the-deck = { $name } is still in the deck; it can be built once it lies in the market.

## What happened

told-starts = { $who } starts.
    .you = You start.
told-dice = { $who } threw { $second ->
    [0] { $first }
   *[other] { $first } and { $second }, { $total } together
}.
    .you = You threw { $second ->
        [0] { $first }
       *[other] { $first } and { $second }, { $total } together
    }.
told-keeps = { $who } kept the throw.
    .you = You kept the throw.
told-extra-turn = Doubles: { $who } will have another turn after this one.
    .you = Doubles: you will have another turn after this one.
told-pays = { $who } { $forgiven ->
    [0] paid { $to } { $paid }
   *[other] { $paid ->
        [0] had no coins to pay { $to } { $due }
       *[other] could pay { $to } only { $paid } of { $due }
    }
} at { $card-some }.
    .you = You { $forgiven ->
        [0] paid { $to } { $paid }
       *[other] { $paid ->
            [0] had no coins to pay { $to } { $due }
           *[other] could pay { $to } only { $paid } of { $due }
        }
    } at { $card-some }.
    .to-you = { $who } { $forgiven ->
        [0] paid you { $paid }
       *[other] { $paid ->
            [0] had no coins to pay you { $due }
           *[other] could pay you only { $paid } of { $due }
        }
    } at { $card-some }.
told-earns = { $who } earned { $total } from { $card-some }{ with-mall }.
    .you = You earned { $total } from { $card-some }{ with-mall }.
    .several = { $who } each earned { $total } from { $card-some }{ with-mall }.
    .several-you = { $who } each earned { $total } from { $card-some }{ with-mall }.
told-earns-by-icon = { $who } earned { $total ->
    [0] nothing from { $card-some }, for want of { $icon } symbols
   *[other] { $total } from { $card-some }, { $each } for { $icons ->
        [one] one { $icon } symbol
       *[other] each of { $icons } { $icon } symbols
    }{ with-mall }
}.
    .you = You earned { $total ->
        [0] nothing from { $card-some }, for want of { $icon } symbols
       *[other] { $total } from { $card-some }, { $each } for { $icons ->
        [one] one { $icon } symbol
       *[other] each of { $icons } { $icon } symbols
    }{ with-mall }
    }.
with-mall = { $mall ->
    [0] { "" }
   *[other] {", "}the shopping mall included
}
told-declines = { $who } did not swap.
    .you = You did not swap.
told-swaps = { $who } swapped { $gives-a } for { $takes-a } of { $other }.
    .you = You swapped { $gives-a } for { $takes-a } of { $other }.
    .other-you = { $who } swapped { $gives-a } for { $takes-a } of yours.
told-buys = { $who } built { $card-a } for { $cost }.
    .you = You built { $card-a } for { $cost }.
told-sells-out = That was the last: there are no { $card-many } left.
told-set-aside = Everybody has { $card-a }, so the rest are set aside.
told-lays = The market received { $card-a } from the deck.
told-builds = { $who } completed { $landmark-the } for { $cost }.
    .you = You completed { $landmark-the } for { $cost }.
told-passes = { $who } built nothing.
    .you = You built nothing.
told-wins = { $who } has completed all four landmarks and wins the game.
    .you = You have completed all four landmarks and win the game!

## The table

table-turn = Turn { $turn }
table-throw = { $name } is to throw
table-dice = the dice are rolling for { $name }
table-radio = { $name } threw { $dice } and may throw again
table-tv = { $name } threw { $dice } and chooses whom the TV station takes from
table-give = { $name } threw { $dice } and may swap a building
table-build = { $name } threw { $dice } and may build
table-start = chance chooses who starts
table-market = cards of the deck fill the market
table-over = { $name } has won
table-building = Building
table-landmark = Landmark
table-cost = Cost
table-supply = Supply
table-deck = Deck
table-coins = Coins
table-sold-out = sold out
table-in-deck = in the deck

## The picture

picture-blue = anyone's throw
picture-green = own throw
picture-red = others' throws
picture-purple = own throw, one of each
picture-you = you

## What buildings do, in a table

colour-blue = blue
colour-green = green
colour-red = red
colour-purple = purple
icon-wheat = wheat
icon-cow = cow
icon-gear = gear
icon-bread = bread
icon-factory = factory
icon-fruit = fruit
icon-cup = cup
icon-tower = tower
table-kind = Kind
table-earns = Earns
effect-bank = { $coins }
effect-per-icon = { $coins } per { $icon }
effect-thrower = { $coins } from the thrower
effect-everybody = { $coins } from everybody
effect-one-player = { $coins } from one player
effect-swap = swaps a building

## The table as lists

view-supply = Supply
view-deck = Deck
view-cities = Cities
view-coins = Coins
view-buildings = Buildings
view-landmarks = Landmarks
view-throwing = Dice to throw
view-thrown_again = Thrown again

## The screen of a terminal

menu-dice = Dice
menu-tv = TV station
menu-swap = Swap
menu-buildings = Buildings
menu-landmarks = Landmarks
menu-rest = Or
screen-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
screen-cost = cost
screen-left = left
screen-deck = deck
screen-landmarks = Landmarks
screen-odds = If { $name } throws now
screen-one-die = one die
screen-two-dice = two dice
screen-average = On average
screen-decimal = { $whole }.{ $tenth }

## Why a hint says so

reason-earns = { $other ->
    [0] { $things }: { $much } coins a round more
   *[other] { $things }: { $much } coins a round more, { $later } once you throw two dice
}
reason-landmarks = { $left ->
    [0] the last landmark
    [one] one landmark left after it
   *[other] { $left } landmarks left after it
}
reason-nearer = { $rounds ->
    [0] less than a round to your last landmark instead of { $before }
    [1] about one round to your last landmark instead of { $before }
   *[other] about { $rounds } rounds to your last landmark instead of { $before }
}
reason-rare = { $left ->
    [0] none left for the others
    [one] only one left for the others
   *[other] only { $left } left for the others
}
reason-coins = { $coins ->
    [0] no coins left
    [one] one coin left
   *[other] { $coins } coins left
}
gain = { $same ->
    [1] { $low ->
        [one] { $low } coin
       *[other] { $low } coins
    }
   *[other] { $low } to { $high } coins
}

## The sheet of an edition

sheet-start-coins = coins at the start
sheet-mall-bonus = more coins per card with the shopping mall
sheet-copies = Copies
sheet-start = At the start

## Editions

figure-building = Buildings
figure-landmark = Landmarks
figure-activates = Dice
figure-colour = Colour
figure-icon = Icon
figure-earns = Earns
figure-per = For each
figure-start = At the start
bad-activates = must be [lowest, highest], each 1 to 12
bad-purple = exactly the three large buildings are purple
bad-one-large = a city holds at most one of each large building
bad-income = nobody could ever earn a coin from the bank, so no game would end
balance-bought = Bought
balance-built = Landmarks built

# What puzzles are about.
theme-dice = Dice
theme-income = Income
theme-first = First landmark
theme-landmarks = Landmarks
theme-sprint = Last stretch
theme-rivals = Rivals
theme-saving = Saving

## The rulebook's table of cards

book-start = (+{ $count } start)
book-from-thrower = { $count } from the player who threw
book-from-all = { $count } from every other player
book-from-one = { $count } from one player of your choice
book-swaps = you may swap a building with another player
book-per-icon = { $count } per { $icon } icon of yours
