"""A small game's steps in words, and words in steps.

A verb `build {}` needs these words in every language: `verb-build`, what people may type for it, separated by commas,
and `do-build`, what it does. Its argument is typed by its canonical word or by its name in any language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence, Set
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from burgomaster.games.kernel.contract import CHANCE, called
from burgomaster.games.kernel.effort import check_length, spend
from burgomaster.games.kernel.errors import UnknownAction
from burgomaster.games.kernel.names import find, plain
from burgomaster.games.kernel.steps import Domain, Steps, step_of
from burgomaster.games.kernel.structs import EVERYBODY, OWN_SEAT, Field
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.games.simple.fields import COURSE, are_seats, per_seat, things_of

_LONGEST = 200  # characters of an action
_TRIED = 2  # steps of effort to compare words with one verb


def text(table: Steps, steps: Sequence[int]) -> str:
    """The canonical words of an action or a chance outcome: those of its steps, one after the other."""
    table.beginning(steps)
    return " ".join(map(table.text, steps))


# ---- Reading --------------------------------------------------------------------------------------------------------


def parse(table: Steps, going_on: Set[int] | None, folder: Path, words: str) -> list[tuple[int, ...]]:
    """What a person's words can mean: the canonical words of an action, or its steps in the words of any language.

    `going_on` are the steps that do not end an action; None where any step of a player may go on.
    """
    check_length(words, _LONGEST)  # half of what was said may mean something else
    bare = plain(words)
    goes_on = {step for step in range(table.size) if not table[step].by_chance} if going_on is None else going_on
    texts = _texts(table)
    found = _in_steps(table, goes_on, bare, lambda said: texts.get(said, []))
    found = found or _in_steps(table, goes_on, bare, lambda said: _spoken(table, folder, said))
    if not found:
        raise UnknownAction(words)
    return found


@cache
def _texts(table: Steps) -> dict[str, list[int]]:
    """By their canonical words, the steps."""
    found: dict[str, list[int]] = {}
    for step in range(table.size):
        found.setdefault(plain(table.text(step)), []).append(step)
    return found


def _in_steps(
    table: Steps, goes_on: Set[int], bare: str, meant_by: Callable[[str], list[int]], begun: bool = False
) -> list[tuple[int, ...]]:
    """The actions and beginnings of actions that a text says step by step."""
    found: list[tuple[int, ...]] = []
    known: dict[str, list[tuple[int, ...]]] = {}  # by what is left of the text, how it may go on
    for end in [place for place, letter in enumerate(bare) if letter == " "] + [len(bare)]:
        for step in meant_by(bare[:end]):
            if table[step].follows != begun:
                continue
            rest = bare[end + 1 :]
            if not rest:
                found.append((step,))
            elif step in goes_on:
                if rest not in known:
                    known[rest] = _in_steps(table, goes_on, rest, meant_by, True)
                found += [(step, *more) for more in known[rest]]
    return found


def _spoken(table: Steps, folder: Path, bare: str) -> list[int]:
    """What one step can be, in the words of any language."""
    found: list[int] = []
    spend(_TRIED * len(table.table))
    for verb in table.table:
        if not verb.pattern:
            continue
        pattern, order = _pattern(folder, verb.name, verb.pattern, len(verb.arguments))
        said = pattern.fullmatch(bare)
        if said:
            places = zip(said.groups(), order, strict=True)
            meant = {place: find(name, _names(folder, verb.arguments[place])) for name, place in places}
            choices = product(*(meant[place] for place in range(len(verb.arguments))))
            found += [step_of(verb.number, *choice) for choice in choices]
    return found


@cache
def _pattern(folder: Path, name: str, pattern: str, arguments: int) -> tuple[re.Pattern[str], list[int]]:
    """How a verb is typed, and which argument stands in which place: `buy {}` is also `koop …` and `compra …`."""
    if not arguments:
        return re.compile("|".join(map(re.escape, _typed(folder, name)))), []
    parts = re.split(r"\{(\d*)\}", pattern)
    order = [int(place) if place else i for i, place in enumerate(parts[1::2])]
    said = []
    for i, fixed in enumerate(part.strip() for part in parts[::2]):
        if fixed:
            said.append("(?:" + "|".join(map(re.escape, _typed(folder, name if i == 0 else fixed))) + ")")
        if i < len(order):
            said.append("(.+)")
    return re.compile(" ".join(said)), order


def _typed(folder: Path, name: str) -> list[str]:
    """What people may type for a verb, in every language, besides its own name."""
    typed = [plain(name)]
    for words in (Words(folder, language) for language in LANGUAGES):
        if words.has(f"verb-{name}"):
            typed += map(plain, words(f"verb-{name}").split(","))
    return list(dict.fromkeys(typed))


@cache
def _names(folder: Path, domain: Domain) -> dict[str, int]:
    """The values of an argument, by canonical word and by name in every language."""
    names = {}
    for value, name in enumerate(domain.names, domain.low):
        names[plain(name)] = value
        for words in (Words(folder, language) for language in LANGUAGES):
            if words.has(name):
                names[plain(words(name))] = value
    return names


# ---- Explaining -----------------------------------------------------------------------------------------------------


def values(
    table: Steps, s: Any, e: Any, seat: int, step: int, names: Sequence[str], words: Words
) -> dict[str, int | str]:
    """What a sentence about a step may speak of.

    * `seat`: whose turn it is; every single number of state and edition, by its name;
    * of the seat that asks, its part of every field: `coins`;
    * of the arguments: a thing's `name`, a seat as `other`, a `number` (a second one of its sort is `name2` and so on);
      and all that is counted of the thing: `cost`, `supply`.

    What only a seat may see is told to that seat alone, and to nobody where `seat` is none.
    """
    told = public_values(s, e, names, words)
    asks = 0 <= seat < s.players
    who = seat if asks else s.player
    for name, field in s.FIELDS.items():
        if per_seat(field) and len(field.shape) == 1 and _may_hear(field, asks):
            told[name] = getattr(s, name)[who]
    arguments: dict[str, int | str] = {}
    for domain, value in zip(table[step].arguments, table.arguments_of(step), strict=True):
        key, said = _argument(domain, value, names, words)
        arguments[f"{key}2" if key in arguments else key] = said
        told |= _counted(s, e, who, asks, domain, value)
    return told | arguments


def public_values(s: Any, e: Any, names: Sequence[str], words: Words) -> dict[str, int | str]:
    """Every single number of state and edition that everybody may see, and `seat`, whose turn it is.

    What the state knows by name is said by name: a seat by who sits there, a thing by its word.
    """
    told: dict[str, int | str] = {name: getattr(e, name) for name, field in e.FIELDS.items() if not field.shape}
    for name, field in s.FIELDS.items():
        if not field.shape and field.seen_by == EVERYBODY:
            value = getattr(s, name)
            named = field.names[0] and name not in COURSE
            told[name] = value_said(value, field, names, words) if named else value
    return {**told, "seat": called(s.player, names)}


def value_said(value: int, field: Field, names: Sequence[str], words: Words) -> str:
    """A single number in words: a seat or a thing by its name."""
    if not field.names[0]:
        return str(value)
    if value < 0:
        return "–"
    return called(value, names) if are_seats(field.names[0]) else words(field.names[0][value])


def _argument(domain: Domain, value: int, names: Sequence[str], words: Words) -> tuple[str, int | str]:
    word = domain.names[value - domain.low]
    if are_seats(domain.names):
        return "other", called(value, names)
    if word == str(value):
        return "number", value
    return "name", words(word)


def _may_hear(field: Field, asks: bool) -> bool:
    """May whoever hears the sentence know this field, of the seat it speaks of?"""
    return field.seen_by == EVERYBODY or (asks and field.seen_by == OWN_SEAT)


def _counted(s: Any, e: Any, who: int, asks: bool, domain: Domain, value: int) -> dict[str, int | str]:
    """What state and edition say of one thing."""
    found: dict[str, int | str] = {}
    for struct in (e, s):
        for name, field in struct.FIELDS.items():
            if things_of(field) == domain.names and _may_hear(field, asks):
                counts = getattr(struct, name)
                mine = counts[who] if per_seat(field) else counts
                if len(field.shape) == 1 or per_seat(field):
                    found[name] = mine[value - domain.low]
    return found


def describe(table: Steps, steps: Sequence[int], s: Any, e: Any, names: Sequence[str], words: Words) -> str:
    """What an action does, step by step; of chance, what it brought, where there are words for it.

    Everybody at the table reads it in the log, so it speaks of no secrets.
    """
    table.beginning(steps)
    said = []
    for step in steps:
        message = f"do-{table[step].name}"
        if table[step].by_chance and not words.has(message):
            said.append(table.text(step))
        else:
            said.append(words(message, **values(table, s, e, CHANCE, step, names, words)))
    return " ".join(said) + (" …" if table[steps[-1]].goes_on else "")
