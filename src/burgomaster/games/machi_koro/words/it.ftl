# Machi Koro in italiano.

title = Machi Koro
about = Lancia i dadi, guadagna monete e costruisci per primo quattro monumenti.
duration = mezz'ora

## Edifici e monumenti

wheat-field = Campo di grano
    .a = un campo di grano
    .many = campi di grano
    .some = { $count ->
        [one] un campo di grano
       *[other] { $number } campi di grano
    }
ranch = Fattoria
    .a = una fattoria
    .many = fattorie
    .some = { $count ->
        [one] una fattoria
       *[other] { $number } fattorie
    }
bakery = Panificio
    .a = un panificio
    .many = panifici
    .some = { $count ->
        [one] un panificio
       *[other] { $number } panifici
    }
cafe = Bar
    .a = un bar
    .many = bar
    .some = { $count ->
        [one] un bar
       *[other] { $number } bar
    }
convenience-store = Minimarket
    .a = un minimarket
    .many = minimarket
    .some = { $count ->
        [one] un minimarket
       *[other] { $number } minimarket
    }
forest = Foresta
    .a = una foresta
    .many = foreste
    .some = { $count ->
        [one] una foresta
       *[other] { $number } foreste
    }
stadium = Stadio
    .a = uno stadio
    .many = stadi
    .some = { $count ->
        [one] uno stadio
       *[other] { $number } stadi
    }
tv-station = Stazione TV
    .a = una stazione TV
    .many = stazioni TV
    .some = { $count ->
        [one] una stazione TV
       *[other] { $number } stazioni TV
    }
business-center = Centro affari
    .a = un centro affari
    .many = centri affari
    .some = { $count ->
        [one] un centro affari
       *[other] { $number } centri affari
    }
cheese-factory = Caseificio
    .a = un caseificio
    .many = caseifici
    .some = { $count ->
        [one] un caseificio
       *[other] { $number } caseifici
    }
furniture-factory = Mobilificio
    .a = un mobilificio
    .many = mobilifici
    .some = { $count ->
        [one] un mobilificio
       *[other] { $number } mobilifici
    }
mine = Miniera
    .a = una miniera
    .many = miniere
    .some = { $count ->
        [one] una miniera
       *[other] { $number } miniere
    }
family-restaurant = Ristorante
    .a = un ristorante
    .many = ristoranti
    .some = { $count ->
        [one] un ristorante
       *[other] { $number } ristoranti
    }
apple-orchard = Meleto
    .a = un meleto
    .many = meleti
    .some = { $count ->
        [one] un meleto
       *[other] { $number } meleti
    }
fruit-and-vegetable-market = Mercato ortofrutticolo
    .a = un mercato ortofrutticolo
    .many = mercati ortofrutticoli
    .some = { $count ->
        [one] un mercato ortofrutticolo
       *[other] { $number } mercati ortofrutticoli
    }
train-station = Stazione
    .the = la stazione
shopping-mall = Centro commerciale
    .the = il centro commerciale
amusement-park = Parco giochi
    .the = il parco giochi
radio-tower = Torre radio
    .the = la torre radio

## Verbi che si possono scrivere, separati da virgole

