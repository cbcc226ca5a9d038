"""Takes down what the tests of the rules try: they are named after rules, and what holds in them holds everywhere."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import Any

import pytest

import burgomaster
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.errors import BadPosition
from burgomaster.play.position import Position, position, start
from burgomaster.play.refusal import IllegalAction

MOST_PER_TEST = 60  # a test that plays whole games would drown the others

_RULE = re.compile(r"test_([A-Z]{2})_([A-Z]?\d+)_")


def position_data(position: Position) -> dict[str, Any]:
    """A position as `burgomaster.position` reads it."""
    data: dict[str, Any] = json.loads(position.to_json())
    return data


def standing(position: Position) -> dict[str, Any]:
    """Whose turn it is, the points and the winners."""
    turn = {CHANCE: "chance", OVER: "over"}.get(position.turn, position.turn)
    return {"turn": turn, "scores": list(position.scores), "winners": list(position.winners)}


def _may_be(data: dict[str, Any] | None) -> bool:
    """Is this a position that can come up? Some tests force others."""
    try:
        return data is None or position_data(position(data)) == data
    except BadPosition:
        return False


def canonical(here: Position, action: str) -> list[str]:
    """The canonical texts of all that a text can mean, the text itself first if it is one of them."""
    game = here.setting.game
    meanings = game.parse(str(action), here.state(), here.setting.figures, ())
    texts = list(dict.fromkeys(game.text(steps) for steps in meanings))
    return sorted(texts, key=lambda words: words != str(action))


def moved(before: Position, action: str, seat: int | None, after: Position) -> dict[str, Any]:
    """A case: this action, or outcome, has these effects and leads there."""
    return {
        "kind": "play",
        "position": position_data(before),
        "action": str(action),
        "by": "chance" if before.turn == CHANCE and seat is None else before.turn if seat is None else seat,
        "effects": [effect.to_json() for effect in after.effects],
        "after": position_data(after)["state"],
        **standing(after),
    }


def refused(before: Position, action: str, seat: int | None, rule: str) -> dict[str, Any]:
    """A case: this action is refused by this rule."""
    by: int | str = "chance" if before.turn == CHANCE and seat is None else before.turn if seat is None else seat
    if before.turn == OVER and seat is None:
        by = "anybody"
    return {"kind": "refuse", "position": position_data(before), "action": str(action), "by": by, "rule": rule}


def chances(before: Position) -> dict[str, Any]:
    """A case: these outcomes are possible, with these weights."""
    return {
        "kind": "odds",
        "position": position_data(before),
        "odds": [{"outcome": str(outcome), "weight": weight} for outcome, weight in before.chances()],
    }


def begun(first: Position) -> dict[str, Any]:
    """A case: so a game begins."""
    data = position_data(first)
    state = data.pop("state")
    return {"kind": "begin", "setting": data, "state": state, **standing(first)}


def listed(here: Position, kind: str, actions: Sequence[str]) -> dict[str, Any]:
    """A case: these actions (or steps: beginnings of actions too), and no others, are legal."""
    return {"kind": kind, "position": position_data(here), "by": here.turn, "actions": [*map(str, actions)]}


def scored(here: Position) -> dict[str, Any]:
    """A case: so the points stand, and these have won."""
    return {"kind": "score", "position": position_data(here), **standing(here)}


def seen(here: Position, seat: int | None) -> dict[str, Any]:
    """A case: a seat (null: a bystander) may know this and no more."""
    return {"kind": "view", "position": position_data(here), "seat": seat, "state": here.view(seat)["state"]}


class CaseBook:
    """A pytest plugin that takes down the cases of every test named after a rule."""

    def __init__(self) -> None:
        self.cases: list[dict[str, Any]] = []
        self.failed: list[str] = []
        self._seen: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out the tests of no rule in particular, such as long random ones: nothing is taken down from them."""
        items[:] = [item for item in items if _RULE.match(item.name)]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Listen while a test runs."""
        found = _RULE.match(item.name)
        if found is None:
            yield
            return
        rule = f"{found[1]}-{found[2]}"
        with self._listening(rule, item.name):
            yield

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember what failed: its cases would be wrong."""
        if report.failed:
            self.failed.append(report.nodeid)

    @contextmanager
    def _listening(self, rule: str, test: str) -> Iterator[None]:
        taken = 0
        inside = False

        def note(case: dict[str, Any]) -> None:
            nonlocal taken
            known = rule + json.dumps(case, sort_keys=True)  # the same may show several rules
            if known not in self._seen and _may_be(case.get("position")):
                taken += 1
                self._seen.add(known)
                self.cases.append({"id": f"{rule}/{test.removeprefix('test_')}/{taken}", "tests": rule, **case})

        def note_refused(here: Position, action: str, seat: int | None, rule: str) -> None:
            """In canonical words; what a text could mean in several ways is refused for one of them."""
            for words in canonical(here, action):
                found = here.why_not(words, seat=seat)
                if found is not None and found.rule == rule:
                    note(refused(here, words, seat, rule))
                    return

        def listened(method: Callable[..., Any], heard: Callable[..., None]) -> Callable[..., Any]:
            @wraps(method)
            def wrapper(self: Position, *given: Any, **named: Any) -> Any:
                nonlocal inside
                if inside or taken >= MOST_PER_TEST:  # called by another of ours, or enough is heard
                    return method(self, *given, **named)
                inside = True
                try:
                    result = method(self, *given, **named)
                    heard(self, result, *given, **named)
                    return result
                except IllegalAction as problem:
                    seat = named.get("seat", given[1] if len(given) > 1 else None)
                    note_refused(self, given[0], seat, problem.refusal.rule)
                    raise
                finally:
                    inside = False

            return wrapper

        def played(here: Position, result: Any, action: str, seat: int | None = None, *_: Any, **__: Any) -> None:
            after = result if isinstance(result, Position) else result[1]
            (_, steps) = after._came[-1]
            note(moved(here, here.setting.game.text(steps), seat, after))

        def asked(
            here: Position, result: Any, action: str, lang: str = "en", seat: int | None = None, *_: Any, **__: Any
        ) -> None:
            if result is not None:
                note_refused(here, action, seat, result.rule)

        def weighed(here: Position, result: Any) -> None:
            if here.turn == CHANCE:
                note(chances(here))

        def counted(here: Position, result: Any) -> None:
            note(scored(here))

        def legal(here: Position, result: Any) -> None:
            if here.turn >= 0:
                note(listed(here, "legal", result))

        def stepped(here: Position, result: Any, prefix: str = "") -> None:
            if here.turn >= 0 and not prefix:
                note(listed(here, "steps", result))

        def looked(here: Position, result: Any, seat: int | None = None) -> None:
            if here.setting.spec.private:
                note(seen(here, seat))

        def started(*given: Any, **named: Any) -> Position:
            first = start(*given, **named)
            if taken < MOST_PER_TEST:
                note(begun(first))
            return first

        methods: dict[str, Callable[..., None]] = {"play": played, "played": played, "why_not": asked}
        methods |= {"odds": weighed, "chances": weighed, "actions": legal, "steps": stepped, "view": looked}
        properties = {"scores": counted, "winners": counted}
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(burgomaster, "start", started)
            for name, heard in methods.items():
                patch.setattr(Position, name, listened(getattr(Position, name), heard))
            for name, heard in properties.items():
                patch.setattr(Position, name, property(listened(getattr(Position, name).fget, heard)))
            yield


def cases_of(files: Sequence[str]) -> CaseBook:
    """The cases of these test files."""
    book = CaseBook()
    quiet = ["-q", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not long"]
    pytest.main([*quiet, *files], plugins=[book])
    return book
