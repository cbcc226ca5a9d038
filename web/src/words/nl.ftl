# De pagina in het Nederlands.
title = Burgomaster
skip = Naar de inhoud
no-such-page = Die pagina bestaat niet. Dit is de voordeur.
home = Startpagina
close = Sluiten
cancel = Annuleren
save = Bewaren
saved = Bewaard.
away = De server is niet te bereiken. Probeer het zo nog eens.
away-play-here = De server is even niet te bereiken. Tot hij er weer is, kun je op dit apparaat tegen bots spelen.
newer = Er is een nieuwere versie. Spellen op dit apparaat blijven bewaard.
newer-reload = Opnieuw laden
newer-later = Later
opening = Even openen …

## Front door
welcome = Bouw een stad. Versla je vrienden.
welcome-more = Spellen waarin je een stad bouwt, precies volgens de regels, met vrienden of tegen bots. Zonder account.
unofficial = Een onofficieel, vrij project met eigen tekeningen en woorden. De namen van de spellen zijn van hun eigenaars.
players-many = { $n ->
    [one] één speler
   *[other] { $players } spelers
}
play-bots = Speel tegen bots
bots-level = De bots spelen als
play-here = Op dit apparaat spelen, zonder server
play-here-size = Het eerste spel haalt ongeveer { $size } MB over de lijn; de volgende beginnen vanaf dit apparaat.
play-here-loading = Het spel wordt op dit apparaat klaargezet …
play-here-part = { $percent } % is er
play-here-starting = Bijna klaar: starten …
play-here-failed = Deze browser kan niet op zichzelf spelen: het spel kon niet worden geladen. Met de server kan het wel.
play-here-short = Spellen blijven in deze browser, en die kan ze vergeten: bewaar een kopie van wat je wilt houden.
play-here-kept = Spellen blijven in deze browser, en nergens anders. Die kan ze vergeten: Safari wist sites die ongeveer een week niet zijn gebruikt, behalve wat op het beginscherm staat, met een eigen opslag; een privévenster vergeet alles bij het sluiten. Bewaar een kopie van wat je wilt houden.
alone = Elk spel wordt hier op je eigen apparaat gespeeld, tegen bots of van hand tot hand, met of zonder netwerk.
play-here-unable = Er is geen server te bereiken, en deze browser kan niet op zichzelf spelen. Een recente versie kan dat wel.
play-here-around = Iedereen speelt hier: het apparaat gaat van hand tot hand.
player-n = Speler { $n }
name-of-seat = Naam van speler { $n }
names-alike = Twee mensen heten hetzelfde. Geef ieder een eigen naam.
with-friends = Met vrienden
learn = Leer het
rules = Regels
your-tables = Jouw tafels
open-tables = Open tafels
anyone = Speel met wie er wil
club = Clubavond
ratings = Ratings
puzzles = Puzzels
puzzles-today = Puzzels van de dag
find-best = Vind de beste zet: puzzels
no-open-tables = Er wacht nu geen tafel op spelers.
watch-tables = Partijen om te bekijken
theme = Namen en plaatjes
you-are = Wie ben je?
your-name = Je naam
guest = Gast
my-games = Mijn partijen
about-you = Herinneringen, apparaten, herstelcode
players-games = Partijen van deze speler
no-games-yet = Nog geen partijen.
status-open = wacht
status-running = bezig
status-over = afgelopen
time-until = tijd tot { $when }
table-asks = een vraag aan jou
table-paused = ligt stil
status-closed = gesloten

## New table
new-table = Een nieuwe tafel
which-game = Welk spel?
how-many = Hoeveel spelers?
who-plays = Wie speelt er?
seat-n = Plaats { $n }
a-friend = Een vriend, via een link
a-friend-here = Een vriend
readings = Waar de regels twijfel laten
readings-as-written = zoals het er staat
readings-changed = { $count } anders gelezen
more-options = Meer opties
taking-back = Zetten terugnemen
edition = Editie
own-editions = Eigen edities
own-edition = Maak een eigen editie
own-edition-gone = Deze editie is niet meer op dit apparaat.
value-yes = ja
value-no = nee
value-chance = het toeval beslist
value-standard = standaard
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
list-publicly = Voor iedereen zichtbaar
rated = Telt mee voor de ratings
open-table = Open de tafel

