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
welcome-more = Tre giochi in cui costruisci una città, esattamente secondo le regole, con gli amici o contro i bot. Senza registrazione.
unofficial = Un progetto libero e non ufficiale, con disegni e parole propri. I nomi dei giochi appartengono ai loro proprietari.
game-machi-koro = Machi Koro
game-machi-koro-is = Lancia i dadi, guadagna monete e costruisci per primo quattro monumenti.
game-machi-koro-facts = 2–4 giocatori · mezz'ora
game-alhambra = Alhambra
game-alhambra-is = Raccogli quattro valute, compra gli edifici migliori e cerca di averne più di tutti, tipo per tipo.
game-alhambra-facts = 2–6 giocatori · mezz'ora
game-monopoly-builder = Monopoly Builder
game-monopoly-builder-is = Compra proprietà, scambia, rilancia e costruisci i palazzi più alti dell'isola.
game-monopoly-builder-facts = 2–4 giocatori · un'ora
play-bots = Gioca contro i bot
bots-level = I bot giocano come
with-friends = Con gli amici
learn = Impara
rules = Regole
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
no-open-tables = Nessun tavolo aspetta giocatori in questo momento.
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
value-dutch = olandese
value-international = internazionale
value-standard = standard
value-house = regole della casa
value-same = lo stesso numero
value-free = scelta libera
value-new-york = New York
value-alhambra = Alhambra
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
setting-motion = Movimento
setting-motion-auto = come il mio dispositivo
setting-motion-full = tutto si muove
setting-motion-less = il meno possibile
setting-speed = Velocità
setting-speed-slow = lenta
setting-speed-normal = normale
setting-speed-fast = veloce
setting-confirm = Conferma delle mosse
setting-confirm-off = no, gioca subito
setting-confirm-on = sì, chiedi
setting-confirm-countdown = gioca dopo qualche secondo
setting-sound = Suoni

## Machi Koro
mk-throw = Il lancio
mk-bank = Banca
mk-cities = Città
mk-built = costruito
mk-landmarks = Monumenti
mk-your-throw = Lancia i dadi
mk-your-dice = I dadi rotolano
mk-your-radio = Hai fatto { $total }: lo tieni o rilanci?
mk-your-tv = Hai fatto { $total }: a chi prende monete la Stazione TV?
mk-your-give = Hai fatto { $total }: vuoi scambiare un edificio?
mk-your-build = { $coins ->
    [0] Hai fatto { $total } e non hai monete per costruire
    [one] Hai fatto { $total } e hai una moneta per costruire
   *[other] Hai fatto { $total } e hai { $coins } monete per costruire
}
mk-when-blue = Quando chiunque fa { $numbers }: { $effect }.
mk-when-green = Quando tu fai { $numbers }: { $effect }.
mk-when-red = Quando un altro fa { $numbers }: { $effect }.
mk-when-purple = Quando tu fai { $numbers }: { $effect }. Uno solo per città.
mk-does-bank = { $coins ->
    [one] una moneta dalla banca
   *[other] { $coins } monete dalla banca
}
mk-does-per = { $coins ->
    [one] una moneta dalla banca per ogni tua carta con { $icon }
   *[other] { $coins } monete dalla banca per ogni tua carta con { $icon }
}
mk-does-thrower = { $coins ->
    [one] una moneta da chi ha lanciato
   *[other] { $coins } monete da chi ha lanciato
}
mk-does-everybody = { $coins ->
    [one] una moneta da ogni altro giocatore
   *[other] { $coins } monete da ogni altro giocatore
}
mk-does-one = { $coins ->
    [one] una moneta da un giocatore a tua scelta
   *[other] { $coins } monete da un giocatore a tua scelta
}
mk-does-swap = puoi scambiare un tuo edificio con uno di un altro giocatore
mk-train-station = Puoi lanciare due dadi.
mk-shopping-mall = Ogni tua carta con tazza o pane rende { $coins } in più.
mk-amusement-park = Dopo un doppio giochi un altro turno.
mk-radio-tower = Una volta per turno puoi rilanciare.
mk-odds = Quanto renderebbe?
mk-odds-short = Probabilità
mk-odds-of = Se ora lancia { $name }, ognuno guadagna o perde:
mk-odds-dice = Numero di dadi
mk-odds-number = { $n ->
    [one] Un dado
   *[other] Due dadi
}
mk-odds-total = Totale
mk-odds-chance = Probabilità
mk-odds-choice = A chi la Stazione TV prende le monete è una scelta: qui non è contata.

