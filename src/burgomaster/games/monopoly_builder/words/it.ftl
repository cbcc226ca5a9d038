# Monopoly Builder in italiano.

title = Monopoly Builder
about = Compra proprietà, scambia, rilancia e costruisci i palazzi più alti dell'isola.
duration = un'ora

## Gettoni, uno e più; pedine; gruppi di colore

dump-truck = autocarro ribaltabile
    .a = un autocarro ribaltabile
    .some = { $count ->
        [one] un autocarro ribaltabile
       *[other] { $number } autocarri ribaltabili
    }
crane = gru
    .a = una gru
    .some = { $count ->
        [one] una gru
       *[other] { $number } gru
    }
excavator = escavatore
    .a = un escavatore
    .some = { $count ->
        [one] un escavatore
       *[other] { $number } escavatori
    }
boat = barca
    .a = una barca
    .some = { $count ->
        [one] una barca
       *[other] { $number } barche
    }
dump-trucks = autocarri ribaltabili
cranes = gru
excavators = escavatori
boats = barche
penguin = pinguino
    .the = il pinguino
cat = gatto
    .the = il gatto
t-rex = T-Rex
    .the = il T-Rex
duck = papera
    .the = la papera
brown = marrone
also-brown = marroni
light-blue = azzurro
also-light-blue = azzurra
pink = rosa
orange = arancione
red = rosso
also-red = rossa
yellow = giallo
also-yellow = gialla
green = verde
also-green = verdi
dark-blue = blu
also-dark-blue = blu scura

some-chips = { $count ->
    [one] { $count } { $one }
   *[other] { $count } { $many }
}
some-cards = { $count ->
    [one] una carta Esci di prigione
   *[other] { $count } carte Esci di prigione
}
    .told = { $count ->
        [one] una carta «Esci di prigione»
       *[other] { $number } carte «Esci di prigione»
    }
some-money = M{ $amount }

## Caselle

space-start = VIA
    .to = il VIA
    .at = sul VIA
space-jail = Prigione / Solo in visita
    .to = la prigione, ma solo in visita
    .at = davanti alla prigione
space-free-parking = Parcheggio gratuito
    .to = il Parcheggio gratuito
    .at = al Parcheggio gratuito
space-go-to-jail = Vai in prigione
    .to = la casella «Vai in prigione»
    .at = sulla casella «Vai in prigione»
space-chance = Imprevisti
    .to = la casella «Imprevisti»
    .at = sulla casella «Imprevisti»
space-roll = Lancia per le risorse
    .to = la casella «Lancia per le risorse»
    .at = sulla casella «Lancia per le risorse»
space-steal = Ruba un gettone
    .to = la casella «Ruba un gettone»
    .at = sulla casella «Ruba un gettone»
space-steal-some = Ruba { $count } gettoni
    .to = la casella «Ruba { $count } gettoni»
    .at = sulla casella «Ruba { $count } gettoni»
space-take = Prendi { $count } { $many }
    .to = la casella «Prendi { $count } { $many }»
    .at = sulla casella «Prendi { $count } { $many }»
space-deed = { $street }
    .to = { $street }
    .at = su { $street }
# In italiano i nomi delle strade non vogliono l'articolo.
street-articles = -
mortgaged-street = { $street } (con ipoteca)

## Carte Imprevisti

card-get-out-of-jail = Esci di prigione (tieni questa carta)
card-forced-trade = Scambio forzato: scambia un gettone con un giocatore
card-to-start = Vai al VIA
card-to-jail = Vai in prigione
card-take-dump-truck = Prendi autocarri ribaltabili
card-take-crane = Prendi gru
card-take-excavator = Prendi escavatori
card-take-boat = Prendi barche
card-take-any = Prendi un gettone a tua scelta
card-take-one-of-each = Prendi un gettone di ogni tipo
card-collect-chips = Ogni altro giocatore ti dà un gettone
card-receive = Incassa
card-pay = Paga un conto
card-pay-per-floor = Paga per tutti i tuoi piani
card-to-unowned = Vai alla prossima proprietà di nessuno
card-to-free-parking = Vai al Parcheggio gratuito

