"""What is said of Alhambra, from the first card to the victory, to who does it, to another and to a bystander.

`python -m tests.games.alhambra.test_telling` writes the sentences anew. They are there to be read through.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.games.kernel.words import LANGUAGES
from tests.games.alhambra.tables import (
    ALL_SCORED,
    OPEN,
    all_money,
    last_turn,
    play,
    player,
    table,
    to_first_turn,
)

GOLDEN = Path(__file__).parents[2] / "golden"
NAMES = ("Anna", "Bram", "Elena")
NEW_YORK, ALHAMBRA = {"theme": "new-york"}, {"theme": "alhambra"}


def joined(position: bm.Position, *events: str) -> bm.Position:
    """The position after these events, with the effects of all of them, as a table tells them."""
    after = position.play(events[0])
    for event in events[1:]:
        after = after.play(event).joined(after)
    return after


def situations() -> Iterator[tuple[str, bm.Position]]:
    """Something of everything that can happen."""
    yield (
        "the beginning",
        joined(
            bm.start("alhambra", 2),
            *("building museum 3", "building church 9", "building garden 8", "building station 6"),
            *("building garden 6", "building garden 9", "building museum 2", "building theater 5"),
            *("building garden 11", "building skyscraper 9", "money blue 9", "money green 8", "money blue 3"),
            *("money orange 9", "money yellow 1", "money green 5", "money blue 6"),
            *("money yellow 1", "money yellow 2", "money blue 3", "money green 9"),
        ),
    )
    yield "least money", to_first_turn(3, "9 9 2", "8 8 3 1", "8 8 5")
    yield "the youngest", to_first_turn(3, "9 9 2", "8 8 4", "6 6 6 5", options={"youngest": "A"})
    yield "chance", to_first_turn(3, "9 9 2", "8 8 4", "6 6 6 5").play("first A")
    three = (player(), player(), player())
    yield "one card", joined(table(*three), "take green 9", "money green 3")
    yield "several cards", joined(table(*three), "take yellow 1, yellow 2", "money green 3", "money blue 3")
    yield (
        "overpaid",
        joined(table(player({"blue": [9, 4]}), player(), player()), "buy garden@blue with 9+4", "building church 9"),
    )
    yield "overpaid with one card", table(player({"yellow": [5]}), *three[1:]).play("buy museum@yellow with 5")
    yield "exactly", table(player({"blue": [6, 4]}), *three[1:]).play("buy garden@blue with 6+4")
    yield "exactly with one card", table(player({"yellow": [4]}), *three[1:]).play("buy museum@yellow with 4")
    stuck = player({"blue": [6, 3, 1]}), player({"green": [9]}), player()
    yield "exactly, and nothing is possible", table(*stuck, open_money=[]).play("buy garden@blue with 6+3+1")
    yield "nothing is possible", table(player(), *stuck[1:], open_money=[]).play("pass")
    gift = table(player({"green": [5, 4, 3]}), player(), dirk={})
    yield "a gift", gift.play("buy theater@green with 5+4 for dirk")
    yield "a gift, exactly", gift.play("buy theater@green with 4+3 for dirk")
    for theme in (NEW_YORK, ALHAMBRA):
        shared = table(
            player(museum=3, theater=2, station=1, church=1, garden=2, skyscraper=1),
            player(museum=1, station=1),
            player(museum=1, theater=2, station=1, garden=1),
            options=theme,
            pile=4,
            pile_left=1,
            scored=["A"],
        )
        yield "scoring B", joined(shared, "take green 9", "scoring B", "money green 1")
        dealt = table(player(garden=1), player(), dirk={"garden": 1}, pile=2, pile_left=1, options=theme)
        drawn = ("station 8", "station 9", "church 7", "garden 9", "garden 8", "museum 8")
        draws = [f"building {one}" for one in drawn]
        yield "Dirk after scoring A", joined(dealt, "take green 9", "scoring A", *draws, "money green 1")
        city = player({"blue": [9], "yellow": [3], "green": [9]})
        last = last_turn(city, player({"blue": [9], "orange": [3]}), options=theme)
        yield "leftovers and the end", last.play("buy theater@green with 9")
    yield "nobody scores", table(*three, pile=2, pile_left=1).play("take green 9").play("scoring A")
    most = {"garden": 10, "church": 8, "theater": 6, "station": 9, "skyscraper": 11}
    for museums in (6, 5, 4):
        few = table(player(), player(museum=museums, **most), pile=2, pile_left=1)
        yield "too few for Dirk", few.play("take green 9").play("scoring A")
    full = table(player(), player(all_money(*OPEN)), player(), **ALL_SCORED)
    yield "a short money row", full.play("take green 9")
    for cards in ([2], [2, 2]):
        rest = all_money(*OPEN, *(f"green {value}" for value in cards))
        reshuffled = table(player(), player(rest), player(), discard={"green": cards}, **ALL_SCORED)
        yield "a new money deck", reshuffled.play("take green 9")
    early = last_turn(player({"green": [8]}), player(), pile=1, pile_left=12, scored=[])
    yield "no scoring cards", early.play("buy theater@green with 8")
    rival = early.play("buy theater@green with 8").scores[2]
    tied = last_turn(player({"green": [8]}, {"A": rival - 9}), player({}, {"A": rival}))
    yield "a shared victory", tied.play("buy theater@green with 8")


def listing(lang: str) -> str:
    """Every situation as it is told to a bystander, to Anna and to Bram."""
    lines: list[str] = []
    for title, position in situations():
        names = NAMES[: position.players]
        public = position.told(lang, names)
        lines += [f"## {title}", *public]
        for seat in (0, 1):
            own = position.told(lang, names, seat)
            lines += [f"{names[seat]} hears: {line}" for line in own if line not in public]
        lines.append("")
    return "\n".join(lines)


def golden(lang: str) -> Path:
    return GOLDEN / f"alhambra.heard.{lang}.txt"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_as_it_was_read_through(lang: str) -> None:
    assert listing(lang) == golden(lang).read_text(encoding="utf-8")


def test_a_seat_that_is_called_by_its_letter_is_no_conjunction() -> None:
    shared = table(*(player(garden=1) for _ in range(6)), pile=2, pile_left=1)
    told = play(shared, "take green 9", "scoring A").told("it")
    assert told[1].startswith("Giardini: A, B, C, D, E e F condividono il primo posto")


if __name__ == "__main__":
    for language in LANGUAGES:
        golden(language).write_text(listing(language), encoding="utf-8")
    sys.stdout.write("written; now read them\n")
