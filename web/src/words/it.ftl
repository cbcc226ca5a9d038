# La pagina in italiano.
title = Burgomaster
skip = Vai al contenuto
no-such-page = Questa pagina non esiste. Ecco l’ingresso.
home = Pagina iniziale
close = Chiudi
cancel = Annulla
save = Salva
saved = Salvato.
away = Il server non è raggiungibile. Riprova tra poco.
away-play-here = In questo momento il server non è raggiungibile. Finché non torna puoi giocare contro i bot su questo dispositivo.
newer = C’è una versione più recente. Le partite su questo dispositivo restano.
newer-reload = Ricarica
newer-later = Più tardi
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
play-here = Gioca su questo dispositivo, senza server
play-here-size = La prima partita scarica circa { $size } MB; le successive cominciano da questo dispositivo.
play-here-loading = Preparo il gioco su questo dispositivo …
play-here-part = { $percent } % caricato
play-here-starting = Ci siamo quasi: avvio …
play-here-failed = Questo browser non può giocare da solo: non è stato possibile caricare il gioco. Con il server si può giocare.
play-here-short = Le partite restano in questo browser, che può dimenticarle: salva una copia di ciò che vuoi tenere.
play-here-kept = Le partite restano in questo browser, e da nessun’altra parte. Può dimenticarle: Safari cancella i siti non usati per circa una settimana, salvo quelli aggiunti alla schermata Home, che hanno una memoria propria; una finestra privata dimentica tutto quando si chiude. Salva una copia di ciò che vuoi tenere.
alone = Qui ogni partita si gioca sul tuo dispositivo, contro i bot o passandolo di mano in mano, con o senza rete.
play-here-unable = Nessun server è raggiungibile e questo browser non può giocare da solo. Una versione recente può farlo.
play-here-around = Tutti giocano qui: il dispositivo passa di mano in mano.
player-n = Giocatore { $n }
name-of-seat = Nome del giocatore { $n }
names-alike = Due persone hanno lo stesso nome. Dai a ciascuna un nome suo.
with-friends = Con gli amici
learn = Impara
rules = Regole
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
anyone = Gioca con chiunque
club = Serata di club
ratings = Valutazioni
puzzles = Problemi
puzzles-today = Problemi del giorno
find-best = Trova la mossa migliore: problemi
no-open-tables = Nessun tavolo aspetta giocatori in questo momento.
watch-tables = Partite da guardare
theme = Nomi e illustrazioni
you-are = Chi sei?
your-name = Il tuo nome
guest = Ospite
my-games = Le mie partite
about-you = Promemoria, dispositivi, codice di recupero
players-games = Partite di questo giocatore
no-games-yet = Ancora nessuna partita.
status-open = in attesa
status-running = in corso
status-over = finita
time-until = tempo fino al { $when }
table-asks = una domanda per te
table-paused = in pausa
status-closed = chiusa

## New table
new-table = Un nuovo tavolo
which-game = Quale gioco?
how-many = Quanti giocatori?
who-plays = Chi gioca?
seat-n = Posto { $n }
a-friend = Un amico, con un link
a-friend-here = Un amico
readings = Dove le regole lasciano un dubbio
readings-as-written = come sta scritto
readings-changed = { $count } lette in altro modo
more-options = Altre opzioni
taking-back = Riprendere le mosse
edition = Edizione
own-editions = Edizioni tue
own-edition = Crea un'edizione tua
own-edition-gone = Questa edizione non è più su questo dispositivo.
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
list-publicly = Visibile a tutti
rated = Conta per le valutazioni
open-table = Apri il tavolo

## Lobby
no-table = Qui non c'è niente
start = Comincia la partita
bot = bot
commitment = I dadi sono già fissati da questa promessa:

## Table
you = tu
confirm = Conferma
undo = Annulla mossa
undo-ask = Chiedi di annullare
undo-asked = { $name } chiede di annullare «{ $move }».
undo-asked-self = Hai chiesto di annullare: aspettiamo gli altri.
more = Altro
hint = Suggerimento
resign = Abbandona
rule = Regola { $rule }
chapters = Indice
die = { $pips ->
    [0] dado, non ancora lanciato
   *[other] dado: { $pips }
}
earlier = Prima
chat-empty = Nessuno ha ancora parlato.
your-turn = Tocca a te
days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}

## After the game
moves = Mosse

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

## Keeping order
about = Su { $name }
block = Blocca { $name }
unblock = Sblocca { $name }
remove-line = Rimuovi la riga
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
house-withdrawn = Valutazioni ritirate
house-withdrawn-how = Le partite di chi ha la valutazione ritirata non contano per nessuno: le valutazioni di tutti sono ricalcolate senza di esse.
house-none-withdrawn = Nessuna.
house-withdraw = Ritira la valutazione
house-give-back = Valuta di nuovo da ora
house-give-back-all = Fai contare di nuovo tutte le sue partite
house-audit = Che cosa è stato fatto
house-no-deeds = Ancora niente.
deed-block = bloccato:
deed-unblock = sbloccato:
deed-doors = porte:
deed-answer = risposto:
deed-unsay = riga rimossa:
deed-resign = fatto abbandonare:
deed-close = chiuso:
deed-withdraw-rating = valutazione ritirata:
deed-give-back-rating = valutazione restituita:
deed-key = chiave

## Momenti
setting-volume = Volume
sound-on = I suoni sono attivi
sound-off = I suoni sono spenti

## Le partite che questo dispositivo conserva
here-tables = Partite su questo dispositivo
here-none = Non ce n’è ancora nessuna.
here-save = Salva una copia
here-delete = Elimina
here-delete-sure = Eliminare questa partita per sempre?
here-keep = Tienila
here-promised = Questo browser ha promesso di non cancellarle da solo.
here-nearly-full = Su questo dispositivo non c’è quasi più spazio. Salva delle copie ed elimina ciò che non ti serve più.
here-unreadable = Questo browser non lascia leggere alla pagina ciò che conserva.
file-open = Apri un file di gioco
file-about = Una partita che qualcuno ha salvato, qui o altrove: scegli il file, o trascinalo su una pagina. La vedi mossa per mossa, e i dadi si possono ricontrollare.
file-too-large = Questo file è troppo grande per un file di gioco.