## Alhambra / New York
al-your-act = Prendi denaro o compra un edificio
al-your-again = Hai pagato il prezzo esatto: compra ancora o prendi denaro
al-hand = La tua mano
al-no-cards = nessuna
al-exact = parte di un pagamento esatto
al-pay-exactly = { $cards } = { $price }: paga esattamente { $building }
al-short = { $building }: mancano { $missing }
al-inexact = { $price } non si può pagare esattamente
al-purchase = Acquisto
al-choose-cards = scegli carte dalla tua mano ({ $currency })
al-pays-exactly = Paga { $paid } su { $price }: un’altra azione
al-pays-over = Paga { $paid } su { $price }: { $over } di troppo, il turno finisce
al-pays-short = Paga { $paid } su { $price }: ne mancano { $left }
al-buy = Compra
al-gift = Regala a Dirk
al-taking = { $cards ->
    [one] { $total }; una carta sola può avere qualsiasi valore
   *[other] { $total } su un massimo di { $limit }
}
al-take = { $cards ->
    [one] Prendi questa carta
   *[other] Prendi queste { $cards } carte
}
al-pile = Mazzetto di denaro { $pile } di { $piles }, { $left ->
    [one] ne resta una carta
   *[other] ne restano { $left } carte
}
al-piles-gone = I mazzetti di denaro sono finiti
al-collections = Edifici e punti
al-scorings = Conteggi
al-done = fatto
al-scoring-now = Conteggio { $scoring } come sarebbe adesso
al-scoring-was = Conteggio { $scoring } com’è stato
al-scoring-total = Il conteggio { $scoring } è passato; gli edifici sono quelli di adesso
al-place = posto { $place }:
al-tie = { $names } condividono i posti { $places }: { $pool ->
    [one] un punto
   *[other] { $pool } punti
}, { $each } ciascuno.
al-how = Chi ha più edifici di un tipo ottiene il primo numero scritto accanto, chi viene dopo il secondo. Chi è alla pari divide i punti di quei posti, arrotondati per difetto.
al-leftovers = Rimasti nel cortile alla fine

