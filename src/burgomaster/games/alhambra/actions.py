"""Alhambra's steps in words, and words in steps. The canonical words are listed in docs/formats.md."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

from burgomaster.games.alhambra import refusals as no
from burgomaster.games.alhambra import steps as do
from burgomaster.games.alhambra.rules import kind_of, money_in, value_of
from burgomaster.games.alhambra.spoken import WORDS, hearing
from burgomaster.games.alhambra.state import (
    BUILDINGS,
    CURRENCIES,
    NOTHING,
    OPEN,
    PRICES,
    SCORING_CARDS,
    SCORINGS,
    SEATS,
    SLOTS,
    THEMES,
    TYPES,
    VALUES,
    Edition,
    State,
)
from burgomaster.games.alhambra.steps import CARD, FIRST_ARG, SECOND_ARG, STEPS, VERB
from burgomaster.games.kernel.contract import SEAT_LETTERS, called
from burgomaster.games.kernel.effort import check_length
from burgomaster.games.kernel.errors import UnknownAction
from burgomaster.games.kernel.hearing import LONGEST, Guesses
from burgomaster.games.kernel.names import find, plain
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.kernel.words import LANGUAGES, Words


def text(steps: Sequence[int]) -> str:
    """The canonical words of an action or a chance outcome. A beginning ends in `+` or `,` where cards may follow."""
    verb = STEPS.beginning(steps).number
    if verb == do.BUY:
        return _buy_text(steps)
    if verb in (do.TAKE, do.TAKE_AND):
        more = "," if VERB[steps[-1]] == do.TAKE_AND else ""
        return "take " + ", ".join(card(FIRST_ARG[step]) for step in steps) + more
    return STEPS.text(steps[0])


def _buy_text(steps: Sequence[int]) -> str:
    bought = STEPS.text(steps[0])
    if len(steps) == 1:
        return bought
    paid = "+".join(STEPS.text(step) for step in steps[1:] if VERB[step] == do.PAY)
    return f"{bought} with {paid}" + {do.KEEP: "", do.FOR_DIRK: " for dirk"}.get(steps[-1], "+")


def card(k: int) -> str:
    """A money card in canonical words, such as `blue 6`."""
    return CARD.names[k]


# ---- Reading --------------------------------------------------------------------------------------------------------

_SINGLE = {words: step for words, step in STEPS.singles().items() if VERB[step] != do.TAKE}


def parse(
    words: str, s: State | None = None, e: Edition | None = None, names: Sequence[str] = ()
) -> list[tuple[int, ...]]:
    """What a person's words can mean, legal or not. Players are called by their letters or by their names."""
    if words in _SINGLE:
        return [(_SINGLE[words],)]
    if known := _canonical(words):
        return known
    check_length(words, LONGEST)
    bare = plain(words)
    verb, _, rest = bare.partition(" ")
    found: list[tuple[int, ...]] = []
    if bare in _verbs("pass"):
        found = [(do.PASS,)]
    elif verb in _verbs("buy"):
        found = _buy(rest)
    elif verb in _verbs("take"):
        found = _take(rest)
    if not found:
        said = hearing(words, s)
        found = _outcome(verb, rest) or said.meanings() or said.mended()
    if not found:
        raise UnknownAction(words)
    return found


def nearly(words: str, s: State, e: Edition, names: Sequence[str]) -> list[tuple[str, list[tuple[int, ...]]]]:
    """Texts that could have been meant instead, and what they mean."""
    return hearing(words, s).nearly()


_BEGUN = {STEPS.text(step): step for step in STEPS.of(do.BUY)}
_PAID = re.compile(r"(buy \w+@\w+) with ([1-9](?:\+[1-9])*)( for dirk)?")
_KIND = {name: k for k, name in enumerate(CARD.names)}


