# Ratings.
about = Una valutazione sale o scende con ogni partita contro persone, secondo i posti di tutti al tavolo. Comincia da 25. Dopo ± si legge quanto è sicura: in due casi su tre il valore vero non se ne scosta di più. I bot non contano, e chi si ritira arriva ultimo.
none = Nessuno ha ancora finito una partita con qualcun altro.
off = Chi gestisce questa casa non vuole valutazioni.
rank = Posto
who = Nome
rating = Valore
games = Partite
provisional = provvisoria
yours = La tua valutazione
of-game = { $game }: { $rating }, { $n ->
    [one] una partita
   *[other] { $n } partite
}
listed = Gli altri possono vedermi nell’elenco
counts = Una partita conta se due persone hanno fatto dieci mosse a testa. Le partite dallo stesso indirizzo non contano, e al giorno solo poche fra le stesse persone; ogni tavolo lo dice prima.
withdrawn = Chi gestisce questa casa ha ritirato la tua valutazione: le tue partite non contano per nessuno.
