# Monopoly Builder in het Nederlands.

title = Monopoly Builder
about = Koop straten, ruil, bied en bouw de hoogste gebouwen van het eiland.
duration = een uur

## Fiches, één en meer; pionnen; kleursets

dump-truck = kiepwagen
crane = kraan
excavator = graafmachine
boat = boot
dump-trucks = kiepwagens
cranes = kranen
excavators = graafmachines
boats = boten
penguin = pinguïn
cat = kat
t-rex = T-Rex
duck = eend
brown = bruin
light-blue = lichtblauw
pink = roze
orange = oranje
red = rood
yellow = geel
green = groen
dark-blue = donkerblauw

some-chips = { $count ->
    [one] { $count } { $one }
   *[other] { $count } { $many }
}
some-cards = { $count ->
    [one] een kaart Verlaat de gevangenis
   *[other] { $count } kaarten Verlaat de gevangenis
}
some-money = M{ $amount }

## Vakjes

space-start = START
space-jail = Gevangenis / Slechts op bezoek
space-free-parking = Vrij Parkeren
space-go-to-jail = Naar de gevangenis
space-chance = Kans
space-roll = Gooi om hulpmiddelen
space-steal = Steel een fiche
space-take = Pak { $count } { $many }

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
verb-bid = bied
verb-offer = voorstel, voorstel aan, doe voorstel aan, doe een voorstel aan
verb-counter = tegenvoorstel, tegenbod
verb-for = tegen, voor
verb-from = van de, van
verb-and = en
verb-get-out-card = kaart, kaarten, gevangeniskaart, gevangeniskaarten
verb-dice = dobbelstenen, dobbelsteen
verb-card = kaart, kans

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
do-take = een { $one } pakken
do-trade = { $given } bij de bank ruilen tegen één { $one }
do-steal = een { $one } stelen van { $name }
do-swap = je { $own } wisselen tegen één { $one } van { $name }
do-mortgage = hypotheek nemen op { $deed }: M{ $amount } ontvangen
do-pay-off = hypotheek op { $deed } aflossen: M{ $amount } betalen
do-build = verdieping { $floor } bouwen op veld { $field }
do-penthouse = het penthouse bouwen op veld { $field }
do-bid = M{ $amount } bieden
do-begin-offer = een voorstel doen aan { $name } …
do-offer = voorstellen aan { $name }: { $given } tegen { $taken }

## Opties

option-deals = Mogen spelers onderling deals sluiten?
option-offers = Hoeveel voorstellen een speler tijdens één beurt mag doen.
option-rounds = Na hoeveel rondes het spel uit is en de punten worden geteld.
value-edition-house = huisregels

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
refuse-nothing-to-buy = Je staat niet op een straat die te koop is.
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
refuse-nothing-to-swap = Wisselen hoort bij de Kanskaart Gedwongen ruil.
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

told-ties-to-start = { $names } hebben allemaal { $total } en gooien nog een keer
told-starts = { $who } gooit het hoogst en begint
told-extra-turn = Dubbel: { $who } is nog een keer aan de beurt
told-too-many-doubles = { $in_row } keer achter elkaar dubbel
told-collects = { $who } krijgt { $things }
told-takes = { $who } pakt { $things }
chips-short = maar { $got } van { $due } { $many }
things-for-deed = { $things } ({ $deed })
told-moves = { $who } gaat naar { $to }
told-passes-start = { $who } ontvangt M{ $got } bij START
told-picks-up = { $who } raapt { $things } op
told-jailed = { $who } gaat naar de gevangenis
told-rent = { $rent ->
    [set] { $who } betaalt { $to } M{ $due }, de sethuur van { $deed }
   *[single] { $who } betaalt { $to } M{ $due }, de huur van { $deed }
}
told-rent-due = { $rent ->
    [set] { $who } moet { $to } M{ $due } betalen, de sethuur van { $deed }
   *[single] { $who } moet { $to } M{ $due } betalen, de huur van { $deed }
}
told-no-rent = Op { $deed } rust een hypotheek: { $who } betaalt { $to } geen huur
told-rolls = { $who } gooit { $total } om hulpmiddelen
told-nothing-there = Op { $place } valt voor { $who } niets te doen
told-draws = { $who } trekt: { $card }
told-turns-up = { $who } trekt: { $card }
told-skips-card = Dat kan nu niet en wordt overgeslagen
told-receives = { $who } ontvangt M{ $got } van de bank
told-floor-bill = { $floors ->
    [one] M{ $each } voor één verdieping van { $who }
   *[other] M{ $each } voor elk van de { $floors } verdiepingen van { $who }
}
told-must-give = { $who } geeft { $to } één { $chip }
told-gives-nothing = { $who } heeft geen fiche om te geven
told-cannot-raise = { $count ->
    [one] { $names } kan geen M{ $least } bieden en haakt af
   *[other] { $names } kunnen geen M{ $least } bieden en haken af
}
told-wins-auction = { $who } krijgt { $deed } voor M{ $paid }
told-no-bids = Niemand biedt: { $deed } blijft bij de bank
told-escapes = { $who } is uit de gevangenis
told-fails = Geen dubbel: { $who } blijft in de gevangenis (poging { $tries } van { $most })
told-fails-last = Ook de laatste poging geen dubbel: { $who } moet M{ $due } betalen en gooit nog een keer
told-owes = { $who } moet M{ $due } betalen en heeft maar M{ $has }
told-pays = { $who } betaalt { $to } M{ $paid }
told-pays-bank = { $who } betaalt de bank M{ $paid }
told-bankrupt = { $who } kan geen M{ $due } betalen en is failliet
told-hands = { $to } krijgt van { $who }: { $things }
told-returns = { $who } geeft terug aan de bank: { $things }
told-penthouse = { $who } bouwt het penthouse; het spel is afgelopen
told-over = { $why ->
    [last-round] De laatste ronde is voorbij, en daarmee het spel
    [nobody-can-finish] Niemand kan nog een gebouw van vier verdiepingen afmaken; het spel is afgelopen
   *[penthouse] Het spel is afgelopen
}
told-scores = { $who }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $parts }
score-buildings = gebouwen
score-sets = kleursets
told-wins = { $who } wint
told-wins-by-money = { $who } wint: evenveel punten, maar meer geld
told-winners = { $names } delen de overwinning

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
