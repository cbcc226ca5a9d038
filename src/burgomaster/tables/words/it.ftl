# Why the server refuses a request.
refused-bad-request = Questa richiesta non si capisce: { $problem }
refused-not-found = Qui non c'è niente.
refused-no-table = Questo tavolo non esiste.
refused-method = Questo indirizzo non accetta { $method }.
refused-who = Prima di' chi sei: scegli un nome.
refused-not-seated = Non siedi a questo tavolo.
refused-not-host = Può farlo solo chi ospita il tavolo.
refused-no-seat = Il posto { $seat } non esiste.
refused-seat-taken = Quel posto è occupato.
refused-already-seated = Siedi già a questo tavolo.
refused-invite = Questo invito non è valido, o è già stato usato.
refused-private = A questo tavolo si entra solo con un invito.
refused-sent-away = Chi ospita ti ha mandato via; solo un link a un posto tuo ti riporta al tavolo.
refused-come-and-gone = Qui ti sei seduto e alzato troppe volte; chiedi a chi ospita il link di un posto.
refused-full = Qui tutti i posti sono occupati.
refused-empty-seats = Ci sono ancora posti liberi; aspetta i giocatori o mettici dei bot.
refused-started = La partita è cominciata.
refused-starting = La partita sta per cominciare.
refused-old-dice = Questo tavolo è stato aperto da una versione precedente; i suoi dadi non accettano altre parole.
refused-word = Una parola per i dadi ha da { $least } a { $most } caratteri visibili, per lo più casuali.
refused-word-too-soon = Le parole si aprono quando chi ospita ha avviato la partita.
refused-word-opened = La tua parola è già aperta.
refused-word-not-promised = Non hai fissato nessuna parola.
refused-word-differs = Non è la parola che hai fissato.
refused-talked-enough = A questo tavolo hai raggiunto il limite di { $most } messaggi; la partita continua.
refused-not-started = La partita non è ancora cominciata.
refused-over = La partita è finita.
refused-not-over = La partita non è finita.
refused-closed = Il tavolo è chiuso.
refused-read-only-older = Le regole di questo gioco sono cambiate da quando il tavolo è cominciato: non si può continuare.
refused-read-only-newer = Questo tavolo è giocato con una versione più nuova di Burgomaster; questa può solo mostrarlo.
refused-read-only-edition = Questa versione del gioco non sa leggere l'edizione di questo tavolo: non si può continuare.
refused-read-only-replay = Il registro di questo tavolo non porta più a ciò che era salvato: non si può continuare.
refused-other-rules = Questa partita è stata giocata con un'altra versione delle regole.
refused-unreadable = Questo tavolo non si può leggere qui: { $problem }
refused-damaged = Il registro di questo tavolo è danneggiato. Forse chi gestisce questa casa ne ha una copia di riserva.
refused-stale = Il tavolo è cambiato: la tua mossa risponde alla riga { $given }, ora è alla riga { $now }.
refused-ahead = Il tavolo è alla riga { $now }; la riga { $given } non c'è ancora.
refused-log-full = Questo tavolo ha raggiunto il limite di { $most } righe; qui non può succedere altro.
refused-busy = Il tavolo è occupato; riprova.
refused-not-your-turn = Non è il tuo turno.
refused-stood-in = Un bot gioca per te; prima riprendi il tuo posto.
refused-unknown-action = Questa mossa non si capisce: { $problem }
refused-ambiguous-action = Questa mossa non è chiara: { $problem }
refused-undo-off = A questo tavolo non si torna indietro.
refused-undo-nothing = Non c'è niente di tuo da ritirare.
refused-undo-only-free = A questo tavolo puoi ritirare una mossa solo se dopo non è stato rivelato niente.
refused-undo-not-asked = Nessuno ha chiesto di ritirarlo.
refused-undo-own = L'hai chiesto tu.
refused-hints-off = A questo tavolo si gioca senza suggerimenti.
refused-no-advice = I bot di questo gioco non danno suggerimenti e non valutano le posizioni.
refused-spectators-off = Questo tavolo non ha spettatori.
refused-muted = Chi ospita ti ha tolto la parola.
refused-only-players-talk = Qui parla solo chi è seduto al tavolo.
refused-ignore-own = È il tuo posto.
refused-not-absent = Quel giocatore è presente.
refused-bot-moves-first = Il tuo tempo era scaduto: questa mossa la fa il bot, poi puoi riprendere il posto.
refused-no-stand-in = Nessun bot gioca per te.
refused-resigned = Ti sei ritirato.
refused-name = Un nome ha da 1 a 40 caratteri visibili.
refused-text = Un messaggio ha da 1 a { $most } caratteri visibili.
refused-token = Questa chiave non è valida.
refused-too-many-tables = Hai { $most } tavoli non finiti; prima finiscine o chiudine uno.
refused-too-many-tokens = Hai { $most } chiavi; prima dimenticane una.
refused-device-link = Questo link è già stato usato o è scaduto. Creane uno nuovo sull’altro dispositivo.
refused-recovery-code = Nessuno ha questo codice di recupero. Confrontalo lettera per lettera; un codice nuovo annulla quello vecchio.
refused-too-many-devices = Sei già noto su { $most } dispositivi; prima lasciane uno.
refused-push-address = Il servizio push di questo browser qui non si può usare.
refused-mail-address = Questo non è un indirizzo di posta.
refused-no-mail = Questo server non manda posta.
refused-mail-failed = La posta non è partita. Riprova più tardi.
refused-mail-link = Questo link è scaduto, o nel frattempo è stato dato un altro indirizzo. Chiedine uno nuovo.
refused-stop-link = Questo link qui non ferma nulla.
refused-too-many-notes = Hai già { $most } appunti su questo tavolo; prima togline uno.
refused-no-move = Questa mossa non c’è a questo tavolo.
refused-paused = La partita è in pausa.
refused-not-paused = La partita non è in pausa.
refused-pause-date = Una pausa finisce in un giorno a venire, entro { $days } giorni.
refused-proposal-open = C'è già una proposta; prima rispondi a quella.
refused-proposal-declined = È stato rifiutato; proponilo di nuovo dopo la tua prossima mossa.
refused-proposal-none = Non c'è nessuna proposta.
refused-plan-numbers = Un ramo di un piano vuole due numeri, prima il più piccolo.
refused-people-only = Qui aspettano solo persone; un programma si siede a un tavolo con il suo link.
refused-not-waiting = Non stai aspettando una partita.
refused-too-soon-for-bots = Aspetta ancora un poco prima che i bot prendano i posti vuoti.
refused-no-ratings = Questa casa non ha valutazioni.
refused-no-club = Questa serata non esiste.
refused-club-full = Sono già venute { $most } persone; non c'è più posto.
refused-club-over = La serata è finita.
refused-club-round-open = Si sta giocando un turno; aspetta che tutti i tavoli abbiano finito.
refused-club-no-round = Questo non è il prossimo turno.
refused-club-too-few = Ci sono troppo poche persone per un turno.
refused-club-not-late = Questo tavolo ha ancora tempo per finire da solo.
refused-club-too-many = Ospiti già { $most } serate; prima finiscine una.
refused-too-many-connections = Troppe connessioni; prima chiudine una.
refused-rate = Troppe richieste; aspetta { $seconds } s.
refused-too-large = La richiesta supera { $most } byte.
refused-too-slow = La richiesta ha impiegato più di { $seconds } s ad arrivare.
refused-head-too-large = L’indirizzo e le intestazioni superano { $most } byte.
refused-json-only = Manda JSON (Content-Type: application/json).
refused-origin = Questa richiesta viene da un altro sito.
refused-host = Questo server non risponde a quel nome.
refused-store = Il server ora non riesce a salvare; niente è perso, riprova con lo stesso identificativo.
refused-bots-busy = I bot sono occupati; riprova.
refused-not-here = Per questo serve un server; una partita su questo dispositivo non ne ha uno.
refused-bad-file = { $line ->
    [0] Questo non si può aprire come file di gioco. Il motivo, in inglese: { $problem }
   *[other] Questo non si può aprire come file di gioco: la riga { $line } è sbagliata. Il motivo, in inglese: { $problem }
}
refused-file-set-up = La partita in questo file comincia da una posizione preparata a mano. Qui si mostrano solo partite intere.
refused-device-full = Questo dispositivo non conserva più niente: non c'è spazio, oppure il browser lo vieta. Niente di ciò che è stato giocato è perso; libera dello spazio e riprova.
refused-internal = Qualcosa è andato storto nel server. È stato annotato nel registro.
refused-rematch-exists = C'è già una rivincita.
refused-seat-kept = Quel posto è tenuto per { $name }.
refused-not-awaited = Adesso nessuno aspetta { $name }.
refused-clock-decides = A questo tavolo corre un orologio, e decide solo lui quando un bot gioca per { $name }: tra { $time }.
refused-clock-loses = A questo tavolo corre un orologio, e decide solo lui: { $name } perde tra { $time }, se non arriva una mossa.
refused-not-absent-long = { $name } manca da poco; puoi chiederlo tra { $seconds } s.
refused-called = { $name } è stato avvisato; se tra { $seconds } s non c'è nessuno, può giocare un bot.
refused-undo-away = { $name } non c'è e non può acconsentire; finché lì gioca un bot, si ritira solo ciò che è libero.
refused-undo-asked = L'hai già chiesto; aspetta la risposta.
refused-undo-declined = È stato rifiutato; chiedilo di nuovo quando un altro avrà mosso.
refused-undo-often = L'hai chiesto { $most } volte; chiedilo di nuovo quando un altro avrà mosso.
refused-undo-free-often = Hai ritirato { $most } volte; potrai farlo di nuovo quando un altro avrà mosso.
refused-undo-clock = Un altro giocatore sta già pensando, e il suo tempo corre.
refused-undo-no-time = Ritirare non dà tempo, e a { $name } resterebbero solo { $seconds } s.
refused-too-many-tables-here = Dal tuo indirizzo sono stati aperti { $most } tavoli non finiti; prima finiscine o chiudine uno.
refused-metrics = Le metriche di questo server non sono pubbliche.
refused-blocked = Su questo server sei bloccato.
refused-blocked-until = Su questo server sei bloccato fino al { $until } (UTC).
refused-blocked-name = Questo nome qui non è ammesso; scegline un altro.
refused-no-new-names = In questo momento il server non accoglie nuovi giocatori; chi c'è già continua a giocare.
refused-no-new-tables = In questo momento non si aprono nuovi tavoli; le partite in corso continuano.
refused-operator-key = Questa chiave di gestore non è valida.
refused-not-an-address = Non è un indirizzo né una rete come 203.0.113.0/24.
refused-network-too-wide = La rete è troppo ampia: almeno { $least } bit.
refused-not-a-player = Non è l'id di un giocatore.
refused-too-many-blocks = Ci sono già { $most } blocchi; togline prima uno.
refused-too-many-reports = Ci sono già molte segnalazioni in attesa; qualcuno le guarderà.
refused-no-line = Quella riga di chat non c'è.
refused-nobody-there = Lì non siede nessuno.
refused-report-own = È il tuo posto.
refused-block-own = Sei tu.
refused-unwelcome = Non puoi sederti ai tavoli di chi ospita qui.
refused-edition-change = Il testo è scritto in un modo in cui questa modifica non si può fare. Modifica il testo stesso.
refused-balance-elsewhere = Provare un’edizione richiede migliaia di partite, che solo una casa su un server può giocare. Qui si può comunque usarla per giocare.
refused-balances-busy = Ci sono troppe simulazioni in corso. Riprova tra un minuto.
refused-balance-failed = La simulazione non è arrivata alla fine. Riprova.
# What happens at a table beside the game.
row-create = { $name } ha aperto il tavolo.
row-join = { $name } ha preso posto.
row-leave = { $name } ha lasciato il tavolo.
row-kick = Chi ospita ha mandato via { $name }.
row-release = Il posto tenuto per { $name } ora è libero per tutti.
row-release-own = { $name } non vuole giocare ancora.
row-bot = Il bot { $name } ha preso posto.
row-bot-gone = Il bot { $name } ha lasciato il tavolo.
row-host = Ora ospita { $name }.
row-commit = { $name } ha fissato una parola per i dadi.
row-seal = I posti sono presi; si aprono le parole per i dadi.
row-word = { $name } ha aperto una parola per i dadi.
row-mute = Chi ospita ha tolto la parola a { $name }.
row-unmute = { $name } può di nuovo parlare.
row-start = La partita è cominciata.
row-start-without = La partita è cominciata. Non è stata aperta in tempo, e quindi non è nei dadi, la parola di: { $names }.
row-file = È stato aperto un file di gioco.
row-end = { $why ->
    [file] Il file di gioco finisce qui, prima della partita.
    [agreed] Tutti sono d'accordo di finire la partita. Non vince nessuno.
    [leader] Il tempo era finito: chi ospita la serata ha dato la vittoria a chi era in testa.
    [draw] Il tempo era finito: chi ospita la serata ha deciso per la parità.
    [full] Il server ha chiuso la partita: qui è successo tanto che il registro è pieno. Decidono i punti attuali.
    [older] Il server ha chiuso la partita: le regole sono cambiate da quando è cominciata. Nessuno vince.
    [edition] Il server ha chiuso la partita: questa versione non sa leggere l'edizione del tavolo. Nessuno vince.
   *[replay] Il server ha chiuso la partita: il registro non porta più a ciò che era salvato. Nessuno vince.
}
row-undo = { $name } ha ritirato «{ $move }»{ $more ->
    [0] .
   *[other] {" "}e tutto ciò che seguiva.
}
row-ask = { $name } chiede di ritirare «{ $move }»{ $more ->
    [0] .
   *[other] {" "}e tutto ciò che seguiva.
}
row-agree = { $name } è d'accordo.
row-decline = { $name } non è d'accordo.
row-withdraw = { $name } non lo chiede più.
row-propose = { $what ->
    [pause] { $name } propone una pausa{ $until ->
        [0] .
       *[other] {" "}fino al { $until } (UTC).
    }
   *[end] { $name } propone di finire la partita senza vincitori.
}
row-propose-you = { $what ->
    [pause] Proponi una pausa{ $until ->
        [0] .
       *[other] {" "}fino al { $until } (UTC).
    }
   *[end] Proponi di finire la partita senza vincitori.
}
row-consent = { $name } è d'accordo.
row-consent-you = Sei d'accordo.
row-dissent = { $name } non è d'accordo.
row-dissent-you = Non sei d'accordo.
row-pause = La partita è in pausa{ $until ->
    [0] {" "}finché qualcuno riprende.
   *[other] {" "}fino al { $until } (UTC), o finché qualcuno riprende.
}
row-wake = La partita riprende.
row-resign = { $name } ha abbandonato la partita.
row-flag = { $name } ha finito il tempo.
row-stand-in = Un bot ({ $bot }) gioca per { $name }.
row-call = { $by } aspetta { $name }, che non c'è; tra { $seconds } s lì può giocare un bot.
row-back = { $name } è di nuovo qui.
row-replace = Il bot { $name } ha fallito; continua { $bot }.
row-remind = { $name } ha ricevuto un promemoria.
row-resume = Il server era fermo; il tempo di { $name } ricomincia.
row-close = Il tavolo è stato chiuso.
row-close-full = Il server ha chiuso il tavolo: la gente è andata e venuta così spesso che il registro è pieno.
row-close-edition = Il server ha chiuso il tavolo: questa versione del gioco non sa leggere la sua edizione.
row-rematch = C'è una rivincita.
unrated-network = Questa partita non conta per le valutazioni: alcuni di voi giocano dallo stesso indirizzo.
unrated-program = Questa partita non conta per le valutazioni: qui siede un programma con la persona a cui appartiene.
unrated-repeats = Questa partita non conta per le valutazioni: alcuni di voi ne hanno già giocate abbastanza insieme, per ora.
unrated-own-edition = Questa partita non conta per le valutazioni: l'edizione è fatta in casa.
unrated-short-clock = Questa partita non conta per le valutazioni: l'orologio lascia troppo poco tempo.
unrated-withdrawn = Questa partita non conta per le valutazioni: questa casa non dà una valutazione a tutti i presenti.
unrated-host = Questa partita non conta per le valutazioni: l'ha decisa chi conduce la serata.
unrated-undecided = Questa partita non conta per le valutazioni: è finita prima di essere decisa.
unrated-few = Questa partita non conta per le valutazioni: almeno due persone devono aver fatto { $least } mosse a testa.
row-unrated = Questa partita conta comunque per le valutazioni.
row-archive = Il tavolo è passato in archivio.
row-forget = Qualcuno che giocava qui ha chiesto di essere dimenticato.
row-unarchive = Il tavolo è uscito dall'archivio.
row-create-you = Hai aperto il tavolo.
row-join-you = Hai preso posto.
row-host-you = Ora ospiti tu.
row-commit-you = Hai fissato una parola per i dadi.
row-word-you = Hai aperto la tua parola per i dadi.
row-mute-you = Chi ospita ti ha tolto la parola.
row-unmute-you = Puoi di nuovo parlare.
row-undo-you = Hai ritirato «{ $move }»{ $more ->
    [0] .
   *[other] {" "}e tutto ciò che seguiva.
}
row-ask-you = Chiedi di ritirare «{ $move }»{ $more ->
    [0] .
   *[other] {" "}e tutto ciò che seguiva.
}
row-agree-you = Sei d'accordo.
row-decline-you = Non sei d'accordo.
row-withdraw-you = Non lo chiedi più.
row-resign-you = Hai abbandonato la partita.
row-flag-you = Hai finito il tempo.
row-stand-in-you = Un bot ({ $bot }) gioca per te.
row-call-you = { $by } ti aspetta; tra { $seconds } s al tuo posto può giocare un bot.
row-call-by-you = Aspetti { $name }, che non c'è; tra { $seconds } s lì può giocare un bot.
row-back-you = Sei di nuovo qui.
row-remind-you = Hai ricevuto un promemoria: se il tempo finisce, conta come andarsene.
row-resume-you = Il server era fermo; il tuo tempo ricomincia.
row-close-deserted = Il server ha chiuso il tavolo, perché da molto tempo non c'era nessuno.
row-unsay = Una riga di chat è stata rimossa { $by ->
    [host] da chi ospita
   *[house] da un operatore
}.
# A reminder, by webhook or e-mail.
reminder = { $name }, tocca a te al tavolo { $table } ({ $game }). Hai ancora { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}.
reminder-call = { $name }, { $by } ti aspetta al tavolo { $table } ({ $game }). Se non torni entro { $seconds } s, un bot può giocare per te.
# Promemoria per chi non c’è. Nulla della partita vi può comparire.
reach-turn-title = { $game }: tocca a te
reach-turn = Tocca a te, contro { $others }.
reach-time-title = { $game }: il tuo tempo sta per finire
reach-time = { $hours ->
    [one] Hai ancora un’ora per la tua mossa contro { $others }.
   *[other] Hai ancora { $hours } ore per la tua mossa contro { $others }.
}
reach-full-title = { $game }: tutti i posti sono presi
reach-full = Ci sono tutti: la partita con { $others } può cominciare.
reach-over-title = { $game }: la partita è finita
reach-over = { $won ->
    [yes] La tua partita con { $others } è finita. Ha vinto: { $winners }.
   *[no] La tua partita con { $others } è finita. Non ha vinto nessuno.
}
reach-stop = Non mandarne più
mail-stop = Hai chiesto a Burgomaster di avvisarti. Un clic ferma questa posta: { $link }
mail-confirm-title = Burgomaster: è il tuo indirizzo?
mail-confirm = Ciao,

    qualcuno vuole che una casa di Burgomaster mandi promemoria a questo indirizzo. Se sei stato tu, apri questo link entro un giorno:

    { $link }

    Se non sei stato tu, non fare nulla: non arriverà altro.

