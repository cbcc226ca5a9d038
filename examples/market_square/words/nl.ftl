# Marktplein in het Nederlands.

title = Marktplein
about = Verkoop zolang je durft voordat het regent, en bouw de mooiste stad rond het plein.
duration = tien minuten

## Gebouwen

cart = Kraam
well = Waterput
arcade = Galerij
guildhall = Gildehuis

## Werkwoorden die je kunt typen, door komma's gescheiden

verb-throw = gooi, werp, verkoop
verb-close = sluit, stop
verb-build = bouw, koop
verb-pass = pas, niets, bouw niets
verb-die = dobbelsteen

## Wat een actie doet, voor lijsten van acties

do-throw = verkopen: de dobbelsteen gooien
do-close = de markt sluiten en { $takings } mee naar huis nemen
do-build = { $name } bouwen voor { $cost }
do-pass = niets bouwen

## Opties

option-sudden-end = Is het spel meteen afgelopen als iemand het doel haalt, en niet pas aan het eind van de ronde?

## Weigeringen

refuse-game-over = Het spel is afgelopen.
refuse-die-decides = De dobbelsteen rolt nog; niemand kan iets doen tot hij stilligt.
refuse-not-your-choice = Daarover beslist de dobbelsteen, niet een speler.
refuse-not-your-turn = { $seat } is aan de beurt.
refuse-still-selling = De markt is nog open: sluit hem voordat je bouwt.
refuse-market-is-over = De markt is voor deze beurt gesloten: bouw iets, of pas.
refuse-nothing-sold = Je hebt nog niets verkocht: gooi eerst de dobbelsteen.
refuse-sold-out = { $name } is uitverkocht.
refuse-too-dear = { $name } kost { $cost } en je hebt { $coins }.

## De tafel

phase-sell = { $seat } verkoopt
phase-die = de dobbelsteen rolt voor { $seat }
phase-build = { $seat } mag bouwen
phase-over = het spel is afgelopen
view-takings = Opbrengst
view-coins = Munten
view-start_coins = Munten aan het begin
view-goal = Doel
view-cost = Prijs
view-points = Punten
view-earns = Per worp
view-shelters = Droog
view-copies = Aantal
view-seats = Steden
view-town = Stad
view-supply = Voorraad
