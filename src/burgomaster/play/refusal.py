"""Why a move is refused: the rule's id and a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from burgomaster.games.kernel.errors import BurgomasterError


@dataclass(frozen=True)
class Refusal:
    """A refused action. `rule` is the id in the rulebook."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class IllegalAction(BurgomasterError):
    """An action the rules forbid now; `refusal` says which rule."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action}: {refusal}")
        self.action = action
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.action, self.refusal)
