"""The pages people read, and the code in them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "docs" / "tutorials").glob("*.ipynb"))
_FILES = [*ROOT.glob("*.md"), ROOT / "web" / "README.md", *(ROOT / "docs").rglob("*.md"), *NOTEBOOKS]
# The pages of the rulebooks are made of the games' own.
PAGES = sorted(str(file.relative_to(ROOT)) for file in _FILES if file.parent.name != "rules")
INDENTED = "indented"  # a block without a fence, which cannot say what it is


@dataclass(frozen=True)
class Block:
    """A block of code."""

    page: str
    line: int
    kind: str  # python, sh, json …; "" where nothing is said
    text: str

    @property
    def place(self) -> str:
        """Where it stands, as editors and compilers write it."""
        return f"{self.page}:{self.line}"


def cells(page: str, kind: str) -> list[str]:
    """The texts of a notebook's cells, `code` or `markdown`."""
    whole = json.loads((ROOT / page).read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in whole["cells"] if cell["cell_type"] == kind]


@cache
def tokens(page: str) -> list[Token]:
    """A page as Markdown is read; of a notebook, what stands between its code."""
    text = (
        "\n\n".join(cells(page, "markdown")) if page.endswith(".ipynb") else (ROOT / page).read_text(encoding="utf-8")
    )
    return MarkdownIt().parse(text)


def blocks(page: str, *kinds: str) -> list[Block]:
    """The blocks of a page from top to bottom, of these kinds or of all."""
    found = []
    for token in tokens(page):
        if token.type in ("fence", "code_block"):
            kind = token.info.strip() if token.type == "fence" else INDENTED
            assert token.map is not None
            found.append(Block(page, token.map[0] + 1, kind, token.content))
    return [one for one in found if not kinds or one.kind in kinds]


def all_blocks(*kinds: str) -> Iterator[Block]:
    for page in PAGES:
        yield from blocks(page, *kinds)


def spoken(page: str) -> list[str]:
    """Every piece of code inside the sentences of a page."""
    return [child.content for token in tokens(page) for child in token.children or [] if child.type == "code_inline"]
