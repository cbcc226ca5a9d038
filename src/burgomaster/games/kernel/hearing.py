"""Hears what a person says: a text of any language as senses, without the words that say nothing.

A lexicon knows phrases and what each can mean: a verb, a thing, a number. A text is cut into phrases it knows, and a
game reads the senses that are left. Nothing is skipped that is not known to say nothing, so `do not buy mine` is never
heard as `buy mine`. A word that nobody knows may be a slip: it is mended if one letter is wrong, missing, too much or
has changed places with its neighbour, and if both words have five letters or more.

All of it draws from the budget of the reading (see effort.py). What costs more means nothing: no meaning is taken from
a part of what could be meant.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.effort import ReadingBudget, TooMuch, current
from burgomaster.games.kernel.errors import UnknownAction
from burgomaster.games.kernel.euphony import euphonic_ends
from burgomaster.games.kernel.names import plain
from burgomaster.games.kernel.words import LANGUAGES, Words

WORDS = Path(__file__).parent / "words"
LONGEST = 160  # characters of an action, where a game does not say otherwise
_LONGEST_NAME = 100  # characters of a player's name that are listened for
_MOST_GIST = 12  # words of a text of which one is left out
# What it costs, in steps: a word cut from a text, a place where phrases begin, a way to cut, one of its readings, and
# what the game makes of one; words that are compared with one that nobody knows, and one of them that may be it.
_WORD, _PLACE, _CUT, _READING, _MEANING = 1, 4, 4, 1, 10
_COMPARED, _LIKE = 12, 5  # so many compared for one step; steps for one that is like it
_LEAST_LETTERS = 5  # of a word in which a slip is mended
_LEAST_TO_ASK = 3  # of one about which it is asked
_LONG_WORD = 8  # letters of a word that may be written as two
_NEGATIVE = re.compile(r"(?<!\w)-(?=\s*\d)")  # a minus, not a hyphen

FILLER, NUMBER, BOTH, SEAT, SEPARATOR = "filler", "number", "both", "seat", "separator"
YES, NOT, ANY = "yes", "not", "any"  # said alone; before a verb; what is not wanted at all, as in `don't buy anything`
_SIGNS = '.!:()"“”'  # that say nothing
_SIGN = 1  # the value of such a sign; that of a word that says nothing is 0

_SMALL = {FILLER, "and", "of", "to"}  # sorts of words that may have a single letter

SaidSteps = tuple[int, ...]


class Sense(NamedTuple):
    """What a phrase can mean: its sort, such as `buy` or `thing`, and which one of that sort."""

    sort: str
    value: int = 0


_SAID_SIGN = Sense(FILLER, _SIGN)


class Guesses(list[SaidSteps]):
    """Readings of words that may mean several things: where there are more than one, none is played unasked."""


class Word(NamedTuple):
    """One word of a text. A seat's letter may be told from an article by its capital."""

    plain: str
    capital: bool = False


