# Parole che servono a ogni gioco per parlare delle persone.

you = tu
and = { $first } e { $last }
number = { $n ->
    [1] un
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $n }
}
