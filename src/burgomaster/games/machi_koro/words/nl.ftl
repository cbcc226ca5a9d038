# Machi Koro in het Nederlands.

title = Machi Koro
about = Gooi de dobbelstenen, verdien munten en bouw als eerste vier bezienswaardigheden.
duration = een half uur

## Gebouwen en bezienswaardigheden

wheat-field = Graanveld
    .a = een graanveld
    .many = graanvelden
    .some = { $count ->
        [one] één graanveld
       *[other] { $number } graanvelden
    }
ranch = Veehouderij
    .a = een veehouderij
    .many = veehouderijen
    .some = { $count ->
        [one] één veehouderij
       *[other] { $number } veehouderijen
    }
bakery = Bakkerij
    .a = een bakkerij
    .many = bakkerijen
    .some = { $count ->
        [one] één bakkerij
       *[other] { $number } bakkerijen
    }
cafe = Café
    .a = een café
    .many = cafés
    .some = { $count ->
        [one] één café
       *[other] { $number } cafés
    }
convenience-store = Supermarkt
    .a = een supermarkt
    .many = supermarkten
    .some = { $count ->
        [one] één supermarkt
       *[other] { $number } supermarkten
    }
forest = Bos
    .a = een bos
    .many = bossen
    .some = { $count ->
        [one] één bos
       *[other] { $number } bossen
    }
stadium = Stadion
    .a = een stadion
    .many = stadions
    .some = { $count ->
        [one] één stadion
       *[other] { $number } stadions
    }
tv-station = TV-station
    .a = een TV-station
    .many = TV-stations
    .some = { $count ->
        [one] één TV-station
       *[other] { $number } TV-stations
    }
business-center = Bedrijvencomplex
    .a = een bedrijvencomplex
    .many = bedrijvencomplexen
    .some = { $count ->
        [one] één bedrijvencomplex
       *[other] { $number } bedrijvencomplexen
    }
cheese-factory = Kaasfabriek
    .a = een kaasfabriek
    .many = kaasfabrieken
    .some = { $count ->
        [one] één kaasfabriek
       *[other] { $number } kaasfabrieken
    }
furniture-factory = Meubelfabriek
    .a = een meubelfabriek
    .many = meubelfabrieken
    .some = { $count ->
        [one] één meubelfabriek
       *[other] { $number } meubelfabrieken
    }
mine = Mijn
    .a = een mijn
    .many = mijnen
    .some = { $count ->
        [one] één mijn
       *[other] { $number } mijnen
    }
family-restaurant = Restaurant
    .a = een restaurant
    .many = restaurants
    .some = { $count ->
        [one] één restaurant
       *[other] { $number } restaurants
    }
apple-orchard = Appelboomgaard
    .a = een appelboomgaard
    .many = appelboomgaarden
    .some = { $count ->
        [one] één appelboomgaard
       *[other] { $number } appelboomgaarden
    }
fruit-and-vegetable-market = Groente- en fruitmarkt
    .a = een groente- en fruitmarkt
    .many = groente- en fruitmarkten
    .some = { $count ->
        [one] één groente- en fruitmarkt
       *[other] { $number } groente- en fruitmarkten
    }
train-station = Treinstation
    .the = het treinstation
shopping-mall = Winkelcentrum
    .the = het winkelcentrum
amusement-park = Pretpark
    .the = het pretpark
radio-tower = Radiostation
    .the = het radiostation

## Werkwoorden die je kunt typen, gescheiden door komma's

