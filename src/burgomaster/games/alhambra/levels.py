"""What each level sees in Alhambra, and how strongly it plays; docs/strength.md has what that is worth."""

from __future__ import annotations

from burgomaster.games.alhambra.features import LEAD, MONEY, OTHERS, OWN, PAYS, REACH, RICHEST, TABLE
from burgomaster.games.kernel.levels import Effort, Levels, Schooling

# Who leads in which kind, who has most money, how many points the others have.
_OTHERS = (*range(LEAD, PAYS), *range(RICHEST, REACH), *range(OTHERS, TABLE))
# What scorings will pay, and what a building is worth or can be paid with exactly.
_AHEAD = (*range(PAYS, MONEY), *range(REACH + 1, OWN, 3), *range(REACH + 2, OWN, 3), OWN + 3, OWN + 6)

LEVELS = Levels(
    sights=(
        Schooling((*_OTHERS, *_AHEAD), 4, games=150),  # its city, its money, and which buildings that can buy
        Schooling((*_OTHERS, *_AHEAD), 10),
        Schooling(_OTHERS, 8),  # the points that will bring too
    ),
    temperature=(0.0, 0.0, 0.0, 0.0),
    effort=Effort(60_000, 1.8),
    rounds={2: 300, 3: 300, 4: 250, 5: 220, 6: 200},
    reference=Effort(2000, 1.8, longer=10, settles=False, thorough=False),
)