# Che cosa dice una carta senza testo proprio: si ricava dal suo effetto.
chance-move-to = Vai a { $place }
chance-move-by = { $back ->
    [1] Torna indietro di { $count } caselle
   *[0] Avanza di { $count } caselle
}
chance-move-next = Vai alla prossima { $sort ->
    [unowned] proprietà senza proprietario
    [rival] proprietà di un altro giocatore
    [deed] proprietà
    [chance] casella Imprevisti
    [roll] casella in cui si tira per i gettoni
    [steal] casella in cui si ruba un gettone
   *[take] casella in cui si prendono gettoni
}
chance-collect = Ricevi M{ $amount }{ $per ->
    [floor] { " " }per ogni tuo piano
    [building] { " " }per ogni tuo edificio
    [set] { " " }per ogni tuo gruppo completo
    [deed] { " " }per ogni tuo contratto
   *[once] { "" }
}
chance-pay = Paga M{ $amount }{ $per ->
    [floor] { " " }per ogni tuo piano
    [building] { " " }per ogni tuo edificio
    [set] { " " }per ogni tuo gruppo completo
    [deed] { " " }per ogni tuo contratto
   *[once] { "" }
}
chance-collect-from-each = Ogni altro giocatore ti paga M{ $amount }
chance-pay-each = Paga M{ $amount } a ogni altro giocatore
chance-take = Prendi { $things }
chance-take-any = { $count ->
    [one] Prendi un gettone a scelta
   *[other] Prendi { $count } gettoni a scelta
}
chance-take-each = { $count ->
    [one] Prendi un gettone di ogni tipo
   *[other] Prendi { $count } gettoni di ogni tipo
}
chance-take-own = { $count ->
    [one] Prendi un gettone del tipo della tua pedina
   *[other] Prendi { $count } gettoni del tipo della tua pedina
}
chance-give = Dai alla banca { $things }
chance-give-any = { $count ->
    [one] Dai alla banca un gettone a scelta
   *[other] Dai alla banca { $count } gettoni a scelta
}
chance-give-each = { $count ->
    [one] Dai alla banca un gettone di ogni tipo
   *[other] Dai alla banca { $count } gettoni di ogni tipo
}
chance-give-own = { $count ->
    [one] Dai alla banca un gettone del tipo della tua pedina
   *[other] Dai alla banca { $count } gettoni del tipo della tua pedina
}
chance-collect-chips = { $count ->
    [one] Ogni altro giocatore ti dà un gettone
   *[other] Ogni altro giocatore ti dà { $count } gettoni
}
chance-give-chips = { $count ->
    [one] Dai a ogni altro giocatore un gettone a tua scelta
   *[other] Dai a ogni altro giocatore { $count } gettoni a tua scelta
}
chance-steal = { $count ->
    [one] Puoi rubare un gettone
   *[other] Puoi rubare { $count } gettoni
}
chance-swap = { $count ->
    [one] Scambio forzato: scambia un gettone con un giocatore
   *[other] Scambio forzato: scambia { $count } gettoni con altri giocatori, uno per volta
}
chance-get-out = Esci di prigione (conserva questa carta)
chance-go-to-jail = Vai in prigione
chance-build = { $count ->
    [one] Costruisci un piano senza gettoni (non l'attico)
   *[other] Costruisci { $count } piani senza gettoni (non l'attico)
}
chance-remove-floor = { $whose ->
    [own] { $count ->
        [one] Togli il piano più alto a un tuo edificio
       *[other] Togli per { $count } volte il piano più alto a un tuo edificio
    }
   *[other] { $count ->
        [one] Togli il piano più alto all'edificio di un altro giocatore
       *[other] Togli per { $count } volte il piano più alto all'edificio di un altro giocatore
    }
}
chance-double-rent = { $whose ->
    [own] Il prossimo affitto che ricevi è doppio
   *[other] Il prossimo affitto che paghi è doppio
}
chance-throw-again = Dopo questo turno ne giochi un altro
chance-exchange = Puoi dare alla banca due gettoni per uno di un altro tipo
chance-both = { $first }, poi { $second }

## Verbi che si possono scrivere, separati da virgole

verb-throw = lancia, tira, lancia i dadi, tira i dadi
verb-pay = paga, paga multa, paga la multa, esci di prigione, esci dalla prigione
verb-use-card = usa carta, usa una carta, usa la carta, usa la mia carta
verb-buy = compra, compralo, comprala
verb-auction = asta, all'asta, metti all'asta
verb-drop = ritirati, mi ritiro, esci dall'asta, nessuna offerta
verb-bankrupt = bancarotta, dichiara bancarotta, fallimento
verb-accept = accetta, accetto, d'accordo
verb-refuse = rifiuta, rifiuto
verb-keep = tieni, tieni ipoteche, tieni le ipoteche, mantieni, conserva, conserva le ipoteche
verb-no-steal = non rubare, ruba niente, niente furto, rinuncia a rubare
verb-end = termina, fine turno, termina turno, fatto, finito
verb-pass = passo, passa, no, niente
verb-leave = lascia
verb-give = dai, cedi
verb-take = prendi, scegli
verb-trade = cambia, converti
verb-steal = ruba
verb-swap = scambia
verb-mortgage = ipoteca
verb-pay-off = riscatta, estingui
verb-build = costruisci
verb-remove = togli, demolisci, rimuovi, abbatti
verb-bid = punta, rilancia
verb-offer = proponi, proponi a, fai una proposta a
verb-counter = controproposta, controfferta
verb-for = per, con, in cambio di
verb-from = da, di, a, dal, dalla, del, della, al, alla, posseduto da, che ha
verb-and = e, ed
verb-get-out-card = carta, carte, carta prigione, carte prigione, carta esci di prigione
verb-dice = dadi, dado, doppio, il doppio
verb-card = carta, imprevisto

## Come si dicono anche i verbi, e parole piccole

said-throw = lancio, tiro, lanciare, tirare, lancio i dadi, tiro i dadi, lanciare i dadi, tirare i dadi, getta i dadi, butta i dadi, vai, vado, via, andiamo, fai rotolare i dadi, faccio rotolare i dadi, butto i dadi, getto i dadi, agito i dadi, tiro per il doppio, provo il doppio, tento il doppio, provo a fare doppio, faccio doppio, il doppio, fare doppio, fare un doppio, cerco il doppio, doppio, tira per il doppio, lancio per il doppio, tento la fortuna, un tiro, un lancio, tiriamo, lanciamo, muovo i dadi, scuoto i dadi, tento un doppio, provo un doppio, tento la sorte, tento la sorte con i dadi, provo con i dadi, provo la fortuna, tirero, lancero
said-pay = pago, pagare, pago la multa, pagare la multa, pago multa, paga la cauzione, pago la cauzione, paga per uscire, pago per uscire, esco di prigione, esco dalla prigione, pagare per uscire, pago la penale, pago 50 di multa, pagare la cauzione, cauzione, la cauzione, multa, la multa, pago per essere libero, compro la liberta, pago la prigione, pago e esco, pago ed esco, esco pagando, esco a pagamento, pago per uscire di prigione, pago per uscire dalla prigione, pagare per uscire di prigione, paghero
said-use-card = uso carta, uso la carta, uso una carta, uso la mia carta, usare la carta, gioca carta, gioca la carta, gioco la carta, usa la carta esci di prigione, usa carta esci di prigione, uso la carta esci di prigione, usa la carta prigione, uso la carta prigione, usa la mia carta esci di prigione, utilizza la carta, utilizzo la carta, uso la carta di uscita, esco gratis, esco gratis di prigione, esco gratis dalla prigione, esci gratis di prigione, esci gratis, uso la carta per uscire, usa la carta per uscire, gioco la mia carta, giocare la carta, uso il cartoncino, carta, esci di prigione gratis, esco con la carta, esco di prigione con la carta, consegno la carta, spendo la carta, sfrutto la carta, uso la carta esci gratis, uso esci di prigione, uso la carta prigione gratis, la carta per uscire, impiego la carta, uso la mia carta esci gratis di prigione, uso la carta esci gratis di prigione, usa la carta esci gratis di prigione, usa la mia carta esci gratis di prigione, gioco la carta esci di prigione, gioca la carta esci di prigione, gioco la mia carta esci di prigione, gioco la carta prigione, gioco la carta per uscire, uso la mia carta per uscire, gioco esci di prigione, uso la mia carta esci di prigione, carta esci di prigione, la carta esci di prigione, la mia carta esci di prigione, usero la carta
said-buy = compro, lo compro, la compro, comprare, acquista, acquisto, acquistare, compra questa, compra questo, compra la strada, compro la strada, compra questa strada, compra la proprieta, compro la proprieta, compra la via, comprarla, la prendo, lo prendo, comprarlo, mi piace, compro questa, compro questo, compro la via, compro questa via, compro questa strada, compro il terreno, compra il terreno, la compro io, prendo la via, prendo questa, prendo questo, prendila, prendilo, comprare la via, comprare la strada, mi compro, la voglio, lo voglio, si la compro, si lo compro, compro la casella, acquisto la via, acquisto la strada, acquisto la proprieta, acquistala, acquistalo, lo acquisto, la acquisto, l acquisto, e mia, venduto, affare fatto, comprato, prendo la proprieta, voglio questa via, voglio questa strada, voglio questa, voglio questo, voglio la via, vorrei questa via, vorrei questa, la comprero, comprero, fammela comprare, fammelo comprare
said-auction = metto all asta, mettila all asta, mettilo all asta, mettere all asta, lascia all asta, lascio all asta, vai all asta, apri l asta, avvia l asta, mandala all asta, l asta, vada all asta, va all asta, apriamo l asta, lascia che offrano, manda all asta, mando all asta, mandalo all asta, la metto all asta, lo metto all asta, va in asta, in asta, mettiamola all asta, mettiamolo all asta, facciamo l asta, facciamo un asta, inizia l asta, iniziamo l asta, che vada all asta, si va all asta, asta per favore, vendila all asta, vendilo all asta, fai l asta, metti in asta, lascia offrire gli altri, che offrano gli altri, offrano gli altri, apro l asta, avvio l asta, inizio l asta, lascio fare l asta, fate le offerte, mandala in asta, mandalo in asta, preferisco l asta, meglio l asta, cominciamo l asta, iniziate a offrire, comincia l asta
said-drop = lascia asta, lascia l asta, lascio l asta, lascio, esco, esco dall asta, ritirarsi, non offro piu, basta offerte, mi fermo, abbandona l asta, abbandono, mi fermo qui, stop, troppo caro, troppo, troppo per me, non rilancio, mi ritiro dall asta, mi tiro fuori, non offro, non offro niente, non offro nulla, non voglio offrire, esco io, io esco, mi chiamo fuori, fuori, sono fuori, io mi ritiro, troppo alto, troppi soldi, e troppo, e troppo caro, costa troppo, lascio perdere, rinuncio all asta, ho finito, finito, non vado oltre, non piu, abbandono l asta, lascio gli altri, mi arrendo, basta per me, non partecipo, non faccio offerte, nessuna offerta da parte mia, niente offerta, niente offerte, mi tiro indietro, da me niente, niente da me, nessuna offerta da me, nessuna offerta, mollo, io mollo, lascio stare, mi ritirero, smetto, smetto di offrire, smetto di puntare, smetto di rilanciare, sto lasciando l asta, lasciare l asta, lasciamo l asta
said-bankrupt = dichiaro bancarotta, sono in bancarotta, vado in bancarotta, dichiarare bancarotta, fallisco, sono fallito, fallito, mi arrendo, faccio bancarotta, vado fallito, vado in fallimento, dichiaro fallimento, dichiara fallimento, sono al verde, non posso pagare, mi ritiro, getto la spugna, ho perso, sono rovinato, fallire, io fallisco, arrendersi, devo dichiarare bancarotta
said-accept = accettare, accetta la proposta, accetto la proposta, accetta l offerta, accetto l offerta, accetta proposta, accetta offerta, si, si grazie, affare fatto, ci sto, va bene, ok, perfetto, accettato, mi sta bene, facciamolo, bene, certo, certamente, accettata, accettiamo, concordo, e un affare, affare, ottimo, benissimo, volentieri, perche no, mi va, mi va bene, ok accetto, ok va bene, sono d accordo, facciamo cosi, ci sto dai, dai si, buona offerta, buon affare, d accordissimo, approvo, approvato, la prendo, lo prendo, si accetto, e va bene, e sia, va bene dai, per me si, accettero, accetto volentieri, accetto con piacere, lo faccio, lo facciamo, mi sembra giusto
said-refuse = rifiutare, rifiuta la proposta, rifiuto la proposta, rifiuta l offerta, rifiuto l offerta, rifiuta proposta, rifiuta offerta, no grazie, non accetto, declina, respingi, respingi la proposta, respingo, niente affare, non mi interessa, non se ne parla, lascia perdere, rifiutato, nessun accordo, non accetto la proposta, non accetto l offerta, no rifiuto, rifiuto l affare, non ci sto, non mi va, non mi va bene, non mi conviene, non conviene, non sono d accordo, niente da fare, nessun affare, cattivo affare, brutto affare, troppo poco, non basta, neanche per sogno, scordatelo, assolutamente no, proposta rifiutata, offerta rifiutata, non se ne fa niente, non se ne fa nulla, declino l offerta, declino la proposta, respinta, respinto, lascio perdere, nessun interesse, non e abbastanza, e troppo poco, preferirei di no, preferisco di no, rifiutero, grazie ma no, grazie ma no grazie, dico di no, dico no
said-keep = tengo, tengo le ipoteche, lascia le ipoteche, lascio le ipoteche, lascia ipotecate, lasciale ipotecate, mantengo, mantieni le ipoteche, mantengo le ipoteche, conservo le ipoteche
said-no-steal = non rubo, non rubo niente, non rubo nulla, non rubare niente, non rubare nulla, rinuncio a rubare, nessun furto, rubo niente, non voglio rubare, non voglio rubare niente, lascia stare, niente furti, non rubo a nessuno, non rubare a nessuno, lascio stare, li lascio stare, li lascio in pace, salto il furto, salta il furto, nessun furto grazie, non prendo niente, non prendo nulla, rinuncio al furto, rinuncia al furto, non ruberei
said-end = fine, fine del turno, finisci, finisci turno, finisci il turno, finisco, finisco il turno, termina il turno, termino il turno, chiudi il turno, ho finito, passa il turno, passo il turno, basta cosi, prossimo, concludi il turno, ho terminato, turno finito, il mio turno e finito, concludo, concludo il turno, stop, basta, prossimo giocatore, il prossimo, al prossimo, tocca a te, tocca al prossimo, tocca a lui, avanti, vai avanti, va avanti, continua, nient altro, niente altro, nulla piu, niente piu, ho fatto, io ho finito, per me basta, ho concluso, tutto fatto, e tutto, questo e tutto, sono a posto, a posto cosi, chiudo, chiudo il turno, chiudo qui, turno concluso, turno terminato, finiamo, passa la mano, passo la mano, fine del mio turno, finire il turno, terminare il turno, smetto, mi fermo qui, mi fermo, il mio turno finisce, turno finisce, per ora ho finito, finisce qui, avanti il prossimo giocatore, avanti il prossimo, tocca a voi, a te, a voi, ora tocca a te, ora tocca a voi, il turno e tuo, finire il mio turno, terminare il mio turno, finire, terminare, concludere il turno
said-pass = salta, salto, nulla, non faccio niente, non faccio nulla, salto il turno, salta il turno, passo il turno, niente per me, lascio stare
said-leave = lascio, lasciare, abbandona, posa, deposita, abbandono, metto giu, metti giu, posare, poso, lascio qui, lascia qui, lascia giu, deposito, butto, butto via, butta, scarto, scarta, restituisco, restituisci, mi libero di, lascio cadere, lascia cadere, cedo, perdo, rinuncio a, rendo, ridò, resta qui, rimane qui, lascero, rimetto, rimetti
said-give = do, dare, consegna, consegno
said-take = prendo, prendere, scelgo, scegliere, voglio, vorrei, raccolgo, raccogli, scelta, ricevo, ricevi, piglio, ottengo, mi prendo, pesco, prendero, scegliero, vado con, vado per
said-trade = cambio, cambiare, converto, scambia, scambio, scambiare, baratta, baratto, do, dai, consegno, cedo, converti in, trasformo, trasforma, permuto, restituisco, pago, trasformare
said-steal = rubo, rubare, prendi, prendo, sottrai, porta via, frego, frega, sottraggo, porto via, derubo, tolgo, togli, sgraffigno, sfilo, soffio, rubero, prendero
said-swap = scambio, scambiare, cambia, cambio, baratto, baratta, permuto, permuta, sostituisco, do, dai, cedo, cambiare
said-mortgage = ipoteco, ipotecare, ipoteca su, metti un ipoteca su, metto un ipoteca su, accendi un ipoteca su, fai un ipoteca su, impegna, metti in ipoteca, metto in ipoteca, prendi un ipoteca su, ipoteco la, ipoteca la, metto ipoteca su, metti ipoteca su, accendo un ipoteca su, accendere un ipoteca su, accendo ipoteca su, faccio un ipoteca su, prendo un ipoteca su, prendo un mutuo su, prestito su, un ipoteca su, un ipoteca per, impegno, do in pegno, dai in pegno, chiedo un ipoteca su, apri un ipoteca su, apro un ipoteca su, ipoteca per, metto un ipoteca sulla, ipotechiamo, ipoteca di, prendo soldi su, prendi soldi su, chiedo soldi su, ipotechero
said-pay-off = riscatto, riscattare, estinguo, estinguere, estingui l ipoteca di, estingui l ipoteca su, riscatta l ipoteca di, riscatta l ipoteca su, togli l ipoteca a, togli l ipoteca da, togli l ipoteca su, paga l ipoteca di, paga l ipoteca su, riscatto l ipoteca, riscatta l ipoteca, riscatto l ipoteca di, riscatto l ipoteca su, riscattare l ipoteca di, riscattare l ipoteca su, riscattare l ipoteca, tolgo l ipoteca, togli l ipoteca, tolgo l ipoteca da, tolgo l ipoteca a, tolgo l ipoteca su, tolgo l ipoteca di, togliere l ipoteca da, levo l ipoteca da, leva l ipoteca da, pago l ipoteca, paga l ipoteca, pago l ipoteca di, pago l ipoteca su, pago l ipoteca per, pagare l ipoteca di, pagare l ipoteca su, estinguo l ipoteca, estingui l ipoteca, estinguo l ipoteca su, estinguo l ipoteca di, estinguere l ipoteca su, estinguere l ipoteca di, libero, libera, ripago, ripaga, ripago l ipoteca di, ripago l ipoteca su, ricompro, ricompra, cancello l ipoteca su, cancello l ipoteca di, chiudo l ipoteca su, saldo l ipoteca di, saldo l ipoteca su, saldo, annulla l ipoteca su, disipoteca, pago la mia ipoteca, pago la mia ipoteca su, pago la mia ipoteca di, riscatto la mia ipoteca, libero dall ipoteca, libera dall ipoteca, riscattero
said-build = costruisco, costruire, costruisci su, edifica, aggiungi un piano, metti un blocco, edificio, nuovo edificio, un edificio, un nuovo edificio, edifico, aggiungo un piano, aggiungo un piano su, metto un piano, metto un piano su, metti un piano su, metto un blocco, costruisco un piano, costruisco un piano su, costruisci un piano, costruisci un piano su, alzo, innalzo, innalza, costruiamo, erigo, erigi, comincio un edificio, comincio a costruire, inizio un edificio, nuova costruzione, costruzione, aggiungi piano, tiro su un piano, tiro su, completo, completa, completare, finisco, termina la torre, finisci la torre, costruiro
said-bid = punto, puntare, rilancio, rilancia a, rilancio a, offri, offro, offrire, offerta, offerta di, la mia offerta e, faccio, faccio un offerta di, arrivo a, salgo a, la mia offerta, metto, alzo a, alza a, alzo fino a, vado a, io offro, offro io, punto a, ne offro, ne do, do, dico, arrivo fino a, aumento a, aumenta a, salgo fino a, la mia puntata e, la mia puntata, puntata, puntata di, io dico, fino a, un offerta di, rilanciare a, rilanciamo a, metto sul piatto, rilancio fino a, rilancia fino a, ne metto, offriro, e la mia offerta, e la mia puntata
said-offer = propongo, propongo a, faccio una proposta a, fai un offerta a, faccio un offerta a, offri, offro, offri a, offro a, tratta con, scambia con, scambio con, offrire a, offrire, faccio un offerta, propongo uno scambio a, proponi uno scambio a, proponi un affare a, propongo un affare a, proposta a, proposta per, una proposta a, una proposta per, offerta a, un offerta a, un offerta per, offerta per, affare con, un affare con, faccio un affare con, tratto con, scambiare con, cambio con, cambia con, scambio a, suggerisco a, baratto con, vendo, vendo a, vendi a, vendi, vendere a, offriro a, offriro
said-counter = controproponi, contropropongo, faccio una controproposta, fai una controproposta, controproposta di
said-for = in cambio del, in cambio della, in cambio dello, in cambio dell, in cambio, contro, e prendo, e voglio, per avere, per ricevere, per prendere, e in cambio voglio, e ricevo, in cambio voglio, in cambio mi dai, e mi dai, per la sua, per il suo, e ottengo, e mi prendo, →
said-from = dallo, dello, dall, dell, dai
said-get-out-card = carte esci di prigione, carta uscita di prigione, carte uscita di prigione, esci di prigione
verb-to = a, ad, al, alla, allo, all
verb-with = con
verb-unit = m, euro, soldi, monete, denaro, contanti, in contanti, gettone, gettoni, strada, via, proprieta, pezzo, pezzi, dollari, dollaro, milioni, fiche, di contanti, in denaro, segnalino, segnalini
verb-bank = banca, con la banca, alla banca, dalla banca
verb-field = campo, casella, su, sul, sulla, sul campo, piano, un piano, il prossimo piano, blocco, un blocco, in, nel, nella, sull, edificio, il mio edificio, sul mio edificio, sulla mia torre, sull edificio, torre, palazzo, sul mio palazzo, sopra, posizione, in posizione, posto, coordinata, coordinate, lotto, terreno, quadrato, cella, isola, sull isola, primo piano, alla posizione, alla, al, alle, nelle, sulle, in cima, in cima a, in cima al
verb-column = colonna
verb-row = riga, fila
verb-off = giu
verb-proposal = proposta, offerta, scambio, l offerta, la proposta, questa proposta, questa offerta, affare, l affare, lo scambio
verb-out = per uscire, per uscire di prigione, per uscire dalla prigione, di prigione, dalla prigione, per essere libero, per essere liberi, per andarmene, per uscire da qui, fuori di prigione, fuori dalla prigione, ed esco, e esco di prigione, e esco, ed esco di prigione, dal carcere
verb-put = metti, metto, mettere, posa, posiziona, poso, piazza, piazzo
said-put = mettendo, posizionare
verb-ask = chiedi, chiedi a, chiedo, chiedo a, chiedere a, domando a, richiedo a, voglio da
verb-raise = rilancio di, rilancia di, rilanciare di, alzo di, alza di, aumento di, aumenta di, aggiungo, aggiungi
verb-more = in piu, di piu, sopra, ancora, altri
verb-penthouse = attico, l attico, penthouse, superattico
verb-stop = stop, basta, mi fermo, mi fermo qui, smetto, ho smesso, basta cosi
verb-decline = non mi interessa, non lo voglio, non la voglio, non mi serve, lascia perdere, lascia stare, lascio perdere, no grazie, meglio di no, non fa per me, rinuncio, ci rinuncio, declino, declina, preferisco di no, salto, passo, nessun interesse, preferirei di no, non lo vorrei, non la vorrei, non mi piace, questo non lo voglio, questa non la voglio
verb-wish = dammi, mi dai, mi daresti, mi puoi dare, puoi darmi, potresti darmi, mi dareste, vorrei, voglio, posso avere, potrei avere, vendimi, mi vendi, mi venderesti, mi serve, mi servono, mi cedi, cedimi, mi passi, passami, mi piacerebbe, desidero, gradirei

## Come si chiamano anche le cose, separate da virgole

also-dump-truck = autocarro, camion, ribaltabile, autoribaltabile, autocarri, camion, camioncino, camioncini, autoribaltabili, dumper, betoniera
also-crane = grue, gru, gruetta, gru a torre
also-excavator = ruspa, scavatrice, ruspe, scavatrici, scavatori, scavatore, pala, bulldozer
also-boat = nave, battello, navi, battelli, barchetta, chiatta, chiatte
also-t-rex = trex, dinosauro, dino

## Che cosa non si è capito

unknown-amount = M{ $amount } non si può pagare: gli importi sono multipli di { $least } fino a { $most }
unknown-json = una proposta in JSON ha `to`, `gives` e `takes`, ogni parte con deeds, chips, cards, money
unknown-json-field = in una proposta in JSON `{ $field }` non può essere { $found }

## Che cosa fa un'azione, per gli elenchi di azioni

do-throw = lancia i dadi
do-pay = paga M{ $fine } per uscire di prigione
do-use-card = usa una carta per uscire di prigione
do-buy = compra { $deed } per M{ $price }
do-auction = lascia all'asta { $deed }
do-drop = lascia l'asta
do-bankrupt = dichiara bancarotta
do-accept = accetta la proposta di { $name }
do-refuse = rifiuta la proposta di { $name }
do-keep = conserva le ipoteche
do-no-steal = rinuncia a rubare
do-end = termina il turno
do-leave = lascia 1 { $one } su questa casella
do-give = consegna 1 { $one } a { $name }
do-give-bank = consegna 1 { $one } alla banca
do-take = prendi 1 { $one }
do-trade = cambia { $given } con la banca per 1 { $one }
do-steal = ruba 1 { $one } a { $name }
do-swap = scambia 1 { $own } con 1 { $one } di { $name }
do-mortgage = ipoteca { $deed }: ricevi M{ $amount }
do-pay-off = riscatta { $deed }: paga M{ $amount }
do-build = costruisci il piano { $floor } sul campo { $field }
do-penthouse = costruisci l'attico sul campo { $field }
do-remove = togli il piano { $floor } dall'edificio sul campo { $field }
do-build-free = costruisci il piano { $floor } sul campo { $field } senza gettoni
do-bid = offri M{ $amount }
do-begin-offer = fai una proposta a { $name } …
do-offer = proponi a { $name }: { $given } per { $taken }

## Opzioni

option-deals = I giocatori possono trattare tra loro?
option-offers = Quante proposte può fare un giocatore durante un turno.
option-rounds = Dopo quanti giri la partita finisce e si contano i punti.
value-edition-house = cifre nostre

## Rifiuti

refuse-game-over = La partita è finita.
refuse-not-your-turn = Adesso decide { $seat }.
refuse-chance-decides = Adesso decidono i dadi o una carta: aspetta che abbiano deciso.
refuse-not-your-choice = Lo decide il caso, non chi gioca.
refuse-no-such-outcome = Adesso questo risultato non è possibile.
refuse-not-now = Adesso non c'è niente del genere da fare.
refuse-throw-first = Un turno comincia con un lancio: prima lancia i dadi.
refuse-already-thrown = Hai già lanciato; questo turno prosegue dopo il lancio.
refuse-leave-first = Hai più di { $most } gettoni: prima lascia sulla tua casella quelli di troppo.
refuse-nothing-to-leave = I gettoni si lasciano solo all'inizio del proprio turno, se sono più di { $most }.
refuse-not-in-jail = Non sei in prigione.
refuse-no-money-for-fine = Uscire di prigione costa M{ $fine } e tu hai M{ $cash }.
refuse-no-get-out-card = Non hai carte per uscire di prigione.
refuse-buy-first = Prima decidi per { $deed }: compra, o metti all'asta.
refuse-nothing-to-buy = Adesso non c'è niente in vendita per te; una proprietà si compra quando ci si arriva sopra.
refuse-too-dear = { $deed } costa M{ $price } e tu hai M{ $cash }.
refuse-no-auction = Adesso non c'è nessuna asta.
refuse-bid-first = { $deed } è all'asta: offri, o ritirati.
refuse-finish-bid = Prima completa l'offerta.
refuse-bid-too-low = L'offerta minima adesso è M{ $least }.
refuse-bid-too-high = Un'offerta non può superare i tuoi soldi, M{ $cash }.
refuse-note-order = Le somme si compongono con meno banconote possibile, la più grande per prima.
refuse-steal-first = Prima ruba un gettone, o di' che non rubi niente.
refuse-nothing-to-steal = Si ruba sulla casella Ruba un gettone.
refuse-swap-first = Prima fai lo scambio forzato: scambia un gettone con un giocatore.
refuse-nothing-to-swap = I gettoni si scambiano solo quando lo dice una carta Imprevisti.
refuse-same-kind = I gettoni si cambiano con un gettone di un altro tipo.
refuse-pick-first = Prima prendi un gettone a tua scelta.
refuse-give-first = Prima dai un gettone a tua scelta a chi è di turno.
refuse-no-such-seat = Il posto { $other } non c'è: si gioca in { $players }.
refuse-not-yourself = Scegli un'altra persona, non te.
refuse-they-are-bankrupt = { $other } è in bancarotta e non partecipa più.
refuse-no-such-chip = { $many }: per questo non ne hai abbastanza.
refuse-not-their-chip = { $one }: { $other } non ne ha.
refuse-bank-has-none = { $many }: la banca non ne ha più.
refuse-too-few-to-trade = La banca vuole { $rate } { $many } e tu ne hai { $count }.
refuse-not-parking = Due gettoni per uno si cambiano al Parcheggio gratuito, una volta per visita.
refuse-not-your-deed = { $deed } non appartiene a te.
refuse-already-mortgaged = { $deed } ha già un'ipoteca.
refuse-not-mortgaged = { $deed } non ha ipoteche.
refuse-too-dear-to-pay-off = Riscattare { $deed } costa M{ $cost } e tu hai M{ $cash }.
refuse-not-just-received = { $deed } non è tra i contratti che hai appena ricevuto.
refuse-redeem-first = Prima riscatta i contratti ipotecati che hai appena ricevuto, o tieni le ipoteche.
refuse-jailed = In prigione non puoi costruire.
refuse-no-foundation = In { $field } non c'è nessun lotto.
refuse-not-your-building = L'edificio in { $field } è di un altro giocatore.
refuse-no-blocks = Non hai più blocchi.
refuse-no-free-penthouse = L'attico non si può costruire con una carta.
refuse-build-free-first = Prima costruisci il piano che ti dà la carta.
refuse-nothing-built = Sul campo { $field } non c'è nessun edificio.
refuse-your-own-building = L'edificio in { $field } è tuo; la carta parla di quello di un altro.
refuse-nothing-to-remove = Solo una carta Imprevisti toglie piani a un edificio.
refuse-remove-first = Prima scegli l'edificio che perde il piano più alto.
refuse-other-rate = La banca dà un gettone per { $rate } di un tipo, né più né meno.
refuse-too-few-to-build = Quel piano costa { $chips }, e non hai tutto.
refuse-debt-first = Devi pagare M{ $debt } e hai M{ $cash }: prima ipoteca, tratta, o vai in bancarotta.
refuse-no-debt = Non hai debiti.
refuse-can-still-mortgage = Puoi ancora ipotecare un contratto; è in bancarotta solo chi non può pagare in nessun modo.
refuse-no-deals = A questo tavolo i giocatori non trattano tra loro.
refuse-no-deals-now = Adesso niente trattative: solo prima di un lancio, dopo una mossa, o finché un debito non è pagato.
refuse-too-many-offers = Un giocatore fa al massimo { $limit } { $limit ->
    [one] proposta
   *[other] proposte
} durante un turno.
refuse-nothing-to-deal = Non avete niente da scambiarvi.
refuse-answer-first = Prima rispondi alla proposta: accetta, rifiuta, o fai una controproposta.
refuse-no-offer = Adesso non c'è nessuna proposta per te.
refuse-only-to-offerer = Una controproposta va a chi ha fatto la proposta.
refuse-offer-fell-through = La proposta non vale più: qualcuno non ha quel che c'è scritto.
refuse-finish-offer = Prima completa la proposta.
refuse-not-offering = Prima comincia una proposta.
refuse-named-twice = { $deed } è tra i contratti due volte.
refuse-item-order = Le proposte hanno un ordine: contratti, gettoni, carte Esci di prigione, soldi.
refuse-not-enough-chips = { $many }: ne hai solo { $count }.
refuse-not-enough-cards = Non hai così tante carte per uscire di prigione.
refuse-not-enough-money = Hai solo M{ $cash }.
refuse-both-ways = Niente va nei due sensi: quel che dai non lo chiedi anche.
refuse-nothing-left-to-ask = Se dai questo, { $other } non ha altro da dare in cambio.
refuse-give-something = Prima di' che cosa dai.
refuse-ask-something = Prima di' che cosa chiedi.
refuse-given-part-is-over = Adesso di' che cosa chiedi.
refuse-they-do-not-have-it = { $other } non ce l'ha.
refuse-only-offers = È il turno di { $turn }: chi interviene può solo fare una proposta.

## Che cosa è successo

told-throws-to-start = { $who } ha tirato { $first } e { $second } per il primo turno, in tutto { $total }.
    .you = Hai tirato { $first } e { $second } per il primo turno, in tutto { $total }.
told-ties-to-start = { $who } ha fatto { $total } e ha dovuto tirare di nuovo.
    .you = Hai fatto { $total } e hai dovuto tirare di nuovo.
    .several = { $who } hanno fatto { $total } a testa e hanno dovuto tirare di nuovo.
    .several-you = { $who } avete fatto { $total } a testa e avete dovuto tirare di nuovo.
told-starts = { $who } ha fatto il totale più alto e comincia.
    .you = Hai fatto il totale più alto e cominci.
told-ends-turn = { $who } ha terminato il turno.
    .you = Hai terminato il turno.
told-extra-turn = { $who } ha iniziato il turno extra.
    .you = Hai iniziato il turno extra.
told-throws = { $who } ha tirato { $first } e { $second }, in tutto { $total }.
    .you = Hai tirato { $first } e { $second }, in tutto { $total }.
told-doubles = Doppio: dopo questo turno { $who } ne gioca un altro.
    .you = Doppio: dopo questo turno ne giochi un altro.
told-too-many-doubles = Doppio per { $in_row ->
        [one] una volta
       *[other] { $in_row } volte
    } di fila: una di troppo.
told-collects = { $who } ha ricevuto { $things }{ $short ->
    [0] .
   *[other] , perché la banca non ne aveva di più.
}
    .you = Hai ricevuto { $things }{ $short ->
        [0] .
       *[other] , perché la banca non ne aveva di più.
    }
told-takes = { $who } ha preso { $things }{ $short ->
    [0] .
   *[other] , perché la banca non ne aveva di più.
}
    .you = Hai preso { $things }{ $short ->
        [0] .
       *[other] , perché la banca non ne aveva di più.
    }
told-gets-none = { $who } non ha ricevuto { $many }: la banca non ne aveva più.
    .you = Non hai ricevuto { $many }: la banca non ne aveva più.
told-gets-none-for = { $who } non ha ricevuto { $many } per { $source }: la banca non ne aveva più.
    .you = Non hai ricevuto { $many } per { $source }: la banca non ne aveva più.
chips-short = solo { $things } invece di { $due }
things-for = { $things } per { $source }
told-leaves = { $who } aveva più di { $most } gettoni e ha lasciato { $things } { $place }.
    .you = Avevi più di { $most } gettoni e hai lasciato { $things } { $place }.
told-moves = { $who } ha raggiunto { $place }.
    .you = Hai raggiunto { $place }.
told-passes-start = { $who } ha ricevuto M{ $got } dal VIA.
    .you = Hai ricevuto M{ $got } dal VIA.
told-picks-up = { $who } ha raccolto { $things } lungo il percorso.
    .you = Hai raccolto { $things } lungo il percorso.
told-jailed = Il turno di { $who } è finito in prigione.
    .you = Il tuo turno è finito in prigione.
told-buys = { $who } ha comprato { $deed } per M{ $paid }.
    .you = Hai comprato { $deed } per M{ $paid }.
told-rent = { $who } ha pagato a { $to } M{ $due } di affitto per { $deed }{ $rent ->
    [set] , parte di un gruppo completo.
   *[single] .
}
    .you = Hai pagato a { $to } M{ $due } di affitto per { $deed }{ $rent ->
        [set] , parte di un gruppo completo.
       *[single] .
    }
    .to-you = { $who } ti ha pagato M{ $due } di affitto per { $deed }{ $rent ->
        [set] , parte di un gruppo completo.
       *[single] .
    }
told-rent-owed = { $who } doveva pagare a { $to } M{ $due } di affitto per { $deed }{ $rent ->
    [set] , parte di un gruppo completo,
   *[single] ,
} ma aveva solo M{ $has }.
    .you = Dovevi pagare a { $to } M{ $due } di affitto per { $deed }{ $rent ->
        [set] , parte di un gruppo completo,
       *[single] ,
    } ma avevi solo M{ $has }.
    .to-you = { $who } doveva pagarti M{ $due } di affitto per { $deed }{ $rent ->
        [set] , parte di un gruppo completo,
       *[single] ,
    } ma aveva solo M{ $has }.
told-no-rent = Su { $deed } c'era un'ipoteca: { $who } non ha pagato nessun affitto a { $to }.
    .you = Su { $deed } c'era un'ipoteca: non hai pagato nessun affitto a { $to }.
    .to-you = Su { $deed } c'era un'ipoteca: { $who } non ti ha pagato nessun affitto.
told-rolls = { $who } ha tirato { $first } e { $second } per le risorse, in tutto { $total }.
    .you = Hai tirato { $first } e { $second } per le risorse, in tutto { $total }.
told-nothing-there = { $space ->
    [steal] Non c'erano gettoni che { $who } potesse rubare.
   *[chance] Non c'erano più carte Imprevisti per { $who }.
}
    .you = { $space ->
        [steal] Non c'erano gettoni che potessi rubare.
       *[chance] Non c'erano più carte Imprevisti per te.
    }
told-steals = { $who } ha rubato { $chip-a } a { $victim }.
    .you = Hai rubato { $chip-a } a { $victim }.
    .victim-you = { $who } ti ha rubato { $chip-a }.
told-steals-nothing = { $who } non ha rubato niente.
    .you = Non hai rubato niente.
told-draws = { $who } ha pescato una carta Imprevisti: «{ $card }».
    .you = Hai pescato una carta Imprevisti: «{ $card }».
told-turns-up = { $who } ha pescato una carta Imprevisti: «{ $card }».
    .you = Hai pescato una carta Imprevisti: «{ $card }».
told-skips-card = Non era possibile, e la carta non ha avuto effetto.
told-receives = { $who } ha ricevuto M{ $got } dalla banca.
    .you = Hai ricevuto M{ $got } dalla banca.
told-floor-bill = { $floors ->
    [0] { $who } non aveva piani e non ha pagato niente.
    [one] { $who } ha pagato alla banca M{ $due } per un piano.
   *[other] { $who } ha pagato alla banca M{ $due }: M{ $each } per ognuno dei { $floors } piani.
}
    .you = { $floors ->
        [0] Non avevi piani e non hai pagato niente.
        [one] Hai pagato alla banca M{ $due } per un piano.
       *[other] Hai pagato alla banca M{ $due }: M{ $each } per ognuno dei tuoi { $floors } piani.
    }
told-floor-bill-owed = { $floors ->
    [one] { $who } doveva pagare alla banca M{ $due } per un piano, ma aveva solo M{ $has }.
   *[other] { $who } doveva pagare alla banca M{ $due }, M{ $each } per ognuno dei { $floors } piani, ma aveva solo M{ $has }.
}
    .you = { $floors ->
        [one] Dovevi pagare alla banca M{ $due } per un piano, ma avevi solo M{ $has }.
       *[other] Dovevi pagare alla banca M{ $due }, M{ $each } per ognuno dei tuoi { $floors } piani, ma avevi solo M{ $has }.
    }
told-picks = { $who } ha preso { $chip-a }.
    .you = Hai preso { $chip-a }.
told-gives = { $who } ha dato { $chip-a } a { $to }.
    .you = Hai dato { $chip-a } a { $to }.
    .to-you = { $who } ti ha dato { $chip-a }.
told-must-give = { $who } ha dato { $count ->
    [one] { $chip-a }
   *[other] { $chip-some }
} a { $to }, non avendo gettoni di altro tipo.
    .you = Hai dato { $count ->
        [one] { $chip-a }
       *[other] { $chip-some }
    } a { $to }, non avendo gettoni di altro tipo.
    .to-you = { $who } ti ha dato { $count ->
        [one] { $chip-a }
       *[other] { $chip-some }
    }, non avendo gettoni di altro tipo.
told-gives-nothing = { $who } non aveva gettoni da dare.
    .you = Non avevi gettoni da dare.
    .several = { $who } non avevano gettoni da dare.
    .several-you = { $who } non avevate gettoni da dare.
told-card-money = M{ $each } per ogni { $per ->
    [floor] piano
    [building] edificio
    [set] gruppo completo
   *[deed] contratto
}: { $who } ne aveva { $count }.
    .you = M{ $each } per ogni { $per ->
    [floor] piano
    [building] edificio
    [set] gruppo completo
   *[deed] contratto
}: ne avevi { $count }.
told-card-bill = M{ $each } per ogni { $per ->
    [floor] piano
    [building] edificio
    [set] gruppo completo
   *[deed] contratto
}: { $who } ne aveva { $count }.
    .you = M{ $each } per ogni { $per ->
    [floor] piano
    [building] edificio
    [set] gruppo completo
   *[deed] contratto
}: ne avevi { $count }.
told-pays-by-card = { $who } ha pagato M{ $paid } a { $to }.
    .you = Hai pagato M{ $paid } a { $to }.
    .to-you = { $who } ti ha pagato M{ $paid }.
told-pays-each = { $who } doveva pagare M{ $each } a ogni altro giocatore.
    .you = Dovevi pagare M{ $each } a ogni altro giocatore.
told-gives-bank = { $who } ha dato alla banca { $chip-some }.
    .you = Hai dato alla banca { $chip-some }.
told-builds-free = { $who } ha costruito un piano sul campo { $field } senza gettoni.
    .you = Hai costruito un piano sul campo { $field } senza gettoni.
told-removes = { $who } ha tolto il piano più alto all'edificio di { $to } sul campo { $field }.
    .you = Hai tolto il piano più alto all'edificio di { $to } sul campo { $field }.
    .to-you = { $who } ha tolto il piano più alto al tuo edificio sul campo { $field }.
told-removes-own = { $who } ha tolto il piano più alto al proprio edificio sul campo { $field }.
    .you = Hai tolto il piano più alto al tuo edificio sul campo { $field }.
told-doubles-rent = { $whose ->
    [own] Il prossimo affitto pagato a { $who } è doppio.
   *[other] Il prossimo affitto che { $who } paga è doppio.
}
    .you = { $whose ->
    [own] Il prossimo affitto pagato a te è doppio.
   *[other] Il prossimo affitto che paghi è doppio.
}
told-rent-doubled = L'affitto di { $deed } questa volta era doppio.
told-throws-again = Dopo questo turno { $who } ne gioca un altro.
    .you = Dopo questo turno ne giochi un altro.
told-swaps = { $who } ha scambiato { $given-a } con { $taken-a } di { $to }.
    .you = Hai scambiato { $given-a } con { $taken-a } di { $to }.
    .to-you = { $who } ti ha preso { $taken-a } in cambio di { $given-a }.
told-auction = { $who } ha messo { $deed } all'asta, a partire da M{ $least }.
    .you = Hai messo { $deed } all'asta, a partire da M{ $least }.
told-bids = { $who } ha offerto M{ $amount } per { $deed }.
    .you = Hai offerto M{ $amount } per { $deed }.
told-drops-out = { $who } ha lasciato l'asta per { $deed }.
    .you = Hai lasciato l'asta per { $deed }.
told-cannot-raise = { $who } non poteva offrire M{ $least } e ha lasciato l'asta.
    .you = Non potevi offrire M{ $least } e hai lasciato l'asta.
    .several = { $who } non potevano offrire M{ $least } e hanno lasciato l'asta.
    .several-you = { $who } non potevate offrire M{ $least } e avete lasciato l'asta.
told-wins-auction = { $who } ha vinto l'asta e ha ottenuto { $deed } per M{ $paid }.
    .you = Hai vinto l'asta e hai ottenuto { $deed } per M{ $paid }.
told-no-bids = Nessuno ha fatto offerte: { $deed } resta alla banca.
told-pays-fine = { $who } ha pagato M{ $paid } per uscire di prigione.
    .you = Hai pagato M{ $paid } per uscire di prigione.
told-uses-card = { $who } ha usato una carta per uscire di prigione.
    .you = Hai usato una carta per uscire di prigione.
told-escapes = { $who } ha lasciato la prigione grazie al doppio.
    .you = Hai lasciato la prigione grazie al doppio.
told-fails = Niente doppio: { $who } non ha potuto lasciare la prigione (tentativo { $tries } di { $most }).
    .you = Niente doppio: non hai potuto lasciare la prigione (tentativo { $tries } di { $most }).
told-fails-last = Niente doppio neanche all'ultimo tentativo: { $who } ha pagato M{ $due } per uscire di prigione e tira di nuovo.
    .you = Niente doppio neanche all'ultimo tentativo: hai pagato M{ $due } per uscire di prigione e tiri di nuovo.
told-fails-last-owed = Niente doppio neanche all'ultimo tentativo: { $who } doveva pagare M{ $due } per uscire di prigione, ma aveva solo M{ $has }.
    .you = Niente doppio neanche all'ultimo tentativo: dovevi pagare M{ $due } per uscire di prigione, ma avevi solo M{ $has }.
told-owes = { $who } doveva pagare M{ $due } a { $to }, ma aveva solo M{ $has }.
    .you = Dovevi pagare M{ $due } a { $to }, ma avevi solo M{ $has }.
    .to-you = { $who } doveva pagarti M{ $due }, ma aveva solo M{ $has }.
told-owes-bank = { $who } doveva pagare M{ $due } alla banca, ma aveva solo M{ $has }.
    .you = Dovevi pagare M{ $due } alla banca, ma avevi solo M{ $has }.
told-pays = { $who } ha pagato a { $to } il debito di M{ $paid }.
    .you = Hai pagato a { $to } il debito di M{ $paid }.
    .to-you = { $who } ti ha pagato il debito di M{ $paid }.
told-pays-bank = { $who } ha pagato M{ $paid } alla banca.
    .you = Hai pagato M{ $paid } alla banca.
told-bankrupt = { $who } non poteva pagare M{ $due } a { $to } e ha fatto bancarotta.
    .you = Non potevi pagare M{ $due } a { $to } e hai fatto bancarotta.
    .to-you = { $who } non poteva pagarti M{ $due } e ha fatto bancarotta.
told-bankrupt-to-bank = { $who } non poteva pagare M{ $due } alla banca e ha fatto bancarotta.
    .you = Non potevi pagare M{ $due } alla banca e hai fatto bancarotta.
told-hands = { $to } ha ricevuto tutto quello che { $who } aveva: { $things }.
    .you = { $to } ha ricevuto tutto quello che avevi: { $things }.
    .to-you = Hai ricevuto tutto quello che { $who } aveva: { $things }.
told-returns = La banca si è ripresa tutto quello che { $who } aveva: { $things }.
    .you = La banca si è ripresa tutto quello che avevi: { $things }.
told-mortgages = { $who } ha ipotecato { $deed } per M{ $got }.
    .you = Hai ipotecato { $deed } per M{ $got }.
told-pays-off = { $who } ha riscattato { $deed } per M{ $paid }.
    .you = Hai riscattato { $deed } per M{ $paid }.
told-keeps-mortgage = { $who } ha mantenuto l'ipoteca su { $streets }.
    .you = Hai mantenuto l'ipoteca su { $streets }.
told-trades = { $who } ha dato alla banca { $given-some } in cambio di { $taken-a }.
    .you = Hai dato alla banca { $given-some } in cambio di { $taken-a }.
told-trades-parked = Al Parcheggio gratuito { $who } ha cambiato { $given } con { $taken }.
    .you = Al Parcheggio gratuito hai cambiato { $given } con { $taken }.
told-builds = { $who } ha costruito { $floor ->
    [1] il primo piano
    [2] il secondo piano
    [3] il terzo piano
   *[4] il quarto piano
} sul campo { $field }{ $kinds ->
    [0] .
   *[other] {" "}con { $things }.
}
    .you = Hai costruito { $floor ->
        [1] il primo piano
        [2] il secondo piano
        [3] il terzo piano
       *[4] il quarto piano
    } sul campo { $field }{ $kinds ->
        [0] .
       *[other] {" "}con { $things }.
    }
told-penthouse = { $who } ha costruito l'attico sul campo { $field }{ $kinds ->
    [0] {""}: la partita è finita.
   *[other] {" "}con { $things }: la partita è finita.
}
    .you = Hai costruito l'attico sul campo { $field }{ $kinds ->
        [0] {""}: la partita è finita.
       *[other] {" "}con { $things }: la partita è finita.
    }