verb-throw = gooi, werp, gooien, werpen, worp, rol, rollen, dobbel, dobbelen, gebruik, ga, rol maar, vooruit, schud, laat rollen, gooi ermee, werp maar, tossen, smijt, smijten, keil
verb-again = opnieuw, nogmaals, nog eens, nog een keer, nog een worp, weer, overnieuw, overgooien, gooi over, herhaal, gebruik radiostation, gebruik het radiostation, gebruik de radio, gebruik de radiotoren, gooi het over, nog een poging, probeer opnieuw, ik gebruik het radiostation, over, gooi opnieuw, gooi ze opnieuw, herkansen, herkansing, radiostation gebruiken, het radiostation gebruiken, de radiotoren gebruiken, radiotoren gebruiken, radio gebruiken, herhalen, overdoen, doe over, doe het over, nieuwe worp, een nieuwe worp, nog eentje, weer gooien, gooi weer, herworp, hergooien, opnieuw proberen, gooi ze nog eens, tweede worp, extra worp, nog een keertje, nog n keer, tweede poging, nieuwe poging, tweede kans, gebruik het radiostation om opnieuw te gooien, gebruik mijn radiostation om opnieuw te gooien, gebruik radiostation om opnieuw te gooien, gebruik mijn radiostation, blijf gooien, verder gooien
verb-keep = houd, hou, houden, behoud, behouden, laat staan, laten staan, laat liggen, laten liggen, laat zo, laat het zo, laat het staan, laat de worp staan, laat worp staan, laat de dobbelstenen liggen, laat de worp liggen, de worp laten staan, hou het zo, houd het zo, hou het hierbij, houd het hierbij, houd het, hou het, niet opnieuw, niet opnieuw gooien, gooi niet opnieuw, niet nog een keer, bevestig, blijft staan, blijft zo, laat het hierbij, zo laten, het is goed zo, goed zo, accepteer, houd dit, hou dit, laat het liggen, de worp blijft staan, wil niet opnieuw gooien, behoud de worp, bewaar, ik hou het hierop, prima zo, is goed, dit is goed, zo is het goed, zo is goed, is prima, laat maar zo, blijf bij, ik blijf bij, hou maar, houd maar, het is goed, goed genoeg, ik ben tevreden, tevreden, tevreden met, ik ben tevreden met, niet overgooien, niet nog eens, dit houd ik, dit hou ik, ik vind het goed, mooi zo, hier blijf ik bij, dit laten staan, dit laat ik staan, hou ik, houd ik, hou ik het bij, neem ik, laat ik staan, hou aan, houd aan, blijven, staan laten, geen nieuwe worp, niet weer, laat hem staan, laat ze staan, laat dit staan, hoeft niet opnieuw, blijf ik bij, daar blijf ik bij, blijf op, blijven op, op blijven, blijven bij, blijf staan, houden zo, goede worp, laat maar staan, laat maar liggen, laat hem liggen, laat hem zo, laat ze liggen, laat ze zo, blij mee, ik ben er blij mee, daar ben ik blij mee, ik ben blij met, blij met
verb-tv = tv, tv station, televisie, televisiestation, tv zender, gebruik tv station, gebruik het tv station
verb-swap = ruil, wissel, ruilen, wisselen, verruil, verruilen, verwissel, omruilen, inruilen, ruil om, wissel om, uitwisselen, ruil in, ruilt
verb-no-swap = niet ruilen, ruil niet, geen ruil, ruil niets, niets ruilen, ruil niks, niks ruilen, niet wisselen, wissel niet, wissel niets, geen wissel, wil niet ruilen, wil niets ruilen, ik hou alles, ik houd alles, alles houden, geen ruil graag, geen ruiling, ik ruil niks, ik ruil niets, ik wissel niet, alles blijft zo, hou alles, houd alles, ik behoud alles, alles behouden, houd wat ik heb, hou wat ik heb, ik houd wat ik heb, ik hou wat ik heb, behoud wat ik heb, niets te ruilen, niks te ruilen, hou mijn kaarten, houd mijn kaarten, ik hou mijn kaarten, ik houd mijn kaarten, mijn kaarten houden, hou mijn gebouwen, houd mijn gebouwen, mijn gebouwen houden, behoud mijn kaarten, behoud mijn gebouwen, laat alles zoals het is, laat alles zo, laat alles staan, alles laten zoals het is, hou alles zoals het is, houd alles zoals het is
verb-for = tegen, voor, in ruil voor, met
verb-of = van, bij, uit, op
verb-buy = bouw, koop, bouwen, kopen, aanschaffen, aankopen, neem, pak, haal, kies, maak, maken, zet, zet neer, plaats, plaatsen, open, openen, nemen, pakken, aanschaf, aanleggen, leg aan, plant, planten, neerzetten, oprichten, begin, start, bestel, bestellen, wil ik, investeer in, aangeschaft, bouwt, steek geld in, geld steken in, investeren in, wil hebben, leg, leggen
verb-finish = voltooi, afbouwen, afmaken, maak af, bouw af
verb-pass = pas, niets, bouw niets, koop niets, niets bouwen, niets kopen, niks, niks bouwen, niks kopen, bouw niks, koop niks, passen, klaar, ik ben klaar, einde beurt, einde van de beurt, beurt beeindigen, de beurt beeindigen, beeindig beurt, beeindig de beurt, eindig beurt, eindig de beurt, beurt voorbij, einde, spaar, sparen, niet bouwen, niet kopen, bouw niet, koop niet, volgende, volgende speler, sla beurt over, sla mijn beurt over, beurt overslaan, doe niets, doe niks, niets doen, niks doen, stop, wacht, ik ben uitgespeeld, beurt klaar, geen gebouw, geen aankoop, niets voor mij, ik spaar, mijn beurt is voorbij, stoppen, beurt doorgeven, geef de beurt door, eindigen, afronden, geld sparen, spaar mijn geld, niets meer, sla het bouwen over, ik stop, ik stop hier, dat was het, dat is alles, ik bouw niks, ik bouw niets, ik koop niks, ik koop niets, ik doe niks, ik doe niets, geld bewaren, bewaar mijn geld, ik bewaar mijn geld, niets te bouwen, niet deze beurt, deze beurt niet, nu niet, niet nu, deze keer niet, ik wacht, wachten, te duur, ik ben er klaar mee, dat is het, dat was alles, ik hoef niets, ik hoef niks, niet meer, geen bouw, ik heb genoeg, volgende graag, klaar ermee, door, ga door, verder, ga verder, doorgaan, beurt over, einde van mijn beurt, beeindigen, munten sparen, ik houd mijn geld, ik hou mijn geld, bewaar mijn munten, ik bewaar mijn munten, spaar mijn munten, ik spaar mijn munten, munten bewaren, niks dank je, niets dank je, niets bedankt, klaar met bouwen, klaar met kopen, ik ben blut, blut, geen geld, te weinig geld, niet genoeg geld, ik heb geen geld, beurt beeindigen zonder te bouwen, einde beurt zonder te bouwen, eindig zonder te bouwen, zonder te bouwen, zonder bouwen, passen zonder te bouwen
verb-dice = dobbelstenen, dobbelsteen
verb-first = eerste, begint
verb-collect = neem, nemen, pak, pakken, steel, stelen, krijg, krijgen, ontvang, ontvangen, haal, halen, int, innen, betaalt, geld, kies, kiezen, moet betalen, moet dokken, jat, gap, graai, vraag, laat betalen, moet mij betalen, geeft mij, betalen, laten betalen, pluk, beroof, eis, eisen, vorder, geeft me, geeft, moet geven, moet mij geven, slachtoffer, doelwit, ik wil, ik wil graag, ik zou graag
verb-give = geef, geven
verb-with = met
verb-to = aan
verb-skip = sla over, overslaan, nee, nee bedankt, nee dank je, liever niet, dit overslaan, ik sla over, sla dit over, dat sla ik over, ik pas, pas maar, nee laat maar, sla maar over, nee hoor, nee joh, laat zitten, niet doen, ik hoef niet, laat maar, pas, passen, niet nodig, hoeft niet
verb-die = dobbelsteen, steen, dobbelsteentje, teerling
verb-several = dobbelstenen, alle dobbelstenen, stenen, de stenen, dobbelsteentjes, stuks
verb-coins = munt, munten, muntjes, geld, euro, geldstukken, muntstukken
verb-nothing = niets, niks
verb-off = af, neer, bij

