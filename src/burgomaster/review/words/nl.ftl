# Besprekingen in het Nederlands.

# Oordelen
fine = goed
inaccuracy = onnauwkeurigheid
mistake = fout
blunder = blunder
lucky = geluk
unlucky = pech

# Wat er over gebeurtenissen wordt gezegd. Kansen en kosten zijn punten van de honderd.
better = beter: { $move } ({ $chance } %)
cost = kostte { $points } punten
why-wins = dat wint meteen
why-helps = de gespeelde zet helpt { $name } ({ $chosen } % in plaats van { $better } %)
luck-of = { $name } { $points }
sampled = ± { $points }

# De samenvatting
title = { $game }, { $actions } zetten
won = { $names } heeft gewonnen.
won-together = { $names } hebben samen gewonnen.
under-way = De partij is nog bezig.
heading-seat = Speler
heading-start = Bij het begin
heading-luck = Geluk
heading-error = Fouten
heading-others = Fouten van anderen
heading-revision = Herziening
heading-final = Aan het eind
heading-without = Zonder geluk
heading-rate = Per beslissing
heading-lost = Van inzet kwijt
heading-marks = Oordelen
marks = { $inaccuracies } / { $mistakes } / { $blunders }
legend = De cijfers zijn punten winstkans: bij het begin + geluk − fouten + fouten van anderen + herziening = aan het eind. Oordelen: onnauwkeurigheden vanaf { $inaccuracy }, fouten vanaf { $mistake }, blunders vanaf { $blunder } punten. Van inzet kwijt: het deel van wat bij de beslissingen op het spel stond; 100 % is ongeveer wat zomaar een zet zou kosten.
without-luck = Zonder geluk was het geworden: { $chances }.
same-winner = Het geluk besliste niet: ook zonder geluk had { $name } voorgestaan.
other-winner = Het geluk besliste: zonder geluk had { $name } voorgestaan.
turning-points = Keerpunten
marked = Fouten en geluk, zet voor zet
none-marked = Hier valt niets op te merken.
notes = Aantekeningen
