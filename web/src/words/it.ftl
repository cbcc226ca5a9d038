# La pagina in italiano.
title = Burgomaster
title-your-turn = ● Tocca a te · Burgomaster
skip = Vai al contenuto
no-such-page = Questa pagina non esiste. Ecco l’ingresso.
home = Pagina iniziale
close = Chiudi
cancel = Annulla
save = Salva
saved = Salvato.
add = Aggiungi
away = Il server non è raggiungibile. Riprova tra poco.
opening = Apertura …

## Front door
welcome = Costruisci una città. Batti i tuoi amici.
welcome-more = Giochi in cui costruisci una città, esattamente secondo le regole, con gli amici o contro i bot. Senza registrazione.
unofficial = Un progetto libero e non ufficiale, con disegni e parole propri. I nomi dei giochi appartengono ai loro proprietari.
players-many = { $n ->
    [one] un giocatore
   *[other] { $players } giocatori
}
play-bots = Gioca contro i bot
bots-level = I bot giocano come
with-friends = Con gli amici
learn = Impara
rules = Regole
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
no-open-tables = Nessun tavolo aspetta giocatori in questo momento.
watch-tables = Partite da guardare
theme = Nomi e illustrazioni
you-are = Chi sei?
your-name = Il tuo nome
guest = Ospite
my-games = Le mie partite
players-games = Partite di questo giocatore
no-games-yet = Ancora nessuna partita.
status-open = in attesa
status-running = in corso
status-over = finita
status-closed = chiusa

## New table
new-table = Un nuovo tavolo
which-game = Quale gioco?
how-many = Quanti giocatori?
who-plays = Chi gioca?
seat-n = Posto { $n }
a-friend = Un amico, con un link
more-options = Altre opzioni
taking-back = Riprendere le mosse
edition = Edizione
value-yes = sì
value-no = no
value-chance = decide il caso
value-standard = standard
clock = Tempo per riflettere
clock-none = senza limite
clock-move = per mossa
clock-bank = per tutta la partita
clock-correspondence = per mossa (per corrispondenza)
clock-how-long = Quanto?
clock-seconds = { $n } secondi
clock-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
}
clock-lose = Chi finisce il tempo perde (altrimenti continua un bot)
undo-consent = nulla svelato, o tutti d’accordo
undo-free = solo se nulla è stato svelato
undo-none = mai
spectators = Spettatori
spectators-live = possono guardare
spectators-delayed = possono guardare un minuto dopo
spectators-off = nessuno
allow-hints = Permetti suggerimenti e probabilità
hints = Suggerimenti e probabilità
list-publicly = Visibile a tutti
open-table = Apri il tavolo

## Lobby
no-table = Qui non c'è niente
table-closed = Questo tavolo è chiuso.
waiting-for = { $n ->
    [one] Manca ancora un giocatore.
   *[other] Mancano ancora { $n } giocatori.
}
all-here = Ci sono tutti. Chi ha aperto il tavolo può cominciare.
all-here-host = Ci sono tutti. Puoi cominciare.
open-seat = posto libero
join = Siediti
leave = Alzati
start = Comincia la partita
close-table = Chiudi il tavolo
send-away = Manda via
host = ha aperto il tavolo
bot = bot
add-bot = Metti un bot qui …
add-bot-at = Un bot per il posto { $n }
invite = Invita
invite-how = Un link per ogni posto. Chi lo apre si siede lì.
invite-link = Link d'invito { $n }
copy = Copia
copied = Copiato
qr = Codice QR
dice-word = Qualcosa di tuo per i dadi (facoltativo)
dice-word-why = Il tuo browser aggiunge ai dadi una parola casuale, fissata ora e aperta all'inizio, così nessuno può scegliere un lancio, nemmeno il server. Puoi metterci qualcosa di tuo.
dice-word-sent = È nella tua parola per i dadi.
nobody-wins = Nessuno vince
table-ended = Questa partita è finita.
dice-opening = Si mescolano i dadi: si aprono le parole di tutti.
commitment = I dadi sono già fissati da questa promessa:
about-dice = Dadi onesti
played-so = Come si gioca