## Hoe mensen ze ook noemen, gescheiden door komma's

also-wheat-field = veld, graan, graanvelden, tarweveld, tarwe, korenveld, akker, graanakker, tarweakker, akkers, koren, veldje, graanveldje
also-ranch = boerderij, boerderijen, veehouderijen, veeboerderij, vee, koeien, koe, koeienboerderij, melkveehouderij, ranch, stal, boer
also-bakery = bakker, bakkerijen, broodwinkel, brood, bakkerijtje, broodjeszaak, bakkerszaak
also-cafe = cafes, koffiehuis, koffiebar, kroeg, koffie, cafeetje, kroegje, bar, koffietent, koffiezaak, koffieshop
also-convenience-store = winkel, buurtwinkel, supermarkten, buurtsuper, super, avondwinkel, kruidenier, winkeltje, supermarktje, kruidenierswinkel, levensmiddelenwinkel, buurtsupermarkt, gemakswinkel, minimarkt
also-forest = bossen, woud, bosje, bomen
also-stadium = stadions, voetbalstadion, arena, sportstadion, voetbalveld
also-tv-station = tv, televisiestation, televisie, station, tv zender, tv toren, televisiezender, televisiestudio, tv studio, omroep, televisietoren, tvstation
also-business-center = bedrijven, complex, bedrijvencentrum, zakencentrum, kantoor, kantoren, centrum, bedrijvenpark, bedrijventerrein, kantoorgebouw, kantorencomplex, business center, zakencomplex
also-cheese-factory = kaas, fabriek, kaasfabrieken, kaasmakerij, zuivelfabriek, kaasboerderij, kaasmaker, zuivel, kaasfabriekje
also-furniture-factory = meubels, meubel, fabriek, meubelfabrieken, meubelmakerij, meubelzaak, meubelmaker, meubelbedrijf, houtfabriek
also-mine = mijnen, groeve, mijntje, kolenmijn, steenkoolmijn, goudmijn, steengroeve
also-family-restaurant = restaurants, familierestaurant, eethuis, restaurantje, eetcafe, eettent, familie restaurant, eetgelegenheid
also-apple-orchard = boomgaard, boomgaarden, appelboomgaarden, appels, appel, appelbomen, appelgaard, fruitbomen, appelboom, appeltuin
also-fruit-and-vegetable-market = markt, groentemarkt, fruitmarkt, groente en fruit, groente & fruit, groente & fruitmarkt, groente fruitmarkt, fruit en groentemarkt, groentenmarkt, groenteboer, groente, fruit, marktje, fruit en groente, groente fruit markt, groente en fruit markt, markthal, versmarkt, fruitkraam
also-train-station = station, trein, treinen, spoorwegstation, spoorstation, treinstationnetje, spoor, spoorweg, ns station
also-shopping-mall = winkelcentra, centrum, mall, shopping mall, winkelparadijs, winkelcomplex, shoppingcenter, shopping center, warenhuis, winkelpassage
also-amusement-park = park, attractiepark, themapark, kermis, lunapark, speelpark, achtbaan, efteling, speeltuin
also-radio-tower = radiotoren, toren, radio, station, radiozender, zendmast, zendtoren, antenne, zender, radiomast, uitzendtoren

