"""What the rulebook of Machi Koro names beyond the numbers of its edition: names, the table of cards, and examples."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from burgomaster.games.kernel.examples import Example, Scene, first_shown, needs
from burgomaster.games.kernel.filling import Figure
from burgomaster.games.kernel.markdown import rows
from burgomaster.games.kernel.printing import Printing
from burgomaster.games.kernel.voice import listed
from burgomaster.games.machi_koro.state import (
    BLUE,
    BREAD,
    BUILDINGS,
    BUSINESS_CENTER,
    COLOURS,
    CUP,
    GREEN,
    ICONS,
    KINDS,
    LANDMARK_KINDS,
    LANDMARKS,
    NOBODY,
    PURPLE,
    RED,
    SEATS,
    STADIUM,
    TRAIN_STATION,
    TV_STATION,
    Edition,
)

LARGE = (STADIUM, TV_STATION, BUSINESS_CENTER)
ONE_DIE = 6


def figures(printing: Printing) -> dict[str, Figure]:
    """The names, tables and conditions of an edition."""
    e: Edition = printing.figures
    words = printing.words
    normal = {e.copies[b] for b in range(KINDS) if e.colour[b] != PURPLE}
    large = {e.copies[b] for b in LARGE}
    starts = [_some(printing, b, e.start_copies[b]) for b in range(KINDS) if e.start_copies[b]]
    costs = [e.cost[b] for b in LARGE]
    found: dict[str, Figure] = {
        "buildings": rows(_building(printing, b) for b in range(KINDS)),
        "supply": sum(e.copies),
        "start_cards": SEATS * sum(e.start_copies),
        "landmark_cards": SEATS * LANDMARK_KINDS,
        "all_cards": sum(e.copies) + SEATS * (sum(e.start_copies) + LANDMARK_KINDS),
        "starts": listed(starts, words),
        "even": int(len(normal) == len(large) == 1),
        "normal": min(normal),
        "large": min(large),
        "one_number": int(len({e.low[b] for b in LARGE} | {e.high[b] for b in LARGE}) == 1),
        "large_number": e.low[STADIUM],
        "takes": e.earns[STADIUM],
        "tv_takes": e.earns[TV_STATION],
        "dearer": int(costs == sorted(costs)),
        "counting": int(any(icon != NOBODY for icon in e.per_icon)),
        **{f"landmark_cost.{name}": e.landmark_cost[n] for n, name in enumerate(LANDMARKS)},
    }
    for edition in printing.game.SPEC.editions:
        file = Path(__file__).parent / "edition" / f"{edition}.toml"
        other: Edition = printing.game.read_edition(file.read_text(encoding="utf-8"), file.name, {}, SEATS)
        found[f"market.{edition}"] = other.earns[BUILDINGS.index("fruit-and-vegetable-market")]
    for colour, wanted in ((BLUE, "forest"), (GREEN, "convenience-store"), (RED, "cafe")):
        b = _best((b for b in range(KINDS) if e.colour[b] == colour), wanted)
        found[f"some.{COLOURS[colour]}"] = "" if b is None else words(f"{BUILDINGS[b]}.many")
    wakes = [b for b in range(KINDS) if e.low[b] <= ONE_DIE and e.colour[b] != PURPLE]
    one = _best(wakes, "wheat-field")
    two = _best((b for b in wakes if one is not None and e.low[b] != e.low[one]), "ranch")
    for name, woken in (("first", one), ("second", two)):
        found[name] = "" if woken is None else words(f"{BUILDINGS[woken]}.many")
        found[f"{name}_number"] = 0 if woken is None else e.low[woken]
    return found


def _best(among: Iterable[int], wanted: str) -> int | None:
    """The building that is wanted, or else the first."""
    return next(iter(sorted(among, key=lambda b: BUILDINGS[b] != wanted)), None)


def _some(printing: Printing, b: int, count: int) -> str:
    return printing.words(f"{BUILDINGS[b]}.some", count=count, number=printing.number(count))


def _building(printing: Printing, b: int) -> Sequence[object]:
    e: Edition = printing.figures
    words = printing.words
    totals = str(e.low[b]) if e.low[b] == e.high[b] else f"{e.low[b]}–{e.high[b]}"
    copies = str(e.copies[b])
    if e.start_copies[b]:
        copies += " " + words("book-start", count=SEATS * e.start_copies[b])
    colour, icon = words(f"colour-{COLOURS[e.colour[b]]}"), words(f"icon-{ICONS[e.icon[b]]}")
    return f"MK-C{b + 1}", words(BUILDINGS[b]), totals, colour, icon, e.cost[b], _effect(printing, b), copies


def _effect(printing: Printing, b: int) -> str:
    e: Edition = printing.figures
    words = printing.words
    if b == BUSINESS_CENTER:
        return words("book-swaps")
    count = str(e.earns[b])
    if e.per_icon[b] != NOBODY and b not in LARGE:
        count = words("book-per-icon", count=count, icon=words(f"icon-{ICONS[e.per_icon[b]]}"))
    if e.colour[b] == RED:
        return words("book-from-thrower", count=count)
    if b == STADIUM:
        return words("book-from-all", count=count)
    return words("book-from-one", count=count) if b == TV_STATION else count


# ---- Examples -------------------------------------------------------------------------------------------------------


def _scene(printing: Printing, *cities: tuple[int, dict[int, int]], mall: bool = False) -> Scene:
    """Cities with these coins and buildings; Anna throws, with two dice where she wants."""
    owned = [LANDMARKS[TRAIN_STATION], *(["shopping-mall"] if mall else [])]
    people = [
        {
            "coins": coins,
            "buildings": {BUILDINGS[b]: count for b, count in built.items()},
            "landmarks": owned if seat == 0 else [],
        }
        for seat, (coins, built) in enumerate(cities)
    ]
    return Scene(printing, {"turn": {"seat": 0, "phase": "throw"}, "cities": people})


def _throw(scene: Scene, total: int) -> list[int]:
    """Anna throws this total; what everybody has then."""
    if total <= ONE_DIE:
        scene.play("throw 1", f"dice {total}")
    else:
        scene.play("throw 2", f"dice {ONE_DIE}+{total - ONE_DIE}")
    return [int(scene.state.coins[seat]) for seat in range(scene.state.players)]


def _by_name(wanted: str) -> list[int]:
    return sorted(range(KINDS), key=lambda b: BUILDINGS[b] != wanted)


def each_counts(printing: Printing) -> Example:
    """MK-5: three of a card."""
    return first_shown(lambda b=b: _each_counts(printing, b) for b in _by_name("wheat-field"))  # type: ignore[misc]


def _each_counts(printing: Printing, b: int) -> Example:
    e: Edition = printing.figures
    needs(e.colour[b] in (BLUE, GREEN), e.per_icon[b] == NOBODY, e.earns[b])
    scene = _scene(printing, (0, {b: 3}), (0, {}))
    earned = _throw(scene, e.low[b])[0]
    needs(earned == 3 * e.earns[b])
    return Example((scene,), {"some": _some(printing, b, 3), "total": e.low[b], "earned": earned})


def counting(printing: Printing) -> Example:
    """MK-5: cards that count icons."""
    pairs = [(b, c) for b in _by_name("cheese-factory") for c in _by_name("ranch") if b != c]
    return first_shown(lambda pair=pair: _counting(printing, *pair) for pair in pairs)  # type: ignore[misc]


def _counting(printing: Printing, b: int, c: int) -> Example:
    e: Edition = printing.figures
    needs(e.colour[b] in (BLUE, GREEN), e.per_icon[b] != NOBODY, e.earns[b], c not in LARGE, e.icon[c] == e.per_icon[b])
    scene = _scene(printing, (0, {b: 2, c: 3}), (0, {}))
    earned = _throw(scene, e.low[b])[0]
    needs(earned == 2 * 3 * e.earns[b])
    told: dict[str, Figure] = {
        "some": _some(printing, b, 2),
        "others": _some(printing, c, 3),
        "total": e.low[b],
        "earned": earned,
    }
    return Example((scene,), {**told, "sum": f"2 × 3 × {e.earns[b]}"})


def nothing_to_take(printing: Printing) -> Example:
    """MK-7: red comes first."""
    pairs = [(r, g) for r in _by_name("cafe") for g in _by_name("bakery")]
    return first_shown(lambda pair=pair: _nothing_to_take(printing, *pair) for pair in pairs)  # type: ignore[misc]


def _nothing_to_take(printing: Printing, r: int, g: int) -> Example:
    e: Edition = printing.figures
    needs(
        e.colour[r] == RED, e.per_icon[r] == NOBODY, e.earns[r], e.colour[g] in (BLUE, GREEN), e.per_icon[g] == NOBODY
    )
    needs(e.low[g] <= e.low[r] <= e.high[g], e.earns[g])
    scene = _scene(printing, (0, {g: 2}), (0, {r: 1}))
    anna, bruno = _throw(scene, e.low[r])
    needs(bruno == 0, anna == 2 * e.earns[g])
    told: dict[str, Figure] = {
        "own": _some(printing, g, 2),
        "red": printing.words(f"{BUILDINGS[r]}.a"),
        "total": e.low[r],
    }
    return Example((scene,), {**told, "due": e.earns[r], "earned": anna})


def payments(printing: Printing) -> Example:
    """MK-8: counter-clockwise, while coins last."""
    return first_shown(lambda r=r: _payments(printing, r) for r in _by_name("cafe"))  # type: ignore[misc]


def _payments(printing: Printing, r: int) -> Example:
    e: Edition = printing.figures
    needs(e.colour[r] == RED, e.per_icon[r] == NOBODY, e.earns[r])
    has = 2 * e.earns[r] + 1
    scene = _scene(printing, (has, {}), (0, {r: 3}), (0, {r: 2}))
    anna, bruno, clara = _throw(scene, e.low[r])
    needs(anna == 0, clara == 2 * e.earns[r], bruno == 1, 3 * e.earns[r] > bruno)
    told: dict[str, Figure] = {
        "has": has,
        "total": e.low[r],
        "three": _some(printing, r, 3),
        "two": _some(printing, r, 2),
    }
    return Example((scene,), {**told, "clara": clara, "bruno": bruno, "forgiven": 3 * e.earns[r] - bruno})


def mall(printing: Printing) -> Example:
    """MK-12: what the shopping mall adds."""
    return first_shown(lambda b=b: _mall(printing, b) for b in _by_name("bakery"))  # type: ignore[misc]


def _mall(printing: Printing, b: int) -> Example:
    e: Edition = printing.figures
    needs(e.colour[b] in (BLUE, GREEN), e.per_icon[b] == NOBODY, e.icon[b] in (BREAD, CUP), e.earns[b], e.mall_bonus)
    plain, more = _scene(printing, (0, {b: 2}), (0, {})), _scene(printing, (0, {b: 2}), (0, {}), mall=True)
    without, earned = _throw(plain, e.low[b])[0], _throw(more, e.low[b])[0]
    needs(without == 2 * e.earns[b], earned == without + 2 * e.mall_bonus)
    return Example((plain, more), {"some": _some(printing, b, 2), "with": earned, "without": without})


EXAMPLES = {"each": each_counts, "icons": counting, "poor": nothing_to_take, "order": payments, "mall": mall}
