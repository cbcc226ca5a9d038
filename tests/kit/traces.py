"""Whole games, event by event: what came, what it did, and the state after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from burgomaster.games import game
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.play.position import Position, begin
from burgomaster.play.setting import Setting, setting
from tests.kit.cases import position_data, standing


def traces(games: Sequence[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A random game of every edition with every number of players, by name."""
    for name in games:
        spec = game(name).SPEC
        for edition in spec.editions:
            for players in spec.players:
                yield f"{name}.{edition}.{players}-players", trace(setting(name, players, edition), players)


def trace(agreed: Setting, seed: int) -> dict[str, Any]:
    """One game, played at random to its end."""
    here = begin(agreed)
    start = position_data(here)
    key = luck_key(seed, 0)
    happened: list[dict[str, Any]] = []
    while not here.over:
        happened.append(event := _event(here, luck_of(key, len(happened))))
        here = here.play(event["action"])
        event |= {
            "effects": [effect.to_json() for effect in here.effects],
            "after": position_data(here)["state"],
            **standing(here),
        }
    return {"start": start, "events": happened}


def _event(here: Position, luck: int) -> dict[str, Any]:
    if here.turn == CHANCE:
        odds = here.chances()
        tickets = [outcome for outcome, weight in odds for _ in range(weight)]
        told = [{"outcome": str(one), "weight": weight} for one, weight in odds]
        return {"by": "chance", "action": str(tickets[pick(luck, len(tickets))]), "odds": told}
    steps = here.steps()
    begun = steps[pick(luck, len(steps))]
    legal = [str(step) for step in steps]
    round_ = 0
    while not begun.complete:  # put together step by step, for there may be too many whole ones to list
        round_ += 1
        longer = here.steps(begun)
        begun = longer[pick(luck_of(luck, round_), len(longer))]
    return {"by": here.turn, "action": str(begun), "legal": legal}
