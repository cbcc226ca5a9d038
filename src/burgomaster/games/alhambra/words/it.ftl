# Alhambra / New York – Il gioco di carte in italiano.

title = Alhambra
about = Raccogli quattro valute, compra gli edifici migliori e cerca di averne più di tutti, tipo per tipo.
duration = mezz'ora

## Edifici: i nomi di New York, poi quelli di Alhambra per gli stessi sei tipi

museum = Museo
theater = Teatro
station = Stazione
church = Chiesa
garden = Giardino
skyscraper = Grattacielo
alhambra-museum = Padiglione
alhambra-theater = Serraglio
alhambra-station = Arcate
alhambra-church = Camere
alhambra-garden = Giardini
alhambra-skyscraper = Torre

## Denaro

yellow = giallo
blue = blu
green = verde
orange = arancione
card = { $currency } { $value }
dirk = Dirk

## Verbi che si possono scrivere, separati da virgole

verb-buy = compra, costruisci, compro, costruisco, comprare, costruire, acquista, acquisto, acquistare
verb-with = con, pagando, pagando con, paga, paga con, pago, pago con, e paga con, e pago con, pagare con, usa, uso, usando, pagandolo con, pagare, spendi, spendo
verb-at = su, in, sul, sulla, sullo, nel, nella, dal, dalla, sull, nell, casella
verb-for = per, a
verb-and = e
verb-take = prendi, pesca, prendo, prendere, pesco, raccogli, raccolgo, scegli, scelgo, ricevi
verb-pass = passa, passo, niente, salta, salta il turno, passo il turno, passa il turno, fine turno, finito, fatto, no, nulla, non faccio niente, prossimo
verb-building = edificio
verb-money = denaro, soldi
verb-scoring = conteggio, punteggio
verb-first = primo, prima, inizia
verb-of = di, da, del, della
verb-give = regala, regalalo a, regalala a, dai, dallo a, dalla a, e regalalo a, e dallo a
verb-card = carta, denaro, soldi, carta denaro, moneta, valore, di valore
verb-several = carte, carte denaro, monete
verb-exact = esattamente, esatto, il prezzo esatto, prezzo esatto, esatti

## Come si chiamano anche, separati da virgole

also-museum = musei, padiglioni
also-theater = teatri, serragli
also-station = stazioni, arcata, arco
also-church = chiese, camera
also-garden = parco
also-skyscraper = grattacieli, torri
also-yellow = gialla
plural-yellow = gialle, gialli
also-blue = azzurro, azzurra
plural-blue = azzurre, azzurri
also-green = denaro verde
plural-green = verdi
also-orange = arancio, arancia
plural-orange = arancioni

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

told-first = Inizia { $name }.
told-again = Prezzo esatto: tocca ancora a { $name }.
told-shuffled = Gli scarti si mescolano e formano un nuovo mazzo del denaro.
told-scoring = Conteggio { $scoring }: { $points }
told-nobody = nessuno fa punti
told-points = { $name } +{ $points }
told-leftover = { $name } ha più { $slot } di chiunque altro e riceve { $building } su { $slot }.
told-unsold = Nessuno riceve { $building } su { $slot }.
told-winner = { $name } vince con { $points } punti.
told-winners = { $names } condividono la vittoria con { $points } punti.

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

view-yard = Cantiere
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