mail-changed-title = Burgomaster: la tua posta ora va altrove
mail-changed = Ciao,

    i promemoria delle tue partite su Burgomaster arrivavano a questo indirizzo. Ne è stato dato e confermato un altro: d’ora in poi vanno lì.

    Se l’hai chiesto tu, non fare nulla. Altrimenti qualcun altro ha un tuo dispositivo o un tuo link. Apri { $link }, premi “Lascia tutti gli altri” e dai di nuovo il tuo indirizzo. Se lì la pagina non ti riconosce più, il tuo codice di recupero ti fa tornare.
mail-removed-title = Burgomaster: niente più posta per te
mail-removed = Ciao,

    i promemoria delle tue partite su Burgomaster arrivavano a questo indirizzo. È stato tolto: qui non arriverà altro.

    Se l’hai chiesto tu, non fare nulla. Altrimenti qualcun altro ha un tuo dispositivo o un tuo link. Apri { $link }, premi “Lascia tutti gli altri” e dai di nuovo il tuo indirizzo. Se lì la pagina non ti riconosce più, il tuo codice di recupero ti fa tornare.

plan-dropped = Il tuo piano si è fermato a “{ $action }”: { $why }
plan-no-branch = Il tuo piano non dice nulla per { $shown }: il resto è caduto.