## Table
players = Giocatori
players-and-log = Giocatori e cronaca
your-move = La mossa
you = tu
on-turn = di turno
winner = vince
resigned = ha abbandonato
is-away = non c’è
bot-plays = Qui gioca un bot.
let-bot-play = Fai giocare un bot
ask-for = Chiama { $name }
called = { $by } chiama { $name }.
called-left = Tra { $seconds } s può giocare un bot.
was-away = Un bot ha giocato per te mentre non c’eri.
take-back-seat = Eccomi di nuovo
line-lost = Connessione persa, nuovo tentativo …
click-waits = Il tuo clic è conservato e parte appena torna la connessione …
confirm = Conferma
undo = Annulla mossa
restart-turn = Ricomincia il turno
undo-ask = Chiedi di annullare
undo-asked = { $name } chiede di annullare «{ $move }».
undo-asked-self = Hai chiesto di annullare: aspettiamo gli altri.
agree = D'accordo
decline = No
withdraw = Ritira
more = Altro
all-moves = Tutte le mosse in elenco
look-back = Guarda indietro
to-present = Torna alla partita
hint = Suggerimento
hint-says = Un bot farebbe così: { $action }.
do-it = Fai così
resign = Abbandona
resign-sure = Abbandonare questa partita?
resign-means-loss = Vince l'altro giocatore.
resign-means-bot = Un bot gioca il tuo posto fino alla fine, ma non può vincere.
rule = Regola { $rule }
chapters = Indice
die = { $pips ->
    [0] dado, non ancora lanciato
   *[other] dado: { $pips }
}
log = Cronaca
chat = Chat
log-and-chat = Cronaca e chat
earlier = Prima
chat-empty = Nessuno ha ancora parlato.
chat-quiet = Silenzia qualcuno
chat-ignore = Non voglio sentire { $name }
chat-mute = { $name } non può più scrivere
chat-muted = Chi ha aperto il tavolo ti ha tolto la parola.
chat-say = Di' qualcosa
send = Invia
turn-of = Tocca a { $name }
chance-decides = Decide il caso
buildings = Edifici
won-by = { $n ->
    [0] Non vince nessuno
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
you-win = Hai vinto!
points = Punti
since-last = Dalla tua ultima mossa
last-move = L'ultima mossa
news-none = Qui si leggerà che cosa fanno gli altri.
your-turn = Tocca a te
watching = Stai guardando
days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}

## A table as lists
plain-choose = Scegli una mossa
plain-moves = Che cosa puoi fare
plain-others = Oppure
plain-table = Sul tavolo
plain-nothing = Ancora niente.
plain-step-in = Che cosa posso fare adesso?
view-turn = Turno
view-number = Numero
view-players = Giocatori
view-winner = Chi ha vinto
view-seat = Posto
view-dice = Dadi

## After the game
result = Risultato
looking-back = Uno sguardo indietro
moves = Mosse
thought = Tempo di riflessione
review = La partita è durata { $time } min: { $moves } mosse, { $chances } volte ha deciso il caso, { $undone } mosse annullate.
rematch = Ancora una volta
to-rematch = Alla rivincita
rematch-accept = Gioco ancora
rematch-decline = Stavolta no
rematch-coming = { $n ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}
rematch-asked = Ancora nessuna risposta da { $names }.
kept-for = tenuto per { $name }
free-seat = Libera questo posto
won-next = Secondo le regole avrebbe vinto { $names }, che però si era ritirato; vince il migliore degli altri.
download = Scarica la partita
replay = Rivedi
replay-first = All'inizio
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-last = Alla fine
replay-at = Momento { $n } di { $of }
chances = Probabilità di vittoria
chances-picture = Probabilità di vittoria mossa per mossa; la tabella sotto riporta i numeri
chances-table = Come tabella
chances-moment = Momento
verify = Verifica i dadi
verify-cards = Verifica le carte
verify-fine = Tutti i { $n } lanci e le carte seguono dalla promessa vista da questo browser, con le parole di tutti. Nessuno poteva sceglierli o cambiarli.
verify-unseen = Tutti i { $n } lanci e le carte seguono dalla promessa nel verbale. Questo browser non ha visto il tavolo durante la partita, quindi non può dire se è la promessa vista dai giocatori.
verify-bad = { $n } lanci o carte non seguono dalla promessa!
verify-bad-words = Una parola nel verbale non è quella fissata dal suo giocatore!
verify-differs = Questo verbale non è della partita vista da questo browser!
verify-doubt-table = Appartiene a un altro tavolo.
verify-doubt-commitment = La sua promessa non è quella mostrata qui dal server.
verify-doubt-promises = Le parole fissate non sono quelle dei giocatori.
verify-doubt-word-changed = La parola che ha per te non è una delle tue.
verify-doubt-word-left-out = La tua parola non è stata aperta in tempo e non è nei dadi. Se la linea era buona, chiedi a chi gestisce la casa.
verify-doubt-moves = Alcune mosse o lanci sono diversi da quelli che hai visto.
verify-how = Come è stato verificato
verify-1 = Prima del primo lancio il server ha pubblicato questa promessa (uno SHA-256):
verify-2 = Dopo la partita ha mostrato il suo segreto, che corrisponde alla promessa:
verify-2-bad = Dopo la partita ha mostrato questo segreto, che NON corrisponde alla promessa:
verify-3 = Il segreto, il tavolo, le parole di tutti e il numero dell'evento danno ogni volta un lungo numero (HMAC-SHA-256). Per l'evento { $event } è { $number }; diviso per { $total } resta { $rest }, e significa “{ $text }”.
verify-4 = Lo stesso è stato calcolato qui, nel tuo browser, per tutti gli eventi; { $n } concordano con la partita.
verify-5 = { $early ->
    [yes] Questo browser ha visto la promessa prima dell'inizio
   *[no] Questo browser ha visto la promessa solo a partita cominciata
} e poi { $n } mosse e lanci{ $whole ->
    [yes] , tutti
   *[no] {""}
}; il verbale concorda.
verify-left-out = Non è nei dadi, perché non aperta in tempo, la parola di: { $names }.
verify-means = Questo prova che nessuno poteva scegliere o cambiare un lancio: non il server, che aveva promesso il suo segreto prima di conoscere le parole; non un giocatore, perché tutti avevano fissato la propria parola prima che se ne aprisse una. Non prova che il server abbia tenuto il segreto per sé: poteva prevedere i lanci, e poteva lasciare fuori una parola, cosa che sta scritta qui.

