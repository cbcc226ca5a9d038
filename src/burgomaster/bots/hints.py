"""Hints that teach: what the search found, with what each idea costs, why, and how things may stand after it.

All of it comes from what the seat can see. Whatever is hidden from it is dealt anew before anything is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgomaster.bots.advisor import best, check_to_decide
from burgomaster.bots.engine import engine
from burgomaster.bots.tree import never
from burgomaster.games import part_of
from burgomaster.games.kernel.arithmetic import added, exp
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.games.kernel.reasons import Reason
from burgomaster.play.advice import Advice, Idea
from burgomaster.play.hint import Ahead, Ground, Hint, Suggestion
from burgomaster.play.position import Action, Position

IDEAS = 4  # told at most
EXPLAINED = 3  # of them with reasons and what may follow
REASONS = 3  # for one idea
LEAST_WORTH = 0.004  # of a chance to win; what a reason must add or take
SELDOM = 20  # an idea looked at so many times less often than the best is no rival to it
TRIES = 24  # worlds that are played on, where what follows cannot be counted
COUNTED = 40  # outcomes that are counted one by one
LONGEST = 400  # steps that are played on
CLASSES = 4  # of what came in
_WORLD, _TRY = 1 << 20, 1 << 21  # parts of a hint's luck


def hint(
    position: Position,
    seconds: float = 1.0,
    iterations: int | None = None,
    seed: int = 0,
    stopped: Callable[[], bool] = never,
) -> Hint:
    """Search as long as `best` does, and explain what was found."""
    check_to_decide(position)
    return explained(position, best(position, seconds, iterations, seed, stopped), seed)


def explained(position: Position, advice: Advice, seed: int = 0) -> Hint:
    """What advice on a position teaches."""
    seat, key = position.turn, luck_key(seed, 0)
    seen = position.seen_by(seat, luck_of(key, _WORLD), memory=False)
    first, *others = advice.ideas
    rivals = [one for one in others if one.chance <= first.chance or SELDOM * one.visits > first.visits]
    found = [first, *sorted(rivals, key=lambda one: -one.chance)][:IDEAS]
    teacher = _Teacher(seen, key)
    return Hint(
        tuple(_suggestion(teacher, idea, first, place < EXPLAINED) for place, idea in enumerate(found)),
        advice.chances,
        advice.iterations,
    )


def why(position: Position, action: Action, seed: int = 0) -> tuple[Ground, ...]:
    """What speaks for an action of the seat on turn and against it, by what the seat can see; the strongest first."""
    key = luck_key(seed, 0)
    return _Teacher(position.seen_by(position.turn, luck_of(key, _WORLD), memory=False), key).reasons(action)


def _suggestion(teacher: _Teacher, idea: Idea, first: Idea, explain: bool) -> Suggestion:
    cost = max(first.chance - idea.chance, 0.0)
    if not explain:
        return Suggestion(idea.action, idea.chance, cost)
    return Suggestion(idea.action, idea.chance, cost, teacher.reasons(idea.action), teacher.ahead(idea.action))


class _Teacher:
    """Looks at what actions lead to from one position, in which nothing is hidden that the seat knows not of."""

    def __init__(self, seen: Position, key: int) -> None:
        self._rules, self._e = seen.setting.rules, seen.setting.figures
        self._engine = engine(seen.game, native=False)
        self._work = self._engine.workspace(seen.players)
        self._before = seen.state()
        self._seat, self._players, self._key = seen.turn, seen.players, key
        part = part_of(seen.game, "reasons")
        self._reasons: tuple[Reason, ...] = part.REASONS if part else ()
        self._gain: Callable[[Any, Any, Any, int], int] | None = getattr(part, "gain", None)
        self._out = [0] * seen.setting.game.SPEC.most_legal
        self._weights = [0] * seen.setting.game.SPEC.most_legal

    # ---- Why ----

    def reasons(self, action: Action) -> tuple[Ground, ...]:
        """The features by which the position after an action differs most, in the game's own terms."""
        after = self._after(action, self._before)
        said = [(reason, reason.says(self._before, after, self._e, self._seat)) for reason in self._reasons]
        if self._rules.turn_of(after, self._e) == OVER:
            return ()
        self._value(after)  # plays on what is under way
        was, now = self._features(self._before, self._seat), self._features(after, self._seat)
        others = added(exp(self._score(self._features(after, p))) for p in range(self._players) if p != self._seat)
        chance = self._share(now, others)
        found = []
        for reason, values in said:
            if values is not None:
                back = list(now)
                for place in reason.places:
                    back[place] = was[place]
                worth = chance - self._share(back, others)
                if abs(worth) >= LEAST_WORTH and worth * reason.speaks >= 0:
                    found.append(Ground(reason.name, tuple(values.items()), worth))
        found.sort(key=lambda why: -abs(why.worth))
        return tuple(sorted(found[:REASONS], key=lambda why: -why.worth))  # what speaks for it first

    def _features(self, s: Any, p: int) -> list[float]:
        x = [0.0] * self._engine.feature_count
        self._engine.features.survey(s, self._e, self._work.facts)
        self._engine.features.features(s, self._e, p, self._work.facts, x)
        return x

    def _score(self, x: list[float]) -> float:
        scratch = [*x, *([0.0] * len(self._work.scratch))]
        found: float = self._engine.value_net.score(self._work.net, scratch)
        return found

    def _share(self, x: list[float], others: float) -> float:
        own = exp(self._score(x))
        return own / (own + others)

    # ---- What may follow ----

    def ahead(self, action: Action) -> Ahead | None:
        """How things may stand when the seat is to decide again: every case where they can be counted, or tries."""
        after = self._after(action, self._before)
        cases = self._counted(after)
        tries = 0
        if cases is None:
            tries = TRIES
            cases = [self._tried(action, number) for number in range(TRIES)]
        if len({(gain, round(chance, 6)) for _, chance, gain in cases}) <= 1:
            return None
        total = sum(weight for weight, _, _ in cases)
        by_chance = sorted((chance, weight) for weight, chance, _ in cases)
        low, middle, high = (_quantile(by_chance, part * total) for part in (0.1, 0.5, 0.9))
        gains = _classes([(gain, weight / total) for weight, _, gain in cases])
        return Ahead(low, middle, high, gains, tries)

    def _counted(self, after: Any) -> list[tuple[float, float, int]] | None:
        """All outcomes with their weights, where one chance event is all that comes before the seat decides again."""
        if self._rules.turn_of(after, self._e) != CHANCE:
            return None
        count = self._rules.odds(after, self._e, self._out, self._weights)
        if count > COUNTED:
            return None
        outcomes = list(zip(self._out[:count], self._weights[:count], strict=True))
        cases = []
        for step, weight in outcomes:
            there = after.copy()
            self._rules.apply(there, self._e, step)
            if self._rules.turn_of(there, self._e) not in (self._seat, OVER):
                return None
            cases.append((float(weight), *self._evaluated(after, there)))
        return cases

    def _tried(self, action: Action, number: int) -> tuple[float, float, int]:
        """One world, in which everybody plays sensibly until the seat is to decide again."""
        rules, e = self._rules, self._e
        luck = luck_key(luck_of(self._key, _TRY + number), 0)
        world = self._before.copy()
        rules.hide(world, e, self._seat, False, luck_of(luck, 0))
        there = self._after(action, world)
        begun = there.copy()
        for step in range(1, LONGEST):
            turn = rules.turn_of(there, e)
            if turn == OVER or (turn == self._seat and not rules.unfinished(there, e)):
                break
            if turn == CHANCE:
                rules.apply(there, e, rules.draw(there, e, luck_of(luck, step)))
            else:
                rules.apply(there, e, self._engine.greedy.greedy_step(there, e, luck_of(luck, step), self._out))
        return 1.0, *self._evaluated(begun, there)

    def _evaluated(self, begun: Any, there: Any) -> tuple[float, int]:
        """The seat's chance to win, and what came in."""
        gain = self._gain(begun, there, self._e, self._seat) if self._gain else 0
        return self._value(there), gain

    def _value(self, s: Any) -> float:
        self._engine.one_ply.value(s, self._e, self._work)
        return float(self._work.chances[self._seat])

    def _after(self, action: Action, state: Any) -> Any:
        after = state.copy()
        for step in action.steps:
            self._rules.apply(after, self._e, step)
        return after


def _quantile(cases: list[tuple[float, float]], weight: float) -> float:
    """The chance below which cases of this weight lie."""
    for chance, own in cases:
        weight -= own
        if weight <= 0:
            return chance
    return cases[-1][0]


def _classes(cases: list[tuple[int, float]]) -> tuple[tuple[int, int, float], ...]:
    """What came in, in a few classes of about the same weight: from, to, how likely. Nothing is a class of its own."""
    by_gain: dict[int, float] = {}
    for gain, weight in cases:
        by_gain[gain] = by_gain.get(gain, 0.0) + weight
    classes: list[tuple[int, int, float]] = []
    for gain, weight in sorted(by_gain.items()):
        last = classes[-1] if classes else None
        alone = last is None or 0 in (gain, last[0], last[1]) or len(by_gain) <= CLASSES
        if last is None or alone or last[2] + weight > 1.4 / CLASSES:
            classes.append((gain, gain, weight))
        else:
            classes[-1] = (last[0], gain, last[2] + weight)
    return tuple(classes) if len(classes) > 1 else ()
