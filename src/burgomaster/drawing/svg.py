"""Pieces of SVG that pictures are made of: texts that stay in their boxes, boxes, symbols.

Functions return SVG; `x` and `y` are the upper left corner unless they say otherwise. Presentation attributes only: a
strict content policy forbids styles. The one style, of the whole picture, lets it shrink; where that is forbidden it
keeps its size.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

# The palette of all pictures.
INK, MUTED = "#2e2a25", "#6b6459"
PAGE, PAPER, EDGE = "#f7f2e7", "#fffdf8", "#d8cfbd"
GREY, GREY_TINT = "#85807a", "#eceae6"
ACCENT, ACCENT_TINT = "#d9771e", "#fff6e6"
GOLD, LIT = "#d9a21b", "#ffe08a"

# ---- Text -----------------------------------------------------------------------------------------------------------


def escape(text: str) -> str:
    """A text between tags. (The standard library's own would bring its modules for the net with it, into a tab too.)"""
    return text.replace("&", "&amp;").replace(">", "&gt;").replace("<", "&lt;")


def printable(name: str) -> str:
    """A name without line breaks, control codes and whatever else XML or a line of text cannot hold."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def _letter_width(letter: str) -> float:
    """A cautious guess of a letter's width in em: as in a bold, wide typeface, since we cannot know the reader's."""
    if letter in " .,:;'|!ijlI":
        return 0.4
    if letter in "()[]-frt/":
        return 0.5
    if letter in "csvxyz":
        return 0.65
    if letter in "mwMW@%…–—+=&":
        return 1.12
    if letter < "\u0250":
        return 0.85 if letter.isupper() or letter == "×" else 0.7
    return 0.9 if letter < "\u1100" else 1.1


def text_width(content: str, size: float) -> float:
    """How wide a line of text may turn out."""
    return sum(_letter_width(letter) for letter in content) * size


def shorten(content: str, width: float, size: float) -> str:
    """The text, cut off with … where it would leave its box."""
    if text_width(content, size) <= width:
        return content
    while content and text_width(content + "…", size) > width:
        content = content[:-1]
    return content.rstrip() + "…"


def lines(content: str, width: float, size: float) -> list[str]:
    """The text on one line, or on two of about the same width; what does not fit even so is cut off."""
    if text_width(content, size) <= width:
        return [content]
    breaks = [place for place, letter in enumerate(content) if letter == " "]
    halves = [(content[:place], content[place + 1 :]) for place in breaks]
    halves = [(first, rest) for first, rest in halves if text_width(first, size) <= width]
    if not halves:
        return [shorten(content, width, size)]
    first, rest = min(halves, key=lambda pair: max(text_width(half, size) for half in pair))
    return [first, shorten(rest, width, size)]


def fit(content: str, width: float, sizes: Sequence[float]) -> tuple[list[str], float]:
    """One or two lines in the first size that holds the whole text, or cut off in the last."""
    for size in sizes[:-1]:
        found = lines(content, width, size)
        if " ".join(found) == content:
            return found, size
    return lines(content, width, sizes[-1]), sizes[-1]


def text(
    x: float,
    y: float,
    content: str,
    size: float,
    fill: str = INK,
    anchor: str = "start",
    bold: bool = False,
) -> str:
    """A line of text; `y` is its baseline."""
    weight = ' font-weight="700"' if bold else ""
    place = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{weight}{place}>{escape(content)}</text>'


def block(x: float, y: float, content: Sequence[str], size: float, fill: str, anchor: str, bold: bool = False) -> str:
    """One or two lines of text around the height `y`."""
    step = size * 1.15
    top = y + size * 0.36 - step * (len(content) - 1) / 2
    return "".join(text(x, top + step * i, line, size, fill, anchor, bold) for i, line in enumerate(content))


# ---- Pictures -------------------------------------------------------------------------------------------------------


def picture(width: float, height: float, parts: Iterable[str], *, described: bool = False) -> str:
    """A whole picture of its own size, which shrinks where there is less room. `described`: it begins with a title."""
    role = ' role="img"' if described else ""
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        f' height="{height:g}" style="max-width:100%;height:auto"{role} font-family="system-ui, sans-serif">'
    )
    return "\n".join([opening, *parts, "</svg>\n"])


# ---- Shapes ---------------------------------------------------------------------------------------------------------


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    edge: str = "",
    thick: float = 1,
    round_by: float = 8,
    dashed: bool = False,
) -> str:
    """A rectangle with rounded corners."""
    line = f' stroke="{edge}" stroke-width="{thick:g}"' if edge else ""
    line += ' stroke-dasharray="5 4"' if dashed else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_by:g}" fill="{fill}"{line}/>'


def symbol(name: str, drawing: str, size: tuple[int, int]) -> str:
    """A drawing for the definitions, to be placed by `use`. Names begin with the game's initials: ids are global."""
    return f'<symbol id="{name}" viewBox="0 0 {size[0]} {size[1]}">{drawing}</symbol>'


def use(name: str, x: float, y: float, width: float, height: float, more: str = "") -> str:
    """A drawing from the definitions, in its place."""
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{more}/>'


def group(title: str, *parts: str) -> str:
    """Things that belong together, with a title that a browser shows under the pointer."""
    return f"<g><title>{escape(title)}</title>{''.join(parts)}</g>"


def pill(x: float, y: float, content: str, size: float, fill: str, ink: str, edge: str = "") -> str:
    """A short text on a rounded ground; `x` is its right end, so that it grows inwards."""
    width = text_width(content, size) + size
    height = size + 8
    ground = box(x - width, y, width, height, fill, edge, 1.5, height / 2)
    return ground + text(x - width / 2, y + height / 2 + size * 0.36, content, size, ink, "middle", bold=True)


# ---- Dice -----------------------------------------------------------------------------------------------------------

DIE = 48
_LEFT, _MIDDLE, _RIGHT = 12, 24, 36

PIPS: dict[int, list[tuple[float, float]]] = {
    1: [(_MIDDLE, _MIDDLE)],
    2: [(_LEFT, _RIGHT), (_RIGHT, _LEFT)],
    3: [(_LEFT, _RIGHT), (_MIDDLE, _MIDDLE), (_RIGHT, _LEFT)],
    4: [(_LEFT, _LEFT), (_RIGHT, _LEFT), (_LEFT, _RIGHT), (_RIGHT, _RIGHT)],
    5: [(_LEFT, _LEFT), (_RIGHT, _LEFT), (_MIDDLE, _MIDDLE), (_LEFT, _RIGHT), (_RIGHT, _RIGHT)],
    6: [(_LEFT, _LEFT), (_RIGHT, _LEFT), (_LEFT, _MIDDLE), (_RIGHT, _MIDDLE), (_LEFT, _RIGHT), (_RIGHT, _RIGHT)],
}


def _pips(places: Sequence[tuple[float, float]]) -> str:
    return "".join(f'<circle cx="{x:g}" cy="{y:g}" r="4.6" fill="{INK}"/>' for x, y in places)


def die_face(pips: int) -> str:
    """One die of 48 by 48; with 0 pips it is still rolling and shows a question mark."""
    shadow = f'<rect x="1" y="3" width="{DIE}" height="{DIE}" rx="10" fill="#3b3025" fill-opacity=".2"/>'
    body = f'<rect width="{DIE}" height="{DIE}" rx="10" fill="#fffdf8" stroke="#8a7f73" stroke-width="1.5"/>'
    if pips:
        return shadow + body + _pips(PIPS[pips])
    mark = '<text x="24" y="34" font-size="28" font-weight="700" text-anchor="middle" fill="#8a5a1a">?</text>'
    return shadow + body + mark


# ---- The header's landscape -----------------------------------------------------------------------------------------

LANDSCAPE = (
    '<circle cx="900" cy="34" r="24" fill="#fbe3a0"/>'
    '<path d="M640 30a11 11 0 0 1 20-6 14 14 0 0 1 26 2 9 9 0 0 1 8 14H642a8 8 0 0 1-2-10Z" fill="#fff"/>'
    '<path d="M330 20a8 8 0 0 1 15-4 10 10 0 0 1 19 2 7 7 0 0 1 5 10H332a6 6 0 0 1-2-8Z" fill="#fff"/>'
    '<path d="M0 88V74Q150 52 330 72T700 66T1000 70T1152 58V88Z" fill="#cfe3bf"/>'
    '<path d="M0 88V82Q220 66 460 82T880 78T1152 76V88Z" fill="#b9d5a2"/>'
)

_CONFETTI_COLOURS = ("#d9604c", "#f3b535", "#3f86b5", "#4f9a5c", "#8a6bb3")


def confetti(width: int, height: int, count: int) -> str:
    """Bits of coloured paper along the upper and the lower edge, scattered the same way every time."""
    bits = []
    for n in range(count):
        x = n * 367 % width
        y = n * 53 % 22 if n % 2 else height - n * 53 % 22
        colour = _CONFETTI_COLOURS[n % len(_CONFETTI_COLOURS)]
        bits.append(f'<path d="M{x} {y}l6 3-2 4-6-3Z" fill="{colour}" transform="rotate({n * 47 % 180} {x} {y})"/>')
    return "".join(bits)
