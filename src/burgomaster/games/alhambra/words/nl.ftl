# Alhambra / New York – Het kaartspel in het Nederlands.

title = Alhambra
about = Verzamel geld in vier valuta’s, koop de beste gebouwen en zorg dat je van elke soort de meeste hebt.
duration = een half uur

## Gebouwen: de namen van New York, dan die van Alhambra voor dezelfde zes soorten

museum = Museum
theater = Theater
station = Station
church = Kerk
garden = Tuin
skyscraper = Wolkenkrabber
alhambra-museum = Paviljoen
alhambra-theater = Serail
alhambra-station = Arcaden
alhambra-church = Vertrekken
alhambra-garden = Tuinen
alhambra-skyscraper = Toren

## Geld

yellow = geel
blue = blauw
green = groen
orange = oranje
card = { $currency } { $value }
dirk = Dirk

## Werkwoorden die je kunt typen, gescheiden door komma's

verb-buy = koop, bouw
verb-with = met, betaal met, betaal
verb-at = op, in
verb-for = voor, aan
verb-and = en
verb-take = neem, pak
verb-pass = pas, niets
verb-building = gebouw
verb-money = geld
verb-scoring = waardering
verb-first = eerste, begint

## Wat een actie doet, voor lijsten met acties

do-buy = { $name } op { $slot } kopen voor { $price }, betalen met { $cards }
do-buy-exact = { $name } op { $slot } kopen voor { $price }, gepast betalen met { $cards }
do-buy-dirk = { $name } op { $slot } kopen voor { $price }, betalen met { $cards }, en aan Dirk geven
do-buy-dirk-exact = { $name } op { $slot } kopen voor { $price }, gepast betalen met { $cards }, en aan Dirk geven
do-begin-buy = { $name } op { $slot } kopen voor { $price }
do-take = { $cards } nemen
do-pass = passen, want er is niets mogelijk

## Opties

option-theme = Namen en plaatjes: New York of Alhambra. De regels zijn gelijk.
option-youngest = De plaats van de jongste, die begint als het daarvan afhangt; of het toeval kiest uit wie gelijk staat.
option-open-hands = Ziet iedereen wat alle anderen op de hand hebben?
option-bots-remember = Mogen bots elke kaart onthouden die ze hebben gezien, en zo iedere hand kennen?
value-theme-new-york = New York
value-theme-alhambra = Alhambra

## Weigeringen

refuse-game-over = Het spel is afgelopen.
refuse-not-your-turn = { $seat } is aan de beurt.
refuse-cards-first = Er worden nog kaarten gelegd; niemand kan iets doen tot ze open liggen.
refuse-not-your-choice = Daarover beslist het toeval, niet een speler.
refuse-no-such-outcome = Die kaart kan nu niet de volgende zijn.
refuse-no-pass = Je moet geld nemen of een gebouw kopen; passen kan alleen als je geen van beide kunt.
refuse-slot-empty = Op { $slot } ligt geen gebouw; lege vakken worden na de beurt aangevuld.
refuse-other-building = Op { $slot } vind je { $there }, niet { $name }.
refuse-too-dear = Voor { $name } betaal je { $price } in { $slot }, en je hebt { $money }.
refuse-not-in-hand = Je hebt geen { $card } meer om mee te betalen.
refuse-high-first = De kaarten van een betaling noem je van hoog naar laag.
refuse-out-of-reach = Voor { $name } betaal je { $price }; dat haal je niet als je verdergaat met { $card } en lagere kaarten.
refuse-not-enough = { $paid } is niet genoeg: voor { $name } betaal je { $price }.
refuse-no-dirk = Dirk doet alleen mee in een spel met twee spelers.
refuse-buy-first = Zeg eerst welk gebouw je koopt.
refuse-finish-buying = Maak eerst de aankoop van { $name } af.
refuse-not-open = { $card } ligt niet open.
refuse-cards-in-order = De kaarten die je neemt, noem je per valuta en van laag naar hoog.
refuse-too-much = Meerdere kaarten mogen samen hoogstens { $limit } waard zijn; met { $card } wordt het { $total }.
refuse-no-other = Samen met { $card } kun je geen andere open kaart nemen.
refuse-finish-taking = Je neemt meerdere kaarten: zeg welke de volgende is.

## Wat er gebeurde

