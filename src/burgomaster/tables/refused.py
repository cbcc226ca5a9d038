"""Refused requests: an HTTP status, a code for programs, a sentence for people in their language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from burgomaster.games.kernel.words import Words

WORDS = Path(__file__).parent / "words"
_MOST_REPEATED = 300  # characters


class Refused(Exception):
    """A request that is not carried out. `rule` is a rule's id where the game itself forbids it."""

    def __init__(self, status: int, code: str, *, text: str = "", rule: str = "", **values: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.rule = rule
        self._text = text
        self._values = values

    def text(self, lang: str) -> str:
        """The sentence."""
        return self._text or Words(WORDS, lang)(
            f"refused-{self.code}", **{k: _short(v) for k, v in self._values.items()}
        )

    def body(self, lang: str) -> dict[str, Any]:
        """What is answered."""
        error: dict[str, Any] = {"code": self.code, "text": self.text(lang)}
        if self.rule:
            error["rule"] = self.rule
        return {"error": error}


def _short(value: Any) -> Any:
    """Long values from outside are cut off."""
    return value[: _MOST_REPEATED - 1] + "…" if isinstance(value, str) and len(value) > _MOST_REPEATED else value
