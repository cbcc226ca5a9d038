# Monopoly Builder in English.

title = Monopoly Builder
about = Buy streets, trade, bid, and build the tallest city on the island.
duration = an hour

## Chips, one and several; tokens; sets of deeds

dump-truck = dump truck
    .a = a dump truck
    .some = { $count ->
        [one] one dump truck
       *[other] { $number } dump trucks
    }
crane = crane
    .a = a crane
    .some = { $count ->
        [one] one crane
       *[other] { $number } cranes
    }
excavator = excavator
    .a = an excavator
    .some = { $count ->
        [one] one excavator
       *[other] { $number } excavators
    }
boat = boat
    .a = a boat
    .some = { $count ->
        [one] one boat
       *[other] { $number } boats
    }
dump-trucks = dump trucks
cranes = cranes
excavators = excavators
boats = boats
penguin = penguin
    .the = the penguin
cat = cat
    .the = the cat
t-rex = T-Rex
    .the = the T-Rex
duck = duck
    .the = the duck
brown = brown
also-brown = brown
light-blue = light blue
also-light-blue = pale blue
pink = pink
orange = orange
red = red
also-red = red
yellow = yellow
also-yellow = yellow
green = green
also-green = green
dark-blue = dark blue
also-dark-blue = navy blue

some-chips = { $count ->
    [one] { $count } { $one }
   *[other] { $count } { $many }
}
some-cards = { $count ->
    [one] a Get-out card
   *[other] { $count } Get-out cards
}
    .told = { $count ->
        [one] a Get-out card
       *[other] { $number } Get-out cards
    }
some-money = M{ $amount }

## Spaces

space-start = START
    .to = to START
    .at = on START
space-jail = Jail / Just visiting
    .to = to jail, just visiting
    .at = at the jail
space-free-parking = Free Parking
    .to = to Free Parking
    .at = on Free Parking
space-go-to-jail = Go to jail
    .to = to the space “Go to jail”
    .at = on the space “Go to jail”
space-chance = Chance
    .to = to Chance
    .at = on Chance
space-roll = Roll for resources
    .to = to the space “Roll for resources”
    .at = on the space “Roll for resources”
space-steal = Steal a chip
    .to = to the space “Steal a chip”
    .at = on the space “Steal a chip”
space-steal-some = Steal { $count } chips
    .to = to the space “Steal { $count } chips”
    .at = on the space “Steal { $count } chips”
space-take = Take { $count } { $many }
    .to = to the space “Take { $count } { $many }”
    .at = on the space “Take { $count } { $many }”
space-deed = { $street }
    .to = to { $street }
    .at = on { $street }
# Streets have no article in English.
street-articles = -
mortgaged-street = { $street } (mortgaged)

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

# What a card says that has no text of its own: made from its effect.
chance-move-to = Go to { $place }
chance-move-by = { $back ->
    [1] Go back { $count } spaces
   *[0] Go { $count } spaces further
}
chance-move-next = Go to the next { $sort ->
    [unowned] property nobody owns
    [rival] property of another player
    [deed] property
    [chance] Chance space
    [roll] Roll space
    [steal] Steal space
   *[take] Take space
}
chance-collect = Receive M{ $amount }{ $per ->
    [floor] { " " }for every floor you own
    [building] { " " }for every building you own
    [set] { " " }for every complete set you own
    [deed] { " " }for every deed you own
   *[once] { "" }
}
chance-pay = Pay M{ $amount }{ $per ->
    [floor] { " " }for every floor you own
    [building] { " " }for every building you own
    [set] { " " }for every complete set you own
    [deed] { " " }for every deed you own
   *[once] { "" }
}
chance-collect-from-each = Every other player pays you M{ $amount }
chance-pay-each = Pay every other player M{ $amount }
chance-take = Take { $things }
chance-take-any = { $count ->
    [one] Take a chip of your choice
   *[other] Take { $count } chips of your choice
}
chance-take-each = { $count ->
    [one] Take one chip of each kind
   *[other] Take { $count } chips of each kind
}
chance-take-own = { $count ->
    [one] Take a chip of your token's kind
   *[other] Take { $count } chips of your token's kind
}
chance-give = Give the bank { $things }
chance-give-any = { $count ->
    [one] Give the bank a chip of your choice
   *[other] Give the bank { $count } chips of your choice
}
chance-give-each = { $count ->
    [one] Give the bank one chip of each kind
   *[other] Give the bank { $count } chips of each kind
}
chance-give-own = { $count ->
    [one] Give the bank a chip of your token's kind
   *[other] Give the bank { $count } chips of your token's kind
}
chance-collect-chips = { $count ->
    [one] Every other player gives you a chip
   *[other] Every other player gives you { $count } chips
}
chance-give-chips = { $count ->
    [one] Give every other player a chip of your choice
   *[other] Give every other player { $count } chips of your choice
}
chance-steal = { $count ->
    [one] You may steal a chip
   *[other] You may steal { $count } chips
}
chance-swap = { $count ->
    [one] Forced trade: swap a chip with a player
   *[other] Forced trade: swap { $count } chips with players, one by one
}
chance-get-out = Get out of jail (keep this card)
chance-go-to-jail = Go to jail
chance-build = { $count ->
    [one] Build a floor without chips (not the penthouse)
   *[other] Build { $count } floors without chips (not the penthouse)
}
chance-remove-floor = { $whose ->
    [own] { $count ->
        [one] Take the top floor off one of your buildings
       *[other] Take the top floor off your buildings, { $count } times
    }
   *[other] { $count ->
        [one] Take the top floor off another player's building
       *[other] Take the top floor off other players' buildings, { $count } times
    }
}
chance-double-rent = { $whose ->
    [own] The next rent paid to you is doubled
   *[other] The next rent you pay is doubled
}
chance-throw-again = After this turn you have another one
chance-exchange = You may give the bank two chips for one of another kind
chance-both = { $first }, then { $second }

