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
al-one-more = Nog één brengt in waardering { $scoring } { $points ->
    [one] één punt
   *[other] { $points } punten
} meer
al-whole = De hele tabel
al-tell-all = Tik of druk op een toets voor alles
al-pile-of = { $many } stuks, { $up } gekozen

## Het eerste spel met uitleg
lesson-goal = De meeste gebouwen van een soort leveren punten op. Deze tabel toont wie wat zou krijgen.
lesson-take = In een beurt neem je geld of koop je. Neem geld: klik een kaart, dan “Deze kaart nemen”.
lesson-watch = Elk gebouw betaal je in de valuta van zijn vak: kijk naar kleur en teken.
lesson-several = Je mag meer kaarten nemen als ze samen hooguit { $limit } waard zijn. Kies er twee, neem ze.
lesson-choose = Een gebouw dat oplicht kun je betalen. Klik erop om te beginnen.
lesson-choose-wait = Er is nog niets te betalen. Neem geld van één valuta tot een gebouw oplicht.
lesson-buy = Klik kaarten van je hand tot de prijs bereikt is; dan “Kopen”. Je krijgt geen geld terug.
lesson-why = Klik op een gedimd gebouw. Het zegt waarom je het nu niet kunt krijgen.
lesson-exact = Een groen vinkje wijst kaarten aan die gepast betalen. Wie gepast betaalt, speelt door: klik en koop.
lesson-exact-wait = Probeer gepast te betalen: verzamel kaarten die samen een prijs opleveren. Een groen vinkje zegt het.
lesson-again = Je betaalde gepast, dus ben je nog een keer aan de beurt. Koop weer, of neem geld.
lesson-scoring = Zoveel plaatsen beloont een waardering per soort: A { $a }, B { $b }, C { $c }. Wie gelijk staat, deelt.
lesson-decks = A en B liggen verborgen in de geldstapel. Met C eindigt het spel, als de gebouwen op zijn.