told-proposes = { $who } ha offerto a { $to } { $given } in cambio di { $asked }.
    .you = Hai offerto a { $to } { $given } in cambio di { $asked }.
    .to-you = { $who } ti ha offerto { $given } in cambio di { $asked }.
told-counters = { $who } ha fatto una controproposta a { $to }: { $given } in cambio di { $asked }.
    .you = Hai fatto una controproposta a { $to }: { $given } in cambio di { $asked }.
    .to-you = { $who } ti ha fatto una controproposta: { $given } in cambio di { $asked }.
told-accepts = { $who } ha accettato la proposta di { $to } e ha dato { $given } in cambio di { $taken }.
    .you = Hai accettato la proposta di { $to } e hai dato { $given } in cambio di { $taken }.
    .to-you = { $who } ha accettato la tua proposta e ti ha dato { $given } in cambio di { $taken }.
told-refuses = { $who } ha rifiutato la proposta di { $to }.
    .you = Hai rifiutato la proposta di { $to }.
    .to-you = { $who } ha rifiutato la tua proposta.
told-over = { $why ->
    [last-round] L'ultimo giro è finito, e con esso la partita.
    [nobody-can-finish] Nessuno può più completare un edificio di quattro piani: la partita è finita.
   *[penthouse] La partita è finita.
}
told-scores = { $who } ha totalizzato { $points ->
    [one] un punto
   *[other] { $points } punti
}{ $sorts ->
    [0] .
   *[other] : { $parts }.
}
    .you = Hai totalizzato { $points ->
        [one] un punto
       *[other] { $points } punti
    }{ $sorts ->
        [0] .
       *[other] : { $parts }.
    }
