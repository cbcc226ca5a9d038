"""`Simple`: what a small game declares, and the functions that follow from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgomaster.games.kernel.contract import Rules, Spec
from burgomaster.games.kernel.effects import Told
from burgomaster.games.kernel.sentences import sentences
from burgomaster.games.kernel.steps import Steps
from burgomaster.games.kernel.structs import Struct
from burgomaster.games.kernel.voice import Voice
from burgomaster.games.kernel.words import Words
from burgomaster.games.simple import actions, editions, picture, tableau, view
from burgomaster.games.simple.fields import check_fields, hands_open


@dataclass(frozen=True)
class Simple:
    """A small game. Its methods keep the contract and may be taken one by one."""

    spec: Spec
    state: type[Struct]
    edition: type[Struct]
    steps: Steps
    rules: Rules
    folder: Path  # with words/ in it
    largest_figure: int = 100  # in an edition

    def __post_init__(self) -> None:
        check_fields(self.state, self.edition)

    def read_edition(self, text: str, origin: str, options: Mapping[str, str], players: int) -> Any:
        """The edition of a TOML text and table options."""
        return editions.read_edition(self.edition, self.largest_figure, text, origin, options)

    def text(self, steps: Sequence[int]) -> str:
        """The canonical words of an action."""
        return actions.text(self.steps, steps)

    def parse(self, text: str, s: Any = None, e: Any = None, names: Sequence[str] = ()) -> list[tuple[int, ...]]:
        """What a text can mean."""
        return actions.parse(self.steps, self.spec.going_on, self.folder / "words", text)

    def reason(self, s: Any, e: Any, seat: int, step: int, names: Sequence[str], words: Words) -> Mapping[str, Any]:
        """What a refusal may speak of."""
        return actions.values(self.steps, s, e, seat, step, names, words)

    def describe(self, steps: Sequence[int], s: Any, e: Any, names: Sequence[str], words: Words) -> str:
        """What an action does."""
        return actions.describe(self.steps, steps, s, e, names, words)

    def view(self, s: Any, e: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return view.view(s, seat, hands_open=hands_open(self.rules, s, e))

    def own(self, s: Any, e: Any, seat: int) -> dict[str, Any]:
        """What of the view only this seat knows."""
        return view.own(s, seat, hands_open=hands_open(self.rules, s, e))

    def save(self, s: Any, e: Any) -> dict[str, Any]:
        """The whole state."""
        return view.save(s)

    def check(self, data: Any, e: Any) -> Any:
        """A state set up by hand."""
        return view.check(self.state, self.rules, self.spec, data, e)

    def tell(self, told: Sequence[Told], before: Any, after: Any, e: Any, voice: Voice) -> list[str]:
        """What happened: what the rules told, or what changed where they tell nothing."""
        return sentences(told, voice) or tableau.tell(self.rules, before, after, e, voice.names, voice.words)

    def draw_text(self, s: Any, e: Any, seat: int | None, names: Sequence[str], words: Words, width: int) -> str:
        """The table as text."""
        return tableau.draw_text(self.rules, s, e, seat, names, words, width)

    def draw_svg(self, s: Any, e: Any, seat: int | None, names: Sequence[str], words: Words) -> str:
        """The table as a picture."""
        return picture.draw_svg(self.rules, s, e, seat, names, words)
