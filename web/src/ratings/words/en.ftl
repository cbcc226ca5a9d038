# Ratings.
about = A rating rises and falls with every game against people, by the places of all at a table. It begins at 25. Behind ± stands how sure it is: in two of three cases the true value is no further off. Bots do not count, and who gives up comes last.
none = Nobody has finished a game with somebody else yet.
off = The operator of this house does not want ratings.
rank = Place
who = Name
rating = Rating
games = Games
provisional = provisional
yours = Your rating
of-game = { $game }: { $rating }, { $n ->
    [one] one game
   *[other] { $n } games
}
listed = Others may see me on the list
counts = For a game to count, two people must have made ten moves each. Games within one address do not count, nor more than a few a day between the same people; every table says so beforehand.
withdrawn = The operator of this house has withdrawn your rating: your games count for nobody.