def _canonical(words: str) -> list[tuple[int, ...]]:
    """The quick way for purchases and takings in canonical words; nothing, where they are said in another way."""
    if words.startswith("take "):
        kinds = [_KIND.get(card, NOTHING) for card in words[5:].split(", ")]
        if NOTHING in kinds or kinds != sorted(kinds):
            return []
        return [(*(step_of(do.TAKE_AND, k) for k in kinds[:-1]), step_of(do.TAKE, kinds[-1]))]
    paid = _PAID.fullmatch(words)
    begun = _BEGUN.get(paid[1]) if paid else None
    if paid is None or begun is None:
        return []
    values = sorted(map(int, paid[2].split("+")), reverse=True)
    return [(begun, *(step_of(do.PAY, value) for value in values), do.FOR_DIRK if paid[3] else do.KEEP)]


def _buy(rest: str) -> list[tuple[int, ...]]:
    """`garden@blue with 6+4 for dirk`, the building or the slot left out, or only the beginning of it."""
    gift = re.fullmatch(rf"(.+) (?:{_any('for')}) {_any('dirk')}", rest)
    done = do.FOR_DIRK if gift else do.KEEP
    bought = gift[1] if gift else rest
    paid = re.fullmatch(rf"(.*?) ?\b(?:{_any('with')}) ([\d+, ]+|\d.*)", bought)
    values = _payment(paid[2]) if paid else []
    if values is None or (gift and not paid):
        return []
    ended = () if not paid or paid[2].endswith("+") else (done,)
    payment = (*(step_of(do.PAY, value) for value in values), *ended)
    things = _yard_places(paid[1] if paid else bought)
    readings = [(step_of(do.BUY, slot, t), *payment) for slot, t in things]
    return Guesses(readings) if 1 < len({t for _, t in things}) < TYPES else readings


def _payment(cards: str) -> list[int] | None:
    """`6+4`, `4, 6` or `4 and 6`: the values from high to low; None if it is something else."""
    parts = re.split(rf"[+, ]+(?:(?:{_any('and')}) )?", cards.strip(" +,"))
    if not all(re.fullmatch(rf"[1-{VALUES}]", part) for part in parts):
        return None
    return sorted(map(int, parts), reverse=True)


def _yard_places(name: str) -> list[tuple[int, int]]:
    """Slot and type of `garden@blue`, `garden at blue`, `garden blue`, `garden`, `@blue` or `blue`."""
    ats = re.split(rf" ?@ ?| (?:{_any('at')}) ", name)
    if len(ats) == 1:
        building, _, slot = name.rpartition(" ")
        pairs = [(name, ""), ("", name), (building, slot)]
    else:
        pairs = [(ats[0], ats[1])] if len(ats) == 2 else []
    for building, slot in pairs:
        types = find(building, _buildings()) if building else list(range(TYPES))
        slots = find(slot, _currencies()) if slot else list(range(SLOTS))
        if types and slots and (building or slot):
            return list(product(slots, types))
    return []


def _take(rest: str) -> list[tuple[int, ...]]:
    """`yellow 2, blue 3` or `2 yellow and 3 blue`, in any order; a comma at the end: more may follow."""
    parts = [part for part in re.split(r"[ ,+]+", rest) if part and part not in _verbs("and")]
    kinds = []
    for first, second in zip(parts[::2], parts[1::2], strict=False):
        name, value = (second, first) if first.isdecimal() else (first, second)
        currencies = find(name, _currencies())
        if len(currencies) != 1 or not re.fullmatch(rf"[1-{VALUES}]", value):
            return []
        kinds.append(kind_of(currencies[0], int(value)))
    if not kinds or len(parts) % 2:
        return []
    *others, last = sorted(kinds)
    ending = step_of(do.TAKE_AND if rest.endswith(",") else do.TAKE, last)
    return [(*(step_of(do.TAKE_AND, k) for k in others), ending)]


