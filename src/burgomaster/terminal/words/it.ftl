# Il terminale in italiano.

guest = Ospite
bot-name = { $seat } { $bot }
saved-at = La partita viene salvata dopo ogni mossa: { $path }
commitment = Dadi onesti: il tavolo si è impegnato su { $commitment }
acts = { $name }: { $action }
choose = { $name }, scegli (numero o parole, ? per l'aiuto):
only = { $name }, Invio: { $action } (? per l'aiuto):
help =
    Scrivi il numero di un'azione, oppure l'azione a parole, per esempio “{ $example }”.
    I nomi si capiscono in italiano, inglese e olandese; basta l'inizio di un nome.
      t       mostra di nuovo il tavolo
      o       che cosa può portare il caso, con le probabilità
      r { $rule }  mostra una regola; r da solo mostra tutto il regolamento
      B: …    il giocatore B, anche lui a questa tastiera, interviene (dove le regole lo permettono)
      h       un suggerimento: le mosse migliori e le tue probabilità (ci vuole un attimo)
      w       perché l’ultimo bot ha fatto quel che ha fatto
      l       che cosa è successo finora
      q       fermati; la partita è salvata e può continuare
no-odds = Ora non si lancia nulla.
refused = Non permesso: { $text }
no-number = Non c'è un'azione { $number }.
no-rule = Non c'è una regola { $rule }.
goodbye = Fermato. Continua con: burgomaster play --resume { $path }
result = Partita finita dopo { $turns } turni: ha vinto { $winners }.
verify = Controlla i dadi con: burgomaster verify { $path }
watching = Non c'è un terminale per giocare, quindi ecco una partita tra bot.
lost-move = { $name } perde questa mossa e se ne gioca una a caso: { $reason }
thinking = Sto pensando …
no-thoughts = Nessun bot ha ancora pensato a nulla.