## Verbs people may type, separated by commas

verb-throw = throw, roll
verb-pay = pay, pay fine, pay the fine, leave jail
verb-use-card = use card, use a card, use get out card, use get out of jail card
verb-buy = buy, buy it
verb-auction = auction, auction it
verb-drop = drop, drop out, no bid
verb-bankrupt = bankrupt, go bankrupt
verb-accept = accept, agree
verb-refuse = refuse, reject
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
verb-remove = remove, demolish, tear down, take down, pull down
verb-bid = bid
verb-offer = offer, offer to
verb-counter = counter, counter offer
verb-for = for
verb-from = from, of, belonging to, owned by
verb-and = and
verb-get-out-card = card, cards, get out card, get out cards, get out of jail card
verb-dice = dice, double, doubles, a double
verb-card = card, chance

## What else people say for the verbs, and small words

said-throw = throw it, roll it, throw dice, roll dice, throw the dice, roll the dice, toss the dice, roll em, throwing, rolling, go, throw em, shake the dice, shake, roll for it, give it a roll, my roll, roll now, try my luck, let s go, cast the dice, cast, throw them, roll them, try for doubles, roll doubles, roll for doubles, throw for doubles, throw doubles, doubles, try doubles, try a double, roll a double, try my luck with the dice, i try my luck, take my chances, roll away
said-pay = pay to leave jail, pay to get out, pay to get out of jail, pay bail, pay the bail, buy my way out, buy my way out of jail, pay my way out, bail out, bail, post bail, pay up, buy freedom, buy my freedom, pay for freedom, pay the jail fine, pay 50 to get out, pay the money, leave prison, pay to leave, get out of jail, get out, pay my way out of prison, pay my way out of jail, pay the 50, pay to be free, buy myself out, buy myself out of jail, buy myself out of prison, buy myself free, pay myself out, bail myself out, bail me out, pay the 50 fine, pay 50 fine, pay a 50 fine
said-use-card = use my card, use the card, use my get out card, use my get out of jail card, use the get out of jail card, use get out of jail free card, use jail card, use my jail card, play card, play my card, play the card, play get out of jail card, play my get out of jail card, get out of jail free, use the get out card, use my get out of jail free card, i use my card, hand in my card, get out of jail card, get out card, card, use it, use the free card, use the jail card, get out free, get out with the card, leave with the card, leave jail with the card, redeem the card, spend the card, jail free card, play the get out of jail card, free card
said-buy = buy this, buy this street, buy the street, buy street, buy property, buy the property, buy this property, purchase, purchase it, take it, i ll take it, i ll buy it, yes buy it, get it, buy the deed, i want it, i want to have it, yes buy, i buy, buy the place, buy now, buy that, buy this place, buy land, i take it, take the street, take this, get this, buy the card, mine, buy the lot, acquire, acquire it, buying, i m buying, purchase this, purchase the street, purchase the property, sold, get the property, get the street, i want this street, i want the street, i want this one, i want this property, i d like this street, i d like this one, i d like it
said-auction = auction this, have it auctioned, let it be auctioned, put it up for auction, put up for auction, start auction, start an auction, start the auction, to auction, send it to auction, auction off, no purchase, let others bid, let them bid, no auction it, auction please, bid on it, let s auction, let s auction it, hold an auction, hold the auction, open the auction, sell it at auction, auction the street, auction the property, auction this street, others may have it, give it to auction, auctioning, let the others bid, let people bid, have an auction, send it to the auction, send to auction, send it to an auction, start the bidding, start bidding, open the bidding, begin the bidding
said-drop = stop bidding, quit bidding, leave auction, leave the auction, i m out, i am out, out, fold, withdraw, no more bids, i stop, stop, too expensive, too much, too much for me, i give up, i m dropping out, i withdraw, count me out, quit the auction, drop it, i drop, i drop out, i fold, i quit, out of the auction, i m done bidding, done bidding, bow out, leave bidding, too rich for me, too rich, that s too much, that s too expensive, i m done, done, let it go, too high, no more, can t afford it, back out, bail out, exit the auction, get out, withdraw from the auction, leave, stop here, nothing from me, not from me, i m out of this, out of this, no bid from me, no offer from me, no more from me, leaving the auction, i m leaving the auction, quitting the auction
said-bankrupt = declare bankruptcy, bankruptcy, i m bankrupt, i am bankrupt, file for bankruptcy, give up, i m broke, broke, i am broke, i can t pay, can t pay, cannot pay, i surrender, surrender, i give up, i lose, bankruptcy please, i quit, throw in the towel, have to declare bankruptcy, must declare bankruptcy
said-accept = accept it, accept offer, accept the offer, accept this offer, accept the deal, accept the trade, yes, yes please, deal, it s a deal, agreed, sure, take the deal, take the offer, okay, i agree, sounds good, fine, let s do it, done deal, it s a deal, i take it, deal accepted, ok deal, you have a deal, done, works for me, i m in, all right, good deal, i ll take it, take it, that s fine, i accept the deal, i accept the offer, accepted, make the deal, i like it, good, great, perfect, i m ok with that, fair enough, fair, gladly, agreed to, shake on it, why not, sure why not, alright, alright then, all right then, fine then, ok then, very well, fine with me, fine by me, okay then, gladly accept, accept gladly, happily accept, i ll do it, i do it, i ll do that, we have a deal
said-refuse = refuse it, refuse offer, refuse the offer, decline it, decline offer, decline the offer, decline the deal, reject it, reject offer, reject the offer, turn it down, turn down the offer, no deal, no thanks, no thank you, i decline, i say no, not for me, forget it, never mind, not a good deal, bad deal, i reject, i refuse, i turn it down, turn down, reject the deal, refuse the deal, i won t accept, not accepted, denied, deny, too little, not enough, not good enough, no way, i m not interested, no trade, nah, thanks but no thanks, thanks but no, say no to this, say no to that, say no to it, say no to the offer, say no, i d say no, i would say no
said-keep = keep it mortgaged, keep them mortgaged, leave mortgaged, leave it mortgaged, leave them mortgaged, keep the mortgage, keep the mortgages, leave the deeds mortgaged
said-no-steal = don t steal, no stealing, don t steal anything, do not steal anything, steal none, not stealing, don t want to steal, i won t steal, leave them alone, i steal nothing, no theft, nothing to steal, leave it, no robbery, i ll be nice, be nice, steal from nobody, steal from no one, skip stealing, skip the theft
said-end = end my turn, end the turn, end of turn, finish, finished, finish turn, finish my turn, i m done, i am done, next, next player, next turn, that s all, that s it, stop, done with my turn, my turn is over, turn over, end it, that is all, over to you, no more, nothing else, i m all done, all done, i m through, that s me, my turn is done, that will be all, i m ready, ready, nothing more, end here, finish here, no more actions, go on, continue, next please, i end my turn, done here, turn done, end round, i m good, i have nothing to do, nothing to do, nothing more to do, do nothing, enough, my turn ends, turn ends, done for now, i m done for now, ends, ending, ending my turn, i m ending my turn, your turn, your go, you re up, it s your turn
said-pass = skip, skip it, skip this, nope, do nothing, pass on it, pass turn, pass my turn, pass please, i pass, i ll pass, skip my turn, skip turn, nothing for me, no no, nah
said-leave = leave behind, drop, put down, discard, lay down, leaving, leave here, put back, throw away, get rid of, give up, return, drop off, let go of, lose, give back, place, lay, abandon, put, stays here, remains here
said-give = hand, hand over, give away
said-take = get, choose, grab, collect, pick up, want, i want, receive, i choose, i pick, select, fetch, have
said-trade = trade in, convert, change, swap in, exchange in, swap for, turn, turn in, bank, trade away, hand in, pay, give, give up, transform
said-steal = take, nick, snatch, grab, get, swipe, thieve, rob of, pinch, lift, pick, filch, seize, stealing, i steal
said-swap = exchange, trade, switch, barter, swapping, exchanging, replace, give
said-mortgage = take a mortgage on, take out a mortgage on, put a mortgage on, take mortgage on, mortgaging, put in mortgage, pawn, borrow on, borrow against, mortgage off, get a mortgage on, get a mortgage for, take out a mortgage for, take a mortgage for, take a loan on, loan on, get a loan on, borrow money on, get money for, put under mortgage, mortgage for money, a mortgage on, mortgage my, sell to the bank, take money on, get money on, raise money on
said-pay-off = unmortgage, un mortgage, pay off the mortgage on, pay off mortgage on, pay off the mortgage of, lift the mortgage on, lift the mortgage of, redeem the mortgage on, repay, pay back, clear the mortgage on, pay off the mortgage, pay off mortgage, pay back the mortgage on, pay back the mortgage of, pay back the mortgage, pay the mortgage, pay the mortgage on, pay the mortgage of, repay the mortgage, repay the mortgage on, repay the mortgage of, remove the mortgage, remove the mortgage on, remove the mortgage from, lift the mortgage, lift mortgage, clear the mortgage, clear mortgage, redeem the mortgage, end the mortgage on, buy back, cancel the mortgage on, release, free, unmortgage the
said-build = construct, build on, build at, build up, add floor, add a floor, place a block, building, add a floor on, add a floor to, add a floor at, put a building on, new building, new building on, place a building, erect, build a floor, build a floor on, start a building on, start building, start building on, construct on, build something on, build me, extend, raise my building, expand, raise the building on, add, put up a building, place, finish, complete, finish the, top off, top
said-bid = raise, raise to, bidding, i bid, make a bid of, my bid is, my bid, i offer, offer, make it, go to, i go to, i ll bid, i ll go to, i ll raise to, bid up to, go for, i ll do, i say, say, raise it to, up to, my offer is, i ll give, go, i d go, i d go to, i ll go, i go, i would go, i d bid, i d say, i would bid, i ll say
said-offer = propose, propose to, make offer to, make an offer to, make a deal with, deal with, trade with, offer a deal to, suggest to, i offer, offer to give, ask, offer deal to, i d like to offer, i want to offer, i ll offer, i propose to, i propose, offer for, send an offer to, send offer to, offering, new offer to, offer a trade to, propose a deal to, propose a trade to, propose a deal with, propose a trade with, make a trade with, trade offer to, deal to, suggest, tell, an offer to, offer, deal, proposal to, sell, sell to, sell it to, i sell
said-counter = counteroffer, counter with, counter that with, make a counter offer, my counter offer
said-for = in exchange for, in return for, against, and get, and i get, and want, if i get, to get, and receive, in order to get, to receive, to have, and take, and you get, i get, and i want, in trade for, if i can have, →, >, =, into, into a
said-from = off
said-get-out-card = get out of jail cards, get out of jail free card, get out of jail free cards, jail card, jail cards, get out of jail free
verb-to = to, for player
verb-with = with
verb-unit = m, euro, euros, dollar, dollars, bucks, money, cash, in cash, chip, chips, deed, street, property, monopoly dollars, €, $, £, piece, pieces, token, tokens, buck, of cash, million, mio, note, notes
verb-bank = bank, with bank, with the bank, at the bank, to the bank, from the bank
verb-field = field, on field, at field, square, plot, floor, a floor, next floor, the next floor, block, a block, on, at, on the field, in, building, my building, tower, my tower, on my tower, on my building, on the building, on top of, onto, space, tile, location, spot, the spot, at position, position, coordinate, coordinates, cell, story, storey, a story, first floor, on the, at the, island, on the island
verb-column = column, col
verb-row = row
verb-off = off, in, behind, down, on, back
verb-proposal = offer, proposal, deal, trade, this, it, that offer, his offer, her offer, their offer, that deal, his deal, the trade
verb-out = to get out, to get out of jail, to leave jail, out of jail, to be free, from jail, to leave, to get free, out of prison, to leave the jail, to get out of the jail, free, from prison, and leave, to go free, and get out, and go, and go free
verb-put = put, put up, place, lay, set, take out
said-put = putting, placing
verb-ask = ask, ask for, request, demand, want from, get from, ask from
verb-raise = raise by, raise with, raise it by, up by, up it by, increase by, add, plus, bid another
verb-more = more, more than that, higher, on top, extra
verb-penthouse = penthouse, the penthouse, roof apartment, top floor, penthouse apartment
verb-stop = stop, i stop, i quit, enough, that s enough, i stop here, stop here
verb-decline = decline, i decline, no way, forget it, not interested, i m not interested, i don t want it, don t want it, don t want this, i don t want this, not for me, never mind, leave it, i ll pass on it, pass on it, i don t need it, don t need it, nah, i d rather not, i pass, i ll pass, skip that, no thanks, no thank you, nope, no interest, i don t want that, don t want that, i don t want them, i don t need that, i don t need this, i don t like it, i don t like that
verb-wish = give me, would you give me, will you give me, can you give me, could you give me, do you give me, you give me, i d like, i would like, i want, i ll have, can i have, could i have, may i have, can i get, could i get, let me have, i need, i d love, would you trade me, sell me, would you sell me, will you sell me, can you sell me, hand me, how about, would like

