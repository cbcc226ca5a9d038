"""Reads an edition of Machi Koro: TOML text and table options in, an Edition out."""

from __future__ import annotations

from collections.abc import Mapping

from burgomaster.games.kernel.contract import SEAT_LETTERS, Option
from burgomaster.games.kernel.editions import SOURCES, EditionFile
from burgomaster.games.machi_koro.state import (
    BLUE,
    BUILDINGS,
    BUSINESS_CENTER,
    COLOURS,
    GREEN,
    ICONS,
    LANDMARKS,
    NOBODY,
    PURPLE,
    SEATS,
    STADIUM,
    TV_STATION,
    Edition,
)

STACKS = {"all": 0, "split": 10, "ten": 10}  # how many different buildings lie face up; 0 = all

OPTIONS = (
    Option("start", (*SEAT_LETTERS[:SEATS], "chance"), rule="MK-2"),
    Option("radio-dice", ("same", "free"), rule="MK-13"),
    Option("park-same-turn", ("no", "yes"), rule="MK-14"),
    Option("market", tuple(STACKS), later=True, rule="MK-19"),
    Option("dead-stacks", ("stay", "aside"), later=True, rule="MK-19"),
)

ONE_DIE = 6
MOST_COINS = 100  # per card or landmark: far above any printed figure, far below what could overflow
FIGURES = ("activates", "colour", "icon", "cost", "earns", "per", "copies", "start")
TABLE_FIGURES = ("start_coins", "mall_bonus")


def read_edition(text: str, origin: str, options: Mapping[str, str], players: int) -> Edition:
    """The edition; BadEdition names file and line."""
    file = EditionFile(text, origin)
    e = Edition()
    file.table(known=("title", "sources", "table", "options", "building", "landmark"))
    file.string("title")
    file.table("sources", known=(*FIGURES, *TABLE_FIGURES))
    for figure in (*FIGURES, *TABLE_FIGURES):
        file.choice("sources", figure, among=SOURCES)
    file.table("table", known=TABLE_FIGURES)
    e.start_coins = file.number("table", "start_coins", low=0, high=MOST_COINS)
    e.mall_bonus = file.number("table", "mall_bonus", low=0, high=MOST_COINS)
    file.table("building", known=BUILDINGS)
    for b, name in enumerate(BUILDINGS):
        _read_building(file, e, b, name)
    file.table("landmark", known=LANDMARKS)
    for landmark, name in enumerate(LANDMARKS):
        file.table("landmark", name, known=("cost",))
        e.landmark_cost[landmark] = file.number("landmark", name, "cost", low=0, high=MOST_COINS)
    _check_income(file, e)
    chosen = file.options(OPTIONS, options)
    e.start_seat = NOBODY if chosen["start"] == "chance" else SEAT_LETTERS.index(chosen["start"])
    if e.start_seat >= players:
        raise file.bad_option("start", options, f"there is no seat {chosen['start']} with {players} players")
    e.radio_free = int(chosen["radio-dice"] == "free")
    e.park_same_turn = int(chosen["park-same-turn"] == "yes")
    e.stacks = STACKS[chosen["market"]]
    e.halves = 2 if chosen["market"] == "split" else 1
    e.half = [int(e.halves > 1 and e.low[b] > ONE_DIE) for b in range(len(BUILDINGS))]
    e.sets_aside = int(chosen["dead-stacks"] == "aside" and e.stacks > 0)
    return e


def _check_income(file: EditionFile, e: Edition) -> None:
    """Somebody must be able to earn from the bank with what there is at the start, or no game would ever end."""
    if sum(e.landmark_cost) <= e.start_coins:
        return
    for b in range(len(BUILDINGS)):
        pays = e.colour[b] in (BLUE, GREEN) and e.earns[b] > 0 and e.low[b] <= ONE_DIE
        counts = e.per_icon[b] == NOBODY or e.per_icon[b] in e.icon
        if pays and counts and (e.start_copies[b] or e.cost[b] <= e.start_coins):
            return
    raise file.fail(["building"], "nobody could ever earn a coin from the bank, so no game would end")


def _read_building(file: EditionFile, e: Edition, b: int, name: str) -> None:
    given = file.table("building", name, known=FIGURES)
    activates = given.get("activates")
    if not (
        isinstance(activates, list)
        and [type(n) for n in activates] == [int, int]
        and 1 <= activates[0] <= activates[1] <= 12
    ):
        raise file.fail(["building", name, "activates"], "must be [lowest, highest], each 1 to 12")
    e.low[b], e.high[b] = activates
    e.colour[b] = file.choice("building", name, "colour", among=COLOURS)
    if (e.colour[b] == PURPLE) != (b in (STADIUM, TV_STATION, BUSINESS_CENTER)):
        raise file.fail(["building", name, "colour"], "exactly the three large buildings are purple")
    e.icon[b] = file.choice("building", name, "icon", among=ICONS)
    e.cost[b] = file.number("building", name, "cost", low=0, high=MOST_COINS)
    e.earns[b] = file.number("building", name, "earns", low=0, high=MOST_COINS)
    e.per_icon[b] = file.choice("building", name, "per", among=ICONS) if "per" in given else NOBODY
    e.copies[b] = file.number("building", name, "copies", low=1, high=20)
    e.start_copies[b] = file.number("building", name, "start", low=0, high=2) if "start" in given else 0
    if e.colour[b] == PURPLE and e.start_copies[b] > 1:
        raise file.fail(["building", name, "start"], "a city holds at most one of each large building")
