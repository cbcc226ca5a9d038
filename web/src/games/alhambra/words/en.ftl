# The board of Alhambra in English.
al-your-act = Take money, or buy a building
al-your-again = You paid exactly: act again
al-hand = Your hand
al-no-cards = none
al-exact = part of an exact payment
al-pay-exactly = { $cards } = { $price }: pay exactly for { $building }
al-short = { $missing } short
al-inexact = no exact sum
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
al-scoring-now = { $scoring } as it would be now
al-scoring-was = { $scoring } as it was
al-scoring-total = { $scoring } is past; buildings of now
al-place = place { $place }:
al-tie = { $names } share places { $places }: { $pool ->
    [one] one point
   *[other] { $pool } points
}, { $each } each.
al-how = The most buildings of a kind win the first number beside it, the second most the next one. Whoever has equally many shares the points of their places, rounded down.
al-prizes = Scoring { $scoring }: { $points }
al-whole = The full table
al-pile-of = { $many } of them, { $up } chosen

## The guided first game
lesson-goal = Points come from having the most buildings of a kind. Three scorings, A, B and C, count them, and this table shows who would get what.
lesson-take = Buildings cost money, and there are four currencies. In a turn you take money or buy. Begin with money: click an open card, then “Take this card”.
lesson-watch = Each building is paid only in the currency of its slot, its colour and sign. Empty slots are filled at the end of every turn, so prices come and go while the others play.
lesson-several = Small cards are worth a look: you may take several at once if they are worth 5 or less together. Choose two of them, then take.
lesson-choose = A glowing building is one you can pay for. Click it to begin.
lesson-choose-wait = Nothing can be paid yet. Take money of one currency until a building of that colour glows.
lesson-buy = Now click the cards to pay with, in your hand, until the price is reached; then “Buy”. Too much is allowed, but there is no change.
lesson-why = Click a dimmed building. It tells you why you cannot have it now, with the rule.
lesson-exact = A green tick marks cards that pay a price exactly, without a coin too many. Whoever does has another action at once. That is how games are won: click the tick and buy.
lesson-exact-wait = Try to pay exactly next: collect cards whose values add up to a price. A green tick will tell you when you can.
lesson-again = You paid exactly, so you are on turn once more. Buy again if you can, or take money.
lesson-scoring = In scoring A only the leader of each kind gets points, in B two places, in C three. Equal ones share. Later kinds in the list are worth more, so look where one more building makes you the leader.
lesson-decks = Cards A and B lie hidden in the money piles and score at once when they turn up. The game ends when the building deck runs out, with scoring C. In a game for two a third player, Dirk, collects too.
