"""The whole program for a GPU: one game, edition, number of players and list of bots, as CUDA C++."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from burgomaster.bots.registry import step_functions
from burgomaster.cuda.device import THREADS
from burgomaster.cuda.translate import CppRules, whole_program
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import BOT_LUCK
from burgomaster.lab import playouts
from burgomaster.play.setting import Setting

PLAYOUTS = Path(__file__).with_name("playouts.cu")
_PLACES = ("TURNS", "TURNS_SQUARED", "DECISIONS", "UNFINISHED", "SHORTEST", "LONGEST", "SUMS", "WHOLE_WIN")
_RULES = ("begin", "turn_of", "unfinished", "draw", "apply", "winners")


def source(agreed: Setting, bots: Sequence[int]) -> str:
    """The program for these bots, by their numbers."""
    spec = agreed.game.SPEC
    rules = CppRules(agreed.game.State, agreed.figures, agreed.players)
    called = {f"rule_{name}": rules.add(getattr(agreed.game.rules, name)) for name in _RULES}
    steps = step_functions(agreed.name, native=False)
    chosen = {
        bot: f"{rules.add(steps[name])}(s, luck, out)"
        for bot, name in ((playouts.RANDOM, "random_step"), (playouts.GREEDY, "greedy_step"))
        if bot in bots
    }
    greedy = sum(1 << seat for seat, bot in enumerate(bots) if bot == playouts.GREEDY)
    choose = (
        f"({greedy} >> seat & 1) ? {chosen[playouts.GREEDY]} : {chosen[playouts.RANDOM]}"
        if len(chosen) > 1
        else next(iter(chosen.values()))
    )
    constants = {
        **called,
        "PLAYERS": agreed.players,
        "LENGTH": spec.length,
        "MOST_LEGAL": spec.most_legal,
        "THREADS": THREADS,
        "CHOOSE": choose,
        "BOT_LUCK": BOT_LUCK,
        "CHANCE": f"({CHANCE})",
        "OVER": f"({OVER})",
        **{name: getattr(playouts, name) for name in _PLACES},
        **({"SHARING": 1} if greedy else {}),
    }
    return whole_program(constants, rules, PLAYOUTS)
