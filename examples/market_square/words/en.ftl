# Market Square in English.

title = Market Square
about = Sell as long as you dare before it rains, and build the finest town round the square.
duration = ten minutes

## Buildings

cart = Cart
well = Well
arcade = Arcade
guildhall = Guildhall

## Verbs people may type, separated by commas

verb-throw = throw, roll, sell
verb-close = close, stop
verb-build = build, buy
verb-pass = pass, nothing, build nothing
verb-die = die

## What an action does, for lists of actions

do-throw = sell: throw the die
do-close = close the market and take { $takings } home
do-build = build { $name } for { $cost }
do-pass = build nothing

## Options

option-sudden-end = Does the game end at once when somebody reaches the goal, and not at the end of the round?

## Refusals

refuse-game-over = The game is over.
refuse-die-decides = The die is rolling; nobody can act until it lies still.
refuse-not-your-choice = The die decides that, not a player.
refuse-not-your-turn = It is the turn of { $seat }.
refuse-still-selling = The market is still open: close it before you build.
refuse-market-is-over = The market is closed for this turn: build something, or pass.
refuse-nothing-sold = You have sold nothing yet: throw the die first.
refuse-sold-out = { $name } is sold out.
refuse-too-dear = { $name } costs { $cost }, and you have { $coins }.

## The table

phase-sell = { $seat } is selling
phase-die = the die is rolling for { $seat }
phase-build = { $seat } may build
phase-over = the game is over
view-takings = Takings
view-coins = Coins
view-start_coins = Coins at the start
view-goal = Goal
view-cost = Cost
view-points = Points
view-earns = Per throw
view-shelters = Dry
view-copies = Copies
view-seats = Towns
view-town = Town
view-supply = Supply
