"""Texts with places for figures: a rulebook says nothing by hand that an edition may have otherwise.

    {fine}                      the figure
    {most_chips #}              in words, up to twelve
    {deed_chips a chip||# chips} by its grammatical number: what is said of one, and of any other number
    {?deals Deal.||Do not.}     one text or the other: is there such a thing (a number that is not 0, a text)?

What stands in a form may have places of its own, paragraphs and tables. Nothing else may hold braces or two bars, nor
a form that counts a #.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from burgomaster.games.kernel.structs import Struct

Figure = int | str
InWords = Callable[[int], str]  # a number in words

WIDTH = 110
_NAME = re.compile(r"\??[A-Za-z0-9_.-]+")
_ITEM = re.compile(r"^(?=(?:-|\d+\.) )", re.MULTILINE)
_AS_IT_IS = ("|", "#", "```", "    ")
# A line of a paragraph must not begin with what would make it an item, a heading or a quotation.
_NEVER_FIRST = re.compile(r" (?=(?:[-+*#>]+|\d+[.)]) )")


class Unfillable(ValueError):
    """A text that cannot be filled in."""


def figures_of(e: Struct) -> dict[str, Figure]:
    """Every number of an edition by its name, such as `start_coins`, or `cost.mine` where places have names."""
    found: dict[str, Figure] = {}
    for name, field in e.FIELDS.items():
        value = getattr(e, name)
        if not field.shape:
            found[name] = value
        elif len(field.shape) == 1 and field.names[0]:
            found |= {f"{name}.{place}": value[n] for n, place in enumerate(field.names[0])}
    return found


def fill(text: str, figures: Mapping[str, Figure], number: InWords) -> str:
    """The text with its figures."""
    filled, at = _until(text, 0, figures, number, "")
    if at < len(text):
        raise Unfillable(f"a brace is closed that was never opened: {text[max(0, at - 30) : at + 1]!r}")
    return wrapped(filled)


def names_in(text: str) -> set[str]:
    """The figures a text asks for."""
    return {found[1] for found in re.finditer(r"\{\??([A-Za-z0-9_.-]+)", text)}


class _Place(NamedTuple):
    """A place in a text: what it names, its forms, and where it ends."""

    name: str
    forms: list[str]
    end: int


def _until(text: str, at: int, figures: Mapping[str, Figure], number: InWords, counted: str) -> tuple[str, int]:
    """The text from here to the end, or to a brace that closes; `counted` stands for every #, if any."""
    parts: list[str] = []
    while at < len(text) and text[at] != "}":
        if text[at] == "{":
            place = _place(text, at)
            parts.append(_said(place, figures, number))
            at = place.end
        else:
            parts.append(counted if text[at] == "#" and counted else text[at])
            at += 1
    return "".join(parts), at


def _place(text: str, start: int) -> _Place:
    """The place that begins here."""
    named = _NAME.match(text, start + 1)
    if named is None:
        raise Unfillable(f"no name stands here: {text[start : start + 30]!r}")
    at, depth, forms, begun = named.end(), 0, list[str](), named.end() + 1
    while at < len(text):
        letter = text[at]
        if depth == 0 and (letter == "}" or text.startswith("||", at)) and at >= begun:
            forms.append(text[begun:at])
            begun = at + 2
        if letter == "}" and depth == 0:
            return _Place(named[0], forms, at + 1)
        depth += (letter == "{") - (letter == "}")
        at += 1
    raise Unfillable(f"a brace is never closed: {text[start : start + 30]!r}")


def _said(place: _Place, figures: Mapping[str, Figure], number: InWords) -> str:
    name = place.name.removeprefix("?")
    if name not in figures:
        raise Unfillable(f"there is no figure {name!r}")
    if len(place.forms) > 2:
        raise Unfillable(f"{name}: there are two forms at most")
    value = figures[name]
    if place.name.startswith("?"):
        yes, no = (*place.forms, "", "")[:2]
        return _until(yes if value else no, 0, figures, number, "")[0]
    if not place.forms:
        return str(value)
    if not isinstance(value, int):
        raise Unfillable(f"{name} is no number")
    form = place.forms[0 if value == 1 else -1]
    return _until(form, 0, figures, number, number(value))[0]


# ---- Lines ----------------------------------------------------------------------------------------------------------


def wrapped(markdown: str) -> str:
    """The same Markdown in lines that are not too long, with one empty line at most between two paragraphs."""
    parts, fence = list[str](), list[str]()
    for part in re.split(r"\n(?:[ \t]*\n)+", markdown.strip("\n")):
        # What is fenced stays as it is, empty lines and all.
        if fence or part.lstrip().startswith("```"):
            fence.append(part)
            if "\n".join(fence).count("```") % 2 == 0:
                parts.append("\n\n".join(fence))
                fence = []
        elif part.strip():
            parts.append(part if part.startswith(_AS_IT_IS) else _paragraph(part))
    return "\n\n".join(parts) + "\n"


def _paragraph(text: str) -> str:
    items = _ITEM.split(text) if _ITEM.match(text) else [text]  # a figure that begins a line is no number of an item
    return "\n".join(_lines(item) for item in items if item.strip())


def _lines(text: str) -> str:
    """A paragraph, or an item of a list with what follows set in."""
    item = re.match(r"(?:-|\d+\.) ", text)
    indent = " " * len(item[0]) if item else ""
    lines, line = list[str](), ""
    # The mark of an item stays with its first word; what may not begin a line stays with the word before it.
    head, rest = (item[0], text[item.end() :]) if item else ("", text)
    words = _NEVER_FIRST.sub("\0", " ".join(rest.split())).split(" ")
    for word in words:
        longer = f"{line} {word}" if line else f"{indent if lines else head}{word}"
        if len(longer) > WIDTH and line:
            lines.append(line)
            longer = f"{indent}{word}"
        line = longer
    return "\n".join([*lines, line]).replace("\0", " ")
