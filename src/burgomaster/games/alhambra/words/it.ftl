# Alhambra / New York – Il gioco di carte in italiano.

title = Alhambra / New York
about = Raccogli quattro valute, compra gli edifici migliori e cerca di averne più di tutti, tipo per tipo.
duration = mezz'ora

## Edifici: i nomi di New York, poi quelli di Alhambra per gli stessi sei tipi

museum = Museo
    .a = un museo
    .the = il museo
    .many = musei
    .some = { $number } musei
theater = Teatro
    .a = un teatro
    .the = il teatro
    .many = teatri
    .some = { $number } teatri
station = Stazione
    .a = una stazione
    .the = la stazione
    .many = stazioni
    .some = { $number } stazioni
church = Chiesa
    .a = una chiesa
    .the = la chiesa
    .many = chiese
    .some = { $number } chiese
garden = Giardino
    .a = un giardino
    .the = il giardino
    .many = giardini
    .some = { $number } giardini
skyscraper = Grattacielo
    .a = un grattacielo
    .the = il grattacielo
    .many = grattacieli
    .some = { $number } grattacieli
alhambra-museum = Padiglione
    .a = un padiglione
    .the = il padiglione
    .many = padiglioni
    .some = { $number } padiglioni
alhambra-theater = Serraglio
    .a = un serraglio
    .the = il serraglio
    .many = serragli
    .some = { $number } serragli
alhambra-station = Arcate
    .a = le arcate
    .the = le arcate
    .many = arcate
    .some = { $number } carte con le arcate
alhambra-church = Camere
    .a = le camere
    .the = le camere
    .many = camere
    .some = { $number } carte con le camere
alhambra-garden = Giardini
    .a = i giardini
    .the = i giardini
    .many = giardini
    .some = { $number } carte con i giardini
alhambra-skyscraper = Torre
    .a = una torre
    .the = la torre
    .many = torri
    .some = { $number } torri

## Denaro

yellow = giallo
blue = blu
green = verde
orange = arancione
card = { $currency } { $value }
dirk = Dirk

## Verbi che si possono scrivere, separati da virgole

verb-buy = compra, costruisci, compro, costruisco, comprare, costruire, acquista, acquisto, acquistare, compriamo, comprerei, mi compro, sto comprando, comprando, comprero, costruiro
verb-with = con, pagando, pagando con, paga, paga con, pago, pago con, e paga con, e pago con, pagare con, usa, uso, usando, pagandolo con, pagare, spendi, spendo, pagandola con, spendendo, utilizzando, con le carte, con la carta, usando le carte, in cambio di, pagata con, pagato con, pagata, pagato, solo con, soltanto con, pagandolo, con il mio, con i miei, con le mie, col, coi, col mio, coi miei, con la mia, e pago, e paga
verb-at = su, in, sul, sulla, sullo, nel, nella, dal, dalla, sull, nell, casella, sulle, dallo, dell
verb-for = per, a
verb-and = e
verb-take = prendi, pesca, prendo, prendere, pesco, raccogli, raccolgo, scegli, scelgo, ricevi, pescare, prelevo, preleva, raccogliere, piglio, prendiamo, afferro, afferra, ritiro, ritira, vorrei, voglio, dammi, posso avere, potrei avere, mi serve, prendero
verb-pass = passa, passo, niente, salta, salta il turno, passo il turno, passa il turno, fine turno, finito, fatto, no, nulla, non faccio niente, prossimo, salto, salto il turno, non posso fare niente, non posso fare nulla, non posso, niente da fare, nulla da fare, non ho mosse, nessuna mossa, sono bloccato, sono fermo, fine, passare, turno saltato
verb-building = edificio
verb-money = denaro, soldi
verb-scoring = conteggio, punteggio
verb-first = primo, prima, inizia
verb-of = di, da, del, della
verb-give = regala, regalalo a, regalala a, dai, dallo a, dalla a, e regalalo a, e dallo a, do, dono, regalo, regalarlo a, lo regalo a, la regalo a, e lo regalo a, lo do a, la do a, e lo do a, e la do a
verb-card = carta, denaro, soldi, carta denaro, moneta, valore, di valore
verb-several = carte, carte denaro, monete
verb-exact = esattamente, esatto, il prezzo esatto, prezzo esatto, esatti, soldi esatti, con soldi esatti, importo esatto, l importo esatto, con l importo esatto, soldi precisi, con soldi precisi, precisi, preciso, giusto, giusti, soldi giusti, con i soldi giusti, con il prezzo esatto, la cifra esatta, con la cifra esatta, cifra esatta, contati, soldi contati, con soldi contati, al centesimo
verb-all = tutto, tutti, tutte, tutto il, tutti i, tutti gli, tutte le, tutto quello che ho in, ogni, tutta, tutto l