score-buildings = { $points } per gli edifici
score-sets = { $points } per i gruppi
score-billionaire = { $points } per la carta Miliardario
score-community = { $points } per la comunità più grande
told-wins = { $who } vince la partita.
    .you = Vinci la partita!
    .several = { $who } si dividono la vittoria.
    .several-you = { $who } vi dividete la vittoria!
told-wins-by-money = { $who } vince la partita: stessi punti, ma più soldi.
    .you = Vinci la partita: stessi punti, ma più soldi!
    .several = { $who } si dividono la vittoria: stessi punti, ma più soldi.
    .several-you = { $who } vi dividete la vittoria: stessi punti, ma più soldi!

## Il tavolo

table-turn = Turno { $turn }, giro { $round }
table-start = { $name } lancia per il primo turno
table-surplus = { $name } lascia sulla casella i gettoni di troppo
table-throw = tocca a { $name } lanciare
table-dice = i dadi rotolano per { $name }
table-buy = { $name } può comprare { $deed } per M{ $price }
table-auction = { $bid ->
    [0] { $deed } è all'asta, ancora nessuna offerta; { $actor } offre o si ritira
   *[other] { $deed } è all'asta, offerta più alta M{ $bid }; { $actor } offre o si ritira
}
table-roll = { $name } lancia per le risorse
table-steal = { $name } può rubare un gettone
table-card = { $name } pesca una carta Imprevisti
table-swap = { $name } scambia un gettone con un giocatore
table-pick = { $name } prende un gettone a scelta
table-give = { $actor } dà un gettone a { $name }
table-act = { $name } può cambiare, trattare e costruire
table-free = { $name } costruisce un piano senza gettoni
table-remove = { $name } toglie il piano più alto a un edificio
table-give-bank = { $name } dà un gettone alla banca
table-give-others = { $name } dà un gettone a { $receiver }
table-debt = { $name } ha un debito di M{ $debt }
table-redeem = { $actor } può riscattare i contratti ricevuti
table-offer = { $actor } fa una proposta
table-answer = { $actor } risponde a una proposta di { $offerer }: { $given } per { $taken }
table-over = la partita è finita
table-player = Giocatore
table-token = Pedina
table-points = Punti
table-cash = Soldi
table-space = Casella
table-blocks = Blocchi
table-cards = Esci
table-bank = Banca
table-in-jail = in prigione
table-bankrupt = in bancarotta
table-deed = Contratto
table-price = Prezzo
table-rent = Affitto
table-number = N.
table-kind = Gettone
table-owner = Proprietà di
table-mortgaged = ipoteca
table-island = Isola: a chi appartiene e quanti piani
table-lying = Gettoni sulle caselle
table-chance = Imprevisti: ancora { $unseen }, e { $under } in fondo al mazzo

