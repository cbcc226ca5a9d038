# Parole che servono a ogni gioco per parlare delle persone.

you = tu
and = { $first } e { $last }