verb-throw = lancia, tira, lancio, tiro, lanciare, tirare, getta, gettare, butta, lanciamo, tiriamo, usa, uso, vado, vai, via, fai rotolare, faccio rotolare, scaglia, butto, getto, agita, tirate, un lancio, un tiro, fai un tiro, faccio un tiro, usare, utilizzo, utilizza, gioco, gioca, lanciando, tirando, tirali, lanciali, tiralo, lancialo, adopero, adopera, impiego, usero, tirero, lancero, tirane, lanciane
verb-again = ancora, rilancia, rilancio, rilanciare, di nuovo, nuovamente, ritira, ritiro, ritirare, ritenta, un altra volta, un altro lancio, ancora una volta, ripeti, ripeti il lancio, usa torre radio, usa la torre radio, usa la radio, uso la torre radio, riprova, rifaccio il lancio, rifai il lancio, tiro di nuovo, un altro tiro, rifaccio, lo rifaccio, rifai, rifare, rifaccio il tiro, rifai il tiro, ripeto, ripeto il lancio, ripeto il tiro, ripetere, nuovo lancio, un nuovo lancio, nuovo tiro, un nuovo tiro, ritento, riprovo, riprovare, ancora un tiro, ancora un lancio, secondo lancio, secondo tiro, uso la radio, usare la torre radio, utilizzo la torre radio, con la torre radio, uso torre, uso la torre, usa la torre, ritiriamo, rilanciamo, ri lancia, un altra, altro lancio, altro tiro, adopero la torre radio, adopera la torre radio, sfrutto la torre radio, tiro un altra volta, lancio un altra volta, uso la torre radio per rilanciare, ritirali, rilanciali, ritiralo, rilancialo, vorrei riprovare, secondo tentativo, un altro tentativo, nuovo tentativo, seconda possibilita, continuo a tirare, continua a tirare
verb-keep = tieni, mantieni, conferma, tengo, tenere, mantengo, mantenere, confermo, confermare, lascia, lascia cosi, lo tengo, va bene cosi, resto, non rilanciare, non rilancio, non ritirare, non lanciare di nuovo, tieni il risultato, tieni questo risultato, accetta, accetto, resta cosi, lascio cosi, mi va bene, non voglio rilanciare, va bene questo, tienilo, lascialo, me lo tengo, tienili, li tengo, mi tengo, resto con, rimango con, mi accontento, mi accontento di, accontento, soddisfatto, sono soddisfatto, sono contento, contento, contento di, tengo questo, tengo questi, questo va bene, mi sta bene, lo lascio, lo lascio cosi, lascio, tutto bene, perfetto cosi, perfetto, va benissimo, mi piace, mi piace cosi, buono cosi, e buono, non serve, niente rilancio, nessun rilancio, nessun altro lancio, lascia stare il lancio, lasciamo cosi, sto, sto cosi, resto cosi, va bene il, va bene, contento del, sono contento del, contento con, sono contento con, sono contento cosi, soddisfatto del, non serve ritirare, non serve rilanciare, non serve tirare ancora, non c e bisogno, non occorre, rimango, rimango sul, resto sul, rimango su, resto su, mi fermo, mi fermo qui, mi fermo sul, mi fermo su, teniamo, teniamolo, lo teniamo, mi limito a, terro
verb-tv = tv, stazione tv, televisione, stazione televisiva, usa la stazione tv, usa stazione tv
verb-swap = scambia, cambia, scambio, scambiare, cambio, cambiare, baratta, scambiamo, barattare, baratto, permuta, permuto, sostituisci, sostituisco, scambierei, cambierei, scambiando, baratterei, scambi, scambiero, cambiero
verb-no-swap = non scambiare, nessuno scambio, niente scambio, rinuncia, rinuncio, non scambio, non scambio niente, non scambiare niente, non scambiare nulla, nessun scambio, non cambiare, non cambio, rinuncia allo scambio, rinuncio allo scambio, niente scambi, non voglio scambiare, non voglio scambiare niente, tengo tutto, nessuno scambio per me, non scambio nulla, salto lo scambio, salta lo scambio, nessuno scambio grazie, tengo i miei edifici, tutto resta com e, lascio tutto com e, lascio tutto, lascia tutto, niente baratto, lascio stare, lascia stare lo scambio, tengo quello che ho, mi tengo quello che ho, tengo cio che ho, niente da scambiare, nulla da scambiare, tengo le mie carte, tengo le mie, mi tengo le mie carte, tieni le mie carte, tengo le carte, lasciamo tutto com e, lasciamo tutto cosi, lascio tutto cosi, lascia tutto com e, teniamo tutto
verb-for = con, per, in cambio di, in cambio del, in cambio della, in cambio dello, in cambio dell, contro
verb-of = di, da, del, della, dello, dell, dal, dalla, dallo, dall, dei, degli, delle, su, a, ad, al, alla
verb-buy = compra, costruisci, compro, costruisco, comprare, costruire, acquista, acquisto, acquistare, prendi, prendo, scegli, scelgo, metti, metto, apri, apro, edifica, piazza, piazzo, aggiungi, aggiungo, prendere, costruiamo, compriamo, pianto, pianta, piantare, fondo, avvio, ordino, ordina, erigi, erigo, mettiamo, mettere, aprire, faccio, fai, investo in, investo su, inauguro, realizza, realizzo, tiro su, comprerei, costruirei, vado per, comprando, costruendo, sto costruendo, sto comprando, comprero, costruiro, prendero, apriamo
verb-finish = completa, completo, finisci, completare, finisco
verb-pass = passa, passo, niente, non costruire, non costruire nulla, non comprare nulla, passo il turno, passa il turno, passare, fine turno, fine del turno, fine, finito, ho finito, fatto, termina, termina turno, termina il turno, finisci il turno, finisco il turno, non compro niente, non compro nulla, non costruisco niente, non costruisco nulla, non comprare niente, non costruire niente, non compro, non comprare, non costruisco, nulla, non fare niente, non faccio niente, non faccio nulla, risparmia, risparmio, salta turno, salta il turno, salto il turno, basta, passa senza costruire, prossimo, non voglio comprare niente, non voglio comprare nulla, non voglio costruire niente, non voglio niente, non prendo niente, niente per me, ho terminato, turno finito, tengo i soldi, risparmio i soldi, concludi, concludo il turno, passa la mano, passo la mano, stop, finisco, finisco qui, e tutto, questo e tutto, avanti, vai avanti, va avanti, non acquisto niente, non acquisto nulla, tengo le monete, conservo i soldi, conservo le monete, metto da parte, accumulo, sto risparmiando, preferisco risparmiare, non questo turno, non ora, non adesso, questa volta no, questo turno no, aspetto, attendo, troppo caro, per me basta, basta cosi, ho fatto, tutto qui, nient altro, niente altro, il mio turno e finito, chiudo, chiudo il turno, chiudi il turno, sono a posto, a posto cosi, prossimo giocatore, tocca a te, tocca al prossimo, continua, niente costruzione, nessuna costruzione, nessun acquisto, nessun edificio, lascia stare, non mi serve niente, termino, termino il turno, risparmio le monete, risparmio le mie monete, risparmio i miei soldi, tengo le mie monete, tengo i miei soldi, niente grazie, nulla grazie, metto via i soldi, finito di costruire, ho finito di costruire, finito di comprare, sono al verde, al verde, non ho soldi, non ho abbastanza soldi, senza soldi, niente edifici, niente acquisti, niente costruzioni, passero, saltero, fine turno senza costruire, finisco senza costruire, termina senza costruire, termino senza costruire, senza costruire, passo senza costruire, aspettare, preferisco aspettare
verb-dice = dadi, dado
verb-first = primo, prima, inizia
verb-collect = prendi, prendo, prendere, ruba, rubo, rubare, incassa, incasso, ricevi, ricevo, riscuoti, togli, paga, soldi, scelgo, scegli, deve pagare, scegliere, chiedo, chiedi, esigo, esigi, fai pagare, faccio pagare, mi paga, mi da, paghi, pagare, derubo, deruba, frego, tolgo, voglio i soldi, colpisco, preleva, prelevo, riscuoto, incassare, ritira, ritiro, pagarmi, deve pagarmi, deve darmi, mi deve, deve dare, mi deve dare, vittima, bersaglio, voglio, vorrei, prendero, rubero, la mia vittima e, vittima e, il mio bersaglio e
verb-give = dai, do, cedi, cedo, dare, gli do, le do, regalo, consegno, offro, offri, dandogli, dando, in cambio do, e do
verb-with = con
verb-to = a, ad, al, alla, allo, all
verb-skip = salta, salto, no, no grazie, lascia perdere, lascia stare, meglio di no, saltare, salto questo, no lascia stare, no no, passo questo, rinuncio, ci rinuncio, lascio perdere, preferisco di no, anche no, passo, passa, mi fermo, mi fermo qui
verb-die = dado, dadino
verb-several = dadi, tutti i dadi
verb-coins = moneta, monete, soldi, denaro, euro, quattrini, spiccioli
verb-nothing = niente, nulla
verb-off = su

