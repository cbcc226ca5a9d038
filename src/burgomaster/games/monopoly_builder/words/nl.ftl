# Monopoly Builder in het Nederlands.

title = Monopoly Builder
about = Koop straten, ruil, bied en bouw de hoogste gebouwen van het eiland.
duration = een uur

## Fiches, één en meer; pionnen; kleursets

dump-truck = kiepwagen
    .a = een kiepwagen
    .some = { $count ->
        [one] één kiepwagen
       *[other] { $number } kiepwagens
    }
crane = kraan
    .a = een kraan
    .some = { $count ->
        [one] één kraan
       *[other] { $number } kranen
    }
excavator = graafmachine
    .a = een graafmachine
    .some = { $count ->
        [one] één graafmachine
       *[other] { $number } graafmachines
    }
boat = boot
    .a = een boot
    .some = { $count ->
        [one] één boot
       *[other] { $number } boten
    }
dump-trucks = kiepwagens
cranes = kranen
excavators = graafmachines
boats = boten
penguin = pinguïn
    .the = de pinguïn
cat = kat
    .the = de kat
t-rex = T-Rex
    .the = de T-Rex
duck = eend
    .the = de eend
brown = bruin
also-brown = bruine
light-blue = lichtblauw
also-light-blue = lichtblauwe
pink = roze
orange = oranje
red = rood
also-red = rode
yellow = geel
also-yellow = gele
green = groen
also-green = groene
dark-blue = donkerblauw
also-dark-blue = donkerblauwe

some-chips = { $count ->
    [one] { $count } { $one }
   *[other] { $count } { $many }
}
some-cards = { $count ->
    [one] een kaart Verlaat de gevangenis
   *[other] { $count } kaarten Verlaat de gevangenis
}
    .told = { $count ->
        [one] een kaart ‘Verlaat de gevangenis’
       *[other] { $number } kaarten ‘Verlaat de gevangenis’
    }
some-money = M{ $amount }

## Vakjes

space-start = START
    .to = op START
    .at = op START
space-jail = Gevangenis / Slechts op bezoek
    .to = bij de gevangenis, alleen op bezoek
    .at = bij de gevangenis
space-free-parking = Vrij Parkeren
    .to = op Vrij Parkeren
    .at = op Vrij Parkeren
space-go-to-jail = Naar de gevangenis
    .to = op het vakje ‘Naar de gevangenis’
    .at = op het vakje ‘Naar de gevangenis’
space-chance = Kans
    .to = op Kans
    .at = op Kans
space-roll = Gooi om hulpmiddelen
    .to = op het vakje ‘Gooi om hulpmiddelen’
    .at = op het vakje ‘Gooi om hulpmiddelen’
space-steal = Steel een fiche
    .to = op het vakje ‘Steel een fiche’
    .at = op het vakje ‘Steel een fiche’
space-steal-some = Steel { $count } fiches
    .to = op het vakje ‘Steel { $count } fiches’
    .at = op het vakje ‘Steel { $count } fiches’
space-take = Pak { $count } { $many }
    .to = op het vakje ‘Pak { $count } { $many }’
    .at = op het vakje ‘Pak { $count } { $many }’
space-deed = { $street }
    .to = op { $street }
    .at = op { $street }
# Straatnamen die zo eindigen, krijgen in een zin een lidwoord.
street-articles = de: straat, weg, laan, singel, gracht, kade, dijk, markt, steeg, brug, brink, neude, poten; het: plein, kerkhof
mortgaged-street = { $street } (met hypotheek)

## Kanskaarten

card-get-out-of-jail = Verlaat de gevangenis (bewaar deze kaart)
card-forced-trade = Gedwongen ruil: wissel een fiche met een speler
card-to-start = Ga naar START
card-to-jail = Ga naar de gevangenis
card-take-dump-truck = Pak kiepwagens
card-take-crane = Pak kranen
card-take-excavator = Pak graafmachines
card-take-boat = Pak boten
card-take-any = Pak een fiche naar keuze
card-take-one-of-each = Pak één fiche van elke soort
card-collect-chips = Elke andere speler geeft je een fiche
card-receive = Ontvang geld
card-pay = Betaal een rekening
card-pay-per-floor = Betaal voor al je verdiepingen
card-to-unowned = Ga naar de volgende straat van niemand
card-to-free-parking = Ga naar Vrij Parkeren

# Wat een kaart zegt die geen eigen tekst heeft: gemaakt van wat ze doet.
chance-move-to = Ga naar { $place }
chance-move-by = { $back ->
    [1] Ga { $count } vakjes terug
   *[0] Ga { $count } vakjes vooruit
}
chance-move-next = Ga naar { $sort ->
    [unowned] de volgende straat zonder eigenaar
    [rival] de volgende straat van een andere speler
    [deed] de volgende straat
    [chance] het volgende Kansvakje
    [roll] het volgende vakje waar je om fiches gooit
    [steal] het volgende vakje waar je een fiche steelt
   *[take] het volgende vakje waar je fiches pakt
}
chance-collect = Ontvang M{ $amount }{ $per ->
    [floor] { " " }voor elke verdieping die je hebt
    [building] { " " }voor elk gebouw dat je hebt
    [set] { " " }voor elke complete kleurset die je hebt
    [deed] { " " }voor elke straat die je hebt
   *[once] { "" }
}
chance-pay = Betaal M{ $amount }{ $per ->
    [floor] { " " }voor elke verdieping die je hebt
    [building] { " " }voor elk gebouw dat je hebt
    [set] { " " }voor elke complete kleurset die je hebt
    [deed] { " " }voor elke straat die je hebt
   *[once] { "" }
}
chance-collect-from-each = Elke andere speler betaalt je M{ $amount }
chance-pay-each = Betaal elke andere speler M{ $amount }
chance-take = Pak { $things }
chance-take-any = { $count ->
    [one] Pak een fiche naar keuze
   *[other] Pak { $count } fiches naar keuze
}
chance-take-each = { $count ->
    [one] Pak één fiche van elke soort
   *[other] Pak { $count } fiches van elke soort
}
chance-take-own = { $count ->
    [one] Pak een fiche van de soort van je pion
   *[other] Pak { $count } fiches van de soort van je pion
}
chance-give = Geef de bank { $things }
chance-give-any = { $count ->
    [one] Geef de bank een fiche naar keuze
   *[other] Geef de bank { $count } fiches naar keuze
}
chance-give-each = { $count ->
    [one] Geef de bank één fiche van elke soort
   *[other] Geef de bank { $count } fiches van elke soort
}
chance-give-own = { $count ->
    [one] Geef de bank een fiche van de soort van je pion
   *[other] Geef de bank { $count } fiches van de soort van je pion
}
chance-collect-chips = { $count ->
    [one] Elke andere speler geeft je een fiche
   *[other] Elke andere speler geeft je { $count } fiches
}
chance-give-chips = { $count ->
    [one] Geef elke andere speler een fiche naar keuze
   *[other] Geef elke andere speler { $count } fiches naar keuze
}
chance-steal = { $count ->
    [one] Je mag een fiche stelen
   *[other] Je mag { $count } fiches stelen
}
chance-swap = { $count ->
    [one] Gedwongen ruil: ruil een fiche met een speler
   *[other] Gedwongen ruil: ruil { $count } fiches met spelers, een voor een
}
chance-get-out = Verlaat de gevangenis (bewaar deze kaart)
chance-go-to-jail = Ga naar de gevangenis
chance-build = { $count ->
    [one] Bouw een verdieping zonder fiches (niet het penthouse)
   *[other] Bouw { $count } verdiepingen zonder fiches (niet het penthouse)
}
chance-remove-floor = { $whose ->
    [own] { $count ->
        [one] Haal de bovenste verdieping van een van je gebouwen
       *[other] Haal { $count } keer de bovenste verdieping van een van je gebouwen
    }
   *[other] { $count ->
        [one] Haal de bovenste verdieping van een gebouw van een andere speler
       *[other] Haal { $count } keer de bovenste verdieping van een gebouw van een andere speler
    }
}
chance-double-rent = { $whose ->
    [own] De volgende huur die je ontvangt is dubbel
   *[other] De volgende huur die je betaalt is dubbel
}
chance-throw-again = Na deze beurt heb je nog een beurt
chance-exchange = Je mag de bank twee fiches geven voor één van een andere soort
chance-both = { $first }, en daarna: { $second }

## Werkwoorden die je kunt typen, gescheiden door komma's

verb-throw = gooi, werp, gooi dobbelstenen, gooi de dobbelstenen
verb-pay = betaal, betaal boete, betaal de boete, verlaat gevangenis, verlaat de gevangenis
verb-use-card = gebruik kaart, gebruik een kaart, gebruik de kaart, gebruik mijn kaart
verb-buy = koop, kopen
verb-auction = veil, veiling, laat veilen
verb-drop = haak af, afhaken, stap uit, geen bod
verb-bankrupt = failliet, ga failliet, bankroet
verb-accept = akkoord, accepteer, aanvaard
verb-refuse = weiger, wijs af
verb-keep = houd, hou, houd aan, houd hypotheken
verb-no-steal = steel niets, steel niet, niet stelen
verb-end = klaar, einde, einde beurt, beurt voorbij
verb-pass = pas, nee, niets
verb-leave = laat, laat achter, leg neer
verb-give = geef
verb-take = neem, pak, kies
verb-trade = ruil, ruil in
verb-steal = steel, pik
verb-swap = wissel, verwissel
verb-mortgage = hypotheek, hypotheek op, neem hypotheek op, neem een hypotheek op
verb-pay-off = los af, aflossen, los hypotheek af op
verb-build = bouw
verb-remove = verwijder, sloop, breek af, haal weg
verb-token = pion, kies pion, kies
verb-bid = bied
verb-offer = voorstel, voorstel aan, doe voorstel aan, doe een voorstel aan
verb-counter = tegenvoorstel, tegenbod
verb-for = tegen, voor
verb-from = van de, van, die van, bezit van
verb-and = en
verb-get-out-card = kaart, kaarten, gevangeniskaart, gevangeniskaarten
verb-dice = dobbelstenen, dobbelsteen, stenen, dubbel, dubbele
verb-card = kaart, kans

