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
al-one-more = One more would bring { $points ->
    [one] one point
   *[other] { $points } points
} more in scoring { $scoring }
al-whole = The full table
al-tell-all = Tap or press a key to see it all
al-pile-of = { $many } of them, { $up } chosen

## The guided first game
lesson-goal = The most buildings of a kind bring points. This table shows who would get what.
lesson-take = In a turn you take money or buy. Take money: click an open card, then “Take this card”.
lesson-watch = Each building is paid in the currency of its slot: look at colour and sign.
lesson-several = You may take several cards worth { $limit } or less together. Choose two small ones, then take.
lesson-choose = A glowing building is one you can pay for. Click it to begin.
lesson-choose-wait = Nothing can be paid yet. Take money of one currency until a building of that colour glows.
lesson-buy = Click cards of your hand until the price is reached; then “Buy”. There is no change.
lesson-why = Click a dimmed building. It tells you why you cannot have it now.
lesson-exact = A green tick marks cards that pay exactly. Whoever pays exactly plays on: click the tick and buy.
lesson-exact-wait = Try to pay exactly: collect cards that add up to a price. A green tick will tell.
lesson-again = You paid exactly, so you are on turn once more. Buy again, or take money.
lesson-scoring = Scorings pay this many places of a kind: A { $a }, B { $b }, C { $c }. Ties share the points.
lesson-decks = A and B lie hidden in the money pile. The game ends with C, when buildings run out.
