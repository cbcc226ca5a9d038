# The board of Machi Koro in English.
mk-throw = The throw
mk-bank = Bank
mk-cities = Cities
mk-built = built
mk-landmarks = Landmarks
mk-your-throw = Throw the dice
mk-your-dice = The dice are rolling
mk-your-radio = You threw { $total }: keep it or throw again?
mk-your-tv = TV station: from whom do you take coins?
mk-your-give = You threw { $total }: swap a building, or do not
mk-your-build = { $coins ->
    [0] You threw { $total } and have no coins to build with
    [one] You threw { $total } and have one coin to build with
   *[other] You threw { $total } and have { $coins } coins to build with
}
mk-when-blue = When anybody throws { $numbers }: { $effect }.
mk-when-green = When you throw { $numbers }: { $effect }.
mk-when-red = When somebody else throws { $numbers }: { $effect }.
mk-when-purple = When you throw { $numbers }: { $effect }. One in each city.
mk-does-bank = { $coins ->
    [one] one coin from the bank
   *[other] { $coins } coins from the bank
}
mk-does-per = { $coins ->
    [one] one coin from the bank for every { $icon } card you have
   *[other] { $coins } coins from the bank for every { $icon } card you have
}
mk-does-thrower = { $coins ->
    [one] one coin from the thrower
   *[other] { $coins } coins from the thrower
}
mk-does-thrower-per = { $coins ->
    [one] one coin from the thrower for every { $icon } card you have
   *[other] { $coins } coins from the thrower for every { $icon } card you have
}
mk-does-everybody = { $coins ->
    [one] one coin from every other player
   *[other] { $coins } coins from every other player
}
mk-does-one = { $coins ->
    [one] one coin from a player of your choice
   *[other] { $coins } coins from a player of your choice
}
mk-does-swap = you may swap one of your buildings for another player's
mk-train-station = You may throw two dice.
mk-shopping-mall = Each of your cup and bread cards earns { $coins } more.
mk-amusement-park = After doubles you take another turn.
mk-radio-tower = Once per turn you may throw again.
mk-odds = What would it earn?
mk-odds-short = Odds
mk-odds-of = If { $name } throws now, everybody's coins change by:
mk-odds-dice = Number of dice
mk-odds-number = { $n ->
    [one] One die
   *[other] Two dice
}
mk-odds-total = Total
mk-odds-chance = Chance
mk-odds-choice = Whom the TV station takes coins from is a choice; it is not counted here.
mk-swap-give = First choose what you give
mk-swap-take = Now choose what you get

## The guided first game
lesson-goal = Build your four landmarks first and you win. Their plans and prices are here.
lesson-throw = A turn begins with the dice. Press the ringed button.
lesson-income = The number thrown decides who earns: your wheat field on { $field }, your bakery on { $bakery }.
lesson-build = Now build one thing. New numbers bring more chances to earn: click a ringed card.
lesson-watch = Others throw too: blue cards earn on everybody’s throw, green ones only on your own.
lesson-colours = Red cards take coins from whoever throws. Purple ones work on your throw, one per city.
lesson-why = Click a dimmed card. It tells you why you cannot have it now.
lesson-more = Build again. Cards that help each other earn most, such as ranches and a cheese factory.
lesson-landmark = You can pay for a landmark! Click the ringed plan to build it.
lesson-landmark-wait = Save for a landmark: the train station costs { $cost }. Throw, and build only what is cheap.
lesson-two = With the train station you may throw two dice and reach up to 12. Try it.
lesson-two-wait = The train station lets you throw two dice. Build it when you have its price, { $cost }.
