"""Alhambra tables set up by hand, for rule tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import burgomaster as bm
from burgomaster.games import folder

BUILDINGS = ["museum", "theater", "station", "church", "garden", "skyscraper"]
CURRENCIES = ["yellow", "blue", "green", "orange"]
YARD = {"yellow": "museum 4", "blue": "garden 10", "green": "theater 7", "orange": "church 9"}
OPEN = ["yellow 1", "yellow 2", "blue 3", "green 9"]
ALL_SCORED: dict[str, Any] = {"pile": 6, "pile_left": 0, "scored": ["A", "B"]}

Hand = Mapping[str, Sequence[int]]


def player(hand: Hand | None = None, points: Mapping[str, int] | None = None, /, **buildings: int) -> dict[str, Any]:
    """A player with this hand and these buildings."""
    found: dict[str, Any] = {"hand": {key: list(cards) for key, cards in (hand or {}).items()}, "buildings": buildings}
    if points is not None:
        found["points"] = dict(points)
    return found


def state(
    *players: dict[str, Any],
    yard: Mapping[str, str | None] = YARD,
    open_money: Sequence[str | None] = tuple(OPEN),
    dirk: Mapping[str, int] | None = None,
    turn: Mapping[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """The plain data of a state; seat 0 is to act unless said otherwise."""
    found: dict[str, Any] = {
        "turn": {"seat": 0, "phase": "act", **(turn or {})},
        "yard": {slot: _building(there) for slot, there in yard.items()},
        "open_money": list(open_money),
        "seats": list(players),
        **more,
    }
    if len(players) == 2:
        found["dirk"] = {"buildings": dict(dirk or {})}
    return found


def table(*players: dict[str, Any], options: Mapping[str, str] | None = None, **given: Any) -> bm.Position:
    """A position with these players; see `state`."""
    return bm.position(
        {
            "game": "alhambra",
            "players": len(players),
            "options": dict(options or {}),
            "state": state(*players, **given),
        }
    )


def all_money(*but: str) -> dict[str, list[int]]:
    """All 108 money cards less these."""
    left = {currency: sorted([*range(1, 10)] * 3) for currency in CURRENCIES}
    for gone in but:
        currency, value = gone.split()
        left[currency].remove(int(value))
    return left


def last_turn(*players: dict[str, Any], **given: Any) -> bm.Position:
    """All buildings are sold but those in the yard; nobody owns what is not said, so the rest is with the last seat."""
    full = {"museum": 7, "theater": 7, "station": 9, "church": 9, "garden": 11, "skyscraper": 11}
    yard = given.pop("yard", YARD)
    for name in full:
        full[name] -= sum(there.split()[0] == name for there in yard.values() if there)
        full[name] -= sum(place["buildings"].get(name, 0) for place in players)
        full[name] -= given.get("dirk", {}).get(name, 0)
    seats = [*players, player(**{name: count for name, count in full.items() if count})]
    return table(*seats, yard=yard, **{**ALL_SCORED, **given})


def edition_with(changes: Mapping[str, str]) -> str:
    """The standard edition's text with other lines, such as `{"A = [1]": "A = [7, 4, 2]"}`."""
    text = (folder("alhambra") / "edition" / "standard.toml").read_text(encoding="utf-8")
    for printed, other in changes.items():
        assert text.count(printed) == 1, printed
        text = text.replace(printed, other)
    return text


def _building(there: str | None) -> dict[str, Any] | None:
    if there is None:
        return None
    name, price = there.split()
    return {"building": name, "price": int(price)}


def play(position: bm.Position, *events: str) -> bm.Position:
    """The position after these actions and outcomes."""
    for event in events:
        position = position.play(event)
    return position


def any_chance(position: bm.Position, until: str = "act") -> bm.Position:
    """Let the first possible outcome happen until the table waits for something else."""
    while position.turn == bm.CHANCE and phase(position) != until:
        position = position.play(position.chances()[0][0])
    return position


def to_first_turn(players: int, *hands: str, options: Mapping[str, str] | None = None) -> bm.Position:
    """A new game up to the choice of the start player; hands such as `9 9 2`, all yellow, blue, green … by seat."""
    position = any_chance(bm.start("alhambra", players, options=options), "deal")
    for seat, hand in enumerate(hands):
        for value in hand.split():
            position = position.play(f"money {CURRENCIES[seat % 4]} {value}")
    return position


def view(position: bm.Position, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees of the table."""
    found: dict[str, Any] = position.view(seat)["state"]
    return found


def phase(position: bm.Position) -> str:
    """What the table waits for."""
    found: str = view(position)["turn"]["phase"]
    return found


def hand(position: bm.Position, seat: int) -> dict[str, list[int]]:
    """A player's own cards."""
    found: dict[str, list[int]] = view(position, seat)["seats"][seat]["hand"]
    return found


def buildings(position: bm.Position, seat: int) -> dict[str, int]:
    """What a player has built."""
    found: dict[str, int] = view(position)["seats"][seat]["buildings"]
    return found


def refused(position: bm.Position, action: str) -> str:
    """The rule that forbids an action."""
    refusal = position.why_not(action)
    assert refusal is not None, f"{action} is legal"
    return refusal.rule


def scored(scoring: str, building: str, *counts: int) -> list[int]:
    """What a scoring pays for one type of building to players with so many of it (two players: the third is Dirk)."""
    from burgomaster.games.alhambra import rules
    from burgomaster.games.alhambra.state import State
    from burgomaster.play.setting import setting

    s = State()
    s.players = len(counts)
    for p, count in enumerate(counts):
        s.city[p][BUILDINGS.index(building)] = count
    e = setting("alhambra", len(counts)).figures
    return [rules.earned(s, e, "ABC".index(scoring), BUILDINGS.index(building), p) for p in range(len(counts))]
