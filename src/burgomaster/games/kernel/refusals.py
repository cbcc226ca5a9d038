"""Why steps are refused, declared once: a game's refusals.py lists code, rule and sentence of every reason."""

from __future__ import annotations


class Refusals(dict[int, tuple[str, str]]):
    """Why steps are refused: by a code from 1 on, the rule of the rulebook and the sentence in words/*.ftl."""

    def __init__(self) -> None:
        super().__init__()
        self.unlikely: set[int] = set()

    def add(self, rule: str, message: str, *, unlikely: bool = False) -> int:
        """Declare a reason, and get its code.

        Of several readings of a text one that is refused for an `unlikely` reason, such as that the thing is not there,
        was hardly meant.
        """
        code = len(self) + 1
        self[code] = (rule, message)
        if unlikely:
            self.unlikely.add(code)
        return code