## What else people call things, separated by commas

also-dump-truck = truck, dumper, dumptruck, tipper, lorry, tip truck, trucks, dumpers, dumptrucks, tippers, lorries, dump trucks, dumper truck, dumper trucks, tipper truck
also-crane = hoist, hoists, tower crane, construction crane
also-excavator = digger, diggers, backhoe, backhoes, shovel, steam shovel
also-boat = ship, ships, barge, barges, vessel, cargo boat
also-t-rex = trex, dinosaur, dino

## What was not understood

unknown-amount = M{ $amount } cannot be paid: amounts are multiples of { $least } up to { $most }
unknown-json = an offer in JSON has `to`, `gives` and `takes`, each side with deeds, chips, cards, money
unknown-json-field = in an offer in JSON, `{ $field }` cannot be { $found }

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
do-give-bank = give one { $one } to the bank
do-take = take one { $one }
do-trade = trade { $given } with the bank for one { $one }
do-steal = steal one { $one } from { $name }
do-swap = swap your { $own } for one { $one } of { $name }
do-mortgage = mortgage { $deed }: receive M{ $amount }
do-pay-off = pay off { $deed }: pay M{ $amount }
do-build = build floor { $floor } on field { $field }
do-penthouse = build the penthouse on field { $field }
do-remove = take floor { $floor } off the building on field { $field }
do-build-free = build floor { $floor } on field { $field } without chips
do-bid = bid M{ $amount }
do-begin-offer = make { $name } an offer …
do-offer = offer { $name }: { $given } for { $taken }

