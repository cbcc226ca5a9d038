"""Effects in sentences: the words of a kind are `told-KIND`. A kind without words is not spoken of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgomaster.games.kernel.contract import called
from burgomaster.games.kernel.effects import NUMBER, SEAT, Things, Told
from burgomaster.games.kernel.words import Words

Namer = Callable[[Things, int], str]  # what a thing is called


def sentences(told: Sequence[Told], names: Sequence[str], words: Words, name_of: Namer | None = None) -> list[str]:
    """A sentence for every effect that has words. A thing is called by its own word, if `name_of` does not say more."""
    return [_sentence(one, names, words, name_of) for one in told if words.has(f"told-{one[0].name}")]


def _sentence(told: Told, names: Sequence[str], words: Words, name_of: Namer | None) -> str:
    kind, _, values = told
    said: dict[str, int | str] = {}
    for (slot, thing), value in zip(kind.slots.items(), values, strict=True):
        if thing is NUMBER:
            said[slot] = value
        elif value < 0:
            said[slot] = ""
        elif thing is SEAT:
            said[slot] = called(value, names)
        else:
            said[slot] = name_of(thing, value) if name_of else words(thing.names[value])
    return words(f"told-{kind.name}", **said)
