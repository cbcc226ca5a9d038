"""How strongly each level plays Machi Koro; docs/strength.md has what that is worth."""

from __future__ import annotations

from burgomaster.games.kernel.levels import Effort, Levels

LEVELS = Levels(
    temperature=(0.18, 0.07, 0.03, 0.016),
    effort=Effort(3000, 1.8),
    exact=60_000,  # turns are short and everything is open
)