## Come si chiamano anche, separati da virgole

also-museum = musei, padiglioni
also-theater = teatri, serragli
also-station = stazioni, arcata, arco
also-church = chiese, camera
also-garden = parco
also-skyscraper = grattacieli, torri
also-yellow = gialla, denaro giallo, gialle, soldi gialli
plural-yellow = gialle, gialli, carte gialle, monete gialle
also-blue = azzurro, azzurra, denaro blu, soldi blu, celeste
plural-blue = azzurre, azzurri, blu, carte blu, monete blu
also-green = denaro verde, soldi verdi
plural-green = verdi, carte verdi, monete verdi
also-orange = arancio, arancia, denaro arancione, soldi arancioni, arancione
plural-orange = arancioni, carte arancioni, arance, carte arancio

## Che cosa fa un'azione, per gli elenchi di azioni

do-buy = compra { $name } su { $slot } per { $price }, pagando con { $cards }
do-buy-exact = compra { $name } su { $slot } per { $price }, pagando il prezzo esatto con { $cards }
do-buy-dirk = compra { $name } su { $slot } per { $price }, pagando con { $cards }, e regala la carta a Dirk
do-buy-dirk-exact = compra { $name } su { $slot } per { $price }, pagando il prezzo esatto con { $cards }, e regala la carta a Dirk
do-begin-buy = compra { $name } su { $slot } per { $price }
do-take = prendi { $cards }
do-pass = passa, perché non è possibile nient'altro

## Opzioni

option-theme = Nomi e illustrazioni: New York o Alhambra. Le regole sono le stesse.
option-youngest = Il posto di chi è più giovane, che inizia in caso di parità; oppure il caso sceglie tra chi è alla pari.
option-open-hands = Tutti vedono le carte in mano agli altri?
option-bots-remember = I bot possono ricordare ogni carta che hanno visto, e conoscere così ogni mano?
value-theme-new-york = New York
value-theme-alhambra = Alhambra

## Rifiuti

refuse-game-over = La partita è finita.
refuse-not-your-turn = È il turno di { $seat }.
refuse-cards-first = Si stanno mettendo carte in tavola: nessuno può agire finché non sono scoperte.
refuse-not-your-choice = Lo decide il caso, non chi gioca.
refuse-no-such-outcome = Adesso la prossima carta non può essere questa.
refuse-no-pass = Devi prendere denaro o comprare un edificio; si passa solo quando nessuna delle due cose è possibile.
refuse-slot-empty = Su { $slot } non c'è nessun edificio; le caselle vuote si riempiono dopo il turno.
refuse-other-building = Su { $slot } trovi { $there }, non { $name }.
refuse-too-dear = Prezzo di { $name }: { $price } in { $slot }; tu hai { $money }.
refuse-not-in-hand = Non hai più { $card } per pagare.
refuse-high-first = Le carte di un pagamento si indicano dalla più alta alla più bassa.
refuse-out-of-reach = Per { $name } servono { $price }: con { $card } e carte più basse arrivi solo a { $reach }.
refuse-not-enough = { $paid } non basta: per { $name } servono { $price }.
refuse-no-dirk = Dirk gioca solo nelle partite in due.
refuse-buy-first = Prima di' quale edificio compri.
refuse-finish-buying = Prima completa l'acquisto di { $name }.
refuse-not-open = { $card } non è tra le carte scoperte.
refuse-cards-in-order = Le carte che prendi si indicano per valuta e dalla più bassa alla più alta.
refuse-too-much = Più carte insieme possono valere al massimo { $limit }; con { $card } si arriva a { $total }.
refuse-no-other = Insieme a { $card } non puoi prendere nessun'altra carta scoperta.
refuse-finish-taking = Stai prendendo più carte: di' qual è la prossima.
refuse-not-in-yard = { $name }: adesso non è nel cortile.
refuse-together-too-much = Queste carte insieme valgono { $total }; più carte possono valere al massimo { $limit }.
refuse-not-so-many = { $card } è scoperta solo { $count ->
    [one] una volta
   *[other] { $count } volte
}.

## Che cosa è successo

told-dealt = { $who } ha ricevuto come denaro iniziale { $cards }{ $count ->
    [one] {""}
   *[other] , in tutto { $total }
}.
    .you = Hai ricevuto come denaro iniziale { $cards }{ $count ->
        [one] {""}
       *[other] , in tutto { $total }
    }.
told-starts = { $why ->
    [fewest-cards] { $who } ha meno carte di tutti e inizia.
    [least-money] Tra chi ha meno carte, { $who } ha meno denaro di tutti e inizia.
    [youngest] C'era parità: inizia { $who }, che ha meno anni.
   *[chance] C'era parità e ha deciso la sorte: inizia { $who }.
}
    .you = { $why ->
        [fewest-cards] Hai meno carte di tutti e inizi tu.
        [least-money] Tra chi ha meno carte, hai meno denaro di tutti e inizi tu.
        [youngest] C'era parità: inizi tu, che hai meno anni.
       *[chance] C'era parità e ha deciso la sorte: inizi tu.
    }
