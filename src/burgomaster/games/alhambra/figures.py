"""Reads an edition of Alhambra: TOML text and table options in, an Edition out."""

from __future__ import annotations

from collections.abc import Mapping

from burgomaster.games.alhambra.state import (
    BUILDINGS,
    CURRENCIES,
    DIRK,
    NOBODY,
    OPEN,
    PLACES,
    PRICES,
    SCORINGS,
    SEATS,
    SLOTS,
    THEMES,
    TYPES,
    VALUES,
    Edition,
)
from burgomaster.games.kernel.contract import SEAT_LETTERS, Option
from burgomaster.games.kernel.editions import SOURCES, EditionFile

OPTIONS = (
    Option("theme", THEMES),
    Option("youngest", ("chance", *SEAT_LETTERS[:SEATS]), rule="AL-S3"),
    Option("open-hands", ("no", "yes"), rule="AL-H1"),
    Option("bots-remember", ("yes", "no"), rule="AL-H1"),
)

MOST_POINTS = 1000  # for one place: far above any printed figure, far below what could overflow
MOST_BUILDINGS = 100
MOST_MONEY = 120
BUILDING_FIGURES = ("prices", *SCORINGS)
MONEY_FIGURES = ("copies", "removed_for_two")
TABLE_FIGURES = (
    "start_money",
    "open_money",
    "take_at_most",
    "piles",
    "pile_of_A",
    "pile_of_B",
    "dirk_start",
    "dirk_after_A",
    "dirk_share_after_B",
)


def read_edition(text: str, origin: str, options: Mapping[str, str], players: int) -> Edition:
    """The edition; BadEdition names file and line."""
    file = EditionFile(text, origin)
    e = Edition()
    file.table(known=("title", "sources", "table", "money", "options", "building"))
    file.string("title")
    file.table("sources", known=(*BUILDING_FIGURES, *MONEY_FIGURES, *TABLE_FIGURES))
    for figure in (*BUILDING_FIGURES, *MONEY_FIGURES, *TABLE_FIGURES):
        file.choice("sources", figure, among=SOURCES)
    _read_table(file, e)
    _read_money(file, e, players)
    file.table("building", known=BUILDINGS)
    for t, name in enumerate(BUILDINGS):
        _read_building(file, e, t, name)
    _check_enough(file, e, players)
    chosen = file.options(OPTIONS, options)
    e.theme = THEMES.index(chosen["theme"])
    e.youngest = NOBODY if chosen["youngest"] == "chance" else SEAT_LETTERS.index(chosen["youngest"])
    if e.youngest >= players:
        raise file.bad_option("youngest", options, f"there is no seat {chosen['youngest']} with {players} players")
    e.open_hands = int(chosen["open-hands"] == "yes")
    e.bots_remember = int(chosen["bots-remember"] == "yes")
    return e


def _read_table(file: EditionFile, e: Edition) -> None:
    file.table("table", known=TABLE_FIGURES)
    e.start_money = file.number("table", "start_money", low=1, high=100)
    e.open_money = file.number("table", "open_money", low=1, high=OPEN)
    e.take_at_most = file.number("table", "take_at_most", low=1, high=OPEN * VALUES)
    e.piles = file.number("table", "piles", low=2, high=20)
    first = file.number("table", "pile_of_A", low=1, high=e.piles - 1)
    e.scoring_pile[:] = [first, file.number("table", "pile_of_B", low=first + 1, high=e.piles)]
    e.dirk_start = file.number("table", "dirk_start", low=0, high=MOST_BUILDINGS)
    e.dirk_after_a = file.number("table", "dirk_after_A", low=0, high=MOST_BUILDINGS)
    e.dirk_share_after_b = file.number("table", "dirk_share_after_B", low=1, high=MOST_BUILDINGS)


def _read_money(file: EditionFile, e: Edition, players: int) -> None:
    file.table("money", known=MONEY_FIGURES)
    e.copies[:] = _numbers(file, "money", "copies", low=0, high=MOST_MONEY, least=VALUES, most=VALUES)
    if sum(e.copies) * len(CURRENCIES) > MOST_MONEY:
        raise file.fail(["money", "copies"], f"there must be at most {MOST_MONEY} money cards in all")
    e.removed_for_two = file.number("money", "removed_for_two", low=0, high=min(e.copies))
    in_play = [copies - (e.removed_for_two if players == DIRK else 0) for copies in e.copies]
    worth = sum(value * copies for value, copies in enumerate(in_play, 1))
    if worth * len(CURRENCIES) < players * (e.start_money + VALUES - 1):
        raise file.fail(["money", "copies"], f"there is not enough money to deal {players} start hands")


def _read_building(file: EditionFile, e: Edition, t: int, name: str) -> None:
    file.table("building", name, known=BUILDING_FIGURES)
    for price in _numbers(file, "building", name, "prices", low=1, high=PRICES, least=1, most=20):
        e.buildings[t][price - 1] += 1
    for scoring, figure in enumerate(SCORINGS):
        points = _numbers(file, "building", name, figure, low=0, high=MOST_POINTS, least=0, most=PLACES)
        if points != sorted(points, reverse=True):
            raise file.fail(["building", name, figure], "a later place must not earn more")
        for place, earned in enumerate(points):
            e.prizes[t][scoring * PLACES + place] = earned


def _check_enough(file: EditionFile, e: Edition, players: int) -> None:
    """Enough buildings for the start, and money that cannot be spread so that nobody can ever buy (AL-T7)."""
    buildings = sum(map(sum, e.buildings))
    least = SLOTS + (e.dirk_start if players == DIRK else 0)
    if not least <= buildings <= MOST_BUILDINGS:
        raise file.fail(["building"], f"there must be {least} to {MOST_BUILDINGS} cards in all, not {buildings}")
    dearest = max(price for t in range(TYPES) for price in range(1, PRICES + 1) if e.buildings[t][price - 1])
    removed = e.removed_for_two if players == DIRK else 0
    worth = sum(value * (copies - removed) for value, copies in enumerate(e.copies, 1))
    if worth <= players * (dearest - 1):
        raise file.fail(["money", "copies"], f"{worth} in each currency could leave nobody able to pay {dearest}")


def _numbers(file: EditionFile, *path: str, low: int, high: int, least: int, most: int) -> list[int]:
    """A list of whole numbers within limits."""
    found = file.table(*path[:-1]).get(path[-1])
    if (
        not isinstance(found, list)
        or not least <= len(found) <= most
        or not all(type(n) is int and low <= n <= high for n in found)
    ):
        length = str(least) if least == most else f"{least} to {most}"
        raise file.fail(path, f"must be a list of {length} whole numbers, each {low} to {high}")
    return found
