# Het bord van Monopoly Builder in het Nederlands.
mb-your-start = Gooi: wie het hoogst gooit, begint
mb-your-surplus = Te veel fiches: kies er { $surplus } om achter te laten
mb-your-throw = Gooi de dobbelstenen
mb-your-jail = Je zit in de gevangenis (poging { $tries } van { $most }): gooi dubbel, of koop je vrij
mb-your-buy = { $deed } is vrij: kopen voor M{ $price }?
mb-your-auction = { $bid ->
    [0] { $deed } wordt geveild: doe het eerste bod, of haak af
   *[other] { $deed } wordt geveild, hoogste bod M{ $bid }: bied meer, of haak af
}
mb-your-roll = Gooi om te zien welke fiches je krijgt
mb-your-steal = Je mag een fiche stelen: van wie?
mb-your-swap = Wissel een fiche met een andere speler
mb-your-pick = Pak een fiche naar keuze
mb-your-give = Geef { $name } een fiche
mb-your-act = Ruil, handel en bouw, en beëindig dan je beurt
mb-your-debt = Je moet M{ $debt } betalen: zorg dat je het geld krijgt
mb-your-redeem = Los de hypotheken op je nieuwe straten af, of houd ze aan
mb-your-answer = { $offerer } biedt { $given } voor { $taken }: wat zeg je?
mb-board = Bord en eiland
mb-spaces = Vakjes (pijltjestoetsen lopen rond)
mb-task = Te beslissen
mb-chips = Fiches
mb-deeds = Straten
mb-too-many = Je hebt { $chips } fiches. Wie een beurt met meer dan { $most } begint, laat achter wat te veel is.
mb-floor = Verdieping { $floor }
mb-floors = { $floors ->
    [one] één verdieping
    [5] penthouse
   *[other] { $floors } verdiepingen
}
mb-penthouse = Penthouse
mb-affordable = je hebt deze fiches
mb-not-affordable = je mist fiches
mb-free-field = vrij
mb-set-worth = { $points ->
    [one] set: één punt
   *[other] set: { $points } punten
}
mb-extra-turn = Dubbel: nog een beurt
mb-cash-now = { $name } heeft M{ $cash }.
mb-cash-after = Na de aankoop blijft M{ $cash } over.
mb-no-bid = Nog niemand heeft geboden
mb-bid-of = { $name } biedt M{ $amount }
mb-bidders = Bieders
mb-dropped = gestopt
mb-own-bid = Je eigen bod
mb-give = Elke speler geeft { $name } een fiche. Kies er een.
mb-choose = Kies een pion. Die brengt nu fiches op, en telkens als zijn getal wordt gegooid.
mb-your-choose = Kies je pion
mb-pick = Pak een fiche naar keuze van de bank.
mb-steal = Er mag een fiche worden gestolen. Kies van wie, of steel niets.
mb-swap = Gedwongen ruil: een eigen fiche tegen een andere soort van een andere speler.
mb-gives = geeft
mb-owes = { $name } is { $creditor } M{ $amount } schuldig en heeft M{ $cash }: M{ $lacking } te weinig.
mb-owes-bank = { $name } is de bank M{ $amount } schuldig en heeft M{ $cash }: M{ $lacking } te weinig.
mb-owes-how = Neem hypotheken of sluit een deal. De schuld wordt vanzelf betaald zodra je het geld hebt.
mb-owes-last = Er is niets meer om hypotheek op te nemen: sluit een deal, of ga failliet.
mb-redeem = { $name } heeft straten met hypotheek gekregen: los ze nu af, of houd de hypotheken aan.
mb-parking = Vrij Parkeren: twee fiches voor één van een andere soort
mb-deal = Deals
mb-counter = Je antwoord
mb-make-offer = Een voorstel doen
mb-step-in = Een voorstel doen tussendoor
mb-make-counter = Een tegenvoorstel doen
mb-partner = Met wie?
mb-you-give = Jij geeft
mb-they-give = { $name } geeft
mb-both-sides = Beide kanten moeten iets geven.
mb-send-offer = Voorstel versturen
mb-picked = Klaar
mb-less = één minder: { $name }
mb-more = één meer: { $name }
mb-of-money = van M{ $amount }
mb-score-now = Punten zoals het nu staat
mb-score-end = De eindstand
mb-show-all = Alles tonen
mb-built = Verdiepingen
mb-sets = Complete sets
mb-group = { $size } verbonden
mb-about-start = Wie hier komt of langskomt, ontvangt M{ $bonus }.
mb-about-jail = Slechts op bezoek, tenzij je hierheen gestuurd bent. Betaal M{ $fine }, gebruik een kaart of gooi dubbel om vrij te komen.
mb-about-go-to-jail = Ga meteen naar de gevangenis. Je beurt is voorbij.
mb-about-free-parking = Eén keer per bezoek: twee fiches naar keuze tegen één van een andere soort.
mb-about-chance = De bovenste Kanskaart wordt omgedraaid; doe wat erop staat.
mb-about-roll = Gooi beide dobbelstenen; het totaal wijst een soort aan, en je pakt er { $chips } van.
mb-about-steal = { $chips ->
    [one] Je mag een fiche van een andere speler nemen.
   *[other] Je mag { $chips } fiches van andere spelers nemen.
}
mb-about-take = Pak { $chips } fiches van deze soort van de bank.
mb-no-deeds = Nog geen straten
mb-deal-short = Deal
mb-kept = { $chips } fiches; je mag er { $most } houden
mb-accept = Aannemen
mb-refuse = Weigeren
mb-points = Punten
mb-worth = { $points ->
    [one] één punt
   *[other] { $points } punten
}

## Het eerste spel met uitleg
lesson-goal = Bouw de mooiste stad op dit eiland. Het eerste penthouse beëindigt het spel; dan beslissen punten.
lesson-token = Kies een pion: klik er een aan. Die bepaalt welke soort fiche van jou wordt.
lesson-throw = Gooi en loop. Elke straat met het gegooide getal levert haar eigenaar fiches op. Druk de knop.
lesson-buy = Deze straat is van niemand. Koop haar: haar getal levert fiches op, en anderen betalen huur.
lesson-bid = Een veiling: bied meer dan de anderen, of haak af. Onder de gedrukte prijs is een koopje.
lesson-chips = Met fiches bouw je. Ze komen als het getal van je straten gegooid wordt, door wie ook.
lesson-build = Je hebt de fiches voor een verdieping. Klik een omcirkeld veld. Hoger geeft meer punten.
lesson-build-wait = Om te bouwen heb je fiches nodig. Gooi, koop straten, ruil of handel tot een veld oplicht.
lesson-why = Klik een veld waar je nu niet kunt bouwen. Het zegt waarom.
lesson-deal = Je mag met iedereen handelen: open “Een voorstel doen”, kies wat je geeft en wilt, verstuur het.
lesson-bank = Je hebt { $rate } fiches van één soort: de bank geeft je er één naar keuze voor.
lesson-end = Niets meer te doen? Beëindig je beurt met de omcirkelde knop.
lesson-score = De punten zoals ze staan: gebouwen, sets, het meeste geld, de grootste groep. Dit beslist.
