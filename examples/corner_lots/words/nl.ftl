# Hoekkavels in het Nederlands.

title = Hoekkavels
about = Bied op de beste hoeken van de stad, en onthoud wat de anderen achter hun scherm verbergen.
duration = tien minuten

## Dingen

lot = Kavel { $which }
    .a = kavel { $which }

## Werkwoorden die je kunt typen, door komma's gescheiden

verb-bid = bied
verb-pass = pas, niets

## Wat een actie doet, voor lijsten van acties

do-bid = { $number } bieden
do-pass = passen
do-draw = { $name } is te koop

## Opties

option-open-chips = Liggen alle fiches vanaf het begin open?

## Wat er gebeurde

told-drawn = { $lot } is te koop.
told-bids = { $who } bood { $bid }.
    .you = Je bood { $bid }.
told-passes = { $who } paste.
    .you = Je paste.
told-wins-lot = { $who } kocht { $lot-a } voor { $paid }: { $worth } punten.
    .you = Je kocht { $lot-a } voor { $paid }: { $worth } punten.
told-earns = { $who } verdiende { $count }.
    .you = Je verdiende { $count }.
    .several = { $who } verdienden elk { $count }.
    .several-you = { $who } verdienden elk { $count }.

## Weigeringen

refuse-game-over = Het spel is afgelopen.
refuse-bag-decides = Eerst wordt er een kavel uit de zak getrokken.
refuse-not-in-bag = Er zit geen { $name } meer in de zak.
refuse-not-your-choice = Daarover beslist de zak, niet een speler.
refuse-not-your-turn = { $seat } is aan de beurt.
refuse-too-low = Het hoogste bod is { $high }: bied meer, of pas.
refuse-too-dear = Je hebt { $chips } en kunt geen { $number } bieden.

## De tafel

phase-drawing = er wordt een kavel getrokken
phase-bidding = { $seat } mag bieden
phase-over = het spel is afgelopen
view-sold = Verkochte kavels
view-asked = Gedane biedingen
view-lot = Te koop
view-high = Hoogste bod
view-holder = Van
view-left = In de zak
view-points = Punten
view-chips = Fiches
view-start_chips = Fiches aan het begin
view-lots = Kavels
view-income = Inkomen
view-worth = Waarde
view-copies = Aantal
view-seats = Spelers
