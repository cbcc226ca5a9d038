"""The list of bots: their names, their levels, and how to get one to a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import ModuleType
from typing import Any, Protocol, runtime_checkable

from burgomaster.bots.advisor import check_to_decide
from burgomaster.bots.guest import DEADLINE, Guest
from burgomaster.bots.levels import LEVELS, REFERENCE, SEARCH, has_levels, is_searcher, level_bot, searcher
from burgomaster.games import game as game_of
from burgomaster.games import generic, part_of
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.games.kernel.names import closest
from burgomaster.games.kernel.native import load
from burgomaster.play.advice import Advice
from burgomaster.play.position import Action, Position

StepFunction = Callable[[Any, Any, int, Any], int]


# Bots whose whole games native code can play; their order is the number of a bot there. Neither remembers cards.
STEP_BOTS = ("random", "greedy")
BOTS = (*STEP_BOTS, *LEVELS)
DEFAULT = "level-3"  # where the game has levels


class Bot(Protocol):
    """Anything that can hold a seat."""

    name: str

    def choose(self, position: Position) -> Action:
        """An action for the seat on turn."""


@runtime_checkable
class Lasting(Bot, Protocol):
    """A bot that is kept for many games: it takes longer to make than to seat again."""

    def new_game(self, seed: int) -> None:
        """A new game begins; the bot plays it just as one newly made with this seed."""

    def close(self) -> None:
        """No more games."""


@runtime_checkable
class Listening(Bot, Protocol):
    """A bot that knows of a game only what it is told."""

    def follow(self, start: Position, events: Iterable[tuple[int, str]], names: Sequence[str] = ()) -> None:
        """Before it chooses: the game so far, as its first position and every event's seat (or CHANCE) and text."""

    def finish(self, final: Position) -> None:
        """The game is over."""


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that can say why."""

    def thoughts(self) -> tuple[Position, Advice] | None:
        """The last position it chose in, and what it thought of its moves there."""

    def explain(self, lang: str = "en") -> str:
        """Its best moves there with their chances to win, in one sentence; empty before its first choice."""


def bots_of(game: str) -> tuple[str, ...]:
    """The bots a game offers: `random` always, the others as far as its folder has what they need."""
    return (
        "random",
        *(("greedy",) if part_of(game, "greedy") else ()),
        *(LEVELS if has_levels(game) else ()),
    )


def lines_step(game: str, *, native: bool) -> Any:
    """How the lines of play of a game choose a step, or what stands in for them."""
    own = part_of(game, "lines")
    return (load(own.__name__, game, native=native) if own else stand_ins(game, native=native)).line_step


def native_practice(game: str) -> ModuleType:
    """The compiled `practice.py` of a game, or what stands in for it."""
    own = part_of(game, "practice")
    return load(own.__name__, game) if own else stand_ins(game, native=True)


def stand_ins(game: str, *, native: bool) -> ModuleType:
    """What stands in for levels, lines of play and practice that a game does not have."""
    any_allowed = generic("burgomaster.bots.barred", game, native=native).any_allowed
    return load("burgomaster.bots.stand_ins", game, native=native, any_allowed=any_allowed)


def lines_of(game: str) -> tuple[str, ...]:
    """Lines of play that a game's folder declares: bots for the lab, which tables do not offer."""
    own: Any = part_of(game, "lines")
    return tuple(own.LINES) if own else ()


def lab_bots_of(game: str) -> tuple[str, ...]:
    """Bots of the lab which tables do not offer: lines of play, level 5 as it once was, and searches of any length."""
    searchers = (name for name in (REFERENCE, f"{SEARCH}1000") if is_searcher(name, game))
    return (*lines_of(game), *searchers)


def thinks(game: str) -> bool:
    """Can bots think ahead in this game, and evaluate its positions?"""
    return LEVELS[-1] in bots_of(game)


def default_bot(game: str) -> str:
    """The bot that plays a game where nothing is said."""
    offered = bots_of(game)
    return DEFAULT if DEFAULT in offered else offered[-1]


