# Reviews in English.

# Marks
fine = fine
inaccuracy = inaccuracy
mistake = mistake
blunder = blunder
lucky = lucky
unlucky = unlucky

# What is told of events. Chances and costs are points of a hundred.
better = better: { $move } ({ $chance } %)
cost = cost { $points } points
why-wins = it wins at once
why-helps = the move played helps { $name } ({ $chosen } % instead of { $better } %)
luck-of = { $name } { $points }
sampled = ± { $points }

# The summary
title = { $game }, { $actions } moves
won = { $names } won.
won-together = { $names } won together.
under-way = The game is not over.
heading-seat = Player
heading-start = At first
heading-luck = Luck
heading-error = Errors
heading-others = Others’ errors
heading-revision = Revision
heading-final = In the end
heading-without = Without luck
heading-rate = Per decision
heading-lost = Lost of stake
heading-marks = Marks
marks = { $inaccuracies } / { $mistakes } / { $blunders }
legend = Figures are points of the chance to win: at first + luck − errors + others’ errors + revision = in the end. Marks: inaccuracies from { $inaccuracy }, mistakes from { $mistake }, blunders from { $blunder } points. Lost of stake: the part of what was at stake in the decisions; 100 % is about what taking any move would lose.
without-luck = Without luck it would have been: { $chances }.
same-winner = Luck did not decide: { $name } would have been ahead without it too.
other-winner = Luck decided: without it { $name } would have been ahead.
turning-points = Turning points
marked = Errors and luck, move by move
none-marked = Nothing here deserves a mark.
notes = Notes
