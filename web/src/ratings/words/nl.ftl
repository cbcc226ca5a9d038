# Ratings.
about = Een rating stijgt of daalt met elk spel tegen mensen, naar de plaatsen van allen aan een tafel. Hij begint bij 25. Achter ± staat hoe zeker hij is: in twee van de drie gevallen zit de echte waarde er niet verder naast. Bots tellen niet mee, en wie opgeeft, wordt laatste.
none = Nog niemand heeft een spel met een ander uitgespeeld.
off = De beheerder van dit huis wil geen ratings.
rank = Plaats
who = Naam
rating = Rating
games = Spellen
provisional = voorlopig
yours = Jouw rating
of-game = { $game }: { $rating }, { $n ->
    [one] één spel
   *[other] { $n } spellen
}
listed = Anderen mogen mij op de lijst zien
counts = Een spel telt als twee mensen elk tien zetten hebben gedaan. Spellen vanaf één adres tellen niet mee, en per dag maar een paar tussen dezelfde mensen; elke tafel zegt dat van tevoren.
withdrawn = De beheerder van dit huis heeft je rating ingetrokken: jouw spellen tellen voor niemand.
