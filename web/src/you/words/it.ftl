you = Tu
needs-server = Questa pagina riguarda i tavoli di un server. In questo momento non c’è un server.
gone = In questo browser non è più noto nessuno. Scegli un nome per giocare, o torna con un codice di recupero.
stopped = Fatto: non riceverai più questi promemoria.
mail-confirmed = Il tuo indirizzo è confermato. D’ora in poi i promemoria arrivano lì.
go-on = Avanti
stay = Lascia così

statistics = Che cosa hai giocato
statistics-all = { $n ->
    [one] Una partita finita; vinte: { $won }.
   *[other] { $n } partite finite; vinte: { $won }.
}
finishes-new = Per ora si conoscono troppo poche tue partite con altri per dire se le finisci.
finishes-usually = Di solito finisci le tue partite; lo si dice a chi finisce al tavolo con te.
finishes-sometimes-not = A volte te ne vai prima; lo si dice a chi finisce al tavolo con te.
finishes-often-not = Nelle ultime settimane te ne sei andato spesso prima; lo si dice a chi finisce al tavolo con te.
statistics-game = Gioco
statistics-kind = { $game }, { $n } giocatori
statistics-played = Giocate
statistics-won = Vinte
statistics-with = Con chi
statistics-you-won = Vinte da te
statistics-they-won = Vinte da loro
statistics-save = Salva come file
favourites = { $game }: che cosa hai comprato di più
favourites-count = Volte
luck = Fortuna ed errori
luck-about = Dalle analisi: quanti punti di probabilità di vincere ti ha portato la fortuna in ogni partita, e quanti ti sono costati gli errori.
luck-mean = Fortuna: { $points } punti a partita
error-mean = Errori: { $points } punti a partita
luck-picture = Fortuna ed errori nelle tue ultime { $n } partite analizzate; la tabella dice lo stesso
luck-table = Come tabella
luck-short = Fortuna
error-short = Errori
to-review-about = Un’analisi dice che cosa era fortuna e che cosa un errore. Al server servono alcuni secondi per partita.
to-review = { $n ->
    [one] Analizza la mia ultima partita
   *[other] Analizza le mie ultime { $n } partite
}
under-review = { $n ->
    [one] Ancora una partita in analisi …
   *[other] { $n } partite in analisi …
}
anew = Cancella le mie statistiche
anew-sure = Tutte le partite giocate finora non contano più per te: né qui né per una valutazione. Ciò che le analisi dicevano di te viene cancellato. Le partite restano. Non si può annullare; salva prima il file, se vuoi tenere i numeri.
anew-now = Cancella e ricomincia
anew-done = { $games ->
    [one] Fatto: una partita non conta più
   *[other] Fatto: { $games } partite non contano più
}{ $reviews ->
    [0] .
    [one] , e un’analisi è stata cancellata.
   *[other] , e { $reviews } analisi sono state cancellate.
}

reminders = Promemoria
reminders-about = Quando non sei a un tavolo, il server può dirti che ti aspetta. Un promemoria per ogni tavolo, finché non vieni; un ultimo, prima che il tuo tempo finisca, ne prende il posto. Non contiene nulla delle tue carte.
push = Messaggi in questo browser
push-here = Mostra messaggi qui, anche a pagina chiusa
push-unable = Questo browser non mostra messaggi di questa pagina. Su iPhone o iPad aggiungi prima la pagina alla schermata Home e aprila da lì; altrove la pagina va aperta con https.
push-forbidden = A questo browser è stato detto di non mostrare messaggi di questa pagina. Puoi cambiarlo nelle sue impostazioni.
push-failed = Il browser non lo ha permesso, o il suo servizio push non è raggiungibile.
mail = Posta
mail-address = Indirizzo di posta
mail-use = Usa questo indirizzo
mail-again = Manda di nuovo il link
mail-remove = Niente più posta
mail-sent = Un link è in viaggio verso quell’indirizzo. Aprilo entro un giorno; prima non arriva altro.
mail-waits = { $address } non è ancora confermato: apri il link che è stato mandato lì.
mail-is-confirmed = I promemoria vanno a { $address }.
what-of = Avvisami
of-turn = quando tocca a me
of-time = prima che il mio tempo finisca
of-table = quando un tavolo è pieno o una partita è finita
quiet = Ore di silenzio
quiet-on = Non di notte: quel che arriva allora aspetta il mattino
quiet-from = Dalle
quiet-to = Alle
quiet-zone = Secondo il tuo orologio ({ $zone }).

