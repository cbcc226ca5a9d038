"""Monopoly Builder on a terminal's screen: players, island and floors, the board as a strip, menus, offers, throws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.drawing.ink import Line, beside, clipped, cut, left, right, wrapped
from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.pairs import PAIRS
from burgomaster.games.kernel.seats import lettered
from burgomaster.games.kernel.words import Words
from burgomaster.games.monopoly_builder import rules
from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.actions import chips_text, deed_name, describe, field_text, sides
from burgomaster.games.monopoly_builder.chance import space_name
from burgomaster.games.monopoly_builder.outlook import outlook
from burgomaster.games.monopoly_builder.printed import name_of
from burgomaster.games.monopoly_builder.state import (
    DEED_COUNT,
    DEED_SPACE,
    DEEDS,
    FLOORS,
    KIND_COUNT,
    KINDS,
    NOBODY,
    NOTES,
    OVER_PHASE,
    PENTHOUSE,
    SEATS,
    SETS,
    SPACES,
    TAKE_SPACE,
    WIDTH,
    Edition,
    State,
)
from burgomaster.games.monopoly_builder.steps import FIRST_ARG, SECOND_ARG, STEPS, THIRD_ARG, VERB
from burgomaster.games.monopoly_builder.tableau import status

_WIDEST_PLAYERS = 56
_CHIP = 3  # columns for the chips of one kind
_FLOORS = 7 + _CHIP * KIND_COUNT  # the table of costs
_WIDEST_SPACE = 8

_HEADINGS = {
    do.THROW: "throw",
    do.PAY_FINE: "throw",
    do.USE_CARD: "throw",
    do.END: "end",
    do.GO_BANKRUPT: "end",
    do.BUY: "buy",
    do.AUCTION: "buy",
    do.BID: "bid",
    do.DROP: "bid",
    do.BUILD: "build",
    do.REMOVE: "build",
    do.TRADE: "trade",
    do.PARK: "trade",
    do.OFFER: "deal",
    do.ACCEPT: "deal",
    do.REFUSE: "deal",
    do.MORTGAGE: "mortgage",
    do.PAY_OFF: "pay-off",
    do.KEEP: "pay-off",
    do.TOKEN: "token",
}
_GIVES = (do.GIVE_DEED, do.GIVE_CHIP, do.GIVE_CARD, do.GIVE_NOTE)
_ASKS = (do.TAKE_DEED, do.TAKE_CHIP, do.TAKE_CARD, do.TAKE_NOTE)


def draw(
    s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words, width: int, height: int
) -> list[Line]:
    """Players, island and costs of floors side by side; the board in two strips; what lies on it; deeds if they fit."""
    looks = outlook(s, e)
    turn = f"{words('table-turn', turn=s.turns, round=s.round)}: {status(s, e, names, words)}"
    island = _island(s, e, words)
    across = max(sum(len(text) for _, text in line) for line in island)
    players = min(_WIDEST_PLAYERS, width - across - _FLOORS - 4)
    blocks = [
        (players, _players(s, e, names, words, players)),
        (across, island),
        (_FLOORS, _floors(s, looks, seat, words)),
    ]
    head = wrapped(turn, width - len(words("title")) - 2)
    if len(head) > 2:  # the news say the rest
        head = [head[0], clipped([*head[1], ("", " …")], width)]
    lines: list[Line] = [[("title", words("title")), ("", "  "), *head[0]], *head[1:], *_deal(looks, words, width)]
    lines += [*beside(blocks), *_strip(s, e, words, width)]
    lying = _lying(s, e, words, width)  # how many lie where is on the strip already
    lines += lying if len(lines) < height else []
    deeds = _deeds(s, e, looks, names, words, width)
    return [*lines, [], *deeds] if len(lines) + 1 + len(deeds) <= height else lines


def _deal(looks: dict[str, Any], words: Words, width: int) -> list[Line]:
    """What an open offer would do to everybody's points."""
    if looks["offer"] is None or not looks["offer"]["holds"]:
        return []
    points = ", ".join(
        f"{SEAT_LETTERS[p]} {change['before']} → {change['after']}"
        for p, change in enumerate(looks["offer"]["points"])
        if change["before"] != change["after"]
    )
    return [clipped([("strong", words("screen-if-accepted", points=points))], width)] if points else []


# ---- Players, island, floors ----------------------------------------------------------------------------------------


