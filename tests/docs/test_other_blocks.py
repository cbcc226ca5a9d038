"""Every block of code on the pages is of a kind that some test tries; one that nobody knows fails here."""

from __future__ import annotations

import json
import re
import tomllib

import pytest

from burgomaster.editions.checking import checked
from burgomaster.games import folder
from tests.docs.pages import INDENTED, PAGES, ROOT, Block, all_blocks

# Tried in test_python.py and test_commands.py.
RUN = {"python", "sh"}
# Texts in which nothing can be run: where they stand, how they begin, and what they are.
SHOWN = {
    ("docs/play.md", "Monopoly Builder  Turn 53"): "a screen of the terminal, in the middle of a game",
    ("docs/install.md", "py -m venv"): "commands for Windows, which nobody here can type",
    ("docs/design.md", "     server shell"): "a drawing of what happens to a move",
    ("docs/design.md", "  page     "): "a drawing of what runs where",
    ("docs/formats.md", '[Burgomaster "2"]'): "a game file with its hashes cut short",
    ("docs/review.md", "final − initial"): "an equation",
    ("docs/speed.md", ""): "what was measured; `make bench` prints it anew",
    ("docs/a-game-in-an-hour.md", ""): "files of the game in examples/, held by tests/test_docs.py",
}
# Lists of folders and files: the page, the folder they are in.
TREES = {"CONTRIBUTING.md": "", "web/README.md": "web", "docs/design.md": "src/burgomaster"}


def what_it_is(block: Block) -> str | None:
    return next(
        (what for (page, start), what in SHOWN.items() if page == block.page and block.text.startswith(start)), None
    )


def is_tree(block: Block) -> bool:
    return block.page in TREES and re.match(r"[\w./]+/ ", block.text.replace("\n", " ")) is not None


def test_every_block_is_tried_or_known() -> None:
    for block in all_blocks():
        kind = block.kind
        assert kind != INDENTED, f"{block.place}: begin it with ``` and what it is"
        known = kind in RUN or kind in ("json", "toml") or kind.startswith("{")  # a directive is Sphinx's
        text = kind in ("", "text", "markdown") and (is_tree(block) or what_it_is(block) is not None)
        assert known or text, f"{block.place}: nobody tries a block of {kind or 'text'}; say in SHOWN what it is"


def test_what_is_known_is_there() -> None:
    shown = {(block.page, what_it_is(block)) for block in all_blocks()}
    for (page, _), what in SHOWN.items():
        assert (page, what) in shown, f"{page} no longer has {what}"
    assert {block.page for block in all_blocks() if is_tree(block)} == set(TREES)


@pytest.mark.parametrize("block", list(all_blocks("json")), ids=lambda block: block.place)
def test_json_is_json(block: Block) -> None:
    assert json.loads(block.text)


@pytest.mark.parametrize(
    "block", [one for one in all_blocks("toml") if what_it_is(one) is None], ids=lambda block: block.place
)
def test_parts_of_an_edition_belong_in_one(block: Block) -> None:
    """The cards on the page of editions are taken by the game, in place of some of its own."""
    part = tomllib.loads(block.text)
    assert part
    whole = (folder("monopoly-builder") / "edition" / "house.toml").read_text(encoding="utf-8")
    for table, entries in part.items():
        for name in entries:
            whole = re.sub(rf"^\[{table}\.{name}\]\n.*?(?=^\[)", "", whole, flags=re.MULTILINE | re.DOTALL)
    assert [one.problem for one in checked("monopoly-builder", whole + block.text).problems] == []


@pytest.mark.parametrize("block", [one for one in all_blocks() if is_tree(one)], ids=lambda block: block.place)
def test_listed_folders_are_there(block: Block) -> None:
    """Names at the beginnings of lines, each below the last one that is less indented."""
    above: list[tuple[int, str]] = []
    for line in block.text.splitlines():
        found = re.match(r"( *)([\w./-]+)(?:  |$)", line)
        if not found or line.startswith(" " * 8):  # what was said goes on
            continue
        indent, name = len(found[1]), found[2]
        above = [one for one in above if one[0] < indent]
        path = "/".join([TREES[block.page], *(folder for _, folder in above), name])
        games = [path.replace("GAME", one.name) for one in (ROOT / "src" / "burgomaster" / "games").iterdir()]
        assert any((ROOT / one.lstrip("/")).exists() for one in games), f"{block.place}: {path}"
        above.append((indent, name))


def test_all_pages_are_looked_at() -> None:
    assert {"README.md", "CONTRIBUTING.md", "web/README.md", "docs/index.md", "docs/server.md"} <= set(PAGES)
