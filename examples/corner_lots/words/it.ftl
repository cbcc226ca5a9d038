# Lotti d'angolo in italiano.

title = Lotti d’angolo
about = Fai le tue offerte per gli angoli migliori della città, e ricorda che cosa nascondono gli altri dietro lo schermo.
duration = dieci minuti

## Cose

lot = Lotto { $which }
    .a = il lotto { $which }

## Verbi che si possono scrivere, separati da virgole

verb-bid = offri
verb-pass = passa, passo, niente

## Che cosa fa un'azione, per gli elenchi di azioni

do-bid = offri { $number }
do-pass = passa
do-draw = { $name } è in vendita

## Opzioni

option-open-chips = I gettoni di tutti sono scoperti fin dall’inizio?

## Che cosa è successo

told-drawn = { $lot } è in vendita.
told-bids = { $who } ha offerto { $bid }.
    .you = Hai offerto { $bid }.
told-passes = { $who } ha passato.
    .you = Hai passato.
told-wins-lot = { $who } ha comprato { $lot-a } per { $paid }: { $worth } punti.
    .you = Hai comprato { $lot-a } per { $paid }: { $worth } punti.
told-earns = { $who } ha guadagnato { $count }.
    .you = Hai guadagnato { $count }.
    .several = { $who } hanno guadagnato { $count } a testa.
    .several-you = { $who } avete guadagnato { $count } a testa.

## Rifiuti

refuse-game-over = La partita è finita.
refuse-bag-decides = Prima si estrae un lotto dal sacchetto.
refuse-not-in-bag = { $name }: nel sacchetto non ce ne sono più.
refuse-not-your-choice = Lo decide il sacchetto, non chi gioca.
refuse-not-your-turn = È il turno di { $seat }.
refuse-too-low = L’offerta più alta è { $high }: offri di più, o passa.
refuse-too-dear = Hai { $chips } e non puoi offrire { $number }.

## Il tavolo

phase-drawing = si estrae un lotto
phase-bidding = { $seat } può fare un’offerta
phase-over = la partita è finita
view-sold = Lotti venduti
view-asked = Offerte fatte
view-lot = In vendita
view-high = Offerta più alta
view-holder = Di
view-left = Nel sacchetto
view-points = Punti
view-chips = Gettoni
view-start_chips = Gettoni all’inizio
view-lots = Lotti
view-income = Guadagno
view-worth = Valore
view-copies = Copie
view-seats = Giocatori