## Options

option-deals = May players deal with each other?
option-offers = How many offers a player may make during one turn.
option-rounds = After how many rounds the game ends and is scored.
value-edition-house = our own figures

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
refuse-nothing-to-buy = Nothing is for sale to you now; a property is bought when you land on it.
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
refuse-nothing-to-swap = Chips are swapped only when a Chance card says so.
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
refuse-no-free-penthouse = The penthouse cannot be built by a card.
refuse-build-free-first = First build the floor the card gives you.
refuse-nothing-built = There is no building on field { $field }.
refuse-your-own-building = The building at { $field } is your own; the card speaks of another player's.
refuse-nothing-to-remove = Only a Chance card takes floors off a building.
refuse-remove-first = First choose the building that loses its top floor.
refuse-other-rate = The bank gives one chip for { $rate } of a kind, no more and no fewer.
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

told-throws-to-start = { $who } threw { $first } and { $second } for the first turn, { $total } together.
    .you = You threw { $first } and { $second } for the first turn, { $total } together.
told-ties-to-start = { $who } tied with { $total } and had to throw again.
    .you = You tied with { $total } and had to throw again.
    .several = { $who } tied with { $total } and had to throw again.
    .several-you = { $who } tied with { $total } and had to throw again.
told-starts = { $who } threw highest and starts.
    .you = You threw highest and start.
