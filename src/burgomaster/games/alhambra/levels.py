"""How strongly each level plays Alhambra; docs/strength.md has what that is worth."""

from __future__ import annotations

from burgomaster.games.kernel.levels import Effort, Levels

LEVELS = Levels(
    temperature=(0.15, 0.045, 0.018, 0.0),
    effort=Effort(2000, 1.8, longer=10),  # only the last turn or two can end the game
)
