"""What the rulebook of Monopoly Builder names beyond the numbers of its edition: names, tables, and its examples."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from burgomaster.games.kernel.examples import Example, NotHere, Scene, first_shown, needs
from burgomaster.games.kernel.filling import Figure
from burgomaster.games.kernel.markdown import escaped, rows
from burgomaster.games.kernel.printing import Printing
from burgomaster.games.kernel.voice import listed
from burgomaster.games.monopoly_builder.actions import chips_text, deed_name, field_text
from burgomaster.games.monopoly_builder.chance import card_says, space_name
from burgomaster.games.monopoly_builder.printed import name_of, with_article
from burgomaster.games.monopoly_builder.rules import community, community_builder
from burgomaster.games.monopoly_builder.state import (
    CARD_KINDS,
    CHANCE_SPACE,
    DEED_COUNT,
    DEED_SPACE,
    DEEDS,
    EXCHANGE,
    FLOORS,
    GO_TO_JAIL,
    HEIGHT,
    KIND_COUNT,
    KINDS,
    MOST_CARDS,
    NOBODY,
    PENTHOUSE,
    SETS,
    SWAP_CARD,
    TOKENS,
    WIDTH,
    Edition,
)

ANNA, BRUNO, CLARA = range(3)


def figures(printing: Printing) -> dict[str, Figure]:
    """The names, tables and conditions of an edition."""
    e: Edition = printing.figures
    words = printing.words
    costs = [sum(cost) for cost in e.floor_cost]
    dear = next((level for level in range(1, PENTHOUSE + 1) if min(costs[level - 1 :]) > e.most_chips), 0)
    lines = _island(e)
    used = {effect for effect, count in zip(e.card_effect, e.card_count, strict=True) if count}
    used |= {effect for effect, count in zip(e.then_effect, e.card_count, strict=True) if count and effect != NOBODY}
    return {
        "house": int(printing.edition == "house"),
        "all_chips": KIND_COUNT * e.chips_of_a_kind,
        "notes": listed([str(note) for note in e.note if note], words),
        "start_notes": listed(
            [f"{count} × {note}" for note, count in zip(e.note, e.start_notes, strict=True) if count], words
        ),
        "most_cards": MOST_CARDS,
        **{f"token.{token}": words(KINDS[e.token_kind[p]]) for p, token in enumerate(TOKENS)},
        "board": rows(_board(printing)),
        "square": int(e.spaces % 4 == 0),
        "deeds": rows(_deed(e, d, printing) for d in range(DEED_COUNT)),
        "town.1": escaped(name_of(e.town[SETS.index("light-blue")])),
        "name.1": deed_name(e, DEEDS.index("light-blue-1")).replace("`", ""),
        "street.1": _street(e, DEEDS.index("light-blue-1"), printing),
        "kind.1": words(f"{KINDS[e.deed_kind[DEEDS.index('light-blue-1')]]}"),
        "half": int(all(e.mortgage[d] == _up(e.price[d] * 10, 20) for d in range(DEED_COUNT))),
        "tenth": int(all(e.pay_off[d] == _up(e.mortgage[d] * 11, 10) for d in range(DEED_COUNT))),
        "parking": int(e.parking_space != NOBODY),
        "exchange": int(e.parking_space != NOBODY or EXCHANGE in used),
        "rolls": rows(_rolls(e, printing)),
        "cards_table": rows(_cards(e, printing)),
        "get_outs": e.card_count[e.get_out_card] if e.get_out_card != NOBODY else 0,
        "swaps": sum(count for effect, count in zip(e.card_effect, e.card_count, strict=True) if effect == SWAP_CARD),
        "floors_table": rows(_floor(e, level, printing) for level in range(1, PENTHOUSE + 1)),
        **{f"points.{floor}": e.points[level] for level, floor in enumerate(FLOORS, 1)},
        "rising": int(all(low < high for low, high in pairwise(costs))),
        "worth": int(all(low < high for low, high in pairwise(e.points[1:]))),
        "tower_chips": sum(costs),
        "dear": int(0 < dear < PENTHOUSE),
        "dear_level": dear,
        "dear_top": int(dear == PENTHOUSE),
        "rectangle": int(len(set(lines)) == 1 and "." not in lines[0]),
        "island_rows": len(lines),
        "island_columns": len(lines[0]),
        "island": "\n".join(lines),
    }


def _up(amount: int, share: int) -> int:
    """A share of an amount, as a multiple of 5, rounded up."""
    return -(-amount // (5 * share)) * 5


def _street(e: Edition, d: int, printing: Printing) -> str:
    """A street as it is named in a sentence."""
    return escaped(with_article(deed_name(e, d), printing.words))


# ---- Tables ---------------------------------------------------------------------------------------------------------


def _board(printing: Printing) -> Iterable[Sequence[str]]:
    """The spaces, in four columns."""
    e: Edition = printing.figures
    side = -(-e.spaces // 4)
    for down in range(side):
        yield [_space(e, at, printing) for at in range(down, 4 * side, side)]


def _space(e: Edition, at: int, printing: Printing) -> str:
    if at >= e.spaces:
        return ""
    name = escaped(space_name(e, at, printing.words))
    if e.space_type[at] == DEED_SPACE:
        name += f" ({printing.words(SETS[e.space_what[at] // 2])})"
    return f"{at} {name}"


def _deed(e: Edition, d: int, printing: Printing) -> Sequence[object]:
    words = printing.words
    return (
        words(SETS[d // 2]),
        escaped(f"{deed_name(e, d)}, {name_of(e.town[d // 2])}"),
        e.price[d],
        f"{e.rent[d]} / {e.set_rent[d]}",
        e.deed_number[d],
        words(KINDS[e.deed_kind[d]]),
        f"{e.mortgage[d]} / {e.pay_off[d]}",
        e.set_points[d // 2],
    )


def _rolls(e: Edition, printing: Printing) -> Iterable[Sequence[object]]:
    for k, kind in enumerate(KINDS):
        totals = [str(total) for total in range(2, 13) if e.roll_kind[total] == k]
        if totals:
            yield ", ".join(totals), printing.words(kind)


def _cards(e: Edition, printing: Printing) -> Iterable[Sequence[object]]:
    """What is printed on each card, how many there are, and the rules of what it does."""
    for card in range(CARD_KINDS):
        if e.card_count[card]:
            does = [e.card_effect[card], *([] if e.then_effect[card] == NOBODY else [e.then_effect[card]])]
            cited = ", ".join(f"MB-C{effect + 1}" for effect in dict.fromkeys(does))
            yield escaped(card_says(e, card, printing.words)), e.card_count[card], cited


def _floor(e: Edition, level: int, printing: Printing) -> Sequence[object]:
    name = printing.words("figure-penthouse").lower() if level == PENTHOUSE else level
    return name, ", ".join(chips_text(e.floor_cost[level - 1], printing.words)), e.points[level]


def _island(e: Edition) -> list[str]:
    """The island in lines, without the water around it."""
    lines = ["".join("#" if e.is_foundation[y * WIDTH + x] else "." for x in range(WIDTH)) for y in range(HEIGHT)]
    used = [x for x in range(WIDTH) if any(line[x] == "#" for line in lines)]
    rows_used = [y for y in range(HEIGHT) if "#" in lines[y]]
    return [line[used[0] : used[-1] + 1] for line in lines[rows_used[0] : rows_used[-1] + 1]]


# ---- Examples -------------------------------------------------------------------------------------------------------


def _player(**more: object) -> dict[str, object]:
    return {"cash": 900, **more}


def _scene(printing: Printing, players: Sequence[dict[str, object]], turn: dict[str, object], **more: object) -> Scene:
    return Scene(printing, {"turn": {"seat": ANNA, "phase": "throw", **turn}, "players": list(players), **more})


def _some(printing: Printing, k: int, count: int) -> str:
    """Chips of a kind in words: `two cranes`."""
    return printing.words(f"{KINDS[k]}.some", count=count, number=printing.number(count))


def collecting(printing: Printing) -> Example:
    """MB-T2: two deeds with the number that is thrown."""
    e: Edition = printing.figures
    pairs = [
        (one, other)
        for different in (True, False)  # two kinds of chip show more than one
        for one in range(DEED_COUNT)
        for other in range(one + 1, DEED_COUNT)
        if e.deed_number[one] == e.deed_number[other] and (e.deed_kind[one] != e.deed_kind[other]) == different
    ]
    return first_shown(lambda one=one, other=other: _collected(printing, one, other) for one, other in pairs)  # type: ignore[misc]


def _collected(printing: Printing, one: int, other: int) -> Example:
    e: Edition = printing.figures
    number = e.deed_number[one]
    low = max(1, number - 6)
    dice = low, number - low
    needs(low < number - low <= 6, number != e.own_number or not e.own_chips, e.deed_chips)
    start = next(
        (at for at in range(e.spaces - number) if e.space_type[at + number] not in (GO_TO_JAIL, CHANCE_SPACE)), None
    )
    needs(start is not None)
    assert start is not None
    players = [_player(deeds=[DEEDS[one]]), _player(space=start), _player(deeds=[DEEDS[other]])]
    scene = _scene(printing, players, {"seat": BRUNO})
    scene.play("throw", f"dice {dice[0]}+{dice[1]}")
    s = scene.state
    needs(s.space[BRUNO] == start + number)
    told: dict[str, Figure] = {
        "number": number,
        "low": dice[0],
        "high": dice[1],
        "spaces": s.space[BRUNO] - scene.start.space[BRUNO],
    }
    for seat, d, name in ((ANNA, one, "one"), (CLARA, other, "other")):
        kind = e.deed_kind[d]
        needs(s.chips[seat][kind] == e.deed_chips)
        told |= {name: _street(e, d, printing), f"{name}_kind": printing.words(KINDS[kind])}
        told[f"{name}_takes"] = _some(printing, kind, s.chips[seat][kind])
    return Example((scene,), told)


def auction(printing: Printing) -> Example:
    """MB-B3: three bids."""
    e: Edition = printing.figures
    d = next((d for d in range(DEED_COUNT) if e.space_of_deed[d] > 3), None)
    needs(d is not None)
    assert d is not None
    first, bid = e.first_bid, e.first_bid + 6 * e.least_raise
    last = bid + e.least_raise
    rich = [_player(cash=last + 100, space=e.space_of_deed[d] - 3), _player(cash=last + 100), _player(cash=last + 100)]
    scene = _scene(printing, rich, {})
    scene.play("throw", "dice 1+2", "auction", f"bid {first}", f"bid {bid}", "drop", f"bid {last}", "drop")
    paid = scene.start.cash[ANNA] - scene.state.cash[ANNA]
    needs(scene.state.owner[d] == ANNA, paid == last)
    return Example((scene,), {"first": first, "second": bid, "last": last, "paid": paid})


def rent(printing: Printing) -> Example:
    """MB-B4: both deeds of a set, one of them mortgaged."""
    sets = sorted(range(len(SETS)), key=lambda colour: SETS[colour] != "red")
    return first_shown(lambda colour=colour: _rented(printing, colour) for colour in sets)  # type: ignore[misc]


def _rented(printing: Printing, colour: int) -> Example:
    e: Edition = printing.figures
    one, other = 2 * colour, 2 * colour + 1
    needs(e.rent[one] < e.set_rent[one])

    def stopped(at: int, deeds: list[int], mortgaged: list[int]) -> tuple[Scene, int]:
        needs(e.space_of_deed[at] >= 3)
        owner = _player(deeds=[DEEDS[d] for d in deeds], mortgaged=[DEEDS[d] for d in mortgaged])
        guest = _player(cash=2 * e.set_rent[one] + 5, space=e.space_of_deed[at] - 3)
        scene = _scene(printing, [_player(), owner, guest], {"seat": CLARA})
        scene.play("throw", "dice 1+2")
        return scene, scene.start.cash[CLARA] - scene.state.cash[CLARA]

    both, paid = stopped(one, [one, other], [other])
    nothing, none = stopped(other, [one, other], [other])
    single, usual = stopped(one, [one], [])
    needs(paid == e.set_rent[one], usual == e.rent[one], none == 0)
    names = {"open": _street(e, one, printing), "mortgaged": _street(e, other, printing)}
    return Example((both, nothing, single), {**names, "paid": paid, "usual": usual})


def dealing(printing: Printing) -> Example:
    """MB-D1: an offer, a counter-offer, and a floor."""
    e: Edition = printing.figures
    cost = e.floor_cost[0]
    k = next((k for k in sorted(range(KIND_COUNT), key=lambda k: KINDS[k] != "crane") if cost[k]), 0)
    missing = KINDS[k]
    own = {kind: cost[n] - (n == k) for n, kind in enumerate(KINDS) if cost[n] - (n == k)}
    before, offered, more = 300, 40, 20
    bruno = _player(cash=before, chips=own, get_out_cards=1)
    scene = _scene(
        printing, [_player(), bruno, _player(chips={missing: 1})], {"seat": BRUNO, "phase": "act", "dice": [1, 2]}
    )
    field = field_text(e.foundation[0])
    needs(scene.refuses(f"build {field}"))
    scene.play(f"offer C: {offered} for {missing}", f"counter {missing} for card + {more}", "accept", f"build {field}")
    s = scene.state
    needs(s.get_out[CLARA] == 1, s.cash[BRUNO] == before - more, s.floors[e.foundation[0]] == 1)
    kind = {"kind": printing.words(missing), "some": _some(printing, k, 1), "a": printing.words(f"{missing}.a")}
    return Example((scene,), {**kind, "cash": before, "offered": offered, "more": before - s.cash[BRUNO]})


def bankruptcy(printing: Printing) -> Example:
    """MB-G3: a rent that a mortgage does not pay."""
    e: Edition = printing.figures
    dearest = sorted(range(DEED_COUNT), key=lambda d: (SETS[d // 2] != "green", -e.set_rent[d]))
    cheapest = sorted(range(DEED_COUNT), key=lambda d: (DEEDS[d] != "brown-2", e.mortgage[d]))
    cases = ((debt, own, cash) for cash in (30, 5) for debt in dearest for own in cheapest if debt // 2 != own // 2)
    return first_shown(lambda case=case: _bankrupt(printing, *case) for case in cases)  # type: ignore[misc]


def _bankrupt(printing: Printing, debt: int, own: int, cash: int) -> Example:
    e: Edition = printing.figures
    needs(cash + e.mortgage[own] < e.set_rent[debt], e.space_of_deed[debt] >= 3)
    owner = _player(cash=e.pay_off[own], deeds=[DEEDS[debt - debt % 2], DEEDS[debt - debt % 2 + 1]])
    debtor = _player(cash=cash, deeds=[DEEDS[own]], chips={KINDS[0]: 1}, space=e.space_of_deed[debt] - 3)
    scene = _scene(printing, [_player(), owner, debtor], {"seat": CLARA})
    scene.play("throw", "dice 1+2")
    owed = scene.state.debt
    scene.play(f"mortgage {DEEDS[own]}")
    together = scene.state.cash[CLARA]
    had = scene.state.cash[BRUNO]
    scene.play("bankrupt")
    s = scene.state
    needs(owed == e.set_rent[debt], s.cash[BRUNO] == had + together, s.owner[own] == BRUNO, s.mortgaged[own])
    needs(not scene.refuses("keep"))
    scene.play(f"pay-off {DEEDS[own]}")
    told = {"debt": owed, "cash": cash, "brings": together - cash, "together": together}
    told["pay_off"] = had + together - scene.state.cash[BRUNO]
    return Example((scene,), {**told, "street": _street(e, debt, printing), "own": _street(e, own, printing)})


def neighbours(printing: Printing) -> Example:
    """MB-E1: a corner of the island."""
    e: Edition = printing.figures
    owners = (("A3", "B1", ""), ("A1", "A2", "B2"), ("", "", "A1"))
    for corner in range(HEIGHT * WIDTH):
        fields = [[corner + down * WIDTH + right for right in range(3)] for down in range(3)]
        inside = corner % WIDTH <= WIDTH - 3 and fields[2][2] < HEIGHT * WIDTH
        if inside and all(e.is_foundation[field] for line in fields for field in line):
            break
    else:
        raise NotHere
    island = {
        field_text(field): {"seat": "AB".index(built[0]), "floors": int(built[1])}
        for line, row in zip(fields, owners, strict=True)
        for field, built in zip(line, row, strict=True)
        if built
    }
    scene = _scene(printing, [_player(), _player()], {}, island=island)
    s = scene.state
    group, other = community(s, e, ANNA), community(s, e, BRUNO)
    buildings = [sum(owner == seat for owner in s.built_by) for seat in (ANNA, BRUNO)]
    needs(group == buildings[ANNA] - 1, buildings[BRUNO] == 2, other == 1, community_builder(s, e) == ANNA)
    lines = [" ".join(_built(s, field) for field in line).rstrip() for line in fields]
    told = {"buildings": buildings[ANNA], "group": group, "others": buildings[BRUNO], "other": other}
    return Example((scene,), {**told, "map": "\n".join(lines)})


def _built(s: object, field: int) -> str:
    built_by, floors = s.built_by[field], s.floors[field]  # type: ignore[attr-defined]
    return f"{'AB'[built_by]}{floors}" if floors else "· "


def counting(printing: Printing) -> Example:
    """MB-E3: who builds the penthouse need not win."""
    e: Edition = printing.figures
    row, loners = _fields(e)
    island = {
        **{field: {"seat": BRUNO, "floors": floors} for field, floors in zip(row, (3, 2, 2), strict=True)},
        loners[0]: {"seat": ANNA, "floors": 4},
        loners[1]: {"seat": ANNA, "floors": 1},
        loners[2]: {"seat": CLARA, "floors": 4},
        loners[3]: {"seat": CLARA, "floors": 1},
    }
    chips = {kind: e.floor_cost[PENTHOUSE - 1][k] for k, kind in enumerate(KINDS) if e.floor_cost[PENTHOUSE - 1][k]}
    players = [
        _player(cash=85, chips=chips),
        _player(cash=640, deeds=["light-blue-1", "light-blue-2"]),
        _player(cash=310, deeds=["green-1", "green-2"]),
    ]
    scene = _scene(printing, players, {"phase": "act", "dice": [1, 2]}, island=island)
    scene.play(f"build {loners[0]}")
    sums = {
        "anna": (e.points[PENTHOUSE], e.points[1]),
        "bruno": (e.points[3], e.points[2], e.points[2]),
        "clara": (e.points[4], e.points[1]),
    }
    blue, green = e.set_points[SETS.index("light-blue")], e.set_points[SETS.index("green")]
    more = {"anna": 0, "bruno": blue + e.billionaire_points + e.community_points, "clara": green}
    told: dict[str, Figure] = {"blue": blue, "green": green, "blue_set": printing.words("light-blue")}
    told |= {"green_set": printing.words("green"), "billionaire": e.billionaire_points, "community": e.community_points}
    for seat, (name, parts) in enumerate(sums.items()):
        told |= {name: " + ".join(map(str, parts)), f"{name}_cash": scene.state.cash[seat]}
        told[f"{name}_points"] = scene.scores()[seat]
        needs(sum(parts) + more[name] == scene.scores()[seat])
    needs(scene.winners == [BRUNO])
    return Example((scene,), told)


def _fields(e: Edition) -> tuple[list[str], list[str]]:
    """Three fields side by side, and four for two players each of which has two that do not touch."""
    free = [field for field in range(HEIGHT * WIDTH) if e.is_foundation[field]]
    row = next(([f, f + 1, f + 2] for f in free if f % WIDTH <= WIDTH - 3 and {f + 1, f + 2} <= {*free}), None)
    needs(row is not None)
    assert row is not None
    left = [field for field in free if field not in row]
    pairs: list[int] = []
    for _ in range(2):
        pair = next(((a, b) for a in left for b in left if a < b and not _touch(a, b)), None)
        needs(pair is not None)
        assert pair is not None
        pairs += pair
        left = [field for field in left if field not in pair]
    return [field_text(field) for field in row], [field_text(field) for field in pairs]


def _touch(one: int, other: int) -> bool:
    across, down = abs(one % WIDTH - other % WIDTH), abs(one // WIDTH - other // WIDTH)
    return across + down == 1


EXAMPLES = {
    "t2": collecting,
    "b3": auction,
    "b4": rent,
    "d1": dealing,
    "g3": bankruptcy,
    "e1": neighbours,
    "e3": counting,
}
