# The board of Monopoly Builder in English.
mb-your-start = Throw for the first turn
mb-your-surplus = Too many chips: choose { $surplus } to leave behind
mb-your-throw = Throw the dice
mb-your-jail = You are in jail (try { $tries } of { $most }): throw for doubles, or buy yourself out
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
mb-task = To be decided
mb-chips = Chips
mb-deeds = Deeds
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
mb-give = Every player gives { $name } a chip. Choose one.
mb-choose = Choose a token. It brings its chips now, and whenever its number is thrown.
mb-your-choose = Choose your token
mb-pick = Take a chip of your choice from the bank.
mb-steal = A chip may be stolen. Choose whose, or leave it.
mb-swap = Forced trade: one own chip for another kind from any player.
mb-gives = gives
mb-owes = { $name } owes { $creditor } M{ $amount } and has M{ $cash }: M{ $lacking } short.
mb-owes-bank = { $name } owes the bank M{ $amount } and has M{ $cash }: M{ $lacking } short.
mb-owes-how = Mortgage deeds or make a deal. The debt is paid by itself as soon as you have the money.
mb-owes-last = Nothing is left to mortgage: make a deal, or go bankrupt.
mb-redeem = { $name } has received mortgaged deeds: pay them off now, or keep them so.
mb-parking = Free Parking: two chips for one of another kind
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
mb-picked = Done
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
mb-about-steal = { $chips ->
    [one] You may take one chip from another player.
   *[other] You may take { $chips } chips from other players.
}
mb-about-take = Take { $chips } chips of this kind from the bank.
mb-no-deeds = No deeds yet
mb-deal-short = Deal
mb-kept = { $chips } chips; { $most } may be kept
mb-accept = Accept
mb-refuse = Refuse
mb-points = Points
mb-worth = { $points ->
    [one] one point
   *[other] { $points } points
}

## The guided first game
lesson-goal = Build the best city on this island. The first penthouse ends the game, and points decide.
lesson-token = Choose a token: click a ringed one. It decides which kind of chip will be your own.
lesson-throw = Throw and move. Every deed with the number thrown brings its owner chips. Press the ringed button.
lesson-buy = Nobody owns this street. Buy it: its number brings you chips, and others pay you rent.
lesson-bid = An auction: bid more than the others, or drop out. Below the printed price is a bargain.
lesson-chips = Chips are what you build with. They come when your deeds’ numbers are thrown, by whomever.
lesson-build = You have the chips for a floor. Click a ringed field. Higher floors score more.
lesson-build-wait = To build you need chips. Throw, buy streets, trade or deal until a field glows.
lesson-why = Click a field where you cannot build now. It tells you why.
lesson-deal = You may deal with everybody: open “Make an offer”, choose what you give and want, send it.
lesson-bank = You have { $rate } chips of a kind: the bank gives you any one for them.
lesson-end = Nothing more to do? End the turn with the ringed button.
lesson-score = The points as they stand: buildings, sets, the most money, the largest group. This decides.
