"""Effects in sentences: the words of a kind are `told-KIND`, in its variants (see voice.py). Without, it is silent.

A thing stands in them by its word (`$card`), and in other forms where its word has them as attributes:

    ranch = Ranch
        .a = a ranch
        .some = { $count ->
            [one] one ranch
           *[other] { $number } ranches
        }

Then `$card-a` is "a ranch" and `$card-some` "three ranches", if the effect's `count` is 3.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from burgomaster.games.kernel.effects import NUMBER, SEAT, Things, Told
from burgomaster.games.kernel.voice import Somebody, Voice

# The forms in which a thing may stand in a sentence: "a ranch", "the ranch", "ranches", and so many of them.
FORMS = ("a", "the", "many", "some")

Namer = Callable[[Things, int], str]  # a thing's word; or its name, where it has no word


def sentences(told: Sequence[Told], voice: Voice, name_of: Namer | None = None) -> list[str]:
    """A sentence for every effect that has words. A thing's word is its own name, if `name_of` gives no other.

    Where several did the same one after the other, and its kind has words for several, it is said once.
    """
    return [
        voice.say(message, who, **_values(one, voice, name_of))
        for one, who in _together(told, voice)
        if voice.words.has(message := f"told-{one[0].name}")
    ]


def _together(told: Sequence[Told], voice: Voice) -> Iterator[tuple[Told, list[int]]]:
    """Every effect with those who did it; the same done by several is one."""
    waiting: tuple[Told, list[int]] | None = None
    for one in told:
        kind, rule, values = one
        who = [values[0]] if next(iter(kind.slots), "") == "who" else []
        if waiting is not None:
            before, doers = waiting
            same = before[0] is kind and before[1] == rule and before[2][1:] == values[1:]
            if same and who and who[0] not in doers and voice.words.has(f"told-{kind.name}.several"):
                doers += who
                continue
            yield waiting
        waiting = one, who
    if waiting is not None:
        yield waiting


def _values(told: Told, voice: Voice, name_of: Namer | None) -> dict[str, Any]:
    """What the sentence speaks of, beside who did it."""
    kind, _, values = told
    said: dict[str, Any] = {}
    for (slot, thing), value in zip(kind.slots.items(), values, strict=True):
        if slot == "who":
            continue
        if thing is NUMBER:
            said[slot] = value
        elif value < 0:
            said[slot] = ""
        elif thing is SEAT:
            said[slot] = Somebody(value)
        else:
            count = dict(zip(kind.slots, values, strict=True)).get("count", 1)
            said |= _forms(slot, name_of(thing, value) if name_of else thing.names[value], count, voice)
    return said


def _forms(slot: str, name: str, count: int, voice: Voice) -> dict[str, str]:
    """A thing by its name, and in the forms that its word has: `card-a` a ranch, `card-some` three ranches."""
    words = voice.words
    if not words.has(name):
        return {slot: name}
    forms = {slot: words(name)}
    for form in FORMS:
        if words.has(f"{name}.{form}"):
            counted = {"count": count, "number": voice.number(count)} if form == "some" else {}
            forms[f"{slot}-{form}"] = words(f"{name}.{form}", **counted)
    return forms