told-ends-turn = { $who } ended the turn.
    .you = You ended your turn.
told-extra-turn = { $who } began the extra turn.
    .you = You began your extra turn.
told-throws = { $who } threw { $first } and { $second }, { $total } together.
    .you = You threw { $first } and { $second }, { $total } together.
told-doubles = Doubles: { $who } will have another turn after this one.
    .you = Doubles: you will have another turn after this one.
told-too-many-doubles = Doubles { $in_row ->
        [one] once
       *[other] { $in_row } times
    } in a row: once too often.
told-collects = { $who } collected { $things }{ $short ->
    [0] .
   *[other] , because the bank had no more.
}
    .you = You collected { $things }{ $short ->
        [0] .
       *[other] , because the bank had no more.
    }
told-takes = { $who } took { $things }{ $short ->
    [0] .
   *[other] , because the bank had no more.
}
    .you = You took { $things }{ $short ->
        [0] .
       *[other] , because the bank had no more.
    }
told-gets-none = { $who } got no { $many }: the bank had none left.
    .you = You got no { $many }: the bank had none left.
told-gets-none-for = { $who } got no { $many } for { $source }: the bank had none left.
    .you = You got no { $many } for { $source }: the bank had none left.
chips-short = only { $things } instead of { $due }
things-for = { $things } for { $source }
told-leaves = { $who } had more than { $most } chips and left { $things } { $place }.
    .you = You had more than { $most } chips and left { $things } { $place }.
told-moves = { $who } moved { $place }.
    .you = You moved { $place }.
told-passes-start = { $who } received M{ $got } at START.
    .you = You received M{ $got } at START.
told-picks-up = { $who } picked up { $things } on the way.
    .you = You picked up { $things } on the way.
told-jailed = { $who } went to jail, and the turn was over.
    .you = You went to jail, and your turn was over.
told-buys = { $who } bought { $deed } for M{ $paid }.
    .you = You bought { $deed } for M{ $paid }.
told-rent = { $who } paid { $to } M{ $due } rent for { $deed }{ $rent ->
    [set] , part of a complete set.
   *[single] .
}
    .you = You paid { $to } M{ $due } rent for { $deed }{ $rent ->
        [set] , part of a complete set.
       *[single] .
    }
    .to-you = { $who } paid you M{ $due } rent for { $deed }{ $rent ->
        [set] , part of a complete set.
       *[single] .
    }
told-rent-owed = { $who } owed { $to } M{ $due } rent for { $deed }{ $rent ->
    [set] , part of a complete set,
   *[single] ,
} but had only M{ $has }.
    .you = You owed { $to } M{ $due } rent for { $deed }{ $rent ->
        [set] , part of a complete set,
       *[single] ,
    } but had only M{ $has }.
    .to-you = { $who } owed you M{ $due } rent for { $deed }{ $rent ->
        [set] , part of a complete set,
       *[single] ,
    } but had only M{ $has }.
told-no-rent = { $deed } was mortgaged: { $who } paid { $to } no rent.
    .you = { $deed } was mortgaged: you paid { $to } no rent.
    .to-you = { $deed } was mortgaged: { $who } paid you no rent.
told-rolls = { $who } threw { $first } and { $second } for resources, { $total } together.
    .you = You threw { $first } and { $second } for resources, { $total } together.
told-nothing-there = { $space ->
    [steal] There was no chip that { $who } could steal.
   *[chance] There was no Chance card left for { $who }.
}
    .you = { $space ->
        [steal] There was no chip that you could steal.
       *[chance] There was no Chance card left for you.
    }
told-steals = { $who } stole { $chip-a } from { $victim }.
    .you = You stole { $chip-a } from { $victim }.
    .victim-you = { $who } stole { $chip-a } from you.
told-steals-nothing = { $who } stole nothing.
    .you = You stole nothing.
told-draws = { $who } drew a Chance card: “{ $card }”.
    .you = You drew a Chance card: “{ $card }”.
told-turns-up = { $who } drew a Chance card: “{ $card }”.
    .you = You drew a Chance card: “{ $card }”.
told-skips-card = That was not possible and was skipped.
told-receives = { $who } received M{ $got } from the bank.
    .you = You received M{ $got } from the bank.
told-floor-bill = { $floors ->
    [0] { $who } had no floors to pay for.
    [one] { $who } paid the bank M{ $due } for one floor.
   *[other] { $who } paid the bank M{ $due }, M{ $each } for each of { $floors } floors.
}
    .you = { $floors ->
        [0] You had no floors to pay for.
        [one] You paid the bank M{ $due } for one floor.
       *[other] You paid the bank M{ $due }, M{ $each } for each of { $floors } floors.
    }
told-floor-bill-owed = { $floors ->
    [one] { $who } owed the bank M{ $due } for one floor, but had only M{ $has }.
   *[other] { $who } owed the bank M{ $due }, M{ $each } for each of { $floors } floors, but had only M{ $has }.
}
    .you = { $floors ->
        [one] You owed the bank M{ $due } for one floor, but had only M{ $has }.
       *[other] You owed the bank M{ $due }, M{ $each } for each of { $floors } floors, but had only M{ $has }.
    }
