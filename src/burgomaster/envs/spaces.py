"""The spaces of Gymnasium that observations and steps lie in. Needs the package gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from burgomaster.envs.layout import layout
from burgomaster.games import game as game_of


def observation_space(game: str) -> spaces.Box:
    """All observations of a game."""
    places = layout(game)
    return spaces.Box(places.low, places.high, dtype=np.int32)


def step_space(game: str) -> spaces.Discrete:
    """All steps of a game."""
    return spaces.Discrete(game_of(game).SPEC.steps)


def mask_space(game: str) -> spaces.Box:
    """All masks of a game's steps."""
    return spaces.Box(0, 1, (game_of(game).SPEC.steps,), dtype=np.int8)
