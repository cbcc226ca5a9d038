"""Reads TOML and JSON that anybody may have written.

Python's parsers trust their text: TOML's takes time by the square of a key's dots, both give up on deep nesting with a
RecursionError, and a number of thousands of digits is a ValueError of its own. So a text is looked over first, once
from left to right, knowing only strings, comments and brackets. What is too large, too deep or too much never reaches
the parser, and whatever the parser still finds wrong comes out as one error with a sentence.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, NoReturn

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.names import BYTE_ORDER_MARK

LONGEST_TOML = 100_000  # characters; the longest edition of ours has 7,000
DEEPEST = 32  # brackets within brackets
MOST_PARTS = 8  # of a key: our editions have three
LONGEST_WORD = 200  # characters of a bare key, a number, a date
MOST_VALUES = 50_000
MOST_LINES = 20_000


class Unreadable(BurgomasterError):
    """A text that is not read, and why."""


# Each part can match in one way only and never gives back what it took, so the whole takes time by the length.
_TOML = re.compile(
    r"""
    (?P<blank> [ \t\r]++ | \#[^\n]*+ )
    | (?P<line> \n )
    | (?P<string>
        \"\"\"(?: [^"\\]++ | \\[\s\S] | "(?!"") )*+\"\"\""{0,2}+
        | '''(?: [^']++ | '(?!'') )*+''''{0,2}+
        | "(?: [^"\\\n]++ | \\[^\n] )*+"
        | '[^'\n]*+'
      )
    | (?P<word> [^\s"'\#\[\]{}=.,]++ )
    | (?P<dot> \. )
    | (?P<equals> = )
    | (?P<comma> , )
    | (?P<opening> [\[{] )
    | (?P<closing> [\]}] )
    """,
    re.VERBOSE,
)
_JSON = re.compile(
    r"""
    (?P<blank> [ \t\r\n:]++ )
    | (?P<string> "(?: [^"\\]++ | \\[\s\S] )*+" )
    | (?P<word> [^\s",:\[\]{}]++ )
    | (?P<comma> , )
    | (?P<opening> [\[{] )
    | (?P<closing> [\]}] )
    """,
    re.VERBOSE,
)
_HALF = re.compile(r"[\ud800-\udfff]|\\u[dD][89a-fA-F]")


def toml(text: str) -> dict[str, Any]:
    """The data of a TOML text; Unreadable says what is wrong with it."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    if len(text) > LONGEST_TOML:
        raise Unreadable(f"far too long: {len(text)} characters, and {LONGEST_TOML} are enough")
    _look_over_toml(text)
    try:
        text.encode()  # half a character, as JSON can name one, cannot be written anywhere
        return tomllib.loads(text)
    except (ValueError, RecursionError, OverflowError) as problem:
        raise Unreadable(f"not TOML: {_short(problem)}") from None


def from_json(text: str | bytes | bytearray, longest: int) -> Any:
    """The data of a JSON text; Unreadable says what is wrong with it."""
    if len(text) > longest:
        raise Unreadable("far too long")
    try:
        plain = text if isinstance(text, str) else text.decode(json.detect_encoding(text), "surrogatepass")
        plain = plain.removeprefix(BYTE_ORDER_MARK)
        _look_over_json(plain)
        data = json.loads(plain)
        if _HALF.search(plain):  # a character may be named in two halves, but half a one cannot be written anywhere
            json.dumps(data, ensure_ascii=False).encode()
        return data
    except (ValueError, RecursionError, OverflowError) as problem:
        if isinstance(problem, Unreadable):
            raise
        raise Unreadable(f"not JSON: {_short(problem)}") from None


def _look_over_toml(text: str) -> None:
    """Refuse what would cost the parser too much. What is merely wrong is left to the parser, which says it better."""
    at, line, depth, parts, values = 0, 1, 0, 1, 0
    while at < len(text):
        found = _TOML.match(text, at)
        if found is None:
            _fail(line, "a text that does not end, or a character that cannot stand here")
        kind, begin, at = found.lastgroup, at, found.end()
        if kind == "line":
            line, parts = line + 1, 1
            if line > MOST_LINES:
                _fail(line, f"more than {MOST_LINES} lines")
        elif kind == "string":
            line += text.count("\n", begin, at)
            values += 1
        elif kind == "word":
            values += 1
            if at - begin > LONGEST_WORD:
                _fail(line, f"a key or number of more than {LONGEST_WORD} characters")
        elif kind == "dot":
            parts += 1
            if parts > MOST_PARTS:
                _fail(line, f"a key of more than {MOST_PARTS} parts")
        elif kind in ("equals", "comma"):
            parts = 1
        elif kind == "opening":
            depth, parts, values = depth + 1, 1, values + 1
            if depth > DEEPEST:
                _fail(line, f"more than {DEEPEST} brackets within each other")
        elif kind == "closing":
            depth = max(0, depth - 1)
        if values > MOST_VALUES:
            _fail(line, f"more than {MOST_VALUES} values")


def _look_over_json(text: str) -> None:
    at, depth, values = 0, 0, 0
    while at < len(text):
        found = _JSON.match(text, at)
        if found is None:
            raise Unreadable("not JSON: a text that does not end")
        kind, begin, at = found.lastgroup, at, found.end()
        if kind == "word":
            if at - begin > LONGEST_WORD:
                raise Unreadable(f"not JSON that can be used: a number of more than {LONGEST_WORD} characters")
        elif kind == "opening":
            depth += 1
            if depth > DEEPEST:
                raise Unreadable(f"not JSON that can be used: more than {DEEPEST} brackets within each other")
        elif kind == "closing":
            depth = max(0, depth - 1)
        values += kind in ("string", "word", "opening")
        if values > MOST_VALUES:
            raise Unreadable(f"not JSON that can be used: more than {MOST_VALUES} values")


def _fail(line: int, problem: str) -> NoReturn:
    raise Unreadable(f"line {line}: {problem}")


def _short(problem: BaseException) -> str:
    if isinstance(problem, RecursionError):
        return "brackets within brackets without end"
    text = "half a character" if isinstance(problem, UnicodeError) else str(problem)
    return text if len(text) <= 200 else text[:199] + "…"