## L'immagine

picture-you = tu
picture-number = lancio che rende gettoni
picture-billionaire = Miliardario
picture-community = Comunità
picture-costs = Quanto costano i piani

## Il tavolo come elenchi

view-round = Giro
view-first = Primo giocatore
view-actor = A decidere
view-doubles = Doppi di fila
view-extra_turn = Un altro turno
view-parking = Scambio al Parcheggio Gratuito
view-start_throws = Lanci per iniziare
view-token = Pedina
view-cash = Denaro
view-chips = Gettoni
view-deeds = Contratti
view-deed = Contratto
view-mortgaged = Ipotecati
view-get_out_cards = Carte per uscire di prigione
view-blocks = Blocchi rimasti
view-space = Casella
view-failed_tries = Tentativi falliti di fare doppio
view-bankrupt = In bancarotta
view-offers = Proposte in questo turno
view-bank = Banca
view-lying = Sulle caselle
view-island = Isola
view-floors = Piani
view-chance = Imprevisti
view-unseen = Non ancora viste
view-under = Sotto il mazzo
view-auction = Asta
view-bid = Offerta
view-bidder = Miglior offerente
view-bidding = Ancora in gara
view-debt = Debito
view-received = Contratti ricevuti
view-offer = Proposta
view-from = Da
view-to = A
view-gives = Dà
view-takes = Riceve
view-resume = Poi

