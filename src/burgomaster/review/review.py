"""A game reviewed: the luck of every chance event, the error of every decision, and what they come to for each seat."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Any

from burgomaster.bots.registry import thinks
from burgomaster.games.kernel.arithmetic import added
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.names import closest
from burgomaster.play.position import Position
from burgomaster.play.record import Entry, Record
from burgomaster.review.assessor import DEPTHS, Assessor, Verdict
from burgomaster.review.books import Bookkeeper, BookLine
from burgomaster.review.own_reckoner import OwnReckoner
from burgomaster.review.reasons import WhyBetter, reasons
from burgomaster.review.reckoner import Chances, Reckoner

FORMAT = "burgomaster-review/1"

# From how many points of the chance to win on an error has its mark, and a chance event is lucky or unlucky for a seat.
MARKS = {"inaccuracy": 0.03, "mistake": 0.07, "blunder": 0.15}
FINE = "fine"
LUCKY = 0.07
BETTER = 3  # better moves told at most
TURNING_POINTS = 3


def mark_of(error: float) -> str:
    """The mark of an error: fine, inaccuracy, mistake or blunder."""
    return next((mark for mark, least in reversed(MARKS.items()) if error >= least), FINE)


@dataclass(frozen=True)
class Better:
    """An action that was better than the one taken: the seat's chance to win after it, and why."""

    action: str
    chance: float
    reasons: tuple[WhyBetter, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {"action": self.action, "chance": self.chance, "why": [reason.to_dict() for reason in self.reasons]}


@dataclass(frozen=True)
class Event:
    """One event of a game, in the books: `after` less `before` is luck, choice and revision, for every seat.

    Luck is what chance brought beyond what was to be expected. Choice is what the action taken changed against the
    best one. Revision is the rest: what V learned by looking closer or by going on, nobody's luck and nobody's error.
    """

    entry: int  # its place in the record
    action: int  # the number of the action; of the one before it, where chance plays
    seat: int  # who decided, or CHANCE
    text: str
    before: Chances
    after: Chances
    luck: Chances
    choice: Chances

    @property
    def revision(self) -> Chances:
        """What is neither luck nor choice."""
        parts = zip(self.before, self.after, self.luck, self.choice, strict=True)
        return tuple(after - before - luck - choice for before, after, luck, choice in parts)

    @property
    def swing(self) -> float:
        """How much of the chance to win changed hands by luck or by error."""
        return added(map(abs, self.luck)) / 2 + added(map(abs, self.choice)) / 2

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "entry": self.entry,
            "action": self.action,
            "seat": None if self.seat == CHANCE else self.seat,
            "text": self.text,
            "before": list(self.before),
            "after": list(self.after),
            "luck": list(self.luck),
            "choice": list(self.choice),
            "revision": list(self.revision),
        }


@dataclass(frozen=True)
class Decision(Event):
    """A decision: what it cost the seat, and what was better. Forced ones, without a choice, cost nothing."""

    forced: bool
    chance: float  # of the seat, after the action taken
    error: float
    at_stake: float  # what an idea taken at random would have cost; never less than the error
    better: tuple[Better, ...]
    searched: bool

    @property
    def mark(self) -> str:
        """Fine, inaccuracy, mistake or blunder."""
        return mark_of(self.error)

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            **super().to_dict(),
            "forced": self.forced,
            "chance": self.chance,
            "error": self.error,
            "at_stake": self.at_stake,
            "mark": self.mark,
            "better": [one.to_dict() for one in self.better],
            "searched": self.searched,
        }


@dataclass(frozen=True)
class Throw(Event):
    """A chance event, and the standard error of its luck where what was expected had to be sampled."""

    expected: Chances
    spread: float

    def mark(self, seat: int) -> str:
        """Was it lucky or unlucky for a seat? Otherwise fine."""
        return "lucky" if self.luck[seat] >= LUCKY else "unlucky" if self.luck[seat] <= -LUCKY else FINE

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            **super().to_dict(),
            "expected": list(self.expected),
            "spread": self.spread,
            "marks": [self.mark(seat) for seat in range(len(self.luck))],
        }