## Lobby
no-table = Hier is niets
start = Begin het spel
bot = bot
commitment = De dobbelstenen liggen al vast door deze belofte:

## Table
you = jij
confirm = Bevestigen
undo = Terugnemen
undo-ask = Vraag om terug te nemen
undo-asked = { $name } wil “{ $move }” terugnemen.
undo-asked-self = Je hebt gevraagd om terug te nemen; de anderen antwoorden nog.
more = Meer
hint = Tip
resign = Opgeven
rule = Regel { $rule }
chapters = Inhoud
die = { $pips ->
    [0] dobbelsteen, nog niet gegooid
   *[other] dobbelsteen: { $pips }
}
earlier = Eerder
chat-empty = Er is nog niets gezegd.
your-turn = Jouw beurt
days = { $days ->
    [one] één dag
   *[other] { $days } dagen
}

## After the game
moves = Zetten

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
setting-board = Tafels
setting-board-drawn = als bord
setting-board-lists = als lijsten, om te lezen en te klikken
setting-motion = Beweging
setting-motion-auto = zoals mijn apparaat
setting-motion-full = alles beweegt
setting-motion-less = zo min mogelijk
setting-speed = Snelheid
setting-speed-slow = langzaam
setting-speed-normal = gewoon
setting-speed-fast = snel
setting-speed-instant = meteen
setting-confirm = Zetten bevestigen
setting-confirm-off = nee, speel meteen
setting-confirm-on = ja, vraag het
setting-confirm-countdown = speel na een paar seconden
setting-forced = Wat als enige kan, gebeurt vanzelf
setting-sound = Geluiden

## Guided games
learn-offer = De snelste manier: een eerste partij met uitleg tegen een makkelijke bot.

## Keeping order
about = Over { $name }
block = { $name } blokkeren
unblock = { $name } niet meer blokkeren
remove-line = Regel verwijderen
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
house-withdrawn = Ingetrokken ratings
house-withdrawn-how = Spellen van wie de rating is ingetrokken, tellen voor niemand: ieders rating wordt zonder die spellen opnieuw berekend.
house-none-withdrawn = Geen.
house-withdraw = Rating intrekken
house-give-back = Vanaf nu weer een rating
house-give-back-all = Al hun spellen weer laten tellen
house-audit = Wat er is gedaan
house-no-deeds = Nog niets.
deed-block = geblokkeerd:
deed-unblock = niet meer geblokkeerd:
deed-doors = deuren gezet:
deed-answer = beantwoord:
deed-unsay = regel verwijderd:
deed-resign = laten opgeven:
deed-close = gesloten:
deed-withdraw-rating = rating ingetrokken:
deed-give-back-rating = rating teruggegeven:
deed-key = sleutel

## Momenten
setting-volume = Volume
sound-on = Geluid staat aan
sound-off = Geluid staat uit

## Spellen die dit apparaat bewaart
here-tables = Spellen op dit apparaat
here-none = Er zijn er nog geen.
here-save = Kopie bewaren
here-delete = Verwijderen
here-delete-sure = Dit spel voorgoed verwijderen?
here-keep = Houden
here-promised = Deze browser heeft beloofd ze niet vanzelf te wissen.
here-nearly-full = Dit apparaat heeft bijna geen ruimte meer. Bewaar kopieën en verwijder wat je niet meer nodig hebt.
here-unreadable = Deze browser laat de pagina niet lezen wat hij bewaart.
file-open = Spelbestand openen
file-about = Een spel dat iemand bewaard heeft, hier of elders: kies het bestand, of sleep het naar een pagina. Je ziet het zet voor zet, en kunt de dobbelstenen narekenen.
file-too-large = Dit bestand is te groot voor een spelbestand.
