"""What each level sees in Machi Koro, and how strongly it plays; docs/strength.md has what that is worth."""

from __future__ import annotations

from burgomaster.games.kernel.levels import Effort, Levels, Schooling
from burgomaster.games.machi_koro.features import EARNS, FEATURES, LANDMARK, OTHERS, OWN, SUPPLY

# What is left to buy, what the others are up to, and how long the game has lasted.
_OTHERS = (*range(SUPPLY, LANDMARK), *range(OTHERS, FEATURES))
# What the dice will bring, and how many rounds the last landmark is away.
_AHEAD = (*range(EARNS, OWN), *range(OWN + 4, OWN + 9))

LEVELS = Levels(
    sights=(
        Schooling((*_OTHERS, *_AHEAD), 4, games=40),  # its coins, its cards, its landmarks
        Schooling((*_OTHERS, *_AHEAD), 8),
        Schooling((*_OTHERS, *_AHEAD), 12),
        Schooling(_OTHERS, 10),  # what they will earn too
    ),
    temperature=(0.0, 0.0, 0.0, 0.0),
    effort=Effort(3000, 1.8, longer=6, sensible=50),
    rounds={2: 1600, 3: 800, 4: 700},
    reference=Effort(3000, 1.8, settles=False, thorough=False, exact=60_000),
)
