# De pagina in het Nederlands.
title = Burgomaster
title-your-turn = ● Jij bent aan de beurt · Burgomaster
skip = Naar de inhoud
no-such-page = Die pagina bestaat niet. Dit is de voordeur.
home = Startpagina
close = Sluiten
cancel = Annuleren
save = Bewaren
saved = Bewaard.
add = Toevoegen
away = De server is niet te bereiken. Probeer het zo nog eens.
opening = Even openen …

## Front door
welcome = Bouw een stad. Versla je vrienden.
welcome-more = Drie spellen waarin je een stad bouwt, precies volgens de regels, met vrienden of tegen bots. Zonder account.
unofficial = Een onofficieel, vrij project met eigen tekeningen en woorden. De namen van de spellen zijn van hun eigenaars.
game-machi-koro = Machi Koro
game-machi-koro-is = Gooi de dobbelstenen, verdien munten en bouw als eerste vier bezienswaardigheden.
game-machi-koro-facts = 2–4 spelers · een half uur
game-alhambra = Alhambra
game-alhambra-is = Verzamel geld in vier valuta’s, koop de beste gebouwen en zorg dat je van elke soort de meeste hebt.
game-alhambra-facts = 2–6 spelers · een half uur
game-monopoly-builder = Monopoly Builder
game-monopoly-builder-is = Koop straten, ruil, bied en bouw de hoogste gebouwen van het eiland.
game-monopoly-builder-facts = 2–4 spelers · een uur
play-bots = Speel tegen bots
bots-level = De bots spelen als
with-friends = Met vrienden
learn = Leer het
rules = Regels
your-tables = Jouw tafels
open-tables = Open tafels
no-open-tables = Er wacht nu geen tafel op spelers.
you-are = Wie ben je?
your-name = Je naam
guest = Gast
my-games = Mijn partijen
players-games = Partijen van deze speler
no-games-yet = Nog geen partijen.
status-open = wacht
status-running = bezig
status-over = afgelopen
status-closed = gesloten

## New table
new-table = Een nieuwe tafel
which-game = Welk spel?
how-many = Hoeveel spelers?
who-plays = Wie speelt er?
seat-n = Plaats { $n }
a-friend = Een vriend, via een link
more-options = Meer opties
taking-back = Zetten terugnemen
edition = Editie
value-yes = ja
value-no = nee
value-chance = het toeval beslist
value-dutch = Nederlands
value-international = internationaal
value-standard = standaard
value-house = huisregels
value-same = hetzelfde aantal
value-free = vrije keus
value-new-york = New York
value-alhambra = Alhambra
clock = Bedenktijd
clock-none = onbeperkt
clock-move = per zet
clock-bank = voor het hele spel
clock-correspondence = per zet (per correspondentie)
clock-how-long = Hoe lang?
clock-seconds = { $n } seconden
clock-minutes = { $n ->
    [one] één minuut
   *[other] { $n } minuten
}
clock-lose = Wie geen tijd meer heeft, verliest (anders speelt een bot verder)
undo-consent = niets onthuld, of allen akkoord
undo-free = alleen als niets onthuld is
undo-none = nooit
spectators = Toeschouwers
spectators-live = mogen kijken
spectators-delayed = mogen een minuut later kijken
spectators-off = geen
allow-hints = Tips en kansen toestaan
hints = Tips en kansen
list-publicly = Voor iedereen zichtbaar
open-table = Open de tafel