def _outcome(verb: str, rest: str) -> list[tuple[int, ...]]:
    """What chance can bring."""
    name, _, figure = rest.rpartition(" ")
    if verb in _verbs("building") and re.fullmatch(r"\d{1,2}", figure) and 1 <= int(figure) <= PRICES:
        return [(step_of(do.BUILDING, t, int(figure)),) for t in find(name, _buildings())]
    if verb in _verbs("money") and re.fullmatch(rf"[1-{VALUES}]", figure):
        return [(step_of(do.MONEY, kind_of(currency, int(figure))),) for currency in find(name, _currencies())]
    if verb in _verbs("scoring") and rest.upper() in SCORINGS[:SCORING_CARDS]:
        return [(step_of(do.SCORING, SCORINGS.index(rest.upper())),)]
    if verb in _verbs("first") and len(rest) == 1 and rest.upper() in SEAT_LETTERS[:SEATS]:
        return [(step_of(do.FIRST, SEAT_LETTERS.index(rest.upper())),)]
    return []


@cache
def _buildings() -> dict[str, int]:
    """Every type of building by its id and its names in every theme and language."""
    names = {}
    for t, name in enumerate(BUILDINGS):
        names[plain(name)] = t
        for language, theme in product(LANGUAGES, range(len(THEMES))):
            names[plain(building_name(t, theme, Words(WORDS, language)))] = t
    return names


@cache
def _currencies() -> dict[str, int]:
    """Every currency by its id and its name in every language."""
    names = {}
    for currency, name in enumerate(CURRENCIES):
        names[plain(name)] = currency
        for language in LANGUAGES:
            names[plain(Words(WORDS, language)(name))] = currency
    return names


@cache
def _verbs(verb: str) -> tuple[str, ...]:
    """The words for a verb in every language, as the word lists give them, separated by commas."""
    lists = [Words(WORDS, language)(f"verb-{verb}" if verb != "dirk" else verb) for language in LANGUAGES]
    return tuple(dict.fromkeys(plain(word) for words in lists for word in words.split(",")))


def _any(verb: str) -> str:
    """A pattern for any of these words."""
    return "|".join(_verbs(verb))


# ---- Explaining -----------------------------------------------------------------------------------------------------


def building_name(t: int, theme: int, words: Words) -> str:
    """A type of building as the theme calls it."""
    return words(building_word(t, theme))


def building_word(t: int, theme: int) -> str:
    """The word for a type of building; its attributes are the forms that it has in sentences."""
    return BUILDINGS[t] if THEMES[theme] == "new-york" else f"{THEMES[theme]}-{BUILDINGS[t]}"


def card_name(k: int, words: Words) -> str:
    """A money card in a person's language."""
    currency, column = divmod(k, VALUES)
    return words("card", currency=words(CURRENCIES[currency]), value=column + 1)


def reason(s: State, e: Edition, seat: int, step: int, names: Sequence[str], words: Words) -> Mapping[str, Any]:
    """What a refusal speaks of: who, which building or card, what it costs, what there is."""
    told: dict[str, Any] = {"seat": called(s.player, names), "limit": e.take_at_most, "paid": s.paid}
    slot = s.slot
    verb, first = VERB[step], FIRST_ARG[step]
    if verb == do.BUY:
        slot = first
        told["name"] = building_name(SECOND_ARG[step], e.theme, words)
    elif verb in (do.TAKE, do.TAKE_AND):
        told["card"] = card_name(first, words)
        told["total"] = s.taken + value_of(first)
    elif verb == do.PAY and slot != NOTHING:
        told["card"] = card_name(kind_of(slot, first), words)
        held = s.hand[s.player]
        told["reach"] = s.paid + sum(value * held[kind_of(slot, value)] for value in range(1, first + 1))
    if slot != NOTHING:
        told |= {"slot": words(CURRENCIES[slot]), "price": s.yard_price[slot]}
        told["money"] = money_in(s, s.player, slot)
        if s.yard[slot] != NOTHING:
            told["there"] = building_name(s.yard[slot], e.theme, words)
    if s.slot != NOTHING:
        told["name"] = building_name(s.yard[s.slot], e.theme, words)
    return told


