# Een spel met wie er wil.
how = Zeg wat je wilt spelen. Zodra anderen hetzelfde willen, zitten jullie samen aan een tafel.
now = meteen: 90 seconden per zet
days = over een paar dagen: twee dagen per zet
find = Zoek spelers
wait = Wachten op anderen
count = { $n ->
    [one] Je bent de eerste van { $of }.
   *[other] { $n } van { $of } zijn er.
}
wait-now = Houd deze pagina open; ze brengt je naar de tafel. Wie een tijdje heeft gewacht, mag de lege plaatsen aan bots geven.
wait-days = Je kunt deze pagina sluiten: de tafel komt bij de jouwe op de voorpagina. Je plaats blijft twee weken bewaard.
bots-how = De tafel is nog niet vol. Bots kunnen de lege plaatsen innemen; iedereen die nu wacht, speelt mee.
bots = Begin met bots
leave = Niet langer wachten
company = Met jou
finishes-new = nieuw hier
finishes-usually = speelt meestal uit
finishes-sometimes-not = gaat soms vroeg weg
finishes-often-not = gaat vaak vroeg weg
asked = Met hen zou je spelen. Iemand van hen is de laatste tijd vaak vroeg weggegaan.
play = Spelen
rather-not = Liever niet
leaving = Wie begint en dan weggaat, of de tijd laat aflopen, staat daar hier een paar weken om bekend.