## Wat een actie doet, voor lijsten met acties

do-throw = { $dice ->
    [one] gooien met één dobbelsteen
   *[other] gooien met twee dobbelstenen
}
do-keep = de worp laten staan
do-again = { $dice ->
    [one] opnieuw gooien met één dobbelsteen
   *[other] opnieuw gooien met twee dobbelstenen
}
do-tv = TV-station: { $coins ->
    [one] één munt
   *[other] { $coins } munten
} nemen van { $other }
do-swap = je { $given } ruilen tegen { $taken } van { $other }
do-swap-begun = je { $given } ruilen tegen …
do-no-swap = niet ruilen
do-buy = { $name } bouwen voor { $cost }
do-pass = niets bouwen

## Opties

option-start = Wie begint: een plaats aan tafel, of het toeval.
option-radio-dice = Radiostation: opnieuw gooien met evenveel dobbelstenen, of vrij kiezen.
why-radio-dice = Op de kaart staat dat je ‘je dobbelstenen’ opnieuw gooit, dus evenveel. In veel groepen mag je opnieuw kiezen.
option-park-same-turn = Pretpark in deze beurt gebouwd: telt dubbel gooien in deze beurt dan al mee?
why-park-same-turn = De spelregels zeggen alleen dat een voltooide bezienswaardigheid werkt. Wij lezen dat het pretpark er moet staan als de stenen vallen.
option-market = Markt: alle vijftien gebouwen, of tien verschillende uit een geschudde stapel; gesplitst hebben er vijf getallen tot 6 en vijf hogere.
why-market = In de spelregels liggen alle gebouwen open. Het blad van de Haven-uitbreiding legt tien stapels; latere dozen scheiden lage en hoge getallen, elk op eigen wijze, en vijf en vijf is van ons.
option-dead-stacks = Markt van stapels: wat er gebeurt met grote gebouwen die niemand meer mag bouwen.
why-dead-stacks = Het basisspel kent geen markt van stapels. Het blad van de Haven-uitbreiding haalt zulke kaarten weg en vult de markt weer aan; zonder dat houden ze het hele spel een plaats bezet.
value-dead-stacks-stay = ze blijven liggen
value-dead-stacks-aside = ze gaan uit de markt
value-edition-dutch = Nederlands
value-edition-international = internationaal
value-radio-dice-same = hetzelfde aantal
value-radio-dice-free = vrije keus
value-park-same-turn-no = nee
value-park-same-turn-yes = ja
value-market-all = alle gebouwen
value-market-ten = tien uit een stapel
value-market-split = vijf lage en vijf hoge uit twee stapels