## Hoe mensen de werkwoorden ook zeggen, en kleine woorden

said-throw = gooien, werpen, rol, dobbel, dobbelstenen gooien, de dobbelstenen gooien, gooi met de dobbelstenen, rol de dobbelstenen, gooi maar, ik gooi, ga, rollen, dobbelen, gooi ze, werp de dobbelstenen, schud, vooruit, dubbel gooien, dubbel te gooien, probeer dubbel, dubbel, gooi dubbel, voor dubbel gooien, gooi voor dubbel, een dubbele gooien, dubbele gooien, probeer een dubbele, gooien maar, gooi met twee dobbelstenen, smijt, waag een worp, waag een gooi, probeer dubbel te gooien
said-pay = betalen, boete betalen, de boete betalen, betaal borg, betaal de borg, koop me vrij, koop mezelf vrij, koop mij vrij, betaal om eruit te komen, betaal om vrij te komen, gevangenis verlaten, de gevangenis verlaten, ik betaal, ik betaal de boete, betaal 50 euro boete, boete, vrijkopen, me vrijkopen, mezelf vrijkopen, ik koop me vrij, ik koop mezelf vrij, borg betalen, de borg betalen, betaal de gevangenis, betaal om de gevangenis te verlaten, uit de gevangenis kopen, eruit
said-use-card = kaart gebruiken, de kaart gebruiken, gebruik gevangeniskaart, gebruik de gevangeniskaart, gebruik mijn gevangeniskaart, gevangeniskaart gebruiken, speel kaart, speel de kaart, speel mijn kaart, gebruik verlaat de gevangenis, gebruik kaart verlaat de gevangenis, gebruik de kaart verlaat de gevangenis, gebruik mijn kaart verlaat de gevangenis, ik gebruik mijn kaart, inleveren kaart, lever kaart in, zet kaart in, kaart inzetten, de kaart inzetten, zet de kaart in, zet mijn kaart in, mijn kaart inzetten, ik zet mijn kaart in, ik gebruik de kaart, verlaat de gevangenis met de kaart, verlaat de gevangenis kaart gebruiken, verlaat de gevangenis kaart, gebruik de verlaat de gevangenis kaart, gebruik verlaat de gevangenis kaart, kaart spelen, de kaart spelen, mijn kaart gebruiken, mijn kaart spelen, met de kaart eruit, ik speel de kaart, ik speel mijn kaart, gevangeniskaart inzetten, gevangeniskaart spelen, gevangeniskaart, kaart, lever de kaart in, kaart inleveren, de kaart inleveren, gratis eruit, gebruik mijn verlaat de gevangenis kaart, speel gevangeniskaart, speel mijn gevangeniskaart, speel de gevangeniskaart, verlaat de gevangenis kaart inzetten, verlaat de gevangenis kaart spelen, verlaat de gevangenis kaart inleveren, speel de verlaat de gevangenis kaart, speel mijn verlaat de gevangenis kaart, zet mijn gevangeniskaart in, zet de gevangeniskaart in, lever mijn kaart in, verlaat de gevangeniskaart gebruiken, gebruik verlaat de gevangeniskaart, gebruik de verlaat de gevangeniskaart, gebruik mijn verlaat de gevangeniskaart, verlaat de gevangeniskaart, verlaat de gevangeniskaart inzetten
said-token = pion kiezen, kies de pion, kies mijn pion, mijn pion, als mijn pion, als pion, kiezen, kiezen voor, speel met, ik speel met
said-buy = koop het, koop hem, koop deze, koop dit, koop straat, koop de straat, koop deze straat, straat kopen, de straat kopen, deze straat kopen, aankopen, ik neem hem, neem hem, het kopen, hem kopen, koop maar, ik wil hem hebben, ik wil hem, ik koop deze, ik koop, ik koop hem, ik koop het, ik koop de straat, ik koop deze straat, ik neem deze, neem deze, deze wil ik, die wil ik, die koop ik, deze koop ik, wel kopen, aanschaffen, ik schaf hem aan, die neem ik, deze neem ik, hebben, die wil ik hebben, pand kopen, koop pand, koop het pand, koop de grond, verkocht, ik wil kopen, ja kopen, ja koop, ik wil deze straat, ik wil de straat, ik wil deze, ik wil deze kaart, ik wil deze graag, deze straat wil ik
said-auction = veilen, laten veilen, laat het veilen, laat hem veilen, ter veiling, breng ter veiling, start veiling, start een veiling, start de veiling, veil het, veil hem, veil deze straat, naar de veiling, laat anderen bieden, geen aankoop, laat maar veilen, in de veiling, de veiling in, op de veiling, veil maar, veil deze, veil de straat, ga veilen, de straat veilen, deze straat veilen, breng naar de veiling, breng hem naar de veiling, doe in de veiling, zet op de veiling, zet in de veiling, laat de veiling beginnen, begin de veiling, open de veiling, laat ze bieden, laat de anderen bieden, anderen mogen bieden, veil dit, veiling graag, ik laat veilen, ik laat hem veilen, ter veiling brengen, onder de hamer, stuur naar de veiling, stuur hem naar de veiling, stuur het naar de veiling, liever veilen, liever een veiling, begin met bieden, start het bieden, beginnen met bieden
said-drop = stop met bieden, ik haak af, ik stap uit, uit, ik ben eruit, uitstappen, bied niet meer, niet meer bieden, verlaat veiling, verlaat de veiling, ik stop, stop, te duur, te veel, ik doe niet meer mee, ik val af, ik stap uit de veiling, ik doe niet mee, doe niet mee, ik bied niet, bied niet, niet bieden, ik bied niet meer, ik ga niet hoger, niet hoger, ik stap eruit, stap eruit, eruit, uit de veiling, uit de veiling stappen, ik ga eruit, te hoog, dat is te duur, dat is te veel, mij te duur, mij te gortig, ik trek me terug, trek terug, terugtrekken, ik kap, kappen, geen bod meer, ik heb genoeg, klaar, ik ben klaar, laat maar gaan, van mij niets, van mij niks, niets van mij, ik hoef niet meer, hoef niet meer, ik wil niet meer, voor mij hoeft het niet meer, ik hoef niet verder, geen bod van mij, geen bod van mijn kant, ik laat hem gaan, ik laat hem lopen, mij niet gezien
said-bankrupt = ik ben failliet, failliet gaan, verklaar failliet, faillissement, ik geef op, geef op, faillissement aanvragen, vraag faillissement aan, ik vraag faillissement aan, ik ga failliet, ik kan niet betalen, kan niet betalen, ik ben blut, blut, ik ben bankroet, bankroet gaan, opgeven, ik geef me over, ik heb verloren, failliet verklaren, verklaar me failliet, ik ben bankroet
said-accept = accepteren, aanvaarden, accepteer het, accepteer voorstel, accepteer het voorstel, accepteer het bod, accepteer het aanbod, aanvaard het voorstel, ga akkoord, akkoord gaan, ik ga akkoord, ja, ja graag, afgesproken, deal, prima, is goed, neem aan, neem het aan, voorstel accepteren, het voorstel accepteren, oke, ik accepteer, lijkt me goed, goed, doen we, doe ik, aangenomen, doen, aannemen, ik doe het, ik neem het aan, ik aanvaard, ik aanvaard het, ik ben akkoord, akkoord hoor, vooruit, oke doe maar, ik vind het goed, mooi, top, geregeld, goede deal, ik doe mee, het is een deal, ja deal, ik zeg ja, eens, ik ben het eens, natuurlijk, waarom niet, klinkt goed, voorstel aannemen, het voorstel aannemen, aanbod aannemen, het aanbod aannemen, ok, geaccepteerd, goed voorstel, goed plan, vind ik goed, ik vind het prima, vind ik prima, oke dan, goed dan, vooruit dan, nou vooruit, vooruit maar, accepteer graag, ik accepteer graag, ik ga het doen, ik ga ervoor, dat doe ik, dat doen we
said-refuse = weigeren, afwijzen, weiger het, weiger voorstel, weiger het voorstel, weiger het aanbod, weiger het bod, wijs het af, wijs voorstel af, wijs het voorstel af, wijs het bod af, sla af, sla het af, sla het aanbod af, voorstel weigeren, het voorstel weigeren, voorstel afwijzen, geen deal, niet akkoord, nee bedankt, nee dank je, afgewezen, vergeet het maar, niets daarvan, ik wijs af, geen interesse, ik weiger het, ik sla het af, ik sla af, afslaan, het afslaan, het aanbod afslaan, het voorstel afslaan, slechte deal, te weinig, niet genoeg, ik ga niet akkoord, ik doe het niet, doe ik niet, niet doen, geweigerd, ik bedank, bedank, ik zeg nee, nee nee, geen ruil, het voorstel afwijzen, aanbod afwijzen, aanbod weigeren, echt niet, geen akkoord, nee geen deal, dat is niet genoeg, is niet genoeg, dat is te weinig, wijs het aanbod af, wijs aanbod af, ik wijs het aanbod af, ik zeg hier nee tegen, hier zeg ik nee tegen, daar zeg ik nee tegen, zeg nee, bedankt maar nee, dank je maar nee, nee zeggen
said-keep = hypotheek houden, hypotheken houden, de hypotheken houden, houd de hypotheek, houd de hypotheken, hou de hypotheken, hypotheken aanhouden, de hypotheken aanhouden, houd hypotheek, laat de hypotheek staan, laat de hypotheken staan, laat zo
said-no-steal = niets stelen, niks stelen, steel niks, geen diefstal, geen fiche stelen, wil niet stelen, wil niets stelen, ik laat ze met rust, ik steel niets, ik steel niks, ik steel niet, niets pikken, niks pikken, ik pik niets, niets jatten, geen diefstal plegen, ik wil niet stelen, laat ze met rust, sla het stelen over, van niemand stelen, steel van niemand
said-end = beeindig beurt, beeindig de beurt, beeindig mijn beurt, beurt beeindigen, de beurt beeindigen, mijn beurt beeindigen, eindig beurt, eindig de beurt, einde van de beurt, ik ben klaar, gereed, volgende, volgende speler, stop, beurt over, ik beeindig mijn beurt, ik ben uitgespeeld, mijn beurt is voorbij, beurt klaar, geef de beurt door, geef de dobbelstenen door, eindigen, dat was het, dat is het, dat was alles, dat is alles, ik ben er klaar mee, klaar ermee, verder niets, niets meer, niks meer, verder niks, ga door, doorgaan, verder, mijn beurt is klaar, mijn beurt zit erop, beurt afgelopen, beurt ten einde, ik sluit af, afronden, beurt afronden, ik rond af, ik beeindig de beurt, beeindig, beeindigen, volgende graag, einde van mijn beurt, geef door, beurt doorgeven, genoeg, de volgende, de volgende is aan de beurt, ik doe niets meer, ik doe niks meer, klaar voor nu, ik ben klaar voor nu, mijn beurt is om, beurt is om, beurt afsluiten, sluit de beurt af, sluit mijn beurt af, sluit beurt af, mijn beurt is afgelopen, mijn beurt is over, mijn beurt eindigt, ik eindig, ik eindig hier, eindig, door naar de volgende speler, door naar de volgende, jij bent, jij bent aan de beurt, jij mag, jullie beurt, jouw beurt, nu jij, jij nu, jullie zijn
said-pass = sla over, overslaan, niks, passen, sla dit over, doe niets, doe niks, ik pas, ik sla over, pas maar, beurt overslaan, sla mijn beurt over, niks doen, niets doen, laat maar
said-leave = achterlaten, laat liggen, leg af, leg, leg weg, laat achter, laten liggen, afleggen, neerleggen, wegleggen, teruggeven, geef terug, leg terug, gooi weg, weggooien, weg doen, doe weg, laat vallen, zet neer, neerzetten, laten vallen, laat hier, laten, achter laten, lever in, inleveren, blijft liggen, blijft achter, blijft hier, gooi, doe
said-give = geven, overhandig
said-take = nemen, pakken, kiezen, ik wil, ik kies, ik neem, ik pak, wil ik, doe mij, haal, krijg, krijgen, uitkiezen, kies uit, graai
said-trade = ruilen, inruilen, wissel, wissel in, wisselen, inwisselen, ruil om, inleveren, lever in, omruilen, omwisselen, wissel om, geef, verruil, verruilen, ruil bij, geven, lever, lever in bij, levert, omzetten, zet om, verander, veranderen
said-steal = stelen, pikken, neem, pak, roof, jat, jatten, gap, gappen, ontvreemd, roven, beroof, afpakken, pak af, graai, nemen, pakken, ik steel, ontfutsel
said-swap = ruil, ruilen, wisselen, verwisselen, omruilen, verruil, verruilen, uitwisselen, inruilen, ruil in, wissel uit, wissel om, geef, omwisselen
said-mortgage = hypotheek nemen op, een hypotheek nemen op, neem hypotheek op, zet hypotheek op, zet een hypotheek op, beleen, belenen, belast, verpand, verpanden, onder hypotheek, in hypotheek, in hypotheek geven, geef in hypotheek, hypotheek voor, hypotheek nemen, hypotheek nemen voor, neem een hypotheek voor, neem hypotheek voor, leg hypotheek op, leg een hypotheek op, sluit hypotheek op, sluit een hypotheek op, een hypotheek op, sluit een hypotheek af op, hypotheek afsluiten op, een hypotheek afsluiten op, leen op, lenen op, geld lenen op, verhypothekeer, hypothekeer, hypothekeren, verhypothekeren, onderpand, in onderpand geven
said-pay-off = los, los de hypotheek af op, los de hypotheek af van, los hypotheek af van, los de hypotheek op, hypotheek aflossen, hypotheek aflossen op, hypotheek aflossen van, de hypotheek aflossen op, de hypotheek aflossen van, betaal hypotheek af op, betaal de hypotheek af op, terugbetalen, los de hypotheek af, los hypotheek af, de hypotheek aflossen, hypotheek terugbetalen, de hypotheek terugbetalen, hypotheek aflossen voor, betaal de hypotheek, betaal de hypotheek terug, betaal hypotheek terug, betaal de hypotheek van, betaal de hypotheek op, betaal terug, betaal af, afbetalen, hypotheek afbetalen, de hypotheek afbetalen, haal de hypotheek van, haal hypotheek van, hypotheek weg van, hef de hypotheek op, hef de hypotheek op van, hypotheek opheffen, hypotheek opheffen van, koop terug, terugkopen, vrijkopen, los in, inlossen, ik los af, haal de hypotheek van af, haal af
said-build = bouwen, bouw op, zet een blok op, plaats een blok op, gebouw, gebouw op, nieuw gebouw, nieuw gebouw op, een gebouw op, zet een verdieping op, plaats een verdieping, plaats een verdieping op, zet een gebouw op, plaats een gebouw op, verdieping bouwen, een verdieping bouwen op, bouw een verdieping, bouw een verdieping op, bouw verder op, bouw door op, zet een blok, blok plaatsen, verhoog het gebouw op, uitbouwen, ophogen, hoog op, bouw verdieping, maak af, voltooi, bouw af, maak, neerzetten
said-bid = bieden, bod, bod van, verhoog naar, verhoog tot, ik bied, mijn bod is, een bod van, ik doe een bod van, ik ga naar, maak er van, doe, verhogen naar, verhogen tot, verhoog het naar, ik verhoog naar, ik verhoog tot, ik maak er van, maak ik er, ik maak er, naar, tot, ik ga tot, ga naar, ga tot, ik zeg, zeg, ik geef, ik ga voor, bied ik, mijn bod, doe maar, ik doe, opbieden tot, opbieden naar, ik bied er, maak er, zet, ik zet, zet in, inzetten
said-offer = bied, bied aan, bied aan aan, doe aanbod aan, doe een aanbod aan, aanbod aan, stel voor, stel voor aan, doe een bod aan, ruil met, ruilen met, ik bied, ik stel voor aan, doe, doe een voorstel, stel, stel een ruil voor aan, stel een deal voor aan, ik doe een voorstel aan, ik doe een aanbod aan, bod aan, een bod aan, een voorstel aan, een aanbod aan, deal met, een deal met, maak een deal met, sluit een deal met, ik ruil met, handel met, ruilvoorstel aan, ruilvoorstel, bieden, bieden aan, aanbieden, aanbieden aan, ik bied aan, verkoop, verkoop aan, verkopen aan, verkopen, ik verkoop, ik verkoop aan
said-counter = tegenaanbod, doe een tegenvoorstel, doe een tegenbod, mijn tegenvoorstel
said-for = in ruil voor, en krijg, en ik krijg, voor een, om te krijgen, in ruil tegen, dan krijg ik, en neem, en ik wil, als ik krijg, in ruil, ik krijg, en wil, voor zijn, voor haar, →, en pak, en ontvang, en ik pak, en ik neem
said-from = bij, uit
said-get-out-card = kaart verlaat de gevangenis, kaarten verlaat de gevangenis, verlaat de gevangenis kaart, verlaat de gevangenis
verb-to = aan
verb-with = met
verb-unit = m, euro, euros, gulden, geld, contant, fiche, fiches, straat, kaartje, monopolydollar, stuk, stuks, dollar, dollars, aan geld, piek, pion
verb-bank = bank, bij de bank, met de bank, aan de bank, van de bank
verb-field = veld, vak, vakje, op, op veld, op het veld, verdieping, een verdieping, volgende verdieping, de volgende verdieping, etage, een etage, blok, een blok, in, gebouw, mijn gebouw, op mijn gebouw, toren, mijn toren, op mijn toren, op het gebouw, bovenop, positie, op positie, plek, op de plek, plaats, coordinaat, coordinaten, kavel, tegel, locatie, eiland, op het eiland, eerste verdieping, op de, laag, een laag
verb-column = kolom
verb-row = rij
verb-off = af, in, achter, neer, op, liggen, aan, om, weg, terug
verb-proposal = voorstel, aanbod, bod, ruil, een voorstel, een aanbod, het, dit voorstel, zijn voorstel, haar voorstel, die deal, deal, de deal
verb-out = om eruit te komen, om vrij te komen, uit de gevangenis, om de gevangenis te verlaten, om uit de gevangenis te komen, om te verlaten, om eruit te gaan, eruit, om weg te mogen, en verlaat de gevangenis, om vrij te zijn, om de gevangenis uit te komen, uit de bak, en ga eruit, en ga weg, en vertrek, en ben vrij, en ik ben vrij
verb-put = zet, leg, leggen, plaats, plaatsen, geef in, geven
said-put = zetten, geplaatst
verb-ask = vraag, vraag aan, vragen, vraag van, verzoek
verb-raise = verhoog met, verhogen met, ik verhoog met, plus, doe er bij, ik doe er, nog
verb-more = meer, erbij, er bij, hoger, erbovenop, erboven op, daarbovenop, extra, bij
verb-penthouse = penthouse, het penthouse, dakappartement, daketage, dakwoning
verb-stop = stop, ik stop, stoppen, ik stop ermee, genoeg, ik hou op, ik houd op, stop hier, ik stop hier, hier stop ik
verb-decline = ik wil hem niet, ik wil het niet, wil ik niet, ik wil deze niet, hoef ik niet, ik hoef hem niet, ik hoef niet, geen interesse, geen belangstelling, laat maar, liever niet, niks voor mij, niet voor mij, nee hoor, ik pas, nee bedankt, nee dank je, nee dank u, dank je nee, laat zitten, dat wil ik niet, dit wil ik niet, die wil ik niet, hem wil ik niet, ik hoef deze niet, ik hoef het niet, dat hoef ik niet, die hoef ik niet, dat hoeft niet, hoeft niet
verb-wish = geef me, geef mij, mag ik, ik wil, ik wil graag, kan ik, krijg ik, mag ik van jou, mag ik van je, geef je me, geef je mij, geef jij me, geef jij mij, wil je me, wil je mij, kun je me, ik zou graag, ik heb graag, doe mij, doe me, verkoop me, verkoop mij, wil ik, wil ik graag, ik zou willen, zou ik graag

