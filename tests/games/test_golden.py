"""Whole games in readable text. A change of the rules shows here as a difference and must raise the rules' version.

The files carry the version in their name. To write those of a new version: `python -m tests.games.test_golden`. It
never overwrites a file: the texts of a version that people have played do not change.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

from burgomaster.games import GAMES, game
from burgomaster.games.kernel.contract import CHANCE, SEAT_LETTERS
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.play.position import Action, Position, begin
from burgomaster.play.setting import setting

FOLDER = Path(__file__).parents[1] / "golden"
MOST_EVENTS = 500
MOST_CHOICES = 300
LONG = 20_000  # of SPEC.length
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


def playthrough(
    name: str, edition: str, players: int, events: int = MOST_EVENTS, options: dict[str, str] | None = None
) -> str:
    """A seeded random game, or the first part of a long one: every event, and what it changed."""
    here = begin(setting(name, players, edition, options))
    key = luck_key(20, players)
    lines = [f"{name}, rules {game(name).SPEC.rules}, edition {edition}, {players} players", ""]
    for event in range(events):
        if here.over:
            break
        choices = list(islice(here.iter_actions(), MOST_CHOICES)) if here.turn != CHANCE else here.actions()
        if len(choices) == MOST_CHOICES:  # where choices combine, only how they begin
            choices = here.steps()
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


def marks_of(name: str, players: int) -> list[pytest.MarkDecorator]:
    """Of a game whose texts take long, every run plays with the most players."""
    return [pytest.mark.long] if game(name).SPEC.length > LONG and players != game(name).SPEC.players[-1] else []


@pytest.mark.parametrize(
    ("name", "edition", "players"), [pytest.param(*one, marks=marks_of(one[0], one[2])) for one in TABLES]
)
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
