"""Many games of one setting, side by side: what does not depend on where they are kept."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from burgomaster.bots.registry import STEP_BOTS, check_offered, is_native, number_of
from burgomaster.envs.layout import ObservationLayout, layout
from burgomaster.envs.stepping import CALLER
from burgomaster.games import words_of
from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.structs import Struct
from burgomaster.games.kernel.words import check_language
from burgomaster.play.position import Position
from burgomaster.play.setting import Setting

MOST_SEED = 2**63 - 1


class ManyGames(ABC):
    """So many games of a setting."""

    def __init__(self, agreed: Setting, count: int) -> None:
        if count < 1:
            raise BurgomasterError(f"a batch has 1 game or more, not {count}")
        self.setting, self.count = agreed, count
        self.players, self.steps = agreed.players, agreed.spec.steps

    @property
    def layout(self) -> ObservationLayout:
        """What the places of an observation are."""
        return layout(self.setting.name)

    @property
    def version(self) -> str:
        """Another one wherever a place of the observation or a step means something else."""
        return self.layout.version

    def unfinished(self, game: int = 0) -> bool:
        """Is the seat in the middle of an action? Its next step goes on with it."""
        return bool(self.setting.rules.unfinished(self._state(game), self.setting.figures))

    def position(self, game: int = 0) -> Position:
        """The position of one game, between two actions; inside of one use an Env, which knows its beginning."""
        return Position(self.setting, self._state(game))

    def why_not(self, game: int, step: int, lang: str = "en") -> str:
        """Why a step is not legal in a game, with the rule that forbids it; empty if it is legal."""
        check_language(lang)
        if not 0 <= step < self.steps:
            return f"there is no step {step}"
        return _refused(self.setting, self._state(game), step, lang)

    @abstractmethod
    def _state(self, game: int) -> Struct:
        """The state of one game."""

    # ---- Checks of what is asked for ----

    def _holders(self, bots: Sequence[str | None] | None, resets: bool) -> list[int]:
        """Who holds each seat: CALLER or the number of a bot."""
        named = [None] * self.players if bots is None else bots
        if len(named) != self.players:
            raise BurgomasterError(f"bots are {self.players} names, one for every seat, None where the caller decides")
        held = [_bot_number(name, self.setting.name) for name in named]
        if resets and CALLER not in held:
            raise BurgomasterError("with bots in every seat and resets, playing would never end; ask for resets=False")
        return held

    def _limit(self, length: int | None) -> int:
        """After how many events a game is cut off."""
        longest = self.setting.spec.length
        return longest if length is None else min(length, longest)

    def _check_first(self, first: int | None) -> int:
        """How many games to touch."""
        count = self.count if first is None else first
        if not 0 <= count <= self.count:
            raise BurgomasterError(f"there are {self.count} games, not {count}")
        return count

    def _check_seat(self, game: int, seat: int) -> None:
        if not 0 <= seat < self.players or not 0 <= game < self.count:
            raise BurgomasterError(f"there is no seat {seat} in game {game}")

    def _check_pickled(self, version: str) -> None:
        if version != self.version:
            raise BurgomasterError(f"these games were pickled as {version}; here they are {self.version}")


def check_seed(seed: int) -> None:
    """Is it a seed?"""
    if not 0 <= seed <= MOST_SEED:
        raise BurgomasterError(f"seed must be 0 to {MOST_SEED}, not {seed}")


def _bot_number(name: str | None, game: str) -> int:
    if name is None:
        return CALLER
    check_offered(name, game)
    if not is_native(name):
        raise BurgomasterError(f"a batch can seat {' and '.join(STEP_BOTS)}, not {name!r}")
    return number_of(name)


def _refused(agreed: Setting, state: Struct, step: int, lang: str) -> str:
    """The rule that forbids a step and its sentence; empty if none does."""
    game, e, rules = agreed.game, agreed.figures, agreed.rules
    seat = rules.turn_of(state, e)
    code = rules.refuse(state, e, seat, step)
    if not code:
        return ""
    rule, message = game.REFUSALS[code]
    words = words_of(agreed.name, lang)
    told = game.reason(state, e, seat, step, list(SEAT_LETTERS[: agreed.players]), words)
    return f"{game.STEPS.text(step) or step} ({rule}): {words(message, **told)}"
