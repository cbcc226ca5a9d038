# Wat een tafel zegt, naast het bord: komt mee met de tafel.

title-your-turn = ● Jij bent aan de beurt · Burgomaster
add = Toevoegen

## New table
hints = Tips en kansen

## Lobby
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
close-table = Sluit de tafel
send-away = Wegsturen
host = opende de tafel
add-bot = Zet hier een bot …
add-bot-at = Een bot voor plaats { $n }
invite = Uitnodigen
invite-how = Eén link voor iedereen: stuur hem naar je groep. Wie hem opent, neemt een vrije plaats.
invite-link = Uitnodiging
invite-seats = Een link voor elke plaats
invite-seats-how = Wie hem opent, gaat op precies die plaats zitten; daarna is de link gebruikt.
invite-seat-link = Link naar plaats { $n }
invite-late = Dit spel is al begonnen. Vraag wie je uitnodigde om het volgende.
share-link = Delen
copy = Kopiëren
copied = Gekopieerd
qr = QR-code
dice-word = Iets van jezelf voor de dobbelstenen (hoeft niet)
dice-word-why = Je browser mengt een willekeurig woord in de dobbelstenen, nu vastgelegd en bij het begin geopend, zodat niemand een worp kan kiezen, zelfs de server niet. Je mag er iets van jezelf in stoppen.
dice-word-sent = Het zit in je woord voor de dobbelstenen.
nobody-wins = Niemand wint
table-ended = Dit spel is afgelopen.
dice-opening = De dobbelstenen worden gemengd: ieders woord wordt geopend.
about-dice = Eerlijke dobbelstenen
played-so = Zo spelen we

## Table
players = Spelers
players-and-log = Spelers en verslag
your-move = De zet
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
restart-turn = Beurt opnieuw
agree = Goed
decline = Nee
withdraw = Intrekken
all-moves = Alle zetten als lijst
look-back = Terugkijken
to-present = Terug naar het spel
hint-says = Een bot zou dit doen: { $action }.
do-it = Doe dit
evaluation = Beoordeling
evaluation-best = Beste zet: { $move }
evaluation-looked = { $count } varianten bekeken
evaluation-begins = De stelling wordt bekeken …
evaluation-failed = Er is geen beoordeling: de rekenmodule antwoordt niet.
resign-sure = Dit spel opgeven?
resign-means-loss = De andere speler wint.
resign-means-bot = Een bot speelt jouw plaats uit; winnen kan hij er niet mee.
resign-counts = Weggaan telt: wie met jou aan tafel komt, hoort in een woord of je vaak vroeg weggaat.
log = Verslag
chat = Chat
log-and-chat = Verslag en chat
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
watching = Je kijkt toe

## A table as lists
plain-choose = Kies een zet
plain-moves = Wat je kunt doen
plain-others = Of anders
plain-table = Op tafel
plain-nothing = Nog niets.
plain-step-in = Wat kan ik nu doen?
view-turn = Beurt
view-number = Nummer
view-players = Spelers
view-winner = Winnaar
view-seat = Plaats
view-dice = Dobbelstenen

## After the game
result = Uitslag
unveiling = De punten worden geteld
looking-back = Terugkijken
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
rematch-declined = Deze keer niet: { $names }.
begins-itself = Het spel begint vanzelf zodra elke plaats bezet is.
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
verify-cards = Controleer de kaarten
verify-fine = Alle { $n } worpen en kaarten volgen uit de belofte die deze browser zag, met ieders woorden. Niemand kon ze kiezen of veranderen.
verify-unseen = Alle { $n } worpen en kaarten volgen uit de belofte in het verslag. Deze browser heeft de tafel niet gezien terwijl er gespeeld werd, en kan dus niet zeggen of de spelers diezelfde belofte zagen.
verify-bad = { $n } worpen of kaarten volgen niet uit de belofte!
verify-bad-words = Een woord in het verslag is niet het woord dat de speler had vastgelegd!
verify-differs = Dit verslag is niet van de partij die deze browser zag!
verify-doubt-table = Het hoort bij een andere tafel.
verify-doubt-commitment = De belofte erin is een andere dan de server hier liet zien.
verify-doubt-word-commitments = De vastgelegde woorden erin zijn andere dan die van de spelers.
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

## Guided games
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

## Keeping order
about-line = Over deze regel van { $name }
block-means = Wie je blokkeert kan niet aan jouw tafels zitten, en je hoort diegene nergens meer. Het wordt niet gemeld.
blocked-now = { $name } is geblokkeerd.
unblocked-now = { $name } is niet meer geblokkeerd.
report = { $name } melden
report-line = Deze regel van { $name } melden
report-why = Wat is er mis?
report-send = Melding versturen
report-means = Alleen wie dit huis beheert leest het. Aan tafel merkt niemand iets.
reported = Bedankt. Wie dit huis beheert weet ervan.
line-removed = De regel is weg.

## The table on one screen
tab-table = Tafel
tab-log = Verslag
tab-chat = Chat
tab-own = Notities
tab-review = Analyse
unread = ongelezen
see-board = Naar het bord
choices-hidden = { $n ->
    [one] Nog { $n } keuze
   *[other] Nog { $n } keuzes
}
skip-choices = Naar wat je kunt doen
choices-further = { $n ->
    [one] Nog { $n } keuze, als lijst
   *[other] Nog { $n } keuzes, als lijst
}
told = Wat er gebeurt
chat-line = { $name } zegt: { $text }

