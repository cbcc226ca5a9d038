# The page of the rules in English.

search = Search the rules
search-hint = Words or a number, such as { $example }
search-clear = Clear the search
found = { $n ->
    [0] Nothing found
    [one] One place found
   *[other] { $n } places found
}
nothing = Nothing in these rules has “{ $query }”. Try fewer words, or only the beginning of one.
show-all = Show all the rules
cards = All cards
cards-about = Every card, space and building, and what it does.
theme = Names and pictures
link = Rule { $rule }: link to it
see-rule = Rule { $rule }
cards-below = What each of them does stands below:
figures = With the figures, names and options of “{ $title }”.
print = Print this book
figures-not = This edition cannot be shown: { $problem }
