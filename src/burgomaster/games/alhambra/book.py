"""What the rulebook of Alhambra names beyond the numbers of its edition: prices, points, and its examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgomaster.games.alhambra.rules import earned, may_start, money_in, next_pile, prize
from burgomaster.games.alhambra.state import (
    BUILDINGS,
    CURRENCIES,
    DIRK,
    PLACES,
    PRICES,
    SCORINGS,
    TYPES,
    VALUES,
    A,
    B,
    C,
    Edition,
)
from burgomaster.games.kernel.examples import Example, Scene, needs
from burgomaster.games.kernel.filling import Figure
from burgomaster.games.kernel.printing import Printing

NORA, BRUNO, CLARA, EMIL = range(4)
MUSEUM, THEATER, STATION, CHURCH, GARDEN, SKYSCRAPER = range(TYPES)
Hand = Mapping[str, Sequence[int]]


def figures(printing: Printing) -> dict[str, Figure]:
    """The sums, tables and conditions of an edition."""
    e: Edition = printing.figures
    cards = len(CURRENCIES) * sum(e.copies)
    paid = [
        [sum(prize(e, one, t, place) > 0 for place in range(PLACES)) for t in range(TYPES)]
        for one in range(len(SCORINGS))
    ]
    tops = [[prize(e, one, t, 0) for t in range(TYPES)] for one in range(len(SCORINGS))]
    found: dict[str, Figure] = {
        "buildings_count": sum(map(sum, e.buildings)),
        "prices_sum": sum(sum(_prices(e, t)) for t in range(TYPES)),
        "money_count": cards,
        "money_worth": len(CURRENCIES) * sum(value * copies for value, copies in enumerate(e.copies, 1)),
        "same_copies": int(len(set(e.copies)) == 1),
        "each_copies": e.copies[0],
        "left_copies": e.copies[0] - e.removed_for_two,
        "left_cards": cards - len(CURRENCIES) * VALUES * e.removed_for_two,
        "start_most": e.start_money + VALUES - 1,
        "pile_a": e.scoring_pile[A],
        "pile_b": e.scoring_pile[B],
        "apart": int(e.scoring_pile[B] > e.scoring_pile[A] + 1),
        "third": int(e.dirk_share_after_b == 3),
        "usual_places": int(all({*paid[one]} == {one + 1} for one in (A, B, C))),
        "more_each_time": int(all(tops[A][t] < tops[B][t] < tops[C][t] for t in range(TYPES))),
    }
    for t, name in enumerate(BUILDINGS):
        found |= {f"count.{name}": sum(e.buildings[t]), f"prices.{name}": " ".join(map(str, _prices(e, t)))}
        for one, scoring in enumerate(SCORINGS):
            points = [prize(e, one, t, place) for place in range(PLACES)]
            found[f"{scoring}.{name}"] = " / ".join(str(point) for point in points if point) or "–"
    return found


def _prices(e: Edition, t: int) -> list[int]:
    return [price for price in range(1, PRICES + 1) for _ in range(e.buildings[t][price - 1])]


def _price(e: Edition, t: int, wanted: int, low: int, high: int) -> int:
    """A price of this type between two limits, the one that is wanted if there is such a card."""
    possible = sorted({price for price in _prices(e, t) if low <= price <= high}, key=lambda price: price != wanted)
    needs(possible)
    return possible[0]


# ---- Examples -------------------------------------------------------------------------------------------------------


def _seat(hand: Hand | None = None, **buildings: int) -> dict[str, object]:
    return {"hand": {key: list(cards) for key, cards in (hand or {}).items()}, "buildings": buildings}


def _scene(
    printing: Printing,
    *seats: dict[str, object],
    yard: Mapping[str, tuple[int, int] | None] | None = None,
    open_money: Sequence[str | None] = (),
    dirk: Mapping[str, int] | None = None,
    turn: int = NORA,
    **more: Any,
) -> Scene:
    e: Edition = printing.figures
    lying = yard if yard is not None else {slot: (t, min(_prices(e, t))) for t, slot in enumerate(CURRENCIES)}
    shown = {
        slot: None if there is None else {"building": BUILDINGS[there[0]], "price": there[1]}
        for slot, there in lying.items()
    }
    row = [*open_money, *([None] * (4 - len(open_money)))]
    state = {"turn": {"seat": turn, "phase": "act"}, "yard": shown, "open_money": row, "seats": list(seats), **more}
    return Scene(printing, {**state, **({"dirk": {"buildings": dict(dirk or {})}} if len(seats) == 2 else {})})


def starting(printing: Printing) -> Example:
    """AL-S3: the fewest cards, then the lowest total."""
    hands = {"yellow": [4, 4, 4], "blue": [4, 4]}, {"yellow": [5, 6, 6], "blue": [9]}, {"green": [5, 6, 6], "blue": [6]}
    scene = _scene(printing, *map(_seat, hands))
    s, e = scene.state, printing.figures
    worth = [sum(money_in(s, p, c) for c in range(len(CURRENCIES))) for p in range(3)]
    needs([may_start(s, p) for p in range(3)] == [False, False, True])
    needs(all(e.start_money <= one < e.start_money + VALUES for one in worth))
    told = {"nora": worth[NORA], "bruno": worth[BRUNO], "clara": worth[CLARA]}
    return Example((scene,), {**told, "more": s.cards[NORA], "few": s.cards[BRUNO]})


def piles(printing: Printing) -> Example:
    """AL-S4: the sizes of the piles."""
    e: Edition = printing.figures
    scene = _scene(printing, _seat(), _seat(), _seat())
    dealt = 13
    s = scene.state
    left = len(CURRENCIES) * sum(e.copies) - dealt - e.open_money
    s.money_left, s.pile, s.pile_left, s.scored = left, 0, 0, len((A, B))
    sizes = []
    for _ in range(e.piles):
        next_pile(s, e)
        sizes.append(s.pile_left)
        s.money_left, s.pile_left = s.money_left - s.pile_left, 0
    needs(sum(sizes) == left, len(set(sizes)) == 2)
    told = {"dealt": dealt, "left": left, "high": sizes[0], "high_piles": sizes.count(sizes[0]), "low": sizes[-1]}
    return Example((scene,), {**told, "low_piles": sizes.count(sizes[-1])})


def taking(printing: Printing) -> Example:
    """AL-T2: which cards may be taken together."""
    e: Edition = printing.figures
    large = e.take_at_most - 2
    needs(3 <= large <= 8, e.open_money == 4)
    scene = _scene(printing, _seat(), _seat(), _seat(), open_money=("yellow 1", "yellow 2", f"blue {large}", "green 9"))
    for pair in ("yellow 1, yellow 2", f"yellow 1, blue {large}", f"yellow 2, blue {large}", "green 9"):
        needs(not scene.refuses(f"take {pair}"))
    needs(scene.refuses(f"take yellow 1, yellow 2, blue {large}"), scene.refuses("take yellow 1, green 9"))
    return Example((scene,), {"one": 1, "two": 2, "large": large, "nine": 9, "all": 1 + 2 + large})


def overpaying(printing: Printing) -> Example:
    """AL-T4: there is no change."""
    e: Edition = printing.figures
    price = _price(e, STATION, 8, 6, 11)
    low, high = 5, price - 2
    yard = {"yellow": None, "blue": None, "green": None, "orange": (STATION, price)}
    seats = _seat(), _seat(), _seat({"orange": [low, high]})
    scene = _scene(printing, *seats, yard=yard, open_money=("green 9",), turn=CLARA)
    for card in (low, high):
        needs(scene.refuses(f"buy station@orange with {card}"))
    scene.play(f"buy station@orange with {high}+{low}")
    needs(scene.state.phase != scene.start.phase, scene.state.city[CLARA][STATION] == 1)
    return Example((scene,), {"price": price, "low": low, "high": high, "paid": low + high, "lost": low + high - price})


def exactly(printing: Printing) -> Example:
    """AL-T5: three actions in one turn."""
    e: Edition = printing.figures
    museum, garden = _price(e, MUSEUM, 4, 1, 9), _price(e, GARDEN, 10, 5, 13)
    theater, church = _price(e, THEATER, 7, 1, 8), _price(e, CHURCH, 9, 1, 16)
    small, large = 4, garden - 4
    yard = {
        "yellow": (MUSEUM, museum),
        "blue": (GARDEN, garden),
        "green": (THEATER, theater),
        "orange": (CHURCH, church),
    }
    hand = {"yellow": [museum], "blue": [large, small], "green": [theater + 1]}
    scene = _scene(printing, _seat(), _seat(hand), _seat(), yard=yard, open_money=("green 9",), turn=BRUNO)
    scene.play(f"buy museum@yellow with {museum}", f"buy garden@blue with {max(large, small)}+{min(large, small)}")
    needs(not scene.refuses(f"buy theater@green with {theater + 1}"), scene.state.player == BRUNO)
    scene.play("take green 9")
    needs(scene.state.city[BRUNO][MUSEUM] == scene.state.city[BRUNO][GARDEN] == 1)
    told = {"museum": museum, "garden": garden, "theater": theater, "church": church, "large": large, "small": small}
    return Example((scene,), {**told, "green": theater + 1, "much": 1, "taken": 9, "actions": len(scene.events)})


def _points(printing: Printing, scoring: int, t: int, *counts: int) -> tuple[Scene, list[int]]:
    """What seats with so many buildings of a type score."""
    scene = _scene(
        printing, *(_seat(None, **{BUILDINGS[t]: count}) for count in counts), yard=dict.fromkeys(CURRENCIES)
    )
    return scene, [earned(scene.state, printing.figures, scoring, t, p) for p in range(len(counts))]


def first_only(printing: Printing) -> Example:
    """AL-V2: scoring A."""
    scene, points = _points(printing, A, CHURCH, 3, 2, 1)
    needs(points[NORA], not points[BRUNO], not points[CLARA])
    return Example((scene,), {"points": points[NORA], "nora": 3, "bruno": 2})


def shared(printing: Printing) -> Example:
    """AL-V3: two share the first places."""
    e: Edition = printing.figures
    scene, points = _points(printing, B, SKYSCRAPER, 4, 3, 4)
    first, second = prize(e, B, SKYSCRAPER, 0), prize(e, B, SKYSCRAPER, 1)
    whole, half = divmod(first + second, 2)
    needs(points == [whole, 0, whole], whole)
    told = {"four": 4, "three": 3, "first": first, "second": second, "sum": first + second, "each": whole}
    return Example((scene,), {**told, "half": f"{whole}{'½' * half}"})


def shared_twice(printing: Printing) -> Example:
    """AL-V3: and two the places after them."""
    e: Edition = printing.figures
    scene, points = _points(printing, C, GARDEN, 3, 3, 2, 2)
    first, second, third = (prize(e, C, GARDEN, place) for place in range(PLACES))
    needs(points[NORA] == points[BRUNO] == (first + second) // 2, points[CLARA] == points[EMIL] == third // 2, third)
    told = {"three": 3, "two": 2, "first": first, "second": second, "sum": first + second, "each": points[NORA]}
    return Example((scene,), {**told, "third": third, "fourth": 0, "rest": third, "rest_each": points[CLARA]})


def alone(printing: Printing) -> Example:
    """AL-V4: nobody is second."""
    scene, points = _points(printing, B, MUSEUM, 0, 2, 0)
    second = prize(printing.figures, B, MUSEUM, 1)
    needs(points[BRUNO], not points[NORA], not points[CLARA], second)
    return Example((scene,), {"points": points[BRUNO], "second": second})


def left_over(printing: Printing) -> Example:
    """AL-E3: who has the most money of the currency."""
    e: Edition = printing.figures
    yard = {slot: (t, min(_prices(e, t))) for slot, t in (("yellow", STATION), ("blue", GARDEN), ("orange", CHURCH))}
    rest = {name: sum(e.buildings[t]) - (t in (STATION, GARDEN, CHURCH)) for t, name in enumerate(BUILDINGS)}
    seats = (
        _seat({"yellow": [4, 3], "blue": [4]}),
        _seat({"yellow": [5], "blue": [1, 3]}),
        _seat({"blue": [3], "orange": [1]}),
        _seat(None, **rest),
    )
    scored: dict[str, Any] = {"pile": e.piles + 1, "pile_left": 0, "scored": ["A", "B"]}
    scene = _scene(printing, *seats, yard={**yard, "green": None}, open_money=("green 9",), **scored)
    s = scene.start
    scene.play("take green 9")
    scene.let_chance()
    got = [[scene.state.city[p][t] - s.city[p][t] for t in (STATION, GARDEN, CHURCH)] for p in range(4)]
    needs(got == [[1, 0, 0], [0, 0, 0], [0, 0, 1], [0, 0, 0]])
    sums = {
        f"{name}_{colour}": money_in(s, p, CURRENCIES.index(colour))
        for p, name in enumerate(("nora", "bruno", "clara"))
        for colour in ("yellow", "blue", "orange")
    }
    return Example((scene,), sums)


def dirks_share(printing: Printing) -> Example:
    """AL-D4: a share of what is left."""
    e: Edition = printing.figures
    deck = 17
    owned = {name: sum(e.buildings[t]) for t, name in enumerate(BUILDINGS)}
    yard = {slot: (t, min(_prices(e, t))) for t, slot in enumerate(CURRENCIES)}
    for t in range(len(CURRENCIES)):
        owned[BUILDINGS[t]] -= 1
    left = deck
    for name in reversed(BUILDINGS):
        kept = min(left, owned[name])
        owned[name], left = owned[name] - kept, left - kept
    needs(left == 0)
    state: dict[str, Any] = {"pile": e.scoring_pile[B], "pile_left": 0, "scored": ["A"]}
    scene = _scene(printing, _seat(), _seat(None, **owned), yard=yard, open_money=("green 9",), **state)
    needs(scene.start.buildings_left == deck)
    scene.play("take green 9", "scoring B")
    draws = scene.state.dirk_draws
    return Example((scene,), {"deck": deck, "gets": draws, "left": deck - draws})


def present(printing: Printing) -> Example:
    """AL-D5: a building for Dirk."""
    e: Edition = printing.figures
    price = _price(e, SKYSCRAPER, max(_prices(e, SKYSCRAPER)), 10, 16)
    yard = {"yellow": None, "blue": None, "green": (SKYSCRAPER, price), "orange": None}
    hand = {"green": [9, price - 9]}
    seats = _seat(None, skyscraper=4), _seat(hand, skyscraper=2)
    scene = _scene(printing, *seats, yard=yard, dirk={"skyscraper": 3}, open_money=("yellow 1",), turn=BRUNO)
    before = [earned(scene.state, e, B, SKYSCRAPER, p) for p in (NORA, DIRK)]
    scene.play(f"buy skyscraper@green with 9+{price - 9} for dirk")
    after = [earned(scene.state, e, B, SKYSCRAPER, p) for p in (NORA, DIRK)]
    needs(after[0] == after[1] < before[0], before[1], scene.state.player == BRUNO)
    told = {"four": 4, "three": 3, "two": 2, "price": price, "nine": 9, "rest": price - 9}
    return Example(
        (scene,), {**told, "nora": before[0], "dirk": before[1], "each": after[0], "cost": before[0] - after[0]}
    )


EXAMPLES = {
    "s3": starting,
    "s4": piles,
    "t2": taking,
    "t4": overpaying,
    "t5": exactly,
    "v2": first_only,
    "v3": shared,
    "v3c": shared_twice,
    "v4": alone,
    "e3": left_over,
    "d4": dirks_share,
    "d5": present,
}