def _players(s: State, e: Edition, names: Sequence[str], words: Words, width: int) -> list[Line]:
    cards = [f" {words('screen-get-out', count=count)}" if count else "" for count in s.get_out[: s.players]]
    name = max(6, width - 14 - _CHIP * KIND_COUNT - max(map(len, cards)))
    heads = [left("", name), *(right(words(f"screen-{what}"), w) for what, w in (("points", 4), ("money", 6)))]
    kinds = "".join(right(words(f"short-{kind}"), _CHIP) for kind in KINDS)
    lines: list[Line] = [[("dim", f" {''.join(heads)}{kinds} {words('screen-blocks')}")]]
    points = [0] * SEATS
    rules.scores(s, e, points)
    for p in range(s.players):
        on_turn = p == s.player and s.phase != OVER_PHASE
        where = words("screen-jail") if s.jail[p] else words("screen-bankrupt") if s.bankrupt[p] else ""
        called = cut(lettered(p, names), name - len(where) - 1) + (f" {where}" if where else "")
        line: Line = [("turn" if on_turn else "strong", f"{'>' if on_turn else ' '}{left(called, name)}")]
        line.append(("", f"{right(str(points[p]), 4)}{right(str(s.cash[p]), 6)}"))
        line += [("" if s.chips[p][k] else "dim", right(str(s.chips[p][k] or "·"), _CHIP)) for k in range(KIND_COUNT)]
        lines.append([*line, ("dim", f"{right(str(s.blocks[p]), 3)}{cards[p]}")])
    bank = "".join(right(str(s.bank[k]), _CHIP) for k in range(KIND_COUNT))
    rest = f"{words('table-bank')}, {words('screen-chance', cards=sum(s.unseen))}"
    lines.append([("dim", f" {left(rest, name + 10)}{bank}")])
    return lines


