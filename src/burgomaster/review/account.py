"""The books of luck: what each seat's chance to win was expected to be before every event, and what it then was.

Generic code: loaded once per game, with its rules, features, value net and sensible player put in.

V is the value net's view of a position, after what is under way was played to its end. Where chance goes on through
positions that the net does not know (a deal, a card that is drawn after a throw), V is the mean over what may come.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_of
from burgomaster.games.kernel.rule import i64, inlined, rule

if TYPE_CHECKING:  # put in by review.books; checked with every game by tests/generic_types.py
    from burgomaster.bots.one_ply import value
    from burgomaster.games.machi_koro.features import candidate, quiescent
    from burgomaster.games.machi_koro.greedy import greedy_step
    from burgomaster.games.machi_koro.rules import apply, draw, interrupt, legal, odds, turn_of, unfinished
    from burgomaster.games.machi_koro.state import Edition

FEW = 24  # outcomes of chance after an action, or of a second event after a first, that are looked at one by one
SAMPLES = 8  # continuations drawn where there are more
MOST_IDEAS = 200  # that are weighed at once
MOST_STEPS = 4000  # of all of them together

# Places in a line of the book: what was expected of the next event, and V of the position.
EXPECTED, VALUE = 0, 1

# states[0] moves through the game, states[WEIGHED] is an action that is weighed; the next two try things out.
WEIGHED = 1


class Scratch(NamedTuple):
    """More arrays beside a workspace: the outcomes of a second chance event and their weights; sums of samples."""

    outcomes: Any
    weights: Any
    sums: Any
    squares: Any


@rule
def account(
    work: Workspace,
    scratch: Scratch,
    e: Edition,
    trace: Sequence[int],
    count: int,
    key: int,
    whole: bool,
    book: Any,
    spread: MutableSequence[float],
) -> None:
    """Play the events of `trace` from states[0], and write a line of the book before each and after the last.

    An event is a step or an outcome; `-1 - seat` means that a seat steps in. A line holds, for every seat, what was
    expected of the chance event that follows, and V. `spread` is the standard error of what was expected: 0 where
    nothing was sampled, -1 where no chance event follows. Without `whole`, V is written only where luck needs it.
    """
    states = work.states
    by_chance = False
    for k in range(count + 1):
        spread[k] = -1.0
        chance = turn_of(states[0], e) == CHANCE
        if chance:
            spread[k] = _expect(work, scratch, i64(0), e, luck_of(key, k), book[k][EXPECTED])
        if chance and not quiescent(states[0], e):
            for p in range(states[0].players):
                book[k][VALUE][p] = book[k][EXPECTED][p]
        elif by_chance or k == count or (whole and not unfinished(states[0], e)):
            states[1] = states[0]
            value(states[1], e, work)
            for p in range(states[0].players):
                book[k][VALUE][p] = work.chances[p]
        by_chance = chance
        if k < count:
            if trace[k] < 0:
                interrupt(states[0], e, -1 - trace[k])
            else:
                apply(states[0], e, i64(trace[k]))


@inlined
def _expect(work: Workspace, scratch: Scratch, at: int, e: Edition, key: int, out: MutableSequence[float]) -> float:
    """Write every seat's expected chance over all outcomes of the chance event at states[at], by their weights.

    Returns the largest standard error of any seat: 0 where nothing had to be sampled.
    """
    states = work.states
    outcomes, weights = work.outcomes, work.weights
    n = odds(states[at], e, outcomes, weights)
    ways = 0
    for p in range(states[at].players):
        out[p] = 0.0
    for i in range(n):
        ways += weights[i]
    doubt = 0.0
    for i in range(n):
        states[at + 1] = states[at]
        apply(states[at + 1], e, outcomes[i])
        share = weights[i] / ways
        if turn_of(states[at + 1], e) == CHANCE and not quiescent(states[at + 1], e):
            error = share * _expect_next(work, scratch, at + 1, e, luck_of(key, i), share, out)
            doubt += error * error
        else:
            value(states[at + 1], e, work)
            for p in range(states[at].players):
                out[p] += share * work.chances[p]
    return sqrt(doubt)


@inlined
def _expect_next(
    work: Workspace, scratch: Scratch, at: int, e: Edition, key: int, share: float, out: MutableSequence[float]
) -> float:
    """Add to `out` what a second chance event, at states[at], brings on average; returns the standard error of that."""
    states = work.states
    inner, weights = scratch.outcomes, scratch.weights
    n = odds(states[at], e, inner, weights)
    ways = 0
    deeper = n > FEW
    for i in range(n):
        ways += weights[i]
        if not deeper:
            states[at + 1] = states[at]
            apply(states[at + 1], e, inner[i])
            deeper = turn_of(states[at + 1], e) == CHANCE and not quiescent(states[at + 1], e)
    if not deeper:
        for i in range(n):
            states[at + 1] = states[at]
            apply(states[at + 1], e, inner[i])
            value(states[at + 1], e, work)
            for p in range(states[at].players):
                out[p] += share * weights[i] / ways * work.chances[p]
        return 0.0
    return _sampled(work, scratch, at, e, key, share, out)


@inlined
def _sampled(
    work: Workspace, scratch: Scratch, at: int, e: Edition, key: int, share: float, out: MutableSequence[float]
) -> float:
    """Add to `out` the mean of some ways in which chance may go on from states[at]; returns its standard error.

    Of all seats' errors it is the largest.
    """
    states = work.states
    for p in range(states[at].players):
        scratch.sums[p] = 0.0
        scratch.squares[p] = 0.0
    for sample in range(SAMPLES):
        states[at + 1] = states[at]
        lucky = luck_of(key, sample)
        drawn = 0
        while turn_of(states[at + 1], e) == CHANCE and not quiescent(states[at + 1], e):
            apply(states[at + 1], e, draw(states[at + 1], e, luck_of(lucky, drawn)))
            drawn += 1
        value(states[at + 1], e, work)
        for p in range(states[at].players):
            scratch.sums[p] += work.chances[p]
            scratch.squares[p] += work.chances[p] * work.chances[p]
            out[p] += share / SAMPLES * work.chances[p]
    variance = 0.0
    for p in range(states[at].players):
        variance = max(variance, scratch.squares[p] - scratch.sums[p] * scratch.sums[p] / SAMPLES)
    return sqrt(variance / (SAMPLES - 1) / SAMPLES)


@rule
def weigh(
    work: Workspace,
    scratch: Scratch,
    e: Edition,
    luck: int,
    key: int,
    steps: MutableSequence[int],
    ends: MutableSequence[int],
    given: int,
    fill: bool,
    out: Any,
) -> int:
    """Write every seat's chance after each of some actions at states[0], before chance goes on; return their number.

    What chance may bring at once is averaged, unless the net knows such positions and there are many outcomes.
    The first `given` actions stand in `steps`, one behind the other, and end before `ends`. With `fill` there follow
    all candidates for a first step, completed as the sensible player would.
    """
    states = work.states
    count = given
    if fill:
        count = _candidates(work, e, luck, steps, ends, given)
    begun = 0
    for i in range(count):
        states[WEIGHED] = states[0]
        for k in range(begun, ends[i]):
            apply(states[WEIGHED], e, i64(steps[k]))
        begun = ends[i]
        few = turn_of(states[WEIGHED], e) == CHANCE
        if few and quiescent(states[WEIGHED], e):
            few = odds(states[WEIGHED], e, scratch.outcomes, scratch.weights) <= FEW
        if few:
            _expect(work, scratch, i64(WEIGHED), e, key, out[i])
        else:
            value(states[WEIGHED], e, work)
            for p in range(states[0].players):
                out[i][p] = work.chances[p]
    return count


@inlined
def _candidates(
    work: Workspace, e: Edition, luck: int, steps: MutableSequence[int], ends: MutableSequence[int], given: int
) -> int:
    """Write down a whole action for every first step worth a look; return how many actions there are then."""
    states = work.states
    n = legal(states[0], e, work.steps)
    usual = greedy_step(states[0], e, luck, work.spare) if n > 1 else work.steps[0]
    count = given
    end = ends[given - 1] if given > 0 else 0
    for i in range(n):
        first = work.steps[i]
        if (first == usual or candidate(states[0], e, first, False)) and count < len(ends):
            states[WEIGHED] = states[0]
            apply(states[WEIGHED], e, first)
            steps[end] = first
            length = 1
            while unfinished(states[WEIGHED], e) and end + length + 1 < len(steps):
                steps[end + length] = greedy_step(states[WEIGHED], e, luck, work.spare)
                apply(states[WEIGHED], e, i64(steps[end + length]))
                length += 1
            if not unfinished(states[WEIGHED], e):
                end += length
                ends[count] = end
                count += 1
    return count
