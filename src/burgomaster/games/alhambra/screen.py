"""Alhambra on a terminal's screen: yard and money beside the cities, menus, and what the next scoring would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.drawing.ink import Line, beside, clipped, cut, left, right, wrapped
from burgomaster.games.alhambra import rules
from burgomaster.games.alhambra import steps as do
from burgomaster.games.alhambra.actions import building_name, card_name, describe
from burgomaster.games.alhambra.outlook import outlook, own_outlook
from burgomaster.games.alhambra.state import (
    BUILDINGS,
    CURRENCIES,
    KINDS,
    NOTHING,
    OVER_PHASE,
    SCORING_CARDS,
    SCORINGS,
    TYPES,
    VALUES,
    C,
    Edition,
    State,
)
from burgomaster.games.alhambra.steps import FIRST_ARG, SECOND_ARG, STEPS, VERB
from burgomaster.games.alhambra.tableau import rival_names, status
from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.seats import lettered
from burgomaster.games.kernel.words import Words

_COLUMN = 4  # of a rival
_NAMES = 14  # of the buildings, beside their columns


def draw(
    s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words, width: int, height: int
) -> list[Line]:
    """Everybody's points; then the yard, the money and one's own hand at the left, and the cities at the right."""
    cities = _cities(s, e, names, words)
    city_width = min(_NAMES + _COLUMN * rules.rivals(s), width // 2 + 2)
    yard_width = width - city_width - 2
    yard = _yard(s, e, seat, words, yard_width)
    money = _money(s, e, seat, names, words, yard_width)
    return [*_head(s, e, names, words, width), *beside([(yard_width, [*yard, *money]), (city_width, cities)])]


def _head(s: State, e: Edition, names: Sequence[str], words: Words, width: int) -> list[Line]:
    turn = f"{words('table-turn', turn=s.turns)}: {status(s, e, names, words)}"
    ranked = rival_names(s, names, words)
    room = (width - 2 * (len(ranked) - 1)) // len(ranked)
    points: Line = []
    for p, name in enumerate(ranked):
        on_turn = p == s.player and s.turns > 0 and s.phase != OVER_PHASE
        has = words("screen-points", points=rules.points(s, p))
        called = cut(lettered(p, names) if p < s.players else name, room - len(has) - 2)
        points += [("turn" if on_turn else "strong", f"{'>' if on_turn else ' '}{called}"), ("", f" {has}"), ("", "  ")]
    return [clipped([("title", words("title")), ("", "  "), ("", turn)], width), clipped(points, width)]


def _tag(currency: int, words: Words) -> tuple[str, str]:
    """A currency in its colour, with its first letters."""
    return CURRENCIES[currency], words(CURRENCIES[currency])[:2]


def _yard(s: State, e: Edition, seat: int | None, words: Words, width: int) -> list[Line]:
    """What lies in every slot, its price, and what the seat could pay."""
    payments = own_outlook(s, e, seat)["payments"] if seat is not None else {}
    lines: list[Line] = [[("dim", words("screen-yard"))]]
    for slot, currency in enumerate(CURRENCIES):
        empty = s.yard[slot] == NOTHING
        there = words("table-empty") if empty else building_name(s.yard[slot], e.theme, words)
        price = "" if empty else str(s.yard_price[slot])
        line: Line = [_tag(slot, words), ("dim" if empty else "", f" {left(there, 12)}"), ("strong", right(price, 3))]
        lines.append([*line, *_payable(payments.get(currency), words)])
    return [clipped(line, width) for line in lines]


def _payable(payment: dict[str, Any] | None, words: Words) -> Line:
    if payment is None:
        return []
    if not payment["ways"]:
        return [("dim", f"  {words('screen-short', missing=payment['missing'])}")]
    way = payment["ways"][0]
    cards = "+".join(map(str, way["cards"]))
    if way["exact"]:
        return [("good", f"  = {cards} {words('screen-exact')}")]
    return [("", f"  < {cards}")]


def _money(s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """What lies open, the hands that may be seen, and the decks."""
    lines: list[Line] = [_cards(words("table-open-money"), [k for k in s.open_money if k != NOTHING], words)]
    for p in range(s.players):
        if p == seat or rules.hands_open(s, e):
            title = words("screen-hand", name=names[p])
            lines += _hand(title, s.hand[p], words, width)
    to_come = ", ".join(SCORINGS[s.scored : SCORING_CARDS])
    decks = words("screen-decks", money=s.money_left, buildings=s.buildings_left)
    scoring = words("table-next-scoring", scorings=to_come) if to_come else words("table-no-scoring")
    return [*lines, *wrapped(decks, width, "dim"), *wrapped(scoring, width, "dim")]


def _cards(title: str, kinds: Sequence[int], words: Words) -> Line:
    line: Line = [("dim", f"{title}:")]
    for k in sorted(kinds):
        currency, column = divmod(k, VALUES)
        line += [("", " "), _tag(currency, words), ("strong", str(column + 1))]
    return line if kinds else [*line, ("", f" {words('table-nothing')}")]


def _hand(title: str, counts: Sequence[int], words: Words, width: int) -> list[Line]:
    """A hand, currency by currency, two to a line where they fit."""
    lines: list[Line] = [[("dim", f"{title}:")]]
    for currency in range(len(CURRENCIES)):
        values = [k % VALUES + 1 for k in range(KINDS) if k // VALUES == currency for _ in range(counts[k])]
        if values:
            held: Line = [("", " "), _tag(currency, words), ("strong", ",".join(map(str, values)))]
            if sum(len(text) for _, text in [*lines[-1], *held]) > width:
                lines.append([("", " ")])
            lines[-1] += held
    return lines if len(lines[0]) > 1 else [[*lines[0], ("", f" {words('table-nothing')}")]]


def _cities(s: State, e: Edition, names: Sequence[str], words: Words) -> list[Line]:
    """A row for every type of building, a column for everybody; then points, what would come, and cards."""
    rivals = range(rules.rivals(s))
    looks = outlook(s, e)
    letters = [f"{SEAT_LETTERS[p]} " if p < s.players else words("dirk")[:_COLUMN] for p in rivals]
    lines: list[Line] = [[("dim", left(words("screen-cities"), _NAMES) + "".join(right(a, _COLUMN) for a in letters))]]
    for t in range(TYPES):
        leads = _leaders(s, t)
        line: Line = [("", left(building_name(t, e.theme, words), _NAMES))]
        for p in rivals:
            count = s.city[p][t]
            mark = "*" if p in leads else " "
            line.append(("strong" if p in leads else "" if count else "dim", right(f"{count or '·'}{mark}", _COLUMN)))
        lines.append(line)
    for name, points in looks["scored"].items():
        lines.append(_row(words("table-scoring", scoring=name), points))
    if looks["next"] is not None:
        scoring = looks["next"]["scoring"]
        lines.append(_row(words("screen-if-scored", scoring=scoring), looks["scorings"][scoring]["points"], "+"))
    return [*lines, _row(words("screen-cards"), [s.cards[p] for p in range(s.players)])]


def _leaders(s: State, t: int) -> list[int]:
    """Who has most of a type."""
    most = max(s.city[p][t] for p in range(rules.rivals(s)))
    return [p for p in range(rules.rivals(s)) if most and s.city[p][t] == most]


def _row(title: str, figures: Sequence[int], sign: str = "") -> Line:
    cells = "".join(right(f"{sign}{figure} " if figure else "· ", _COLUMN) for figure in figures)
    return [("dim", left(title, _NAMES)), ("", cells)]


# ---- Menus ----------------------------------------------------------------------------------------------------------


def heading(steps: Sequence[int], begun: int) -> str:
    """Under which heading an action stands."""
    verb = STEPS.beginning(steps).number
    return "menu-take" if verb in (do.TAKE, do.TAKE_AND) else "menu-buy" if verb == do.BUY else "menu-rest"


def label(steps: Sequence[int], begun: int, s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """An action under its heading, short: `Garden 10 = 6+4` is paid exactly, `Garden 10 < 9+4` is not."""
    verb, first = STEPS.beginning(steps).number, FIRST_ARG[steps[0]]
    if verb in (do.TAKE, do.TAKE_AND):
        more = " + …" if VERB[steps[-1]] == do.TAKE_AND else ""
        return " + ".join(card_name(FIRST_ARG[step], words) for step in steps) + more
    if verb != do.BUY:
        return describe(steps, s, e, names, words)
    values = [FIRST_ARG[step] for step in steps if VERB[step] == do.PAY]
    price = s.yard_price[first]
    bought = f"{building_name(SECOND_ARG[steps[0]], e.theme, words)} {price}"
    if not values:
        return f"{bought} …"
    more = " …" if VERB[steps[-1]] == do.PAY else ""
    gift = f" → {words('dirk')}" if steps[-1] == do.FOR_DIRK else ""
    sign = "=" if sum(values) == price else "<" if sum(values) > price else ">"
    return f"{bought} {sign} {'+'.join(map(str, values))}{more}{gift}"


def so_far(steps: Sequence[int], s: State, e: Edition, names: Sequence[str], words: Words) -> list[str]:
    """A purchase or cards taken, not yet complete."""
    return [f"{describe(steps, s, e, names, words)} …"]


# ---- Odds -----------------------------------------------------------------------------------------------------------


def odds(s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """How likely the next scoring is, what it would bring everybody type by type, and which buildings may come."""
    looks = outlook(s, e)
    lines: list[Line] = []
    coming = looks["next"]
    if coming is not None:
        lines += _scoring_odds(s, e, looks, names, words, width)
    if s.buildings_left:
        lines += [[], [("title", words("screen-next-building"))]]
        for t in range(TYPES):
            count = sum(s.building_deck[t])
            prices = [price + 1 for price, copies in enumerate(s.building_deck[t]) if copies]
            if count:
                chance = f"{100 * count / s.buildings_left:.0f} %"
                low, high = min(prices), max(prices)
                span = words("screen-price", price=low) if low == high else words("screen-prices", low=low, high=high)
                lines.append(
                    [("", f"  {left(building_name(t, e.theme, words), 14)}{right(chance, 6)}  "), ("dim", span)]
                )
    return [clipped(line, width) for line in lines]


def _scoring_odds(
    s: State, e: Edition, looks: dict[str, Any], names: Sequence[str], words: Words, width: int
) -> list[Line]:
    coming = looks["next"]
    scoring = coming["scoring"]
    told = {"scoring": scoring, "weight": coming["weight"], "of": coming["of"]}
    chance = "screen-last-scoring" if SCORINGS.index(scoring) == C else "screen-next-scoring"
    percent = 100 * coming["weight"] / coming["of"] if coming["of"] else 0
    ranked = rival_names(s, names, words)
    column = min(14, (width - 20) // len(ranked))
    lines: list[Line] = [
        *wrapped(words(chance, **told, percent=f"{percent:.0f} %"), width, "title"),
        [("dim", left("", 16) + "".join(right(f" {name}", column) for name in ranked))],
    ]
    for name in BUILDINGS:
        places = looks["scorings"][scoring]["types"][name]
        each = {p: place["each"] for place in places for p in place["who"]}
        cells = "".join(right(f"+{each[p]}" if each.get(p) else "·", column) for p in range(len(ranked)))
        lines.append([("", left(building_name(BUILDINGS.index(name), e.theme, words), 16)), ("", cells)])
    total = looks["scorings"][scoring]["points"]
    lines.append([("strong", left(words("table-points"), 16) + "".join(right(f"+{each}", column) for each in total))])
    return lines
