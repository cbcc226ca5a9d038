# Una serata di club.
how = Apri una serata per il tuo club o la tua famiglia. Tutti entrano con un solo link; ogni turno riunisce tre o quattro persone vicine in classifica, e la classifica conta tutti i tavoli.
games = Giochi, uno per turno a rotazione
rounds = Turni
seats = Giocatori a un tavolo
move-time = Secondi per mossa (0: senza orologio)
round-time = Minuti per turno (0: finché tutti i tavoli hanno finito)
bots = I bot occupano i posti vuoti
rated = Le partite contano per le valutazioni
public = La trova anche chi non ha il link
open = Apri la serata
yours = Le tue serate
all = Aperte a tutti
listed = { $when }, { $n ->
    [one] una persona
   *[other] { $n } persone
}
ended = finita
come = Partecipa
come-how = Giochi dal prossimo turno.
come-back = Hai lasciato la serata. Puoi tornare per il prossimo turno.
to-table = Al mio tavolo
wait-first = Partecipi. Chi ospita aprirà il primo turno.
wait-next = Giochi di nuovo nel prossimo turno.
leave = Vai a casa
leave-sure = Un bot gioca al tuo posto fino alla fine, e conta come persa. Vuoi andare lo stesso?
stay = Resta
over = La serata è finita.
is-rated = Questa serata conta per le valutazioni.
round = Turno { $n } di { $of }: { $game }
before = Il primo turno non è ancora cominciato.
until = Tempo fino alle { $time }
late = Il tempo di questo turno è finito.
round-over = Il turno { $n } è finito.
table = Tavolo { $n }
wins = { $n ->
    [one] { $said } vittoria
   *[other] { $said } vittorie
}
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
turn = di turno
table-over = finito
opening = si apre
standings = Classifica
podium = I primi tre
rank = Posto
name = Nome
won = Vittorie
met = Avversari
played = Giocate
met-how = A parità di vittorie contano le vittorie di tutti gli avversari incontrati.
gone = via
forgotten = qualcuno
host = Ospiti tu
open-round = Apri il turno { $n }
end = Chiudi la serata
end-sure = Chiudere la serata? Dopo nessuno potrà più entrare.
drop = Ha lasciato
drop-named = { $name } ha lasciato la serata
decide-leader = Vince chi è in testa
decide-draw = Parità
decide-how = Un tavolo che non si può finire lo decidi tu.
screen = Mostra su un grande schermo
results = Risultati in CSV
link = Il link per tutti
copy = Copia il link
copied = Copiato
code = Codice QR di questa serata
scan = Inquadra per partecipare
people = { $n ->
    [one] C'è una persona
   *[other] Ci sono { $n } persone
}
gone-wrong = Questa serata non esiste.