def _island(s: State, e: Edition, words: Words) -> list[Line]:
    """Whose building stands on every foundation, and how high it is: `A3`; `P` is the penthouse."""
    fields = e.foundation[: e.foundations]
    columns, rows = max(f % WIDTH for f in fields) + 1, max(f // WIDTH for f in fields) + 1
    lines: list[Line] = [[("dim", "  " + "".join(right(str(x + 1), 3) for x in range(columns)))]]
    for y in range(rows):
        line: Line = [("dim", right(str(y + 1), 2))]
        for x in range(columns):
            field = y * WIDTH + x
            floors = s.floors[field]
            height = words("screen-penthouse") if floors == PENTHOUSE else str(floors)
            cell = f"{SEAT_LETTERS[s.built_by[field]]}{height}" if floors else "·"
            line.append(("strong" if floors else "dim", right(cell if e.is_foundation[field] else " ", 3)))
        lines.append(line)
    return lines


def _floors(s: State, looks: dict[str, Any], seat: int | None, words: Words) -> list[Line]:
    """What every floor costs, and what a building of that height is worth; `+` marks what the seat can pay."""
    kinds = "".join(right(words(f"short-{kind}"), _CHIP) for kind in KINDS)
    lines: list[Line] = [[("dim", f"{left(words('screen-floor'), 3)}{kinds}{right(words('screen-points'), 4)}")]]
    for number, floor in enumerate(looks["floors"]):
        name = words("screen-penthouse") if FLOORS[number] == FLOORS[-1] else FLOORS[number]
        payable = seat is not None and not floor["missing"][seat]
        cost = "".join(right(str(floor["cost"].get(kind, "·")), _CHIP) for kind in KINDS)
        style = "good" if payable else ""
        lines.append([(style, f"{'+' if payable else ' '}{name} {cost}"), ("dim", right(str(floor["points"]), 4))])
    return lines


# ---- The board ------------------------------------------------------------------------------------------------------


def _strip(s: State, e: Edition, words: Words, width: int) -> list[Line]:
    """The spaces from START on in two rows; below each the tokens on it (`A`), and how many chips lie there (`+2`).

    A deed has its set, its place, and its owner: `br1A`; of a mortgaged one the owner is a small letter.
    """
    per_row = (e.spaces + 1) // 2
    room = min(_WIDEST_SPACE, (width + 1) // per_row) - 1
    lines: list[Line] = []
    for first in range(0, e.spaces, per_row):
        names: Line = []
        below: Line = []
        for at in range(first, min(first + per_row, e.spaces)):
            names += [_space(s, e, at, words, room), ("", " ")]
            tokens = "".join(SEAT_LETTERS[p] for p in range(s.players) if s.space[p] == at and not s.bankrupt[p])
            chips = f"+{sum(s.lying[at])}" if any(s.lying[at]) else ""
            below += [("strong", left(f"{tokens}{chips}", room)), ("", " ")]
        lines += [names[:-1], below[:-1]]
    return lines


def _space(s: State, e: Edition, at: int, words: Words, room: int) -> tuple[str, str]:
    kind, what = e.space_type[at], e.space_what[at]
    if kind == DEED_SPACE:
        name = SETS[what // 2]
        owner = "" if s.owner[what] == NOBODY else SEAT_LETTERS[s.owner[what]]
        owner = owner.lower() if s.mortgaged[what] else owner
        return name, left(f"{words(f'short-{name}')}{what % 2 + 1}{owner}", room)
    if kind == TAKE_SPACE:
        return "dim", left(f"{e.space_chips}{words(f'short-{KINDS[what]}')}", room)
    return "dim", left(words(f"short-space-{SPACES[kind]}"), room)


def _lying(s: State, e: Edition, words: Words, width: int) -> list[Line]:
    lying = [
        f"{space_name(e, at, words)}: {', '.join(chips_text(s.lying[at], words))}"
        for at in range(e.spaces)
        if any(s.lying[at])
    ]
    return [clipped([("dim", f"{words('table-lying')}: "), ("", "; ".join(lying))], width)] if lying else []


def _deeds(s: State, e: Edition, looks: dict[str, Any], names: Sequence[str], words: Words, width: int) -> list[Line]:
    """A line for every deed: its set, name, price, rent now, the throw that brings chips, which, and the owner."""
    heads = [left(words("table-deed"), 34)]
    heads += [right(words(f"table-{what}"), w) for what, w in (("price", 7), ("rent", 9), ("number", 6))]
    lines: list[Line] = [[("dim", f"{''.join(heads)}  {left(words('table-kind'), 22)} {words('table-owner')}")]]
    for d in range(DEED_COUNT):
        name = SETS[d // 2]
        rent = f"{e.rent[d]}/{e.set_rent[d]}"
        owner = "·" if s.owner[d] == NOBODY else lettered(s.owner[d], names)
        owner += f" ({words('table-mortgaged')})" if s.mortgaged[d] else ""
        called = f"{deed_name(e, d)}, {name_of(e.town[d // 2])}"
        line: Line = [(name, f"{words(f'short-{name}')}{d % 2 + 1}"), ("", f" {left(called, 30)}")]
        line.append(("", f"{right(str(e.price[d]), 7)}{right(rent, 9)}{right(str(e.deed_number[d]), 6)}"))
        line += [("", f"  {left(words(KINDS[e.deed_kind[d]]), 22)}"), ("strong", f" {owner}")]
        lines.append(clipped(line, width))
    return lines


# ---- Menus ----------------------------------------------------------------------------------------------------------


def heading(steps: Sequence[int], begun: int) -> str:
    """Under which heading an action stands; in an offer, to which side its last thing belongs."""
    last = VERB[steps[-1]]
    if begun and len(steps) == begun + 1:
        if last in _GIVES:
            return "menu-give"
        if last in _ASKS:
            return "menu-ask"
        if last in (do.FOR, do.PROPOSE, do.BID_DONE):
            return "menu-then"
    return f"menu-{_HEADINGS.get(STEPS.beginning(steps).number, 'chips')}"


def label(steps: Sequence[int], begun: int, s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """An action under its heading, short; in an offer, the thing that is added."""
    if begun and len(steps) == begun + 1:
        return _added(steps[-1], steps, e, words)
    verb, first, second = VERB[steps[0]], FIRST_ARG[steps[0]], SECOND_ARG[steps[0]]
    if verb == do.OFFER and len(steps) == 1:
        return f"{lettered(first, names)} …"
    if verb == do.BID:
        more = "" if steps[-1] == do.BID_DONE else " …"
        return f"M{sum(NOTES[FIRST_ARG[step]] for step in steps if VERB[step] == do.BID)}{more}"
    if verb in (do.MORTGAGE, do.PAY_OFF):
        amount = f"+M{e.mortgage[first]}" if verb == do.MORTGAGE else f"−M{e.pay_off[first]}"
        return f"{deed_name(e, first)} {amount}"
    if verb == do.BUILD:
        return words("screen-build", floor=_floor_name(s.floors[first], words), field=field_text(first))
    if verb == do.TRADE:
        return f"{THIRD_ARG[steps[0]]} {words(f'{KINDS[first]}s')} → {words(KINDS[second])}"
    if verb == do.PARK:
        return f"{words(KINDS[first])} + {words(KINDS[second])} → {words(KINDS[THIRD_ARG[steps[0]]])}"
    if verb == do.STEAL:
        return f"{words(KINDS[second])} ← {lettered(first, names)}"
    return describe(steps, s, e, names, words)


def _floor_name(floors: int, words: Words) -> str:
    return words("screen-the-penthouse") if floors + 1 == PENTHOUSE else str(floors + 1)


def _added(step: int, steps: Sequence[int], e: Edition, words: Words) -> str:
    """What one more step adds to an offer or a bid."""
    verb, first = VERB[step], FIRST_ARG[step]
    if verb in (do.GIVE_DEED, do.TAKE_DEED):
        return deed_name(e, first)
    if verb in (do.GIVE_CHIP, do.TAKE_CHIP):
        return words(KINDS[first])
    if verb in (do.GIVE_CARD, do.TAKE_CARD):
        return words("some-cards", count=1)
    if verb in (do.GIVE_NOTE, do.TAKE_NOTE, do.BID):
        return f"+M{NOTES[first]}"
    if verb == do.BID_DONE:
        return words("do-bid", amount=sum(NOTES[FIRST_ARG[one]] for one in steps if VERB[one] == do.BID))
    return words("screen-then-ask" if verb == do.FOR else "screen-propose")


def so_far(steps: Sequence[int], s: State, e: Edition, names: Sequence[str], words: Words) -> list[str]:
    """Both sides of an offer that is being put together; of a bid, the amount."""
    if VERB[steps[0]] == do.BID:
        return [words("do-bid", amount=sum(NOTES[FIRST_ARG[one]] for one in steps if VERB[one] == do.BID)) + " …"]
    given, asked = sides(steps, e, words)
    nothing = words("screen-nothing-yet")
    name = lettered(FIRST_ARG[steps[0]], names)
    return [words("screen-offer", name=name, given=given or nothing, asked=asked or nothing)]


# ---- Odds -----------------------------------------------------------------------------------------------------------


def odds(s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """For every total: how likely it is, where it leads and what it costs there, and which chips it brings whom."""
    looks = outlook(s, e)
    if not looks["throws"]:
        return []
    ways = [sum(int(part) for part in pair.split("+")) for pair in PAIRS.names]
    doubles = [len(set(pair.split("+"))) == 1 for pair in PAIRS.names]
    title = words("screen-odds", name=names[s.player])
    lines: list[Line] = [[("title", title)]]
    if s.jail[s.player]:
        lines += wrapped(words("screen-only-doubles"), width, "dim")
    for total, brings in ((int(key), value) for key, value in looks["throws"].items()):
        weight = sum(1 if double else 2 for way, double in zip(ways, doubles, strict=True) if way == total)
        chance = f"{100 * weight / 36:.0f} %"
        line: Line = [("strong", right(str(total), 2)), ("", right(chance, 6)), ("", "  ")]
        line.append(("", left(_leads(s, e, looks, brings, names, words), 38)))
        line.append(("", " " + "; ".join(_collects(brings["collects"], names, words))))
        lines.append(clipped(line, width))
    return lines


def _leads(
    s: State, e: Edition, looks: dict[str, Any], brings: dict[str, Any], names: Sequence[str], words: Words
) -> str:
    at = brings["to"]
    if at is None:
        return words("screen-stays")
    place = space_name(e, at, words)
    if e.space_type[at] == DEED_SPACE:
        d = e.space_what[at]
        if s.owner[d] == NOBODY:
            place += f" (M{e.price[d]})"
        elif s.owner[d] != s.player and looks["rents"][DEEDS[d]]:
            place += f" (−M{looks['rents'][DEEDS[d]]} → {SEAT_LETTERS[s.owner[d]]})"
    bonus = f" +M{e.start_bonus}" if brings["passes_start"] else ""
    return f"→ {place}{bonus}"


def _collects(collected: Sequence[dict[str, Any]], names: Sequence[str], words: Words) -> list[str]:
    """By seat, the chips a throw brings."""
    by_seat: dict[int, list[int]] = {}
    for one in collected:
        by_seat.setdefault(one["who"], [0] * KIND_COUNT)[KINDS.index(one["chip"])] += one["got"]
    return [
        f"{SEAT_LETTERS[p]} "
        + ", ".join(f"+{count} {words(f'short-{KINDS[k]}')}" for k, count in enumerate(counts) if count)
        for p, counts in sorted(by_seat.items())
        if any(counts)
    ]
