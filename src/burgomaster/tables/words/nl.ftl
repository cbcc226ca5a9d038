# Why the server refuses a request.
refused-bad-request = Dit verzoek is niet te begrijpen: { $problem }
refused-not-found = Hier is niets.
refused-no-table = Die tafel bestaat niet.
refused-method = Dit adres kent { $method } niet.
refused-who = Zeg eerst wie je bent: kies een naam.
refused-not-seated = Je zit niet aan deze tafel.
refused-not-host = Dat mag alleen de gastheer van de tafel.
refused-no-seat = Plaats { $seat } bestaat niet.
refused-seat-taken = Die plaats is bezet.
refused-already-seated = Je zit al aan deze tafel.
refused-invite = Deze uitnodiging is niet geldig, of is al gebruikt.
refused-private = Aan deze tafel kom je alleen met een uitnodiging.
refused-sent-away = De gastheer heeft je weggestuurd; alleen met een link naar een eigen plaats kom je terug.
refused-come-and-gone = Je bent hier te vaak gaan zitten en weer vertrokken; vraag de gastheer om een link naar een plaats.
refused-full = Alle plaatsen hier zijn bezet.
refused-empty-seats = Er zijn nog plaatsen vrij; wacht op spelers of zet er bots.
refused-started = Het spel is begonnen.
refused-starting = Het spel begint zo.
refused-old-dice = Deze tafel is met een eerdere versie geopend; haar dobbelstenen nemen geen woorden meer aan.
refused-word = Een woord voor de dobbelstenen heeft { $least } tot { $most } zichtbare tekens, de meeste willekeurig.
refused-word-too-soon = Woorden worden geopend zodra de gastheer het spel heeft gestart.
refused-word-opened = Je woord is al open.
refused-word-not-promised = Je hebt geen woord vastgelegd.
refused-word-differs = Dit is niet het woord dat je hebt vastgelegd.
refused-talked-enough = Je hebt aan deze tafel de grens van { $most } berichten bereikt; het spel gaat door.
refused-not-started = Het spel is nog niet begonnen.
refused-over = Het spel is afgelopen.
refused-not-over = Het spel is nog niet afgelopen.
refused-closed = De tafel is gesloten.
refused-read-only-older = De regels van dit spel zijn veranderd sinds deze tafel begon; er kan niet verder gespeeld worden.
refused-read-only-newer = Aan deze tafel wordt met een nieuwere versie van Burgomaster gespeeld; deze versie kan hem alleen laten zien.
refused-read-only-edition = Deze versie van het spel kan de editie van deze tafel niet lezen; er kan niet verder gespeeld worden.
refused-read-only-replay = Het logboek van deze tafel leidt niet meer tot wat bewaard is; er kan niet verder gespeeld worden.
refused-other-rules = Dit spel is met een andere versie van de regels gespeeld.
refused-unreadable = Deze tafel kan hier niet gelezen worden: { $problem }
refused-damaged = Het logboek van deze tafel is beschadigd. Wie dit huis beheert, heeft het misschien in een back-up.
refused-stale = De tafel is veranderd: je zet hoort bij regel { $given }, maar we zijn al bij regel { $now }.
refused-ahead = De tafel is bij regel { $now }; regel { $given } is er nog niet.
refused-log-full = Deze tafel heeft de grens van { $most } regels bereikt; hier kan niets meer gebeuren.
refused-busy = De tafel is bezig; probeer het nog eens.
refused-not-your-turn = Je bent niet aan de beurt.
refused-stood-in = Een bot speelt voor je; neem eerst je plaats terug.
refused-unknown-action = Deze zet is niet te begrijpen: { $problem }
refused-ambiguous-action = Deze zet is niet duidelijk: { $problem }
refused-undo-off = Aan deze tafel wordt niets teruggenomen.
refused-undo-nothing = Er is niets van jou om terug te nemen.
refused-undo-only-free = Aan deze tafel kun je een zet alleen terugnemen als er daarna niets is onthuld.
refused-undo-not-asked = Niemand heeft gevraagd om dat terug te nemen.
refused-undo-own = Je vroeg er zelf om.
refused-hints-off = Aan deze tafel zijn er geen tips.
refused-no-advice = De bots van dit spel geven geen tips en beoordelen geen stellingen.
refused-spectators-off = Deze tafel heeft geen toeschouwers.
refused-muted = De gastheer heeft je het woord ontnomen.
refused-only-players-talk = Alleen wie aan tafel zit, praat hier mee.
refused-ignore-own = Dat is je eigen stoel.
refused-not-absent = Die speler is er.
refused-bot-moves-first = Je tijd was om: de bot doet deze zet, daarna kun je je plaats terugnemen.
refused-no-stand-in = Er speelt geen bot voor je.
refused-resigned = Je hebt opgegeven.
refused-name = Een naam heeft 1 tot 40 zichtbare tekens.
refused-text = Een bericht heeft 1 tot { $most } zichtbare tekens.
refused-token = Deze sleutel is niet geldig.
refused-too-many-tables = Je hebt { $most } onvoltooide tafels; maak er eerst een af of sluit er een.
refused-too-many-tokens = Je hebt { $most } sleutels; vergeet er eerst een.
refused-device-link = Deze link is al gebruikt of verlopen. Maak een nieuwe op het andere apparaat.
refused-recovery-code = Deze herstelcode is van niemand. Vergelijk letter voor letter; een nieuwe code maakt de oude ongeldig.
refused-too-many-devices = Je bent al op { $most } apparaten bekend; verlaat er eerst een.
refused-push-address = De pushdienst van deze browser kan hier niet worden gebruikt.
refused-mail-address = Dit is geen mailadres.
refused-no-mail = Deze server verstuurt geen mail.
refused-mail-failed = De mail kon niet worden verstuurd. Probeer het later opnieuw.
refused-mail-link = Deze link is verlopen, of er is intussen een ander adres opgegeven. Vraag een nieuwe aan.
refused-stop-link = Deze link stopt hier niets.
refused-too-many-notes = Je hebt al { $most } aantekeningen bij deze tafel; haal er eerst een weg.
refused-no-move = Zo’n zet is er niet aan deze tafel.
refused-paused = Het spel ligt stil.
refused-not-paused = Het spel ligt niet stil.
refused-pause-date = Een pauze eindigt op een dag die nog komt, binnen { $days } dagen.
refused-proposal-open = Er ligt al een voorstel; beantwoord dat eerst.
refused-proposal-declined = Dat is afgewezen; stel het na je volgende zet opnieuw voor.
refused-proposal-none = Er ligt geen voorstel.
refused-plan-numbers = Een tak van een plan heeft twee getallen nodig, het kleinste eerst.
refused-people-only = Hier wachten alleen mensen; een programma gaat met een link aan een tafel zitten.
refused-not-waiting = Je wacht niet op een spel.
refused-too-soon-for-bots = Wacht nog even voordat bots de lege plaatsen innemen.
refused-no-ratings = Dit huis heeft geen ratings.
refused-no-club = Zo'n avond is er niet.
refused-club-full = Er zijn al { $most } mensen; er is geen plaats meer.
refused-club-over = De avond is afgelopen.
refused-club-round-open = Er wordt nog een ronde gespeeld; wacht tot alle tafels klaar zijn.
refused-club-no-round = Dat is niet de volgende ronde.
refused-club-too-few = Er zijn te weinig mensen voor een ronde.
refused-club-not-late = Deze tafel heeft nog tijd om zelf te eindigen.
refused-club-too-many = Je bent al gastheer van { $most } avonden; beëindig er eerst een.
refused-too-many-connections = Te veel verbindingen; sluit er eerst een.
refused-rate = Te veel verzoeken; wacht { $seconds } s.
refused-too-large = Het verzoek is groter dan { $most } bytes.
refused-too-slow = Het verzoek deed er langer dan { $seconds } s over om aan te komen.
refused-head-too-large = Het adres en de kopregels zijn groter dan { $most } bytes.
refused-json-only = Stuur JSON (Content-Type: application/json).
refused-origin = Dit verzoek komt van een andere site.
refused-host = Deze server luistert niet naar die naam.
refused-store = De server kan nu niets opslaan; er is niets verloren, probeer het nog eens met hetzelfde kenmerk.
refused-bots-busy = De bots zijn bezig; probeer het nog eens.
refused-not-here = Dit heeft een server nodig; een spel op dit apparaat heeft er geen.
refused-bad-file = { $line ->
    [0] Dit kan niet als spelbestand worden geopend. De reden, in het Engels: { $problem }
   *[other] Dit kan niet als spelbestand worden geopend: regel { $line } klopt niet. De reden, in het Engels: { $problem }
}
refused-file-set-up = Het spel in dit bestand begint met een zelf opgezette stelling. Hier worden alleen hele spellen getoond.
refused-device-full = Dit apparaat bewaart niets meer: er is geen ruimte over, of de browser staat het niet toe. Wat gespeeld is, is niet verloren; maak ruimte vrij en probeer het nog eens.
refused-internal = Er ging iets mis op de server. Het staat in het logboek.
refused-rematch-exists = Er is al een revanche.
refused-seat-kept = Die stoel wordt vrijgehouden voor { $name }.
refused-not-awaited = Niemand wacht nu op { $name }.
refused-clock-decides = Aan deze tafel loopt een klok, en die alleen beslist wanneer een bot voor { $name } speelt: over { $time }.
refused-clock-loses = Aan deze tafel loopt een klok, en die alleen beslist: { $name } verliest over { $time }, tenzij er een zet komt.
refused-not-absent-long = { $name } is nog niet lang weg; over { $seconds } s mag je het vragen.
refused-called = { $name } is gewaarschuwd; is er over { $seconds } s niemand terug, dan mag een bot spelen.
refused-undo-away = { $name } is weg en kan niet instemmen; zolang daar een bot speelt, neem je alleen terug wat vrij is.
refused-undo-asked = Dat heb je al gevraagd; wacht op het antwoord.
refused-undo-declined = Dat is afgewezen; vraag het weer als iemand anders een zet heeft gedaan.
refused-undo-often = Je hebt het { $most } keer gevraagd; vraag het weer als iemand anders een zet heeft gedaan.
refused-undo-free-often = Je hebt { $most } keer teruggenomen; het kan weer als iemand anders een zet heeft gedaan.
refused-undo-clock = Een andere speler denkt al na, en diens tijd loopt.
refused-undo-no-time = Terugnemen geeft geen tijd, en { $name } zou nog maar { $seconds } s hebben.
refused-too-many-tables-here = Vanaf jouw adres zijn { $most } onafgemaakte tafels geopend; maak er eerst een af of sluit er een.
refused-metrics = De cijfers van deze server zijn niet openbaar.
refused-blocked = Je bent op deze server geblokkeerd.
refused-blocked-until = Je bent op deze server geblokkeerd tot { $until } (UTC).
refused-blocked-name = Deze naam mag hier niet; kies een andere.
refused-no-new-names = Deze server neemt nu geen nieuwe spelers aan; wie er al is, speelt door.
refused-no-new-tables = Er worden hier nu geen nieuwe tafels geopend; lopende partijen gaan door.
refused-operator-key = Deze beheerderssleutel is niet geldig.
refused-not-an-address = Dat is geen adres of netwerk zoals 203.0.113.0/24.
refused-network-too-wide = Dat netwerk is te ruim: minstens { $least } bits.
refused-not-a-player = Dat is niet het id van een speler.
refused-too-many-blocks = Er zijn al { $most } blokkades; hef er eerst een op.
refused-too-many-reports = Er wachten al veel meldingen; er wordt naar gekeken.
refused-no-line = Die chatregel is er niet.
refused-nobody-there = Daar zit niemand.
refused-report-own = Dat is je eigen plaats.
refused-block-own = Dat ben je zelf.
refused-unwelcome = Bij deze gastheer kun je niet aan tafel.
refused-edition-change = De tekst is zo geschreven dat deze wijziging niet kan. Wijzig de tekst zelf.
refused-balance-elsewhere = Een editie uitproberen kost duizenden spellen, en die kan alleen een huis op een server spelen. Hier kan er wel mee worden gespeeld.
refused-balances-busy = Er lopen nu te veel simulaties. Probeer het over een minuut opnieuw.
refused-balance-failed = De simulatie kwam niet tot een einde. Probeer het opnieuw.
# What happens at a table beside the game.
row-create = { $name } opende de tafel.
row-join = { $name } ging zitten.
row-leave = { $name } ging weg.
row-kick = { $name } is door de gastheer weggestuurd.
row-release = De stoel van { $name } is nu vrij voor iedereen.
row-release-own = { $name } wil niet nog een keer spelen.
row-bot = De bot { $name } ging zitten.
row-bot-gone = De bot { $name } ging weg.
row-host = { $name } is nu gastheer.
row-commit = { $name } legde een woord voor de dobbelstenen vast.
row-seal = De plaatsen zijn bezet; de woorden voor de dobbelstenen worden geopend.
row-word = { $name } opende een woord voor de dobbelstenen.
row-mute = De gastheer ontnam { $name } het woord.
row-unmute = { $name } mag weer praten.
row-start = Het spel begon.
row-start-without = Het spel begon. Niet op tijd geopend, en dus niet in de dobbelstenen: het woord van { $names }.
row-file = Er werd een spelbestand geopend.
row-end = { $why ->
    [file] Het spelbestand houdt hier op, voor het spel uit is.
    [agreed] Iedereen is het eens om het spel te beëindigen. Niemand wint.
    [leader] De tijd was om: de gastheer van de avond liet winnen wie voorstond.
    [draw] De tijd was om: de gastheer van de avond gaf remise.
    [full] De server beëindigde het spel: er is hier zoveel gebeurd dat het logboek vol is. De huidige punten beslissen.
    [older] De server beëindigde het spel: de regels zijn veranderd sinds het begon. Niemand wint.
    [edition] De server beëindigde het spel: deze versie kan de editie van de tafel niet lezen. Niemand wint.
   *[replay] De server beëindigde het spel: het logboek leidt niet meer tot wat bewaard is. Niemand wint.
}
row-undo = { $name } nam “{ $move }” terug{ $more ->
    [0] .
   *[other] , met alles daarna.
}
row-ask = { $name } vraagt om “{ $move }” terug te nemen{ $more ->
    [0] .
   *[other] , met alles daarna.
}
row-agree = { $name } is het eens.
row-decline = { $name } is het niet eens.
row-withdraw = { $name } vraagt het niet meer.
row-propose = { $what ->
    [pause] { $name } stelt een pauze voor{ $until ->
        [0] .
       *[other] {" "}tot { $until } (UTC).
    }
   *[end] { $name } stelt voor het spel zonder winnaar te beëindigen.
}
row-propose-you = { $what ->
    [pause] Je stelt een pauze voor{ $until ->
        [0] .
       *[other] {" "}tot { $until } (UTC).
    }
   *[end] Je stelt voor het spel zonder winnaar te beëindigen.
}
row-consent = { $name } is het ermee eens.
row-consent-you = Je bent het ermee eens.
row-dissent = { $name } is het er niet mee eens.
row-dissent-you = Je bent het er niet mee eens.
row-pause = Het spel ligt stil{ $until ->
    [0] {" "}tot iemand verdergaat.
   *[other] {" "}tot { $until } (UTC), of tot iemand verdergaat.
}
row-wake = Het spel gaat verder.
row-resign = { $name } gaf op.
row-flag = De tijd van { $name } is om.
row-stand-in = Een bot ({ $bot }) speelt voor { $name }.
row-call = { $by } wacht op { $name }, die weg is; na { $seconds } s mag daar een bot spelen.
row-back = { $name } is terug.
row-replace = De bot { $name } faalde; { $bot } speelt verder.
row-remind = { $name } kreeg een herinnering.
row-resume = De server draaide niet; de tijd van { $name } begint opnieuw.
row-close = De tafel is gesloten.
row-close-full = De server sloot de tafel: er kwamen en gingen zoveel mensen dat het logboek vol is.
row-close-edition = De server sloot de tafel: deze versie van het spel kan de editie niet lezen.
row-rematch = Er is een revanche.
unrated-network = Dit spel telt niet mee voor de ratings: sommigen van jullie spelen vanaf één adres.
unrated-program = Dit spel telt niet mee voor de ratings: hier zit een programma met de persoon van wie het is.
unrated-repeats = Dit spel telt niet mee voor de ratings: sommigen van jullie hebben daarvoor voorlopig genoeg met elkaar gespeeld.
unrated-own-edition = Dit spel telt niet mee voor de ratings: de editie is zelf gemaakt.
unrated-short-clock = Dit spel telt niet mee voor de ratings: daarvoor geeft de klok te weinig tijd.
unrated-withdrawn = Dit spel telt niet mee voor de ratings: dit huis geeft hier niet iedereen een rating.
unrated-host = Dit spel telt niet mee voor de ratings: wie de avond leidt, heeft het beslist.
unrated-undecided = Dit spel telt niet mee voor de ratings: het werd beëindigd voordat het beslist was.
unrated-few = Dit spel telt niet mee voor de ratings: daarvoor moeten twee mensen elk { $least } zetten hebben gedaan.
row-unrated = Dit spel telt toch mee voor de ratings.
row-archive = De tafel ging naar het archief.
row-forget = Iemand die hier speelde, wil vergeten worden.
row-unarchive = De tafel kwam uit het archief.
row-create-you = Je opende de tafel.
row-join-you = Je ging zitten.
row-host-you = Jij bent nu gastheer.
row-commit-you = Je legde een woord voor de dobbelstenen vast.
row-word-you = Je opende je woord voor de dobbelstenen.
row-mute-you = De gastheer ontnam je het woord.
row-unmute-you = Je mag weer praten.
row-undo-you = Je nam “{ $move }” terug{ $more ->
    [0] .
   *[other] , met alles daarna.
}
row-ask-you = Je vraagt om “{ $move }” terug te nemen{ $more ->
    [0] .
   *[other] , met alles daarna.
}
row-agree-you = Je bent het eens.
row-decline-you = Je bent het niet eens.
row-withdraw-you = Je vraagt het niet meer.
row-resign-you = Je gaf op.
row-flag-you = Je tijd is om.
row-stand-in-you = Een bot ({ $bot }) speelt voor je.
row-call-you = { $by } wacht op je; na { $seconds } s mag een bot op jouw plaats spelen.
row-call-by-you = Je wacht op { $name }, die weg is; na { $seconds } s mag daar een bot spelen.
row-back-you = Je bent terug.
row-remind-you = Je kreeg een herinnering: als je tijd opraakt, telt dat als weggaan.
row-resume-you = De server draaide niet; je tijd begint opnieuw.
row-close-deserted = De server heeft de tafel gesloten, omdat er lange tijd niemand was.
row-unsay = Een chatregel is verwijderd door { $by ->
    [host] de gastheer
   *[house] een beheerder
}.
# A reminder, by webhook or e-mail.
reminder = { $name }, je bent aan de beurt aan tafel { $table } ({ $game }). Je hebt nog { $hours } uur.
reminder-call = { $name }, { $by } wacht op je aan tafel { $table } ({ $game }). Ben je er over { $seconds } s niet, dan mag een bot voor je spelen.
# Herinneringen voor wie er niet is. Niets van het spel mag erin staan.
reach-turn-title = { $game }: jij bent aan de beurt
reach-turn = Je bent aan de beurt tegen { $others }.
reach-time-title = { $game }: je tijd raakt op
reach-time = { $hours ->
    [one] Je hebt nog één uur voor je zet tegen { $others }.
   *[other] Je hebt nog { $hours } uur voor je zet tegen { $others }.
}
reach-full-title = { $game }: alle plaatsen zijn bezet
reach-full = Iedereen is er: het spel met { $others } kan beginnen.
reach-over-title = { $game }: het spel is afgelopen
reach-over = { $won ->
    [yes] Je spel met { $others } is afgelopen. Gewonnen door: { $winners }.
   *[no] Je spel met { $others } is afgelopen. Niemand heeft gewonnen.
}
reach-stop = Niet meer sturen
mail-stop = Je hebt Burgomaster gevraagd je te herinneren. Eén klik stopt deze mail: { $link }
mail-confirm-title = Burgomaster: is dit jouw adres?
mail-confirm = Hallo,

    iemand wil dat een huis van Burgomaster herinneringen naar dit adres stuurt. Was jij dat, open dan binnen een dag deze link:

    { $link }

    Was jij het niet, doe dan niets. Er wordt dan niets meer gestuurd.

