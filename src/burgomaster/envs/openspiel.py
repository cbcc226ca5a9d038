"""The games as Python games of OpenSpiel, with explicit chance. Importing this file registers them.

    import pyspiel
    import burgomaster.envs.openspiel
    pyspiel.load_game("python_…", {"players": 3})

See docs/openspiel.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from burgomaster.envs.batch import Array, Batch
from burgomaster.envs.layout import layout
from burgomaster.games import GAMES, native_rules
from burgomaster.games import game as game_of
from burgomaster.games.engines import MODULE, engine_for
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.module import module_of
from burgomaster.play.setting import setting


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_{game.replace('-', '_')}"


def _type_of(game: str) -> Any:
    spec = game_of(game).SPEC
    private = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Burgomaster {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=private if spec.private else perfect,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.players[-1],
        min_num_players=spec.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # a whole game is too long for one of fixed size
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": spec.players[0], "edition": spec.editions[0]},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, for so many players."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        """By its own name, with the parameters `players` and `edition`."""
        given = params or {}
        spec = game_of(name).SPEC
        self.setting = setting(name, int(given.get("players", spec.players[0])), given.get("edition", spec.editions[0]))
        super().__init__(
            _type_of(name),
            pyspiel.GameInfo(
                num_distinct_actions=spec.steps,
                max_chance_outcomes=spec.steps,  # outcomes are numbered among the steps
                num_players=self.setting.players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=spec.length,
            ),
            given,
        )

    def new_initial_state(self) -> SpielState:
        """The beginning."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat observes, or with perfect recall all that it has seen."""
        return SpielObserver(self.setting.name, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment, also in the middle of an action."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._batch = Batch(game.setting, draws=False, resets=False)
        self._returns = [0.0] * game.setting.players

    @property
    def batch(self) -> Batch:
        """The game itself."""
        return self._batch

    def current_player(self) -> int:
        """Who is to decide."""
        seat = int(self._batch.seat[0])
        named = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
        return int(named.get(seat, seat))

    def _legal_actions(self, player: int) -> list[int]:
        """The legal steps, ascending."""
        found: list[int] = np.flatnonzero(self._batch.mask[0]).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring, and how likely each is."""
        agreed = self._batch.setting
        outcomes, weights = (np.zeros(agreed.spec.most_legal, dtype=np.int64) for _ in range(2))
        state, edition = self._batch.structs
        n = _quick_odds(agreed.name)(state, edition, outcomes, weights)
        total = int(weights[:n].sum())
        return [
            (step, weight / total) for step, weight in zip(outcomes[:n].tolist(), weights[:n].tolist(), strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        """Take a step, or let chance bring something."""
        self._batch.step(action)
        self._returns = self._batch.reward[0].tolist()

    def _action_to_string(self, player: int, action: int) -> str:
        """The words of a step."""
        game = self._batch.setting.game
        return game.STEPS.text(action) or f"step {action}"  # some steps only end an action, and say nothing

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return bool(self._batch.seat[0] == OVER)

    def returns(self) -> list[float]:
        """1, shared among the winners."""
        return self._returns if self.is_terminal() else [0.0] * len(self._returns)

    def __str__(self) -> str:
        """All that has happened: positions that look alike need not have the same past."""
        return " ".join(map(str, self.history()))


def _quick_odds(game: str) -> Any:
    """The rule that says what chance can bring."""
    if engine_for(game, long=True) == MODULE:
        return module_of(game).function("odds")
    return native_rules(game).odds


class SpielObserver:
    """Observations as OpenSpiel asks for them."""

    def __init__(self, game: str, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self._recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        width = 0 if self._recall else layout(game).width
        self.tensor: Array | None = None if self._recall else np.zeros(width, dtype=np.float32)
        self.dict: dict[str, Array] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        if self.tensor is not None:
            self.tensor[:] = state.batch.observe(0, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text: all events so far with perfect recall, otherwise the numbers of the observation."""
        seen = state.history() if self._recall else state.batch.observe(0, player).tolist()
        return f"{player}: " + " ".join(map(str, seen))


def _maker(name: str) -> type[SpielGame]:
    class Made(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Made


for _name in GAMES:
    pyspiel.register_game(_type_of(_name), _maker(_name))