@dataclass(frozen=True)
class Account:
    """A seat's account: `final` less `initial` is luck less own errors plus what others' errors gave, and revision."""

    initial: float
    final: float
    luck: float
    error: float
    at_stake: float  # what all those decisions would have cost, taken at random
    given: float
    revision: float
    choices: int  # decisions in which there was a choice
    marks: dict[str, int]

    @property
    def decisions(self) -> float:
        """All that was not luck."""
        return self.given - self.error + self.revision

    @property
    def error_rate(self) -> float:
        """The error of an average decision."""
        return self.error / max(self.choices, 1)

    @property
    def lost_share(self) -> float:
        """Which part of what was at stake was lost: 0 is perfect play, 1 about that of who takes any idea.

        Totals in points end where there is no chance left to lose; this does not, so it compares players.
        """
        return self.error / self.at_stake if self.at_stake > 0 else 0.0

    @property
    def without_luck(self) -> float:
        """What the game would have come to without luck: below 0 or above 1 where luck hid more than a whole game."""
        return self.final - self.luck

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            **vars(self),
            "decisions": self.decisions,
            "error_rate": self.error_rate,
            "lost_share": self.lost_share,
            "without_luck": self.without_luck,
        }


@dataclass(frozen=True)
class Review:
    """A game reviewed."""

    record: Record
    depth: str
    seed: int
    events: tuple[Event, ...]
    seats: tuple[Account, ...]

    @property
    def turning_points(self) -> tuple[Event, ...]:
        """The events by which most of the chance to win changed hands, in their order."""
        most = sorted(self.events, key=lambda event: (-event.swing, event.entry))[:TURNING_POINTS]
        return tuple(sorted((event for event in most if event.swing > 0), key=lambda event: event.entry))

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions of all seats."""
        return tuple(event for event in self.events if isinstance(event, Decision))

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as `burgomaster review --json` prints it."""
        record = self.record
        return {
            "format": FORMAT,
            "game": record.setting.name,
            "players": record.setting.players,
            "names": list(record.names),
            "result": record.result,
            "depth": self.depth,
            "seed": self.seed,
            "thresholds": {**MARKS, "lucky": LUCKY},
            "events": [event.to_dict() for event in self.events],
            "seats": [seat.to_dict() for seat in self.seats],
            "turning_points": [event.entry for event in self.turning_points],
        }


def review(
    record: Record,
    depth: str = "normal",
    seed: int = 0,
    progress: Callable[[float], None] | None = None,
    reckoner: Reckoner | None = None,
) -> Review:
    """Review a game, over or under way. The same record, depth and seed give the same review, whoever does the sums.

    `progress` is told which part of the decisions is assessed.
    """
    working = Reviewing(record, depth, seed, reckoner)
    for assessed in working:
        if progress is not None and assessed:
            progress(assessed / working.decisions)
    return working.found


class Reviewing:
    """A review that is made piece by piece, by iterating over it, so that other work can be done between two pieces.

    Each piece tells how many of the `decisions` are assessed for good. After the last the review is `found`.
    """

    found: Review

    def __init__(self, record: Record, depth: str = "normal", seed: int = 0, reckoner: Reckoner | None = None) -> None:
        _check(record, depth, seed)
        self._record, self._depth, self._seed = record, depth, seed
        self._reckoner = reckoner or OwnReckoner(record.setting)
        self.decisions = record.actions

    def __iter__(self) -> Iterator[int]:
        record, depth, seed = self._record, self._depth, self._seed
        lines = Bookkeeper(record.setting, self._reckoner).lines(record, seed)
        yield 0
        assessed = yield from _verdicts(record, depth, Assessor(record.setting, seed, self._reckoner))
        events = tuple(_events(record, lines, assessed))
        seats = tuple(_account(events, seat) for seat in range(record.setting.players))
        self.found = Review(record, depth, seed, events, seats)


def _check(record: Record, depth: str, seed: int) -> None:
    """Can it be reviewed at all?"""
    if type(depth) is not str or depth not in DEPTHS:
        raise BurgomasterError(
            f"there is no depth {depth!r}{closest(str(depth), DEPTHS)} (depths: {', '.join(DEPTHS)})"
        )
    if type(seed) is not int:
        raise BurgomasterError(f"seed: a whole number, not {seed!r:.60}")
    if record.unread is not None:
        raise BurgomasterError("the game was played by other rules than this program has")
    if not thinks(record.setting.name):
        raise BurgomasterError(f"{record.setting.name} has no value net, so its games cannot be reviewed")