## Lo schermo di un terminale. Le parole brevi hanno al massimo quattro lettere, quelle di gettoni e strade due

short-dump-truck = au
short-crane = gr
short-excavator = es
short-boat = ba
short-brown = ma
short-light-blue = az
short-pink = rs
short-orange = ar
short-red = ro
short-yellow = gi
short-green = ve
short-dark-blue = bl
short-space-start = VIA
short-space-jail = Prig
short-space-free-parking = Parc
short-space-go-to-jail = InPr
short-space-chance = ?
short-space-roll = Tira
short-space-steal = Ruba
menu-throw = Lancio
menu-end = Turno
menu-buy = Proprietà
menu-bid = Asta
menu-build = Costruisci
menu-trade = Scambio con la banca
menu-deal = Proposta
menu-mortgage = Ipoteca
menu-pay-off = Riscatta
menu-chips = Gettoni
menu-give = Dai
menu-ask = Chiedi
menu-then = Poi
screen-points = pt
screen-money = M
screen-blocks = bl
screen-jail = prig.
screen-bankrupt = fuori
screen-get-out = { $count }× uscita
screen-chance = { $cards } Imprevisti
screen-penthouse = A
screen-the-penthouse = l'attico
screen-floor = pi
screen-build = { $field }: piano { $floor }
screen-then-ask = è tutto; ora che cosa chiedi
screen-propose = fai questa proposta
screen-nothing-yet = ancora nulla
screen-offer = Proposta a { $name } — dai: { $given } — chiedi: { $asked }
screen-odds = Se { $name } lancia ora
screen-only-doubles = In prigione solo un doppio porta da qualche parte.
screen-stays = resta dov'è
screen-if-accepted = Se accettata, punti: { $points }

