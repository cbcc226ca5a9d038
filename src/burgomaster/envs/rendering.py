"""What doors show of a game: the table as text or as a picture, as everybody may see it."""

from __future__ import annotations

import sys

from burgomaster.envs.env import Env
from burgomaster.games.kernel.errors import BurgomasterError

# To the terminal; as text; as a picture.
HUMAN, ANSI, SVG = RENDER_MODES = ("human", "ansi", "svg")


def check_mode(mode: str | None) -> None:
    """Can it be shown like this?"""
    if mode is not None and mode not in RENDER_MODES:
        raise BurgomasterError(f"there is no render mode {mode!r} (modes: {', '.join(RENDER_MODES)})")


def render(env: Env, mode: str | None, seat: int | None = None) -> str | None:
    """The table as a seat sees it (None: a bystander); `human` writes it to the terminal."""
    if mode is None:
        return None
    if mode == SVG:
        return env.position.to_svg(seat=seat)
    text = env.position.to_text(seat=seat)
    if mode == ANSI:
        return text
    sys.stdout.write(f"{text}\n")
    return None