## Weigeringen

refuse-game-over = Het spel is afgelopen: iemand heeft alle vier de bezienswaardigheden voltooid.
refuse-not-your-turn = { $seat } is aan de beurt.
refuse-dice-decide = De dobbelstenen rollen nog; niemand kan iets doen tot ze stilliggen.
refuse-not-your-choice = Daarover beslist het toeval, niet een speler.
refuse-no-such-outcome = Die uitkomst is nu niet mogelijk.
refuse-throw-first = Een beurt begint met een worp: gooi eerst de dobbelstenen.
refuse-already-thrown = Je hebt al gegooid; deze beurt gaat verder na de worp.
refuse-no-train-station = Voor twee dobbelstenen heb je het treinstation nodig, en dat heb je nog niet gebouwd.
refuse-radio-first = Beslis eerst over het radiostation: laat de worp staan, of gooi opnieuw.
refuse-no-radio-tower = Om opnieuw te gooien heb je het radiostation nodig, en dat heb je nog niet gebouwd.
refuse-radio-once = Met het radiostation gooi je één keer per beurt opnieuw, en dat heb je al gedaan.
refuse-radio-too-late = Je kunt niet meer opnieuw gooien: deze worp is al uitbetaald.
refuse-radio-same-dice = Met het radiostation gooi je opnieuw met evenveel dobbelstenen ({ $dice }).
refuse-tv-first = Kies eerst van welke speler je TV-station munten neemt.
refuse-tv-not-now = Het TV-station neemt alleen munten als je het bezit en je eigen worp het activeert.
refuse-swap-first = Beslis eerst over het bedrijvencomplex: ruil een gebouw, of ruil niet.
refuse-swap-not-now = Met het bedrijvencomplex ruil je alleen als je het bezit en je eigen worp het activeert.
refuse-give-first = Zeg eerst welk gebouw je geeft.
refuse-finish-swap = Maak de ruil af: zeg welk gebouw je neemt.
refuse-tower-stays = { $name } heeft een torensymbool, en zulke gebouwen kun je niet ruilen.
refuse-not-yours = Je hebt geen { $name } om te geven.
refuse-not-theirs = { $other } heeft geen { $name }.
refuse-no-such-seat = Er is geen speler { $other }; er doen { $players } spelers mee.
refuse-not-yourself = Kies een andere speler, niet jezelf.
refuse-sold-out = { $name } is uitverkocht.
refuse-one-of-each = { $name } staat al in je stad, en van elk groot gebouw mag je er maar één hebben.
refuse-too-dear = { $name } kost { $cost } en je hebt { $coins }.
refuse-landmark-stands = { $name } heb je al voltooid.
refuse-radio-again = Je hebt al gegooid; met het radiostation mag je nog één keer gooien: zeg ‘opnieuw’, of ‘houd’ om de worp te laten staan.
refuse-market-fills = De markt wordt aangevuld; niemand kan iets doen tot hij vol is.
refuse-in-the-deck = { $name } zit nog in de stapel; bouwen kan pas als de kaart op de markt ligt.

## Wat er gebeurde

told-starts = { $who } begint.
    .you = Jij begint.
told-dice = { $who } gooide { $second ->
    [0] { $first }
   *[other] { $first } en { $second }, samen { $total }
}.
    .you = Je gooide { $second ->
        [0] { $first }
       *[other] { $first } en { $second }, samen { $total }
    }.
told-keeps = { $who } liet de worp staan.
    .you = Je liet de worp staan.
