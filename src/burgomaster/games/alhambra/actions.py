"""Alhambra's steps in words, and words in steps. The canonical words are listed in docs/formats.md."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from burgomaster.games.alhambra import rules as r
from burgomaster.games.alhambra.state import (
    BUILDINGS,
    CURRENCIES,
    KINDS,
    NOTHING,
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
from burgomaster.games.kernel.contract import SEAT_LETTERS, called
from burgomaster.games.kernel.errors import UnknownAction
from burgomaster.games.kernel.names import closest, find, plain
from burgomaster.games.kernel.words import LANGUAGES, Words

WORDS = Path(__file__).parent / "words"

# Why a step is refused: the rule, and the sentence in words/*.ftl.
REFUSALS: Mapping[int, tuple[str, str]] = {
    r.GAME_OVER: ("AL-E4", "refuse-game-over"),
    r.NOT_YOUR_TURN: ("AL-T11", "refuse-not-your-turn"),
    r.CARDS_FIRST: ("AL-T9", "refuse-cards-first"),
    r.NOT_YOUR_CHOICE: ("AL-T9", "refuse-not-your-choice"),
    r.NO_SUCH_OUTCOME: ("AL-T9", "refuse-no-such-outcome"),
    r.NO_PASS: ("AL-T1", "refuse-no-pass"),
    r.SLOT_EMPTY: ("AL-T6", "refuse-slot-empty"),
    r.OTHER_BUILDING: ("AL-T4", "refuse-other-building"),
    r.TOO_DEAR: ("AL-T4", "refuse-too-dear"),
    r.NOT_IN_HAND: ("AL-T4", "refuse-not-in-hand"),
    r.HIGH_FIRST: ("AL-T4", "refuse-high-first"),
    r.OUT_OF_REACH: ("AL-T4", "refuse-out-of-reach"),
    r.NOT_ENOUGH: ("AL-T4", "refuse-not-enough"),
    r.NO_DIRK: ("AL-D5", "refuse-no-dirk"),
    r.BUY_FIRST: ("AL-T4", "refuse-buy-first"),
    r.FINISH_BUYING: ("AL-T4", "refuse-finish-buying"),
    r.NOT_OPEN: ("AL-T2", "refuse-not-open"),
    r.CARDS_IN_ORDER: ("AL-T2", "refuse-cards-in-order"),
    r.TOO_MUCH: ("AL-T2", "refuse-too-much"),
    r.NO_OTHER: ("AL-T2", "refuse-no-other"),
    r.FINISH_TAKING: ("AL-T2", "refuse-finish-taking"),
}


def text(steps: Sequence[int]) -> str:
    """The canonical words of an action or a chance outcome. A beginning ends in `+` or `,` where cards may follow."""
    step = steps[0]
    if step < r.TAKE:
        return _buy_text(steps)
    if step < r.PASS:
        return "take " + ", ".join(card((taken - r.TAKE) % KINDS) for taken in steps) + "," * (steps[-1] >= r.TAKE_AND)
    if step == r.PASS:
        return "pass"
    if r.BUILDING <= step < r.MONEY:
        t, column = divmod(step - r.BUILDING, PRICES)
        return f"building {BUILDINGS[t]} {column + 1}"
    if r.MONEY <= step < r.SCORING:
        return f"money {card(step - r.MONEY)}"
    if r.SCORING <= step < r.FIRST:
        return f"scoring {SCORINGS[step - r.SCORING]}"
    if r.FIRST <= step < r.STEPS:
        return f"first {SEAT_LETTERS[step - r.FIRST]}"
    raise ValueError(f"no action begins with step {step}")


def _buy_text(steps: Sequence[int]) -> str:
    slot, t = divmod(steps[0] - r.BUY, TYPES)
    bought = f"buy {BUILDINGS[t]}@{CURRENCIES[slot]}"
    if len(steps) == 1:
        return bought
    paid = "+".join(str(step - r.PAY + 1) for step in steps[1:] if step < r.KEEP)
    return f"{bought} with {paid}" + {r.KEEP: "", r.FOR_DIRK: " for dirk"}.get(steps[-1], "+")


def card(k: int) -> str:
    """A money card in canonical words, such as `blue 6`."""
    currency, column = divmod(k, VALUES)
    return f"{CURRENCIES[currency]} {column + 1}"


# ---- Reading --------------------------------------------------------------------------------------------------------

_SINGLE = {text((step,)): (step,) for step in (r.PASS, *range(r.BUILDING, r.STEPS))}


def parse(words: str) -> list[tuple[int, ...]]:
    """What a person's words can mean, legal or not."""
    if words in _SINGLE:
        return [_SINGLE[words]]
    bare = plain(words[:200])
    verb, _, rest = bare.partition(" ")
    found: list[tuple[int, ...]] = []
    if bare in _verbs("pass"):
        found = [(r.PASS,)]
    elif verb in _verbs("buy"):
        found = _buy(rest)
    elif verb in _verbs("take"):
        found = _take(rest)
    found = found or _outcome(verb, rest)
    if not found:
        known = [*_SINGLE, "buy garden@blue with 6+4", "take yellow 2, blue 3"]
        raise UnknownAction(f"{words[:60]!r} is no action of this game{closest(words[:60], known)}")
    return found


