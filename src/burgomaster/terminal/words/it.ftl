# Il terminale in italiano.

guest = Ospite
bot-name = { $seat } { $bot }
saved-at = La partita viene salvata dopo ogni mossa: { $path }
commitment = Dadi onesti: il tavolo si è impegnato su { $commitment }
acts = { $name }: { $action }
choose = { $name }, scegli
only = { $name }, Invio: { $action }
help =
    Scrivi il numero di un'azione, o l'azione a parole, per esempio “{ $example }”.
    I nomi si capiscono in italiano, inglese e olandese; basta l'inizio di un nome.
      o       che cosa può portare il caso, con le probabilità e dove conduce
      h       un suggerimento: le mosse migliori e le tue probabilità
      m       tutto quello che puoi fare, una riga per ciascuna azione
      u       annulla la tua ultima azione, se il caso non ha mostrato altro
      r { $rule }  mostra una regola; r da solo mostra tutto il regolamento
      t       tutto il tavolo come testo
      l       che cosa è successo finora
      w       perché l’ultimo bot ha fatto quel che ha fatto
      s       fai aspettare i bot dove puoi intervenire (di nuovo: non più)
      b, c    mentre componi un'azione: un passo indietro, lascia perdere
      B: …    il giocatore B, anche lui a questa tastiera, interviene (se può)
      q       fermati; la partita è salvata e può continuare
no-odds = Ora non si lancia nulla.
refused = Non permesso: { $text }
no-number = Non c'è un'azione { $number }.
no-rule = Non c'è una regola { $rule }.
goodbye = Partita interrotta e salvata. Per continuare: burgomaster play --resume { $path }
result = Partita finita dopo { $turns } turni: ha vinto { $winners }.
verify = Controlla i dadi con: burgomaster verify { $path }
watching = Non c'è un terminale per giocare, quindi ecco una partita tra bot.
lost-move = { $name } perde questa mossa e se ne gioca una a caso: { $reason }
thinking = Sto pensando … (la prima volta su un computer ci vuole un minuto o due)
no-thoughts = Nessun bot ha ancora pensato a nulla.
plain-choose = { $prompt } (numero o parole, ? per l'aiuto):
plain-only = { $prompt } (? per l'aiuto):
hold = Tocca a { $name }. { $person } può intervenire; Invio prosegue
holding = Ora i bot aspettano dove puoi intervenire. Scrivi ancora s per lasciarli giocare.
not-holding = I bot non ti aspettano più.
whole-action = Chi interviene dice tutta l’azione in una riga, dopo la lettera del posto e i due punti.
nothing-begun = Non stai componendo nulla da lasciar perdere.
no-menu = Ora non si chiede niente a nessuno.
no-log = Non è ancora successo nulla.
hint-not-now = Un suggerimento è per chi è di turno, e ora lo è un bot.
undo-nothing = Non c'è niente da annullare.
undo-chance = Troppo tardi per annullare: da allora sono usciti dadi o carte, e li hai visti.
taken-back = Annullato: { $name }, { $action }.

## Comandi a parole; ciascuno un elenco separato da virgole

command-help = aiuto
command-table = tavolo
command-menu = menu, mosse
command-odds = probabilità
command-rules = regola, regole
command-hint = suggerimento
command-why = perché
command-log = storia
command-undo = annulla
command-step-in = intervieni, intervengo
command-back = indietro
command-cancel = cancella
command-quit = esci, fermati

## Lo schermo

keys = ? aiuto  o caso  h consiglio  m mosse  u annulla  r regole  l storia  q esci
keys-page = Invio o Esc: torna al tavolo   Pag su, Pag giù: altro
keys-begun = b un passo indietro  c cancella  m tutte le scelte  ? aiuto
keys-bots = scrivi per far aspettare i bot   Invio: più in fretta   q esci
keys-over = Invio: fine
more-choices = … altre { $count }: m
more-news = … { $count } prima: l
more-table = … altre { $count } righe: t
news = Che cosa è successo
page-more = { $from }–{ $to } di { $all }
waiting = I bot giocano …
small = La finestra è troppo piccola per un tavolo; falla 60 × 16 o più grande.

# Problemi. Il suggerimento è la soluzione.
puzzle = { $game }, problema { $number }, difficoltà { $difficulty } di 3
puzzle-theme = Il tema era: { $theme }.
puzzle-ask = { $name }, la tua mossa migliore? (h: la soluzione)
puzzle-left = A presto.
puzzles-of-day = Problemi del { $day }:
puzzles-none = Non ci sono problemi.

# Che cosa dura a lungo.
progress-ready = preparazione
progress-compiling = compilazione delle regole, funzione { $count }: { $function }
progress-playing = si gioca
progress-reviewing = si analizza