mail-changed-title = Burgomaster: je mail gaat nu ergens anders heen
mail-changed = Hallo,

    herinneringen aan je spellen bij Burgomaster kwamen op dit adres. Er is een ander adres opgegeven en bevestigd: voortaan gaan ze daarheen.

    Was jij dat, doe dan niets. Was jij het niet, dan heeft iemand anders een apparaat of een link van jou. Open { $link }, druk op “Alle andere verlaten” en geef je adres opnieuw op. Kent de pagina je daar niet meer, dan brengt je herstelcode je terug.
mail-removed-title = Burgomaster: geen mail meer naar jou
mail-removed = Hallo,

    herinneringen aan je spellen bij Burgomaster kwamen op dit adres. Het is weggehaald: hierheen wordt niets meer gestuurd.

    Was jij dat, doe dan niets. Was jij het niet, dan heeft iemand anders een apparaat of een link van jou. Open { $link }, druk op “Alle andere verlaten” en geef je adres opnieuw op. Kent de pagina je daar niet meer, dan brengt je herstelcode je terug.

plan-dropped = Je plan is gestopt bij “{ $action }”: { $why }
plan-no-branch = Je plan zegt niets voor { $shown }: de rest is vervallen.

# ---- Puzzels ----
refused-no-puzzle = Die puzzel bestaat niet.
puzzle-seat = Speler { $letter }
puzzle-right = Goed!
puzzle-wrong = Niet de beste: { $cost }.
puzzle-unweighed = Niet de beste. (Wat deze zet kost, is niet gewogen.)
puzzle-answer = De beste: { $move }
puzzle-helps = dat helpt vooral { $name } ({ $chosen } % in plaats van { $better } %)
puzzle-holds = dat houdt { $name } tegen ({ $better } % in plaats van { $chosen } %)

