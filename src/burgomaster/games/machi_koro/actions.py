"""Machi Koro's steps in words, and words in steps. The canonical words are listed in docs/formats.md."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

from burgomaster.games.kernel.contract import SEAT_LETTERS, called
from burgomaster.games.kernel.effort import check_length, spend
from burgomaster.games.kernel.errors import UnknownAction
from burgomaster.games.kernel.hearing import LONGEST, Guesses
from burgomaster.games.kernel.names import Finder, find, find_exactly, plain
from burgomaster.games.kernel.pairs import pair_of
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.games.machi_koro import refusals as no
from burgomaster.games.machi_koro import steps as do
from burgomaster.games.machi_koro.spoken import WORDS, hearing
from burgomaster.games.machi_koro.state import (
    BUILDINGS,
    KINDS,
    LANDMARKS,
    RADIO_PHASE,
    SEATS,
    TV_STATION,
    Edition,
    State,
)
from burgomaster.games.machi_koro.steps import FIRST_ARG, SECOND_ARG, STEPS, VERB


def text(steps: Sequence[int]) -> str:
    """The canonical words of an action or a chance outcome."""
    STEPS.beginning(steps)
    return " ".join(map(STEPS.text, steps))


# ---- Reading --------------------------------------------------------------------------------------------------------

_PART = 12  # steps of effort to read what stands around a `for`
_SINGLE = STEPS.singles()


def parse(
    words: str, s: State | None = None, e: Edition | None = None, names: Sequence[str] = ()
) -> list[tuple[int, ...]]:
    """What a person's words can mean, legal or not. Players are called by their letters or by their names."""
    if words.startswith("dice "):
        found = _dice(words.removeprefix("dice "))
    else:
        found = [(_SINGLE[words],)] if words in _SINGLE else []
    if found:
        return found
    check_length(words, LONGEST)
    bare = plain(words)
    found = _numbers(bare) or _named(bare, find_exactly)
    if not found:
        said = hearing(words, s, e, names)
        found = said.meanings() or _named(bare, find) or said.mended()
    if not found:
        raise UnknownAction(words)
    return found


def nearly(words: str, s: State, e: Edition, names: Sequence[str]) -> list[tuple[str, list[tuple[int, ...]]]]:
    """Texts that could have been meant instead, and what they mean."""
    return hearing(words, s, e, names).nearly()


def _numbers(bare: str) -> list[tuple[int, ...]]:
    """Words with nothing but numbers and seats behind the verb."""
    verb, _, rest = bare.partition(" ")
    if bare in _verbs("keep"):
        return [(do.KEEP,)]
    if bare in _verbs("skip"):
        return [(do.PASS,), (do.NO_SWAP,), (do.KEEP,)]
    if bare in _verbs("pass"):
        return [(do.PASS,)]
    if bare in _verbs("no-swap"):
        return [(do.NO_SWAP,)]
    for throwing in (do.THROW, do.AGAIN):
        if verb in _verbs(STEPS.name(throwing)):
            choices = [int(rest)] if rest in ("1", "2") else [1, 2] if not rest else []
            return [(step_of(throwing, dice),) for dice in choices]
    if verb in _verbs("dice"):
        return _dice(rest)
    seat = _seat(rest)
    if seat is not None and verb in _verbs("tv"):
        return [(step_of(do.TV_FROM, seat),)]
    if seat is not None and verb in _verbs("first"):
        return [(step_of(do.FIRST, seat),)]
    return []


def _dice(rest: str) -> list[tuple[int, ...]]:
    """`3` is one die or the total of two; `2+5` is two dice in any order."""
    pair = re.fullmatch(r"([1-6]) ?\+ ?([1-6])", rest)
    if pair:
        low, high = sorted((int(pair[1]), int(pair[2])))
        return [(step_of(do.TWO_DICE, pair_of(low, high)),)]
    if not re.fullmatch(r"[1-9]|1[0-2]", rest):
        return []
    total = int(rest)
    meanings: list[tuple[int, ...]] = [(step_of(do.ONE_DIE, total),)] if total <= 6 else []
    pairs = [(low, total - low) for low in range(1, 7) if low <= total - low <= 6]
    return meanings + [(step_of(do.TWO_DICE, pair_of(low, high)),) for low, high in pairs]


def _named(bare: str, finds: Finder) -> list[tuple[int, ...]]:
    """Words with buildings in them: names, or the beginnings of names."""
    verb, _, rest = bare.partition(" ")
    if verb in _verbs("buy"):
        meant = finds(rest, _names())
        return Guesses((step_of(do.BUY, n) if n < KINDS else step_of(do.BUILD, n - KINDS),) for n in meant)
    if verb in _verbs("swap"):
        return _swap(rest, finds)
    return []