## Hoe mensen dingen ook noemen, gescheiden door komma's

also-dump-truck = kiepauto, vrachtwagen, truck, kieper, kiepvrachtwagen, kiepautos, vrachtwagens, trucks, kiepwagen, kiepwagentje, kiepers, dumper, dumpers, kiepvrachtwagens, vrachtauto
also-crane = hijskraan, bouwkraan, hijskranen, bouwkranen, kraantje, torenkraan, kraantjes
also-excavator = graver, graafmachien, gravers, graafmachines, graafmachientje, shovel, bagger, graafkraan
also-boat = schip, bootje, schepen, bootjes, boten, vrachtboot, vrachtschip
also-t-rex = trex, dinosaurus, dino

## Wat niet werd begrepen

unknown-amount = M{ $amount } kan niet worden betaald: bedragen zijn veelvouden van { $least } tot en met { $most }
unknown-json = een voorstel in JSON heeft `to`, `gives` en `takes`, elke kant met deeds, chips, cards, money
unknown-json-field = in een voorstel in JSON kan `{ $field }` niet { $found } zijn

## Wat een actie doet, voor lijsten met acties

do-throw = de dobbelstenen gooien
do-pay = M{ $fine } betalen om de gevangenis te verlaten
do-use-card = een kaart gebruiken om de gevangenis te verlaten
do-buy = { $deed } kopen voor M{ $price }
do-auction = niet kopen: { $deed } laten veilen
do-drop = afhaken bij de veiling
do-bankrupt = failliet gaan
do-accept = akkoord gaan met het voorstel van { $name }
do-refuse = het voorstel van { $name } weigeren
do-keep = de hypotheken aanhouden
do-no-steal = niets stelen
do-end = de beurt beëindigen
do-leave = een { $one } achterlaten op dit vakje
do-give = een { $one } geven aan { $name }
do-give-bank = een { $one } geven aan de bank
do-take = een { $one } pakken
do-trade = { $given } bij de bank ruilen tegen één { $one }
do-steal = een { $one } stelen van { $name }
do-swap = je { $own } wisselen tegen één { $one } van { $name }
do-mortgage = hypotheek nemen op { $deed }: M{ $amount } ontvangen
do-pay-off = hypotheek op { $deed } aflossen: M{ $amount } betalen
do-build = verdieping { $floor } bouwen op veld { $field }
do-penthouse = het penthouse bouwen op veld { $field }
do-remove = verdieping { $floor } van het gebouw op veld { $field } halen
do-token = kies { $token } ({ $chips })
do-build-free = verdieping { $floor } bouwen op veld { $field }, zonder fiches
do-bid = M{ $amount } bieden
do-begin-offer = een voorstel doen aan { $name } …
do-offer = voorstellen aan { $name }: { $given } tegen { $taken }

