"""A game as environments of Gymnasium: one seat that learns, against bots or policies. See docs/gymnasium.md.

Importing this file registers them for `gymnasium.make` and `gymnasium.make_vec`, as `burgomaster/GAME-v1`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from burgomaster.envs.batch import Array, Batch
from burgomaster.envs.env import Env, Shaping
from burgomaster.envs.many import MOST_SEED
from burgomaster.envs.opponents import Opponent, Others, around, native_names
from burgomaster.envs.rendering import RENDER_MODES, check_mode, render
from burgomaster.envs.spaces import observation_space, step_space
from burgomaster.envs.stepping import STAY
from burgomaster.games import GAMES
from burgomaster.games.kernel.errors import BurgomasterError

REFUSED = -1.0  # the reward of an illegal step, which ends the episode

# The steps of several games at once, from their observations and masks.
BatchPolicy = Callable[[Array, Array], Array]


class OneSeatEnv(gymnasium.Env[Array, Any]):
    """One game, one seat. The reward is the seat's share of the victory, at the end.

    `action_masks()` says what is legal, where MaskablePPO of sb3-contrib looks for it; `info["action_mask"]` as well.
    An illegal step ends the episode with a reward of -1, and `info["refused"]` tells the rule.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        edition: str | Path | None = None,
        options: Mapping[str, str] | None = None,
        shaped: Shaping | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make a game. Opponents are bots by name or functions (observation, mask) -> step: one for all, or each."""
        held = around(opponents, players, seat)
        self.render_mode, self._seat = render_mode, seat
        self._others = Others(held, game)
        self._shaped = shaped
        self._env = Env(game, players, edition=edition, options=options, bots=native_names(held))
        self.observation_space = observation_space(game)
        self.action_space = step_space(game)

    @property
    def env(self) -> Env:
        """The game itself: its history, its words."""
        return self._env

    def action_masks(self) -> Array:
        """True for every legal step."""
        return self._env.mask.astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin a game; the same seed gives the same games from here on."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(MOST_SEED))
        self._env.reset(chosen)
        self._others.new_game(chosen)
        self._others.play(self._env)
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Take a step for the seat; then opponents act until it is to decide again."""
        env = self._env
        step = int(action)
        if env.over or not env.mask[step]:
            refused = env.why_not(step) if not env.over else "the game is over"
            return self._seen(), REFUSED, True, False, {**self._info(), "refused": refused}
        env.step(step)
        self._others.play(env)
        reward = float(env.rewards[self._seat])
        if self._shaped is not None:
            reward += float(self._shaped(env)[self._seat])
        return self._seen(), reward, env.over and not env.truncated, env.truncated, self._info()

    def render(self) -> str | None:
        """The table as the seat sees it: `ansi` is text, `svg` a picture, `human` writes to the terminal."""
        check_mode(self.render_mode)  # not sooner: stable-baselines3 asks every environment for pictures in pixels
        return render(self._env, self.render_mode, self._seat)

    def _seen(self) -> Array:
        return self._env.observe(self._seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._env.mask.copy()}


class OneSeatVectorEnv(VectorEnv[Array, Array, Array]):
    """Many games at once on compiled code, the same seat in each. A game that ends is followed by the next at once.

    Opponents are the bots that compiled code plays, or functions (observations, masks) -> steps of several games.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        *,
        seat: int = 0,
        opponents: str | BatchPolicy | Sequence[str | BatchPolicy] = "random",
        edition: str | Path | None = None,
        options: Mapping[str, str] | None = None,
        threads: int = 1,
    ) -> None:
        """Make the games; `reset` begins them."""
        held: list[Any] = around(opponents, players, seat)  # type: ignore[arg-type]
        self._policies = {place: policy for place, policy in enumerate(held) if callable(policy)}
        bots = [None if callable(policy) else policy for policy in held]
        self._batch = Batch(
            game, players, num_envs, edition=edition, options=options, bots=bots, threads=threads, viewer=seat
        )
        self._seat, self.num_envs = seat, num_envs
        self.single_observation_space = observation_space(game)
        self.single_action_space = step_space(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def batch(self) -> Batch:
        """The games themselves."""
        return self._batch

    def action_masks(self) -> Array:
        """True for every legal step of each game."""
        return self._batch.mask.astype(np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games, with one seed for all."""
        if isinstance(seed, list):
            raise BurgomasterError("give one seed, not a list: every game gets its own luck from it")
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(MOST_SEED)))
        self._play(_Ends(self._batch, self._seat))
        return self._batch.observation.copy(), {"action_mask": self._batch.mask.copy()}

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Take a step in each game; then opponents act until the seat is to decide again."""
        self._batch.step(actions)
        ends = _Ends(self._batch, self._seat)
        self._play(ends)
        infos: dict[str, Any] = {"action_mask": self._batch.mask.copy()}
        ended = ends.over | ends.truncated
        if ended.any():
            infos |= {"final_obs": ends.final, "_final_obs": ended}
        return self._batch.observation.copy(), ends.reward, ends.over, ends.truncated, infos

    def _play(self, ends: _Ends) -> None:
        """Let the policies act until the seat must decide in every game."""
        batch = self._batch
        while self._policies and (batch.seat != self._seat).any():
            steps = np.full(batch.count, STAY, dtype=np.int64)
            for seat, policy in self._policies.items():
                games = np.flatnonzero(batch.seat == seat)
                if len(games):
                    steps[games] = policy(batch.observation[games], batch.mask[games])
            batch.step(steps)
            ends.add(batch)


class _Ends:
    """How games ended while the seat waited for its next decision."""

    def __init__(self, batch: Batch, seat: int) -> None:
        self._seat = seat
        self.reward = batch.reward[:, seat].astype(np.float64)
        self.over, self.truncated = batch.over, batch.truncated
        self.final = batch.final.copy()

    def add(self, batch: Batch) -> None:
        """What the last step ended."""
        ended = batch.over | batch.truncated
        self.reward += batch.reward[:, self._seat]
        self.over |= batch.over
        self.truncated |= batch.truncated
        self.final[ended] = batch.final[ended]


for _game in GAMES:
    gymnasium.register(
        f"burgomaster/{_game}-v1",
        entry_point=f"{__name__}:OneSeatEnv",
        vector_entry_point=f"{__name__}:OneSeatVectorEnv",
        kwargs={"game": _game},
    )
