"""The program that takes steps on a GPU: for one game, edition, number of players and list of bots, as CUDA C++."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from burgomaster.bots.registry import step_functions
from burgomaster.cuda.device import THREADS
from burgomaster.cuda.translate import CppRules, whole_program
from burgomaster.envs.layout import Sight, layout
from burgomaster.envs.stepping import AFRESH, CALLER, GREEDY, HIDDEN, NOBODY, RANDOM, STAY
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import BOT_LUCK
from burgomaster.play.setting import Setting

BATCH = Path(__file__).with_name("batch.cu")
NOW_SIZE = 40  # bytes of a game's `Now`
NOBODY_REFUSED = 2**31 - 1
# What the number in a place of an observation stands for, as bits.
SELF, SECRET, ONE_SEAT, SEATS = 1, 2, 4, 8
PLACE = np.dtype([("at", "<i2"), ("size", "i1"), ("means", "i1")])

_RULES = ("begin", "turn_of", "draw", "apply", "legal", "winners", "scores")


def source(agreed: Setting, held: Sequence[int], *, draws: bool, resets: bool) -> str:
    """The program, by who holds each seat: CALLER or the number of a bot."""
    spec = agreed.spec
    rules = CppRules(agreed.game.State, agreed.figures, agreed.players, whole=True)
    called = {f"rule_{name}": rules.add(getattr(agreed.game.rules, name)) for name in _RULES}
    hands_open = getattr(agreed.game.rules, "hands_open", None)
    bots = [bot for bot in held if bot != CALLER]
    if bots:
        steps = step_functions(agreed.name, native=False)
        chosen = {
            bot: f"{rules.add(steps[name])}(seen, luck, out)"
            for bot, name in ((RANDOM, "random_step"), (GREEDY, "greedy_step"))
            if bot in bots
        }
        greedy = sum(1 << seat for seat, bot in enumerate(held) if bot == GREEDY)
        called["CHOOSE"] = (
            f"({greedy} >> seat & 1) ? {chosen[GREEDY]} : {chosen[RANDOM]}" if len(chosen) > 1 else chosen[bots[0]]
        )
        if spec.private:
            called["PRIVATE"] = ""
            called["rule_hide"] = rules.add(agreed.game.rules.hide)
        if greedy:
            called["SHARING"] = ""
    constants = {
        **called,
        **({"rule_hands_open": rules.add(hands_open)} if hands_open else {"rule_hands_open(s)": "false"}),
        "STEP": "int",  # scores are written where steps are, and may be larger
        "STATE_SIZE": agreed.game.State.SIZE,
        "NOW_SIZE": NOW_SIZE,
        "PLAYERS": agreed.players,
        "STEPS": spec.steps,
        "MOST_LEGAL": spec.most_legal,
        "WIDTH": layout(agreed.name).width,
        "BOTS": sum(1 << seat for seat, bot in enumerate(held) if bot != CALLER),
        "DRAWS": int(draws),
        "RESETS": int(resets),
        "THREADS": THREADS,
        "BOT_LUCK": BOT_LUCK,
        "NOBODY_REFUSED": NOBODY_REFUSED,
        "SELF": SELF,
        "SECRET": SECRET,
        "ONE_SEAT": ONE_SEAT,
        "SEATS": SEATS,
        "NO_STEP": f"({AFRESH - 1})",
        **{name: f"({value})" for name, value in _NEGATIVE.items()},
    }
    return whole_program(constants, rules, BATCH)


_NEGATIVE = {"CHANCE": CHANCE, "OVER": OVER, "STAY": STAY, "AFRESH": AFRESH, "HIDDEN": HIDDEN, "NOBODY": NOBODY}


def places(known: Sight, players: int, width: int) -> np.ndarray[Any, Any]:
    """By seat and place of an observation: where its number is, and what it stands for."""
    table = np.zeros((players, width), dtype=PLACE)
    table["means"][:, 0] = SELF
    wholes, halves, holders, groups = known.counts
    sizes = [4] * wholes + [2] * halves
    for seat in range(players):
        for run, (to, source_at, length) in enumerate(known.runs[seat].tolist()):
            size = sizes[run] if run < len(sizes) else 1
            table["at"][seat, to : to + length] = (source_at + np.arange(length)) * size
            table["size"][seat, to : to + length] = size
    marks = known.marks.astype(np.int64)
    table["means"][:, marks[:holders]] |= ONE_SEAT
    table["means"][:, marks[holders : holders + groups]] |= SEATS
    table["means"][:, marks[holders + groups :]] |= SECRET
    return table
