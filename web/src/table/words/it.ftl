# Che cosa dice un tavolo, oltre al piano di gioco: arriva con il tavolo.

title-your-turn = ● Tocca a te · Burgomaster
add = Aggiungi

## New table
hints = Suggerimenti e probabilità

## Lobby
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
close-table = Chiudi il tavolo
send-away = Manda via
host = ha aperto il tavolo
add-bot = Metti un bot qui …
add-bot-at = Un bot per il posto { $n }
invite = Invita
invite-how = Un solo link per tutti: mandalo al tuo gruppo. Chi lo apre prende un posto libero.
invite-link = Link d'invito
invite-seats = Un link per ogni posto
invite-seats-how = Chi lo apre si siede proprio lì; poi il link è usato.
invite-seat-link = Link al posto { $n }
invite-late = Questa partita è già cominciata. Chiedi la prossima a chi ti ha invitato.
share-link = Condividi
copy = Copia
copied = Copiato
qr = Codice QR
dice-word = Qualcosa di tuo per i dadi (facoltativo)
dice-word-why = Il tuo browser aggiunge ai dadi una parola casuale, fissata ora e aperta all'inizio, così nessuno può scegliere un lancio, nemmeno il server. Puoi metterci qualcosa di tuo.
dice-word-sent = È nella tua parola per i dadi.
nobody-wins = Nessuno vince
table-ended = Questa partita è finita.
dice-opening = Si mescolano i dadi: si aprono le parole di tutti.
about-dice = Dadi onesti
played-so = Come si gioca

## Table
players = Giocatori
players-and-log = Giocatori e cronaca
your-move = La mossa
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
restart-turn = Ricomincia il turno
agree = D'accordo
decline = No
withdraw = Ritira
all-moves = Tutte le mosse in elenco
look-back = Guarda indietro
to-present = Torna alla partita
hint-says = Un bot farebbe così: { $action }.
do-it = Fai così
evaluation = Valutazione
evaluation-best = La mossa migliore: { $move }
evaluation-looked = { $count } varianti esaminate
evaluation-begins = La posizione viene esaminata …
evaluation-failed = Nessuna valutazione: il motore non risponde.
resign-sure = Abbandonare questa partita?
resign-means-loss = Vince l'altro giocatore.
resign-means-bot = Un bot gioca il tuo posto fino alla fine, ma non può vincere.
resign-counts = Andarsene conta: a chi finisce al tavolo con te si dice, in una parola, se te ne vai spesso prima.
log = Cronaca
chat = Chat
log-and-chat = Cronaca e chat
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
watching = Stai guardando

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
unveiling = Si contano i punti
looking-back = Uno sguardo indietro
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
rematch-declined = Stavolta no: { $names }.
begins-itself = La partita comincia da sé quando ogni posto è occupato.
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
verify-doubt-word-commitments = Le parole fissate non sono quelle dei giocatori.
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

## Guided games
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
about-line = Su questa riga di { $name }
block-means = Chi è bloccato non può sedersi ai tuoi tavoli e non lo senti a nessun tavolo. Non viene avvisato.
blocked-now = Hai bloccato { $name }.
unblocked-now = Hai sbloccato { $name }.
report = Segnala { $name }
report-line = Segnala questa riga di { $name }
report-why = Che cosa non va?
report-send = Invia la segnalazione
report-means = La legge solo chi gestisce questa casa. Al tavolo nessuno ne sa nulla.
reported = Grazie. Chi gestisce questa casa è stato avvisato.
line-removed = La riga non c'è più.

## The table on one screen
tab-table = Tavolo
tab-log = Cronaca
tab-chat = Chat
tab-own = Appunti
tab-review = Analisi
unread = da leggere
see-board = Guarda il tavolo
choices-hidden = { $n ->
    [one] Un’altra scelta
   *[other] Altre { $n } scelte
}
skip-choices = Vai a ciò che puoi fare
choices-further = { $n ->
    [one] Un’altra scelta, in elenco
   *[other] Altre { $n } scelte, in elenco
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

## Fortuna e bravura
review-title = Fortuna e bravura
mark-inaccuracy = Imprecisione
mark-mistake = Errore
mark-blunder = Errore grave
mark-lucky = Fortuna
mark-unlucky = Sfortuna
marks-inaccuracy = Imprecisioni
marks-mistake = Errori
marks-blunder = Errori gravi
review-about = Un bot guarda ogni decisione e ogni tiro, con ciò che ogni giocatore poteva sapere allora. Servono da alcuni secondi ad alcuni minuti.
review-mine = Analizza la mia partita
review-ask = Analizza la partita
review-deeper = Guarda più a fondo (alcuni minuti)
review-working = La partita viene analizzata … Può richiedere alcuni minuti; intanto puoi guardarti intorno.
review-progress = A che punto è l’analisi
review-done = { $assessed } decisioni su { $decisions }
review-failed = Nessun bot è libero adesso. Riprova tra poco.
review-show = Mostra
review-others = Altre buone mosse
review-cost = { $mark }: è costato { $points } punti
review-luck = { $name }: { $points } punti per il caso
review-initial = All’inizio
review-lucky = Fortuna
review-errors = Errori propri
review-given = Errori altrui
review-revision = Ripensamenti
review-final = Alla fine
review-without = Senza fortuna sarebbe finita così: { $chances }.
review-rate = Errore per decisione
review-legend = In punti della probabilità di vincere. Un’imprecisione costa almeno { $a } punti, un errore { $b }, un errore grave { $c }.
review-turning = Svolte della partita
review-marked = Mossa per mossa
review-whose = Il gioco di chi
review-none = Qui non c’è nulla da segnalare.
notes = I tuoi appunti
note-about = Li vedi solo tu. A ogni mossa che guardi puoi scrivere ciò che vuoi ritrovare.
note-here = Appunto alla mossa { $n }
note-save = Conserva l’appunto
note-remove = Togli
note-say = Dillo nella chat
note-said = Mossa { $n }: { $text }
note-kept = Conservato.
review-lost = Perso di ciò che era in gioco

## Più persone attorno a un dispositivo
pass-to = Passa il dispositivo a { $name }
pass-why = Fino ad allora le carte restano nascoste.
pass-taken = Sono { $name }: mostra le mie carte
who-holds = Chi ha il dispositivo

## Più tavoli
next-table = { $n ->
    [one] Tocca a te a un altro tavolo
   *[other] Tocca a te ad altri { $n } tavoli
}

## Pausa e fine di comune accordo
paused = La partita è in pausa finché qualcuno riprende.
paused-until = La partita è in pausa fino al { $until }, o finché qualcuno riprende.
pause-end = Riprendi la partita
pause-until = Pausa fino al (facoltativo)
pause-until-how = Senza un giorno la pausa dura finché qualcuno riprende. Tutti gli orologi si fermano.
pause-now = Metti in pausa
propose = Pausa o fine insieme
propose-how = Succede quando tutti quelli che giocano sono d'accordo. Puoi proporlo di nuovo dopo la tua prossima mossa.
propose-alone = Qui non serve l'accordo di nessun altro.
propose-pause = Proponi una pausa
propose-end = Proponi di finire la partita
propose-end-how = La partita finisce qui, e non vince nessuno.
end-now = Finisci la partita
proposal-waits = Gli altri non sono ancora tutti d'accordo.
proposal-pause = { $name } propone una pausa.
proposal-pause-until = { $name } propone una pausa fino al { $until }.
proposal-end = { $name } propone di finire la partita senza vincitori.
agreed-end = Tutti erano d'accordo di finire qui.
