# Che cosa dice ogni piccolo gioco, in italiano.

turn = Turno { $turn }
points = Punti
won = { $count ->
    [one] { $names } vince.
   *[other] { $names } vincono insieme.
}
