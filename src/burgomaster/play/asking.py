"""Asks back: what was not understood or not clear is said in the person's language, with what could have been meant."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from functools import cache, lru_cache

from burgomaster.games.kernel.effort import spend
from burgomaster.games.kernel.errors import AmbiguousAction, UnknownAction
from burgomaster.games.kernel.hearing import FILLER, WORDS, common, letters_of, negations, words_of
from burgomaster.games.kernel.words import Words

MOST_SHOWN = 6  # meanings listed in a message
_MOST_SUGGESTED = 3
_ALIKE = 0.7  # of two words: 1 is the same
_ENOUGH = 0.5  # of a text
_COMPARED = 4  # steps of effort to compare a way to say an action with what was said
_LONGEST = 60  # characters of a text that are repeated


def not_understood(said: str, problem: str, suggested: Sequence[str], lang: str) -> UnknownAction:
    """Nothing of the game was said. `problem` tells more, where the game knows more."""
    words = Words(WORDS, lang)
    short = _short(said)
    text = problem or words("unknown-action", said=short)
    found = UnknownAction(said)
    found.args = (words("did-you-mean", problem=text, actions=_any_of(suggested, words)) if suggested else text,)
    return found


def not_clear(said: str, meant: Sequence[str], sure: bool, lang: str) -> AmbiguousAction:
    """Several things could be meant; or one, but not surely."""
    words = Words(WORDS, lang)
    if len(meant) == 1 and not sure:
        text = words("unknown-action", said=_short(said))
        return AmbiguousAction(words("did-you-mean", problem=text, actions=_quoted(meant[0])))
    shown = ", ".join(meant[:MOST_SHOWN]) + (" …" if len(meant) > MOST_SHOWN else "")
    return AmbiguousAction(words("can-mean", said=_short(said), actions=shown))


def _short(said: str) -> str:
    return said if len(said) <= _LONGEST else said[: _LONGEST - 1] + "…"


def _quoted(action: str) -> str:
    return f"‘{action}’"


def _any_of(actions: Sequence[str], words: Words) -> str:
    *first, last = map(_quoted, actions)
    return words("or", first=", ".join(first), last=last) if first else last


# ---- What could have been meant --------------------------------------------------------------------------------------


@lru_cache(maxsize=5000)
def said_words(text: str) -> tuple[str, ...]:
    """The words of a text, plain, without what says nothing."""
    words = [word.plain for word in words_of(text)]
    kept = tuple(word for word in words if word not in _fillers())
    return kept or tuple(words)


@cache
def _fillers() -> frozenset[str]:
    found = set()
    for word in common().words:
        for length, senses in common().at([word], 0):
            if length == 1 and any(sense.sort == FILLER for sense in senses):
                found.add(word)
    return frozenset(found)


def suggestions(said: str, known: Iterable[tuple[str, Sequence[str]]]) -> list[str]:
    """Of actions, each with the ways to say it, those that share most words with what was said; none, if many do."""
    wanted = said_words(said)[:12]
    if not wanted or negations() & {word.plain for word in words_of(said)}:
        return []
    ways_of = [(action, [said_words(way) for way in ways]) for action, ways in known]
    alike = _alike(wanted, {word for _, ways in ways_of for way in ways for word in way})
    scored: list[tuple[float, str]] = []
    for action, ways in ways_of:
        spend(_COMPARED * len(ways))
        score = max((_shared(wanted, way, alike) for way in ways), default=0.0)
        if score >= _ENOUGH:
            scored.append((score, action))
    best = max((score for score, _ in scored), default=0.0)
    found = list(dict.fromkeys(action for score, action in scored if score > best - 0.01))
    return found if len(found) <= _MOST_SUGGESTED else []


def _alike(wanted: Iterable[str], known: Set[str]) -> dict[str, dict[str, float]]:
    """For every word that was wanted, the known ones that are like it, and how much."""
    return {
        want: {word: ratio for word in known if (ratio := 1.0 if want == word else _likeness(want, word))}
        for want in set(wanted)
    }


def _shared(wanted: Sequence[str], words: Sequence[str], alike: Mapping[str, Mapping[str, float]]) -> float:
    """How much of what was wanted these words say: 1 is all of it. That only the verb is the same says nothing."""
    shared = [
        max((known.get(word, 0.0) for word in words), default=0.0) if (known := alike[want]) else 0.0 for want in wanted
    ]
    verb_only = len(wanted) > 1 and not any(shared[1:])
    return 0.0 if verb_only else sum(shared) / len(wanted)


def _likeness(one: str, other: str) -> float:
    """How alike two words are: 0, if not enough."""
    spend(1)
    letters = len(one) + len(other)
    shorter = min(len(one), len(other))
    if shorter <= 2 or 2 * shorter < _ALIKE * letters:
        return 0.0
    # No letter that only one of them has can be shared: most pairs need no closer look.
    alone = (letters_of(one) & ~letters_of(other)).bit_count(), (letters_of(other) & ~letters_of(one)).bit_count()
    if 2 * min(len(one) - alone[0], len(other) - alone[1]) < _ALIKE * letters:
        return 0.0
    spend(letters)
    return _ratio(one, other)


@lru_cache(maxsize=20_000)
def _ratio(one: str, other: str) -> float:
    ratio = difflib.SequenceMatcher(None, one, other).ratio()
    return ratio if ratio >= _ALIKE else 0.0


def own_words(
    nearly: Iterable[tuple[str, Sequence[tuple[int, ...]]]],
    allowed: Callable[[tuple[int, ...]], bool],
    shown: Callable[[tuple[int, ...]], str],
) -> list[str]:
    """The person's own words with slips mended, where they say something that is allowed now; or how it is shown."""
    found: dict[tuple[int, ...], str] = {}
    for text, meanings in nearly:
        for steps in meanings:
            if steps not in found and len(found) < _MOST_SUGGESTED and allowed(steps):
                found[steps] = text or shown(steps)
    return list(dict.fromkeys(found.values()))
