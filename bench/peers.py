"""Other libraries at random play: one small function each, in the quickest way they offer to a Python program.

Their games are not ours, so the figures compare how fast decisions can be made, not how fast one game is. Only
players' decisions count, on both sides. Each function imports its library itself: any of them may be missing.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from timing import Name, Work


def openspiel(game: str) -> Work:
    """An OpenSpiel game, action by action from Python, chance drawn here."""
    import pyspiel

    loaded = pyspiel.load_game(game)

    def work() -> int:
        state = loaded.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return work


def openspiel_compiled(game: str, games: int) -> Work:
    """Whole OpenSpiel games between its own random bots, in its own C++ loop: what is nearest to our native rules.

    The same games are played each time, so their decisions need to be counted only once.
    """
    import pyspiel

    loaded = pyspiel.load_game(game)

    def play(seen: Callable[[Sequence[pyspiel.PlayerAction]], None] | None) -> None:
        bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(loaded.num_players())]
        for seed in range(games):
            state = loaded.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            if seen is not None:
                seen(state.full_history())

    counts: list[int] = []
    play(lambda history: counts.append(sum(event.player >= 0 for event in history)))
    decisions = sum(counts)

    def work() -> int:
        play(None)
        return decisions

    return work


def rlcard(game: str) -> Work:
    """An RLCard game, action by action."""
    from rlcard import make

    env = make(game, config={"seed": 0})

    def work() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return work


def pettingzoo(env: Any) -> Work:
    """An environment of PettingZoo, action by action."""

    def work() -> int:
        env.reset()
        decisions = 0
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return decisions
            env.step(any_of(seen["action_mask"]))
            decisions += 1

    return work


def any_of(mask: Any) -> int:
    """Any legal action."""
    legal = mask.nonzero()[0]
    return int(legal[random.randrange(len(legal))])


def classic(game: str) -> Work:
    """One of PettingZoo's own board games."""
    if "pygame" not in sys.modules and not find_spec("pygame"):
        sys.modules["pygame"] = ModuleType("pygame")  # imported even where nothing is drawn; an empty one is enough
    return pettingzoo(import_module(f"pettingzoo.classic.{game}").env())


BACKGAMMON, GIN_RUMMY = "OpenSpiel backgammon", "OpenSpiel gin rummy"
CONNECT_FOUR = "PettingZoo connect four"
# Whole games in C++, from one with expensive moves to one with cheap ones: our native rules lie between.
COMPILED = {
    "OpenSpiel backgammon, games in C++": ("backgammon", 20),
    "OpenSpiel connect four, games in C++": ("connect_four", 2000),
    "OpenSpiel pig, games in C++": ("pig", 200),
}

PEERS: dict[str, Callable[[], Work]] = {
    BACKGAMMON: lambda: openspiel("backgammon"),
    GIN_RUMMY: lambda: openspiel("gin_rummy"),
    **{name: partial(openspiel_compiled, game, games) for name, (game, games) in COMPILED.items()},
    "OpenSpiel pig": lambda: openspiel("pig"),
    "RLCard leduc-holdem": lambda: rlcard("leduc-holdem"),
    "PettingZoo tic-tac-toe": lambda: classic("tictactoe_v3"),
    CONNECT_FOUR: lambda: classic("connect_four_v3"),
}

# Whom we would like to compare with and cannot, and why.
ABSENT = {"PufferLib": "missing: release 2.0.2 needs NumPy 1, and we need NumPy 2"}


def present(makers: Mapping[Name, Callable[[], Work]]) -> tuple[dict[Name, Work], dict[Name, str]]:
    """What plays on this machine, and for the others why not."""
    works, missing = {}, {}
    for name, make in makers.items():
        try:
            work = make()
            work()
            works[name] = work
        except ImportError as problem:
            missing[name] = f"missing: {problem}"
        except Exception as problem:  # another library failed: the bench goes on without it
            missing[name] = f"does not run: {type(problem).__name__}: {problem}"
    return works, missing
