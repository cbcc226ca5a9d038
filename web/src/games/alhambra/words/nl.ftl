# Het bord van Alhambra in het Nederlands.
al-your-act = Neem geld, of koop een gebouw
al-your-again = Gepast betaald: nog een actie
al-hand = Je hand
al-no-cards = geen
al-exact = deel van een gepaste betaling
al-pay-exactly = { $cards } = { $price }: gepast voor { $building }
al-short = { $missing } te weinig
al-inexact = niet gepast
al-purchase = Aankoop
al-choose-cards = kies uit je hand kaarten in { $currency }
al-pays-exactly = Betaalt { $paid } van { $price }: nog een actie
al-pays-over = Betaalt { $paid } van { $price }: { $over } te veel, de beurt eindigt
al-pays-short = Betaalt { $paid } van { $price }: nog { $left }
al-buy = Kopen
al-gift = Aan Dirk geven
al-taking = { $cards ->
    [one] { $total }; één kaart mag elke waarde hebben
   *[other] { $total } van hoogstens { $limit }
}
al-take = { $cards ->
    [one] Deze kaart nemen
   *[other] Deze { $cards } kaarten nemen
}
al-pile = Geldstapel { $pile } van { $piles }, nog { $left ->
    [one] één kaart
   *[other] { $left } kaarten
}
al-piles-gone = De geldstapels zijn op
al-collections = Gebouwen en punten
al-scorings = Waarderingen
al-done = geweest
al-scoring-now = { $scoring } zoals het nu zou zijn
al-scoring-was = { $scoring } zoals het was
al-scoring-total = { $scoring } is geweest; gebouwen van nu
al-place = plaats { $place }:
al-tie = { $names } delen plaats { $places }: { $pool ->
    [one] één punt
   *[other] { $pool } punten
}, { $each } elk.
al-how = Wie van een soort de meeste gebouwen heeft, krijgt het eerste getal ernaast, de volgende het tweede. Wie er evenveel heeft, deelt de punten van die plaatsen, naar beneden afgerond.
al-prizes = Waardering { $scoring }: { $points }
al-whole = De hele tabel
al-pile-of = { $many } stuks, { $up } gekozen

## Het eerste spel met uitleg
lesson-goal = Punten krijg je voor de meeste gebouwen van een soort. Drie waarderingen, A, B en C, tellen ze, en deze tabel toont wie wat zou krijgen.
lesson-take = Gebouwen kosten geld, en er zijn vier valuta’s. In een beurt neem je geld of koop je een gebouw. Begin met geld: klik op een open kaart en dan op “Deze kaart nemen”.
lesson-watch = Elk gebouw betaal je alleen in de valuta van zijn vak: kijk naar kleur en teken. Lege vakken worden aan het einde van elke beurt gevuld, dus prijzen komen en gaan terwijl de anderen spelen.
lesson-several = Kleine kaarten zijn de moeite waard: je mag er meer tegelijk nemen als ze samen 5 of minder waard zijn. Kies er twee, en neem ze.
lesson-choose = Een gebouw dat oplicht kun je betalen. Klik erop om te beginnen.
lesson-choose-wait = Er is nog niets te betalen. Neem geld van één valuta tot een gebouw van die kleur oplicht.
lesson-buy = Klik nu in je hand op de kaarten waarmee je betaalt, tot de prijs bereikt is; dan “Kopen”. Te veel mag, maar je krijgt geen geld terug.
lesson-why = Klik op een gedimd gebouw. Het zegt waarom je het nu niet kunt krijgen, met de regel.
lesson-exact = Een groen vinkje wijst kaarten aan die een prijs gepast betalen, zonder een munt te veel. Wie dat doet heeft meteen nog een actie. Zo win je: klik op het vinkje en koop.
lesson-exact-wait = Probeer nu gepast te betalen: verzamel kaarten die samen een prijs opleveren. Een groen vinkje zegt wanneer het kan.
lesson-again = Je betaalde gepast, dus ben je nog een keer aan de beurt. Koop weer als het kan, of neem geld.
lesson-scoring = In waardering A krijgt alleen wie de meeste van een soort heeft punten, in B twee plaatsen, in C drie. Wie gelijk staat, deelt. Lager in de lijst is meer waard: kijk waar één gebouw meer jou de leider maakt.
lesson-decks = De kaarten A en B liggen verborgen in de geldstapels en tellen zodra ze tevoorschijn komen. Het spel eindigt als de gebouwen op zijn, met waardering C. Met zijn tweeën verzamelt een derde speler mee: Dirk.