told-starts = { $why ->
    [fewest-cards] { $who } heeft de minste kaarten en begint.
    [least-money] { $who } heeft van de spelers met de minste kaarten het minste geld en begint.
    [youngest] { $who } is de jongste van degenen die gelijk staan en begint.
   *[chance] Het toeval kiest uit degenen die gelijk staan: { $who } begint.
}
told-again = Gepast betaald: { $who } is nog een keer aan de beurt.
told-ends = Gepast betaald, maar er is niets meer mogelijk: de beurt van { $who } is voorbij.
told-shuffles = { $count ->
    [0] Geldstapel en aflegstapel zijn leeg: er ligt minder geld open.
    [one] Eén afgelegde kaart wordt de nieuwe geldstapel.
   *[other] De { $count } afgelegde kaarten worden geschud tot een nieuwe geldstapel.
}
told-scoring = Waardering { $scoring }: { $points }
told-nobody = niemand krijgt punten
told-points = { $name } +{ $points }
told-type = { $building }: { $shares }
told-shared = { $lost ->
    [0] { $names } delen { $pot }, elk +{ $each }
   *[other] { $names } delen { $pot }, elk +{ $each }, de rest ({ $lost }) vervalt
}
told-dirk-gets = { $count ->
    [0] Dirk zou { $due } van de stapel gebouwen krijgen, maar die is leeg.
    [one] Dirk zou { $due } van de stapel gebouwen krijgen, maar er is er nog maar één.
   *[other] Dirk zou { $due } van de stapel gebouwen krijgen, maar er zijn er nog maar { $count }.
}
told-dirk-draws = Dirk krijgt { $buildings }.
told-over = { $scorings ->
    [0] De bouwplaats kan niet meer worden gevuld: het spel is afgelopen. De waarderingen A en B zijn nooit gekomen.
    [1] De bouwplaats kan niet meer worden gevuld: het spel is afgelopen. Waardering B is nooit gekomen.
   *[other] De bouwplaats kan niet meer worden gevuld: het spel is afgelopen.
}
told-leftover = { $who } heeft het meeste { $slot } en krijgt { $building } op { $slot }.
told-unsold = Niemand krijgt { $building } op { $slot }.
told-winner = { $name } wint met { $points } punten.
told-winners = { $names } delen de overwinning met { $points } punten.

## De tafel

table-turn = Beurt { $turn }
table-yard = er wordt een gebouw op de bouwplaats gelegd
table-dirk = Dirk krijgt een gebouw van de stapel
table-deal = { $name } krijgt startgeld
table-first = het toeval kiest wie begint
table-row = er wordt een geldkaart open gelegd
table-act = { $name } neemt geld of koopt een gebouw
table-again = { $name } betaalde gepast en is nog een keer aan de beurt
table-over = het spel is afgelopen: gewonnen door { $names }
table-slot = Vak
table-building = Gebouw
table-price = Prijs
table-empty = leeg
table-open-money = Open geld
table-nothing = niets
table-money-deck = Geldstapel: { $cards }
table-discard = Aflegstapel: { $cards }
table-building-deck = Stapel gebouwen: { $cards }
table-next-scoring = Waarderingskaarten die nog komen: { $scorings }
table-no-scoring = De waarderingen A en B zijn geweest
table-scoring = Waardering { $scoring }
table-points = Punten
table-cards = Kaarten op de hand
table-hand = Hand van { $name }: { $cards }

## De afbeelding

picture-you = jij
picture-yard = Bouwplaats
picture-money = Open geld
picture-hand = Hand
picture-hidden = { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
picture-unsold = onverkocht
picture-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
picture-leads = Aan kop
picture-dirk = speelt zonder geld en komt nooit aan de beurt

## De tafel als lijsten

view-yard = Bouwterrein
view-building = Gebouw
view-price = Prijs
view-building_deck = Gebouwenstapel, naar prijs
view-buildings_left = Gebouwen over
view-open_money = Open geld
view-money_deck = Geldstapel
view-money_left = Geldkaarten over
view-pile = Geldstapeltje
view-pile_left = Over in het stapeltje
view-discard = Aflegstapel
view-discarded = Afgelegd
view-scored = Gewaardeerd
view-hand = Hand
view-cards = Kaarten op de hand
view-buildings = Gebouwen
view-points = Punten

## Het scherm van een terminal

menu-take = Pak
menu-buy = Koop
menu-rest = Of
screen-points = { $points } pt
screen-yard = Bouwplaats, en wat je kunt betalen
screen-exact = gepast
screen-short = { $missing } te kort
screen-hand = Hand van { $name }
screen-decks = Stapels: { $money } geld, { $buildings } gebouwen
screen-cities = Steden
screen-if-scored = { $scoring } nu
screen-cards = Kaarten
screen-next-scoring = Waardering { $scoring }: { $percent } bij de volgende geldkaart ({ $weight } van { $of }). Nu zou die opleveren:
screen-last-scoring = Waardering { $scoring } komt aan het eind. Nu zou die opleveren:
screen-next-building = Het volgende gebouw
screen-prices = voor { $low } tot { $high }
screen-price = voor { $price }