## Come si chiamano anche, separati da virgole

also-wheat-field = campo, campi, grano, campi di grano, campo grano, frumento, campo di frumento, campetto, cereali, spiga
also-ranch = fattorie, allevamento, mucche, stalla, ranch, fattoria di mucche, mucca, bestiame, allevamento di mucche, cascina
also-bakery = panifici, panetteria, panettiere, forno, fornaio, pane, il fornaio, bottega del pane, panetterie
also-cafe = caffe, caffetteria, bar caffe, caffe bar, bar caffetteria, bistro, baretto, locale
also-convenience-store = negozio, supermercato, alimentari, mini market, minimercato, bottega, minimarket di quartiere, negozietto, emporio, drogheria, alimentare, mini mercato, convenience store
also-forest = foreste, bosco, boschi, alberi, selva
also-stadium = stadi, arena, campo sportivo, stadio di calcio, palazzetto
also-tv-station = tv, televisione, stazione televisiva, stazione della tv, emittente tv, emittente, rete tv, canale tv, studio tv, studio televisivo, stazione di tv, televisiva
also-business-center = centro d affari, centro degli affari, centro direzionale, affari, uffici, centro, centro business, business center, centro uffici, ufficio
also-cheese-factory = formaggio, fabbrica, fabbrica di formaggio, fabbrica di formaggi, caseifici, latteria, formaggi, fabbrica del formaggio, formaggeria, fabbrica formaggio
also-furniture-factory = mobili, fabbrica, fabbrica di mobili, mobilifici, fabbrica dei mobili, fabbrica mobili, falegnameria, arredamento
also-mine = miniere, cava, miniera d oro, miniera di carbone, cave
also-family-restaurant = ristoranti, ristorante familiare, ristorante di famiglia, trattoria, ristorantino, pizzeria, osteria, ristorante per famiglie
also-apple-orchard = meleti, mele, mela, frutteto, frutteto di mele, alberi di mele, melo, frutteto di meli, campo di mele, piantagione di mele
also-fruit-and-vegetable-market = mercato, mercato della frutta, mercato di frutta e verdura, mercato frutta e verdura, frutta e verdura, ortofrutta, mercato ortofrutta, fruttivendolo, verdura, frutta, mercato della verdura, mercato della frutta e verdura, mercato delle verdure, mercatino, mercato della frutta e della verdura, bancarella
also-train-station = stazione dei treni, stazione ferroviaria, stazione del treno, treno, ferrovia, stazione treni, stazione centrale, treni, stazione di treni
also-shopping-mall = centri commerciali, centro, galleria commerciale, mall, grande magazzino, centro acquisti, shopping, galleria, centro commercio
also-amusement-park = parco, parco divertimenti, parco di divertimenti, parco dei divertimenti, parco dei giochi, luna park, lunapark, parco a tema, giostre, parco giostre, parco di giochi, giochi, gardaland, parchi
also-radio-tower = torre, radio, torre della radio, stazione radio, antenna, antenna radio, ripetitore, torre di trasmissione, trasmettitore