## Lobby
no-table = Hier is niets
table-closed = Deze tafel is gesloten.
waiting-for = { $n ->
    [one] Wachten op nog één speler.
   *[other] Wachten op nog { $n } spelers.
}
all-here = Iedereen is er. Wie de tafel opende, kan beginnen.
all-here-host = Iedereen is er. Je kunt beginnen.
open-seat = vrije plaats
join = Ga zitten
leave = Sta op
start = Begin het spel
close-table = Sluit de tafel
send-away = Wegsturen
host = opende de tafel
bot = bot
add-bot = Zet hier een bot …
add-bot-at = Een bot voor plaats { $n }
invite = Uitnodigen
invite-how = Eén link per plaats. Wie hem opent, gaat daar zitten.
invite-link = Uitnodiging { $n }
copy = Kopiëren
copied = Gekopieerd
qr = QR-code
dice-word = Iets van jezelf voor de dobbelstenen (hoeft niet)
dice-word-why = Je browser mengt een willekeurig woord in de dobbelstenen, nu vastgelegd en bij het begin geopend, zodat niemand een worp kan kiezen, zelfs de server niet. Je mag er iets van jezelf in stoppen.
dice-word-sent = Het zit in je woord voor de dobbelstenen.
nobody-wins = Niemand wint
table-ended = Dit spel is afgelopen.
dice-opening = De dobbelstenen worden gemengd: ieders woord wordt geopend.
commitment = De dobbelstenen liggen al vast door deze belofte:
about-dice = Eerlijke dobbelstenen
played-so = Zo spelen we

## Table
players = Spelers
players-and-log = Spelers en verslag
your-move = De zet
you = jij
on-turn = aan zet
winner = winnaar
resigned = opgegeven
is-away = afwezig
bot-plays = Hier speelt een bot.
let-bot-play = Laat een bot spelen
ask-for = Vraag naar { $name }
called = { $by } vraagt naar { $name }.
called-left = Over { $seconds } s mag een bot spelen.
was-away = Een bot speelde voor je terwijl je weg was.
take-back-seat = Ik ben terug
line-lost = Verbinding kwijt, nieuwe poging …
click-waits = Je klik is bewaard en gaat weg zodra de verbinding terug is …
confirm = Bevestigen
undo = Terugnemen
restart-turn = Beurt opnieuw
undo-ask = Vraag om terug te nemen
undo-asked = { $name } wil “{ $move }” terugnemen.
undo-asked-self = Je hebt gevraagd om terug te nemen; de anderen antwoorden nog.
agree = Goed
decline = Nee
withdraw = Intrekken
more = Meer
all-moves = Alle zetten als lijst
look-back = Terugkijken
to-present = Terug naar het spel
hint = Tip
hint-says = Een bot zou dit doen: { $action }.
do-it = Doe dit
resign = Opgeven
resign-sure = Dit spel opgeven?
resign-means-loss = De andere speler wint.
resign-means-bot = Een bot speelt jouw plaats uit; winnen kan hij er niet mee.
rule = Regel { $rule }
chapters = Inhoud
die = { $pips ->
    [0] dobbelsteen, nog niet gegooid
   *[other] dobbelsteen: { $pips }
}
log = Verslag
chat = Chat
log-and-chat = Verslag en chat
earlier = Eerder
chat-empty = Er is nog niets gezegd.
chat-quiet = Iemand dempen
chat-ignore = Ik wil { $name } niet horen
chat-mute = { $name } mag niets meer zeggen
chat-muted = Wie de tafel opende, laat je niet praten.
chat-say = Zeg iets
send = Stuur
turn-of = { $name } is aan de beurt
chance-decides = Het toeval beslist
buildings = Gebouwen
won-by = { $n ->
    [0] Niemand wint
    [one] { $names } wint
   *[other] { $names } winnen samen
}
you-win = Je hebt gewonnen!
points = Punten
since-last = Sinds je laatste zet
last-move = De laatste zet
news-none = Hier staat straks wat de anderen doen.
your-turn = Jouw beurt
watching = Je kijkt toe
days = { $days ->
    [one] één dag
   *[other] { $days } dagen
}

