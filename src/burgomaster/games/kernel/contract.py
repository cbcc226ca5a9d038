"""The contract every game keeps, in two halves.

`Rules` is the native half: the functions of a game's rules.py, all on structs `(s, e, …)`, plain or compiled.
`Game` is the Python half: what people read and write. A game is a package that has these names; the type checker and
one conformance test module hold every registered game against this page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from burgomaster.games.kernel.effects import Kind, Told
from burgomaster.games.kernel.seats import SEAT_LETTERS as SEAT_LETTERS
from burgomaster.games.kernel.seats import called as called
from burgomaster.games.kernel.steps import Steps
from burgomaster.games.kernel.voice import Voice
from burgomaster.games.kernel.words import Words

if TYPE_CHECKING:
    from burgomaster.drawing.ink import Line

CHANCE = -1
OVER = -2


@dataclass(frozen=True)
class Option:
    """A table option: its values, the default first. Their meaning is in the game's words, `option-NAME`."""

    name: str
    values: tuple[str, ...]
    # Was it added after the first game files? Then files name it only where it differs from the edition.
    later: bool = False
    # The version of the rules that brought it, and how every earlier one played: files of those never name it.
    since: int = 0
    before: str = ""
    rule: str = ""  # the rule it is about, if there is one


@dataclass(frozen=True)
class Spec:
    """What is known of a game before it is played."""

    name: str
    rules: int  # version of the rules: raised whenever the same actions could lead elsewhere
    players: range
    steps: int  # size of the step space; steps are 0 .. steps - 1
    most_legal: int  # most steps that can be legal at once, chance outcomes included
    most_outcomes: int  # most outcomes of one chance event
    length: int  # events after which a simulated game counts as unfinished
    editions: tuple[str, ...]  # built-in ones, the default first
    options: tuple[Option, ...]
    private: bool = False  # does a seat know things that others may not see?
    reads: tuple[int, ...] = ()  # earlier versions whose game files lead to the same by these rules
    going_on: frozenset[int] | None = None  # the steps that do not end an action; None where it depends on the state


class Rules(Protocol):
    """The native half. `s` is a state, `e` an edition; both may be mirrors or NumPy records (see structs.py).

    Every state has the fields `players` and `turns`.
    """

    def begin(self, s: Any, e: Any, players: int) -> None:
        """Before the first event."""

    def turn_of(self, s: Any, e: Any) -> int:
        """The seat to decide, CHANCE or OVER."""

    def unfinished(self, s: Any, e: Any) -> bool:
        """Is the seat in the middle of an action? No chance event ever falls inside one."""

    def legal(self, s: Any, e: Any, out: Any) -> int:
        """Write the legal steps, ascending, and return their number; 0 only when the game is over."""

    def odds(self, s: Any, e: Any, out: Any, weights: Any) -> int:
        """At a chance node: the outcomes, ascending, and their positive integer weights."""

    def draw(self, s: Any, e: Any, luck: int) -> int:
        """At a chance node: one outcome, as likely as `odds` says."""

    def apply(self, s: Any, e: Any, step: int) -> None:
        """Carry out one legal step or chance outcome; deterministic."""

    def refuse(self, s: Any, e: Any, seat: int, step: int) -> int:
        """0 if the step is legal for this seat (or CHANCE), otherwise a code of the game's REFUSALS."""

    def scores(self, s: Any, e: Any, out: Any) -> None:
        """Points of every seat now."""

    def winners(self, s: Any, e: Any) -> int:
        """The winning seats as bits; 0 while the game runs."""

    def hide(self, s: Any, e: Any, seat: int, memory: bool, luck: int) -> None:
        """Draw anew what the seat cannot know; with perfect memory only what nobody has seen.

        Nothing else changes: the fields of the state say who may see them.
        """

    def may_interrupt(self, s: Any, e: Any, seat: int) -> bool:
        """May this seat, not on turn, step in now?"""

    def interrupt(self, s: Any, e: Any, seat: int) -> None:
        """It does: the seat decides next, and play then goes on where it was."""


class Greedy(Protocol):
    """The sensible player, in a game's greedy.py; optional. All of these are rules, like those above."""

    def greedy_step(self, s: Any, e: Any, luck: int, out: Any) -> int:
        """The step it takes. `out` is scratch space for as many steps as can be legal at once."""


class Features(Protocol):
    """What a game's value net looks at, in its features.py; optional, and needs greedy.py and trained nets.npz too."""

    FACTS: int  # how many numbers a survey has
    FEATURES: int  # how many features there are

    def survey(self, s: Any, e: Any, facts: Any) -> None:
        """Write the facts of a position, what the features of all seats are made of; worked out once for all seats.

        `facts` holds those of another position of the same edition, which may be kept as far as they are right, unless
        its first number is NaN or 0.
        """

    def features(self, s: Any, e: Any, p: int, facts: Any, x: Any) -> None:
        """Write the features of a position as seat `p` sees it: numbers of about 0 to 1. `facts` are of its survey."""

    def quiescent(self, s: Any, e: Any) -> bool:
        """Is nothing under way that the features do not tell? Otherwise the sensible player first plays it on."""

    def alike(self, s: Any, e: Any, one: int, other: int) -> bool:
        """Do two outcomes of a chance event lead to positions with the same features? Then one is evaluated for both.

        Only outcomes that stand side by side in `odds` are asked about.
        """

    def candidate(self, s: Any, e: Any, step: int, thorough: bool) -> bool:
        """Is this legal step worth evaluating? The sensible player's own step always is.

        A thorough search may look at more than one ply does.
        """

    def decisive(self, s: Any, e: Any) -> bool:
        """Can the game end in this turn? Then level 5 thinks longer."""