## Che cosa fa un'azione, per gli elenchi di azioni

do-throw = { $dice ->
    [one] lancia un dado
   *[other] lancia due dadi
}
do-keep = conferma il lancio
do-again = { $dice ->
    [one] rilancia con un dado
   *[other] rilancia con due dadi
}
do-tv = Stazione TV: prendi { $coins ->
    [one] una moneta
   *[other] { $coins } monete
} da { $other }
do-swap = scambia { $given } con { $taken } di { $other }
do-swap-begun = scambia { $given } con …
do-no-swap = rinuncia allo scambio
do-buy = compra { $name } per { $cost }
do-pass = passa senza costruire

## Opzioni

option-start = Chi inizia: un posto al tavolo, o il caso.
option-radio-dice = Torre radio: rilanciare con lo stesso numero di dadi, o scegliere liberamente.
why-radio-dice = La carta dice di rilanciare «i tuoi dadi», dunque lo stesso numero. Molti gruppi concedono una nuova scelta.
option-park-same-turn = Parco giochi costruito in questo turno: il doppio di questo turno conta già?
why-park-same-turn = Il regolamento dice solo che un monumento completato è attivo. Noi leggiamo che il parco deve esserci quando cadono i dadi.
option-market = Mercato: tutti e quindici gli edifici, o dieci diversi da un mazzo mescolato; diviso, cinque hanno numeri fino a 6 e cinque più alti.
why-market = Il regolamento mette in tavola tutti gli edifici. Il foglio dell'espansione Porto mette dieci pile; le scatole successive separano i numeri bassi dagli alti, ognuna a modo suo, e cinque e cinque è una scelta nostra.
option-dead-stacks = Mercato a pile: che cosa succede ai grandi edifici che nessuno può più costruire.
why-dead-stacks = Il gioco base non ha un mercato a pile. Il foglio dell'espansione Porto toglie quelle carte e completa di nuovo il mercato; altrimenti occupano un posto per tutta la partita.
value-dead-stacks-stay = restano
value-dead-stacks-aside = escono dal mercato
value-edition-dutch = olandese
value-edition-international = internazionale
value-radio-dice-same = lo stesso numero
value-radio-dice-free = scelta libera
value-park-same-turn-no = no
value-park-same-turn-yes = sì
value-market-all = tutti gli edifici
value-market-ten = dieci da un mazzo
value-market-split = cinque bassi e cinque alti da due mazzi