told-takes = { $who } ha preso { $cards }.
    .you = Hai preso { $cards }.
told-buys = { $who } ha { bought }{ $then ->
    [again] : tocca ancora a { $who }
    [stuck] , ma non è più possibile nulla: il turno finisce
   *[done] {""}
}.
    .you = Hai { bought }{ $then ->
        [again] : tocca ancora a te
        [stuck] , ma non è più possibile nulla: il tuo turno finisce
       *[done] {""}
    }.
bought = { $gift ->
    [0] comprato
   *[other] comprato per Dirk
} { $building-the } da { $due } in { $slot }{ $more ->
    [0] , pagando il prezzo esatto
   *[other] , pagando { $paid }
}{ $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}con { $cards }
}
told-passes = { $who } ha passato: non era possibile nulla.
    .you = Hai passato: non era possibile nulla.
told-yard = Novità nel cortile: { $buildings }.
in-slot = { $building-a } da { $price } su { $slot }
told-laid = Nuovo denaro: { $cards }.
told-shuffles = { $count ->
    [0] Il mazzo del denaro e gli scarti sono vuoti: ci sono meno carte scoperte.
    [one] Il mazzo del denaro era finito: l'unica carta scartata è il nuovo mazzo.
   *[other] Il mazzo del denaro era finito: le { $count } carte scartate, mescolate, formano quello nuovo.
}
told-scoring = Conteggio { $scoring }: { $points }.
told-no-points = Conteggio { $scoring }: nessuno ha fatto punti.
points-for = { $first ->
    [0] { $points }
   *[other] { number-of-points }
} a { $who }
    .you = { $first ->
        [0] { $points }
       *[other] { number-of-points }
    } a te
number-of-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
told-type = { $building-many }: { $shares }.
place-alone = { number-of-points } a { $who }, al { rank } posto con { $count }
    .you = { number-of-points } a te, al { rank } posto con { $count }
place-shared = { $who } condividono il { rank } posto con { $count } a testa: { split-pot }
    .several-you = { $who } condividete il { rank } posto con { $count } a testa: { split-pot }
split-pot = { $each ->
    [0] { $pot ->
        [one] un punto, troppo poco per dividerlo
       *[other] { $pot } punti, troppo pochi per dividerli
    }
   *[other] { $pot ->
        [one] un punto
       *[other] { $pot } punti
    } in tutto, { $each } a testa{ $lost ->
        [0] {""}
       *[other] , il resto ({ $lost }) si perde
    }
}
rank = { $place ->
    [1] primo
    [2] secondo
   *[other] terzo
}
told-dirk-gets = { $count ->
    [0] A Dirk spettavano { $due } edifici, ma il mazzo è vuoto.
    [one] A Dirk spettavano { $due } edifici, ma ne restava solo uno.
   *[other] A Dirk spettavano { $due } edifici, ma ne restavano solo { $count }.
}
told-dirk-draws = Dirk ha ricevuto { $buildings }.
told-over = { $scorings ->
    [0] Il cortile non si può più riempire: la partita è finita. Le carte conteggio A e B non sono mai uscite.
    [1] Il cortile non si può più riempire: la partita è finita. La carta conteggio B non è mai uscita.
   *[other] Il cortile non si può più riempire: la partita è finita.
}
told-leftover = { $who } aveva più { $slot } di tutti e ha ricevuto { $building-the } su { $slot }.
    .you = Avevi più { $slot } di tutti e hai ricevuto { $building-the } su { $slot }.
told-unsold = Nessuno ha ricevuto { $building-the } su { $slot }: nessuno aveva più { $slot } di tutti gli altri.
told-wins = { $who } vince con { number-of-points }.
    .you = Vinci con { number-of-points }!
    .several = { $who } condividono la vittoria con { number-of-points } a testa.
    .several-you = { $who } condividete la vittoria con { number-of-points } a testa!

## Il tavolo

table-turn = Turno { $turn }
table-yard = un edificio arriva nel cortile
table-dirk = Dirk pesca un edificio
table-deal = { $name } riceve il denaro iniziale
table-first = il caso sceglie chi inizia
table-row = si scopre una carta denaro
table-act = { $name } prende denaro o compra un edificio
table-again = { $name } ha pagato il prezzo esatto e gioca ancora
table-over = la partita è finita: vittoria di { $names }
table-slot = Casella
table-building = Edificio
table-price = Prezzo
table-empty = vuota
table-open-money = Denaro scoperto
table-nothing = niente
table-money-deck = Mazzo del denaro: { $cards }
table-discard = Scarti: { $cards }
table-building-deck = Mazzo degli edifici: { $cards }
table-next-scoring = Carte conteggio ancora da uscire: { $scorings }
table-no-scoring = I conteggi A e B sono già stati fatti
table-scoring = Conteggio { $scoring }
table-points = Punti
table-cards = Carte in mano
table-hand = Mano di { $name }: { $cards }

