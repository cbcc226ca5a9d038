"""Whole games in readable text. A change of the rules shows here as a difference and must raise the rules' version.

The files carry the version in their name. To write those of a new version: `python -m tests.games.test_golden`. It
never overwrites a file: the texts of a version that people have played do not change.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from burgomaster.games import GAMES, game, native_rules
from burgomaster.games.kernel.contract import CHANCE, SEAT_LETTERS
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.play.position import Action, Position, begin
from burgomaster.play.setting import setting

FOLDER = Path(__file__).parents[1] / "golden"
MOST_EVENTS = 500
MOST_CHOICES = 300
TABLES = [
    (name, edition, players)
    for name in GAMES
    for edition in game(name).SPEC.editions
    for players in game(name).SPEC.players
]


def golden_file(name: str, edition: str, players: int) -> Path:
    return FOLDER / f"{name}.rules-{game(name).SPEC.rules}.{edition}.{players}-players.txt"


def whole_action(here: Position, choices: Sequence[Action], luck: int) -> Action:
    """One of the choices, put together step by step where it is only a beginning."""
    chosen = choices[pick(luck, len(choices))]
    while not chosen.complete:
        choices = here.steps(chosen)
        chosen = choices[pick(luck_of(luck, len(chosen.steps)), len(choices))]
    return chosen


def are_many(here: Position) -> bool:
    """Has somebody MOST_CHOICES whole actions or more? Where actions have several steps, compiled rules count them."""
    going_on = here.setting.spec.going_on
    if going_on is not None and not going_on:
        return len(here.steps()) >= MOST_CHOICES
    rules, e = native_rules(here.setting.name), here.setting.figures.native()[0]
    out = np.zeros(here.setting.spec.most_legal, np.int64)
    left, found = [here.state().native()], 0
    while left and found < MOST_CHOICES:
        state = left.pop()
        for step in out[: rules.legal(state[0], e, out)].tolist():
            after = state.copy()
            if going_on is None or step in going_on:
                rules.apply(after[0], e, step)
            if rules.unfinished(after[0], e) if going_on is None else step in going_on:
                left.append(after)
            else:
                found += 1
    return found >= MOST_CHOICES


def playthrough(name: str, edition: str, players: int) -> str:
    """A seeded random game, or the first part of a long one: every event, and what it changed."""
    here = begin(setting(name, players, edition))
    key = luck_key(20, players)
    lines = [f"{name}, rules {game(name).SPEC.rules}, edition {edition}, {players} players", ""]
    for event in range(MOST_EVENTS):
        if here.over:
            break
        if here.turn == CHANCE:
            choices = here.actions()
        elif are_many(here):  # where choices combine, only how they begin
            choices = here.steps()
        else:
            choices = list(islice(here.iter_actions(), MOST_CHOICES))
            assert len(choices) < MOST_CHOICES
        if here.turn == CHANCE:
            chances = here.chances()
            ticket = pick(luck_of(key, event), sum(weight for _, weight in chances))
            chosen: str = [outcome for outcome, weight in chances for _ in range(weight)][ticket]
        else:
            chosen = whole_action(here, choices, luck_of(key, event))
        who = "~" if here.turn == CHANCE else SEAT_LETTERS[here.turn]
        after = here.play(chosen)
        changes = "; ".join(after.told())
        lines.append(f"{who} {chosen}  ({len(choices)} choices)" + (f"  {changes}" if changes else ""))
        here = after
    return "\n".join([*lines, "", here.to_text(), ""])


@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_golden(name: str, edition: str, players: int) -> None:
    file = golden_file(name, edition, players)
    assert file.is_file(), f"{file.name} is missing; write it with `python -m tests.games.test_golden`, and read it"
    assert playthrough(name, edition, players) == file.read_text(encoding="utf-8")


def write_missing() -> None:
    """Write the games of a new version, what is refused in them, and the hashes of their states."""
    from tests.games import test_golden_refusals as refusals
    from tests.games import test_golden_states as states

    for table in TABLES:
        if not golden_file(*table).exists():
            golden_file(*table).write_text(playthrough(*table), encoding="utf-8")
    refusals.write_missing()
    states.write_missing()


if __name__ == "__main__":
    write_missing()
