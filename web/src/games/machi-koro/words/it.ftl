# Il tabellone di Machi Koro in italiano.
mk-throw = Il lancio
mk-bank = Banca
mk-cities = Città
mk-built = costruito
mk-landmarks = Monumenti
mk-your-throw = Lancia i dadi
mk-your-dice = I dadi rotolano
mk-your-radio = Hai fatto { $total }: lo tieni o rilanci?
mk-your-tv = Stazione TV: a chi prendi le monete?
mk-your-give = Hai fatto { $total }: vuoi scambiare un edificio?
mk-your-build = { $coins ->
    [0] Hai fatto { $total }: niente monete per costruire
    [one] Hai fatto { $total }: una moneta per costruire
   *[other] Hai fatto { $total }: { $coins } monete per costruire
}
mk-when-blue = Quando chiunque fa { $numbers }: { $effect }.
mk-when-green = Quando tu fai { $numbers }: { $effect }.
mk-when-red = Quando un altro fa { $numbers }: { $effect }.
mk-when-purple = Quando tu fai { $numbers }: { $effect }. Uno solo per città.
mk-does-bank = { $coins ->
    [one] una moneta dalla banca
   *[other] { $coins } monete dalla banca
}
mk-does-per = { $coins ->
    [one] una moneta dalla banca per ogni tua carta con { $icon }
   *[other] { $coins } monete dalla banca per ogni tua carta con { $icon }
}
mk-does-thrower = { $coins ->
    [one] una moneta da chi ha lanciato
   *[other] { $coins } monete da chi ha lanciato
}
mk-does-thrower-per = { $coins ->
    [one] una moneta da chi ha lanciato per ogni tua carta con { $icon }
   *[other] { $coins } monete da chi ha lanciato per ogni tua carta con { $icon }
}
mk-does-everybody = { $coins ->
    [one] una moneta da ogni altro giocatore
   *[other] { $coins } monete da ogni altro giocatore
}
mk-does-one = { $coins ->
    [one] una moneta da un giocatore a tua scelta
   *[other] { $coins } monete da un giocatore a tua scelta
}
mk-does-swap = puoi scambiare un tuo edificio con uno di un altro giocatore
mk-train-station = Puoi lanciare due dadi.
mk-shopping-mall = Ogni tua carta con tazza o pane rende { $coins } in più.
mk-amusement-park = Dopo un doppio giochi un altro turno.
mk-radio-tower = Una volta per turno puoi rilanciare.
mk-odds = Quanto renderebbe?
mk-odds-short = Probabilità
mk-odds-of = Se ora lancia { $name }, ognuno guadagna o perde:
mk-odds-dice = Numero di dadi
mk-odds-number = { $n ->
    [one] Un dado
   *[other] Due dadi
}
mk-odds-total = Totale
mk-odds-chance = Probabilità
mk-odds-choice = A chi la Stazione TV prende le monete è una scelta: qui non è contata.
mk-swap-give = Prima scegli che cosa dai
mk-swap-take = Ora scegli che cosa prendi

## La prima partita guidata
lesson-goal = Costruisci per primo i tuoi quattro monumenti e vinci. Qui ci sono i progetti, con il prezzo.
lesson-throw = Il turno comincia con i dadi. Premi il pulsante cerchiato.
lesson-income = Il numero decide chi guadagna: il tuo campo di grano con { $field }, il panificio con { $bakery }.
lesson-build = Ora costruisci una cosa. Numeri nuovi danno più occasioni di guadagno: clicca una carta cerchiata.
lesson-watch = Anche gli altri lanciano: le carte blu rendono al lancio di chiunque, le verdi solo al tuo.
lesson-colours = Le rosse prendono monete a chi lancia. Le viola valgono al tuo lancio, una per città.
lesson-why = Clicca una carta in ombra. Ti dice perché adesso non puoi averla.
lesson-more = Costruisci ancora. Rendono di più le carte che si aiutano, come fattorie e un caseificio.
lesson-landmark = Puoi pagare un monumento! Clicca il progetto cerchiato per costruirlo.
lesson-landmark-wait = Risparmia per un monumento: la stazione costa { $cost }. Lancia, e costruisci solo cose economiche.
lesson-two = Con la stazione puoi lanciare due dadi e arrivare fino a 12. Provaci.
lesson-two-wait = Con la stazione lanci due dadi. Costruiscila quando hai il suo prezzo, { $cost }.
