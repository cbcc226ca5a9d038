"""Reads a kit as somebody would who has nothing else: no package of ours, only its files.

It knows which printed figure stands behind which effect, and works the amounts of every case out again from the
figures that the kit carries. `python tests/kit/reader.py FOLDER` says how many it found, and which are wrong.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Case = dict[str, Any]


def cases_of(game: Path) -> Iterator[Case]:
    """The cases of one game, and the events of its traces as such."""
    for file in sorted(game.glob("cases/*.jsonl")):
        yield from map(json.loads, file.read_text(encoding="utf-8").splitlines())
    for file in sorted(game.glob("traces/*.jsonl")):
        first, *events = map(json.loads, file.read_text(encoding="utf-8").splitlines())
        position = first["start"]
        for number, event in enumerate(events, 1):
            yield {"id": f"{file.stem}/{number}", "kind": "play", "position": position, **event}
            position = {**position, "state": event["after"]}


def figures_of(game: Path, edition: Any) -> dict[str, Any]:
    """The figures of a case's edition: that of the kit, or the text the case brings."""
    if isinstance(edition, dict):
        return tomllib.loads(edition["text"])
    found: dict[str, Any] = json.loads((game / "editions" / f"{edition}.json").read_text(encoding="utf-8"))["figures"]
    return found


def amounts(game: str, figures: dict[str, Any], case: Case) -> Iterator[tuple[str, Any, Any]]:
    """What effects of a case say, and what the figures say: which, told, printed."""
    read = {"machi-koro": _machi_koro, "monopoly-builder": _monopoly_builder, "alhambra": _alhambra}[game]
    for effect in case["effects"]:
        for key, printed in read(figures, case, effect):
            yield f"{effect['kind']}.{key}", effect[key], printed


def _machi_koro(figures: dict[str, Any], case: Case, effect: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    if effect["kind"] == "buys":
        yield "cost", figures["building"][effect["card"]]["cost"]
    elif effect["kind"] == "builds":
        yield "cost", figures["landmark"][effect["landmark"]]["cost"]
    elif effect["kind"] in ("earns", "earns-by-icon"):
        yield "each", figures["building"][effect["card"]]["earns"]


def _alhambra(figures: dict[str, Any], case: Case, effect: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    if effect["kind"] == "scores":  # those who share a place share what it and the next ones bring
        places, first = figures["building"][effect["building"]][effect["scoring"]], effect["place"] - 1
        yield "pot", sum(places[first : first + effect["sharers"]])


def _monopoly_builder(figures: dict[str, Any], case: Case, effect: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    table, kind = figures["table"], effect["kind"]
    deed = figures["deed"].get(effect.get("deed"), {})
    players = case["position"]["state"]["players"]
    kinds = [one["kind"] for one in case["effects"]]
    if kind == "takes-token":
        yield "chip", figures["token"][effect["piece"]]
        yield "count", table["start_chips"]
    elif kind == "collects":
        yield "due", table["deed_chips"]
        yield "chip", deed["kind"]
    elif kind == "collects-own":
        yield "due", table.get("own_chips", table["deed_chips"])
        yield "chip", figures["token"][players[effect["who"]]["token"]]
    elif kind == "passes-start":
        yield "got", table["start_bonus"]
    elif kind in ("buys", "for-sale"):
        yield ("paid" if kind == "buys" else "price"), deed["price"]
    elif kind == "rent":
        yield "due", deed["rent" if effect["rent"] == "single" else "set_rent"] * (1 + ("rent-doubled" in kinds))
    elif kind == "mortgages":
        yield "got", deed["mortgage"]
    elif kind == "pays-off":
        yield "paid", deed["pay_off"]
    elif kind == "pays-fine":
        yield "paid", table["fine"]
    elif kind == "scores-building":
        yield (
            "points",
            figures["floor"]["penthouse" if effect["floor"] == "penthouse" else str(effect["floor"])]["points"],
        )
    elif kind == "scores-set":
        yield "points", figures["set"][effect["colour"]]["set_points"]
    elif kind in ("billionaire", "community") and effect["who"] is not None:
        yield "points", table[f"{kind}_points"]
    elif kind == "rolls":
        yield "chip", figures["roll"][str(effect["total"])]
    elif kind == "spends":
        field = case["action"].removeprefix("build ")
        floors = case["position"]["state"].get("island", {}).get(field, {"floors": 0})["floors"]
        cost = figures["floor"]["penthouse" if floors == 4 else str(floors + 1)]["cost"]
        yield "count", cost[effect["chip"]]


def checked(kit: Path) -> tuple[int, list[str]]:
    """How many amounts were worked out again, and which were other ones."""
    count, wrong = 0, []
    for game in sorted(place for place in kit.iterdir() if place.is_dir()):
        for case in cases_of(game):
            if case["kind"] != "play":
                continue
            figures = figures_of(game, case["position"]["edition"])
            for what, told, printed in amounts(game.name, figures, case):
                count += 1
                if told != printed:
                    wrong.append(f"{case['id']}: {what} is {told}, and {printed} in the figures")
    return count, wrong


if __name__ == "__main__":
    found, others = checked(Path(sys.argv[1]))
    sys.stdout.write("\n".join([f"{found} amounts follow from the kit's figures", *others, ""]))
    sys.exit(bool(others))
