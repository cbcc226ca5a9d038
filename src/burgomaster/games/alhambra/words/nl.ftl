# Alhambra / New York – Het kaartspel in het Nederlands.

title = Alhambra / New York
about = Verzamel geld in vier valuta’s, koop de beste gebouwen en zorg dat je van elke soort de meeste hebt.
duration = een half uur

## Gebouwen: de namen van New York, dan die van Alhambra voor dezelfde zes soorten

museum = Museum
    .a = een museum
    .the = het museum
    .many = musea
    .some = { $number } musea
theater = Theater
    .a = een theater
    .the = het theater
    .many = theaters
    .some = { $number } theaters
station = Station
    .a = een station
    .the = het station
    .many = stations
    .some = { $number } stations
church = Kerk
    .a = een kerk
    .the = de kerk
    .many = kerken
    .some = { $number } kerken
garden = Tuin
    .a = een tuin
    .the = de tuin
    .many = tuinen
    .some = { $number } tuinen
skyscraper = Wolkenkrabber
    .a = een wolkenkrabber
    .the = de wolkenkrabber
    .many = wolkenkrabbers
    .some = { $number } wolkenkrabbers
alhambra-museum = Paviljoen
    .a = een paviljoen
    .the = het paviljoen
    .many = paviljoens
    .some = { $number } paviljoens
alhambra-theater = Serail
    .a = een serail
    .the = het serail
    .many = serails
    .some = { $number } serails
alhambra-station = Arcaden
    .a = arcaden
    .the = de arcaden
    .many = arcaden
    .some = { $number } keer arcaden
alhambra-church = Vertrekken
    .a = vertrekken
    .the = de vertrekken
    .many = vertrekken
    .some = { $number } keer vertrekken
alhambra-garden = Tuinen
    .a = tuinen
    .the = de tuinen
    .many = tuinen
    .some = { $number } keer tuinen
alhambra-skyscraper = Toren
    .a = een toren
    .the = de toren
    .many = torens
    .some = { $number } torens

## Geld

yellow = geel
blue = blauw
green = groen
orange = oranje
card = { $currency } { $value }
dirk = Dirk

## Werkwoorden die je kunt typen, gescheiden door komma's

verb-buy = koop, bouw, kopen, bouwen, aanschaffen, aankopen, aanschaf, aankoop, koopt, koop ik, schaf
verb-with = met, betaal met, betaal, betalen met, betalend met, en betaal met, en betaal, betaald met, gebruik, door te betalen met, betaal er, betalen, besteed, door betaling van, met gebruik van, tegen betaling van, waarbij ik betaal, voldoen met, ik betaal, betaald, met alleen, alleen met, met enkel, enkel met
verb-at = op, in, bij, van, uit, vak
verb-for = voor, aan
verb-and = en
verb-take = neem, pak, nemen, pakken, trek, raap, haal, kies, kiezen, ontvang, ik kies, grijp, kies ik, neem ik, pak ik, oppakken, oprapen, raap op, pik, haal op, is van mij, van mij, ik wil, ik wil graag, mag ik, geef mij, geef me, doe mij, doe mij maar, ik zou graag, doe me
verb-pass = pas, niets, niks, passen, sla over, sla beurt over, klaar, ik ben klaar, einde beurt, doe niets, doe niks, nee, volgende, beurt overslaan, ik kan niets, ik kan niks, ik kan niets doen, ik kan niks doen, niets mogelijk, ik sla over, overslaan, ik pas, ik zit vast, geen zet, mijn beurt overslaan, sla mijn beurt over, kan niets, ik moet passen, einde
verb-building = gebouw
verb-money = geld
verb-scoring = waardering
verb-first = eerste, begint
verb-of = van
verb-give = geef, geef hem aan, geef het aan, geef die aan, en geef hem aan, en geef het aan, schenk, en schenk hem aan, ik geef hem aan, ik geef het aan
verb-card = kaart, geld, geldkaart, waarde, met waarde
verb-several = kaarten, geldkaarten, munten
verb-exact = gepast, precies, exact, met gepast geld, gepast geld, het precieze bedrag, precies genoeg, met het precieze bedrag, met het exacte bedrag, exact bedrag, met precies, op de cent, netjes gepast, passend
verb-all = al mijn, alle, al het, al, alles, al de, mijn hele, alles in, al m n

## Hoe mensen ze ook noemen, gescheiden door komma's

