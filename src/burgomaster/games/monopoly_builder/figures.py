"""Reads an edition of Monopoly Builder: TOML text and table options in, an Edition out."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from burgomaster.games.kernel.contract import Option
from burgomaster.games.kernel.editions import SOURCES, EditionFile
from burgomaster.games.monopoly_builder.cards import COUNTED_FIGURES, MOST_CHIPS, only_counted, read_cards
from burgomaster.games.monopoly_builder.printed import check_names, codes, money
from burgomaster.games.monopoly_builder.state import (
    BANK_RATE,
    DEED_SPACE,
    DEEDS,
    FLOORS,
    FREE_PARKING,
    HEIGHT,
    JAIL,
    KINDS,
    LEAST_RATE,
    LONGEST_NAME,
    MOST_NOTES,
    MOST_RATE,
    MOST_SPACES,
    NOBODY,
    ROLL,
    SETS,
    SPACES,
    START,
    TAKE_SPACE,
    TOKENS,
    WIDTH,
    Edition,
)

OPTIONS = (
    Option("deals", ("yes", "no")),  # MB-D1
    Option("offers", ("5", "1")),  # MB-D1
    Option("rounds", ("100", "50")),  # MB-E4
)

MOST_MONEY = 10_000  # of one figure: far above any printed one, far below what could overflow
MOST_POINTS = 50
FEWEST_SPACES = len(DEEDS) + 2  # the deeds, START and jail
MOST_FLOOR_COST = 9  # chips of one kind

# The figures of the table: lowest and highest; amounts of money are multiples of 5.
MONEY_FIGURES = {
    "start_money": (0, MOST_MONEY),
    "start_bonus": (0, MOST_MONEY),
    "fine": (5, MOST_MONEY),
    "first_bid": (5, MOST_MONEY),
    "least_raise": (5, MOST_MONEY),
}
COUNT_FIGURES = {
    "start_chips": (0, 20),
    "chips_of_a_kind": (1, 25),
    "blocks": (4, 100),
    "most_chips": (0, 100),
    "own_number": (2, 12),
    "deed_chips": (0, 20),
    "space_chips": (0, 20),
    "most_doubles": (1, 100),
    "jail_tries": (1, 100),
    "billionaire_points": (0, MOST_POINTS),
    "community_points": (0, MOST_POINTS),
}
# Those that may be missing, and what they are then: a number, or as much as another figure.
OPTIONAL_FIGURES: dict[str, tuple[int, int, int | str]] = {
    "own_chips": (0, 20, "deed_chips"),
    "roll_chips": (0, 20, "space_chips"),
    "steal_chips": (1, MOST_CHIPS, 1),
    "bank_rate": (LEAST_RATE, MOST_RATE, BANK_RATE),
}
TABLE_FIGURES = (*MONEY_FIGURES, *COUNT_FIGURES)
SET_FIGURES = ("town", "set_points")
DEED_FIGURES = ("name", "price", "rent", "set_rent", "mortgage", "pay_off", "number", "kind")
FLOOR_FIGURES = ("cost", "points")
GROUPS = ("token", "space", "roll", "card", "island")
NOTES_GROUP = "notes"  # may be missing: nothing depends on which notes the money is
SPACE_NAMES = (*SPACES[:TAKE_SPACE], *(f"take-{kind}" for kind in KINDS), *DEEDS)


def read_edition(text: str, origin: str, options: Mapping[str, str], players: int) -> Edition:
    """The edition; BadEdition names file and line."""
    file = EditionFile(text, origin)
    e = Edition()
    groups = (*GROUPS, NOTES_GROUP) if NOTES_GROUP in file.table() else GROUPS
    file.table(known=("title", "sources", "table", "options", "set", "deed", "floor", *GROUPS, NOTES_GROUP))
    file.string("title")
    counted = COUNTED_FIGURES if only_counted(file) else ()
    given = file.table("table", known=(*TABLE_FIGURES, *OPTIONAL_FIGURES, *counted))
    figures = (*TABLE_FIGURES, *(name for name in OPTIONAL_FIGURES if name in given), *counted)
    _check_sources(file, "sources", known=(*figures, *SET_FIGURES, *DEED_FIGURES, *FLOOR_FIGURES, *groups))
    for name, (low, high) in MONEY_FIGURES.items():
        setattr(e, name, _money(file, "table", name, low=low, high=high))
    for name, (low, high) in COUNT_FIGURES.items():
        setattr(e, name, file.number("table", name, low=low, high=high))
    for name, (low, high, otherwise) in OPTIONAL_FIGURES.items():
        usual = getattr(e, otherwise) if isinstance(otherwise, str) else otherwise
        setattr(e, name, file.number("table", name, low=low, high=high) if name in given else usual)
    if NOTES_GROUP in groups:
        _read_notes(file, e)
    file.table("token", known=TOKENS)
    for p, token in enumerate(TOKENS):
        e.token_kind[p] = file.choice("token", token, among=KINDS)
    _read_sets(file, e)
    _read_board(file, e)
    file.table("roll", known=[str(total) for total in range(2, 13)])
    for total in range(2, 13):
        e.roll_kind[total] = file.choice("roll", str(total), among=KINDS)
    _read_floors(file, e)
    read_cards(file, e)
    _read_island(file, e)
    _check_chips(file, e)
    check_names(file, e)
    chosen = file.options(OPTIONS, options)
    e.deals = int(chosen["deals"] == "yes")
    e.most_offers = int(chosen["offers"])
    e.most_rounds = int(chosen["rounds"])
    return e


def _read_notes(file: EditionFile, e: Edition) -> None:
    """The notes everybody starts with: they make the start money."""
    for place, note in enumerate(file.table(NOTES_GROUP)):
        if not re.fullmatch(r"[1-9][0-9]{0,4}", note) or int(note) % 5 or int(note) > MOST_MONEY:
            problem = f"is no note: its name is its worth, a multiple of 5 up to {MOST_MONEY}"
            raise file.fail([NOTES_GROUP, note], problem)
        if place >= MOST_NOTES:
            raise file.fail([NOTES_GROUP, note], f"there are at most {MOST_NOTES} different notes")
    for place, worth in enumerate(sorted(map(int, file.table(NOTES_GROUP)))):
        e.note[place] = worth
        e.start_notes[place] = file.number(NOTES_GROUP, str(worth), low=0, high=100)
    worth = sum(note * count for note, count in zip(e.note, e.start_notes, strict=True))
    if worth != e.start_money:
        raise file.fail([NOTES_GROUP], f"these notes make {worth}, but the start money is {e.start_money}")


def _check_sources(file: EditionFile, *path: str, known: Sequence[str]) -> None:
    """Every figure says where it comes from; a table's own `sources` may name some of its figures again."""
    given = file.table(*path, known=known)
    for figure in known if path == ("sources",) else given:
        file.choice(*path, figure, among=SOURCES)


