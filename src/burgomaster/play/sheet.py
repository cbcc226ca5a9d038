"""All that an edition prints on one sheet, which counts where the rules name other figures."""

from __future__ import annotations

from typing import Any

from burgomaster.games import part_of, words_of
from burgomaster.games.kernel.editions import EditionFile
from burgomaster.play.setting import Setting


def title_of(agreed: Setting) -> str:
    """What an edition calls itself."""
    return EditionFile(agreed.text, agreed.edition).string("title")


def sheet_of(agreed: Setting, language: str) -> str:
    """The figures and names of an edition in Markdown; nothing, where the game makes no sheet."""
    part: Any = part_of(agreed.name, "sheet")
    return part.sheet(agreed.figures, words_of(agreed.name, language)) if part else ""


def printed(agreed: Setting) -> dict[str, Any]:
    """The printed figures as the file has them, without options and without where they come from."""
    data = EditionFile(agreed.text, agreed.edition).data
    return {key: value for key, value in data.items() if key not in ("options", "sources")}
