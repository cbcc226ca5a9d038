"""The program that plays the games of a study on a GPU: one variant, number of players and set of bots."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from burgomaster.bots.registry import STEP_BOTS, step_function
from burgomaster.bots.workspace import SEATS
from burgomaster.cuda.device import THREADS
from burgomaster.cuda.translate import CppRules, whole_program
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.lab.arena import SEAT_LUCK
from burgomaster.lab.followed import BOUGHT, LEADER, NOBODY
from burgomaster.lab.study.follower import followed, things_of
from burgomaster.play.setting import Setting

GAMES = Path(__file__).with_name("games.cu")
RANDOM, GREEDY = STEP_BOTS
_RULES = ("begin", "turn_of", "unfinished", "draw", "apply", "winners")

# Places in the row of a game; from NOTED on it is what `followed` notes.
WINNERS, FINISHED, TURNS, DECISIONS, NOTED = range(5)


def row_size(agreed: Setting) -> int:
    """How many numbers are kept of a game, beside the digest of its events."""
    return NOTED + BOUGHT + 2 * agreed.players * len(things_of(agreed.name))


def source(agreed: Setting, bots: Iterable[str]) -> str:
    """The program for these bots; which seats are greedy is said when it is run."""
    spec, names = agreed.game.SPEC, set(bots)
    rules = CppRules(agreed.game.State, agreed.figures, agreed.players)
    called = {f"rule_{name}": rules.add(getattr(agreed.game.rules, name)) for name in _RULES}
    code = followed(agreed.name, native=False)
    called |= {f"rule_{name}": rules.add(getattr(code, name)) for name in ("note", "note_lead")}
    if spec.private:
        called |= {"rule_hide": rules.add(agreed.game.rules.hide), "PRIVATE": ""}
    chosen = {
        name: f"{rules.add(step_function(name, agreed.name, native=False))}(SEEN, luck, out)"
        for name in STEP_BOTS
        if name in names
    }
    constants = {
        **called,
        "CHOOSE": f"(greedy >> seat & 1) ? {chosen[GREEDY]} : {chosen[RANDOM]}"
        if len(chosen) > 1
        else next(iter(chosen.values())),
        "STEP": "int",  # scores are written where steps are, and may be larger
        "PLAYERS": agreed.players,
        "MOST_SEATS": SEATS,
        "THINGS": len(things_of(agreed.name)),
        "LENGTH": spec.length,
        "MOST_LEGAL": spec.most_legal,
        "THREADS": THREADS,
        "SEAT_LUCK": SEAT_LUCK,
        "CHANCE": f"({CHANCE})",
        "OVER": f"({OVER})",
        "NOBODY": f"({NOBODY})",
        "LEADER": LEADER,
        "ROW": row_size(agreed),
        "WINNERS": WINNERS,
        "FINISHED": FINISHED,
        "TURNS": TURNS,
        "DECISIONS": DECISIONS,
        "NOTED": NOTED,
        **({"SHARING": ""} if GREEDY in names else {}),
    }
    return whole_program(constants, rules, GAMES)
