# Een clubavond.
how = Open een avond voor je club of familie. Iedereen komt via één link; elke ronde zitten drie of vier mensen bij elkaar die gelijk staan, en de stand telt alle tafels.
games = Spellen, om de beurt één per ronde
rounds = Rondes
seats = Spelers aan een tafel
move-time = Seconden per zet (0: geen klok)
round-time = Minuten per ronde (0: tot alle tafels klaar zijn)
bots = Bots vullen lege plaatsen
rated = De spellen tellen mee voor de ratings
public = Ook wie de link niet heeft, vindt de avond
open = De avond openen
yours = Jouw avonden
all = Voor iedereen open
listed = { $when }, { $n ->
    [one] één persoon
   *[other] { $n } mensen
}
ended = afgelopen
come = Meedoen
come-how = Je speelt vanaf de volgende ronde mee.
come-back = Je bent weggegaan. Voor de volgende ronde mag je terugkomen.
to-table = Naar mijn tafel
wait-first = Je doet mee. De gastheer opent de eerste ronde.
wait-next = In de volgende ronde speel je weer.
leave = Naar huis
leave-sure = Een bot speelt je plaats uit, en dat telt als verloren. Toch gaan?
stay = Blijven
over = De avond is afgelopen.
is-rated = Deze avond telt mee voor de ratings.
round = Ronde { $n } van { $of }: { $game }
before = De eerste ronde is nog niet begonnen.
until = Tijd tot { $time }
late = De tijd van deze ronde is om.
round-over = Ronde { $n } is afgelopen.
table = Tafel { $n }
wins = { $n ->
    [one] { $said } keer gewonnen
   *[other] { $said } keer gewonnen
}
points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
turn = aan zet
table-over = klaar
opening = gaat open
standings = Stand
podium = De eerste drie
rank = Plaats
name = Naam
won = Gewonnen
met = Tegenstanders
played = Gespeeld
met-how = Wie even vaak won, wordt gescheiden door de winst van iedereen die men ontmoette.
gone = weg
forgotten = iemand
host = Jij bent de gastheer
open-round = Ronde { $n } openen
end = De avond beëindigen
end-sure = De avond beëindigen? Daarna kan niemand meer meedoen.
drop = Is weg
drop-named = { $name } is weg
decide-leader = Wie voorstaat wint
decide-draw = Remise
decide-how = Over een tafel die niet uitgespeeld kan worden, beslis jij.
screen = Op een groot scherm tonen
results = Uitslagen als CSV
link = De link voor iedereen
copy = Link kopiëren
copied = Gekopieerd
code = QR-code van deze avond
scan = Scan om mee te doen
people = { $n ->
    [one] Er is één persoon
   *[other] Er zijn { $n } mensen
}
gone-wrong = Zo'n avond is er niet.