## Settings
settings = Impostazioni
language = Lingua
setting-theme = Aspetto
setting-theme-auto = come il mio dispositivo
setting-theme-light = chiaro
setting-theme-dark = scuro
setting-palette = Colori dei giocatori
setting-palette-standard = normali
setting-palette-distinct = facili da distinguere (daltonismo)
setting-board = Tavoli
setting-board-drawn = come tabellone
setting-board-lists = come elenchi da leggere e cliccare
setting-motion = Movimento
setting-motion-auto = come il mio dispositivo
setting-motion-full = tutto si muove
setting-motion-less = il meno possibile
setting-speed = Velocità
setting-speed-slow = lenta
setting-speed-normal = normale
setting-speed-fast = veloce
setting-speed-instant = istantanea
setting-confirm = Conferma delle mosse
setting-confirm-off = no, gioca subito
setting-confirm-on = sì, chiedi
setting-confirm-countdown = gioca dopo qualche secondo
setting-forced = L’unica azione possibile si fa da sola
setting-sound = Suoni

## Guided games
learn-offer = La via più rapida: una prima partita guidata contro un bot facile.
learn-step = Lezione { $step } di { $of }
learn-end = Ora conosci il gioco
learn-wait = Gli altri stanno giocando. Tra poco tocca a te.
learn-free = Gioca come vuoi; la prossima lezione arriva da sé, al momento giusto.
learn-done = Queste erano le idee principali. Continua da solo e divertiti; ciò che è in ombra dice perché, e le regole sono a un clic.
learn-next = Avanti
learn-show = Mostrami
learn-stop = Basta così
learn-alone = Continuo da solo
learn-otherwise = Era un'altra mossa; va bene anche così.
learn-refused = Adesso non è permesso; il motivo è scritto accanto alla mossa, con la sua regola. Ciò che brilla è permesso.