class Lexicon:
    """Phrases, and what each can mean."""

    def __init__(self) -> None:
        self._senses: dict[tuple[str, ...], list[Sense]] = {}
        self._lengths: dict[str, tuple[int, ...]] = {}  # of the phrases that begin with a word, the longest first
        self.words: set[str] = set()
        self._spelled: dict[int, list[tuple[str, int]]] = {}  # the words by their length, with their letters as bits
        self._spelled_words = 0

    def add(self, phrase: str, sort: str, value: int = 0) -> None:
        """A phrase may mean this. A comma within a name may be left out."""
        words = tuple(word.plain for word in words_of(phrase))
        joined = tuple(re.sub(r" (t|m|ll|s|d|re)(?= |$)", r"\1", " ".join(words)).split())  # `dont`, `lets`
        for said in {words, joined, tuple(word for word in words if word != ","), *euphonic_ends(words)}:
            if said:
                senses = self._senses.setdefault(said, [])
                if Sense(sort, value) not in senses:
                    senses.append(Sense(sort, value))
                lengths = {len(said), *self._lengths.get(said[0], ())}
                self._lengths[said[0]] = tuple(sorted(lengths, reverse=True))
                self.words.update(said)

    def add_list(self, phrases: str, sort: str, value: int = 0) -> None:
        """Phrases separated by commas, as the word lists have them."""
        for phrase in phrases.split(","):
            self.add(phrase, sort, value)

    def at(self, words: Sequence[str], place: int) -> Iterator[tuple[int, list[Sense]]]:
        """What begins at a place: the length of the phrase and its senses, the longest first."""
        for length in self._lengths.get(words[place], ()):
            senses = self._senses.get(tuple(words[place : place + length]))
            if senses and place + length <= len(words):
                yield length, senses

    def written_apart(self, words: Sequence[str], place: int) -> Iterator[list[Sense]]:
        """What two words mean that are one long word here: `trein station`."""
        joined = "".join(words[place : place + 2])
        if len(words) > place + 1 and len(joined) >= _LONG_WORD and joined in self.words:
            yield self._senses.get((joined,), [])

    def spelled_like(self, word: str, most: int, effort: ReadingBudget) -> list[str]:
        """The words that are at most so many slips apart from a word."""
        if self._spelled_words != len(self.words):
            self._spelled = {}
            for one in self.words:
                self._spelled.setdefault(len(one), []).append((one, letters_of(one)))
            self._spelled_words = len(self.words)
        letters, found = letters_of(word), []
        for longer in range(-most, most + 1):
            known = self._spelled.get(len(word) + longer, [])
            # A slip takes away one letter, or brings a new one, or both; those that make a word longer only bring.
            gone, new = most - max(longer, 0), most - max(-longer, 0)
            close = [
                one
                for one, its in known
                if (letters & ~its).bit_count() <= gone and (its & ~letters).bit_count() <= new
            ]
            effort.spend(len(known) // _COMPARED + len(close) * _LIKE)
            found += [one for one in close if apart(word, one, most)]
        return found


@lru_cache(maxsize=5000)
def letters_of(word: str) -> int:
    """Which letters a word has, as bits; several letters may share one."""
    return functools.reduce(lambda bits, letter: bits | 1 << (ord(letter) & 63), word, 0)


def words_of(text: str) -> list[Word]:
    """The words, numbers and signs of a text, plain; hyphens and apostrophes part words."""
    text = _NEGATIVE.sub("−", unicodedata.normalize("NFC", text))
    shouted = text.upper() == text
    found = []
    for word in re.findall(r"\d+|[^\W\d_]+|[^\w\s]", text):
        if word in "-‐‑–—'’‘`´":
            continue
        capital = len(word) == 1 and word.isupper() and not shouted
        found += [Word(part, capital) for part in _plain_parts(word)]
    return found


@lru_cache(maxsize=5000)
def _plain_parts(word: str) -> list[str]:
    return re.findall(r"\d+|[^\W\d_]+|[^\w\s]", plain(word))


@cache
def common() -> Lexicon:
    """What every game knows: articles and courtesies, which say nothing, number words, signs."""
    lexicon = Lexicon()
    for sign in _SIGNS:
        lexicon.add(sign, FILLER, _SIGN)
    for sign in (",", ";", "/"):
        lexicon.add(sign, SEPARATOR)
    lexicon._senses[(",",)] = [Sense(SEPARATOR), Sense(FILLER, _SIGN)]
    for sign in ("+", "&"):
        lexicon.add(sign, "and")
    lexicon.add("@", "at")
    for language in LANGUAGES:
        words = Words(WORDS, language)
        lexicon.add_list(words("fillers"), FILLER)
        lexicon.add_list(words("and"), "and")
        lexicon.add_list(words("both"), BOTH, 2)
        lexicon.add_list(words("yes"), YES)
        lexicon.add_list(words("not"), NOT)
        lexicon.add_list(words("any"), ANY)
        for entry in words("numbers").split(","):
            number, _, said = entry.strip().partition(" ")
            lexicon.add(said, NUMBER, int(number))
    return lexicon


@cache
def weak() -> Lexicon:
    """Small words that say nothing where the text makes no sense with them: `time for the radio tower`.

    None of them denies, doubts or compares: `or`, `but` and `maybe` are never passed over.
    """
    lexicon = Lexicon()
    for language in LANGUAGES:
        words = Words(WORDS, language)
        lexicon.add_list(words("weak"), FILLER)
        lexicon.add_list(words("yes"), FILLER)
    return lexicon


def seats_named(names: Sequence[str]) -> Lexicon:
    """The players by their names as shown at the table; one name's first word is enough. Letters stay what they are."""
    return _seats_named(tuple(name[:_LONGEST_NAME] for name in names[: len(SEAT_LETTERS)]))


@lru_cache(maxsize=1000)
def _seats_named(names: tuple[str, ...]) -> Lexicon:
    lexicon = Lexicon()
    letters = {letter.lower() for letter in SEAT_LETTERS[: len(names)]}
    for seat, name in enumerate(names):
        words = [word.plain for word in words_of(name)]
        known = [words, words[:1]] if len(words) > 1 and len(words[0]) > 1 else [words]
        for said in known:
            if said and not (len(said) == 1 and said[0] in letters):
                lexicon.add(" ".join(said), SEAT, seat)
                lexicon.add(" ".join(said) + "s", SEAT, seat)  # what is theirs, in Dutch
    return lexicon


Reader = Callable[[Sequence[Sense]], list[SaidSteps]]


class Hearing:
    """One text, heard with these lexicons by this game's reader."""

    def __init__(
        self,
        text: str,
        lexicons: Sequence[Lexicon],
        read: Reader,
        seats: int,
        things: Iterable[str],
        declines: Iterable[int] = (),
    ) -> None:
        """`things` are the sorts that name something, `declines` the steps that say no to something."""
        self._effort = current()
        self._effort.spend(len(text) * _WORD)
        self._words = words_of(text)
        self._declines = frozenset(declines)
        self._lexicons = lexicons
        self._read = read
        self._letters = SEAT_LETTERS[:seats].lower()
        self._things = {*things, SEAT}
        self._meant: dict[tuple[Sense, ...], list[SaidSteps]] = {}  # by what was said, what it means

    def meanings(self) -> list[SaidSteps]:
        """What the text can mean as it stands; Guesses, where a word in it may mean several things."""
        if not self._words:
            return []
        return self._heard(self._words) or self._after_no() or self._loosely()

    def _loosely(self) -> list[SaidSteps]:
        """What the text means if the small words in it say nothing; a text that says no is not read like that."""
        if any(word.plain in negations() or word.plain == "t" for word in self._words):  # `on't keep it`
            return []
        strict, self._lexicons = self._lexicons, [*self._lexicons, weak()]
        found = self._heard(self._words)
        self._lexicons = strict
        return found

    def _after_no(self) -> list[SaidSteps]:
        """`no, keep it`: what is said after a no, if that says no to something too."""
        said = [word.plain for word in self._words]
        for no in noes():
            if tuple(said[: len(no)]) == no and said[len(no) : len(no) + 1] in ([","], [";"], ["."], ["!"]):
                found = self._heard(self._words[len(no) + 1 :])
                return found if all(steps[0] in self._declines for steps in found) else []
        return []

    def mended(self) -> list[SaidSteps]:
        """What it means if it has a slip or two; Guesses, where these can be mended in several ways.

        A single word is not mended: nothing else in the text says that it was meant.
        """
        if len(self._words) < 2:
            return []
        mended = [meant for words in self._mended(surely=True) if (meant := self._heard(words))]
        if len({frozenset(meant) for meant in mended}) == 1:
            return mended[0]
        return Guesses(dict.fromkeys(steps for meant in mended for steps in meant))

    def nearly(self) -> list[tuple[str, list[SaidSteps]]]:
        """Texts that could have been meant, with more letters wrong, and what those mean: to ask about.

        Where there are none, the gist: what the text means without the words nobody knows, or without one that it
        knows. That stands there without a text.
        """
        if not self._words:
            return []
        found = []
        try:
            for mended in self._mended(surely=False):
                meanings = self._heard(mended)
                if meanings:
                    found.append((_written(mended), meanings))
            return found or [("", meanings) for meanings in self._gist()]
        except TooMuch:  # one is asked about what was found by then
            return found
        except UnknownAction:  # an amount that cannot be, where nobody may have meant one
            return []

    def _gist(self) -> list[list[SaidSteps]]:
        if any(word.plain in negations() for word in self._words):
            return []
        strict, self._lexicons = self._lexicons, [*self._lexicons, weak()]
        known = [word for word in self._words if self._knows(word)]
        found = [self._heard(known)] if known and len(known) < len(self._words) else []
        if not any(found) and len(known) <= _MOST_GIST:
            found = [self._heard([*known[:place], *known[place + 1 :]]) for place in range(len(known))]
        self._lexicons = strict
        return [meanings for meanings in found if meanings]

    def _knows(self, word: Word) -> bool:
        return (
            word.plain.isdecimal() or word.plain in self._letters or any(word.plain in x.words for x in self._lexicons)
        )

    def _mended(self, *, surely: bool) -> Iterator[list[Word]]:
        """The text with every unknown word replaced by a known one like it, in each way that is possible."""
        unknown = [place for place, word in enumerate(self._words) if not self._knows(word)]
        if not 0 < len(unknown) <= 2 or any(self._words[place].plain in negations() for place in unknown):
            return
        if any(word.plain == "t" for word in self._words):  # the rest of a word that denies: `I doe't accept`
            return
        near = [slips_for(self._words[place].plain, self._lexicons, self._effort, surely=surely) for place in unknown]
        for choice in product(*near):
            mended = list(self._words)
            for place, word in zip(unknown, choice, strict=True):
                mended[place] = Word(word)
            yield mended

    def _heard(self, words: Sequence[Word]) -> list[SaidSteps]:
        """The meanings of the first way to cut the text that has any: the longest phrases come first."""
        for cut in map(_closed, self._cuts(words)):
            self._effort.spend(_CUT + len(cut))
            # `a` is first an article, and a seat only if that makes no sense.
            likely = [_likely(senses) for senses in cut]
            found = self._read_all(likely) or (self._read_all(cut) if likely != cut else [])
            if found:
                return found
        return []

    def _read_all(self, cut: list[list[Sense]]) -> list[SaidSteps]:
        by_things: dict[tuple[Sense, ...], dict[SaidSteps, None]] = {}
        negated = any(sense.sort == NOT for senses in cut for sense in senses)
        effort = _READING + len(cut) // (2 if negated else 8)
        for reading in product(*cut):
            self._effort.spend(effort)
            if negated and (_cut_short(reading) or self._leaves_out(reading, cut)):
                continue
            said = tuple([sense for sense in reading if sense[0] != FILLER])
            if not said:  # a text that says nothing means nothing, also where it is what is left of another
                continue
            found = self._meant.get(said)
            if found is None:
                self._effort.spend(_MEANING + len(said))
                found = self._meant[said] = self._read(said)
            if found:
                named = tuple(sense for sense in said if sense.sort in self._things)
                by_things.setdefault(named, {}).update(dict.fromkeys(found))
        meanings = list(dict.fromkeys(steps for found in by_things.values() for steps in found))
        return Guesses(meanings) if len(by_things) > 1 else meanings

    def _leaves_out(self, reading: Sequence[Sense], cut: list[list[Sense]]) -> bool:
        """Does it say no to something, and pass over a word that may name it? `Koop de mijn niet` is no `koop niet`."""
        if NOT not in (sense.sort for sense in reading):
            return False
        passed = (senses for sense, senses in zip(reading, cut, strict=True) if sense.sort == FILLER)
        return any(sense.sort in self._things for senses in passed for sense in senses)

    def _cuts(self, words: Sequence[Word]) -> Iterator[list[list[Sense]]]:
        """The ways to cut a text into phrases, the longest phrases first. No way is tried that comes to no end."""
        # From every place, backwards: the phrases there after which the rest can be cut too.
        ways: list[list[tuple[int, list[Sense]]]] = [[] for _ in words]
        texts = [word.plain for word in words]
        self._effort.spend(len(words) * _PLACE)
        for place in reversed(range(len(words))):
            for length, senses in self._phrases(words, texts, place):
                if place + length == len(words) or ways[place + length]:
                    ways[place].append((place + length, senses))

        def cuts_from(place: int) -> Iterator[list[list[Sense]]]:
            if place == len(words):
                yield []
                return
            for end, senses in ways[place]:
                for rest in cuts_from(end):
                    yield [senses, *rest]

        return cuts_from(0)

    def _phrases(self, words: Sequence[Word], texts: list[str], place: int) -> Iterator[tuple[int, list[Sense]]]:
        """What begins here, the longest first."""
        by_length: dict[int, list[Sense]] = {}
        for lexicon in self._lexicons:
            for length, senses in lexicon.at(texts, place):
                by_length.setdefault(length, []).extend(senses)
            for senses in lexicon.written_apart(texts, place):
                by_length.setdefault(2, []).extend(senses)
        word = words[place]
        if word.plain.isdecimal() and len(word.plain) <= 12:
            by_length.setdefault(1, []).append(Sense(NUMBER, int(word.plain)))
        if len(word.plain) == 1 and word.plain in self._letters:
            seat = Sense(SEAT, self._letters.index(word.plain))
            by_length[1] = [seat] if word.capital else [*by_length.get(1, []), seat]
        for length in sorted(by_length, reverse=True):
            yield length, list(dict.fromkeys(by_length[length]))


def _cut_short(reading: Sequence[Sense]) -> bool:
    """Does it say no to something, and then one more word? That may be a slip for a thing: `don't buy mie`."""
    for sense in reversed(reading):
        if sense != _SAID_SIGN:
            return sense.sort == FILLER and any(other.sort == NOT for other in reading)
    return False


def _closed(cut: list[list[Sense]]) -> list[list[Sense]]:
    """The last word that says something is no article: `mijn` is a mine in `koop niet de mijn`, and not `my`."""
    for place in range(len(cut) - 1, -1, -1):
        said = [sense for sense in cut[place] if sense.sort != FILLER]
        if any(sense.sort not in (SEPARATOR, ANY) for sense in said):
            return [*cut[:place], said, *cut[place + 1 :]]
    return cut


def _likely(senses: list[Sense]) -> list[Sense]:
    """A small letter that is also an article or a word such as `and` is first taken for that."""
    others = [sense for sense in senses if sense.sort != SEAT]
    return others if others and len(others) < len(senses) and any(one.sort in _SMALL for one in others) else senses


def without_any(sorts: list[str]) -> list[str]:
    """What says no, without the words behind it that name nothing: `don't buy anything now`."""
    end = len(sorts)
    while end and sorts[end - 1] == ANY:
        end -= 1
    return sorts[:end]


@cache
def noes() -> tuple[tuple[str, ...], ...]:
    """The ways to say no, the longest first."""
    lists = [Words(WORDS, language)("no") for language in LANGUAGES]
    found = {tuple(word.plain for word in words_of(said)) for noes in lists for said in noes.split(",")}
    return tuple(sorted(found, key=len, reverse=True))


@cache
def negations() -> frozenset[str]:
    """Words that turn a text into its opposite: what has one is never mended, and nothing is suggested for it."""
    lists = [Words(WORDS, language)("negations") for language in LANGUAGES]
    return frozenset(plain(word) for words in lists for word in words.split(","))


def slips_for(said: str, lexicons: Sequence[Lexicon], effort: ReadingBudget, *, surely: bool) -> list[str]:
    """The words that a word may be a slip for, the likeliest first: surely enough to play it, or only to ask."""
    least = _LEAST_LETTERS if surely else _LEAST_TO_ASK
    if len(said) < least:
        return []
    near = {one for lexicon in lexicons for one in lexicon.spelled_like(said, 1, effort) if len(one) >= least}
    if surely or len(said) < _LEAST_LETTERS:
        return sorted(near)
    far = {one for lexicon in lexicons for one in lexicon.spelled_like(said, 2, effort) if len(one) >= _LEAST_LETTERS}
    return [*sorted(near), *sorted(far - near)]


def _written(words: Sequence[Word]) -> str:
    """Words as a person would write them again."""
    return re.sub(r" ([,.:;!)])", r"\1", " ".join(word.plain for word in words))


def apart(one: str, other: str, most: int) -> bool:
    """Are two words at most so many slips apart: a letter wrong, missing, too much, or two neighbours exchanged?"""
    start, end = 0, min(len(one), len(other))
    while start < end and one[start] == other[start]:
        start += 1
    one, other = one[start:], other[start:]
    if most == 0 or not one or not other:
        return one == other if most == 0 else max(len(one), len(other)) <= most
    if abs(len(one) - len(other)) > most:
        return False
    # The first letters differ, and one slip mends that: wrong, too much, missing, exchanged.
    most -= 1
    return (
        apart(one[1:], other[1:], most)
        or apart(one[1:], other, most)
        or apart(one, other[1:], most)
        or (len(one) > 1 and one[:2] == other[1::-1] and apart(one[2:], other[2:], most))
    )
