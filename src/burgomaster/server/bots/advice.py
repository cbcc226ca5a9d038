"""What a worker process asks of bots: a choice, a hint, everybody's chances."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence

from burgomaster.bots.evaluator import Evaluator
from burgomaster.bots.found import IdeaFound, advice_from, check_found
from burgomaster.bots.hints import explained, hint
from burgomaster.bots.levels import LEVELS, level_bot
from burgomaster.bots.one_ply_bot import OnePlyBot
from burgomaster.bots.registry import default_bot, thinks
from burgomaster.bots.search_bot import SearchBot
from burgomaster.games.engines import PLAIN, engine_for
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.play.hint import Hint, Suggestion
from burgomaster.play.position import Position
from burgomaster.server.bots.kept_bots import KeptBots
from burgomaster.tables.prospects import WORLDS

STRONGEST = LEVELS[-1]

HINT_SECONDS = 1.0
CACHE_SECONDS = 1.5  # time for code that is soon ready: a module, or what Numba has compiled before

_kept = KeptBots()
_compiling: dict[tuple[str, int, str], threading.Thread] = {}


def chosen(position: Position, name: str, seed: int, table: str = "") -> str:
    """What a bot plays for the seat on turn. It gets only what that seat may know: bots hide the rest themselves.

    At a table that is named a searching bot goes on from what it found before.
    """
    if name == STRONGEST and not search_is_compiled(position):
        return str(_quick(position, seed, memory=True).choose(position))
    return str(_kept.choose(position, name, seed, table))


def _quick(position: Position, seed: int, *, memory: bool) -> OnePlyBot:
    """The strongest level as long as its search is not compiled: it sees all, and looks one action ahead."""
    return OnePlyBot(STRONGEST, position.game, seed, 0.0, memory, native=False)


def hinted(position: Position, seed: int) -> Hint:
    """What to suggest to the person on turn, from what that person can see: nobody must remember every card."""
    if not thinks(position.game):
        action = position.resolve(chosen(position, default_bot(position.game), seed))
        return Hint((Suggestion(action, 0.0, 0.0),), (), 0)
    if search_is_compiled(position):
        return hint(position, HINT_SECONDS, seed=seed)
    forgetful = _quick(position, seed, memory=False)
    forgetful.choose(position)
    thought = forgetful.thoughts()
    assert thought is not None
    return explained(position, thought[1], seed)


def explained_here(position: Position, found: Sequence[IdeaFound], seed: int) -> Hint:
    """What a search elsewhere suggests, with our reasons. It came from outside, so it is checked first."""
    check_found(position, found)
    return explained(position, advice_from(position, found), seed)


def chances_at(positions: Iterator[Position], seat: int, seed: int) -> Iterator[tuple[float, ...]]:
    """Every seat's chance to win at moments of one game, as `seat` saw it then; with nothing hidden, if negative."""
    evaluator: Evaluator | None = None
    for moment, position in enumerate(positions):
        if evaluator is None:
            evaluator = Evaluator(position.game, position.players, native=evaluator_is_compiled(position))
        if seat < 0 or not position.setting.game.SPEC.private:
            yield evaluator.chances(position)
        else:
            key = luck_key(seed, moment)
            worlds = [
                evaluator.chances(position.seen_by(seat, luck_of(key, world), memory=False)) for world in range(WORLDS)
            ]
            yield tuple(sum(chances) / WORLDS for chances in zip(*worlds, strict=True))


def search_is_compiled(position: Position) -> bool:
    """Is the search of this game compiled, with all that the strongest bot needs?"""

    def compile_it() -> None:
        strongest = level_bot(STRONGEST, position.game, 0, native=True)
        assert isinstance(strongest, SearchBot)
        strongest.prepare(position)

    return _is_compiled(position, "search", compile_it)


def evaluator_is_compiled(position: Position) -> bool:
    """Is the value net of this game compiled?"""
    return _is_compiled(
        position, "value net", lambda: Evaluator(position.game, position.players, native=True).chances(position)
    )


def _is_compiled(position: Position, part: str, compile_it: Callable[[], object]) -> bool:
    """Make it ready, if need be. Where Numba has to compile that takes minutes, and nobody at a table waits for it."""
    if engine_for(position.game) == PLAIN:
        return False
    kind = position.game, position.players, part
    if kind not in _compiling:
        _compiling[kind] = threading.Thread(target=compile_it, daemon=True)
        _compiling[kind].start()
    _compiling[kind].join(CACHE_SECONDS)
    return not _compiling[kind].is_alive()