also-museum = musea, paviljoenen
also-theater = theaters, schouwburg, serails
also-station = stations, treinstation, arcade
also-church = kerken, vertrek
also-garden = tuintje, park
also-skyscraper = wolkenkrabbers, torens, flat
also-yellow = gele, geel geld, gele geld
plural-yellow = gelen, gele kaarten, gele geldkaarten, geeltjes, gele
also-blue = blauwe, blauw geld, blauwe geld
plural-blue = blauwen, blauwe kaarten, blauwe geldkaarten, blauwe
also-green = groene, groen geld, groene geld
plural-green = groenen, groene kaarten, groene geldkaarten, groene
also-orange = oranje geld, oranje
plural-orange = oranjes, oranje kaarten, oranje geldkaarten, oranje

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
refuse-out-of-reach = Voor { $name } betaal je { $price }; met { $card } en lagere kaarten kom je maar tot { $reach }.
refuse-not-enough = { $paid } is niet genoeg: voor { $name } betaal je { $price }.
refuse-no-dirk = Dirk doet alleen mee in een spel met twee spelers.
refuse-buy-first = Zeg eerst welk gebouw je koopt.
refuse-finish-buying = Maak eerst de aankoop van { $name } af.
refuse-not-open = { $card } ligt niet open.
refuse-cards-in-order = De kaarten die je neemt, noem je per valuta en van laag naar hoog.
refuse-too-much = Meerdere kaarten mogen samen hoogstens { $limit } waard zijn; met { $card } wordt het { $total }.
refuse-no-other = Samen met { $card } kun je geen andere open kaart nemen.
refuse-finish-taking = Je neemt meerdere kaarten: zeg welke de volgende is.
refuse-not-in-yard = { $name } ligt nu niet op de bouwplaats.
refuse-together-too-much = Deze kaarten zijn samen { $total } waard; meerdere mogen samen hoogstens { $limit } waard zijn.
refuse-not-so-many = { $card } ligt maar { $count ->
    [one] één keer
   *[other] { $count } keer
} open.

## Wat er gebeurde

told-dealt = { $who } kreeg als startgeld { $cards }{ $count ->
    [one] {""}
   *[other] , samen { $total }
}.
    .you = Je kreeg als startgeld { $cards }{ $count ->
        [one] {""}
       *[other] , samen { $total }
    }.
told-starts = { $why ->
    [fewest-cards] { $who } heeft de minste kaarten en begint.
    [least-money] Van de spelers met de minste kaarten heeft { $who } het minste geld: { $who } begint.
    [youngest] Het stond gelijk: { $who } is de jongste en begint.
   *[chance] Het stond gelijk en het lot besliste: { $who } begint.
}
    .you = { $why ->
        [fewest-cards] Jij hebt de minste kaarten en begint.
        [least-money] Van de spelers met de minste kaarten heb jij het minste geld: jij begint.
        [youngest] Het stond gelijk: jij bent de jongste en begint.
       *[chance] Het stond gelijk en het lot besliste: jij begint.
    }
told-takes = { $who } nam { $cards }.
    .you = Je nam { $cards }.
told-buys = { $who } { bought }{ $then ->
    [again] : { $who } is nog een keer aan de beurt
    [stuck] , maar er is niets meer mogelijk: de beurt is voorbij
   *[done] {""}
}.
    .you = Je { bought }{ $then ->
        [again] : je bent nog een keer aan de beurt
        [stuck] , maar er is niets meer mogelijk: je beurt is voorbij
       *[done] {""}
    }.
bought = kocht voor { $due } { $slot } { $building-the }{ $gift ->
    [0] {""}
   *[other] {" "}voor Dirk
}{ $more ->
    [0] {" "}en betaalde gepast
   *[other] {" "}en betaalde { $paid }
}{ $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}met { $cards }
}
told-passes = { $who } paste: er was niets mogelijk.
    .you = Je paste: er was niets mogelijk.
told-yard = Nieuw op de bouwplaats: { $buildings }.
in-slot = { $building-a } van { $price } op { $slot }
told-laid = Nieuw geld: { $cards }.
told-shuffles = { $count ->
    [0] Geldstapel en aflegstapel zijn leeg: er ligt minder geld open.
    [one] De geldstapel was op: de enige afgelegde kaart werd de nieuwe.
   *[other] De geldstapel was op: de { $count } afgelegde kaarten zijn geschud tot een nieuwe.
}
told-scoring = Waardering { $scoring }: { $points }.
told-no-points = Waardering { $scoring }: niemand kreeg punten.
points-for = { $first ->
    [0] { $points }
   *[other] { number-of-points }
} voor { $who }
    .you = { $first ->
        [0] { $points }
       *[other] { number-of-points }
    } voor jou
number-of-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
told-type = { $building-many }: { $shares }.
place-alone = { number-of-points } voor { $who } op de { rank } plaats met { $count }
    .you = { number-of-points } voor jou op de { rank } plaats met { $count }