class Outlook(Protocol):
    """What things come to now and what would happen, in a game's outlook.py; optional. Worked out by the rules."""

    def outlook(self, s: Any, e: Any) -> dict[str, Any]:
        """What everybody may know of it."""

    def own_outlook(self, s: Any, e: Any, seat: int) -> dict[str, Any]:
        """What only this seat may know."""


class Tallied(Protocol):
    """What is counted in simulated games of an edition, in a game's tallied.py; optional."""

    COUNTS: tuple[tuple[str, tuple[Kind, ...], str], ...]  # a message for the heading, kinds of effects, a slot of them

    def named(self, e: Any, slot: str, place: int, words: Words) -> str:
        """What a thing that was counted is called in this edition."""


class Owned(Protocol):
    """What a player has bought or built, for their statistics, in a game's owned.py; optional."""

    def owned(self, s: Any, e: Any, seat: int) -> Mapping[str, int]:
        """How many of each thing a seat has at the end of a game, beyond what it began with; by their own names."""

    def named(self, thing: str, words: Words) -> str:
        """What such a thing is called."""


class Screen(Protocol):
    """The table on a terminal's screen, in a game's screen.py; optional: `draw_text` and `describe` stand in for it."""

    def draw(
        self, s: Any, e: Any, seat: int | None, names: Sequence[str], words: Words, width: int, height: int
    ) -> list[Line]:
        """The table in lines of at most that width; in at most so many lines where that is possible."""

    def heading(self, steps: Sequence[int], begun: int) -> str:
        """The message of the heading under which an action, or the beginning of one, stands in a menu.

        So many of its steps have been chosen already.
        """

    def label(self, steps: Sequence[int], begun: int, s: Any, e: Any, names: Sequence[str], words: Words) -> str:
        """An action under its heading, short; if some of its steps have been chosen already, what it adds to them."""

    def so_far(self, steps: Sequence[int], s: Any, e: Any, names: Sequence[str], words: Words) -> list[str]:
        """What the beginning of an action holds so far, in sentences."""

    def odds(self, s: Any, e: Any, seat: int | None, names: Sequence[str], words: Words, width: int) -> list[Line]:
        """What chance can bring next: how likely it is, and what it brings or where it leads."""


# The names `native.load` puts into generic code.
RULES = tuple(name for name in vars(Rules) if not name.startswith("_"))


class Game(Protocol):
    """The Python half."""

    SPEC: Spec
    State: type[Any]
    Edition: type[Any]
    STEPS: Steps
    REFUSALS: Mapping[int, tuple[str, str]]  # code -> rule id, message in the game's words

    @property
    def rules(self) -> Rules:
        """The plain rules."""

    def read_edition(self, text: str, origin: str, options: Mapping[str, str], players: int) -> Any:
        """The edition of a TOML text and table options; BadEdition names the line."""

    def text(self, steps: Sequence[int]) -> str:
        """The canonical words of an action or a chance outcome, also of the beginning of an action."""

    def parse(self, text: str, s: Any = None, e: Any = None, names: Sequence[str] = ()) -> list[tuple[int, ...]]:
        """The actions, beginnings of actions and outcomes a text can mean, legal or not; UnknownAction if none.

        State, edition and names say what things are called at this table. Readings that are only guessed are Guesses.
        """

    def reason(self, s: Any, e: Any, seat: int, step: int, names: Sequence[str], words: Words) -> Mapping[str, Any]:
        """What the refusal's sentence speaks of: names, costs, coins."""

    def describe(self, steps: Sequence[int], s: Any, e: Any, names: Sequence[str], words: Words) -> str:
        """What an action does, in a person's language."""

    def view(self, s: Any, e: Any, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a bystander) may know, as plain data."""

    def own(self, s: Any, e: Any, seat: int) -> dict[str, Any]:
        """The keys of the view that look different to this seat than to a bystander."""

    def save(self, s: Any, e: Any) -> dict[str, Any]:
        """The whole state as plain data."""

    def check(self, data: Any, e: Any) -> Any:
        """The state of plain data set up by hand; BadPosition names the field."""

    def tell(self, told: Sequence[Told], before: Any, after: Any, e: Any, voice: Voice) -> list[str]:
        """What happened, in sentences said by a voice."""

    def draw_text(self, s: Any, e: Any, seat: int | None, names: Sequence[str], words: Words, width: int) -> str:
        """The table as text, in lines of at most so many characters where that is possible."""

    def draw_svg(self, s: Any, e: Any, seat: int | None, names: Sequence[str], words: Words) -> str:
        """The table as a picture."""


def missing_names(game: object) -> list[str]:
    """The names of the Python half that a package lacks."""
    wanted = (*Game.__annotations__, *(key for key in vars(Game) if not key.startswith("_")))
    return [name for name in wanted if not hasattr(game, name)]
