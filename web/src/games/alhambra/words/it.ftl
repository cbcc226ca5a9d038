# Il tabellone di Alhambra in italiano.
al-your-act = Prendi denaro o compra un edificio
al-your-again = Prezzo esatto: un’altra azione
al-hand = La tua mano
al-no-cards = nessuna
al-exact = parte di un pagamento esatto
al-pay-exactly = { $cards } = { $price }: paga esattamente { $building }
al-short = mancano { $missing }
al-inexact = non esatto
al-purchase = Acquisto
al-choose-cards = scegli carte dalla tua mano ({ $currency })
al-pays-exactly = Paga { $paid } su { $price }: un’altra azione
al-pays-over = Paga { $paid } su { $price }: { $over } di troppo, il turno finisce
al-pays-short = Paga { $paid } su { $price }: ne mancano { $left }
al-buy = Compra
al-gift = Regala a Dirk
al-taking = { $cards ->
    [one] { $total }; una carta sola può avere qualsiasi valore
   *[other] { $total } su un massimo di { $limit }
}
al-take = { $cards ->
    [one] Prendi questa carta
   *[other] Prendi queste { $cards } carte
}
al-pile = Mazzetto di denaro { $pile } di { $piles }, { $left ->
    [one] ne resta una carta
   *[other] ne restano { $left } carte
}
al-piles-gone = I mazzetti di denaro sono finiti
al-collections = Edifici e punti
al-scorings = Conteggi
al-done = fatto
al-scoring-now = { $scoring } come sarebbe adesso
al-scoring-was = { $scoring } com’è stato
al-scoring-total = { $scoring } è passato; edifici di adesso
al-place = posto { $place }:
al-tie = { $names } condividono i posti { $places }: { $pool ->
    [one] un punto
   *[other] { $pool } punti
}, { $each } ciascuno.
al-how = Chi ha più edifici di un tipo ottiene il primo numero scritto accanto, chi viene dopo il secondo. Chi è alla pari divide i punti di quei posti, arrotondati per difetto.
al-prizes = Conteggio { $scoring }: { $points }
al-one-more = Un altro porterebbe { $points ->
    [one] un punto
   *[other] { $points } punti
} in più nel conteggio { $scoring }
al-whole = La tabella completa
al-tell-all = Tocca o premi un tasto per vedere tutto
al-pile-of = { $many } uguali, { $up } scelte

## La prima partita guidata
lesson-goal = Chi ha più edifici di un tipo prende punti. Questa tabella mostra chi otterrebbe cosa.
lesson-take = In un turno prendi denaro o compri. Prendi denaro: clicca una carta, poi “Prendi questa carta”.
lesson-watch = Ogni edificio si paga nella valuta della sua casella: guarda colore e segno.
lesson-several = Puoi prendere più carte se insieme valgono al massimo { $limit }. Scegline due piccole, poi prendile.
lesson-choose = Un edificio che brilla lo puoi pagare. Cliccalo per cominciare.
lesson-choose-wait = Ancora non si può pagare nulla. Prendi denaro di una valuta finché un edificio brilla.
lesson-buy = Clicca carte della tua mano fino al prezzo; poi “Compra”. Non c'è resto.
lesson-why = Clicca un edificio in ombra. Ti dice perché adesso non puoi averlo.
lesson-exact = Una spunta verde indica carte che pagano il prezzo esatto. Chi paga così gioca ancora: cliccala e compra.
lesson-exact-wait = Prova a pagare il prezzo esatto: raccogli carte che sommano a un prezzo. Una spunta te lo dirà.
lesson-again = Hai pagato il prezzo esatto, quindi giochi ancora. Compra di nuovo, o prendi denaro.
lesson-scoring = Posti premiati per tipo: conteggio A { $a }, B { $b }, C { $c }. Chi è pari divide i punti.
lesson-decks = A e B sono nascoste nel mazzo del denaro. Con C finisce la partita, esauriti gli edifici.
