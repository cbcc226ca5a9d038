"""Monopoly Builder tables set up by hand, for rule tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import burgomaster as bm

# The cases by hand are written for these figures, those of an earlier house edition: today's may change.
FIGURES_FILE = Path(bm.__file__).parent / "games" / "monopoly_builder" / "edition" / "rules-2" / "house.toml"
FIGURES = FIGURES_FILE.read_text(encoding="utf-8")

# Its spaces.
CHANCE, ROLL, JAIL, STEAL, PARKING, GO_TO_JAIL = 4, 6, 8, 14, 16, 24

PENTHOUSE_CHIPS = {"dump-truck": 4, "crane": 4, "excavator": 3, "boat": 4}


def player(space: int = 0, cash: int = 900, chips: dict[str, int] | None = None, **more: Any) -> dict[str, Any]:
    """A player; `deeds=["brown-1"]`, `failed_tries=1`, `get_out_cards=1` and so on as in the state."""
    return {"space": space, "cash": cash, "chips": chips or {}, **more}


def chips(dump_truck: int = 0, crane: int = 0, excavator: int = 0, boat: int = 0) -> dict[str, int]:
    """Chips by kind, as the state has them."""
    counts = {"dump-truck": dump_truck, "crane": crane, "excavator": excavator, "boat": boat}
    return {kind: count for kind, count in counts.items() if count}


def table(
    *players: dict[str, Any],
    options: dict[str, str] | None = None,
    edition: Any = None,
    state: dict[str, Any] | None = None,
    **turn: Any,
) -> bm.Position:
    """A position with these players; seat 0 is to throw unless said otherwise."""
    return bm.position(
        {
            "game": "monopoly-builder",
            "players": len(players),
            "edition": {"text": FIGURES} if edition is None else edition,
            "options": options or {},
            "state": {"turn": {"seat": 0, "phase": "throw", **turn}, "players": list(players), **(state or {})},
        }
    )


def start(players: int, edition: Any = None) -> bm.Position:
    """A game in which everybody has the token of the seat: the throws for the first turn come next."""
    return bm.start("monopoly-builder", players, edition=edition, options={"tokens": "seat"})


def two(own: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **more: Any) -> bm.Position:
    """A table for two."""
    return table(own or player(), other or player(), **more)


def act(own: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **more: Any) -> bm.Position:
    """A table for two, seat 0 having moved."""
    return two(own, other, **{"phase": "act", "dice": [1, 2], **more})


def thrown(position: bm.Position, dice: str) -> bm.Position:
    """Throw, and let the dice show this."""
    return position.play("throw").play(f"dice {dice}")


def state_of(position: bm.Position) -> dict[str, Any]:
    """The whole table."""
    found: dict[str, Any] = position.view()["state"]
    return found


def seat(position: bm.Position, p: int) -> dict[str, Any]:
    """One player."""
    found: dict[str, Any] = state_of(position)["players"][p]
    return found


def cash(position: bm.Position) -> list[int]:
    """Everybody's money."""
    return [person["cash"] for person in state_of(position)["players"]]


def phase(position: bm.Position) -> str:
    """What the table waits for."""
    found: str = state_of(position)["turn"]["phase"]
    return found


def refused(position: bm.Position, action: str, by: int | None = None) -> str:
    """The rule that forbids an action."""
    refusal = position.why_not(action, seat=by)
    assert refusal is not None, f"{action} is legal"
    return refusal.rule


def first_steps(position: bm.Position) -> list[str]:
    """Whole actions and how longer ones begin."""
    return [str(action) for action in position.steps()]
