# Het bord van Machi Koro in het Nederlands.
mk-throw = De worp
mk-bank = Bank
mk-cities = Steden
mk-built = gebouwd
mk-landmarks = Bezienswaardigheden
mk-your-throw = Gooi de dobbelstenen
mk-your-dice = De dobbelstenen rollen
mk-your-radio = Je gooide { $total }: zo laten of opnieuw gooien?
mk-your-tv = Je gooide { $total }: van wie neemt het TV-station munten?
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
lesson-goal = Je wint door als eerste vier bezienswaardigheden te bouwen. De jouwe zijn nog plannen: ze wachten hier, met hun prijs. Munten komen van gebouwen, en die verdienen als hun getal gegooid wordt.
lesson-throw = Een beurt begint met gooien. Druk op de omcirkelde knop om één dobbelsteen te gooien.
lesson-income = Het getal bepaalt wie verdient: je graanveld bij een 1, je bakkerij bij een 2 of 3. Hier staan je munten. Niets verdiend? Dat gebeurt; elk getal heeft zijn gebouwen.
lesson-build = Na het gooien mag je één ding bouwen. Goedkope gebouwen zijn een goed begin: klik een omcirkelde kaart om die te kopen. Nieuwe getallen geven meer kansen om te verdienen.
lesson-watch = De anderen gooien ook, en dat gaat jou aan: blauwe kaarten verdienen bij ieders worp, groene alleen bij die van jezelf.
lesson-colours = Vier kleuren: blauw verdient bij elke worp, groen bij je eigen worp, rood neemt munten van wie gooit, paars werkt bij je eigen worp en mag maar één keer per stad. Wijs een kaart aan om die te lezen.
lesson-why = Klik op een van de gedimde kaarten. Die vertelt waarom je haar nu niet kunt krijgen, met de regel.
lesson-more = Bouw nog iets. Kaarten die elkaar helpen verdienen het meest: veehouderijen voor een kaasfabriek, bossen en mijnen voor een meubelfabriek.
lesson-landmark = Je kunt een bezienswaardigheid betalen! Klik op het omcirkelde plan. Het treinstation is het goedkoopst.
lesson-landmark-wait = Spaar nu voor een bezienswaardigheid: het treinstation kost 4. Gooi, en bouw niets tot je de munten hebt; iets goedkoops kopen mag ook.
lesson-two = Met het treinstation mag je twee dobbelstenen gooien, voor de getallen 7 tot en met 12. Probeer het.
lesson-two-wait = Met het treinstation gooi je twee dobbelstenen. Bouw het als je 4 munten hebt, en gooi er dan twee.
