"""What an edition prints: its title, its figures, and the rulebook that speaks of them."""

from __future__ import annotations

from typing import Any

from burgomaster.games.kernel.editions import EditionFile
from burgomaster.games.rulebook import rulebook
from burgomaster.play.setting import Setting


def title_of(agreed: Setting) -> str:
    """What an edition calls itself."""
    return EditionFile(agreed.text, agreed.edition).string("title")


def book_of(agreed: Setting, language: str) -> str:
    """The whole rulebook in Markdown, with the figures, names and options of a table."""
    return rulebook(agreed.name, language, agreed)


def printed(agreed: Setting) -> dict[str, Any]:
    """The printed figures as the file has them, without options and without where they come from."""
    data = EditionFile(agreed.text, agreed.edition).data
    return {key: value for key, value in data.items() if key not in ("options", "sources")}