## Perché un consiglio lo dice

reason-scores = { $points ->
    [one] un punto in più
   *[other] { $points } punti in più
}
reason-colours = { $count ->
    [0] poi nessun colore è tutto tuo
    [one] poi un colore è tutto tuo
   *[other] poi { $count } colori sono tutti tuoi
}
reason-collects = in media { $much } gettoni in più a ogni lancio
reason-floor = { $floor ->
    [0] poi i tuoi gettoni non bastano per nessun piano
   *[other] poi i tuoi gettoni bastano per un piano { $floor }
}
reason-cash = poi hai M{ $cash }
gain = { $same ->
    [1] M{ $low }
   *[other] da M{ $low } a M{ $high }
}

## Il foglio di un'edizione

sheet-start-money = denaro all'inizio
sheet-notes = in banconote da
sheet-start-bonus = il VIA paga
sheet-fine = per uscire di prigione
sheet-first-bid = prima offerta minima
sheet-least-raise = rilancio minimo
sheet-start-chips = gettoni propri all'inizio
sheet-chips-of-a-kind = gettoni di ogni tipo
sheet-blocks = blocchi per giocatore
sheet-most-chips = gettoni all'inizio di un turno, al massimo
sheet-own-number = totale che paga le pedine
sheet-deed-chips = gettoni per un contratto
sheet-space-chips = gettoni sulle caselle in cui si prendono
sheet-most-doubles = doppi di fila che portano in prigione
sheet-jail-tries = tentativi di uscire di prigione
sheet-billionaire-points = punti del Miliardario
sheet-community-points = punti della Comunità
sheet-own-chips = gettoni per una pedina
sheet-roll-chips = gettoni sulle caselle in cui si tira
sheet-steal-chips = gettoni rubati su una casella del furto
sheet-bank-rate = gettoni di un tipo che la banca vuole per uno di un altro
sheet-mortgage = Ipoteca / riscatto
sheet-set = Punti del gruppo
sheet-space = Casella
sheet-cost = Costo
sheet-card = Carta Imprevisti
sheet-island = L'isola (# è una fondazione)

