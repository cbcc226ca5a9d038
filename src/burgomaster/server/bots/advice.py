"""The one place where the server asks a bot something. It runs in a worker process."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

from burgomaster.bots.evaluator import Evaluator
from burgomaster.bots.levels import LEVELS, level_bot
from burgomaster.bots.registry import bot, default_bot, thinks
from burgomaster.bots.search_bot import SearchBot
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.play.position import Position

STRONGEST, NEXT = LEVELS[-1], LEVELS[-2]

HINT_SECONDS = 1.0
PATIENCE = 1.5  # seconds to wait for compiled code that is in the cache already
WORLDS = 8  # positions a seat must think possible, judged for its outlook

_waking: dict[tuple[str, int, str], threading.Thread] = {}


def chosen(position: Position, name: str, seed: int) -> str:
    """What a bot plays for the seat on turn. It gets only what that seat may know: bots hide the rest themselves."""
    if name == STRONGEST and not search_is_awake(position):
        name = NEXT
    return str(bot(name, position.game, seed).choose(position))


def hinted(position: Position, seed: int) -> str:
    """What to suggest to the person on turn."""
    if not thinks(position.game):
        return chosen(position, default_bot(position.game), seed)
    if search_is_awake(position):
        return str(position.best(HINT_SECONDS, seed=seed).action)
    return chosen(position, NEXT, seed)


def outlooks(positions: Iterator[Position], seat: int, seed: int) -> Iterator[tuple[float, ...]]:
    """Every seat's chance to win at moments of one game, as `seat` saw it then; as all lay open, if negative."""
    judge: Evaluator | None = None
    for moment, position in enumerate(positions):
        if judge is None:
            judge = Evaluator(position.game, position.players, native=judge_is_awake(position))
        if seat < 0 or not position.setting.game.SPEC.private:
            yield judge.chances(position)
        else:
            key = luck_key(seed, moment)
            worlds = [
                judge.chances(position.seen_by(seat, luck_of(key, world), memory=False)) for world in range(WORLDS)
            ]
            yield tuple(sum(chances) / WORLDS for chances in zip(*worlds, strict=True))


def search_is_awake(position: Position) -> bool:
    """Is the search of this game compiled, with all that the strongest bot needs?"""

    def wake() -> None:
        strongest = level_bot(STRONGEST, position.game, 0, native=True)
        assert isinstance(strongest, SearchBot)
        strongest.prepare(position)

    return _is_awake(position, "search", wake)


def judge_is_awake(position: Position) -> bool:
    """Is the judge of this game compiled?"""
    return _is_awake(
        position, "judge", lambda: Evaluator(position.game, position.players, native=True).chances(position)
    )


def _is_awake(position: Position, part: str, wake: Callable[[], object]) -> bool:
    """On a new machine compiling takes minutes: nobody at a table shall wait for it."""
    kind = position.game, position.players, part
    if kind not in _waking:
        _waking[kind] = threading.Thread(target=wake, daemon=True)
        _waking[kind].start()
    _waking[kind].join(PATIENCE)
    return not _waking[kind].is_alive()
