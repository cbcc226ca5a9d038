"""The one place where the server asks a bot something. It runs in a worker process."""

from __future__ import annotations

import threading

from burgomaster.bots.levels import LEVELS
from burgomaster.bots.registry import bot
from burgomaster.play.position import Position

STRONGEST, NEXT = LEVELS[-1], LEVELS[-2]

HINT_SECONDS = 1.0
PATIENCE = 1.5  # seconds to wait for compiled code that is in the cache already

_waking: dict[tuple[str, int], threading.Thread] = {}


def chosen(position: Position, name: str, seed: int) -> str:
    """What a bot plays for the seat on turn. It gets only what that seat may know: bots hide the rest themselves."""
    if name == STRONGEST and not search_is_awake(position):
        name = NEXT
    return str(bot(name, position.game, seed).choose(position))


def hinted(position: Position, seed: int) -> str:
    """What to suggest to the person on turn."""
    if search_is_awake(position):
        return str(position.best(HINT_SECONDS, seed=seed).action)
    return chosen(position, NEXT, seed)


def search_is_awake(position: Position) -> bool:
    """Is the search of this game compiled? On a new machine that takes minutes: nobody at a table shall wait for it."""
    kind = position.game, position.players
    if kind not in _waking:
        _waking[kind] = threading.Thread(target=position.best, kwargs={"iterations": 1}, daemon=True)
        _waking[kind].start()
    _waking[kind].join(PATIENCE)
    return not _waking[kind].is_alive()
