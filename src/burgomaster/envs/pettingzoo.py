"""A game as an environment of PettingZoo: every seat an agent, one deciding after the other. See docs/pettingzoo.md."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from burgomaster.envs.env import Env, Shaping
from burgomaster.envs.many import MOST_SEED
from burgomaster.envs.rendering import RENDER_MODES, check_mode, render
from burgomaster.envs.spaces import mask_space, observation_space, step_space
from burgomaster.games.kernel.contract import OVER


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """One game. Agents are `player_0` and so on, by their seats.

    An observation is a dict of `observation` and `action_mask`, as in PettingZoo's own board games.

    At the end every agent is rewarded: 1, shared among the winners. An action of several steps is several decisions of
    the same agent. Illegal steps are errors that name the rule.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        edition: str | Path | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int | None = None,
        shaped: Shaping | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make a game; `reset` begins it. After `max_cycles` decisions it is truncated."""
        super().__init__()
        check_mode(render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"burgomaster_{game.replace('-', '_')}_v1",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self._env = Env(game, players, edition=edition, options=options, shaped=shaped)
        self._most = max_cycles
        self._decided = 0
        self._shown = spaces.Dict({"observation": observation_space(game), "action_mask": mask_space(game)})
        self._steps = step_space(game)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._shown)
        self.action_spaces = dict.fromkeys(self.possible_agents, self._steps)

    @property
    def env(self) -> Env:
        """The game itself: its history, its words."""
        return self._env

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self._shown

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for all agents."""
        return self._steps

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the one of this seed, or the next one."""
        self._env.reset(None if seed is None else seed & MOST_SEED)
        self._decided = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._env.seat]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know; nothing is legal for one that is not to decide."""
        seat, env = self.possible_agents.index(agent), self._env
        if seat == env.seat:
            return {"observation": env.observation.copy(), "action_mask": env.mask.copy()}
        return {"observation": env.observe(seat), "action_mask": np.zeros(env.steps, dtype=np.int8)}

    def step(self, action: Any) -> None:
        """Take a step for the agent selected; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._env.step(int(action))
        self._decided += 1
        self._cumulative_rewards[agent] = 0.0
        seat = self._env.seat
        if seat != OVER:
            self.agent_selection = self.possible_agents[seat]
        cut = self._env.truncated or (seat != OVER and self._decided == self._most)
        if seat == OVER or cut:
            self.terminations = dict.fromkeys(self.agents, not cut)
            self.truncations = dict.fromkeys(self.agents, cut)
        if seat == OVER or self._env.shaped is not None:
            self.rewards = dict(zip(self.agents, self._env.rewards.tolist(), strict=True))
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table, as everybody may see it: `ansi` is text, `svg` a picture, `human` writes to the terminal."""
        return render(self._env, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""


def env(game: str, players: int = 2, **more: Any) -> SeatsEnv:
    """A game as PettingZoo's own modules make theirs."""
    return SeatsEnv(game, players, **more)