data-readme = { $name }: alles wat dit huis van je weet.

    you.json: je naam, instellingen, of je op een spel wacht of op geen ratinglijst staat.
    ways-in.json: je apparaten, herstelcode, open links en de sleutels van je programma’s; nooit de geheimen zelf.
    reminders.json: waar pushberichten en mail heen gaan, en open herinneringen.
    games.json: elke tafel waaraan je zat of die je opende; games/ heeft de spelbestanden, chat/ wat je daar zei.
    notes.json, plans.json: je notities bij zetten, en je plannen.
    statistics.json: wat je hebt gespeeld en gewonnen, wat analyses over je zeiden, je ratings.
    blocked.json, reports.json: wie je hebt geblokkeerd, wat je hebt gemeld.
    club-nights.json: avonden waarvan je gastheer was of waar je kwam.

    Een spelbestand toont een heel spel; “burgomaster verify” bewijst de dobbelstenen, en de pagina leest het. Het geheim van de dobbelstenen staat erin als het spel is afgelopen. Tijden zijn milliseconden sinds 1970.
    Niet erin: reservekopieën, het logboek en de geheimen van de server, notities van beheerders, en wat anderen meldden.

# What an option changes. A bot's title is $bot; $turns and $players are lists of numbers.
option-measured = Gemeten tegenover ‘{ $usual }’ in { $games } spellen aan elke tafel, tussen bots ({ $bot }).
option-with = Allebei met ‘{ $value }’.
option-effect = ‘{ $value }’: { $effect }.
option-turns = beurten per spel met { $players } spelers: { $turns }
option-seat = plaats { $seat } van { $players } wint { $points } procentpunt van de spellen
option-nothing = geen duidelijk verschil in hoe lang een spel duurt of wie wint
option-same = elk spel verliep hetzelfde
option-unmoved = Zo’n bot gebruikt het niet, dus daaruit volgt niets voor mensen die dat wel doen.
option-listed = { $before } en { $last }