told-picks = { $who } took { $chip-a }.
    .you = You took { $chip-a }.
told-gives = { $who } gave { $to } { $chip-a }.
    .you = You gave { $to } { $chip-a }.
    .to-you = { $who } gave you { $chip-a }.
told-must-give = { $who } gave { $to } { $count ->
    [one] { $chip-a }
   *[other] { $chip-some }
}, having no other kind.
    .you = You gave { $to } { $count ->
        [one] { $chip-a }
       *[other] { $chip-some }
    }, having no other kind.
    .to-you = { $who } gave you { $count ->
        [one] { $chip-a }
       *[other] { $chip-some }
    }, having no other kind.
told-gives-nothing = { $who } had no chip to give.
    .you = You had no chip to give.
    .several = { $who } had no chip to give.
    .several-you = { $who } had no chip to give.
told-card-money = M{ $each } for each { $per ->
    [floor] floor
    [building] building
    [set] complete set
   *[deed] deed
}: { $who } had { $count }.
    .you = M{ $each } for each { $per ->
    [floor] floor
    [building] building
    [set] complete set
   *[deed] deed
}: you had { $count }.
told-card-bill = M{ $each } for each { $per ->
    [floor] floor
    [building] building
    [set] complete set
   *[deed] deed
}: { $who } had { $count }.
    .you = M{ $each } for each { $per ->
    [floor] floor
    [building] building
    [set] complete set
   *[deed] deed
}: you had { $count }.
told-pays-by-card = { $who } paid { $to } M{ $paid }.
    .you = You paid { $to } M{ $paid }.
    .to-you = { $who } paid you M{ $paid }.
told-pays-each = { $who } had to pay every other player M{ $each }.
    .you = You had to pay every other player M{ $each }.
told-gives-bank = { $who } gave the bank { $chip-some }.
    .you = You gave the bank { $chip-some }.
told-builds-free = { $who } built a floor on field { $field } without chips.
    .you = You built a floor on field { $field } without chips.
told-removes = { $who } took the top floor off { $to }’s building on field { $field }.
    .you = You took the top floor off { $to }’s building on field { $field }.
    .to-you = { $who } took the top floor off your building on field { $field }.
told-removes-own = { $who } took the top floor off the own building on field { $field }.
    .you = You took the top floor off your building on field { $field }.
told-doubles-rent = { $whose ->
    [own] The next rent paid to { $who } is doubled.
   *[other] The next rent { $who } pays is doubled.
}
    .you = { $whose ->
    [own] The next rent paid to you is doubled.
   *[other] The next rent you pay is doubled.
}
told-rent-doubled = The rent of { $deed } was doubled this time.
told-throws-again = { $who } will have another turn after this one.
    .you = You will have another turn after this one.
told-swaps = { $who } swapped { $given-a } with { $to } for { $taken-a }.
    .you = You swapped { $given-a } with { $to } for { $taken-a }.
    .to-you = { $who } swapped { $given-a } with you for { $taken-a }.
told-auction = { $who } put { $deed } up for auction, from M{ $least }.
    .you = You put { $deed } up for auction, from M{ $least }.
told-bids = { $who } bid M{ $amount } for { $deed }.
    .you = You bid M{ $amount } for { $deed }.
told-drops-out = { $who } dropped out of the auction of { $deed }.
    .you = You dropped out of the auction of { $deed }.
told-cannot-raise = { $who } could not bid M{ $least } and dropped out.
    .you = You could not bid M{ $least } and dropped out.
    .several = { $who } could not bid M{ $least } and dropped out.
    .several-you = { $who } could not bid M{ $least } and dropped out.
told-wins-auction = { $who } won the auction and got { $deed } for M{ $paid }.
    .you = You won the auction and got { $deed } for M{ $paid }.
told-no-bids = Nobody bid: { $deed } stayed with the bank.
told-pays-fine = { $who } paid M{ $paid } to leave jail.
    .you = You paid M{ $paid } to leave jail.
told-uses-card = { $who } used a Get-out card to leave jail.
    .you = You used a Get-out card to leave jail.
told-escapes = { $who } left jail thanks to the doubles.
    .you = You left jail thanks to the doubles.
told-fails = No doubles: { $who } stayed in jail (try { $tries } of { $most }).
    .you = No doubles: you stayed in jail (try { $tries } of { $most }).
told-fails-last = No doubles in the last try: { $who } paid M{ $due } to leave jail and throws again.
    .you = No doubles in the last try: you paid M{ $due } to leave jail and throw again.
told-fails-last-owed = No doubles in the last try: { $who } had to pay M{ $due } to leave jail, but had only M{ $has }.
    .you = No doubles in the last try: you had to pay M{ $due } to leave jail, but had only M{ $has }.
told-owes = { $who } owed { $to } M{ $due }, but had only M{ $has }.
    .you = You owed { $to } M{ $due }, but had only M{ $has }.
    .to-you = { $who } owed you M{ $due }, but had only M{ $has }.
told-owes-bank = { $who } owed the bank M{ $due }, but had only M{ $has }.
    .you = You owed the bank M{ $due }, but had only M{ $has }.
told-pays = { $who } paid { $to } the debt of M{ $paid }.
    .you = You paid { $to } the debt of M{ $paid }.
    .to-you = { $who } paid you the debt of M{ $paid }.
told-pays-bank = { $who } paid the bank M{ $paid }.
    .you = You paid the bank M{ $paid }.
