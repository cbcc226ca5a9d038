# Wat mensen in elk spel zeggen, in het Nederlands.

## Woorden die niets zeggen, gescheiden door komma's

fillers = de, het, een, t, n, alsjeblieft, aub, a u b, ok, oke, dan, nu, nou, maar, even, eens, ik, me, mij, we, wij, wil, wil graag, ik wil, ik wil graag, ik zou graag, ik ga, ga, laten we, laat mij, laat me, mijn, m n, jouw, je, zijn, haar, hun, eigen, graag, gewoon, hier, bedankt, dank je, hoor, hallo, doe maar, doe, er, deze, dit, dat, mag ik, kan ik, ik zou willen, ik zou, zou, willen, ga ik, laat ik, doe mij, doe me, geef mij, geef me, ja, nieuw, nieuwe, goed, prima, kom, toch, liever, vandaag, meteen, zelf, wij willen, we gaan, dus, ook, ik kies voor, ik ga voor, deze beurt, deze keer, alleen, slechts, in mijn stad, aan mijn stad, voor mij, voor mezelf, probeer te, ik probeer te, proberen te, even kijken, eindelijk, te, nog een, nog, hem, ze, hij, zij, alstublieft, als je wilt, voor me, voor mij graag, mijn beurt, het is mijn beurt, ik ben aan de beurt, ik moet, ik denk dat ik, ik denk, eigenlijk, nou ja, mensen, vrienden, jullie, u, direct, gelijk, snel, in de stad, in mijn dorp, mag, hebben, ik heb graag, ik neem graag, dank u, dankjewel, even snel, lekker, zo, dat ene, die, ene, m n beurt, mijn keuze is, ik besluit te, ik beslis, laat ons, we zullen, ik zal, erbij graag, ons, ben ik, te spelen, voor deze beurt, sorry, helaas, van mijn kant
negations = niet, geen, nooit, noch, zonder, als, tenzij, nee, of, behalve, misschien, tot, totdat, wanneer, anders, nergens, niemand, zonder dat, nauwelijks, bijna, stop
yes = ja, ja graag, jawel, zeker, oke, ok, natuurlijk, goed, prima, doe maar
no = nee, nee bedankt, nee dank je, nee dank u, liever niet
not = niet, wil niet, ik wil niet, ik ga niet, ga niet, liever niet, ik wil liever niet, we willen niet, geen, ik heb geen zin om te, ik heb geen zin in, geen zin om te, geen zin in, ik hoef niet te, hoef niet te, ik wil nu niet, ik zou niet
any = iets, meer, hem, ze, deze, nu, graag, dank je, deze beurt, deze keer, bedankt, vandaag, mee
weak = is, zijn, was, wordt, worden, ben, ik ben, zou, moet, moeten, heb, heeft, hebben, hebt, tijd voor, tijd, voor nu, voor, om, aan, bij, in, op, uit, van, met, naar, toe, erbij, erop, eraan, ervan, ermee, genoeg, is genoeg, daar gaan we, daar, gaan, echt, zeker, absoluut, natuurlijk, best, wel, heel, erg, liefst, het liefst, eerst, gelijk, snel, vlug, vast, denk, geloof, vind, leuk, mooi, lekker, fijn, top, keuze, beslissing, actie, zet, beurt, spel, speler, speelt, jongens, iedereen, wat, welke, wie, hoe, zo, want, omdat, hup, tja, samen, eventjes, gewoonweg, simpelweg, wordt het, het wordt, mijn keuze, ik zeg, zeg, ik vind, kiest, besluit, beslis, besloten, besloten om, ik heb besloten, van plan, poging, probeer, proberen, klein, grote, groot, kleine, eigen, mooie, lieve, die ene, deze hier, dit hier, dat daar, ervoor, hiervoor, daarvoor, hiermee, daarmee, omhoog, weg, dicht, vanaf, tot, over, rond, door, binnen, buiten, boven, zin in, ik heb zin in, zin om, iets, ergens, daar gaat ie, daar gaat hij, gaat, ie, begin met, ik begin met, beginnen met, van mij, voor mij, dacht je van, wat dacht je van, dacht, goede, lekkere, resultaat, uitkomst, van de markt, uit de rij, van tafel, van de tafel, van de open kaarten, met mijn beurt

## Getallen, en de woorden voor en

numbers = 0 nul, 1 een, 1 enkele, 2 twee, 3 drie, 4 vier, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 tien, 11 elf, 12 twaalf, 13 dertien, 14 veertien, 15 vijftien, 20 twintig, 25 vijfentwintig, 30 dertig, 40 veertig, 50 vijftig, 60 zestig, 70 zeventig, 80 tachtig, 90 negentig, 100 honderd, 200 tweehonderd, 300 driehonderd, 1 een van, 2 twee van, 35 vijfendertig, 45 vijfenveertig, 55 vijfenvijftig, 65 vijfenzestig, 75 vijfenzeventig, 85 vijfentachtig, 95 vijfennegentig, 110 honderdtien, 110 honderd tien, 120 honderdtwintig, 120 honderd twintig, 150 honderdvijftig, 150 honderd vijftig, 250 tweehonderdvijftig, 400 vierhonderd, 500 vijfhonderd, 16 zestien, 17 zeventien, 18 achttien, 22 tweeentwintig, 2 een paar, 1 eentje
both = beide, allebei de, allebei, alle twee, beide de, alle twee de, met z n tweeen, tweeen, de beide, beiden
and = en, plus, en ook

## Wat niet werd begrepen

unknown-action = ‘{ $said }’ is geen actie in dit spel
did-you-mean = { $problem }; bedoel je { $actions }?
can-mean = ‘{ $said }’ kan dit betekenen: { $actions }
or = { $first } of { $last }

## Om over mensen en dingen te spreken

you = jij
listed = { $first } en { $last }
number = { $n ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $n }
}
euphony = none

## Edities: hoe hun onderdelen heten

figure-title = Titel
figure-sources = Waar de getallen vandaan komen
figure-table = De tafel
figure-options = Opties aan het begin
figure-name = Naam
figure-cost = Kosten
figure-copies = Aantal
figure-text = Tekst
figure-yes = ja
figure-no = nee
figure-chance = toeval
figure-en = Engels
figure-nl = Nederlands
figure-it = Italiaans
figure-with-players = Met { $players } spelers: { $problem }
source-rulebook = de spelregels
source-card = de gedrukte kaarten
source-public = gepubliceerde pagina's
source-house = van onszelf

## Wat er mis is met een editie

bad-table = moet een tabel zijn
bad-unknown = onbekend; er zijn { $known }
bad-whole = moet een geheel getal zijn, niet { $found }
bad-bounds = moet { $low } tot { $high } zijn, niet { $found }
bad-choice = moet een van { $among } zijn, niet { $found }
bad-text = moet een tekst zijn
bad-missing = ontbreekt
bad-toml = geen TOML: { $problem }
bad-long = veel te lang: { $count } tekens, en { $most } zijn genoeg
bad-ending = een tekst die niet eindigt, of een teken dat hier niet kan staan
bad-lines = meer dan { $most } regels
bad-word = een sleutel of getal van meer dan { $most } tekens
bad-parts = een sleutel van meer dan { $most } delen
bad-brackets = meer dan { $most } haakjes in elkaar
bad-values = meer dan { $most } waarden
bad-seat = met { $players } spelers is er geen plaats { $seat }
bad-characters = mag ten hoogste { $most } tekens hebben, niet { $count }
bad-list = moet een lijst van { $length } gehele getallen zijn, elk { $low } tot { $high }