# ---- Problemi ----
refused-no-puzzle = Questo problema non esiste.
puzzle-seat = Giocatore { $letter }
puzzle-right = Giusto!
puzzle-wrong = Non è la migliore: { $cost }.
puzzle-unweighed = Non è la migliore. (Quanto costi non è stato pesato.)
puzzle-answer = La migliore: { $move }
puzzle-helps = aiuta soprattutto { $name } ({ $chosen } % invece di { $better } %)
puzzle-holds = frena { $name } ({ $better } % invece di { $chosen } %)

data-readme = { $name }: tutto ciò che questa casa sa di te.

    you.json: il tuo nome, le impostazioni, se aspetti una partita o non sei in alcuna lista di valutazioni.
    ways-in.json: i tuoi dispositivi, il codice di recupero, i link aperti e le chiavi dei tuoi programmi; mai i segreti stessi.
    reminders.json: dove vanno i messaggi push e la posta, e i promemoria aperti.
    games.json: ogni tavolo a cui ti sei seduto o che hai aperto; games/ ha i file delle partite, chat/ ciò che hai detto lì.
    notes.json, plans.json: le tue note alle mosse, e i tuoi piani.
    statistics.json: che cosa hai giocato e vinto, che cosa le analisi dicevano di te, le tue valutazioni.
    blocked.json, reports.json: chi hai bloccato, che cosa hai segnalato.
    club-nights.json: le serate che hai ospitato o a cui sei venuto.

    Il file di una partita la mostra intera; «burgomaster verify» ne prova i dadi, e la pagina lo legge. Il segreto dei dadi è nel file quando la partita è finita. I tempi sono millisecondi dal 1970.
    Non c’è: copie di riserva, il registro e i segreti del server, le note dei gestori, e ciò che altri hanno segnalato.

# What an option changes. A bot's title is $bot; $turns and $players are lists of numbers.
option-measured = Misurato rispetto a «{ $usual }» in { $games } partite a ogni tavolo, tra bot ({ $bot }).
option-with = Entrambi con «{ $value }».
option-effect = «{ $value }»: { $effect }.
option-turns = turni a partita con { $players } giocatori: { $turns }
option-seat = il posto { $seat } di { $players } vince { $points } punti percentuali delle partite
option-nothing = nessuna differenza chiara nella durata o in chi vince
option-same = ogni partita è andata allo stesso modo
option-unmoved = Un bot così non ne fa uso, quindi nulla ne segue per chi lo fa.
option-listed = { $before } e { $last }
