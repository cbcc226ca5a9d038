"""The rulebooks: one Markdown text per game and language, numbered by the ids that refusals cite."""

from __future__ import annotations

import re

from burgomaster.games import folder


def rulebook(game: str, language: str) -> str:
    """The whole rulebook."""
    return (folder(game) / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def rule_text(game: str, language: str, rule: str) -> str | None:
    """The paragraphs of one rule, such as MK-9, up to the next rule or heading; None if there is no such rule."""
    text = rulebook(game, language)
    found = re.search(rf"^\*\*{re.escape(rule.upper())}\*\*.*?(?=^\*\*[A-Z]+-|^#|\Z)", text, re.MULTILINE | re.DOTALL)
    return found[0].strip() if found else None
