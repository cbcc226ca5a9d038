"""What the pages name of an edition's figures is what the shipped edition prints."""

from __future__ import annotations

import re
import tomllib

from burgomaster.games import folder, words_of
from burgomaster.games.monopoly_builder.screen import draw
from burgomaster.play.position import start
from tests.docs.pages import ROOT


def text_of(page: str) -> str:
    return (ROOT / "docs" / page).read_text(encoding="utf-8")


def board_of(lines: list[str]) -> list[list[str]]:
    """Both rows of spaces, without the owners of deeds."""
    rows = [line.split() for line in lines if line.startswith(("STRT", "Park"))]
    return [[re.sub(r"^([a-z]{2}[12])[A-Da-d]$", r"\1", space) for space in row] for row in rows]


def floors_of(lines: list[str]) -> list[list[str]]:
    """What every floor costs and brings, at the right of the screen."""
    return [found[0].split() for line in lines if (found := re.search(r"(?<=  )[+ ]?[1-4P]( +[\d·]+){5}$", line))]


def test_the_screen_in_the_page_shows_the_figures_of_the_shipped_edition() -> None:
    here = start("monopoly-builder", 3)
    names = ["Anna", "B", "C"]
    drawn = draw(here.state(), here.setting.figures, None, names, words_of("monopoly-builder", "en"), 80, 24)
    lines = ["".join(text for _, text in line).rstrip() for line in drawn]
    told = text_of("play.md").splitlines()
    assert len(board_of(lines)) == 2
    assert board_of(told) == board_of(lines)
    assert len(floors_of(lines)) == 5
    assert [[one.lstrip("+") for one in row] for row in floors_of(told)] == floors_of(lines)


def test_the_figures_of_the_shipped_edition_in_the_page_about_editions() -> None:
    """Of the figures that may be left out; and those of the printed box in the page about balance."""
    house = tomllib.loads((folder("monopoly-builder") / "edition" / "house.toml").read_text(encoding="utf-8"))
    balance = text_of("balance-monopoly-builder.md")
    cards = sum(card["count"] for card in house["card"].values())
    assert f"{len(house['deed'])} deeds, {cards} Chance cards" in balance
    assert f"four times {house['table']['chips_of_a_kind']} chips" in balance
    assert f"dark blue worth {house['set']['dark-blue']['set_points']} points" in balance
    assert f"{4 * house['table']['blocks']} blocks" in balance