## Opties

option-deals = Mogen spelers onderling deals sluiten?
option-offers = Hoeveel voorstellen een speler tijdens één beurt mag doen.
option-rounds = Na hoeveel rondes het spel uit is en de punten worden geteld.
option-tokens = Hoe de spelers aan hun pion komen.
option-early-deals = Mag wie aan de beurt is ook vóór de worp deals sluiten?
option-own-number = Wie krijgt fiches voor de eigen pion als het getal daarvan is gegooid.
option-third-double = Brengt de dubbele worp die naar de gevangenis leidt nog fiches op?
option-after-escape = Wat er volgt als dubbel gooien uit de gevangenis leidt.
option-community = Vanaf hoeveel gebouwen naast elkaar de Gemeenschapskaart te winnen is.
why-tokens = De spelregels: “Elke speler kiest een pion.” Een pion brengt fiches op aan het begin en telkens als zijn getal wordt gegooid.
why-early-deals = De spelregels: onderhandelen mag “op elk moment”. Wie aan het begin van een beurt te veel fiches heeft, kan er dus verkopen in plaats van ze achter te laten.
why-own-number = De spelregels: als je 6 hebt gegooid, nemen “alle spelers” fiches voor hun pion. Een beschadigde regel op de referentiekaart kan ook alleen de werper bedoelen.
why-third-double = Volgens de spelregels krijgt iedereen fiches na een worp, en van de dubbele worp die naar de gevangenis leidt staat er alleen dat je deze beurt niet mag afmaken.
why-after-escape = De spelregels: “Gebruik je worp om je pion te verplaatsen, daarna is je beurt voorbij.” Wij lezen: zonder tweede worp; ruilen en bouwen horen bij elke beurt.
why-community = De spelregels: “de meeste gebouwen naast elkaar, ongeacht de hoogte.” Er staat geen kleinste aantal bij, dus bij ons is één gebouw genoeg als niemand er twee naast elkaar heeft.
value-tokens-chosen = iedereen kiest
value-tokens-chance = door het toeval
value-tokens-seat = in de volgorde van de plaatsen
value-early-deals-yes = ja, op elk moment
value-early-deals-no = alleen na de worp
value-own-number-all = iedereen
value-own-number-thrower = alleen wie gooit
value-third-double-collects = ja
value-third-double-nothing = nee
value-after-escape-acts = ruilen en bouwen, maar geen tweede worp
value-after-escape-ends = na het vakje is de beurt voorbij
value-community-one = vanaf één
value-community-two = vanaf twee
value-edition-house = onze eigen getallen

## Weigeringen

