# What every small game says, in English.

turn = Turn { $turn }
points = Points
won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
