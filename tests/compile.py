"""Compiles what the tests compare with native code, before they start: `python -m tests.compile`.

Everything else runs on modules, which are made by the same compiler and compared with plain rules in every run. So a
run needs machine code of one game, and with `--long` of all: what asks for the fixture `native` with another game is
left to the long run (tests/conftest.py).

Machine code lies in one cache for all processes. Without this, every process of a test run that meets a cold cache
would compile the same rules again, beside the others.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from burgomaster.bots.evaluator import Evaluator
from burgomaster.bots.levels import REFERENCE, is_searcher, searcher
from burgomaster.bots.registry import STEP_BOTS, bots_of, thinks
from burgomaster.envs.batch import Batch
from burgomaster.games import GAMES, native_rules
from burgomaster.games.engines import NATIVE, VARIABLE
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.lab.arena import Arena
from burgomaster.lab.simulate import simulate
from burgomaster.lab.study.follower import Follower
from burgomaster.play.position import begin
from burgomaster.play.setting import Setting, setting
from burgomaster.review.assessor import Assessor
from tests.parts import COUNTED, fewest


def compile_game(name: str) -> float:
    """Run what is compared of a game once, natively; the CPU seconds it took."""
    started = time.process_time()
    os.environ[VARIABLE] = NATIVE
    agreed = setting(name, fewest(name))
    pair = [bot if bot in bots_of(name) else "random" for bot in STEP_BOTS]
    simulate(name, pair, 1)
    play_one_step(agreed)
    think_once(agreed, pair)
    if name in COUNTED:
        Follower(agreed).follow(())
    return time.process_time() - started


def think_once(agreed: Setting, pair: Sequence[str]) -> None:
    """Everything else that is native."""
    name = agreed.name
    play_a_batch(agreed)
    if is_searcher(REFERENCE, name):
        searcher(REFERENCE, name, 0).prepare(begin(agreed))
    arena = Arena(agreed, deadline=600.0, luck=thinks(name))
    arena.try_out(bots_of(name))
    arena.play(pair, luck_key(0, 0))
    arena.close()
    if thinks(name):
        Evaluator(name, 2, native=True).chances(begin(agreed))
        review_one_decision(agreed)


def review_one_decision(agreed: Setting) -> None:
    """What a review needs beside the books, which the arena keeps, and the search of level 5."""
    here, drawn = begin(agreed), 0
    while here.turn == CHANCE:
        drawn += 1
        chances = here.chances()
        here = here.play(chances[luck_of(luck_key(0, 0), drawn) % len(chances)][0])  # the first again and again may tie
    assessor = Assessor(agreed)
    assessor.searched(here, assessor.quick(here, next(here.iter_actions())), 1)


def play_a_batch(agreed: Setting) -> None:
    """What environments need."""
    batch = Batch(agreed)
    batch.step(batch.sample())
    batch.observe(0, 1)
    batch.scores()


def play_one_step(agreed: Setting) -> None:
    """Every rule that tests call by itself."""
    rules, spec = native_rules(agreed.name), agreed.game.SPEC
    memory, e = agreed.game.State().native(), agreed.figures.native()[0]
    state, out, weights = memory[0], np.zeros(spec.most_legal, np.int64), np.zeros(spec.most_legal, np.int64)
    rules.begin(state, e, agreed.players)
    seat = rules.turn_of(state, e)
    rules.legal(state, e, out)
    rules.refuse(state, e, seat, int(out[0]))
    rules.apply(state, e, int(out[0]))
    rules.draw(state, e, 1)
    rules.odds(state, e, out, weights)
    rules.scores(state, e, out)
    rules.winners(state, e)
    rules.unfinished(state, e)
    rules.hide(state, e, 0, True, 1)
    if rules.may_interrupt(state, e, 0):
        rules.interrupt(state, e, 0)


def main() -> None:
    """Each game in a process of its own, as many at once as there are cores. The longest rules come last in GAMES."""
    with ProcessPoolExecutor() as pool:
        games = tuple(reversed(GAMES)) if "--long" in sys.argv else GAMES[:1]
        for name, seconds in zip(games, pool.map(compile_game, games), strict=True):
            sys.stdout.write(f"compiled {name} in {seconds:.0f} s of CPU time\n")


if __name__ == "__main__":
    main()