## After the game
result = Uitslag
looking-back = Terugkijken
moves = Zetten
thought = Bedenktijd
review = De partij duurde { $time } min: { $moves } zetten, { $chances } keer besliste het toeval, { $undone } keer teruggenomen.
rematch = Nog een keer
to-rematch = Naar de revanche
rematch-accept = Ik speel weer mee
rematch-decline = Deze keer niet
rematch-coming = { $n ->
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
}
rematch-asked = Nog geen antwoord van { $names }.
kept-for = vrijgehouden voor { $name }
free-seat = Maak deze stoel vrij
won-next = Volgens de regels had { $names } gewonnen, maar die had opgegeven; de beste van de anderen wint.
download = Download het verslag
replay = Herhaling
replay-first = Naar het begin
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-last = Naar het einde
replay-at = Moment { $n } van { $of }
chances = Kans om te winnen
chances-picture = Kans om te winnen van zet tot zet; de tabel eronder heeft de getallen
chances-table = Als tabel
chances-moment = Moment
verify = Controleer de dobbelstenen
verify-fine = Alle { $n } worpen en kaarten volgen uit de belofte die deze browser zag, met ieders woorden. Niemand kon ze kiezen of veranderen.
verify-unseen = Alle { $n } worpen en kaarten volgen uit de belofte in het verslag. Deze browser heeft de tafel niet gezien terwijl er gespeeld werd, en kan dus niet zeggen of de spelers diezelfde belofte zagen.
verify-bad = { $n } worpen of kaarten volgen niet uit de belofte!
verify-bad-words = Een woord in het verslag is niet het woord dat de speler had vastgelegd!
verify-differs = Dit verslag is niet van de partij die deze browser zag!
verify-doubt-table = Het hoort bij een andere tafel.
verify-doubt-commitment = De belofte erin is een andere dan de server hier liet zien.
verify-doubt-promises = De vastgelegde woorden erin zijn andere dan die van de spelers.
verify-doubt-word-changed = Het woord dat er voor jou in staat, is niet van jou.
verify-doubt-word-left-out = Je eigen woord is niet op tijd geopend en zit dus niet in de dobbelstenen. Was je verbinding goed, vraag het dan aan wie het huis beheert.
verify-doubt-moves = Zetten of worpen erin verschillen van wat je zag.
verify-how = Hoe dit is gecontroleerd
verify-1 = Voor de eerste worp maakte de server deze belofte bekend (een SHA-256):
verify-2 = Na de partij liet de server zijn geheim zien, en dat past bij de belofte:
verify-2-bad = Na de partij liet de server dit geheim zien, dat NIET bij de belofte past:
verify-3 = Het geheim, de tafel, ieders woorden en het volgnummer geven telkens één lang getal (HMAC-SHA-256). Voor nummer { $event } is dat { $number }; gedeeld door { $total } blijft { $rest } over, en dat betekent “{ $text }”.
verify-4 = Dit is hier, in je browser, voor alle worpen en kaarten nagerekend; { $n } kloppen met het verslag.
verify-5 = { $early ->
    [yes] Deze browser zag de belofte voordat het spel begon
   *[no] Deze browser zag de belofte pas toen het spel al begonnen was
} en daarna { $n } zetten en worpen{ $whole ->
    [yes] , allemaal
   *[no] {""}
}; het verslag komt daarmee overeen.
verify-left-out = Niet in de dobbelstenen, want niet op tijd geopend: het woord van { $names }.
verify-means = Dit bewijst dat niemand een worp kon kiezen of veranderen: niet de server, die zijn geheim had beloofd voordat hij iemands woord kende; geen speler, want allen hadden hun woord vastgelegd voordat er een open ging. Het bewijst niet dat de server zijn geheim voor zich hield: hij kon worpen voorzien, en hij kon een woord weglaten, wat hier geschreven staat.