place-shared = { $who } delen de { rank } plaats met elk { $count }: { split-pot }
split-pot = { $each ->
    [0] { $pot ->
        [one] één punt, te weinig om te verdelen
       *[other] { $pot } punten, te weinig om te verdelen
    }
   *[other] samen { $pot ->
        [one] één punt
       *[other] { $pot } punten
    }, elk { $each }{ $lost ->
        [0] {""}
       *[other] , de rest ({ $lost }) vervalt
    }
}
rank = { $place ->
    [1] eerste
    [2] tweede
   *[other] derde
}
told-dirk-gets = { $count ->
    [0] Dirk had recht op { $due } gebouwen, maar de stapel is leeg.
    [one] Dirk had recht op { $due } gebouwen, maar er was er nog maar één.
   *[other] Dirk had recht op { $due } gebouwen, maar er waren er nog maar { $count }.
}
told-dirk-draws = Dirk kreeg { $buildings }.
told-over = { $scorings ->
    [0] De bouwplaats kan niet meer worden gevuld: het spel is afgelopen. De waarderingen A en B zijn nooit gekomen.
    [1] De bouwplaats kan niet meer worden gevuld: het spel is afgelopen. Waardering B is nooit gekomen.
   *[other] De bouwplaats kan niet meer worden gevuld: het spel is afgelopen.
}
told-leftover = { $who } had het meeste { $slot } en kreeg { $building-the } op { $slot }.
    .you = Jij had het meeste { $slot } en kreeg { $building-the } op { $slot }.
told-unsold = Niemand kreeg { $building-the } op { $slot }: geen van de spelers had als enige het meeste { $slot }.
told-wins = { $who } wint met { number-of-points }.
    .you = Je wint met { number-of-points }!
    .several = { $who } delen de overwinning met elk { number-of-points }.
    .several-you = { $who } delen de overwinning met elk { number-of-points }!

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

view-yard = Bouwplaats
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

## Waarom een tip dat zegt

reason-scores = { $points ->
    [0] { $place ->
        [0] { $things }; wie er de meeste heeft, heeft er { $most }
        [1] { $things }: evenveel als wie er de meeste heeft
       *[other] { $things }: verder voor op de anderen, die er hoogstens { $most } hebben
    }
    [one] { $things }: één punt meer in de komende waarderingen, zoals het er nu voor staat
   *[other] { $things }: { $points } punten meer in de komende waarderingen, zoals het er nu voor staat
}
reason-again = je bent nog een keer aan de beurt
reason-money = je hand is daarna { $worth } waard
reason-exact = { $count ->
    [0] daarna kun je geen gebouw op de bouwplaats gepast betalen
    [one] daarna kun je één gebouw op de bouwplaats gepast betalen
   *[other] daarna kun je { $count } gebouwen op de bouwplaats gepast betalen
}
gain = { $same ->
    [1] { $low ->
        [one] { $low } punt
       *[other] { $low } punten
    }
   *[other] { $low } tot { $high } punten
}

## Het blad van een editie

sheet-start-money = startgeld, ten minste
sheet-open-money = open geldkaarten
sheet-take-at-most = totaal van meerdere kaarten in één keer
sheet-piles = stapels van de geldkaarten
figure-pile_of_A = stapel met puntenkaart A
figure-pile_of_B = stapel met puntenkaart B
sheet-dirk-start = gebouwen van Dirk aan het begin
sheet-dirk-after-a = gebouwen van Dirk na puntentelling A
sheet-dirk-share-after-b = deel van de gebouwenstapel voor Dirk na puntentelling B: één van
sheet-copies = aantal van de waarden 1 tot 9 in elke munt
sheet-removed-for-two = daarvan in de doos met twee spelers

## Edities

figure-building = Gebouwen
figure-money = Geld
figure-prices = Prijzen
figure-A = Punten in A
figure-B = Punten in B
figure-C = Punten in C
bad-money-cards = er mogen in totaal ten hoogste { $most } geldkaarten zijn
bad-start-hands = er is niet genoeg geld om { $players } starthanden te delen
bad-later-place = een latere plaats mag niet meer opleveren
bad-cards = er moeten in totaal { $least } tot { $most } kaarten zijn, niet { $count }
bad-nobody-pays = met { $worth } in elke munt zou niemand meer { $dearest } kunnen betalen
balance-bought = Gekocht

# Waar puzzels over gaan.
theme-money = Geldkaarten
theme-exact = Gepast betalen
theme-double = Gepast betalen, met nog een gebouw binnen bereik
theme-buildings = Gebouwen
theme-dirk = Dirk
