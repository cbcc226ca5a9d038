# Corner Lots in English.

title = Corner Lots
about = Bid for the best corners of town, and keep an eye on what the others hide behind their screens.
duration = ten minutes

## Things

lot = Lot { $which }
    .a = lot { $which }

## Verbs people may type, separated by commas

verb-bid = bid, offer
verb-pass = pass, nothing

## What an action does, for lists of actions

do-bid = bid { $number }
do-pass = pass
do-draw = { $name } is for sale

## Options

option-open-chips = Are all chips open from the beginning?

## What happened

told-drawn = { $lot } is for sale.
told-bids = { $who } bid { $bid }.
    .you = You bid { $bid }.
told-passes = { $who } passed.
    .you = You passed.
told-wins-lot = { $who } bought { $lot-a } for { $paid }: { $worth } points.
    .you = You bought { $lot-a } for { $paid }: { $worth } points.
told-earns = { $who } earned { $count }.
    .you = You earned { $count }.
    .several = { $who } each earned { $count }.
    .several-you = { $who } each earned { $count }.

## Refusals

refuse-game-over = The game is over.
refuse-bag-decides = First a lot is drawn from the bag.
refuse-not-in-bag = No { $name } is left in the bag.
refuse-not-your-choice = The bag decides that, not a player.
refuse-not-your-turn = It is the turn of { $seat }.
refuse-too-low = The highest bid is { $high }: bid more, or pass.
refuse-too-dear = You have { $chips }, and cannot bid { $number }.

## The table

phase-drawing = a lot is being drawn
phase-bidding = { $seat } may bid
phase-over = the game is over
view-sold = Lots sold
view-asked = Bids made
view-lot = For sale
view-high = Highest bid
view-holder = From
view-left = In the bag
view-points = Points
view-chips = Chips
view-start_chips = Chips at the start
view-lots = Lots
view-income = Income
view-worth = Worth
view-copies = Copies
view-seats = Players
