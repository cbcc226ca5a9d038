# Il tabellone di Monopoly Builder in italiano.
mb-your-start = Lancia: chi fa il totale più alto comincia
mb-your-surplus = Troppi gettoni: scegline { $surplus } da lasciare
mb-your-throw = Lancia i dadi
mb-your-jail = Sei in prigione (tentativo { $tries } di 3): lancia per un doppio, o paga per uscire
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
mb-parking = Parcheggio gratuito: due gettoni per uno di un altro tipo
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
mb-no-deeds = Ancora nessun contratto
mb-deal-short = Tratta
mb-kept = { $chips } gettoni; se ne possono tenere { $most }
mb-accept = Accetta
mb-refuse = Rifiuta
mb-points = Punti
mb-worth = { $points ->
    [one] un punto
   *[other] { $points } punti
}

## La prima partita guidata
lesson-goal = Costruisci la città più bella su quest'isola. Danno punti gli edifici, i gruppi completi di proprietà, avere più soldi di tutti e il gruppo di edifici più grande. Il primo attico chiude la partita.
lesson-leave = Cominci il turno con più di sei gettoni, perciò alcuni restano su questa casella. Clicca ciò che ti serve meno; chi arriva qui li trova.
lesson-throw = Il turno comincia con i dadi. Ti muovi, e ogni contratto con il numero uscito porta gettoni al proprietario. Premi il pulsante cerchiato.
lesson-buy = Questa proprietà non è di nessuno. Comprala: il suo numero ti porterà gettoni, e gli altri ti pagheranno l'affitto. Se non la vuoi, va all'asta.
lesson-bid = Un'asta: offri più degli altri, o ritirati. Ogni prezzo sotto quello stampato è un affare.
lesson-chips = Con i gettoni si costruisce; sono di quattro tipi. Arrivano quando esce il numero di una tua proprietà, chiunque lanci, e da alcune caselle. Qui sono contati quelli di tutti.
lesson-build = Hai i gettoni per un piano. Clicca un campo cerchiato dell'isola. I piani più alti danno più punti; gli edifici vicini contano per la comunità.
lesson-build-wait = Per costruire servono gettoni: il primo piano costa un autocarro ribaltabile e un escavatore. Lancia, compra proprietà, cambia con la banca o fai un accordo finché un campo brilla.
lesson-why = Clicca un campo dove adesso non puoi costruire. Ti dice perché, con la regola.
lesson-deal = Puoi trattare con tutti: apri “Fai una proposta”, scegli che cosa dai e che cosa vuoi, e mandala. L'altro accetta, rifiuta o fa una controproposta.
lesson-bank = Hai quattro gettoni uguali: la banca te ne dà uno a scelta.
lesson-end = Nient'altro da fare? Termina il turno con il pulsante cerchiato.
lesson-watch = Anche i lanci degli altri possono portarti gettoni. E se ti serve qualcosa puoi fare una proposta in ogni momento.
lesson-sets = Le proprietà vanno a due a due. Un gruppo completo aumenta l'affitto e dà punti alla fine. Pochi soldi? Qui si ipotecano i contratti.
lesson-score = I punti di adesso: edifici, gruppi, il Miliardario con più soldi, la Comunità con più edifici collegati. Quando arriva l'attico, decide questo.