def _buy(rest: str) -> list[tuple[int, ...]]:
    """`garden@blue with 6+4 for dirk`, the building or the slot left out, or only the beginning of it."""
    gift = re.fullmatch(rf"(.+) (?:{_any('for')}) {_any('dirk')}", rest)
    done = r.FOR_DIRK if gift else r.KEEP
    bought = gift[1] if gift else rest
    paid = re.fullmatch(rf"(.*?) ?\b(?:{_any('with')}) ([\d+, ]+|\d.*)", bought)
    values = _payment(paid[2]) if paid else []
    if values is None or (gift and not paid):
        return []
    ended = () if not paid or paid[2].endswith("+") else (done,)
    payment = (*(r.PAY + value - 1 for value in values), *ended)
    things = _yard_places(paid[1] if paid else bought)
    return [(r.BUY + slot * TYPES + t, *payment) for slot, t in things]


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
        kinds.append(r.kind_of(currencies[0], int(value)))
    if not kinds or len(parts) % 2:
        return []
    steps = [r.TAKE_AND + k for k in sorted(kinds)]
    if not rest.endswith(","):
        steps[-1] += r.TAKE - r.TAKE_AND
    return [tuple(steps)]


def _outcome(verb: str, rest: str) -> list[tuple[int, ...]]:
    """What chance can bring."""
    name, _, figure = rest.rpartition(" ")
    if verb in _verbs("building") and re.fullmatch(r"\d{1,2}", figure) and 1 <= int(figure) <= PRICES:
        return [(r.BUILDING + t * PRICES + int(figure) - 1,) for t in find(name, _buildings())]
    if verb in _verbs("money") and re.fullmatch(rf"[1-{VALUES}]", figure):
        return [(r.MONEY + r.kind_of(currency, int(figure)),) for currency in find(name, _currencies())]
    if verb in _verbs("scoring") and rest.upper() in SCORINGS[:SCORING_CARDS]:
        return [(r.SCORING + SCORINGS.index(rest.upper()),)]
    if verb in _verbs("first") and len(rest) == 1 and rest.upper() in SEAT_LETTERS[:SEATS]:
        return [(r.FIRST + SEAT_LETTERS.index(rest.upper()),)]
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
    return words(BUILDINGS[t] if THEMES[theme] == "new-york" else f"{THEMES[theme]}-{BUILDINGS[t]}")


def card_name(k: int, words: Words) -> str:
    """A money card in a person's language."""
    currency, column = divmod(k, VALUES)
    return words("card", currency=words(CURRENCIES[currency]), value=column + 1)


def reason(s: State, e: Edition, seat: int, step: int, names: Sequence[str], words: Words) -> Mapping[str, Any]:
    """What a refusal speaks of: who, which building or card, what it costs, what there is."""
    told: dict[str, Any] = {"seat": called(s.player, names), "limit": e.take_at_most, "paid": s.paid}
    slot = s.slot
    if step < r.TAKE:
        slot, t = divmod(step - r.BUY, TYPES)
        told["name"] = building_name(t, e.theme, words)
    elif step < r.PASS:
        k = (step - r.TAKE) % KINDS
        told["card"] = card_name(k, words)
        told["total"] = s.taken + r.value_of(k)
    elif r.PAY <= step < r.KEEP and slot != NOTHING:
        told["card"] = card_name(r.kind_of(slot, step - r.PAY + 1), words)
    if slot != NOTHING:
        told |= {"slot": words(CURRENCIES[slot]), "price": s.yard_price[slot]}
        told["money"] = r.money_in(s, s.player, slot)
        if s.yard[slot] != NOTHING:
            told["there"] = building_name(s.yard[slot], e.theme, words)
    if s.slot != NOTHING:
        told["name"] = building_name(s.yard[s.slot], e.theme, words)
    return told


def describe(steps: Sequence[int], s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """What an action, or the beginning of one, does, in a person's language, for lists to choose from."""
    step = steps[0]
    if step < r.TAKE:
        return _describe_buy(steps, s, e, words)
    if step < r.PASS:
        return words("do-take", cards=", ".join(card_name((step - r.TAKE) % KINDS, words) for step in steps))
    if step == r.PASS:
        return words("do-pass")
    return text(steps)


def _describe_buy(steps: Sequence[int], s: State, e: Edition, words: Words) -> str:
    slot, t = divmod(steps[0] - r.BUY, TYPES)
    values = [step - r.PAY + 1 for step in steps[1:] if step < r.KEEP]
    told = {
        "name": building_name(t, e.theme, words),
        "slot": words(CURRENCIES[slot]),
        "price": s.yard_price[slot],
        "cards": "+".join(map(str, values)),
    }
    if not values:
        return words("do-begin-buy", **told)
    gift = "-dirk" if steps[-1] == r.FOR_DIRK else ""
    exact = "-exact" if sum(values) == s.yard_price[slot] else ""
    return words(f"do-buy{gift}{exact}", **told)