refuse-game-over = Het spel is afgelopen.
refuse-not-your-turn = { $seat } moet nu beslissen.
refuse-chance-decides = Nu beslissen de dobbelstenen of een kaart; wacht tot dat gebeurd is.
refuse-not-your-choice = Daarover beslist het toeval, niet een speler.
refuse-no-such-outcome = Die uitkomst is nu niet mogelijk.
refuse-not-now = Zoiets valt er nu niet te doen.
refuse-throw-first = Een beurt begint met een worp; gooi eerst de dobbelstenen.
refuse-already-thrown = Je hebt al gegooid; deze beurt gaat verder na de worp.
refuse-leave-first = Je hebt meer dan { $most } fiches: laat eerst achter op je vakje wat te veel is.
refuse-nothing-to-leave = Fiches laat je alleen achter aan het begin van je beurt, als je er meer dan { $most } hebt.
refuse-not-in-jail = Je zit niet in de gevangenis.
refuse-no-money-for-fine = De gevangenis verlaten kost M{ $fine }, en je hebt M{ $cash }.
refuse-no-get-out-card = Je hebt geen kaart om de gevangenis te verlaten.
refuse-buy-first = Beslis eerst over { $deed }: koop, of laat veilen.
refuse-nothing-to-buy = Er is nu niets te koop voor jou; een straat koop je als je erop terechtkomt.
refuse-too-dear = { $deed } kost M{ $price }, en je hebt M{ $cash }.
refuse-no-auction = Er is nu geen veiling.
refuse-bid-first = { $deed } wordt geveild: bied, of haak af.
refuse-finish-bid = Maak eerst je bod af.
refuse-bid-too-low = Het laagste bod is nu M{ $least }.
refuse-bid-too-high = Je mag niet meer bieden dan je hebt, M{ $cash }.
refuse-note-order = Bedragen bestaan uit zo weinig mogelijk biljetten, het grootste eerst.
refuse-steal-first = Steel eerst een fiche, of zeg dat je niets steelt.
refuse-nothing-to-steal = Stelen doe je op het vakje Steel.
refuse-swap-first = Voer eerst de gedwongen ruil uit: wissel een fiche met een speler.
refuse-nothing-to-swap = Fiches wissel je alleen als een Kanskaart dat zegt.
refuse-same-kind = Fiches ruil je tegen een fiche van een andere soort.
refuse-pick-first = Pak eerst een fiche naar keuze.
refuse-give-first = Geef eerst een fiche naar keuze aan wie aan de beurt is.
refuse-no-such-seat = Er is geen speler { $other }; er zijn { $players } spelers.
refuse-not-yourself = Kies een andere speler, niet jezelf.
refuse-they-are-bankrupt = { $other } is failliet en doet niet meer mee.
refuse-no-such-chip = Je hebt daarvoor niet genoeg { $many }.
refuse-not-their-chip = { $other } heeft geen { $one }.
refuse-bank-has-none = De bank heeft geen { $many } meer.
refuse-too-few-to-trade = De bank wil { $rate } { $many }, en je hebt er { $count }.
refuse-not-parking = Twee fiches voor één ruil je op Vrij Parkeren, één keer per bezoek.
refuse-not-your-deed = { $deed } is niet van jou.
refuse-already-mortgaged = Op { $deed } rust al een hypotheek.
refuse-not-mortgaged = Op { $deed } rust geen hypotheek.
refuse-too-dear-to-pay-off = De hypotheek op { $deed } aflossen kost M{ $cost }, en je hebt M{ $cash }.
refuse-not-just-received = { $deed } hoort niet bij de straten die je zojuist hebt gekregen.
refuse-redeem-first = Los eerst de hypotheken af op de straten die je zojuist hebt gekregen, of houd ze aan.
refuse-jailed = In de gevangenis mag je niet bouwen.
refuse-no-foundation = Op { $field } is geen fundering.
refuse-not-your-building = Het gebouw op { $field } is van een andere speler.
refuse-no-blocks = Je hebt geen blokken meer.
refuse-no-free-penthouse = Het penthouse kan niet met een kaart worden gebouwd.
refuse-build-free-first = Bouw eerst de verdieping die je van de kaart krijgt.
refuse-nothing-built = Op veld { $field } staat geen gebouw.
refuse-your-own-building = Het gebouw op { $field } is van jou; de kaart gaat over dat van een ander.
refuse-nothing-to-remove = Alleen een Kanskaart haalt verdiepingen van een gebouw.
refuse-remove-first = Kies eerst het gebouw dat zijn bovenste verdieping verliest.
refuse-other-rate = De bank geeft één fiche voor { $rate } van een soort, niet meer en niet minder.
refuse-token-first = Kies eerst een pion.
refuse-token-taken = { $other } heeft { $token } al.
refuse-tokens-chosen = Iedereen heeft een pion; die worden voor het spel gekozen.
refuse-too-few-to-build = Die verdieping kost { $chips }, en die heb je niet allemaal.
refuse-debt-first = Je moet M{ $debt } betalen en hebt M{ $cash }: neem eerst een hypotheek, sluit een deal, of ga failliet.
refuse-no-debt = Je hebt geen schuld.
refuse-can-still-mortgage = Je kunt nog een hypotheek nemen; pas wie echt niet kan betalen, is failliet.
refuse-no-deals = Aan deze tafel sluiten spelers geen deals.
refuse-no-deals-now = Nu geen deals: alleen vóór een worp, na een zet, of zolang een schuld openstaat.
refuse-too-many-offers = Een speler doet hoogstens { $limit } { $limit ->
    [one] voorstel
   *[other] voorstellen
} tijdens één beurt.
refuse-nothing-to-deal = Jullie hebben niets om tegen elkaar te ruilen.
refuse-answer-first = Beantwoord eerst het voorstel: ga akkoord, weiger, of doe een tegenvoorstel.
refuse-no-offer = Er ligt nu geen voorstel voor jou.
refuse-only-to-offerer = Een tegenvoorstel doe je aan wie het voorstel deed.
refuse-offer-fell-through = Het voorstel kan niet meer doorgaan: iemand heeft niet wat erin staat.
refuse-finish-offer = Maak eerst je voorstel af.
refuse-not-offering = Begin eerst een voorstel.
refuse-named-twice = { $deed } wordt twee keer genoemd.
refuse-item-order = Een voorstel heeft een vaste volgorde: straten, fiches, kaarten Verlaat de gevangenis, geld.
refuse-not-enough-chips = Zoveel { $many } heb je niet; je hebt er { $count }.
refuse-not-enough-cards = Zoveel kaarten om de gevangenis te verlaten heb je niet.
refuse-not-enough-money = Je hebt maar M{ $cash }.
refuse-both-ways = Niets gaat over en weer: wat je geeft, vraag je niet ook terug.
refuse-nothing-left-to-ask = Als je dat geeft, heeft { $other } niets anders om ervoor te geven.
refuse-give-something = Zeg eerst wat je geeft.
refuse-ask-something = Zeg eerst wat je vraagt.
refuse-given-part-is-over = Zeg nu wat je vraagt.
refuse-they-do-not-have-it = { $other } heeft dat niet.
refuse-only-offers = { $turn } is aan de beurt; wie ertussen komt, kan alleen een voorstel doen.

## Wat er is gebeurd

told-throws-to-start = { $who } gooide { $first } en { $second } om de eerste beurt, samen { $total }.
    .you = Je gooide { $first } en { $second } om de eerste beurt, samen { $total }.
told-ties-to-start = { $who } had { $total } en moest nog een keer gooien.
    .you = Je had { $total } en moest nog een keer gooien.
    .several = { $who } hadden elk { $total } en moesten nog een keer gooien.
    .several-you = { $who } hadden elk { $total } en moesten nog een keer gooien.
told-takes-token = { $who } heeft { $token }{ $count ->
    [0] .
   *[other] {" "}en begint met { $things }.
}
    .you = Je hebt { $token }{ $count ->
        [0] .
       *[other] {" "}en begint met { $things }.
    }
told-starts = { $who } gooide het hoogst en begint.
    .you = Je gooide het hoogst en begint.
told-ends-turn = { $who } beëindigde de beurt.
    .you = Je beëindigde je beurt.
told-extra-turn = { $who } begon aan de extra beurt.
    .you = Je begon aan je extra beurt.
told-throws = { $who } gooide { $first } en { $second }, samen { $total }.
    .you = Je gooide { $first } en { $second }, samen { $total }.
told-doubles = Dubbel: { $who } is hierna nog een keer aan de beurt.
    .you = Dubbel: je bent hierna nog een keer aan de beurt.
told-too-many-doubles = Dubbel, en dat { $in_row } keer achter elkaar: één keer te veel.
told-collects = { $who } kreeg { $things }{ $short ->
    [0] .
   *[other] , omdat de bank er niet meer had.
}
    .you = Je kreeg { $things }{ $short ->
        [0] .
       *[other] , omdat de bank er niet meer had.
    }
told-takes = { $who } pakte { $things }{ $short ->
    [0] .
   *[other] , omdat de bank er niet meer had.
}
    .you = Je pakte { $things }{ $short ->
        [0] .
       *[other] , omdat de bank er niet meer had.
    }
told-gets-none = { $who } kreeg geen { $many }: de bank had er geen meer.
    .you = Je kreeg geen { $many }: de bank had er geen meer.
told-gets-none-for = { $who } kreeg geen { $many } voor { $source }: de bank had er geen meer.
    .you = Je kreeg geen { $many } voor { $source }: de bank had er geen meer.
chips-short = maar { $things } in plaats van { $due }
things-for = { $things } voor { $source }
told-leaves = { $who } had meer dan { $most } fiches en liet { $things } achter { $place }.
    .you = Je had meer dan { $most } fiches en liet { $things } achter { $place }.
told-moves = { $who } kwam { $place }.
    .you = Je kwam { $place }.
told-passes-start = { $who } ontving M{ $got } bij START.
    .you = Je ontving M{ $got } bij START.
told-picks-up = { $who } raapte onderweg { $things } op.
    .you = Je raapte onderweg { $things } op.
told-jailed = { $who } ging naar de gevangenis, en de beurt was voorbij.
    .you = Je ging naar de gevangenis, en je beurt was voorbij.
told-buys = { $who } kocht { $deed } voor M{ $paid }.
    .you = Je kocht { $deed } voor M{ $paid }.
told-rent = { $who } betaalde { $to } M{ $due } huur voor { $deed }{ $rent ->
    [set] , deel van een complete kleurset.
   *[single] .
}
    .you = Je betaalde { $to } M{ $due } huur voor { $deed }{ $rent ->
        [set] , deel van een complete kleurset.
       *[single] .
    }
    .to-you = { $who } betaalde je M{ $due } huur voor { $deed }{ $rent ->
        [set] , deel van een complete kleurset.
       *[single] .
    }