## Settings
settings = Instellingen
language = Taal
setting-theme = Uiterlijk
setting-theme-auto = zoals mijn apparaat
setting-theme-light = licht
setting-theme-dark = donker
setting-palette = Kleuren van de spelers
setting-palette-standard = standaard
setting-palette-distinct = goed te onderscheiden (kleurenblind)
setting-motion = Beweging
setting-motion-auto = zoals mijn apparaat
setting-motion-full = alles beweegt
setting-motion-less = zo min mogelijk
setting-speed = Snelheid
setting-speed-slow = langzaam
setting-speed-normal = gewoon
setting-speed-fast = snel
setting-confirm = Zetten bevestigen
setting-confirm-off = nee, speel meteen
setting-confirm-on = ja, vraag het
setting-confirm-countdown = speel na een paar seconden
setting-sound = Geluiden

## Machi Koro
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
    [0] Je gooide { $total } en hebt geen munten om te bouwen
    [one] Je gooide { $total } en hebt één munt om te bouwen
   *[other] Je gooide { $total } en hebt { $coins } munten om te bouwen
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

## Alhambra / New York
al-your-act = Neem geld, of koop een gebouw
al-your-again = Je betaalde gepast: koop nog eens, of neem geld
al-hand = Je hand
al-no-cards = geen
al-exact = deel van een gepaste betaling
al-pay-exactly = { $cards } = { $price }: gepast voor { $building }
al-short = { $building }: { $missing } te weinig
al-inexact = { $price } is niet gepast te betalen
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
al-scoring-now = Waardering { $scoring } zoals die nu zou zijn
al-scoring-was = Waardering { $scoring } zoals die was
al-scoring-total = Waardering { $scoring } is geweest; de gebouwen zijn die van nu
al-place = plaats { $place }:
al-tie = { $names } delen plaats { $places }: { $pool ->
    [one] één punt
   *[other] { $pool } punten
}, { $each } elk.
al-how = Wie van een soort de meeste gebouwen heeft, krijgt het eerste getal ernaast, de volgende het tweede. Wie er evenveel heeft, deelt de punten van die plaatsen, naar beneden afgerond.
al-leftovers = Aan het einde over op de bouwplaats

## Monopoly Builder
mb-your-start = Gooi: wie het hoogst gooit, begint
mb-your-surplus = Te veel fiches: kies wat er achterblijft
mb-your-throw = Gooi de dobbelstenen
mb-your-jail = Je zit in de gevangenis: gooi dubbel, of koop je vrij
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
mb-desk = Te beslissen
mb-chips = Fiches
mb-deeds = Straten
mb-stock = Geld en fiches
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
mb-mortgages = Hypotheken
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
mb-bid-this = Dit bieden
mb-leave = { $name } heeft te veel fiches en laat er hier { $chips } achter.
mb-give = Elke speler geeft { $name } een fiche. Kies er een.
mb-pick = Pak een fiche naar keuze van de bank.
mb-steal = Er mag een fiche worden gestolen. Kies van wie, of steel niets.
mb-swap = Gedwongen ruil: een eigen fiche tegen een andere soort van een andere speler.
mb-gives = geeft
mb-owes = { $name } is { $creditor } M{ $amount } schuldig en heeft M{ $cash }: M{ $lacking } te weinig.
mb-owes-bank = { $name } is de bank M{ $amount } schuldig en heeft M{ $cash }: M{ $lacking } te weinig.
mb-owes-how = Neem hypotheken of sluit een deal. De schuld wordt vanzelf betaald zodra je het geld hebt.
mb-owes-last = Er is niets meer om hypotheek op te nemen: sluit een deal, of ga failliet.
mb-redeem = { $name } heeft straten met hypotheek gekregen: los ze nu af, of houd de hypotheken aan.
mb-jailed = { $name } zit in de gevangenis: poging { $tries } van 3 op dubbel, of betaal, of gebruik een kaart.
mb-trade = Ruilen met de bank
mb-parking = Vrij Parkeren: kies twee fiches, dan een van een andere soort.
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
mb-about-steal = Je mag een fiche van een andere speler nemen.
mb-about-take = Pak { $chips } fiches van deze soort van de bank.

