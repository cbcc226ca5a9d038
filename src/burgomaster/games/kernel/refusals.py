"""Why steps are refused, declared once: a game's refusals.py lists code, rule and sentence of every reason."""

from __future__ import annotations


class Refusals(dict[int, tuple[str, str]]):
    """Why steps are refused: by a code from 1 on, the rule of the rulebook and the sentence in words/*.ftl."""

    def add(self, rule: str, message: str) -> int:
        """Declare a reason, and get its code."""
        code = len(self) + 1
        self[code] = (rule, message)
        return code