def explain(
    s: State, e: Edition, steps: Sequence[int], code: int, several: bool, words: Words
) -> tuple[int, Mapping[str, Any]]:
    """The reason of a refused action in the person's terms: of the whole payment, of all cards taken together.

    `several`: other readings of the same words were refused too.
    """
    verb = VERB[steps[0]]
    if verb == do.BUY and code in no.REFUSALS.unlikely:
        nowhere = all(s.yard[slot] != SECOND_ARG[steps[0]] for slot in range(SLOTS))
        return (no.NOT_IN_YARD if several and nowhere else code), {}
    if (
        verb == do.BUY
        and code in (no.NOT_IN_HAND, no.HIGH_FIRST, no.OUT_OF_REACH)
        and steps[-1] in (do.KEEP, do.FOR_DIRK)
    ):
        paid = [FIRST_ARG[step] for step in steps if VERB[step] == do.PAY]
        return _explain_payment(s, FIRST_ARG[steps[0]], paid, words)
    if verb in (do.TAKE, do.TAKE_AND) and code in (no.NOT_OPEN, no.CARDS_IN_ORDER, no.TOO_MUCH, no.NO_OTHER):
        return _explain_taking(s, e, [FIRST_ARG[step] for step in steps], VERB[steps[-1]] == do.TAKE, code, words)
    return code, {}


def _explain_payment(s: State, slot: int, values: Sequence[int], words: Words) -> tuple[int, Mapping[str, Any]]:
    """First a card that is not there, then too small a sum."""
    held = s.hand[s.player]
    lacking = [value for value in values if held[kind_of(slot, value)] < values.count(value)]
    if lacking:
        return no.NOT_IN_HAND, {"card": card_name(kind_of(slot, lacking[0]), words)}
    return no.NOT_ENOUGH, {"paid": sum(values)}


def _explain_taking(
    s: State, e: Edition, kinds: Sequence[int], whole: bool, code: int, words: Words
) -> tuple[int, Mapping[str, Any]]:
    """First a card that does not lie open, then too large a sum; who names cards one by one is told of the order."""
    row = [s.open_money[place] for place in range(OPEN)]
    closed = [k for k in kinds if row.count(k) < kinds.count(k)]
    if closed:
        there = row.count(closed[0])
        return no.NOT_SO_MANY if there else no.NOT_OPEN, {"card": card_name(closed[0], words), "count": there}
    total = sum(map(value_of, kinds))
    if len(kinds) > 1 and total > e.take_at_most:
        return no.TOGETHER_TOO_MUCH, {"total": total}
    left = list(row)
    for k in kinds:
        left.remove(k)
    fits = any(k != NOTHING and total + value_of(k) <= e.take_at_most for k in left)
    return (no.CARDS_IN_ORDER if code == no.NO_OTHER and fits and not whole else code), {}


def describe(steps: Sequence[int], s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """What an action, or the beginning of one, does, in a person's language, for lists to choose from."""
    verb = STEPS.beginning(steps)
    if verb.number == do.BUY:
        return _describe_buy(steps, s, e, words)
    if verb.number in (do.TAKE, do.TAKE_AND):
        return words("do-take", cards=", ".join(card_name(FIRST_ARG[step], words) for step in steps))
    return text(steps) if verb.by_chance else words(f"do-{verb.name}")


def _describe_buy(steps: Sequence[int], s: State, e: Edition, words: Words) -> str:
    slot, t = FIRST_ARG[steps[0]], SECOND_ARG[steps[0]]
    values = [FIRST_ARG[step] for step in steps[1:] if VERB[step] == do.PAY]
    told = {
        "name": building_name(t, e.theme, words),
        "slot": words(CURRENCIES[slot]),
        "price": s.yard_price[slot],
        "cards": "+".join(map(str, values)),
    }
    if not values:
        return words("do-begin-buy", **told)
    gift = "-dirk" if steps[-1] == do.FOR_DIRK else ""
    exact = "-exact" if sum(values) == s.yard_price[slot] else ""
    return words(f"do-buy{gift}{exact}", **told)