## Guided games
learn-offer = De snelste manier: een eerste partij met uitleg tegen een makkelijke bot.
learn-step = Les { $step } van { $of }
learn-end = Je kent het spel
learn-wait = De anderen zijn bezig. Zo ben jij aan de beurt.
learn-free = Speel verder zoals je wilt; de volgende les komt vanzelf als het zover is.
learn-done = Dit was het belangrijkste. Speel nu zelf verder en veel plezier; wat gedimd is, vertelt waarom, en de regels zijn één klik weg.
learn-next = Verder
learn-show = Wijs aan
learn-stop = Stoppen
learn-alone = Zelf verder
learn-otherwise = Dat was een andere zet; ook goed.
learn-refused = Dat mag nu niet; de reden staat bij de zet, met de regel erbij. Wat oplicht mag wel.
lesson-machi-koro-goal = Je wint door als eerste vier bezienswaardigheden te bouwen. De jouwe zijn nog plannen: ze wachten hier, met hun prijs. Munten komen van gebouwen, en die verdienen als hun getal gegooid wordt.
lesson-machi-koro-throw = Een beurt begint met gooien. Druk op de omcirkelde knop om één dobbelsteen te gooien.
lesson-machi-koro-income = Het getal bepaalt wie verdient: je graanveld bij een 1, je bakkerij bij een 2 of 3. Hier staan je munten. Niets verdiend? Dat gebeurt; elk getal heeft zijn gebouwen.
lesson-machi-koro-build = Na het gooien mag je één ding bouwen. Goedkope gebouwen zijn een goed begin: klik een omcirkelde kaart om die te kopen. Nieuwe getallen geven meer kansen om te verdienen.
lesson-machi-koro-watch = De anderen gooien ook, en dat gaat jou aan: blauwe kaarten verdienen bij ieders worp, groene alleen bij die van jezelf.
lesson-machi-koro-colours = Vier kleuren: blauw verdient bij elke worp, groen bij je eigen worp, rood neemt munten van wie gooit, paars werkt bij je eigen worp en mag maar één keer per stad. Wijs een kaart aan om die te lezen.
lesson-machi-koro-why = Klik op een van de gedimde kaarten. Die vertelt waarom je haar nu niet kunt krijgen, met de regel.
lesson-machi-koro-more = Bouw nog iets. Kaarten die elkaar helpen verdienen het meest: veehouderijen voor een kaasfabriek, bossen en mijnen voor een meubelfabriek.
lesson-machi-koro-landmark = Je kunt een bezienswaardigheid betalen! Klik op het omcirkelde plan. Het treinstation is het goedkoopst.
lesson-machi-koro-landmark-wait = Spaar nu voor een bezienswaardigheid: het treinstation kost 4. Gooi, en bouw niets tot je de munten hebt; iets goedkoops kopen mag ook.
lesson-machi-koro-two = Met het treinstation mag je twee dobbelstenen gooien, voor de getallen 7 tot en met 12. Probeer het.
lesson-machi-koro-two-wait = Met het treinstation gooi je twee dobbelstenen. Bouw het als je 4 munten hebt, en gooi er dan twee.
lesson-alhambra-goal = Punten krijg je voor de meeste gebouwen van een soort. Drie waarderingen, A, B en C, tellen ze, en deze tabel toont wie wat zou krijgen.
lesson-alhambra-take = Gebouwen kosten geld, en er zijn vier valuta’s. In een beurt neem je geld of koop je een gebouw. Begin met geld: klik op een open kaart en dan op “Deze kaart nemen”.
lesson-alhambra-watch = Elk gebouw betaal je alleen in de valuta van zijn vak: kijk naar kleur en teken. Lege vakken worden aan het einde van elke beurt gevuld, dus prijzen komen en gaan terwijl de anderen spelen.
lesson-alhambra-several = Kleine kaarten zijn de moeite waard: je mag er meer tegelijk nemen als ze samen 5 of minder waard zijn. Kies er twee, en neem ze.
lesson-alhambra-choose = Een gebouw dat oplicht kun je betalen. Klik erop om te beginnen.
lesson-alhambra-choose-wait = Er is nog niets te betalen. Neem geld van één valuta tot een gebouw van die kleur oplicht.
lesson-alhambra-buy = Klik nu in je hand op de kaarten waarmee je betaalt, tot de prijs bereikt is; dan “Kopen”. Te veel mag, maar je krijgt geen geld terug.
lesson-alhambra-why = Klik op een gedimd gebouw. Het zegt waarom je het nu niet kunt krijgen, met de regel.
lesson-alhambra-exact = Een groen vinkje wijst kaarten aan die een prijs gepast betalen, zonder een munt te veel. Wie dat doet heeft meteen nog een actie. Zo win je: klik op het vinkje en koop.
lesson-alhambra-exact-wait = Probeer nu gepast te betalen: verzamel kaarten die samen een prijs opleveren. Een groen vinkje zegt wanneer het kan.
lesson-alhambra-again = Je betaalde gepast, dus ben je nog een keer aan de beurt. Koop weer als het kan, of neem geld.
lesson-alhambra-scoring = In waardering A krijgt alleen wie de meeste van een soort heeft punten, in B twee plaatsen, in C drie. Wie gelijk staat, deelt. Lager in de lijst is meer waard: kijk waar één gebouw meer jou de leider maakt.
lesson-alhambra-decks = De kaarten A en B liggen verborgen in de geldstapels en tellen zodra ze tevoorschijn komen. Het spel eindigt als de gebouwen op zijn, met waardering C. Met zijn tweeën verzamelt een derde speler mee: Dirk.
lesson-monopoly-builder-goal = Bouw de mooiste stad op dit eiland. Gebouwen, complete sets straten, het meeste geld en de grootste groep gebouwen geven punten. Het eerste penthouse beëindigt het spel.
lesson-monopoly-builder-leave = Je begint je beurt met meer dan zes fiches, dus blijven er een paar op dit vakje achter. Klik wat je het minst nodig hebt; wie hier komt, vindt ze.
lesson-monopoly-builder-throw = Een beurt begint met gooien. Je pion loopt verder, en elke straat met het gegooide getal levert haar eigenaar fiches op. Druk op de omcirkelde knop.
lesson-monopoly-builder-buy = Deze straat is van niemand. Koop haar: haar getal levert je fiches op, en anderen betalen je huur. Wil je haar niet, dan wordt ze geveild.
lesson-monopoly-builder-bid = Een veiling: bied meer dan de anderen, of haak af. Alles onder de gedrukte prijs is een koopje.
lesson-monopoly-builder-chips = Met fiches bouw je; er zijn vier soorten. Ze komen als het getal van een van je straten gegooid wordt, door wie dan ook, en van sommige vakjes. Hier staan ieders fiches.
lesson-monopoly-builder-build = Je hebt de fiches voor een verdieping. Klik een omcirkeld veld van het eiland. Hogere verdiepingen geven meer punten; gebouwen naast elkaar tellen voor de gemeenschap.
lesson-monopoly-builder-build-wait = Om te bouwen heb je fiches nodig: een eerste verdieping kost één kiepwagen en één graafmachine. Gooi, koop straten, ruil met de bank of sluit een deal tot een veld oplicht.
lesson-monopoly-builder-why = Klik een veld waar je nu niet kunt bouwen. Het zegt waarom, met de regel.
lesson-monopoly-builder-deal = Je mag met iedereen handelen: open “Een voorstel doen”, kies wat je geeft en wat je wilt, en verstuur het. De ander gaat akkoord, weigert of doet een tegenvoorstel.
lesson-monopoly-builder-bank = Je hebt vier fiches van één soort: de bank geeft je er één naar keuze voor.
lesson-monopoly-builder-end = Niets meer te doen? Beëindig je beurt met de omcirkelde knop.
lesson-monopoly-builder-watch = Ook de worpen van de anderen kunnen jou fiches opleveren. En heb je iets nodig, dan mag je altijd tussendoor een voorstel doen.
lesson-monopoly-builder-sets = Straten horen per twee bij elkaar. Een hele set verhoogt de huur en geeft punten aan het einde. Geld tekort? Hier kun je hypotheek op je straten nemen.
lesson-monopoly-builder-score = De punten zoals ze nu staan: gebouwen, sets, de Miljardair met het meeste geld, de Gemeenschap met de meeste verbonden gebouwen. Als het penthouse komt, beslist dit.