devices = Dispositivi
devices-about = I browser in cui sei noto. Da quello che lasci, nessuno può più giocare per te. Con ogni dispositivo finiscono i link aperti.
device-unnamed = Un browser
device-this = questo
device-seen = usato l’ultima volta il { $day }
leave = Lascia
leave-named = Lascia { $name }
leave-sure = Lì nessuno gioca più per te. Finiscono anche i link aperti.
leave-this-sure = Senza un altro dispositivo o un codice di recupero non puoi tornare ai tuoi posti.
leave-others = Lascia tutti gli altri
leave-others-sure = Resta solo questo browser. Con gli altri dispositivi finiscono i link aperti, il codice di recupero, le chiavi dei tuoi programmi e tutti i messaggi push; crea di nuovo ciò che ti serve.
link = Un altro dispositivo
link-about = Punta la fotocamera dell’altro dispositivo su un codice, o apri lì un link. Funziona una volta sola, per dieci minuti: non mostrarlo a nessun altro.
link-code = Codice per la fotocamera dell’altro dispositivo
link-make = Crea un link
link-again = Crea un nuovo link
code = Codice di recupero
code-about = Per quando tutti i tuoi dispositivi sono perduti, o un browser ti ha dimenticato: con questo codice torni ai tuoi posti, su qualsiasi dispositivo. Non serve alcun indirizzo.
code-once = Scrivilo ora, non verrà mostrato di nuovo. Chi lo ha può giocare per te. Un codice nuovo annulla questo.
code-made = Ne hai creato uno il { $day }. Non può essere mostrato di nuovo; uno nuovo lo annulla.
code-make = Crea un codice di recupero
code-again = Crea un nuovo codice

enter-link = Continua a giocare qui
enter-code = Sei già stato qui?
enter-code-about = Scrivi il tuo codice di recupero. Maiuscole e trattini non contano.
enter-as = Così questo browser diventa uno dei dispositivi di { $name }.
enter-instead = In questo browser ora sei { $name }. I suoi posti restano a quel nome, e ci torni solo con un codice di recupero o un altro dispositivo di { $name }.
enter = Continua come { $name }

ways = Altri accessi
ways-about = Chi ha uno di questi può essere te, o sapere delle tue partite. Ce n’è uno che non conosci? Terminalo, o lascia tutti gli altri.
way-link = Un link per un altro dispositivo
way-code = Codice di recupero
way-key = Chiave del programma { $name }
way-key-labelled = Chiave del programma { $name } ({ $label })
way-push = Messaggi push: { $name }, tramite { $service }
way-mail = Posta a { $name }
way-made = dal { $day }
way-unconfirmed = non ancora confermato
way-unused = mai usato
way-until = fino alle { $time }
device-came-link = arrivato con un link il { $day }
device-came-code = arrivato con il codice di recupero il { $day }
end = Termina
end-named = Termina: { $name }
end-link-sure = Poi il link non porta più da nessuna parte.
end-code-sure = Poi nessuno torna più con questo, nemmeno tu.
end-key-sure = Il programma non può più fare nulla sotto il tuo nome.
end-push-sure = Lì non vanno più messaggi.
end-mail-sure = Lì non va più posta.
others-left = Resta solo questo browser. Terminati: { $devices ->
    [one] un dispositivo
   *[other] { $devices } dispositivi
}, { $links ->
    [one] un link
   *[other] { $links } link
}, { $code ->
    [one] il codice di recupero
   *[other] nessun codice di recupero
}, { $keys ->
    [one] una chiave
   *[other] { $keys } chiavi
}, { $pushes ->
    [one] i messaggi push a un browser
   *[other] i messaggi push a { $pushes } browser
}.
others-left-mail = La posta va ancora a { $address }: sei tu?

data = I tuoi dati
data-about = Tutto ciò che questo server sa di te, in un solo file: le tue partite come file, le note, ciò che hai detto nelle chat, statistiche, valutazioni, dispositivi, impostazioni, chi hai bloccato. Non contiene alcun tuo segreto, e degli altri solo le mosse delle tue partite. Puoi averlo alcune volte all’ora.
data-save = Salva i miei dati

forget = Dimenticami
forget-deleted = Si cancellano: il tuo nome, i tuoi dispositivi e il codice di recupero, il tuo indirizzo di posta e i messaggi push, le tue note, le tue statistiche e valutazioni, chi hai bloccato e chi ti ha bloccato, ciò che hai detto nelle chat, e le chiavi dei tuoi programmi.
forget-seats = I tuoi posti: dove la partita non è cominciata ti alzi; dove è in corso ti ritiri, e un bot continua.
forget-kept = Restano: le mosse delle tue partite, sotto la lettera del tuo posto invece del tuo nome, perché sono anche partite degli altri; le segnalazioni ai gestori e ciò che hanno deciso; e identificativi casuali, per esempio negli elenchi delle serate del club, con cui nessuno ti trova. Le copie salvate da altri, e le copie di riserva, sono fuori dalla nostra portata.
forget-sure = Non si può annullare.
forget-now = Dimenticami ora
