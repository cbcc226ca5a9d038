# De pagina met de spelregels in het Nederlands.

search = Zoek in de spelregels
search-hint = Woorden of een nummer, zoals { $example }
search-clear = Wis de zoekopdracht
found = { $n ->
    [0] Niets gevonden
    [one] Eén plaats gevonden
   *[other] { $n } plaatsen gevonden
}
nothing = Nergens in deze spelregels staat ‘{ $query }’. Probeer het met minder woorden, of alleen met het begin van een woord.
show-all = Toon alle spelregels
cards = Alle kaarten
cards-about = Elke kaart, elk vakje en elk gebouw, en wat het doet.
theme = Namen en tekeningen
link = Regel { $rule }: link ernaartoe
see-rule = Regel { $rule }
cards-below = Wat ze doen, staat onderaan:
figures = Met de getallen, namen en opties van ‘{ $title }’.
print = Druk dit boek af
figures-not = Deze editie kan niet worden getoond: { $problem }