@dataclass(frozen=True)
class _Assessed:
    """A decision assessed, where a seat stepped in also by what staying out would have been."""

    found: Position
    verdict: Verdict
    out: Chances | None

    @property
    def best(self) -> Chances:
        """Every seat's chance after the best that the seat could do."""
        seat = self.verdict.seat
        return max(self.verdict.best, self.out or self.verdict.best, key=lambda chances: chances[seat])


def _verdicts(record: Record, depth: str, assessor: Assessor) -> Generator[int, None, dict[int, _Assessed]]:
    """The verdict on every decision, by its place in the record: first a quick look, then a search where wanted.

    Meanwhile, how many verdicts stand: nothing more is looked at for these.
    """
    how, standing = DEPTHS[depth], 0
    assessed: dict[int, _Assessed] = {}
    before = record.start
    for place, entry in enumerate(record.entries):
        action, after = before.played(entry.text, None if entry.seat == CHANCE else entry.seat)
        if entry.seat != CHANCE:
            steps_in = entry.seat != before.turn
            found = before.step_in(entry.seat) if steps_in else before
            out = assessor.staying_out(before, entry.seat) if steps_in else None
            one = assessed[place] = _Assessed(found, assessor.quick(found, action), out)
            standing += steps_in or not one.verdict.choice
            yield standing
        before = after
    stayed = {place: one for place, one in assessed.items() if one.out is None}
    games = how.games(one.verdict for one in stayed.values())
    suspects = {}
    for place, one in stayed.items():
        actions = assessor.doubtful(one.found, one.verdict, how.suspect, games)
        if actions:
            suspects[place] = actions
        standing += one.verdict.choice and not actions
        yield standing
    iterations = how.iterations(len(suspects))
    for place, actions in suspects.items():
        one, looked = assessed[place], {}
        for action in actions:
            looked[action.steps] = assessor.close(one.found, action, iterations)
            yield standing
        assessed[place] = _Assessed(one.found, assessor.concluded(one.found, one.verdict, looked), None)
        standing += 1
        yield standing
    return assessed


def _events(record: Record, lines: list[BookLine], assessed: dict[int, _Assessed]) -> Iterator[Event]:
    action = 0
    nothing = (0.0,) * record.setting.players
    for place, (entry, line) in enumerate(zip(record.entries, lines, strict=True)):
        action += entry.seat != CHANCE
        named = place, action, entry.seat, entry.text, line.before, line.after
        if entry.seat == CHANCE:
            yield Throw(*named, line.luck, nothing, line.expected, line.spread)
        else:
            yield _decision(named, entry, assessed[place])


def _decision(named: tuple[int, int, int, str, Chances, Chances], entry: Entry, assessed: _Assessed) -> Decision:
    verdict, seat, best = assessed.verdict, entry.seat, assessed.best
    error = max(best[seat] - verdict.chosen[seat], 0.0)
    choice = tuple(mine - other for mine, other in zip(verdict.chosen, best, strict=True))
    better = tuple(
        Better(str(idea), chances[seat], reasons(assessed.found, idea, chances, verdict.action, verdict.chosen))
        for idea, chances in verdict.ideas[:BETTER]
        if chances[seat] > verdict.chosen[seat] and mark_of(error) != FINE
    )
    return Decision(
        *named,
        luck=(0.0,) * len(choice),
        choice=choice,
        forced=not verdict.choice,
        chance=verdict.chosen[seat],
        error=error,
        at_stake=max(verdict.stake, error) if verdict.choice else error,
        better=better,
        searched=verdict.searched,
    )


def _account(events: tuple[Event, ...], seat: int) -> Account:
    own = [event for event in events if isinstance(event, Decision) and event.seat == seat]
    others = [event for event in events if isinstance(event, Decision) and event.seat != seat]
    marks = [event.mark for event in own if not event.forced]
    return Account(
        initial=events[0].before[seat] if events else 0.0,
        final=events[-1].after[seat] if events else 0.0,
        luck=added(event.luck[seat] for event in events),
        error=added(event.error for event in own),
        at_stake=added(event.at_stake for event in own),
        given=added(event.choice[seat] for event in others),
        revision=added(event.revision[seat] for event in events),
        choices=len(marks),
        marks={mark: marks.count(mark) for mark in (FINE, *MARKS)},
    )