def _swap(rest: str, finds: Finder) -> list[tuple[int, ...]]:
    """`wheat-field for mine of B`, or only the beginning: `wheat-field`."""
    fors, ofs = "|".join(_verbs("for")), "|".join(_verbs("of"))
    beginning = Guesses((step_of(do.GIVE, given),) for given in _buildings(rest, finds))
    for middle in re.finditer(rf" (?:{fors}) ", rest):
        spend(_PART)
        tail = re.fullmatch(rf"(.+) (?:{ofs}) (\w)", rest[middle.end() :])
        seat = _seat(tail[2]) if tail else None
        if tail and seat is not None:
            pairs = product(_buildings(rest[: middle.start()], finds), _buildings(tail[1], finds))
            return Guesses((step_of(do.GIVE, given), step_of(do.TAKE, seat, taken)) for given, taken in pairs)
    return beginning


def _buildings(name: str, finds: Finder) -> list[int]:
    return [n for n in finds(name, _names()) if n < KINDS]


def _seat(letter: str) -> int | None:
    place = SEAT_LETTERS[:SEATS].find(letter.upper()) if len(letter) == 1 else -1
    return place if place >= 0 else None


@cache
def _names() -> dict[str, int]:
    """Every building and landmark by its id and its name in every language."""
    names = {}
    for n, name in enumerate((*BUILDINGS, *LANDMARKS)):
        names[plain(name)] = n
        for language in LANGUAGES:
            names[plain(Words(WORDS, language)(name))] = n
    return names


@cache
def _verbs(verb: str) -> tuple[str, ...]:
    """The words for a verb in every language, as the word lists give them, separated by commas."""
    lists = [Words(WORDS, language)(f"verb-{verb}") for language in LANGUAGES]
    return tuple(dict.fromkeys(plain(word) for words in lists for word in words.split(",")))


# ---- Explaining -----------------------------------------------------------------------------------------------------


def reason(s: State, e: Edition, seat: int, step: int, names: Sequence[str], words: Words) -> Mapping[str, Any]:
    """What a refusal speaks of: who, which building, what it costs, what there is."""
    told: dict[str, Any] = {
        "seat": called(s.player, names),
        "coins": s.coins[s.player],
        "players": s.players,
        "dice": s.dice,
    }
    verb, first = VERB[step], FIRST_ARG[step]
    if verb in (do.TV_FROM, do.TAKE):
        told["other"] = called(first, names)
    if verb in (do.GIVE, do.TAKE):
        told["name"] = words(BUILDINGS[first if verb == do.GIVE else SECOND_ARG[step]])
    elif verb == do.BUY:
        told |= {"name": words(BUILDINGS[first]), "cost": e.cost[first]}
    elif verb == do.BUILD:
        told |= {"name": words(LANDMARKS[first]), "cost": e.landmark_cost[first]}
    return told


def explain(
    s: State, e: Edition, steps: Sequence[int], code: int, several: bool, words: Words
) -> tuple[int, Mapping[str, Any]]:
    """The reason of a refused action in the person's terms: who may still throw again is told so."""
    if code == no.ALREADY_THROWN and s.phase == RADIO_PHASE:
        return no.RADIO_AGAIN, {}
    return code, {}


def describe(steps: Sequence[int], s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """What an action (or its beginning) does, in a person's language, for lists to choose from."""
    verb, first = STEPS.beginning(steps), FIRST_ARG[steps[0]]
    if verb.by_chance:
        return text(steps)
    told: dict[str, Any] = {}
    message = f"do-{verb.name}"
    if verb.number in (do.THROW, do.AGAIN):
        told = {"dice": first}
    elif verb.number == do.TV_FROM:
        told = {"other": names[first], "coins": min(e.earns[TV_STATION], s.coins[first])}
    elif verb.number == do.GIVE and len(steps) == 1:
        message, told = "do-swap-begun", {"given": words(BUILDINGS[first])}
    elif verb.number == do.GIVE:
        told = {"given": words(BUILDINGS[first]), "taken": words(BUILDINGS[SECOND_ARG[steps[1]]])}
        told["other"] = names[FIRST_ARG[steps[1]]]
    elif verb.number == do.BUY:
        told = {"name": words(BUILDINGS[first]), "cost": e.cost[first]}
    elif verb.number == do.BUILD:
        message, told = "do-buy", {"name": words(LANDMARKS[first]), "cost": e.landmark_cost[first]}
    return words(message, **told)
