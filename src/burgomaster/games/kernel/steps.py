"""The steps of a game, declared once.

A game's steps.py lists its verbs in order, each with what its arguments can be, the phases it belongs to and its
canonical words:

    STEPS = Steps()
    KEEP = STEPS.verb("keep", phases=(RADIO_PHASE,))
    TAKE = STEPS.verb("for {1} of {0}", SEAT, BUILDING, phases=(TAKE_PHASE,), follows=True)
    VERB = STEPS.verbs()
    FIRST_ARG, SECOND_ARG = STEPS.arguments(0), STEPS.arguments(1)

The numbers of the steps follow from that order alone: each verb has one for every combination of its arguments, the
last argument counting fastest. They are made by `step_of(TAKE, seat, building)` and looked up by `VERB[step]`,
`FIRST_ARG[step]`: plain tuples, which compiled code turns into jumps and constant tables. So rules neither count with
step numbers nor compare their order (`make lint` checks it), and read `verb == TAKE`.

A verb added at the end leaves the numbers of all others as they are; anything else changes what they mean.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from math import prod
from string import Formatter
from typing import NamedTuple

from burgomaster.games.kernel.rule import inlined


class Domain(NamedTuple):
    """What an argument can be: numbers from `low` on, and the canonical word for each."""

    names: tuple[str, ...]
    low: int = 0


def numbers(low: int, high: int) -> Domain:
    """An argument that is a number, such as that of dice."""
    return Domain(tuple(map(str, range(low, high + 1))), low)


# A verb is one number: where its steps would begin if all arguments were 0, and above that how far apart steps are
# that differ by one in the first and in the second argument (in the third, always 1). Arguments that a verb does not
# have are 0 and count for nothing, so a verb without arguments *is* the number of its step.
_BITS = 12
_NUMBERS = (1 << _BITS) - 1
_STRIDE_BITS = 8
_STRIDES = (1 << _STRIDE_BITS) - 1
_INNER = _BITS + _STRIDE_BITS
_SEVERAL = 2 << _BITS  # from here on, verbs with more than one argument


@inlined
def step_of(verb: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """The number of the step with this verb and these arguments."""
    if verb < _SEVERAL:  # the short way for plain Python; compiled code knows the verb and has no choice left to make
        return (verb + first) & _NUMBERS
    outer = (verb >> _BITS) & _STRIDES
    inner = verb >> _INNER
    return (verb + first * outer + second * inner + third) & _NUMBERS


def _packed(first_step: int, arguments: tuple[Domain, ...]) -> int:
    """The number of a verb."""
    strides = [1]
    for domain in arguments[:0:-1]:
        strides.insert(0, strides[0] * len(domain.names))
    origin = first_step - sum(domain.low * stride for domain, stride in zip(arguments, strides, strict=False))
    if len(arguments) > 3 or max(strides) > _STRIDES or first_step + prod(_sizes(arguments)) > _NUMBERS + 1:
        raise TypeError(
            f"that is too much for one verb: it has up to 3 arguments, behind the first up to {_STRIDES} combinations,"
            f" and a game up to {_NUMBERS + 1} steps. Make it several steps (see goes_on)"
        )
    outer, inner = [*strides[: len(arguments)], 0, 0][:2]
    return (inner << _STRIDE_BITS | outer) << _BITS | (origin & _NUMBERS)


def _sizes(arguments: tuple[Domain, ...]) -> list[int]:
    return [len(domain.names) for domain in arguments]


class Verb(NamedTuple):
    """One line of the table."""

    number: int  # what rules call it: see step_of
    name: str  # in the word lists: verb-NAME and do-NAME
    pattern: str  # canonical words with a place for each argument, such as `buy {}`; empty where a function says them
    arguments: tuple[Domain, ...]
    phases: tuple[int, ...]  # in which it can be legal
    by_chance: bool
    goes_on: bool  # never ends an action
    follows: bool  # never begins one


def _places(text: str) -> int:
    """How many places for arguments a text has."""
    return sum(place is not None for _, place, _, _ in Formatter().parse(text))


class Steps:
    """A game's table of steps."""

    def __init__(self) -> None:
        self._verbs: list[Verb] = []
        self._verb_of: list[Verb] = []
        self._arguments_of: list[tuple[int, ...]] = []
        self._texts: list[str] = []

    def verb(
        self,
        text: str | Callable[..., str],
        *arguments: Domain,
        phases: Sequence[int],
        name: str = "",
        goes_on: bool = False,
        follows: bool = False,
    ) -> int:
        """Declare what a player can do, and get its number.

        The text takes the words of the arguments: `buy {}`. Where it is a function, the verb's name is given with it.
        """
        return self._add(text, arguments, tuple(phases), name, False, goes_on, follows)

    def outcome(self, text: str, *arguments: Domain, phases: Sequence[int]) -> int:
        """Declare what chance can bring, and get its number."""
        return self._add(text, arguments, tuple(phases), "", True, False, False)

    def _add(
        self,
        text: str | Callable[..., str],
        arguments: tuple[Domain, ...],
        phases: tuple[int, ...],
        name: str,
        by_chance: bool,
        goes_on: bool,
        follows: bool,
    ) -> int:
        if not all(isinstance(domain, Domain) for domain in arguments):
            raise TypeError(f"{text!r}: write an argument as Domain(NAMES) or numbers(1, 6)")
        if isinstance(text, str) and _places(text) != len(arguments):
            raise TypeError(f"{text!r} has {_places(text)} places for {len(arguments)} arguments")
        say = text.format if isinstance(text, str) else text
        if not name:
            assert isinstance(text, str)
            name = text.partition(" ")[0] if arguments else text.replace(" ", "-")
        pattern = text if isinstance(text, str) else ""
        verb = Verb(_packed(self.size, arguments), name, pattern, arguments, phases, by_chance, goes_on, follows)
        assert all(verb.number != other.number for other in self._verbs)
        self._verbs.append(verb)
        for places in product(*(range(len(domain.names)) for domain in arguments)):
            self._verb_of.append(verb)
            self._arguments_of.append(tuple(place + d.low for place, d in zip(places, arguments, strict=True)))
            self._texts.append(say(*(d.names[place] for place, d in zip(places, arguments, strict=True))))
        return verb.number

    # ---- What the table is made into -----------------------------------------------------------------------------

    @property
    def size(self) -> int:
        """How many steps there are; their numbers are 0 … size - 1."""
        return len(self._texts)

    def __getitem__(self, step: int) -> Verb:
        return self._verb_of[step]

    def verbs(self) -> tuple[int, ...]:
        """The verb of every step."""
        return tuple(verb.number for verb in self._verb_of)

    def arguments(self, place: int) -> tuple[int, ...]:
        """The first (0), second (1) … argument of every step; 0 where it has none."""
        return tuple(found[place] if place < len(found) else 0 for found in self._arguments_of)

    def of(self, verb: int) -> tuple[int, ...]:
        """The steps of one verb, in order. Listing outcomes from it is quicker than making each in plain Python."""
        return tuple(step for step, declared in enumerate(self._verb_of) if declared.number == verb)

    def by_chance(self) -> tuple[int, ...]:
        """1 for every outcome of chance, 0 for every step of a player."""
        return tuple(int(verb.by_chance) for verb in self._verb_of)

    def only_in(self, phase: int) -> tuple[int, ...]:
        """1 for every step that belongs to this phase alone, otherwise 0."""
        return tuple(int(verb.phases == (phase,)) for verb in self._verb_of)

    @property
    def going_on(self) -> frozenset[int]:
        """The steps that never end an action."""
        return frozenset(step for step, verb in enumerate(self._verb_of) if verb.goes_on)

    @property
    def table(self) -> tuple[Verb, ...]:
        """The lines of the table, as declared."""
        return tuple(self._verbs)

    def arguments_of(self, step: int) -> tuple[int, ...]:
        """The arguments of one step."""
        return self._arguments_of[step]

    # ---- Words ---------------------------------------------------------------------------------------------------

    def name(self, verb: int) -> str:
        """What a verb is called in the word lists."""
        return next(declared.name for declared in self._verbs if declared.number == verb)

    def text(self, step: int) -> str:
        """The canonical words of one step."""
        return self._texts[step]

    def beginning(self, steps: Sequence[int]) -> Verb:
        """The verb an action or outcome begins with; ValueError if none begins like that."""
        if not 0 <= steps[0] < self.size or self._verb_of[steps[0]].follows:
            raise ValueError(f"no action begins with step {steps[0]}")
        return self._verb_of[steps[0]]

    def singles(self) -> dict[str, int]:
        """By its canonical words, every step that is a whole action or outcome."""
        return {
            text: step
            for step, (verb, text) in enumerate(zip(self._verb_of, self._texts, strict=True))
            if not verb.goes_on and not verb.follows
        }
