# Le analisi in italiano.

# Giudizi
fine = buona
inaccuracy = imprecisione
mistake = errore
blunder = errore grave
lucky = fortuna
unlucky = sfortuna

# Che cosa si dice degli eventi. Probabilità e costi sono punti su cento.
better = meglio: { $move } ({ $chance } %)
cost = costa { $points } punti
why-wins = vince subito
why-helps = la mossa giocata aiuta { $name } ({ $chosen } % invece di { $better } %)
luck-of = { $name } { $points }
sampled = ± { $points }

# Il riassunto
title = { $game }, { $actions } mosse
won = Ha vinto { $names }.
won-together = Hanno vinto insieme { $names }.
under-way = La partita non è finita.
heading-seat = Giocatore
heading-start = All’inizio
heading-luck = Fortuna
heading-error = Errori
heading-others = Errori altrui
heading-revision = Revisione
heading-final = Alla fine
heading-without = Senza fortuna
heading-rate = Per decisione
heading-lost = Perso in gioco
heading-marks = Giudizi
marks = { $inaccuracies } / { $mistakes } / { $blunders }
legend = Le cifre sono punti di probabilità di vittoria: all’inizio + fortuna − errori + errori altrui + revisione = alla fine. Giudizi: imprecisioni da { $inaccuracy }, errori da { $mistake }, errori gravi da { $blunder } punti. Perso in gioco: la parte di ciò che era in gioco nelle decisioni; 100 % è circa quanto costerebbe una mossa a caso.
without-luck = Senza la fortuna sarebbe finita così: { $chances }.
same-winner = Non ha deciso la fortuna: anche senza, { $name } sarebbe stato in testa.
other-winner = Ha deciso la fortuna: senza, { $name } sarebbe stato in testa.
turning-points = Svolte
marked = Errori e fortuna, mossa per mossa
none-marked = Qui non c’è nulla da segnalare.
notes = Appunti
