# Piazza del mercato in italiano.

title = Piazza del mercato
about = Vendi finché ne hai il coraggio, prima che piova, e costruisci la città più bella intorno alla piazza.
duration = dieci minuti

## Edifici

cart = Bancarella
well = Pozzo
arcade = Portico
guildhall = Palazzo delle arti

## Verbi che si possono scrivere, separati da virgole

verb-throw = lancia, tira, vendi
verb-close = chiudi, smetti
verb-build = costruisci, compra
verb-pass = passa, passo, niente, non costruire
verb-die = dado

## Che cosa fa un'azione, per gli elenchi di azioni

do-throw = vendi: lancia il dado
do-close = chiudi il mercato e porta a casa { $takings }
do-build = costruisci { $name } per { $cost }
do-pass = passa senza costruire

## Opzioni

option-sudden-end = La partita finisce subito quando qualcuno raggiunge il traguardo, e non alla fine del giro?

## Rifiuti

refuse-game-over = La partita è finita.
refuse-die-decides = Il dado sta rotolando: nessuno può agire finché non si ferma.
refuse-not-your-choice = Lo decide il dado, non chi gioca.
refuse-not-your-turn = È il turno di { $seat }.
refuse-still-selling = Il mercato è ancora aperto: chiudilo prima di costruire.
refuse-market-is-over = Per questo turno il mercato è chiuso: costruisci qualcosa, o passa.
refuse-nothing-sold = Non hai ancora venduto niente: prima lancia il dado.
refuse-sold-out = { $name }: non ce ne sono più.
refuse-too-dear = { $name } costa { $cost } e tu hai { $coins }.

## Il tavolo

phase-sell = { $seat } vende
phase-die = il dado rotola per { $seat }
phase-build = { $seat } può costruire
phase-over = la partita è finita
view-takings = Incasso
view-coins = Monete
view-start_coins = Monete all’inizio
view-goal = Traguardo
view-cost = Costo
view-points = Punti
view-earns = Per lancio
view-shelters = Al coperto
view-copies = Copie
view-seats = Città
view-town = Città
view-supply = Riserva
