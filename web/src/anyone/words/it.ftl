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
company = Con te
finishes-new = è qui da poco
finishes-usually = di solito finisce
finishes-sometimes-not = a volte se ne va prima
finishes-often-not = se ne va spesso prima
asked = Giocheresti con loro. Di recente qualcuno di loro se n'è andato spesso prima della fine.
play = Gioca
rather-not = Meglio di no
leaving = Chi comincia e poi se ne va, o lascia finire il tempo, per qualche settimana è conosciuto qui per questo.