## Momenten
city-of = De stad van { $name }
cities = Wiens stad
picture-save = Bewaar de plaat
picture-share = Deel de plaat
hours-short = { $n } u
leads = Wie stond wanneer voor
leads-picture = Ieders stand van zet tot zet; de tabel eronder heeft de getallen
leads-longest = { $name } stond het langst voor: { $part } van het spel.
leads-changed = { $n ->
    [0] De leiding wisselde nooit.
    [one] De leiding wisselde één keer.
   *[other] De leiding wisselde { $n } keer.
}
## Een scherm waar iedereen naar kijkt
screen-show = Op een groot scherm tonen
screen-scan = Scan om hier te gaan zitten
screen-scan-any = Scan om mee te doen
screen-code = QR-code: ga zitten op plaats { $n }
screen-code-table = QR-code van deze tafel
screen-private = Aan deze tafel zit men op uitnodiging. Wie de tafel opende, kiest “Op een groot scherm tonen” in de browser waarin dat gebeurde; dan heeft elke vrije plaats op dat scherm haar code.
screen-start = Iedereen is er. Wie de tafel opende, begint het spel op het eigen apparaat.
screen-here-only = Dit adres werkt alleen op deze computer. Start voor telefoons de server met “--lan” en open deze pagina onder het adres dat hij dan noemt.
screen-off = Bij dit spel kijkt niemand mee: het is alleen te zien op de apparaten van de spelers.
screen-off-soon = Deze tafel heeft geen toeschouwers: zodra het spel begint, is hier niets te zien.
screen-later = Iets later te zien dan het gebeurt
screen-news = Wat er gebeurde
screen-after = Terugkijken of nog eens spelen

## Geluk en kunde
review-title = Geluk en kunde
mark-inaccuracy = Onnauwkeurig
mark-mistake = Fout
mark-blunder = Blunder
mark-lucky = Geluk
mark-unlucky = Pech
marks-inaccuracy = Onnauwkeurigheden
marks-mistake = Fouten
marks-blunder = Blunders
review-about = Een bot bekijkt elke beslissing en elke worp, met wat elke speler toen kon weten. Dat duurt enkele seconden tot enkele minuten.
review-mine = Bespreek mijn spel
review-ask = Bespreek het spel
review-deeper = Kijk nauwkeuriger (enkele minuten)
review-working = Het spel wordt bekeken … Dat kan enkele minuten duren; je kunt intussen rondkijken.
review-progress = Hoe ver de analyse is
review-done = { $assessed } van { $decisions } beslissingen
review-failed = Er is nu geen bot vrij. Probeer het later nog eens.
review-show = Laat zien
review-others = Andere goede zetten
review-cost = { $mark }: kostte { $points } punten
review-luck = { $name }: { $points } punten door het toeval
review-initial = Aan het begin
review-lucky = Geluk
review-errors = Eigen fouten
review-given = Fouten van anderen
review-revision = Bijstelling
review-final = Aan het einde
review-without = Zonder geluk was het geworden: { $chances }.
review-rate = Fout per beslissing
review-legend = In punten van de winkans. Een onnauwkeurigheid kost minstens { $a } punten, een fout { $b }, een blunder { $c }.
review-turning = Keerpunten
review-marked = Zet voor zet
review-whose = Wiens spel
review-none = Hier valt niets aan te merken.
notes = Je aantekeningen
note-about = Alleen jij ziet ze. Schrijf bij elke zet die je bekijkt wat je wilt terugvinden.
note-here = Aantekening bij zet { $n }
note-save = Bewaar de aantekening
note-remove = Haal weg
note-say = Zeg het in de chat
note-said = Zet { $n }: { $text }
note-kept = Bewaard.
review-lost = Kwijt van wat op het spel stond

## Meer mensen rond één apparaat
pass-to = Geef het apparaat aan { $name }
pass-why = Tot dan blijven de kaarten verborgen.
pass-taken = Ik ben { $name }: toon mijn kaarten
who-holds = Wie het apparaat heeft

## Meer tafels
next-table = { $n ->
    [one] Jouw beurt aan een andere tafel
   *[other] Jouw beurt aan { $n } andere tafels
}

## Samen pauzeren of stoppen
paused = Het spel ligt stil tot iemand verdergaat.
paused-until = Het spel ligt stil tot { $until }, of tot iemand verdergaat.
pause-end = Ga verder met het spel
pause-until = Pauze tot (niet verplicht)
pause-until-how = Zonder dag duurt de pauze tot iemand verdergaat. Alle klokken staan stil.
pause-now = Pauzeer
propose = Samen pauzeren of stoppen
propose-how = Het gebeurt als iedereen die speelt het ermee eens is. Na je volgende zet kun je het opnieuw voorstellen.
propose-alone = Hier hoeft niemand anders in te stemmen.
propose-pause = Stel een pauze voor
propose-end = Stel voor te stoppen
propose-end-how = Het spel eindigt hier, en niemand wint.
end-now = Beëindig het spel
proposal-waits = De anderen hebben nog niet allemaal ingestemd.
proposal-pause = { $name } stelt een pauze voor.
proposal-pause-until = { $name } stelt een pauze voor tot { $until }.
proposal-end = { $name } stelt voor het spel zonder winnaar te beëindigen.
agreed-end = Iedereen was het eens om hier te stoppen.