told-rent-owed = { $who } moest { $to } M{ $due } huur betalen voor { $deed }{ $rent ->
    [set] , deel van een complete kleurset,
   *[single] ,
} maar had slechts M{ $has }.
    .you = Je moest { $to } M{ $due } huur betalen voor { $deed }{ $rent ->
        [set] , deel van een complete kleurset,
       *[single] ,
    } maar had slechts M{ $has }.
    .to-you = { $who } moest je M{ $due } huur betalen voor { $deed }{ $rent ->
        [set] , deel van een complete kleurset,
       *[single] ,
    } maar had slechts M{ $has }.
told-no-rent = Op { $deed } rustte een hypotheek: { $who } betaalde { $to } geen huur.
    .you = Op { $deed } rustte een hypotheek: je betaalde { $to } geen huur.
    .to-you = Op { $deed } rustte een hypotheek: { $who } betaalde je geen huur.
told-rolls = { $who } gooide { $first } en { $second } om hulpmiddelen, samen { $total }.
    .you = Je gooide { $first } en { $second } om hulpmiddelen, samen { $total }.
told-nothing-there = { $space ->
    [steal] Er was geen fiche dat { $who } kon stelen.
   *[chance] Er was geen Kanskaart meer voor { $who }.
}
    .you = { $space ->
        [steal] Er was geen fiche dat je kon stelen.
       *[chance] Er was geen Kanskaart meer voor jou.
    }
told-steals = { $who } stal { $chip-a } van { $victim }.
    .you = Je stal { $chip-a } van { $victim }.
    .victim-you = { $who } stal { $chip-a } van jou.
told-steals-nothing = { $who } stal niets.
    .you = Je stal niets.
told-draws = { $who } trok een Kanskaart: ‘{ $card }’.
    .you = Je trok een Kanskaart: ‘{ $card }’.
told-turns-up = { $who } trok een Kanskaart: ‘{ $card }’.
    .you = Je trok een Kanskaart: ‘{ $card }’.
told-skips-card = Dat kon niet en werd overgeslagen.
told-receives = { $who } ontving M{ $got } van de bank.
    .you = Je ontving M{ $got } van de bank.
told-floor-bill = { $floors ->
    [0] { $who } had geen verdiepingen en betaalde niets.
    [one] { $who } betaalde de bank M{ $due } voor één verdieping.
   *[other] { $who } betaalde de bank M{ $due }: M{ $each } voor elk van de { $floors } verdiepingen.
}
    .you = { $floors ->
        [0] Je had geen verdiepingen en betaalde niets.
        [one] Je betaalde de bank M{ $due } voor één verdieping.
       *[other] Je betaalde de bank M{ $due }: M{ $each } voor elk van je { $floors } verdiepingen.
    }
told-floor-bill-owed = { $floors ->
    [one] { $who } moest de bank M{ $due } betalen voor één verdieping, maar had slechts M{ $has }.
   *[other] { $who } moest de bank M{ $due } betalen, M{ $each } voor elk van de { $floors } verdiepingen, maar had slechts M{ $has }.
}
    .you = { $floors ->
        [one] Je moest de bank M{ $due } betalen voor één verdieping, maar had slechts M{ $has }.
       *[other] Je moest de bank M{ $due } betalen, M{ $each } voor elk van je { $floors } verdiepingen, maar had slechts M{ $has }.
    }
told-picks = { $who } pakte { $chip-a }.
    .you = Je pakte { $chip-a }.
told-gives = { $who } gaf { $to } { $chip-a }.
    .you = Je gaf { $to } { $chip-a }.
    .to-you = { $who } gaf je { $chip-a }.
told-must-give = { $who } gaf { $to } { $count ->
    [one] { $chip-a }
   *[other] { $chip-some }
}, bij gebrek aan een andere soort.
    .you = Je gaf { $to } { $count ->
        [one] { $chip-a }
       *[other] { $chip-some }
    }, bij gebrek aan een andere soort.
    .to-you = { $who } gaf je { $count ->
        [one] { $chip-a }
       *[other] { $chip-some }
    }, bij gebrek aan een andere soort.
told-gives-nothing = { $who } had geen fiche om te geven.
    .you = Je had geen fiche om te geven.
    .several = { $who } hadden geen fiche om te geven.
    .several-you = { $who } hadden geen fiche om te geven.
told-card-money = M{ $each } voor { $per ->
    [floor] elke verdieping
    [building] elk gebouw
    [set] elke complete kleurset
   *[deed] elke straat
}: { $who } had er { $count }.
    .you = M{ $each } voor { $per ->
    [floor] elke verdieping
    [building] elk gebouw
    [set] elke complete kleurset
   *[deed] elke straat
}: je had er { $count }.
told-card-bill = M{ $each } voor { $per ->
    [floor] elke verdieping
    [building] elk gebouw
    [set] elke complete kleurset
   *[deed] elke straat
}: { $who } had er { $count }.
    .you = M{ $each } voor { $per ->
    [floor] elke verdieping
    [building] elk gebouw
    [set] elke complete kleurset
   *[deed] elke straat
}: je had er { $count }.
told-pays-by-card = { $who } betaalde { $to } M{ $paid }.
    .you = Je betaalde { $to } M{ $paid }.
    .to-you = { $who } betaalde je M{ $paid }.
told-pays-each = { $who } moest elke andere speler M{ $each } betalen.
    .you = Je moest elke andere speler M{ $each } betalen.
told-gives-bank = { $who } gaf de bank { $chip-some }.
    .you = Je gaf de bank { $chip-some }.
told-builds-free = { $who } bouwde een verdieping op veld { $field }, zonder fiches.
    .you = Je bouwde een verdieping op veld { $field }, zonder fiches.
told-removes = { $who } haalde de bovenste verdieping van het gebouw van { $to } op veld { $field }.
    .you = Je haalde de bovenste verdieping van het gebouw van { $to } op veld { $field }.
    .to-you = { $who } haalde de bovenste verdieping van je gebouw op veld { $field }.
told-removes-own = { $who } haalde de bovenste verdieping van het eigen gebouw op veld { $field }.
    .you = Je haalde de bovenste verdieping van je gebouw op veld { $field }.
told-doubles-rent = { $whose ->
    [own] De volgende huur die { $who } ontvangt is dubbel.
   *[other] De volgende huur die { $who } betaalt is dubbel.
}
    .you = { $whose ->
    [own] De volgende huur die je ontvangt is dubbel.
   *[other] De volgende huur die je betaalt is dubbel.
}
told-rent-doubled = De huur van { $deed } was deze keer dubbel.
told-throws-again = { $who } is hierna nog een keer aan de beurt.
    .you = Je bent hierna nog een keer aan de beurt.
told-swaps = { $who } ruilde met { $to } { $given-a } tegen { $taken-a }.
    .you = Je ruilde met { $to } { $given-a } tegen { $taken-a }.
    .to-you = { $who } ruilde met jou { $given-a } tegen { $taken-a }.
told-auction = { $who } liet { $deed } veilen, vanaf M{ $least }.
    .you = Je liet { $deed } veilen, vanaf M{ $least }.
told-bids = { $who } bood M{ $amount } op { $deed }.
    .you = Je bood M{ $amount } op { $deed }.
told-drops-out = { $who } haakte af bij de veiling van { $deed }.
    .you = Je haakte af bij de veiling van { $deed }.
told-cannot-raise = { $who } kon geen M{ $least } bieden en haakte af.
    .you = Je kon geen M{ $least } bieden en haakte af.
    .several = { $who } konden geen M{ $least } bieden en haakten af.
    .several-you = { $who } konden geen M{ $least } bieden en haakten af.
told-wins-auction = { $who } won de veiling en kreeg { $deed } voor M{ $paid }.
    .you = Je won de veiling en kreeg { $deed } voor M{ $paid }.
told-no-bids = Niemand bood: { $deed } bleef bij de bank.
told-pays-fine = { $who } betaalde M{ $paid } om de gevangenis te verlaten.
    .you = Je betaalde M{ $paid } om de gevangenis te verlaten.
told-uses-card = { $who } gebruikte een kaart om de gevangenis te verlaten.
    .you = Je gebruikte een kaart om de gevangenis te verlaten.
told-escapes = { $who } kwam vrij dankzij de dubbele worp.
    .you = Je kwam vrij dankzij de dubbele worp.
told-fails = Geen dubbel: { $who } bleef in de gevangenis (poging { $tries } van { $most }).
    .you = Geen dubbel: je bleef in de gevangenis (poging { $tries } van { $most }).
told-fails-last = Ook bij de laatste poging geen dubbel: { $who } betaalde M{ $due } om vrij te komen en gooit nog een keer.
    .you = Ook bij de laatste poging geen dubbel: je betaalde M{ $due } om vrij te komen en gooit nog een keer.
told-fails-last-owed = Ook bij de laatste poging geen dubbel: { $who } moest M{ $due } betalen om vrij te komen, maar had slechts M{ $has }.
    .you = Ook bij de laatste poging geen dubbel: je moest M{ $due } betalen om vrij te komen, maar had slechts M{ $has }.
told-owes = { $who } moest { $to } M{ $due } betalen, maar had slechts M{ $has }.
    .you = Je moest { $to } M{ $due } betalen, maar had slechts M{ $has }.
    .to-you = { $who } moest je M{ $due } betalen, maar had slechts M{ $has }.
told-owes-bank = { $who } moest de bank M{ $due } betalen, maar had slechts M{ $has }.
    .you = Je moest de bank M{ $due } betalen, maar had slechts M{ $has }.
