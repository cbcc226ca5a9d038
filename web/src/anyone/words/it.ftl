# Una partita con chiunque.
how = Di' che cosa vuoi giocare. Appena altri vogliono lo stesso, vi trovate allo stesso tavolo.
now = subito: 90 secondi per mossa
days = in alcuni giorni: due giorni per mossa
find = Trova giocatori
wait = In attesa di altri
count = { $n ->
    [one] Sei il primo posto su { $of }.
   *[other] Siete in { $n } su { $of }.
}
wait-now = Tieni aperta questa pagina: ti porta al tavolo. Chi ha aspettato un po' può dare i posti vuoti ai bot.
wait-days = Puoi chiudere questa pagina: il tavolo sarà fra i tuoi nella pagina iniziale. Il tuo posto resta per due settimane.
bots-how = Il tavolo non è ancora pieno. I bot possono prendere i posti vuoti; chi aspetta adesso gioca anche lui.
bots = Comincia con i bot
leave = Non aspettare più
