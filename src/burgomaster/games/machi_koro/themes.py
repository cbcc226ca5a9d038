"""What puzzles of Machi Koro are about."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.games.machi_koro import steps as do
from burgomaster.games.machi_koro.state import LANDMARK_KINDS, PURPLE, RED, Edition, State
from burgomaster.games.machi_koro.steps import FIRST_ARG, VERB

THEMES = ("dice", "income", "first", "landmarks", "sprint", "rivals", "saving")


def theme(s: State, e: Edition, steps: Sequence[int]) -> str:
    """The theme of a puzzle, by its best action."""
    verb = VERB[steps[0]]
    if verb in (do.THROW, do.AGAIN, do.KEEP):
        return "dice"
    if verb == do.BUILD:
        return _of_landmarks(sum(s.landmarks[s.player]))
    if verb == do.PASS:
        return "saving"
    if verb == do.BUY and e.colour[FIRST_ARG[steps[0]]] not in (RED, PURPLE):
        return "income"
    return "rivals"


def _of_landmarks(built: int) -> str:
    """The first one, or the one after which a single one is missing: each is a question of its own."""
    if built == 0:
        return "first"
    return "sprint" if built >= LANDMARK_KINDS - 2 else "landmarks"