## Rifiuti

refuse-game-over = La partita è finita: qualcuno ha completato tutti e quattro i monumenti.
refuse-not-your-turn = È il turno di { $seat }.
refuse-dice-decide = I dadi stanno rotolando: nessuno può agire finché non si fermano.
refuse-not-your-choice = Lo decide il caso, non chi gioca.
refuse-no-such-outcome = Adesso questo risultato non è possibile.
refuse-throw-first = Un turno comincia con un lancio: prima lancia i dadi.
refuse-already-thrown = Hai già lanciato; questo turno prosegue dopo il lancio.
refuse-no-train-station = Per due dadi serve la stazione, e tu non l'hai ancora costruita.
refuse-radio-first = Prima decidi per la torre radio: tieni il lancio, o rilancia.
refuse-no-radio-tower = Per rilanciare serve la torre radio, e tu non l'hai ancora costruita.
refuse-radio-once = La torre radio ripete un solo lancio per turno, e l'hai già usata.
refuse-radio-too-late = È troppo tardi per rilanciare: questo lancio è già stato pagato.
refuse-radio-same-dice = La torre radio ripete il lancio con lo stesso numero di dadi ({ $dice }).
refuse-tv-first = Prima scegli a chi la tua stazione TV prende le monete.
refuse-tv-not-now = La stazione TV prende monete solo se la possiedi e se il tuo lancio la attiva.
refuse-swap-first = Prima decidi per il centro affari: scambia un edificio, o non scambiare.
refuse-swap-not-now = Il centro affari permette uno scambio solo se lo possiedi e se il tuo lancio lo attiva.
refuse-give-first = Prima di' quale edificio dai.
refuse-finish-swap = Completa lo scambio: di' quale edificio prendi.
refuse-tower-stays = { $name } ha il simbolo della torre, e gli edifici con questo simbolo non si scambiano.
refuse-not-yours = { $name }: non ne hai da dare.
refuse-not-theirs = { $name }: { $other } non ne ha.
refuse-no-such-seat = Il posto { $other } non c'è: si gioca in { $players }.
refuse-not-yourself = Scegli un'altra persona, non te.
refuse-sold-out = { $name }: non ce ne sono più.
refuse-one-of-each = { $name } è già nella tua città, che può avere un solo esemplare di ogni grande edificio.
refuse-too-dear = { $name } costa { $cost } e tu hai { $coins }.
refuse-landmark-stands = { $name } fa già parte della tua città.
refuse-radio-again = Hai già lanciato; con la torre radio puoi rilanciare una volta: di' «rilancia», oppure «tieni» per confermare il lancio.
refuse-market-fills = Il mercato si sta riempiendo; nessuno può agire finché non è completo.
refuse-in-the-deck = { $name }: è ancora nel mazzo; si può costruire quando la carta è nel mercato.

## Che cosa è successo

told-starts = Inizia { $who }.
    .you = Inizi tu.
told-dice = { $who } ha tirato { $second ->
    [0] { $first }
   *[other] { $first } e { $second }, in tutto { $total }
}.
    .you = Hai tirato { $second ->
        [0] { $first }
       *[other] { $first } e { $second }, in tutto { $total }
    }.
