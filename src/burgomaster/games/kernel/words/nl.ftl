# Wat mensen in elk spel zeggen, in het Nederlands.

## Woorden die niets zeggen, gescheiden door komma's

fillers = de, het, een, t, n, alsjeblieft, aub, a u b, ok, oke, dan, nu, nou, maar, even, eens, ik, me, mij, we, wij, wil, wil graag, ik wil, ik wil graag, ik zou graag, ik ga, ga, laten we, laat mij, laat me, mijn, m n, jouw, je, zijn, haar, hun, eigen, graag, gewoon, hier, bedankt, dank je, hoor, hallo, doe maar, doe, er, deze, dit, dat, mag ik, kan ik, ik zou willen, ik zou, zou, willen, ga ik, laat ik, doe mij, doe me, geef mij, geef me, ja, nieuw, nieuwe, goed, prima, kom, toch, liever, vandaag, meteen, zelf, wij willen, we gaan, dus, ook, ik kies voor, ik ga voor, deze beurt, deze keer, alleen, slechts, in mijn stad, aan mijn stad, voor mij, voor mezelf, probeer te, ik probeer te, proberen te, even kijken, eindelijk, te, nog een, nog
negations = niet, geen, nooit, noch, zonder, als, tenzij, nee

## Getallen, en de woorden voor en

numbers = 0 nul, 1 een, 1 enkele, 2 twee, 3 drie, 4 vier, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 tien, 11 elf, 12 twaalf, 13 dertien, 14 veertien, 15 vijftien, 20 twintig, 25 vijfentwintig, 30 dertig, 40 veertig, 50 vijftig, 60 zestig, 70 zeventig, 80 tachtig, 90 negentig, 100 honderd, 200 tweehonderd, 300 driehonderd, 1 een van, 2 twee van
both = beide, allebei de, allebei, alle twee, beide de
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
euphony = no
