"""Tables and texts in Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table with a head; a bar inside a cell is escaped."""
    lines = [_row(head), "|" + "---|" * len(head), *map(_row, rows)]
    return "\n".join(lines) + "\n"


def rows(cells: Iterable[Sequence[object]]) -> str:
    """Rows of a table whose head stands elsewhere."""
    return "\n".join(map(_row, cells))


def escaped(text: str) -> str:
    """What somebody wrote, such as the name of a street, where it must be no markup."""
    return re.sub(r"([\\`*_{}\[\]<>&#~$])", r"\\\1", " ".join(text.split()))


def _row(cells: Sequence[object]) -> str:
    return "| " + " | ".join(str(cell).replace("|", "\\|") for cell in cells) + " |"