## Keeping order
about = Su { $name }
about-line = Su questa riga di { $name }
block = Blocca { $name }
unblock = Sblocca { $name }
block-means = Chi è bloccato non può sedersi ai tuoi tavoli e non lo senti a nessun tavolo. Non viene avvisato.
blocked-now = Hai bloccato { $name }.
unblocked-now = Hai sbloccato { $name }.
report = Segnala { $name }
report-line = Segnala questa riga di { $name }
report-why = Che cosa non va?
report-send = Invia la segnalazione
report-means = La legge solo chi gestisce questa casa. Al tavolo nessuno ne sa nulla.
reported = Grazie. Chi gestisce questa casa è stato avvisato.
remove-line = Rimuovi la riga
line-removed = La riga non c'è più.
my-blocked = Chi ho bloccato
my-reports = Che cosa ho segnalato
report-waits = non ancora vista
report-handled = chiusa
house = Gestire questa casa
house-key = Chiave del gestore
house-key-hint = La stampa, sul computer della casa, il comando
house-enter = Apri
house-leave = Chiudi ({ $name })
house-state = Come va
house-people = Persone presenti
house-connections = { $n } connessioni
house-tables = Tavoli in memoria
house-store = Archivio
house-ready = pronto
house-not-ready = NON PRONTO
house-uptime = In funzione da
house-minutes = { $n } min
house-version = Versione
house-refusals = Rifiuti finora: { $n }
house-doors = Porte
house-names-open = I nuovi arrivati possono scegliere un nome
house-tables-open = Si possono aprire tavoli
house-said = Una frase per la pagina iniziale
house-reports = Segnalazioni
house-which = Quali?
reports-open = in attesa
reports-handled = chiuse
reported-by = segnalato da { $name }, { $time }
house-no-reports = Nessuna segnalazione.
house-look-chat = La chat intorno
house-look-table = Il tavolo
house-resign = Fallo abbandonare
house-answer = Una risposta a { $name }
house-handled = Chiudi la segnalazione
house-blocks = Bloccati
house-no-blocks = Nessuno è bloccato.
kind-name = Nome
kind-player = Giocatore
kind-address = Indirizzo
block-kind = Che cosa bloccare
block-value-name = Quale nome
block-value-player = L'id del giocatore
block-value-address = Indirizzo o rete
block-long = Per quanto tempo
block-hours = { $n } ore
block-note = Perché (lo leggono solo i gestori)
house-block = Blocca
for-good = per sempre
until = fino al { $time }
house-here = Connessi adesso: { $n }
house-nameless = senza nome
house-sits = siede a un tavolo
house-watches = guarda
house-chat = La chat di un tavolo
house-which-table = L'id o l'indirizzo del tavolo
house-look = Guarda
house-removed = rimossa
house-remove = Rimuovi la riga: { $text }
house-audit = Che cosa è stato fatto
house-no-deeds = Ancora niente.
deed-block = bloccato:
deed-unblock = sbloccato:
deed-doors = porte:
deed-answer = risposto:
deed-unsay = riga rimossa:
deed-resign = fatto abbandonare:
deed-close = chiuso:
deed-key = chiave

## The table on one screen
tab-table = Tavolo
tab-log = Cronaca
tab-chat = Chat
tab-review = Probabilità
unread = da leggere
see-board = Guarda il tavolo
choices-hidden = { $n ->
    [one] Un’altra scelta
   *[other] Altre { $n } scelte
}
told = Che cosa succede
chat-line = { $name } dice: { $text }

## Momenti
city-of = La città di { $name }
cities = Di chi è la città
picture-save = Salva l'immagine
picture-share = Condividi l'immagine
hours-short = { $n } h
leads = Chi era in testa e quando
leads-picture = Il punteggio di tutti, mossa per mossa; i numeri sono nella tabella qui sotto
leads-longest = In testa più a lungo: { $name }, per { $part } della partita.
leads-changed = { $n ->
    [0] Il primo posto non è mai cambiato.
    [one] Il primo posto è cambiato una volta.
   *[other] Il primo posto è cambiato { $n } volte.
}
setting-volume = Volume
sound-on = I suoni sono attivi
sound-off = I suoni sono spenti
## Uno schermo che tutti guardano
screen-show = Mostra su un grande schermo
screen-scan = Inquadra per sederti qui
screen-scan-any = Inquadra per sederti
screen-code = Codice QR: siediti al posto { $n }
screen-code-table = Codice QR di questo tavolo
screen-private = A questo tavolo ci si siede su invito. Chi l'ha aperto sceglie “Mostra su un grande schermo” nello stesso browser; allora su quello schermo ogni posto libero ha il suo codice.
screen-start = Ci siamo tutti. Chi ha aperto il tavolo avvia la partita dal proprio dispositivo.
screen-here-only = Questo indirizzo funziona solo su questo computer. Per i telefoni avvia il server con “--lan” e apri questa pagina all'indirizzo che indica.
screen-off = Nessuno assiste a questa partita: si vede solo sui dispositivi di chi gioca.
screen-off-soon = Questo tavolo non ha spettatori: quando la partita comincia, qui non si vede più nulla.
screen-later = Si vede un po' più tardi di quanto accade
screen-news = Che cosa è successo
screen-after = Rivedere la partita o giocare ancora