## Monopoly Builder
mb-your-start = Lancia: chi fa il totale più alto comincia
mb-your-surplus = Troppi gettoni: scegli che cosa resta qui
mb-your-throw = Lancia i dadi
mb-your-jail = Sei in prigione: lancia per un doppio, o paga per uscire
mb-your-buy = { $deed } è libera: la compri per M{ $price }?
mb-your-auction = { $bid ->
    [0] { $deed } è all'asta: fai la prima offerta, o ritirati
   *[other] { $deed } è all'asta, offerta più alta M{ $bid }: offri di più, o ritirati
}
mb-your-roll = Lancia per sapere quali gettoni prendi
mb-your-steal = Puoi rubare un gettone: a chi?
mb-your-swap = Scambia un gettone con un altro giocatore
mb-your-pick = Prendi un gettone a scelta
mb-your-give = Dai un gettone a { $name }
mb-your-act = Scambia, tratta e costruisci, poi termina il turno
mb-your-debt = Devi pagare M{ $debt }: procurati i soldi
mb-your-redeem = Riscatta le ipoteche sui nuovi contratti, o tienile
mb-your-answer = { $offerer } offre { $given } per { $taken }: che cosa rispondi?
mb-board = Tabellone e isola
mb-spaces = Caselle (si percorrono con le frecce)
mb-desk = Da decidere
mb-chips = Gettoni
mb-deeds = Contratti
mb-stock = Soldi e gettoni
mb-too-many = Hai { $chips } gettoni. Chi inizia un turno con più di { $most } lascia quelli di troppo.
mb-floor = Piano { $floor }
mb-floors = { $floors ->
    [one] un piano
    [5] attico
   *[other] { $floors } piani
}
mb-penthouse = Attico
mb-affordable = hai questi gettoni
mb-not-affordable = ti mancano gettoni
mb-free-field = libero
mb-mortgages = Ipoteche
mb-set-worth = { $points ->
    [one] gruppo: un punto
   *[other] gruppo: { $points } punti
}
mb-extra-turn = Doppio: un altro turno
mb-cash-now = { $name } ha M{ $cash }.
mb-cash-after = Dopo l’acquisto restano M{ $cash }.
mb-no-bid = Nessuno ha ancora offerto
mb-bid-of = { $name } offre M{ $amount }
mb-bidders = Offerenti
mb-dropped = fuori
mb-own-bid = La tua offerta
mb-bid-this = Offri questo
mb-leave = { $name } ha troppi gettoni e ne lascia qui { $chips }.
mb-give = Ogni giocatore dà un gettone a { $name }. Scegline uno.
mb-pick = Prendi dalla banca un gettone a scelta.
mb-steal = Si può rubare un gettone. Scegli a chi, o non rubare niente.
mb-swap = Scambio forzato: un tuo gettone per uno di un altro tipo di un altro giocatore.
mb-gives = dà
mb-owes = { $name } deve M{ $amount } a { $creditor } e ha M{ $cash }: mancano M{ $lacking }.
mb-owes-bank = { $name } deve M{ $amount } alla banca e ha M{ $cash }: mancano M{ $lacking }.
mb-owes-how = Ipoteca contratti o tratta. Il debito si paga da sé appena hai i soldi.
mb-owes-last = Non c’è più nulla da ipotecare: tratta, o vai in bancarotta.
mb-redeem = { $name } ha ricevuto contratti ipotecati: riscattali ora, o tieni le ipoteche.
mb-jailed = { $name } è in prigione: tentativo { $tries } di 3 per un doppio, oppure paga, o usa una carta.
mb-trade = Cambiare con la banca
mb-parking = Parcheggio gratuito: scegli due gettoni, poi uno di un altro tipo.
mb-deal = Trattative
mb-counter = La tua risposta
mb-make-offer = Fai una proposta
mb-step-in = Fai una proposta nel frattempo
mb-make-counter = Fai una controproposta
mb-partner = Con chi?
mb-you-give = Tu dai
mb-they-give = { $name } dà
mb-both-sides = Tutte e due le parti devono dare qualcosa.
mb-send-offer = Manda la proposta
mb-less = uno in meno: { $name }
mb-more = uno in più: { $name }
mb-of-money = di M{ $amount }
mb-score-now = Punti allo stato attuale
mb-score-end = Il punteggio finale
mb-show-all = Mostra tutto
mb-built = Piani
mb-sets = Gruppi completi
mb-group = { $size ->
    [one] { $size } collegato
   *[other] { $size } collegati
}
mb-about-start = Chi arriva qui o passa riceve M{ $bonus }.
mb-about-jail = Solo in visita, se non ti ci hanno mandato. Paga M{ $fine }, usa una carta o fai un doppio per uscire.
mb-about-go-to-jail = Vai subito in prigione. Il tuo turno è finito.
mb-about-free-parking = Una volta per visita: due gettoni qualsiasi per uno di un altro tipo.
mb-about-chance = Si scopre la prima carta Imprevisti e si fa quel che dice.
mb-about-roll = Lancia i due dadi; il totale indica un tipo, e ne prendi { $chips }.
mb-about-steal = Puoi prendere un gettone a un altro giocatore.
mb-about-take = Prendi dalla banca { $chips } gettoni di questo tipo.

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
lesson-machi-koro-goal = Vinci se costruisci per primo quattro monumenti. I tuoi sono ancora progetti: aspettano qui, con il loro prezzo. Le monete vengono dagli edifici, che rendono quando esce il loro numero.
lesson-machi-koro-throw = Il turno comincia con i dadi. Premi il pulsante cerchiato per lanciarne uno.
lesson-machi-koro-income = Il numero decide chi guadagna: il tuo campo di grano con 1, il tuo panificio con 2 o 3. Qui sono contate le tue monete. Niente guadagno? Capita; ogni numero ha i suoi edifici.
lesson-machi-koro-build = Dopo il lancio puoi costruire una cosa. Gli edifici economici sono un buon inizio: clicca una carta cerchiata per comprarla. Numeri nuovi danno più occasioni di guadagno.
lesson-machi-koro-watch = Anche gli altri lanciano, e ti riguarda: le carte blu rendono a ogni lancio di chiunque, le verdi solo al tuo.
lesson-machi-koro-colours = Quattro colori: il blu rende a ogni lancio, il verde al tuo, il rosso prende monete a chi lancia, il viola vale al tuo lancio e una sola volta per città. Punta una carta per leggerla.
lesson-machi-koro-why = Clicca una delle carte in ombra. Ti dice perché adesso non puoi averla, con la regola.
lesson-machi-koro-more = Costruisci ancora. Rendono di più le carte che si aiutano: fattorie per un caseificio, foreste e miniere per un mobilificio.
lesson-machi-koro-landmark = Puoi pagare un monumento! Clicca il progetto cerchiato per costruirlo. La stazione è quello più economico.
lesson-machi-koro-landmark-wait = Ora risparmia per un monumento: la stazione costa 4. Lancia e non costruire finché non hai le monete; comprare qualcosa di economico va bene lo stesso.
lesson-machi-koro-two = Con la stazione puoi lanciare due dadi e arrivare ai numeri da 7 a 12. Provaci.
lesson-machi-koro-two-wait = Con la stazione lanci due dadi. Costruiscila quando hai 4 monete, poi lanciane due.
lesson-alhambra-goal = I punti vanno a chi ha più edifici di un tipo. Tre conteggi, A, B e C, li contano, e questa tabella mostra chi otterrebbe cosa.
lesson-alhambra-take = Gli edifici costano denaro, e le valute sono quattro. In un turno prendi denaro o compri. Comincia dal denaro: clicca una carta scoperta, poi “Prendi questa carta”.
lesson-alhambra-watch = Ogni edificio si paga solo nella valuta della sua casella: colore e segno. Le caselle vuote si riempiono alla fine di ogni turno, perciò i prezzi vanno e vengono mentre gli altri giocano.
lesson-alhambra-several = Le carte piccole meritano uno sguardo: puoi prenderne più d'una insieme se valgono al massimo 5 in tutto. Scegline due, poi prendile.
lesson-alhambra-choose = Un edificio che brilla lo puoi pagare. Cliccalo per cominciare.
lesson-alhambra-choose-wait = Ancora non si può pagare nulla. Prendi denaro di una valuta finché un edificio di quel colore brilla.
lesson-alhambra-buy = Ora clicca nella tua mano le carte con cui pagare, fino al prezzo; poi “Compra”. Di più è permesso, ma non c'è resto.
lesson-alhambra-why = Clicca un edificio in ombra. Ti dice perché adesso non puoi averlo, con la regola.
lesson-alhambra-exact = Una spunta verde indica le carte che pagano un prezzo esatto, senza una moneta di troppo. Chi paga così gioca subito un'altra azione. È così che si vince: clicca la spunta e compra.
lesson-alhambra-exact-wait = Ora prova a pagare il prezzo esatto: raccogli carte la cui somma è un prezzo. Una spunta verde ti dirà quando puoi.
lesson-alhambra-again = Hai pagato il prezzo esatto, quindi giochi ancora. Compra di nuovo se puoi, o prendi denaro.
lesson-alhambra-scoring = Nel conteggio A prende punti solo chi guida ogni tipo, nel B due posti, nel C tre. Chi è pari divide. Più in basso nella lista vale di più: guarda dove un edificio in più ti mette in testa.
lesson-alhambra-decks = Le carte A e B sono nascoste nei mazzetti di denaro e contano appena compaiono. La partita finisce quando finiscono gli edifici, con il conteggio C. In due raccoglie anche un terzo giocatore: Dirk.
lesson-monopoly-builder-goal = Costruisci la città più bella su quest'isola. Danno punti gli edifici, i gruppi completi di proprietà, avere più soldi di tutti e il gruppo di edifici più grande. Il primo attico chiude la partita.
lesson-monopoly-builder-leave = Cominci il turno con più di sei gettoni, perciò alcuni restano su questa casella. Clicca ciò che ti serve meno; chi arriva qui li trova.
lesson-monopoly-builder-throw = Il turno comincia con i dadi. Ti muovi, e ogni contratto con il numero uscito porta gettoni al proprietario. Premi il pulsante cerchiato.
lesson-monopoly-builder-buy = Questa proprietà non è di nessuno. Comprala: il suo numero ti porterà gettoni, e gli altri ti pagheranno l'affitto. Se non la vuoi, va all'asta.
lesson-monopoly-builder-bid = Un'asta: offri più degli altri, o ritirati. Ogni prezzo sotto quello stampato è un affare.
lesson-monopoly-builder-chips = Con i gettoni si costruisce; sono di quattro tipi. Arrivano quando esce il numero di una tua proprietà, chiunque lanci, e da alcune caselle. Qui sono contati quelli di tutti.
lesson-monopoly-builder-build = Hai i gettoni per un piano. Clicca un campo cerchiato dell'isola. I piani più alti danno più punti; gli edifici vicini contano per la comunità.
lesson-monopoly-builder-build-wait = Per costruire servono gettoni: il primo piano costa un autocarro ribaltabile e un escavatore. Lancia, compra proprietà, cambia con la banca o fai un accordo finché un campo brilla.
lesson-monopoly-builder-why = Clicca un campo dove adesso non puoi costruire. Ti dice perché, con la regola.
lesson-monopoly-builder-deal = Puoi trattare con tutti: apri “Fai una proposta”, scegli che cosa dai e che cosa vuoi, e mandala. L'altro accetta, rifiuta o fa una controproposta.
lesson-monopoly-builder-bank = Hai quattro gettoni uguali: la banca te ne dà uno a scelta.
lesson-monopoly-builder-end = Nient'altro da fare? Termina il turno con il pulsante cerchiato.
lesson-monopoly-builder-watch = Anche i lanci degli altri possono portarti gettoni. E se ti serve qualcosa puoi fare una proposta in ogni momento.
lesson-monopoly-builder-sets = Le proprietà vanno a due a due. Un gruppo completo aumenta l'affitto e dà punti alla fine. Pochi soldi? Qui si ipotecano i contratti.
lesson-monopoly-builder-score = I punti di adesso: edifici, gruppi, il Miliardario con più soldi, la Comunità con più edifici collegati. Quando arriva l'attico, decide questo.

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
