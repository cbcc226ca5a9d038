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
al-whole = La tabella completa
al-pile-of = { $many } uguali, { $up } scelte

## La prima partita guidata
lesson-goal = I punti vanno a chi ha più edifici di un tipo. Tre conteggi, A, B e C, li contano, e questa tabella mostra chi otterrebbe cosa.
lesson-take = Gli edifici costano denaro, e le valute sono quattro. In un turno prendi denaro o compri. Comincia dal denaro: clicca una carta scoperta, poi “Prendi questa carta”.
lesson-watch = Ogni edificio si paga solo nella valuta della sua casella: colore e segno. Le caselle vuote si riempiono alla fine di ogni turno, perciò i prezzi vanno e vengono mentre gli altri giocano.
lesson-several = Le carte piccole meritano uno sguardo: puoi prenderne più d'una insieme se valgono al massimo 5 in tutto. Scegline due, poi prendile.
lesson-choose = Un edificio che brilla lo puoi pagare. Cliccalo per cominciare.
lesson-choose-wait = Ancora non si può pagare nulla. Prendi denaro di una valuta finché un edificio di quel colore brilla.
lesson-buy = Ora clicca nella tua mano le carte con cui pagare, fino al prezzo; poi “Compra”. Di più è permesso, ma non c'è resto.
lesson-why = Clicca un edificio in ombra. Ti dice perché adesso non puoi averlo, con la regola.
lesson-exact = Una spunta verde indica le carte che pagano un prezzo esatto, senza una moneta di troppo. Chi paga così gioca subito un'altra azione. È così che si vince: clicca la spunta e compra.
lesson-exact-wait = Ora prova a pagare il prezzo esatto: raccogli carte la cui somma è un prezzo. Una spunta verde ti dirà quando puoi.
lesson-again = Hai pagato il prezzo esatto, quindi giochi ancora. Compra di nuovo se puoi, o prendi denaro.
lesson-scoring = Nel conteggio A prende punti solo chi guida ogni tipo, nel B due posti, nel C tre. Chi è pari divide. Più in basso nella lista vale di più: guarda dove un edificio in più ti mette in testa.
lesson-decks = Le carte A e B sono nascoste nei mazzetti di denaro e contano appena compaiono. La partita finisce quando finiscono gli edifici, con il conteggio C. In due raccoglie anche un terzo giocatore: Dirk.
