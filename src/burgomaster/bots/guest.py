"""Guests: bots that other people wrote, each in a process of its own.

A guest is a Python class, named `module:Class`, with a method `choose(view, steps)`. It is told what its seat may know
and how its action may begin or go on, and answers with one of these steps or with a whole action, as text. It never
gets the position. If it wants to, it is told when a game begins and ends, and what happened, as its seat may know it.
Questions and answers are lines of JSON through pipes; `host.py` is the other end, and `keeper.py` holds it to limits.

Whatever a guest does, the game goes on. If it crashes, thinks past the deadline, or answers with anything but a legal
action, it loses its move: a random legal action is played instead, drawn from the luck the guest was given, its
process is ended with all that it started, and a fresh one takes over. After three such failures in one game the seat
is played at random to the end of that game.
"""

from __future__ import annotations

import os
import re
import time
import weakref
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from burgomaster.bots.advisor import check_to_decide
from burgomaster.bots.guest_process import LONGEST_ANSWER, START_DEADLINE, GuestFailure, GuestProcess, Limits
from burgomaster.bots.story import Story
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.play.position import Action, Position

DEADLINE = 5.0  # seconds for one action
MOST_FAILURES = 3  # in one game; then the seat is played at random to its end

_NAME = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


@dataclass
class Failures:
    """How often a guest lost its move, and how that came about the first and the last time."""

    count: int = 0
    first: str = ""
    last: str = ""

    def add(self, message: str) -> None:
        """One more."""
        self.count += 1
        self.first = self.first or message
        self.last = message

    def since(self, count: int) -> Failures:
        """Those that came after the first `count`, with the last message only."""
        return Failures(self.count - count, self.last, self.last) if self.count > count else Failures()

    def merge(self, other: Failures) -> None:
        """Add all of another's."""
        self.count += other.count
        self.first = self.first or other.first
        self.last = other.last or self.last


def is_guest(name: str) -> bool:
    """Is this the name of a guest, `module:Class`?"""
    return _NAME.fullmatch(name) is not None


class Guest:
    """A seat held by a guest. It lasts for many games; `failures` counts over all of them.

    The process starts at once: a class that cannot be found or made is an error here, not a failure in a game.
    """

    def __init__(self, name: str, seed: int = 0, deadline: float = DEADLINE, limits: Limits | None = None) -> None:
        if os.name != "posix":
            raise BurgomasterError("guests need process groups, so they play on Linux and macOS only")
        if not is_guest(name):
            raise BurgomasterError(f"{name[:80]!r} does not name a guest; write module:Class")
        self.name = name
        self.deadline = deadline
        self.failures = Failures()
        self._child = GuestProcess(name, deadline, limits or Limits())
        self._story: Story | None = None
        try:
            self._start()
        except GuestFailure as failure:
            self._child.end()
            raise BurgomasterError(f"the guest {name} does not start: {failure}") from None
        weakref.finalize(self, self._child.end)
        self._begin(seed)

    def new_game(self, seed: int) -> None:
        """A new game begins, and with it a new object of the guest's class."""
        self._begin(seed)
        self._fresh = True

    @property
    def listens(self) -> bool:
        """Does it want to hear what happens?"""
        return "hear" in self._methods

    def follow(self, start: Position, events: Iterable[tuple[int, str]], names: Sequence[str] = ()) -> None:
        """The game so far: its first position, and every event since as its seat (or CHANCE) and its text.

        To be called before `choose`, by whoever knows it. If something was taken back, the game begins anew for the
        guest.
        """
        so_far = list(events)
        if self._story is None or not self._story.leads_to(start, so_far, names):
            if self._story is not None:
                self._fresh = True
            self._story = Story(start, names)
        self._story.events = so_far

    def finish(self, final: Position) -> None:
        """The game is over: the guest may hear how it ended, and what it has started is ended."""
        if self._child.running and not self._fresh and self._told and "end" in self._methods:
            result = {"over": final.over, "scores": list(final.scores), "winners": list(final.winners)}
            try:
                self._child.ask({**self._news(final), "end": result}, self.deadline)
            except GuestFailure:  # it costs nothing any more
                self._child.end()
        self._child.clear()
        self._story, self._fresh = None, True

    def close(self) -> None:
        """End the guest's process."""
        self._child.end()

    def choose(self, position: Position) -> Action:
        """The guest's action or, where it fails, a random one."""
        check_to_decide(position)
        if self._lost < MOST_FAILURES:
            try:
                return self._asked(position)
            except GuestFailure as failure:
                self._lost += 1
                self.failures.add(str(failure))
                self._child.end()
        return self._random_action(position)

    def _begin(self, seed: int) -> None:
        self._key = luck_key(seed, 0)
        self._drawn = 0
        self._lost = 0
        self._story = None
        self._fresh = False  # must the child be told of a new game?

    def _start(self) -> None:
        """Start the process, which makes an object of the guest's class."""
        self._made(self._child.start())

    def _made(self, methods: object) -> None:
        """There is a new object with these methods."""
        self._methods = methods if isinstance(methods, list) else []
        self._told = False  # has it been told that a game begins?

    def _asked(self, position: Position) -> Action:
        """What the guest answers, step by step; one deadline holds for the whole action."""
        if not self._child.running:
            self._start()
        elif self._fresh or (self._told and self._methods and self._seat != position.turn):
            self._child.clear()
            if self._child.running:
                self._made(self._child.ask({"new": True}, START_DEADLINE))
            else:
                self._start()
        self._fresh = False
        question = self._news(position)
        view = position.view(position.turn)
        until = time.monotonic() + self.deadline
        steps = position.steps()
        while True:
            answer = self._child.ask({**question, "view": view, "steps": steps}, until - time.monotonic())
            question = {}
            if not isinstance(answer, str) or len(answer) > LONGEST_ANSWER or not answer.isprintable():
                raise GuestFailure("it answered with something that is no line of text")
            step = next((step for step in steps if step == answer), None)
            if step is None:
                return _resolved(position, answer)
            if step.complete:
                return step
            steps = position.steps(step)

    def _news(self, position: Position) -> dict[str, Any]:
        """What the guest has to hear before it decides. To a new object all that has happened is news."""
        if not self._told:
            self._seat, self._heard = position.turn, 0
            story = self._story or Story(position)
            if "begin" in self._methods:
                self._child.ask({"begin": story.begun(self._seat, self.deadline)}, START_DEADLINE)
            self._told = True
        if self._story is None or not self.listens:
            return {}
        events = self._story.told(self._seat, self._heard)
        self._heard += len(events)
        return {"events": events}

    def _random_action(self, position: Position) -> Action:
        """Every step equally likely among those that are legal."""
        step = Action("", position.turn, (), complete=False)
        while not step.complete:
            steps = position.steps(step)
            step = steps[pick(luck_of(self._key, self._drawn), len(steps))]
            self._drawn += 1
        return step


def _resolved(position: Position, answer: str) -> Action:
    try:
        return position.resolve(answer)
    except BurgomasterError as problem:
        raise GuestFailure(f"it answered {answer[:60]!r}: {problem}") from None
    except RecursionError:
        raise GuestFailure(f"it answered {answer[:60]!r}, which is no action") from None