told-keeps = { $who } ha confermato il lancio.
    .you = Hai confermato il lancio.
told-extra-turn = Doppio: dopo questo turno { $who } ne gioca un altro.
    .you = Doppio: dopo questo turno ne giochi un altro.
told-pays = { $who } { $forgiven ->
    [0] ha pagato { $paid } a { $to }
   *[other] { $paid ->
        [0] non aveva monete per pagare { $due } a { $to }
       *[other] ha potuto pagare a { $to } solo { $paid } su { $due }
    }
} in { $card-some }.
    .you = { $forgiven ->
        [0] Hai pagato { $paid } a { $to }
       *[other] { $paid ->
            [0] Non avevi monete per pagare { $due } a { $to }
           *[other] Hai potuto pagare a { $to } solo { $paid } su { $due }
        }
    } in { $card-some }.
    .to-you = { $who } { $forgiven ->
        [0] ti ha pagato { $paid }
       *[other] { $paid ->
            [0] non aveva monete per pagarti { $due }
           *[other] ha potuto pagarti solo { $paid } su { $due }
        }
    } in { $card-some }.
told-earns = { $who } ha guadagnato { $total } con { $card-some }{ with-mall }.
    .you = Hai guadagnato { $total } con { $card-some }{ with-mall }.
    .several = { $who } hanno guadagnato { $total } a testa con { $card-some }{ with-mall }.
    .several-you = { $who } avete guadagnato { $total } a testa con { $card-some }{ with-mall }.
told-earns-by-icon = { $who } { $total ->
    [0] non ha guadagnato nulla con { $card-some }: nessun simbolo { $icon }
   *[other] ha guadagnato { $total } con { $card-some }, { $each } per { $icons ->
        [one] un simbolo { $icon }
       *[other] ognuno dei { $icons } simboli { $icon }
    }{ with-mall }
}.
    .you = { $total ->
        [0] Non hai guadagnato nulla con { $card-some }: nessun simbolo { $icon }
       *[other] Hai guadagnato { $total } con { $card-some }, { $each } per { $icons ->
        [one] un simbolo { $icon }
       *[other] ognuno dei { $icons } simboli { $icon }
    }{ with-mall }
    }.
with-mall = { $mall ->
    [0] { "" }
   *[other] {", "}centro commerciale compreso
}
told-declines = { $who } non ha scambiato.
    .you = Non hai scambiato.
told-swaps = { $who } ha scambiato { $gives-a } con { $takes-a } di { $other }.
    .you = Hai scambiato { $gives-a } con { $takes-a } di { $other }.
    .other-you = { $who } ha scambiato { $gives-a } con { $takes-a } della tua città.
told-buys = { $who } ha costruito { $card-a } per { $cost }.
    .you = Hai costruito { $card-a } per { $cost }.
told-sells-out = Era l'ultima carta: non ci sono più { $card-many }.
told-set-aside = Tutti hanno { $card-a }: le altre carte escono dal mercato.
told-lays = Il mercato ha ricevuto dal mazzo { $card-a }.
told-builds = { $who } ha completato { $landmark-the } per { $cost }.
    .you = Hai completato { $landmark-the } per { $cost }.
told-passes = { $who } non ha costruito nulla.
    .you = Non hai costruito nulla.
told-wins = { $who } ha completato tutti e quattro i monumenti e vince la partita.
    .you = Hai completato tutti e quattro i monumenti e vinci la partita!

## Il tavolo

table-turn = Turno { $turn }
table-throw = tocca a { $name } lanciare
table-dice = i dadi rotolano per { $name }
table-radio = { $name } ha fatto { $dice } e può rilanciare
table-tv = { $name } ha fatto { $dice } e sceglie a chi la stazione TV prende le monete
table-give = { $name } ha fatto { $dice } e può scambiare un edificio
table-build = { $name } ha fatto { $dice } e può costruire
table-start = il caso sceglie chi inizia
table-market = le carte del mazzo riempiono il mercato
table-over = { $name } ha vinto
table-building = Edificio
table-landmark = Monumento
table-cost = Costo
table-supply = Riserva
table-deck = Mazzo
table-coins = Monete
table-sold-out = esaurito
table-in-deck = nel mazzo

## L'immagine