## Edizioni

figure-token = Pedine
figure-notes = Banconote all'inizio
figure-space = Caselle
figure-card-space = Casella
figure-set = Gruppi
figure-deed = Contratti
figure-roll = Che cosa porta un tiro
figure-floor = Piani
figure-card = Carte Imprevisti
figure-island = L'isola (# è una fondazione, . è acqua)
figure-town = Città
figure-set_points = Punti
figure-price = Prezzo
figure-rent = Affitto
figure-set_rent = Affitto col gruppo
figure-mortgage = Ipoteca
figure-pay_off = Riscatto
figure-number = Numero
figure-kind = Gettone
figure-points = Punti
figure-count = Quante
figure-effect = Che cosa fa
figure-amount = Quanto
figure-per = Per ogni
figure-whose = Di chi
figure-penthouse = Attico
choice-space-take-dump-truck = Prendi autocarri
choice-space-take-crane = Prendi gru
choice-space-take-excavator = Prendi escavatori
choice-space-take-boat = Prendi barche
choice-space-unowned = il prossimo contratto di nessuno
choice-space-rival = il prossimo contratto di un altro
choice-space-deed = il prossimo contratto
choice-space-take = la prossima casella con gettoni da prendere
choice-kind-any = un gettone a scelta
choice-kind-each = uno di ogni tipo
choice-kind-own = della propria pedina
choice-per-once = una volta
choice-per-floor = piano
choice-per-building = edificio
choice-per-set = gruppo
choice-per-deed = contratto
choice-whose-own = proprio
choice-whose-other = di un altro
choice-effect-move-to = vai a una casella
choice-effect-move-by = muoviti di alcune caselle
choice-effect-move-next = vai alla prossima casella di un tipo
choice-effect-collect = ricevi denaro
choice-effect-pay = paga
choice-effect-collect-from-each = ricevi denaro da tutti
choice-effect-pay-each = paga tutti
choice-effect-take = prendi gettoni
choice-effect-give = restituisci gettoni
choice-effect-collect-chips = ricevi un gettone da tutti
choice-effect-give-chips = dai un gettone a tutti
choice-effect-steal = ruba gettoni
choice-effect-swap = scambio forzato
choice-effect-get-out = esci di prigione
choice-effect-go-to-jail = vai in prigione
choice-effect-build = costruisci un piano gratis
choice-effect-remove-floor = togli un piano
choice-effect-double-rent = affitto doppio
choice-effect-throw-again = tira di nuovo
choice-effect-exchange = scambia gettoni
bad-notes = queste banconote fanno { $worth }, ma il denaro iniziale è { $money }
bad-set-missing = non appartiene a un gruppo: manca il gruppo { $colour }
bad-deed-missing = manca il contratto { $deed }: un gruppo ne ha due
bad-two-deeds = un gruppo ha due contratti, { $one } e { $two }
bad-no-set = non appartiene a un gruppo; i contratti si chiamano come i gruppi { $sets }, per esempio { $deed }
bad-mortgage = non può superare il prezzo, { $price }
bad-pay-off = dev'essere più dell'ipoteca, { $mortgage }
bad-twice = { $name } sta due volte sul tabellone, anche come casella { $at }
bad-no-space = nessuna casella è { $name }
bad-start-space = start è la casella 0
bad-free-floor = un piano costa almeno un gettone
bad-start-chips = i giocatori inizierebbero con { $count } × { $kind }, e ce ne sono solo { $most }
bad-no-chips = dev'essere più di 0: né contratti né caselle darebbero gettoni, e non si potrebbe costruire nulla
bad-island-row = devono essere al massimo { $most } segni # (fondazione) e . (acqua)
bad-island = deve avere almeno una fondazione (#)
bad-multiple = dev'essere un multiplo di 5, non { $amount }
bad-printable = può avere solo caratteri stampabili fino a U+7FFF
bad-letter = deve avere una lettera, perché i soli numeri sono importi: { $name }
bad-same-name = { $name } è anche il nome di { $other }
bad-taken-name = { $name } significa già qualcos'altro: { $other }
bad-deck = le carte Imprevisti sono in tutto da 1 a { $most } (MB-M1), non { $count }
bad-different = le carte Imprevisti sono al massimo { $most } (MB-M1), quindi al massimo altrettante diverse
bad-card-name = il nome di una carta ha al massimo { $most } segni da a a z, da 0 a 9 e -, e comincia con una lettera
bad-argument = l'effetto { $effect } non lo prevede; prende { $takes }
bad-no-argument = l'effetto { $effect } non lo prevede e non prende altro
bad-get-out = una sola carta può far uscire di prigione; aumentane piuttosto il numero
bad-steps = dev'essere un numero di caselle, sotto 0 per tornare indietro
bad-which-space = { $count } caselle sono { $found }; di' il numero, per esempio 0 per il VIA
bad-not-a-space = nessuna casella è { $found }; di' il numero, per esempio 0 per il VIA
balance-bought = Contratti comprati
balance-drawn = Carte Imprevisti pescate
balance-heights = Edifici alla fine, per altezza
balance-ended = Come è finita
ended-penthouse = con un attico
ended-nobody-can-finish = perché nessuno poteva più completare un edificio
ended-last-round = dopo l'ultimo giro
height-of = { $floors ->
    [1] un piano
   *[other] { $floors } piani
}
bad-then = { $effect } finisce il turno, quindi non segue nulla (MB-C21); mettilo come secondo effetto
bad-note = non è una banconota: il nome è il valore, un multiplo di 5 fino a { $most }
bad-note-kinds = ci sono al massimo { $most } banconote diverse
figure-then = Poi

# Di che cosa trattano i problemi.
theme-deeds = Contratti
theme-towers = Torri
theme-chips = Gettoni
theme-surplus = Gettoni di troppo
theme-deals = Scambi
theme-money = Denaro e tempo