def check_name(name: str, game: str) -> None:
    """Does the game offer this bot? A guest is known by the colon in its name, and found out only when it starts."""
    if ":" not in name and name not in (*bots_of(game), *lab_bots_of(game)) and not is_searcher(name, game):
        more = f"; in the lab: {', '.join(lab_bots_of(game))}" if lab_bots_of(game) else ""
        raise BurgomasterError(f"{_no_such_bot(name, game)}{more}; or module:Class for your own)")


def check_offered(name: str, game: str) -> None:
    """Is it one of the bots the game offers? Others would run their own code."""
    if name not in bots_of(game):
        raise BurgomasterError(f"{_no_such_bot(name, game)})")


def _no_such_bot(name: str, game: str) -> str:
    offered = bots_of(game)
    what = f"{game} has no bot" if name in BOTS else "there is no bot"
    return f"{what} {name!r}{closest(name, offered)} (bots: {', '.join(offered)}"


def is_native(name: str) -> bool:
    """Can native code play this bot's games on its own, knowing it by its number?"""
    return name in STEP_BOTS


def number_of(name: str) -> int:
    """The number of a step bot in native code."""
    return STEP_BOTS.index(name)


def step_function(name: str, game: str, *, native: bool) -> StepFunction:
    """How this bot chooses a step of a game: (state, edition, luck, scratch) -> step."""
    if name in lines_of(game):
        return _line_function(name, game, native=native)
    own = part_of(game, name)
    if own is not None:
        module = load(own.__name__, game, native=native)
    else:
        module = generic(f"burgomaster.bots.{name}", game, native=native)
    chosen: StepFunction = getattr(module, f"{name}_step")
    return chosen


def _line_function(name: str, game: str, *, native: bool) -> StepFunction:
    own: Any = part_of(game, "lines")
    module, line = load(own.__name__, game, native=native), lines_of(game).index(name)
    return lambda s, e, luck, out: int(module.line_step(s, e, line, luck, out))


def step_functions(game: str, *, native: bool) -> dict[str, StepFunction]:
    """All step bots as generic code asks for them, such as `greedy_step`; for one not offered, random's is put in."""
    offered = bots_of(game)
    return {
        f"{name}_step": step_function(name if name in offered else "random", game, native=native) for name in STEP_BOTS
    }


class StepBot:
    """A bot that chooses step by step. The same seed and the same positions give the same choices."""

    def __init__(self, name: str, game: str, seed: int) -> None:
        self.name = name
        self._step = step_function(name, game, native=False)
        self.memory = False  # of every card it has seen
        self.new_game(seed)

    def new_game(self, seed: int) -> None:
        """A new game begins."""
        self.key = luck_key(seed, 0)
        self._choices = 0

    def close(self) -> None:
        """Nothing is kept."""

    def choose(self, position: Position) -> Action:
        """An action for the seat on turn, chosen from what that seat may know."""
        check_to_decide(position)
        agreed = position.setting
        rules, e = agreed.game.rules, agreed.figures
        state = position.seen_by(position.turn, self._luck(), self.memory).state()
        out = [0] * agreed.game.SPEC.most_legal
        steps: list[int] = []
        while not steps or rules.unfinished(state, e):
            step = self._step(state, e, self._luck(), out)
            steps.append(step)
            rules.apply(state, e, step)
        return Action(agreed.game.text(steps), position.turn, tuple(steps))

    def _luck(self) -> int:
        self._choices += 1
        return luck_of(self.key, self._choices)


def bot(name: str, game: str, seed: int = 0, deadline: float = DEADLINE, *, native: bool = False) -> Bot:
    """A bot for one seat of one game. The deadline, in seconds per action, is for guests.

    Native bots think faster, once their code is compiled; plain ones choose the same. Level 5 is native always.
    """
    game_of(game)
    check_name(name, game)
    if ":" in name:
        return Guest(name, seed, deadline)
    if is_searcher(name, game):
        return searcher(name, game, seed)
    if name in LEVELS:
        return level_bot(name, game, seed, native=native)
    return StepBot(name, game, seed)
