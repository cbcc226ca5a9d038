# La pagina delle regole in italiano.

search = Cerca nelle regole
search-hint = Parole o un numero, come { $example }
search-clear = Cancella la ricerca
found = { $n ->
    [0] Nessun risultato
    [one] Un risultato
   *[other] { $n } risultati
}
nothing = In queste regole non c'è «{ $query }». Prova con meno parole, o solo con l'inizio di una.
show-all = Mostra tutte le regole
cards = Tutte le carte
cards-about = Ogni carta, casella ed edificio, e che cosa fa.
theme = Nomi e disegni
link = Regola { $rule }: link
see-rule = Regola { $rule }
cards-below = Che cosa fanno è scritto in fondo:
figures = Con le cifre, i nomi e le opzioni di «{ $title }».
print = Stampa questo libro
figures-not = Questa edizione non si può mostrare: { $problem }
