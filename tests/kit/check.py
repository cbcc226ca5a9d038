"""Holds an engine against the kit: `python -m tests.kit.check FOLDER`. Ours is the example: see docs/kit.md."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, Protocol

import burgomaster
from burgomaster import Position
from burgomaster.play.position import begin
from burgomaster.play.setting import setting as agreed


class Engine(Protocol):
    """What an engine must answer, in the words of the kit. A key that it does not give is not compared."""

    def begin(self, setting: dict[str, Any]) -> dict[str, Any]:
        """The start of a game: `state`, `turn`, `scores`, `winners`."""

    def play(self, position: dict[str, Any], action: str, by: Any) -> dict[str, Any]:
        """After an action or outcome: `after`, `effects`, `turn`, `scores`, `winners`."""

    def refuse(self, position: dict[str, Any], action: str, by: Any) -> dict[str, Any]:
        """`rule`: which one forbids the action."""

    def odds(self, position: dict[str, Any]) -> dict[str, Any]:
        """`odds`: every outcome with its weight."""

    def legal(self, position: dict[str, Any]) -> dict[str, Any]:
        """`actions`: all that are legal."""

    def steps(self, position: dict[str, Any]) -> dict[str, Any]:
        """`actions`: all that are legal, and the beginnings of those that have several steps."""

    def score(self, position: dict[str, Any]) -> dict[str, Any]:
        """`turn`, `scores` and `winners`."""

    def view(self, position: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """`state`: what a seat may know."""


class Burgomaster:
    """Our own engine."""

    def begin(self, setting: dict[str, Any]) -> dict[str, Any]:
        edition = setting["edition"]
        text = edition["text"] if isinstance(edition, dict) else None
        name, players, options = setting["game"], setting["players"], setting["options"]
        first = begin(agreed(name, players, None if text else edition, options, edition_text=text))
        return {"state": json.loads(first.to_json())["state"], **_standing(first)}

    def play(self, position: dict[str, Any], action: str, by: Any) -> dict[str, Any]:
        after = _read(position).play(action, _seat(by))
        effects = [effect.to_json() for effect in after.effects]
        return {"after": json.loads(after.to_json())["state"], "effects": effects, **_standing(after)}

    def refuse(self, position: dict[str, Any], action: str, by: Any) -> dict[str, Any]:
        refusal = _read(position).why_not(action, seat=_seat(by))
        return {"rule": refusal and refusal.rule}

    def odds(self, position: dict[str, Any]) -> dict[str, Any]:
        found = _read(position).chances()
        return {"odds": [{"outcome": str(outcome), "weight": weight} for outcome, weight in found]}

    def legal(self, position: dict[str, Any]) -> dict[str, Any]:
        return {"actions": [str(action) for action in _read(position).actions()]}

    def steps(self, position: dict[str, Any]) -> dict[str, Any]:
        return {"actions": [str(action) for action in _read(position).steps()]}

    def score(self, position: dict[str, Any]) -> dict[str, Any]:
        return _standing(_read(position))

    def view(self, position: dict[str, Any], seat: int | None) -> dict[str, Any]:
        return {"state": _read(position).view(seat)["state"]}


def _read(data: dict[str, Any]) -> Position:
    return burgomaster.position(data)


def _seat(by: Any) -> int | None:
    return by if isinstance(by, int) else None


def _standing(position: Position) -> dict[str, Any]:
    view = position.view()
    return {key: view[key] for key in ("turn", "scores", "winners")}


_ASKED = {
    "begin": ("setting",),
    "play": ("position", "action", "by"),
    "refuse": ("position", "action", "by"),
    "odds": ("position",),
    "legal": ("position",),
    "steps": ("position",),
    "score": ("position",),
    "view": ("position", "seat"),
}
_OTHER = ("id", "tests", "kind", "by")


def wrong(engine: Engine, case: dict[str, Any]) -> str:
    """What an engine answers wrongly to a case; empty if nothing."""
    asked = _ASKED[case["kind"]]
    answer = getattr(engine, case["kind"])(*(case[key] for key in asked))
    for key, wanted in case.items():
        if key not in asked and key not in _OTHER and key in answer and _comparable(answer[key]) != _comparable(wanted):
            return f"{case['id']}: {key} is {answer[key]}, not {wanted}"
    return ""


def _comparable(value: Any) -> Any:
    """Odds as probabilities, for weights may be scaled; actions in any order."""
    if isinstance(value, list) and value and isinstance(value[0], dict) and "weight" in value[0]:
        whole = sum(one["weight"] for one in value)
        return {one["outcome"]: Fraction(one["weight"], whole) for one in value}
    return sorted(value) if isinstance(value, list) and value and isinstance(value[0], str) else value


def cases(folder: Path) -> Iterator[dict[str, Any]]:
    """All cases of a kit, those of whole games included."""
    for file in sorted(folder.glob("*/cases/*.jsonl")):
        yield from map(json.loads, file.read_text(encoding="utf-8").splitlines())
    for file in sorted(folder.glob("*/traces/*.jsonl")):
        first, *events = map(json.loads, file.read_text(encoding="utf-8").splitlines())
        position = first["start"]
        for number, event in enumerate(events, 1):
            name = {"id": f"{file.stem}/{number}", "tests": "trace"}
            if "odds" in event:
                yield {**name, "kind": "odds", "position": position, "odds": event.pop("odds")}
            if "legal" in event:
                yield {**name, "kind": "steps", "position": position, "actions": event.pop("legal")}
            yield {**name, "kind": "play", "position": position, **event}
            position = {**position, "state": event["after"]}


def main() -> int:
    """Check our own engine."""
    tried, bad = 0, []
    for case in cases(Path(sys.argv[1])):
        tried += 1
        if found := wrong(Burgomaster(), case):
            bad.append(found)
    for line in bad[:20]:
        sys.stdout.write(f"{line[:600]}\n")
    sys.stdout.write(f"{tried} cases, {len(bad)} wrong\n")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