told-pays = { $who } betaalde { $to } de schuld van M{ $paid }.
    .you = Je betaalde { $to } je schuld van M{ $paid }.
    .to-you = { $who } betaalde je de schuld van M{ $paid }.
told-pays-bank = { $who } betaalde de bank M{ $paid }.
    .you = Je betaalde de bank M{ $paid }.
told-bankrupt = { $who } kon { $to } geen M{ $due } betalen en ging failliet.
    .you = Je kon { $to } geen M{ $due } betalen en ging failliet.
    .to-you = { $who } kon je geen M{ $due } betalen en ging failliet.
told-bankrupt-to-bank = { $who } kon de bank geen M{ $due } betalen en ging failliet.
    .you = Je kon de bank geen M{ $due } betalen en ging failliet.
told-hands = { $to } kreeg alles wat { $who } had: { $things }.
    .you = { $to } kreeg alles wat je had: { $things }.
    .to-you = Je kreeg alles wat { $who } had: { $things }.
told-returns = De bank nam alles terug wat { $who } had: { $things }.
    .you = De bank nam alles terug wat je had: { $things }.
told-mortgages = { $who } nam een hypotheek van M{ $got } op { $deed }.
    .you = Je nam een hypotheek van M{ $got } op { $deed }.
told-pays-off = { $who } loste de hypotheek op { $deed } af voor M{ $paid }.
    .you = Je loste de hypotheek op { $deed } af voor M{ $paid }.
told-keeps-mortgage = { $who } liet de hypotheek op { $streets } staan.
    .you = Je liet de hypotheek op { $streets } staan.
told-trades = { $who } ruilde { $given-some } bij de bank tegen { $taken-a }.
    .you = Je ruilde { $given-some } bij de bank tegen { $taken-a }.
told-trades-parked = { $who } ruilde op Vrij Parkeren { $given } tegen { $taken }.
    .you = Je ruilde op Vrij Parkeren { $given } tegen { $taken }.
told-builds = { $who } bouwde { $floor ->
    [1] de eerste verdieping
    [2] de tweede verdieping
    [3] de derde verdieping
   *[4] de vierde verdieping
} op veld { $field }{ $kinds ->
    [0] .
   *[other] {" "}voor { $things }.
}
    .you = Je bouwde { $floor ->
        [1] de eerste verdieping
        [2] de tweede verdieping
        [3] de derde verdieping
       *[4] de vierde verdieping
    } op veld { $field }{ $kinds ->
        [0] .
       *[other] {" "}voor { $things }.
    }
told-penthouse = { $who } bouwde het penthouse op veld { $field }{ $kinds ->
    [0] {""}: het spel is afgelopen.
   *[other] {" "}voor { $things }: het spel is afgelopen.
}
    .you = Je bouwde het penthouse op veld { $field }{ $kinds ->
        [0] {""}: het spel is afgelopen.
       *[other] {" "}voor { $things }: het spel is afgelopen.
    }
told-proposes = { $who } bood { $to } { $given } aan in ruil voor { $asked }.
    .you = Je bood { $to } { $given } aan in ruil voor { $asked }.
    .to-you = { $who } bood je { $given } aan in ruil voor { $asked }.
told-counters = { $who } deed { $to } een tegenvoorstel: { $given } in ruil voor { $asked }.
    .you = Je deed { $to } een tegenvoorstel: { $given } in ruil voor { $asked }.
    .to-you = { $who } deed je een tegenvoorstel: { $given } in ruil voor { $asked }.
told-accepts = { $who } ging akkoord met het voorstel van { $to } en gaf { $given } in ruil voor { $taken }.
    .you = Je ging akkoord met het voorstel van { $to } en gaf { $given } in ruil voor { $taken }.
    .to-you = { $who } ging akkoord met jouw voorstel en gaf je { $given } in ruil voor { $taken }.
told-refuses = { $who } weigerde het voorstel van { $to }.
    .you = Je weigerde het voorstel van { $to }.
    .to-you = { $who } weigerde jouw voorstel.
told-over = { $why ->
    [last-round] De laatste ronde is voorbij, en daarmee het spel.
    [nobody-can-finish] Niemand kan nog een gebouw van vier verdiepingen afmaken: het spel is afgelopen.
   *[penthouse] Het spel is afgelopen.
}
told-scores = { $who } haalde { $points ->
    [one] één punt
   *[other] { $points } punten
}{ $sorts ->
    [0] .
   *[other] : { $parts }.
}
    .you = Je haalde { $points ->
        [one] één punt
       *[other] { $points } punten
    }{ $sorts ->
        [0] .
       *[other] : { $parts }.
    }
score-buildings = { $points } voor gebouwen
score-sets = { $points } voor kleursets
score-billionaire = { $points } als miljardair
score-community = { $points } voor de grootste gemeenschap
told-wins = { $who } wint het spel.
    .you = Je wint het spel!
    .several = { $who } delen de overwinning.
    .several-you = { $who } delen de overwinning!
told-wins-by-money = { $who } wint het spel, met evenveel punten maar meer geld.
    .you = Je wint het spel, met evenveel punten maar meer geld!
    .several = { $who } delen de overwinning, met evenveel punten maar meer geld.
    .several-you = { $who } delen de overwinning, met evenveel punten maar meer geld!

## De tafel

table-turn = Beurt { $turn }, ronde { $round }
table-start = { $name } gooit om de eerste beurt
table-surplus = { $name } laat achter op het vakje wat te veel is
table-throw = { $name } moet gooien
table-dice = de dobbelstenen rollen voor { $name }
table-buy = { $name } mag { $deed } kopen voor M{ $price }
table-auction = { $bid ->
    [0] { $deed } wordt geveild, nog niemand heeft geboden; { $actor } biedt of haakt af
   *[other] { $deed } wordt geveild, hoogste bod M{ $bid }; { $actor } biedt of haakt af
}
table-roll = { $name } gooit om hulpmiddelen
table-steal = { $name } mag een fiche stelen
table-card = { $name } trekt een Kanskaart
table-swap = { $name } wisselt een fiche met een speler
table-pick = { $name } pakt een fiche naar keuze
table-give = { $actor } geeft { $name } een fiche
table-act = { $name } mag ruilen, deals sluiten en bouwen
table-free = { $name } bouwt een verdieping zonder fiches
table-remove = { $name } haalt de bovenste verdieping van een gebouw
table-choose = { $actor } kiest een pion
table-draw = { $name } trekt een pion
table-give-bank = { $name } geeft de bank een fiche
table-give-others = { $name } geeft { $receiver } een fiche
table-debt = { $name } heeft een schuld van M{ $debt }
table-redeem = { $actor } mag hypotheken op de gekregen straten aflossen
table-offer = { $actor } doet een voorstel
table-answer = { $actor } beantwoordt een voorstel van { $offerer }: { $given } tegen { $taken }
table-over = het spel is afgelopen
table-player = Speler
table-token = Pion
table-points = Punten
table-cash = Geld
table-space = Vakje
table-blocks = Blokken
table-cards = Verlaat
table-bank = Bank
table-in-jail = in de gevangenis
table-bankrupt = failliet
table-deed = Straat
table-price = Prijs
table-rent = Huur
table-number = Nr.
table-kind = Fiche
table-owner = Eigenaar
table-mortgaged = hypotheek
table-island = Eiland: eigenaar en verdiepingen
table-lying = Op vakjes liggen
table-chance = Kanskaarten: nog { $unseen }, en { $under } onderop

## De afbeelding

picture-you = jij
picture-number = worp die fiches oplevert
picture-billionaire = Miljardair
picture-community = Gemeenschap
picture-costs = Wat de verdiepingen kosten

## De tafel als lijsten

view-round = Ronde
view-first = Startspeler
view-actor = Aan zet
view-doubles = Keer dubbel achter elkaar
view-extra_turn = Nog een beurt
view-parking = Ruilen op Vrij Parkeren
view-start_throws = Worpen om te beginnen
view-token = Pion
view-cash = Geld
view-chips = Fiches
view-deeds = Eigendomskaarten
view-deed = Eigendomskaart
view-mortgaged = Met hypotheek
view-get_out_cards = Verlaat-de-gevangeniskaarten
view-blocks = Blokken over
view-space = Vakje
view-failed_tries = Mislukte pogingen om dubbel te gooien
view-bankrupt = Failliet
view-offers = Voorstellen deze beurt
view-bank = Bank
view-lying = Op vakjes
view-island = Eiland
view-floors = Verdiepingen
view-chance = Kans
view-unseen = Nog niet gezien
view-under = Onder de stapel
view-auction = Veiling
view-bid = Bod
view-bidder = Hoogste bieder
view-bidding = Bieden nog mee
view-debt = Schuld
view-received = Ontvangen eigendomskaarten
view-offer = Voorstel
view-from = Van
view-to = Aan
view-gives = Geeft
view-takes = Krijgt
view-resume = Daarna

## Het scherm van een terminal. De korte woorden hebben hoogstens vier letters, die van fiches en straten twee

