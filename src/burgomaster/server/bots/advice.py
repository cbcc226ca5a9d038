"""The one place where the server asks a bot something. It runs in a worker process."""

from __future__ import annotations

from burgomaster.bots.registry import DEFAULT, bot
from burgomaster.play.position import Position


def chosen(position: Position, name: str, seed: int) -> str:
    """What a bot plays for the seat on turn. It gets only what that seat may know: bots hide the rest themselves."""
    return str(bot(name, position.game, seed).choose(position))


def hinted(position: Position, seed: int) -> str:
    """What to suggest to the person on turn."""
    return chosen(position, DEFAULT, seed)