picture-blue = lancio di chiunque
picture-green = lancio proprio
picture-red = lancio altrui
picture-purple = lancio proprio, uno per tipo
picture-you = tu

## Che cosa fanno gli edifici, in tabella

colour-blue = blu
colour-green = verde
colour-red = rosso
colour-purple = viola
icon-wheat = grano
icon-cow = mucca
icon-gear = ingranaggio
icon-bread = pane
icon-factory = fabbrica
icon-fruit = frutta
icon-cup = tazza
icon-tower = torre
table-kind = Tipo
table-earns = Rende
effect-bank = { $coins }
effect-per-icon = { $coins } per { $icon }
effect-thrower = { $coins } da chi lancia
effect-everybody = { $coins } da ognuno
effect-one-player = { $coins } da un giocatore
effect-swap = scambia un edificio

## Il tavolo come elenchi

view-supply = Riserva
view-deck = Mazzo
view-cities = Città
view-coins = Monete
view-buildings = Edifici
view-landmarks = Monumenti
view-throwing = Dadi da lanciare
view-thrown_again = Rilanciato

## Lo schermo di un terminale

menu-dice = Dadi
menu-tv = Stazione TV
menu-swap = Scambio
menu-buildings = Edifici
menu-landmarks = Monumenti
menu-rest = Oppure
screen-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
screen-cost = costo
screen-left = resta
screen-deck = mazzo
screen-landmarks = Monumenti
screen-odds = Se { $name } lancia ora
screen-one-die = un dado
screen-two-dice = due dadi
screen-average = In media
screen-decimal = { $whole },{ $tenth }

## Perché un consiglio lo dice

reason-earns = { $other ->
    [0] { $things }: { $much } monete in più a ogni giro
   *[other] { $things }: { $much } monete in più a ogni giro, { $later } quando lanci due dadi
}
reason-landmarks = { $left ->
    [0] l’ultimo monumento
    [one] poi resta un solo monumento
   *[other] poi restano { $left } monumenti
}
reason-nearer = { $rounds ->
    [0] meno di un giro fino all’ultimo monumento invece di { $before }
    [1] circa un giro fino all’ultimo monumento invece di { $before }
   *[other] circa { $rounds } giri fino all’ultimo monumento invece di { $before }
}
reason-rare = { $left ->
    [0] agli altri non ne resta nessuno
    [one] agli altri ne resta uno solo
   *[other] agli altri ne restano solo { $left }
}
reason-coins = { $coins ->
    [0] non ti restano monete
    [one] ti resta una moneta
   *[other] ti restano { $coins } monete
}
gain = { $same ->
    [1] { $low ->
        [one] { $low } moneta
       *[other] { $low } monete
    }
   *[other] da { $low } a { $high } monete
}

## Il foglio di un'edizione

sheet-start-coins = monete all'inizio
sheet-mall-bonus = monete in più per carta con il centro commerciale
sheet-copies = Copie
sheet-start = All'inizio

## Edizioni

figure-building = Edifici
figure-landmark = Attrazioni
figure-activates = Dadi
figure-colour = Colore
figure-icon = Simbolo
figure-earns = Rende
figure-per = Per ogni
figure-start = All'inizio
bad-activates = dev'essere [minimo, massimo], ognuno da 1 a 12
bad-purple = sono viola esattamente i tre grandi edifici
bad-one-large = una città ha al massimo uno di ogni grande edificio
bad-income = nessuno potrebbe mai ricevere una moneta dalla banca, e nessuna partita finirebbe
balance-bought = Comprati
balance-built = Attrazioni costruite

# Di che cosa trattano i problemi.
theme-dice = Dadi
theme-income = Entrate
theme-first = Primo monumento
theme-landmarks = Monumenti
theme-sprint = Volata finale
theme-rivals = Avversari
theme-saving = Risparmiare

## La tabella delle carte nel regolamento

book-start = (+{ $count } iniziali)
book-from-thrower = { $count } da chi ha lanciato
book-from-all = { $count } da ogni altro giocatore
book-from-one = { $count } da un giocatore a tua scelta
book-swaps = puoi scambiare un edificio con un altro giocatore
book-per-icon = { $count } per ogni tuo simbolo { $icon }