told-bankrupt = { $who } could not pay { $to } M{ $due } and went bankrupt.
    .you = You could not pay { $to } M{ $due } and went bankrupt.
    .to-you = { $who } could not pay you M{ $due } and went bankrupt.
told-bankrupt-to-bank = { $who } could not pay the bank M{ $due } and went bankrupt.
    .you = You could not pay the bank M{ $due } and went bankrupt.
told-hands = { $to } received everything { $who } had: { $things }.
    .you = { $to } received everything you had: { $things }.
    .to-you = You received everything { $who } had: { $things }.
told-returns = The bank took back everything { $who } had: { $things }.
    .you = The bank took back everything you had: { $things }.
told-mortgages = { $who } mortgaged { $deed } for M{ $got }.
    .you = You mortgaged { $deed } for M{ $got }.
told-pays-off = { $who } paid off the mortgage on { $deed } for M{ $paid }.
    .you = You paid off the mortgage on { $deed } for M{ $paid }.
told-keeps-mortgage = { $who } left { $streets } mortgaged.
    .you = You left { $streets } mortgaged.
told-trades = { $who } traded { $given-some } with the bank for { $taken-a }.
    .you = You traded { $given-some } with the bank for { $taken-a }.
told-trades-parked = { $who } traded { $given } for { $taken } on Free Parking.
    .you = You traded { $given } for { $taken } on Free Parking.
told-builds = { $who } built { $floor ->
    [1] the first floor
    [2] the second floor
    [3] the third floor
   *[4] the fourth floor
} on field { $field }{ $kinds ->
    [0] .
   *[other] {" "}for { $things }.
}
    .you = You built { $floor ->
        [1] the first floor
        [2] the second floor
        [3] the third floor
       *[4] the fourth floor
    } on field { $field }{ $kinds ->
        [0] .
       *[other] {" "}for { $things }.
    }
told-penthouse = { $who } built the penthouse on field { $field }{ $kinds ->
    [0] {" "}and ended the game.
   *[other] {" "}for { $things }, and ended the game.
}
    .you = You built the penthouse on field { $field }{ $kinds ->
        [0] {" "}and ended the game.
       *[other] {" "}for { $things }, and ended the game.
    }
told-proposes = { $who } offered { $to } { $given } for { $asked }.
    .you = You offered { $to } { $given } for { $asked }.
    .to-you = { $who } offered you { $given } for { $asked }.
told-counters = { $who } made { $to } a counter-offer: { $given } for { $asked }.
    .you = You made { $to } a counter-offer: { $given } for { $asked }.
    .to-you = { $who } made you a counter-offer: { $given } for { $asked }.
told-accepts = { $who } accepted { $to }'s offer and gave { $given } for { $taken }.
    .you = You accepted { $to }'s offer and gave { $given } for { $taken }.
    .to-you = { $who } accepted your offer and gave you { $given } for { $taken }.
told-refuses = { $who } refused { $to }'s offer.
    .you = You refused { $to }'s offer.
    .to-you = { $who } refused your offer.
told-over = { $why ->
    [last-round] The last round is over, and the game with it.
    [nobody-can-finish] Nobody can complete a building of four floors any more: the game is over.
   *[penthouse] The game is over.
}
told-scores = { $who } scored { $points ->
    [one] one point
   *[other] { $points } points
}{ $sorts ->
    [0] .
   *[other] : { $parts }.
}
    .you = You scored { $points ->
        [one] one point
       *[other] { $points } points
    }{ $sorts ->
        [0] .
       *[other] : { $parts }.
    }
score-buildings = { $points } for buildings
score-sets = { $points } for sets
score-billionaire = { $points } as billionaire
score-community = { $points } for the largest community
told-wins = { $who } wins the game.
    .you = You win the game!
    .several = { $who } share the victory.
    .several-you = { $who } share the victory!
told-wins-by-money = { $who } wins the game, with as many points but more money.
    .you = You win the game, with as many points but more money!
    .several = { $who } share the victory, with as many points but more money.
    .several-you = { $who } share the victory, with as many points but more money!

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
table-free = { $name } builds a floor without chips
table-remove = { $name } takes the top floor off a building
table-give-bank = { $name } gives the bank a chip
table-give-others = { $name } gives { $receiver } a chip
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

## Why a hint says so

reason-scores = { $points ->
    [one] one point more
   *[other] { $points } points more
}
reason-colours = { $count ->
    [0] no colour is wholly yours then
    [one] one colour is wholly yours then
   *[other] { $count } colours are wholly yours then
}
reason-collects = { $much } chips more with every throw, on average
reason-floor = { $floor ->
    [0] then your chips pay for no floor
   *[other] then your chips pay for a floor { $floor }
}
reason-cash = you have M{ $cash } then
gain = { $same ->
    [1] M{ $low }
   *[other] M{ $low } to M{ $high }
}

## The sheet of an edition

