"""The rulebooks: one Markdown text per game and language, numbered by the ids that refusals cite."""

from __future__ import annotations

import re

from burgomaster.games import folder
from burgomaster.games.kernel.words import check_language


def rulebook(game: str, language: str) -> str:
    """The whole rulebook."""
    check_language(language)
    return (folder(game) / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def rule_text(game: str, language: str, rule: str) -> str | None:
    """The paragraphs of one rule, such as MK-9, up to the next rule or heading; None if there is no such rule.

    Of a card that stands in a table, such as MK-C15, its row under the head of the table.
    """
    text = rulebook(game, language)
    wanted = re.escape(rule.strip().upper())
    found = re.search(rf"^\*\*{wanted}\*\*.*?(?=^\*\*[A-Z]+-|^#|\Z)", text, re.MULTILINE | re.DOTALL)
    if found:
        return found[0].strip()
    row = re.search(rf"^(\|.*\n\|[-|: ]+\n)(?:\|.*\n)*?(\| *{wanted} *\|.*)$", text, re.MULTILINE)
    return row[1] + row[2] if row else None