told-extra-turn = Dubbel: { $who } is hierna nog een keer aan de beurt.
    .you = Dubbel: je bent hierna nog een keer aan de beurt.
told-pays = { $who } { $forgiven ->
    [0] betaalde { $to } { $paid }
   *[other] { $paid ->
        [0] had geen munten om { $to } { $due } te betalen
       *[other] kon { $to } maar { $paid } van de { $due } betalen
    }
} in { $card-some }.
    .you = Je { $forgiven ->
        [0] betaalde { $to } { $paid }
       *[other] { $paid ->
            [0] had geen munten om { $to } { $due } te betalen
           *[other] kon { $to } maar { $paid } van de { $due } betalen
        }
    } in { $card-some }.
    .to-you = { $who } { $forgiven ->
        [0] betaalde jou { $paid }
       *[other] { $paid ->
            [0] had geen munten om jou { $due } te betalen
           *[other] kon jou maar { $paid } van de { $due } betalen
        }
    } in { $card-some }.
told-earns = { $who } verdiende { $total } met { $card-some }{ with-mall }.
    .you = Je verdiende { $total } met { $card-some }{ with-mall }.
    .several = { $who } verdienden elk { $total } met { $card-some }{ with-mall }.
    .several-you = { $who } verdienden elk { $total } met { $card-some }{ with-mall }.
told-earns-by-icon = { $who } verdiende { $total ->
    [0] niets met { $card-some }: geen { $icon }symbolen
   *[other] { $total } met { $card-some }, { $each } voor { $icons ->
        [one] één { $icon }symbool
       *[other] elk van de { $icons } { $icon }symbolen
    }{ with-mall }
}.
    .you = Je verdiende { $total ->
        [0] niets met { $card-some }: geen { $icon }symbolen
       *[other] { $total } met { $card-some }, { $each } voor { $icons ->
        [one] één { $icon }symbool
       *[other] elk van de { $icons } { $icon }symbolen
    }{ with-mall }
    }.
with-mall = { $mall ->
    [0] { "" }
   *[other] {", "}het winkelcentrum meegerekend
}
told-declines = { $who } ruilde niet.
    .you = Je ruilde niet.
told-swaps = { $who } ruilde { $gives-a } tegen { $takes-a } van { $other }.
    .you = Je ruilde { $gives-a } tegen { $takes-a } van { $other }.
    .other-you = { $who } ruilde { $gives-a } tegen { $takes-a } van jou.
told-buys = { $who } bouwde { $card-a } voor { $cost }.
    .you = Je bouwde { $card-a } voor { $cost }.
told-sells-out = Dat was de laatste: er zijn geen { $card-many } meer.
told-set-aside = Iedereen heeft { $card-a }; de rest gaat uit de markt.
told-lays = Uit de stapel kwam { $card-a } op de markt.
told-builds = { $who } voltooide { $landmark-the } voor { $cost }.
    .you = Je voltooide { $landmark-the } voor { $cost }.
told-passes = { $who } bouwde niets.
    .you = Je bouwde niets.
told-wins = { $who } heeft alle vier de bezienswaardigheden en wint het spel.
    .you = Je hebt alle vier de bezienswaardigheden en wint het spel!

## De tafel

table-turn = Beurt { $turn }
table-throw = { $name } mag gooien
table-dice = de dobbelstenen rollen voor { $name }
table-radio = { $name } gooide { $dice } en mag opnieuw gooien
table-tv = { $name } gooide { $dice } en kiest van wie het TV-station munten neemt
table-give = { $name } gooide { $dice } en mag een gebouw ruilen
table-build = { $name } gooide { $dice } en mag bouwen
table-start = het toeval kiest wie begint
table-market = kaarten uit de stapel vullen de markt aan
table-over = { $name } heeft gewonnen
table-building = Gebouw
table-landmark = Bezienswaardigheid
table-cost = Kosten
table-supply = Voorraad
table-deck = Stapel
table-coins = Munten
table-sold-out = uitverkocht
table-in-deck = in de stapel

## De afbeelding

picture-blue = ieders worp
picture-green = eigen worp
picture-red = worp van een ander
picture-purple = eigen worp, één per soort
picture-you = jij

## Wat gebouwen doen, in een tabel

