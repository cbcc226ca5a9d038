# Wat elk klein spel zegt, in het Nederlands.

turn = Beurt { $turn }
points = Punten
won = { $count ->
    [one] { $names } wint.
   *[other] { $names } winnen samen.
}
