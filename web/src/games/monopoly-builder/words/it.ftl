# Il tabellone di Monopoly Builder in italiano.
mb-your-start = Lancia: chi fa il totale più alto comincia
mb-your-surplus = Troppi gettoni: scegline { $surplus } da lasciare
mb-your-throw = Lancia i dadi
mb-your-jail = Sei in prigione (tentativo { $tries } di { $most }): lancia per un doppio, o paga per uscire
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
mb-task = Da decidere
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
mb-choose = Scegli una pedina. Porta gettoni subito, e ogni volta che esce il suo numero.
mb-your-choose = Scegli la tua pedina
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
mb-picked = Fatto
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
mb-about-steal = { $chips ->
    [one] Puoi prendere un gettone a un altro giocatore.
   *[other] Puoi prendere { $chips } gettoni agli altri giocatori.
}
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
lesson-goal = Costruisci la città più bella su quest'isola. Il primo attico chiude la partita; poi decidono i punti.
lesson-token = Scegli una pedina: cliccane una. Decide quale tipo di gettone sarà il tuo.
lesson-throw = Lancia e muovi. Ogni contratto con il numero uscito porta gettoni al proprietario. Premi il pulsante.
lesson-buy = Questa proprietà non è di nessuno. Comprala: il suo numero porta gettoni, e gli altri pagano l'affitto.
lesson-bid = Un'asta: offri più degli altri, o ritirati. Sotto il prezzo stampato è un affare.
lesson-chips = Con i gettoni si costruisce. Arrivano quando esce il numero di una tua proprietà, chiunque lanci.
lesson-build = Hai i gettoni per un piano. Clicca un campo cerchiato. I piani alti danno più punti.
lesson-build-wait = Per costruire servono gettoni. Lancia, compra, cambia o tratta finché un campo brilla.
lesson-why = Clicca un campo dove adesso non puoi costruire. Ti dice perché.
lesson-deal = Puoi trattare con tutti: apri “Fai una proposta”, scegli che cosa dai e vuoi, e mandala.
lesson-bank = Hai { $rate } gettoni uguali: la banca te ne dà uno a scelta.
lesson-end = Nient'altro da fare? Termina il turno con il pulsante cerchiato.
lesson-score = I punti di adesso: edifici, gruppi, più soldi di tutti, il gruppo più grande. Decide questo.