## L'immagine

picture-you = tu
picture-yard = Cortile
picture-money = Denaro scoperto
picture-hand = Mano
picture-hidden = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
picture-unsold = invenduto
picture-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
picture-leads = In testa
picture-dirk = gioca senza denaro e non ha mai il turno

## Il tavolo come elenchi

view-yard = Cortile
view-building = Edificio
view-price = Prezzo
view-building_deck = Mazzo degli edifici, per prezzo
view-buildings_left = Edifici rimasti
view-open_money = Denaro scoperto
view-money_deck = Mazzo del denaro
view-money_left = Carte denaro rimaste
view-pile = Pila di denaro
view-pile_left = Rimaste nella pila
view-discard = Scarti
view-discarded = Scartate
view-scored = Già valutate
view-hand = Mano
view-cards = Carte in mano
view-buildings = Edifici
view-points = Punti

## Lo schermo di un terminale

menu-take = Prendi
menu-buy = Compra
menu-rest = Oppure
screen-points = { $points } pt
screen-yard = Cortile, e che cosa puoi pagare
screen-exact = esatto
screen-short = ne mancano { $missing }
screen-hand = Mano di { $name }
screen-decks = Mazzi: { $money } denaro, { $buildings } edifici
screen-cities = Città
screen-if-scored = { $scoring } ora
screen-cards = Carte
screen-next-scoring = Conteggio { $scoring }: { $percent } con la prossima carta denaro ({ $weight } su { $of }). Ora porterebbe:
screen-last-scoring = Il conteggio { $scoring } arriva alla fine. Ora porterebbe:
screen-next-building = Il prossimo edificio
screen-prices = da { $low } a { $high }
screen-price = a { $price }

## Perché un consiglio lo dice

reason-scores = { $points ->
    [0] { $place ->
        [0] { $things }; chi ne ha di più ne ha { $most }
        [1] { $things }: alla pari con chi ne ha di più
       *[other] { $things }: ancora più avanti degli altri, che ne hanno al massimo { $most }
    }
    [one] { $things }: un punto in più nei prossimi conteggi, così come stanno le cose
   *[other] { $things }: { $points } punti in più nei prossimi conteggi, così come stanno le cose
}
reason-again = tocca di nuovo a te
reason-money = poi la tua mano vale { $worth }
reason-exact = { $count ->
    [0] poi non puoi pagare esattamente nessun edificio del cortile
    [one] poi puoi pagare esattamente un edificio del cortile
   *[other] poi puoi pagare esattamente { $count } edifici del cortile
}
gain = { $same ->
    [1] { $low ->
        [one] { $low } punto
       *[other] { $low } punti
    }
   *[other] da { $low } a { $high } punti
}

## Il foglio di un'edizione

sheet-start-money = denaro iniziale, almeno
sheet-open-money = carte denaro scoperte
sheet-take-at-most = totale di più carte prese insieme
sheet-piles = mucchi del mazzo denaro
figure-pile_of_A = mucchio con la carta punteggio A
figure-pile_of_B = mucchio con la carta punteggio B
sheet-dirk-start = edifici di Dirk all'inizio
sheet-dirk-after-a = edifici di Dirk dopo il punteggio A
sheet-dirk-share-after-b = parte del mazzo edifici per Dirk dopo il punteggio B: una di
sheet-copies = copie dei valori da 1 a 9 in ogni valuta
sheet-removed-for-two = di queste, nella scatola in due giocatori

## Edizioni

figure-building = Edifici
figure-money = Denaro
figure-prices = Prezzi
figure-A = Punti in A
figure-B = Punti in B
figure-C = Punti in C
bad-money-cards = ci possono essere al massimo { $most } carte denaro in tutto
bad-start-hands = non c'è abbastanza denaro per distribuire { $players } mani iniziali
bad-later-place = un posto successivo non può rendere di più
bad-cards = ci devono essere da { $least } a { $most } carte in tutto, non { $count }
bad-nobody-pays = con { $worth } in ogni valuta nessuno potrebbe più pagare { $dearest }
balance-bought = Comprati

# Di che cosa trattano i problemi.
theme-money = Carte denaro
theme-exact = Pagare esatto
theme-double = Pagare esatto, con un altro edificio a portata
theme-buildings = Edifici
theme-dirk = Dirk
