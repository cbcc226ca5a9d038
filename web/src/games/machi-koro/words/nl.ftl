# Het bord van Machi Koro in het Nederlands.
mk-throw = De worp
mk-bank = Bank
mk-cities = Steden
mk-built = gebouwd
mk-landmarks = Bezienswaardigheden
mk-your-throw = Gooi de dobbelstenen
mk-your-dice = De dobbelstenen rollen
mk-your-radio = Je gooide { $total }: zo laten of opnieuw gooien?
mk-your-tv = TV-station: van wie neem je munten?
mk-your-give = Je gooide { $total }: wil je een gebouw ruilen?
mk-your-build = { $coins ->
    [0] Je gooide { $total }: geen munten om te bouwen
    [one] Je gooide { $total }: één munt om te bouwen
   *[other] Je gooide { $total }: { $coins } munten om te bouwen
}
mk-when-blue = Als iemand { $numbers } gooit: { $effect }.
mk-when-green = Als jij { $numbers } gooit: { $effect }.
mk-when-red = Als een ander { $numbers } gooit: { $effect }.
mk-when-purple = Als jij { $numbers } gooit: { $effect }. Eén per stad.
mk-does-bank = { $coins ->
    [one] één munt van de bank
   *[other] { $coins } munten van de bank
}
mk-does-per = { $coins ->
    [one] één munt van de bank voor elke kaart van jou met { $icon }
   *[other] { $coins } munten van de bank voor elke kaart van jou met { $icon }
}
mk-does-thrower = { $coins ->
    [one] één munt van wie gooit
   *[other] { $coins } munten van wie gooit
}
mk-does-thrower-per = { $coins ->
    [one] één munt van wie gooit voor elke kaart van jou met { $icon }
   *[other] { $coins } munten van wie gooit voor elke kaart van jou met { $icon }
}
mk-does-everybody = { $coins ->
    [one] één munt van elke andere speler
   *[other] { $coins } munten van elke andere speler
}
mk-does-one = { $coins ->
    [one] één munt van een speler naar keuze
   *[other] { $coins } munten van een speler naar keuze
}
mk-does-swap = je mag een gebouw van jou ruilen voor dat van een andere speler
mk-train-station = Je mag met twee dobbelstenen gooien.
mk-shopping-mall = Elke kaart van jou met kopje of brood levert { $coins } meer op.
mk-amusement-park = Na dubbel gooien krijg je nog een beurt.
mk-radio-tower = Eén keer per beurt mag je opnieuw gooien.
mk-odds = Wat levert het op?
mk-odds-short = Kansen
mk-odds-of = Als { $name } nu gooit, krijgt of verliest iedereen:
mk-odds-dice = Aantal dobbelstenen
mk-odds-number = { $n ->
    [one] Eén dobbelsteen
   *[other] Twee dobbelstenen
}
mk-odds-total = Totaal
mk-odds-chance = Kans
mk-odds-choice = Van wie het TV-station munten krijgt, is een keuze; dat telt hier niet mee.
mk-swap-give = Kies eerst wat je weggeeft
mk-swap-take = Kies nu wat je ervoor krijgt

## Het eerste spel met uitleg
lesson-goal = Bouw als eerste je vier bezienswaardigheden en je wint. Hier liggen de plannen, met hun prijs.
lesson-throw = Een beurt begint met gooien. Druk op de omcirkelde knop.
lesson-income = Het getal bepaalt wie verdient: je graanveld bij { $field }, je bakkerij bij { $bakery }.
lesson-build = Bouw nu één ding. Nieuwe getallen geven meer kans om te verdienen: klik een omcirkelde kaart.
lesson-watch = Ook de anderen gooien: blauwe kaarten verdienen bij ieders worp, groene alleen bij je eigen worp.
lesson-colours = Rode kaarten nemen munten van wie gooit. Paarse werken bij je eigen worp, één per stad.
lesson-why = Klik op een gedimde kaart. Die vertelt waarom je haar nu niet kunt krijgen.
lesson-more = Bouw nog iets. Kaarten die elkaar helpen verdienen het meest, zoals veehouderijen en een kaasfabriek.
lesson-landmark = Je kunt een bezienswaardigheid betalen! Klik op het omcirkelde plan.
lesson-landmark-wait = Spaar voor een bezienswaardigheid: het treinstation kost { $cost }. Gooi, en bouw alleen iets goedkoops.
lesson-two = Met het treinstation mag je twee dobbelstenen gooien, tot en met 12. Probeer het.
lesson-two-wait = Met het treinstation gooi je twee dobbelstenen. Bouw het als je de prijs hebt, { $cost }.