## Keeping order
about = Over { $name }
about-line = Over deze regel van { $name }
block = { $name } blokkeren
unblock = { $name } niet meer blokkeren
block-means = Wie je blokkeert kan niet aan jouw tafels zitten, en je hoort diegene nergens meer. Het wordt niet gemeld.
blocked-now = { $name } is geblokkeerd.
unblocked-now = { $name } is niet meer geblokkeerd.
report = { $name } melden
report-line = Deze regel van { $name } melden
report-why = Wat is er mis?
report-send = Melding versturen
report-means = Alleen wie dit huis beheert leest het. Aan tafel merkt niemand iets.
reported = Bedankt. Wie dit huis beheert weet ervan.
remove-line = Regel verwijderen
line-removed = De regel is weg.
my-blocked = Wie ik heb geblokkeerd
my-reports = Wat ik heb gemeld
report-waits = nog niet bekeken
report-handled = afgehandeld
house = Dit huis beheren
house-key = Beheerderssleutel
house-key-hint = Die krijg je, op de computer van het huis, met
house-enter = Openen
house-leave = Afsluiten ({ $name })
house-state = Hoe het gaat
house-people = Mensen hier
house-connections = { $n } verbindingen
house-tables = Tafels in het geheugen
house-store = Opslag
house-ready = in orde
house-not-ready = NIET IN ORDE
house-uptime = Draait al
house-minutes = { $n } min
house-version = Versie
house-refusals = Weigeringen tot nu toe: { $n }
house-doors = Deuren
house-names-open = Nieuwkomers mogen een naam kiezen
house-tables-open = Er mogen tafels worden geopend
house-said = Een zin voor de voorpagina
house-reports = Meldingen
house-which = Welke?
reports-open = wachtend
reports-handled = afgehandeld
reported-by = gemeld door { $name }, { $time }
house-no-reports = Geen meldingen.
house-look-chat = Chat eromheen
house-look-table = De tafel
house-resign = Laten opgeven
house-answer = Een antwoord aan { $name }
house-handled = Afgehandeld
house-blocks = Geblokkeerd
house-no-blocks = Niemand is geblokkeerd.
kind-name = Naam
kind-player = Speler
kind-address = Adres
block-kind = Wat blokkeren
block-value-name = Welke naam
block-value-player = Het id van de speler
block-value-address = Adres of netwerk
block-long = Hoe lang
block-hours = { $n } uur
block-note = Waarom (alleen voor beheerders)
house-block = Blokkeren
for-good = voorgoed
until = tot { $time }
house-here = Nu verbonden: { $n }
house-nameless = zonder naam
house-sits = zit aan een tafel
house-watches = kijkt toe
house-chat = Chat van een tafel
house-which-table = Het id of adres van de tafel
house-look = Kijken
house-removed = verwijderd
house-remove = Regel verwijderen: { $text }
house-audit = Wat er is gedaan
house-no-deeds = Nog niets.
deed-block = geblokkeerd:
deed-unblock = niet meer geblokkeerd:
deed-doors = deuren gezet:
deed-answer = beantwoord:
deed-unsay = regel verwijderd:
deed-resign = laten opgeven:
deed-close = gesloten:
deed-key = sleutel
