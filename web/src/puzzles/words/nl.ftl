# Puzzels.
about = Stellingen uit echte partijen waarin één zet duidelijk beter is dan alle andere. Vind hem.
all = Alle puzzels
none = Dit huis heeft geen puzzels.
theme = Thema
any-theme = elk thema
difficulty = Moeilijkheid
any-difficulty = elke moeilijkheid
difficult = { $n ->
    [1] makkelijk
    [2] lastiger
   *[3] moeilijk
}
heading-before = Puzzel { $number }, { $difficulty }
heading = Puzzel { $number }: { $theme }, { $difficulty }
players = { $n } spelers
solved = opgelost
shown = antwoord gezien
progress = { $n } van { $all } opgelost
task = Wat is je beste zet?
again = Probeer het nog eens, of bekijk het antwoord.
answer = Toon het antwoord
next = Volgende puzzel
list = Alle puzzels
verdict = Wat je zet waard is
