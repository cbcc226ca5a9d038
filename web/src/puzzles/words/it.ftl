# Problemi.
about = Posizioni di partite vere in cui una mossa è chiaramente migliore di tutte le altre. Trovala.
all = Tutti i problemi
none = Questa casa non ha problemi.
theme = Tema
any-theme = ogni tema
difficulty = Difficoltà
any-difficulty = ogni difficoltà
difficult = { $n ->
    [1] facile
    [2] meno facile
   *[3] difficile
}
heading-before = Problema { $number }, { $difficulty }
heading = Problema { $number }: { $theme }, { $difficulty }
players = { $n } giocatori
solved = risolto
shown = soluzione vista
progress = { $n } di { $all } risolti
task = Qual è la tua mossa migliore?
again = Riprova, o guarda la soluzione.
answer = Mostra la soluzione
next = Prossimo problema
list = Tutti i problemi
verdict = Quanto vale la tua mossa
