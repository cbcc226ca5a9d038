"""Where everything stands in a TOML text: walked to the same figures that the parser reads, places included."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgomaster.editions.changes import key_written, written
from burgomaster.editions.layout import FigurePath, Layout, WrittenValue, laid_out
from burgomaster.games import GAMES, folder
from burgomaster.games.kernel.untrusted import Unreadable

FILES = [file for name in GAMES for file in sorted(folder(name).glob("edition/**/*.toml"))]
ODD = """\ufeff# a comment = [1]
a.b = 1  # not "a = 2"
"quoted key" = 'C:\\its'
'dotted.key'.x = "a \\" # no comment"
long = \"\"\"
[not.a.table]
x = 1\"\"\"
literal = '''a
'b' # still'''
list = [ # of several lines
  1, 2, # two
  [3], "]", # brackets in texts
]
inline = { a = 1, b.c = "}", "d e" = [ {x = 1}, {x = 2} ] }
date = 1979-05-27T07:32:00Z
float = 1_000.5e3

[ table . "with spaces" ]
x = true
[[rows]]
n = 1
[rows.inner]
y = "z"
[[rows]]
n = 2
"""


def built_again(layout: Layout) -> dict[str, Any]:
    """The data made of nothing but the entries and headings that were found."""
    data: dict[str, Any] = {}
    for table in layout.tables:
        _put(data, table.path, {})
        for entry in table.entries:
            _put(data, entry.value.path, entry.value.plain)
    return data


def _put(data: Any, path: FigurePath, value: Any) -> None:
    for step, following in pairwise(path):
        if isinstance(step, int):
            while len(data) <= step:
                data.append({})
            data = data[step]
        else:
            data = data.setdefault(step, [] if isinstance(following, int) else {})
    if not path:
        return
    if isinstance(data, list):
        data.append(value)
    elif value != {} or path[-1] not in data:
        data[path[-1]] = value


def values(layout: Layout) -> list[WrittenValue]:
    left = [entry.value for entry in layout.entries()]
    for value in left:
        left.extend(value.inner)
    return left


@pytest.mark.parametrize("text", [ODD, *(file.read_text(encoding="utf-8") for file in FILES)])
def test_a_text_is_walked_to_what_the_parser_reads(text: str) -> None:
    layout = laid_out(text)
    assert built_again(layout) == tomllib.loads(text.removeprefix("\ufeff")) == layout.data
    for value in values(layout):
        there = text[value.start : value.end]
        assert tomllib.loads(f"x = {there}")["x"] == value.plain, there


def test_what_is_not_toml_has_no_layout() -> None:
    for text in ("x = ", "[a", "x = 1\nx = 2", "a" * 100_001, "x = " + "[" * 40 + "]" * 40):
        with pytest.raises(Unreadable):
            laid_out(text)


KEYS = st.text(st.characters(codec="utf-8", exclude_categories=("Cs", "Cc")), min_size=1, max_size=6)
PLAIN = st.one_of(st.integers(-(10**9), 10**9), st.booleans(), st.text(st.characters(codec="utf-8"), max_size=12))
TREES = st.recursive(
    PLAIN,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(KEYS, inner, max_size=3)),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(KEYS, TREES, max_size=5))
def test_whatever_we_write_is_read_and_found_again(data: dict[str, Any]) -> None:
    text = "".join(f"{key_written(key)} = {written(value)}\n" for key, value in data.items())
    assert tomllib.loads(text) == data
    layout = laid_out(text)
    assert [entry.value.plain for entry in layout.entries()] == list(data.values())
    for value in values(layout):
        assert tomllib.loads(f"x = {text[value.start : value.end]}")["x"] == value.plain