sheet-start-money = money at the start
sheet-notes = in notes of
sheet-start-bonus = START pays
sheet-fine = to leave jail
sheet-first-bid = the lowest first bid
sheet-least-raise = the lowest raise
sheet-start-chips = own chips at the start
sheet-chips-of-a-kind = chips of each kind
sheet-blocks = blocks of each player
sheet-most-chips = chips kept at the start of a turn
sheet-own-number = total that pays the tokens
sheet-deed-chips = chips for a deed
sheet-space-chips = chips on a Take space
sheet-most-doubles = doubles in a row that lead to jail
sheet-jail-tries = tries to leave jail
sheet-billionaire-points = points of the Billionaire
sheet-community-points = points of the Community
sheet-own-chips = chips for a token
sheet-roll-chips = chips on a Roll space
sheet-steal-chips = chips stolen on a Steal space
sheet-bank-rate = chips of a kind that the bank takes for one of another
sheet-mortgage = Mortgage / pay-off
sheet-set = Points of the set
sheet-space = Space
sheet-cost = Cost
sheet-card = Chance card
sheet-island = The island (# is a foundation)

## Editions

figure-token = Tokens
figure-notes = Notes at the start
figure-space = Spaces
figure-card-space = Space
figure-set = Sets
figure-deed = Deeds
figure-roll = What a throw brings
figure-floor = Floors
figure-card = Chance cards
figure-island = The island (# is a foundation, . is water)
figure-town = Town
figure-set_points = Points
figure-price = Price
figure-rent = Rent
figure-set_rent = Rent with the set
figure-mortgage = Mortgage
figure-pay_off = Pay off
figure-number = Number
figure-kind = Chip
figure-points = Points
figure-count = How many
figure-effect = What it does
figure-amount = Amount
figure-per = For each
figure-whose = Whose
figure-penthouse = Penthouse
choice-space-take-dump-truck = Take dump trucks
choice-space-take-crane = Take cranes
choice-space-take-excavator = Take excavators
choice-space-take-boat = Take boats
choice-space-unowned = the next deed that nobody owns
choice-space-rival = the next deed of another player
choice-space-deed = the next deed
choice-space-take = the next space to take chips
choice-kind-any = a chip of one's choice
choice-kind-each = one of each kind
choice-kind-own = of one's own token
choice-per-once = once
choice-per-floor = floor
choice-per-building = building
choice-per-set = set
choice-per-deed = deed
choice-whose-own = one's own
choice-whose-other = another player's
choice-effect-move-to = go to a space
choice-effect-move-by = go so many spaces
choice-effect-move-next = go to the next space of a kind
choice-effect-collect = receive money
choice-effect-pay = pay
choice-effect-collect-from-each = receive money from everybody
choice-effect-pay-each = pay everybody
choice-effect-take = take chips
choice-effect-give = give chips back
choice-effect-collect-chips = receive a chip from everybody
choice-effect-give-chips = give everybody a chip
choice-effect-steal = steal chips
choice-effect-swap = forced trade
choice-effect-get-out = get out of jail
choice-effect-go-to-jail = go to jail
choice-effect-build = build a floor for free
choice-effect-remove-floor = take a floor off
choice-effect-double-rent = double rent
choice-effect-throw-again = throw again
choice-effect-exchange = exchange chips
bad-notes = these notes make { $worth }, but the start money is { $money }
bad-set-missing = belongs to no set: the set { $colour } is missing
bad-deed-missing = the deed { $deed } is missing: a set has two deeds
bad-two-deeds = a set has two deeds, { $one } and { $two }
bad-no-set = belongs to no set; deeds are called after the sets { $sets }, such as { $deed }
bad-mortgage = must be at most the price, { $price }
bad-pay-off = must be more than the mortgage, { $mortgage }
bad-twice = { $name } stands on the board twice, also as space { $at }
bad-no-space = no space is { $name }
bad-start-space = start is space 0
bad-free-floor = a floor costs at least one chip
bad-start-chips = the players would start with { $count } × { $kind }, and there are only { $most }
bad-no-chips = must be more than 0: neither deeds nor spaces would bring anybody a chip, and nothing could be built
bad-island-row = must be up to { $most } of # (foundation) and . (water)
bad-island = must have at least one foundation (#)
bad-multiple = must be a multiple of 5, not { $amount }
bad-printable = must be printable characters up to U+7FFF
bad-letter = must have a letter, since numbers alone are amounts: { $name }
bad-same-name = { $name } is also the name of { $other }
bad-taken-name = { $name } already means something else: { $other }
bad-deck = there are 1 to { $most } Chance cards together (MB-M1), not { $count }
bad-different = there are at most { $most } Chance cards (MB-M1), so at most so many different ones
bad-card-name = a card's name has up to { $most } of a to z, 0 to 9 and -, and begins with a letter
bad-argument = the effect { $effect } does not have it; it takes { $takes }
bad-no-argument = the effect { $effect } does not have it; it takes nothing more
bad-get-out = only one card can be the Get-out card; raise its count instead
bad-steps = must be a number of spaces, below 0 to go back
bad-which-space = { $count } spaces are { $found }; say its number, such as 0 for START
bad-not-a-space = no space is { $found }; say its number, such as 0 for START
balance-bought = Deeds bought
balance-drawn = Chance cards drawn
balance-heights = Buildings at the end, by height
balance-ended = How it ended
ended-penthouse = with a penthouse
ended-nobody-can-finish = because nobody could complete a building any more
ended-last-round = after the last round
height-of = { $floors ->
    [1] one floor
   *[other] { $floors } floors
}
bad-then = { $effect } ends the turn, so nothing follows (MB-C21); let it be the second effect
bad-note = is no note: its name is its worth, a multiple of 5 up to { $most }
bad-note-kinds = there are at most { $most } different notes
figure-then = Then

# What puzzles are about.
theme-deeds = Title deeds
theme-towers = Towers
theme-chips = Chips
theme-surplus = Surplus chips
theme-deals = Deals
theme-money = Money and time