short-dump-truck = ki
short-crane = kr
short-excavator = gr
short-boat = bo
short-brown = br
short-light-blue = lb
short-pink = rz
short-orange = or
short-red = rd
short-yellow = ge
short-green = gn
short-dark-blue = db
short-space-start = STRT
short-space-jail = Gev.
short-space-free-parking = Park
short-space-go-to-jail = NrGv
short-space-chance = ?
short-space-roll = Gooi
short-space-steal = Stel
menu-throw = Gooien
menu-token = Pion
menu-end = Beurt
menu-buy = Straat
menu-bid = Veiling
menu-build = Bouwen
menu-trade = Ruilen met de bank
menu-deal = Voorstel
menu-mortgage = Hypotheek
menu-pay-off = Aflossen
menu-chips = Fiches
menu-give = Je geeft
menu-ask = Je vraagt
menu-then = Dan
screen-points = pt
screen-money = M
screen-blocks = bl
screen-jail = gev.
screen-bankrupt = uit
screen-get-out = { $count }× vrij
screen-chance = { $cards } Kanskaarten
screen-penthouse = P
screen-the-penthouse = penthouse
screen-floor = vd
screen-build = { $field }: verdieping { $floor }
screen-then-ask = dat is alles; nu wat je vraagt
screen-propose = dit voorstel doen
screen-nothing-yet = nog niets
screen-offer = Voorstel aan { $name } — je geeft: { $given } — je vraagt: { $asked }
screen-odds = Als { $name } nu gooit
screen-only-doubles = In de gevangenis brengt alleen dubbel je ergens.
screen-stays = blijft staan
screen-if-accepted = Na aanvaarding, punten: { $points }

## Waarom een tip dat zegt

reason-scores = { $points ->
    [one] één punt meer
   *[other] { $points } punten meer
}
reason-colours = { $count ->
    [0] dan is geen kleur helemaal van jou
    [one] dan is één kleur helemaal van jou
   *[other] dan zijn { $count } kleuren helemaal van jou
}
reason-collects = gemiddeld { $much } fiches meer per worp
reason-floor = { $floor ->
    [0] dan heb je voor geen enkele verdieping genoeg fiches
   *[other] dan heb je genoeg fiches voor een verdieping { $floor }
}
reason-cash = je hebt dan M{ $cash }
gain = { $same ->
    [1] M{ $low }
   *[other] M{ $low } tot M{ $high }
}

## Het blad van een editie

sheet-start-money = geld aan het begin
sheet-notes = in biljetten van
sheet-start-bonus = START betaalt
sheet-fine = om de gevangenis te verlaten
sheet-first-bid = het laagste eerste bod
sheet-least-raise = de laagste verhoging
sheet-start-chips = eigen fiches aan het begin
sheet-chips-of-a-kind = fiches van elke soort
sheet-blocks = blokken per speler
sheet-most-chips = fiches aan het begin van een beurt, ten hoogste
sheet-own-number = worp die de pionnen betaalt
sheet-deed-chips = fiches voor een straat
sheet-space-chips = fiches op een vakje waar je ze pakt
sheet-most-doubles = zo vaak dubbel achter elkaar leidt naar de gevangenis
sheet-jail-tries = pogingen om de gevangenis te verlaten
sheet-billionaire-points = punten van de Miljardair
sheet-community-points = punten van de Gemeenschap
sheet-own-chips = fiches voor een pion
sheet-roll-chips = fiches op een vakje waar je erom gooit
sheet-steal-chips = fiches die je op een Steel-vakje steelt
sheet-bank-rate = fiches van een soort die de bank wil voor één andere
sheet-mortgage = Hypotheek / aflossen
sheet-set = Punten van de set
sheet-space = Vakje
sheet-cost = Prijs
sheet-card = Kanskaart
sheet-island = Het eiland (# is een fundering)

## Edities

figure-token = Pionnen
figure-notes = Biljetten aan het begin
figure-space = Vakjes
figure-card-space = Vakje
figure-set = Sets
figure-deed = Straten
figure-roll = Wat een worp oplevert
figure-floor = Verdiepingen
figure-card = Kanskaarten
figure-island = Het eiland (# is een fundering, . is water)
figure-town = Stad
figure-set_points = Punten
figure-price = Prijs
figure-rent = Huur
figure-set_rent = Huur met de set
figure-mortgage = Hypotheek
figure-pay_off = Aflossen
figure-number = Getal
figure-kind = Fiche
figure-points = Punten
figure-count = Hoe vaak
figure-effect = Wat hij doet
figure-amount = Hoeveel
figure-per = Voor elke
figure-whose = Van wie
figure-penthouse = Penthouse
choice-space-take-dump-truck = Pak kiepwagens
choice-space-take-crane = Pak kranen
choice-space-take-excavator = Pak graafmachines
choice-space-take-boat = Pak boten
choice-space-unowned = de volgende straat van niemand
choice-space-rival = de volgende straat van een ander
choice-space-deed = de volgende straat
choice-space-take = het volgende vakje om fiches te pakken
choice-kind-any = een fiche naar keuze
choice-kind-each = van elke soort een
choice-kind-own = van de eigen pion
choice-per-once = één keer
choice-per-floor = verdieping
choice-per-building = gebouw
choice-per-set = set
choice-per-deed = straat
choice-whose-own = eigen
choice-whose-other = van een ander
choice-effect-move-to = ga naar een vakje
choice-effect-move-by = ga zoveel vakjes
choice-effect-move-next = ga naar het volgende vakje van een soort
choice-effect-collect = ontvang geld
choice-effect-pay = betaal
choice-effect-collect-from-each = ontvang geld van iedereen
choice-effect-pay-each = betaal iedereen
choice-effect-take = pak fiches
choice-effect-give = geef fiches terug
choice-effect-collect-chips = ontvang een fiche van iedereen
choice-effect-give-chips = geef iedereen een fiche
choice-effect-steal = steel fiches
choice-effect-swap = gedwongen ruil
choice-effect-get-out = verlaat de gevangenis
choice-effect-go-to-jail = ga naar de gevangenis
choice-effect-build = bouw gratis een verdieping
choice-effect-remove-floor = haal een verdieping weg
choice-effect-double-rent = dubbele huur
choice-effect-throw-again = gooi nog een keer
choice-effect-exchange = wissel fiches in
bad-notes = deze biljetten zijn samen { $worth }, maar het startgeld is { $money }
bad-set-missing = hoort bij geen set: de set { $colour } ontbreekt
bad-deed-missing = de straat { $deed } ontbreekt: een set heeft twee straten
bad-two-deeds = een set heeft twee straten, { $one } en { $two }
bad-no-set = hoort bij geen set; straten heten naar de sets { $sets }, zoals { $deed }
bad-mortgage = mag niet meer zijn dan de prijs, { $price }
bad-pay-off = moet meer zijn dan de hypotheek, { $mortgage }
bad-twice = { $name } staat twee keer op het bord, ook als vakje { $at }
bad-no-space = geen vakje is { $name }
bad-start-space = start is vakje 0
bad-free-floor = een verdieping kost ten minste één fiche
bad-start-chips = de spelers zouden beginnen met { $count } × { $kind }, en er zijn er maar { $most }
bad-no-chips = moet meer dan 0 zijn: straten noch vakjes zouden iemand een fiche opleveren, en er kon niets worden gebouwd
bad-island-row = moeten ten hoogste { $most } tekens # (fundering) en . (water) zijn
bad-island = moet ten minste één fundering (#) hebben
bad-multiple = moet een veelvoud van 5 zijn, niet { $amount }
bad-printable = mag alleen afdrukbare tekens tot U+7FFF hebben
bad-letter = moet een letter hebben, want losse getallen zijn bedragen: { $name }
bad-same-name = { $name } is ook de naam van { $other }
bad-taken-name = { $name } betekent al iets anders: { $other }
bad-deck = er zijn samen 1 tot { $most } Kanskaarten (MB-M1), niet { $count }
bad-different = er zijn ten hoogste { $most } Kanskaarten (MB-M1), dus ten hoogste zoveel verschillende
bad-card-name = de naam van een kaart heeft ten hoogste { $most } tekens a tot z, 0 tot 9 en -, en begint met een letter
bad-argument = het effect { $effect } heeft dit niet; het neemt { $takes }
bad-no-argument = het effect { $effect } heeft dit niet en neemt verder niets
bad-get-out = maar één kaart kan de kaart ‘Verlaat de gevangenis’ zijn; verhoog liever het aantal
bad-steps = moet een aantal vakjes zijn, onder 0 om terug te gaan
bad-which-space = { $count } vakjes zijn { $found }; noem het nummer, zoals 0 voor START
bad-not-a-space = geen vakje is { $found }; noem het nummer, zoals 0 voor START
balance-bought = Gekochte straten
balance-drawn = Getrokken Kanskaarten
balance-heights = Gebouwen aan het einde, naar hoogte
balance-ended = Hoe het eindigde
ended-penthouse = met een penthouse
ended-nobody-can-finish = omdat niemand meer een gebouw kon afmaken
ended-last-round = na de laatste ronde
height-of = { $floors ->
    [1] één verdieping
   *[other] { $floors } verdiepingen
}
bad-then = { $effect } beëindigt de beurt, dus er volgt niets (MB-C21); maak er het tweede effect van
bad-note = is geen biljet: de naam is de waarde, een veelvoud van 5 tot { $most }
bad-note-kinds = er zijn ten hoogste { $most } verschillende biljetten
figure-then = Daarna

# Waar puzzels over gaan.
theme-deeds = Eigendomskaarten
theme-towers = Torens
theme-chips = Fiches
theme-surplus = Fiches te veel
theme-deals = Handel
theme-money = Geld en tijd
