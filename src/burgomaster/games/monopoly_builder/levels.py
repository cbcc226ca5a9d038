"""How strongly each level plays Monopoly Builder; docs/strength.md has what that is worth."""

from __future__ import annotations

from burgomaster.games.kernel.levels import Effort, Levels

LEVELS = Levels(
    temperature=(0.12, 0.05, 0.018, 0.007),
    effort=Effort(3000, 1.8),
)