def _table(file: EditionFile, *path: str, known: Sequence[str]) -> None:
    """A table of the file that may have its own `sources`."""
    if "sources" in file.table(*path, known=(*known, "sources")):
        _check_sources(file, *path, "sources", known=known)


def _money(file: EditionFile, *path: str, low: int, high: int = MOST_MONEY) -> int:
    return money(file, *path, low=low, high=high)


def _codes(file: EditionFile, *path: str) -> list[int]:
    return codes(file, *path, longest=LONGEST_NAME)


# ---- Sets and deeds -------------------------------------------------------------------------------------------------


def _read_sets(file: EditionFile, e: Edition) -> None:
    file.table("set", known=SETS)
    for n, colour in enumerate(SETS):
        if colour not in file.table("set"):
            raise file.fail(["deed", f"{colour}-1"], f"belongs to no set: the set {colour} is missing")
        _table(file, "set", colour, known=SET_FIGURES)
        e.set_points[n] = file.number("set", colour, "set_points", low=0, high=MOST_POINTS)
        e.town[n] = _codes(file, "set", colour, "town")
    for deed in file.table("deed"):
        if deed not in DEEDS:
            raise file.fail(["deed", deed], _no_such_deed(deed))
    for d, deed in enumerate(DEEDS):
        if deed not in file.table("deed"):
            raise file.fail(["set", SETS[d // 2]], f"the deed {deed} is missing: a set has two deeds")
        _read_deed(file, e, d, deed)


def _no_such_deed(deed: str) -> str:
    colour, _, place = deed.rpartition("-")
    if colour in SETS and place.isdecimal():
        return f"a set has two deeds, {colour}-1 and {colour}-2"
    return f"belongs to no set; deeds are called after the sets {', '.join(SETS)}, such as {DEEDS[0]}"


def _read_deed(file: EditionFile, e: Edition, d: int, deed: str) -> None:
    _table(file, "deed", deed, known=DEED_FIGURES)
    e.name[d] = _codes(file, "deed", deed, "name")
    e.price[d] = _money(file, "deed", deed, "price", low=5)
    e.rent[d] = _money(file, "deed", deed, "rent", low=0)
    e.set_rent[d] = _money(file, "deed", deed, "set_rent", low=e.rent[d])
    e.mortgage[d] = _money(file, "deed", deed, "mortgage", low=5)
    if e.mortgage[d] > e.price[d]:
        raise file.fail(["deed", deed, "mortgage"], f"must be at most the price, {e.price[d]}")
    e.pay_off[d] = _money(file, "deed", deed, "pay_off", low=5)
    if e.pay_off[d] <= e.mortgage[d]:
        raise file.fail(["deed", deed, "pay_off"], f"must be more than the mortgage, {e.mortgage[d]}")
    e.deed_number[d] = file.number("deed", deed, "number", low=1, high=12)  # two dice never show 1, but a box may
    e.deed_kind[d] = file.choice("deed", deed, "kind", among=KINDS)


# ---- The board ------------------------------------------------------------------------------------------------------


def _read_board(file: EditionFile, e: Edition) -> None:
    given = file.table("space", known=[str(at) for at in range(MOST_SPACES)])
    e.spaces = max((int(at) for at in given), default=0) + 1
    where: dict[str, list[int]] = {}
    for at in range(max(e.spaces, FEWEST_SPACES)):
        name = SPACE_NAMES[file.choice("space", str(at), among=SPACE_NAMES)]
        where.setdefault(name, []).append(at)
        if name in DEEDS:
            e.space_type[at], e.space_what[at] = DEED_SPACE, DEEDS.index(name)
        elif name.startswith("take-"):
            e.space_type[at], e.space_what[at] = TAKE_SPACE, KINDS.index(name.removeprefix("take-"))
        else:
            e.space_type[at], e.space_what[at] = SPACES.index(name), NOBODY
    for name in (SPACES[START], SPACES[JAIL], SPACES[FREE_PARKING], *DEEDS):
        found = where.get(name, [])
        if len(found) > 1:
            raise file.fail(["space", str(found[1])], f"{name} stands on the board twice, also as space {found[0]}")
        if not found and name != SPACES[FREE_PARKING]:
            raise file.fail(["space"], f"no space is {name}")
    if where[SPACES[START]] != [0]:
        raise file.fail(["space", str(where[SPACES[START]][0])], "start is space 0")
    for at in range(e.spaces, MOST_SPACES):
        e.space_type[at] = e.space_what[at] = NOBODY
    for d, deed in enumerate(DEEDS):
        e.space_of_deed[d] = where[deed][0]
    e.jail_space = where[SPACES[JAIL]][0]
    e.parking_space = where.get(SPACES[FREE_PARKING], [NOBODY])[0]


# ---- Floors, cards, the island --------------------------------------------------------------------------------------


def _read_floors(file: EditionFile, e: Edition) -> None:
    file.table("floor", known=FLOORS)
    for level, floor in enumerate(FLOORS):
        _table(file, "floor", floor, known=FLOOR_FIGURES)
        cost = file.table("floor", floor, "cost", known=KINDS)
        for k, kind in enumerate(KINDS):
            most = min(MOST_FLOOR_COST, e.chips_of_a_kind)
            e.floor_cost[level][k] = file.number("floor", floor, "cost", kind, low=0, high=most) if kind in cost else 0
        if sum(e.floor_cost[level]) == 0:
            raise file.fail(["floor", floor, "cost"], "a floor costs at least one chip")
        e.points[level + 1] = file.number("floor", floor, "points", low=0, high=MOST_POINTS)


def _check_chips(file: EditionFile, e: Edition) -> None:
    """The bank can hand out the start chips, and chips come out of it during the game."""
    for k, kind in enumerate(KINDS):
        wanted = e.start_chips * sum(own == k for own in e.token_kind)
        if wanted > e.chips_of_a_kind:
            problem = f"the players would start with {wanted} × {kind}, and there are only {e.chips_of_a_kind}"
            raise file.fail(["table", "start_chips"], problem)
    for p, own in enumerate(e.token_kind):
        if own in e.token_kind[:p]:
            twin = TOKENS[list(e.token_kind).index(own)]
            raise file.fail(
                ["token", TOKENS[p]], f"each token has a kind of its own (MB-S1), and the {twin} has {KINDS[own]}"
            )
    spaces = e.space_type[: e.spaces]
    by_space = (e.space_chips and TAKE_SPACE in spaces) or (e.roll_chips and ROLL in spaces)
    if not (e.deed_chips or e.own_chips or by_space):
        problem = "must be more than 0: neither deeds nor spaces would bring anybody a chip, and nothing could be built"
        raise file.fail(["table", "deed_chips"], problem)


def _read_island(file: EditionFile, e: Edition) -> None:
    lines = file.table("island", known=[str(y + 1) for y in range(HEIGHT)])
    for y in range(len(lines)):
        line = file.string("island", str(y + 1))
        if len(line) > WIDTH or set(line) - set("#."):
            raise file.fail(["island", str(y + 1)], f"must be up to {WIDTH} of # (foundation) and . (water)")
        for x, ground in enumerate(line):
            if ground == "#":
                e.foundation[e.foundations] = y * WIDTH + x
                e.is_foundation[y * WIDTH + x] = 1
                e.foundations += 1
    if e.foundations == 0:
        raise file.fail(["island"], "must have at least one foundation (#)")
