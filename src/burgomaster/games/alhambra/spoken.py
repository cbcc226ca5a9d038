"""What people say at a table of Alhambra, in any language: senses into steps. See kernel/hearing.py."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from burgomaster.games.alhambra import steps as do
from burgomaster.games.alhambra.rules import kind_of, value_of
from burgomaster.games.alhambra.state import (
    BUILDINGS,
    CURRENCIES,
    NOTHING,
    OPEN,
    SEATS,
    SLOTS,
    THEMES,
    TYPES,
    VALUES,
    State,
)
from burgomaster.games.kernel.hearing import (
    NOT,
    NUMBER,
    SEPARATOR,
    Hearing,
    Lexicon,
    SaidSteps,
    Sense,
    common,
)
from burgomaster.games.kernel.spoken import add_things, add_verbs
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.kernel.words import LANGUAGES, Words

WORDS = Path(__file__).parent / "words"
CURRENCY = "currency"
_MOST_PAID = 20  # a sum that is worth looking for in a hand

_VERBS = {
    "buy": "buy",
    "take": "take",
    "with": "with",
    "at": "at",
    "for": "for",
    "of": "of",
    "give": "give",
    "pass": "pass",
    "card": "card",
    "several": "several",
    "exact": "exact",
    "all": "all",
}


def hearing(words: str, s: State | None) -> Hearing:
    """A text, ready to be heard. Players are named in no action of this game."""
    return Hearing(words, [common(), _lexicon()], lambda said: _read(said, s), SEATS, ("thing", CURRENCY), (do.PASS,))


@cache
def _lexicon() -> Lexicon:
    lexicon = Lexicon()
    add_verbs(lexicon, WORDS, _VERBS)
    add_things(lexicon, WORDS, ((name, t) for t, name in enumerate(BUILDINGS)))
    add_things(lexicon, WORDS, ((name, currency) for currency, name in enumerate(CURRENCIES)), CURRENCY)
    for language in LANGUAGES:
        words = Words(WORDS, language)
        lexicon.add(words("dirk"), "dirk")
        for currency, name in enumerate(CURRENCIES):
            lexicon.add_list(words(f"plural-{name}"), "currencies", currency)
        for theme in THEMES:
            for t, name in enumerate(BUILDINGS):
                if words.has(f"{theme}-{name}"):
                    lexicon.add(words(f"{theme}-{name}"), "thing", t)
    return lexicon


def _read(said: Sequence[Sense], s: State | None) -> list[SaidSteps]:
    """What the senses of a text mean, without the words that say nothing."""
    several = any(sense.sort == "several" for sense in said)
    said = [sense for sense in said if sense.sort not in ("card", "several")]
    sorts = [sense.sort for sense in said]
    if sorts == ["pass"]:
        return [(do.PASS,)]
    if NOT in sorts:
        return []
    if several and NUMBER in sorts and CURRENCY not in sorts[: sorts.index(NUMBER)] and "with" not in sorts:
        return []  # `two yellow cards` are not the yellow 2
    return _take(said, s) or _buy(said, s)


def _without(said: Sequence[Sense], verb: str) -> Sequence[Sense] | None:
    """The same without its verb, which stands first or last; None if it stands elsewhere or twice."""
    if said and said[0].sort == verb:
        said = said[1:]
    elif said and said[-1].sort == verb:
        said = said[:-1]
    return None if any(sense.sort == verb for sense in said) else said


# ---- Taking money ---------------------------------------------------------------------------------------------------


def _take(said: Sequence[Sense], s: State | None) -> list[SaidSteps]:
    """`yellow 2 and blue 3`, `2 yellow, 3 blue`, `yellow 1 and 2`; `blue` or `the 9` if one such card lies open."""
    body = _without(said, "take")
    if not body:
        return []
    match [sense.sort for sense in body]:
        case ["both" | "all", "currency" | "currencies"]:
            return _both(body[1].value, s)
        case ["number", "currencies"] if body[0].value == 2:
            return _both(body[1].value, s)
        case ["currencies"]:
            return _both(body[0].value, s)
    body = [sense for sense in body if sense.sort != "of"]
    if not body:
        return []
    if len(body) == 1 and len(said) > 1:
        return _only_card(body[0], s)
    if len(said) > len(body) and all(sense.sort in (NUMBER, "and", SEPARATOR) for sense in body):
        return _only_values(body, s)
    kinds = _cards(body) or _cards(body[::-1])
    if not kinds:
        return []
    *others, last = sorted(kinds)
    return [(*(step_of(do.TAKE_AND, k) for k in others), step_of(do.TAKE, last))]


def _cards(body: Sequence[Sense]) -> list[int]:
    """Cards said as currency, value, and more values of the same; read backwards: value, currency."""
    kinds: list[int] = []
    currency, before = NOTHING, ""
    for sense in body:
        if sense.sort == CURRENCY and before in ("", NUMBER, "and", SEPARATOR):
            currency = sense.value
        elif sense.sort == NUMBER and before in (CURRENCY, "and", SEPARATOR) and 1 <= sense.value <= VALUES:
            if currency == NOTHING:
                return []
            kinds.append(kind_of(currency, sense.value))
        elif sense.sort not in ("and", SEPARATOR) or before != NUMBER:
            return []
        before = sense.sort
    return kinds if before == NUMBER else []


def _only_card(sense: Sense, s: State | None) -> list[SaidSteps]:
    """`take blue`: every blue card, of those that lie open if any do."""
    if sense.sort == CURRENCY:
        kinds = [kind_of(sense.value, value) for value in range(1, VALUES + 1)]
    elif sense.sort == NUMBER and 1 <= sense.value <= VALUES:
        kinds = [kind_of(currency, sense.value) for currency in range(len(CURRENCIES))]
    else:
        return []
    row = set() if s is None else {s.open_money[place] for place in range(OPEN)}
    return [(step_of(do.TAKE, k),) for k in kinds if k in row] or [(step_of(do.TAKE, k),) for k in kinds]


def _both(currency: int, s: State | None) -> list[SaidSteps]:
    """`take both yellows`, where two of that currency lie open."""
    row = [] if s is None else sorted(s.open_money[place] for place in range(OPEN) if s.open_money[place] != NOTHING)
    kinds = [k for k in row if kind_of(currency, 1) <= k <= kind_of(currency, VALUES)]
    return [(step_of(do.TAKE_AND, kinds[0]), step_of(do.TAKE, kinds[1]))] if len(kinds) == 2 else []


def _only_values(body: Sequence[Sense], s: State | None) -> list[SaidSteps]:
    """`take the 2 and the 3`, where only one card of each value lies open."""
    if s is None or [sense.sort == NUMBER for sense in body] != [place % 2 == 0 for place in range(len(body))]:
        return []
    row = [s.open_money[place] for place in range(OPEN) if s.open_money[place] != NOTHING]
    found = [[k for k in row if value_of(k) == sense.value] for sense in body[::2]]
    kinds = sorted(k for one in found for k in one)
    if any(len(one) != 1 for one in found) or len(set(kinds)) != len(found):
        return []
    return [(*(step_of(do.TAKE_AND, k) for k in kinds[:-1]), step_of(do.TAKE, kinds[-1]))]


# ---- Buying ---------------------------------------------------------------------------------------------------------


def _buy(said: Sequence[Sense], s: State | None) -> list[SaidSteps]:
    """`buy garden at blue with 6 and 4 for Dirk`, `pay 6 + 4 for the garden`, `de tuin kopen met 6 en 4` …"""
    said, done = _gift(said)
    exact = any(sense.sort == "exact" for sense in said)
    said = _paid_for([sense for sense in said if sense.sort != "exact"], exact)
    if not said:
        return []
    things = [sense for sense in said if sense.sort == "thing"]
    if things and [sense.sort for sense in said if sense.sort in ("take", "buy")] == ["take"]:
        said = [Sense("buy") if sense.sort == "take" else sense for sense in said]  # `take the garden with 6 and 4`
    body = [sense for sense in said if sense.sort != "buy"]
    bought = len(said) - len(body)
    sorts = [sense.sort for sense in body]
    if bought > 1 or sorts.count("with") > 1:
        return []
    if "with" not in sorts:
        place, price = _price(body)
        if not (bought or exact or len(things) == len(place)):
            return []
        if exact or price:
            found = _for_a_sum(place, price, exact, done, s)
            if found or exact:
                return found
        if done == do.FOR_DIRK:
            return []
        return [(step_of(do.BUY, slot, t),) for slot, t in _places(place, price, s)]
    at = sorts.index("with")
    if at == 0:  # paid first, then what for
        said_of = [sort for sort in sorts if sort in ("for", "at")]
        if said_of:
            end = sorts.index(said_of[0])
            paid, (place, price) = body[1:end], _price(body[end + 1 :])
        elif bought and "thing" in sorts:  # `with 3 and 1 I buy the museum`
            end = sorts.index("thing")
            paid, (place, price) = body[1:end], _price(body[end:])
        else:
            return []
    else:
        (place, price), paid = _price(body[:at]), body[at + 1 :]
        if [sense.sort for sense in paid[-2:]] == ["for", NUMBER]:
            paid, price = paid[:-2], paid[-1].value
    if len(paid) == 1 and paid[0].sort == NUMBER and (exact or paid[0].value > VALUES):  # a sum, and no card
        return _for_a_sum(place, paid[0].value, exact, done, s)
    if paid and "all" in (paid[0].sort, paid[-1].sort):
        return _with_all([sense for sense in paid if sense.sort != "all"], place, done, s)
    values, currency = _payment(paid)
    if not values:
        return []
    steps = (*(step_of(do.PAY, value) for value in sorted(values, reverse=True)), done)
    slots = _places(place, sum(values) if exact else price, s)
    return [(step_of(do.BUY, slot, t), *steps) for slot, t in slots if currency in (NOTHING, slot)]


def _for_a_sum(place: Sequence[Sense], total: int, exact: bool, done: int, s: State | None) -> list[SaidSteps]:
    """`buy the garden for 10`, `pay exactly`: every way to pay this sum, or the price, from the hand."""
    found: list[SaidSteps] = []
    for slot, t in _places(place, 0, s) if s is not None else ():
        assert s is not None
        if s.yard[slot] != t or (exact and total not in (0, s.yard_price[slot])):
            continue
        wanted = total or s.yard_price[slot]
        for values in _ways_to_pay(_hand(s, slot), wanted) if s.yard_price[slot] <= wanted <= _MOST_PAID else ():
            found.append((step_of(do.BUY, slot, t), *(step_of(do.PAY, value) for value in values), done))
    return found


def _with_all(of: Sequence[Sense], place: Sequence[Sense], done: int, s: State | None) -> list[SaidSteps]:
    """`buy the church with all my orange`: every card of the currency it is paid in."""
    if s is None or len(of) > 1 or any(sense.sort not in (CURRENCY, "currencies") for sense in of):
        return []
    found = []
    for slot, t in _places(place, 0, s):
        values = _hand(s, slot)
        if s.yard[slot] == t and values and (not of or of[0].value == slot):
            found.append((step_of(do.BUY, slot, t), *(step_of(do.PAY, value) for value in values), done))
    return found


def _hand(s: State, currency: int) -> list[int]:
    """The values of the cards of a currency that the player to act holds, the highest first."""
    held = s.hand[s.player]
    return [value for value in range(VALUES, 0, -1) for _ in range(held[kind_of(currency, value)])]


def _ways_to_pay(values: Sequence[int], total: int) -> list[tuple[int, ...]]:
    """The different ways to pay exactly this with some of these cards."""
    ways: dict[int, dict[tuple[int, ...], None]] = {0: {(): None}}
    for value in values:
        for paid in sorted(ways, reverse=True):
            if paid + value <= total:
                longer = ways.setdefault(paid + value, {})
                longer.update(dict.fromkeys((*cards, value) for cards in ways[paid]))
    return list(ways.get(total, ()))


def _paid_for(said: Sequence[Sense], exact: bool) -> Sequence[Sense]:
    """The same with one `with` between what is bought and what is paid, where these are said in another way."""
    said = [sense for n, sense in enumerate(said) if sense.sort != "for" or not _before_with(said, n)]  # `aan met`
    sorts = [sense.sort for sense in said]
    if sorts[:1] == ["with"] and sorts.count("with") == 2:  # `pay for the church with 5 and 4`
        said = [Sense("buy"), *said[2 if sorts[1:2] == ["for"] else 1 :]]
    elif sorts[:1] == ["with"] and sorts[1:2] == ["thing"]:  # `pay the church exactly`
        said = [Sense("buy"), *said[1:]]
    elif exact and sorts[-1:] == ["with"] and sorts.count("with") == 1:  # `de kerk gepast betalen`
        said = said[:-1]
    elif sorts[:3] == [NUMBER, "with", "for"]:  # `7 betalen voor het theater`
        return [said[1], said[0], *said[2:]]
    elif sorts[-1:] == ["with"] and sorts.count("with") == 2:  # `de tuin met 6 en 4 betalen`
        return said[:-1]
    elif "with" not in sorts and sorts[-4:] == ["for", NUMBER, "and", NUMBER]:  # a price is one number
        return [*said[:-4], Sense("with"), *said[-3:]]
    elif "with" not in sorts and sorts[-5:] == ["for", NUMBER, "and", NUMBER, CURRENCY]:  # `for 6 and 4 blue`
        return [*said[:-5], Sense("with"), *said[-4:]]
    elif "with" not in sorts and sorts[-3:] == ["for", NUMBER, CURRENCY]:  # `the theater for 7 green`
        return [*said[:-3], said[-1], *said[-3:-1]]
    elif "with" not in sorts and sorts[:1] == ["all"]:  # `all my green for the theater`
        return [Sense("with"), *said]
    elif (
        "with" not in sorts
        and sorts[-3:] == [NUMBER, "and", NUMBER]
        and (sorts[-4:-3] == ["thing"] or sorts[-5:-3] == ["thing", CURRENCY])
    ):  # `I buy the church: 5 + 4`, `giardino blu: 6 + 4`
        return [*said[:-3], Sense("with"), *said[-3:]]
    return [sense for n, sense in enumerate(said) if sense.sort != SEPARATOR or not _before_with(said, n)]


def _before_with(said: Sequence[Sense], place: int) -> bool:
    return said[place + 1 : place + 2] == [Sense("with")]


def _gift(said: Sequence[Sense]) -> tuple[Sequence[Sense], int]:
    """The text without `for Dirk` or `and give it to Dirk`, and who receives the building."""
    sorts = [sense.sort for sense in said]
    if sorts.count("dirk") != 1:
        return said, do.KEEP
    end = start = sorts.index("dirk")
    while start > 0 and sorts[start - 1] in ("for", "give", "at"):
        start -= 1
    if start == end:
        return said, do.KEEP
    if start > 0 and sorts[start - 1] in ("and", SEPARATOR):
        start -= 1
    if sorts[0] == "give" and start > 0:  # `give the garden to Dirk, pay 6 and 4`
        said = [Sense("buy"), *said[1:]]
    return [*said[:start], *said[end + 1 :]], do.FOR_DIRK


def _price(place: Sequence[Sense]) -> tuple[Sequence[Sense], int]:
    """A place without the price said behind it; 0 if none is."""
    if [sense.sort for sense in place[-2:]] == ["for", NUMBER]:
        return place[:-2], place[-1].value
    return place, 0


def _places(place: Sequence[Sense], price: int, s: State | None) -> list[tuple[int, int]]:
    """Slot and type of `garden at blue`, `blue garden`, `garden` or `at blue`; a price that is said must be right."""
    said = [sense for sense in place if sense.sort != "at"]
    types = [sense.value for sense in said if sense.sort == "thing"]
    slots = [sense.value for sense in said if sense.sort == CURRENCY]
    if not said or len(types) > 1 or len(slots) > 1 or len(types) + len(slots) != len(said):
        return []
    found = [(slot, t) for slot in slots or range(SLOTS) for t in types or range(TYPES)]
    if price:
        found = [(slot, t) for slot, t in found if s is not None and s.yard[slot] == t and s.yard_price[slot] == price]
    return found


def _payment(paid: Sequence[Sense]) -> tuple[list[int], int]:
    """The values of `6 and 4`, `blue 6 + blue 4` or `6 + 4 blue`, and their currency if it is said; none if unclear."""
    values: list[int] = []
    currencies: set[int] = set()
    before = "and"
    for sense in paid:
        if sense.sort == CURRENCY:
            currencies.add(sense.value)
        elif sense.sort == NUMBER and before in ("and", SEPARATOR, CURRENCY) and 1 <= sense.value <= VALUES:
            values.append(sense.value)
        elif sense.sort not in ("and", SEPARATOR) or before not in (NUMBER, CURRENCY):
            return [], NOTHING
        before = sense.sort
    if len(currencies) > 1 or before not in (NUMBER, CURRENCY):
        return [], NOTHING
    return values, currencies.pop() if currencies else NOTHING
