"""What each level sees in Monopoly Builder, and how strongly it plays; docs/strength.md has what that is worth."""

from __future__ import annotations

from burgomaster.games.kernel.levels import Effort, Levels, Schooling
from burgomaster.games.monopoly_builder.features import COLLECTS, FEATURES, MISSING, OTHERS, OWN, SET

# All but its buildings, points and money, its chips, and what they lack for each floor: streets and what they collect,
# sets, honours, jail, and the others.
_MORE = (
    *range(COLLECTS, MISSING),
    *range(SET, OWN),
    *range(OWN + 4, OWN + 8),
    *range(OWN + 9, OTHERS),
    *range(OTHERS, FEATURES),
)

LEVELS = Levels(
    sights=(Schooling(_MORE, 1), Schooling(_MORE, 5), Schooling(_MORE, 12)),
    temperature=(0.0, 0.0, 0.0, 0.0),
    effort=Effort(30_000, 1.8),
    rounds={2: 300, 3: 300, 4: 250},
    reference=Effort(3000, 1.8, settles=False, thorough=False),
)