colour-blue = blauw
colour-green = groen
colour-red = rood
colour-purple = paars
icon-wheat = graan
icon-cow = koe
icon-gear = tandwiel
icon-bread = brood
icon-factory = fabriek
icon-fruit = fruit
icon-cup = kopje
icon-tower = toren
table-kind = Soort
table-earns = Levert op
effect-bank = { $coins }
effect-per-icon = { $coins } per { $icon }
effect-thrower = { $coins } van wie gooit
effect-everybody = { $coins } van iedereen
effect-one-player = { $coins } van één speler
effect-swap = ruilt een gebouw

## De tafel als lijsten

view-supply = Voorraad
view-deck = Stapel
view-cities = Steden
view-coins = Munten
view-buildings = Gebouwen
view-landmarks = Bezienswaardigheden
view-throwing = Te gooien dobbelstenen
view-thrown_again = Opnieuw gegooid

## Het scherm van een terminal

menu-dice = Dobbelstenen
menu-tv = TV-station
menu-swap = Ruilen
menu-buildings = Gebouwen
menu-landmarks = Bezienswaardigheden
menu-rest = Of
screen-coins = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
screen-cost = prijs
screen-left = over
screen-deck = stapel
screen-landmarks = Bezienswaardigheden
screen-odds = Als { $name } nu gooit
screen-one-die = één steen
screen-two-dice = twee st.
screen-average = Gemiddeld
screen-decimal = { $whole },{ $tenth }

## Waarom een tip dat zegt

reason-earns = { $other ->
    [0] { $things }: { $much } munten per ronde meer
   *[other] { $things }: { $much } munten per ronde meer, { $later } zodra je met twee dobbelstenen gooit
}
reason-landmarks = { $left ->
    [0] de laatste bezienswaardigheid
    [one] daarna nog één bezienswaardigheid
   *[other] daarna nog { $left } bezienswaardigheden
}
reason-nearer = { $rounds ->
    [0] minder dan een ronde tot je laatste bezienswaardigheid in plaats van { $before }
    [1] ongeveer één ronde tot je laatste bezienswaardigheid in plaats van { $before }
   *[other] ongeveer { $rounds } ronden tot je laatste bezienswaardigheid in plaats van { $before }
}
reason-rare = { $left ->
    [0] er blijft er geen over voor de anderen
    [one] er blijft er maar één over voor de anderen
   *[other] er blijven er maar { $left } over voor de anderen
}
reason-coins = { $coins ->
    [0] je houdt geen munten over
    [one] je houdt één munt over
   *[other] je houdt { $coins } munten over
}
gain = { $same ->
    [1] { $low ->
        [one] { $low } munt
       *[other] { $low } munten
    }
   *[other] { $low } tot { $high } munten
}

## Het blad van een editie

sheet-start-coins = munten aan het begin
sheet-mall-bonus = extra munten per kaart met het winkelcentrum
sheet-copies = Aantal
sheet-start = Aan het begin

## Edities

figure-building = Gebouwen
figure-landmark = Bezienswaardigheden
figure-activates = Worpen
figure-colour = Kleur
figure-icon = Symbool
figure-earns = Levert op
figure-per = Voor elke
figure-start = Aan het begin
bad-activates = moet [laagste, hoogste] zijn, elk 1 tot 12
bad-purple = precies de drie grote gebouwen zijn paars
bad-one-large = een stad heeft van elk groot gebouw ten hoogste één
bad-income = niemand zou ooit een munt van de bank kunnen krijgen, dus geen spel zou eindigen
balance-bought = Gekocht
balance-built = Gebouwde bezienswaardigheden

# Waar puzzels over gaan.
theme-dice = Dobbelstenen
theme-income = Inkomsten
theme-first = Eerste bezienswaardigheid
theme-landmarks = Bezienswaardigheden
theme-sprint = Eindsprint
theme-rivals = Tegenstanders
theme-saving = Sparen

## De tabel van kaarten in het spelregelboek

book-start = (+{ $count } start)
book-from-thrower = { $count } van wie gooide
book-from-all = { $count } van elke andere speler
book-from-one = { $count } van één speler naar keuze
book-swaps = je mag een gebouw ruilen met een andere speler
book-per-icon = { $count } per symbool { $icon } in je stad
