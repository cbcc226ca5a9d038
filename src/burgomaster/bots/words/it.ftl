# I bot in italiano.

level-1 = novizio
level-2 = cittadino
level-3 = costruttore
level-4 = assessore
level-5 = borgomastro
random-means = una mossa lecita qualsiasi, senza pensare
greedy-means = un giocatore assennato con regole semplici
level-1-means = vede poco, e non ha quasi esperienza
level-2-means = vede poco, e ha un po’ di esperienza
level-3-means = valuta discretamente la propria città
level-4-means = di rado si lascia sfuggire un’occasione
level-5-means = pensa in anticipo
idea = { $move } ({ $chance } %)
explain = Probabilità di vincere: { $ideas }.
hint-turn = Tocca a { $name }. Probabilità di vincere dopo le mosse migliori:
hint-chances = Tutti dopo la migliore: { $chances }
hint-iterations = { $n } posizioni esaminate in anticipo.
hint-cost = { $points ->
    [one] un punto in meno
   *[other] { $points } punti in meno
}
hint-ahead = Quando tocca di nuovo a te
ahead-gain = { $what } ({ $chance } %)
ahead-chances = probabilità di vincere dal { $low } al { $high } % in otto casi su dieci
ahead-tries = ({ $tries } tentativi)
