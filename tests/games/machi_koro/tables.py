"""Machi Koro tables set up by hand, for rule tests."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from typing import Any

import burgomaster as bm
from burgomaster.games import folder

LANDMARKS = ["train-station", "shopping-mall", "amusement-park", "radio-tower"]


def city(coins: int = 3, landmarks: Sequence[str] = (), **buildings: int) -> dict[str, Any]:
    """A city; `wheat_field=1` and `bakery=1` unless said otherwise. Underscores stand for hyphens."""
    counts = {"wheat_field": 1, "bakery": 1, **buildings}
    return {
        "coins": coins,
        "buildings": {name.replace("_", "-"): count for name, count in counts.items() if count},
        "landmarks": list(landmarks),
    }


def table(
    *cities: dict[str, Any],
    options: dict[str, str] | None = None,
    edition: str | dict[str, str] = "dutch",
    **turn: Any,
) -> bm.Position:
    """A position with these cities; seat 0 is to throw unless said otherwise."""
    return bm.position(
        {
            "game": "machi-koro",
            "players": len(cities),
            "edition": edition,
            "options": options or {},
            "state": {"turn": {"seat": 0, "phase": "throw", **turn}, "cities": list(cities)},
        }
    )


def market(*cards: str, players: int = 2) -> bm.Position:
    """A game with a market of ten stacks, into which these cards were drawn."""
    here = bm.start("machi-koro", players=players, options={"market": "ten"})
    for card in cards:
        here = here.play(f"card {card}")
    return here


def edition_with(**changes: dict[str, Any]) -> dict[str, str]:
    """The Dutch edition with other figures on cards and landmarks, such as `cheese_factory={"icon": "bread"}`."""
    data = tomllib.loads((folder("machi-koro") / "edition" / "dutch.toml").read_text(encoding="utf-8"))
    for name, figures in changes.items():
        card = name.replace("_", "-")
        data["landmark" if card in LANDMARKS else "building"][card] |= figures
    lines = [f"title = {json.dumps(data.pop('title'))}"]
    for table in ("building", "landmark"):
        data |= {f"{table}.{card}": figures for card, figures in data.pop(table).items()}
    for section, figures in data.items():
        lines += [f"[{section}]", *(f"{figure} = {json.dumps(value)}" for figure, value in figures.items())]
    return {"text": "\n".join(lines)}


def coins(position: bm.Position) -> list[int]:
    """Every city's coins."""
    return [city["coins"] for city in position.view()["state"]["cities"]]


def buildings(position: bm.Position, seat: int) -> dict[str, int]:
    """A city's buildings."""
    found: dict[str, int] = position.view()["state"]["cities"][seat]["buildings"]
    return found


def after_throw(position: bm.Position, dice: str) -> bm.Position:
    """Throw one die or two and let them show this."""
    return position.play(f"throw {2 if '+' in dice else 1}").play(f"dice {dice}")


def phase(position: bm.Position) -> str:
    """What the table waits for."""
    found: str = position.view()["state"]["turn"]["phase"]
    return found


def refused(position: bm.Position, action: str) -> str:
    """The rule that forbids an action."""
    refusal = position.why_not(action)
    assert refusal is not None, f"{action} is legal"
    return refusal.rule
