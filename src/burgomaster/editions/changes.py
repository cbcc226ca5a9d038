"""Changes to an edition's text: one thing is exchanged, added or taken out, and every other character stays.

Each takes a text and gives one. What came out is read again and compared with what was meant, so a text that is written
in an unusual way is refused rather than spoilt.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterable
from typing import Any

from burgomaster.editions.layout import FigurePath, Key, Layout, WrittenValue, found_at, laid_out
from burgomaster.games.kernel.errors import BadEdition

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f"}
_EMPTY_LINE = re.compile(r"[ \t\r]*\n")

Edit = tuple[int, int, str]  # from, to, what stands there then


def written(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + "".join(_ESCAPES.get(c) or (c if c.isprintable() else f"\\U{ord(c):08X}") for c in value) + '"'
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, dict):
        inner = ", ".join(f"{key_written(key)} = {written(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    return str(value)


def key_written(key: str) -> str:
    """A key as TOML."""
    return key if _BARE.fullmatch(key) else written(key)


def with_value(text: str, path: FigurePath, value: Any) -> str:
    """With another value at a path that has one."""
    layout = laid_out(text)
    there = _written_at(layout, path)
    if there is None:
        raise _cannot()

    def meant(data: Any) -> None:
        found_at(data, path[:-1])[path[-1]] = value

    return _made(layout, [(there.start, there.end, written(value))], meant)


def added(text: str, path: FigurePath, value: Any) -> str:
    """With one more entry, below the others of its table."""
    layout = laid_out(text)
    parent, name = path[:-1], str(path[-1])
    entry = f"{key_written(name)} = {written(value)}"
    if _is_there(layout.data, path):
        raise _cannot()

    def meant(data: Any) -> None:
        for step in parent:
            data = data.setdefault(step, {}) if isinstance(data, dict) else data[step]
        data[name] = value

    inline = _written_at(layout, parent) if parent else None
    if inline is not None and inline.is_table:
        end = inline.inner[-1].end if inline.inner else inline.start + 1
        before = f", {entry}" if inline.inner else f" {entry} "
        return _made(layout, [(end, inline.end - 1 if not inline.inner else end, before)], meant)
    for table in layout.tables:
        if table.path == parent:
            return _made(layout, [_line_at(layout, table.stop, entry)], meant)
    dotted = [one for one in layout.entries() if one.value.path[: len(parent)] == parent]
    if dotted:  # the table has no heading: it is named in its entries
        last = dotted[-1]
        keys = ".".join(layout.text[key.start : key.end] for key in last.keys[: len(parent) - len(last.value.path)])
        return _made(layout, [_line_at(layout, last.end, f"{keys}.{entry}")], meant)
    heading = ".".join(key_written(str(step)) for step in parent)
    return _made(layout, [_line_at(layout, len(layout.text), f"\n[{heading}]\n{entry}")], meant)


def removed(text: str, path: FigurePath) -> str:
    """Without an entry, or without a table and all that is in it."""
    layout = laid_out(text)

    def meant(data: Any) -> None:
        del found_at(data, path[:-1])[path[-1]]

    if not _is_there(layout.data, path):
        raise _cannot()
    holder = _written_at(layout, path[:-1]) if len(path) > 1 else None
    if holder is not None:
        return _made(layout, [_without(holder, path)], meant)
    edits = []
    for table in layout.tables:
        if table.path and _within(table.path, path):
            edits.append((table.start, _with_gap(layout.text, table.stop), ""))
        else:
            edits += [(one.start, one.end, "") for one in table.entries if _within(one.value.path, path)]
    return _made(layout, edits, meant)


def another(text: str, path: FigurePath, name: str) -> str:
    """With one more like the one at a path, right behind it, under another name."""
    layout = laid_out(text)
    if not _is_there(layout.data, path) or _is_there(layout.data, (*path[:-1], name)):
        raise _cannot()

    def meant(data: Any) -> None:
        holder = found_at(data, path[:-1])
        holder[name] = copy.deepcopy(holder[path[-1]])

    holder = _written_at(layout, path[:-1]) if len(path) > 1 else None
    if holder is not None:
        return added(text, (*path[:-1], name), found_at(layout.data, path))
    parts, stop = [], 0
    for start, end, keys in _pieces(layout, path):
        parts.append(_renamed(layout.text[start:end], keys, start, name))
        stop = end
    gap = "\n" if any(_within(table.path, path) for table in layout.tables if table.path) else ""
    return _made(layout, [_line_at(layout, stop, gap + gap.join(parts).rstrip("\n"))], meant)


def renamed(text: str, path: FigurePath, name: str) -> str:
    """With another name for a table or an entry."""
    layout = laid_out(text)
    if not _is_there(layout.data, path) or _is_there(layout.data, (*path[:-1], name)):
        raise _cannot()

    def meant(data: Any) -> None:
        holder = found_at(data, path[:-1])
        moved = {(name if key == path[-1] else key): value for key, value in holder.items()}
        holder.clear()
        holder.update(moved)

    if len(path) > 1 and _written_at(layout, path[:-1]) is not None:
        raise _cannot()
    edits = [(key.start, key.end, key_written(name)) for _, _, keys in _pieces(layout, path) for key in keys]
    return _made(layout, edits, meant)


# ---- Inside ----------------------------------------------------------------------------------------------------------


def _cannot() -> BadEdition:
    return BadEdition("the text is written in a way that this change cannot be made in; change the text itself")


def _made(layout: Layout, edits: Iterable[Edit], meant: Callable[[Any], None]) -> str:
    """The text with its edits, if it says what was meant and nothing else."""
    text = layout.text
    for start, end, instead in sorted(edits, reverse=True):
        text = text[:start] + instead + text[end:]
    wanted = copy.deepcopy(layout.data)
    try:
        meant(wanted)
        came = laid_out(text).data
    except (ValueError, TypeError, LookupError, AttributeError):
        raise _cannot() from None
    if came != wanted:
        raise _cannot()
    return text


def _within(path: FigurePath, around: FigurePath) -> bool:
    return path[: len(around)] == around


def _is_there(data: Any, path: FigurePath) -> bool:
    try:
        found_at(data, path)
    except (KeyError, IndexError, TypeError):
        return False
    return True


def _written_at(layout: Layout, path: FigurePath) -> WrittenValue | None:
    """The value written at a path; None where only a heading or keys name it."""
    left = [entry.value for entry in layout.entries() if _within(path, entry.value.path)]
    while left:
        value = left.pop()
        if value.path == path:
            return value
        left += [inner for inner in value.inner if _within(path, inner.path)]
    return None


def _line_at(layout: Layout, at: int, line: str) -> Edit:
    """A line put in at a place, which may be the end of a text whose last line does not end."""
    before = "" if at == 0 or layout.text[at - 1] == "\n" else "\n"
    return at, at, f"{before}{line}\n"


def _with_gap(text: str, at: int) -> int:
    """One empty line behind a table goes with it."""
    gap = _EMPTY_LINE.match(text, at)
    return gap.end() if gap else at


def _without(holder: WrittenValue, path: FigurePath) -> Edit:
    """An entry taken out of an inline table or a list, with its comma."""
    places = [n for n, inner in enumerate(holder.inner) if _within(inner.path, path)]
    if len(places) != 1:
        raise _cannot()
    n, inner = places[0], holder.inner
    if n + 1 < len(inner):
        return inner[n].begin, inner[n + 1].begin, ""
    return (inner[n - 1].end if n else inner[n].begin), inner[n].end, ""


def _pieces(layout: Layout, path: FigurePath) -> list[tuple[int, int, list[Key]]]:
    """The parts of the text that make up what is at a path, and the keys in them that name it."""
    pieces = []
    depth = len(path) - 1
    for table in layout.tables:
        steps = [step for step in table.path if isinstance(step, str)]
        if len(steps) != len(table.path):
            if _within(table.path, path):
                raise _cannot()
            continue
        if table.path and _within(table.path, path):
            pieces.append((table.start, table.stop, [table.keys[depth]]))
        else:
            pieces += [
                (one.start, one.end, [one.keys[depth - len(table.path)]])
                for one in table.entries
                if _within(one.value.path, path)
            ]
    return pieces


def _renamed(piece: str, keys: Iterable[Key], start: int, name: str) -> str:
    for key in keys:
        piece = piece[: key.start - start] + key_written(name) + piece[key.end - start :]
    return piece
