"""What the styles look like on a screen.

The colours are those of Okabe and Ito, which people with any kind of colour vision tell apart, as the ground of dark
letters: so they can be read on dark and on light windows. What has a colour always has its letters too.
"""

from __future__ import annotations

from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.styles import Style

from burgomaster.drawing.ink import STYLES, Line

_LOOKS = {
    "": "",
    "dim": "#8a8a8a",
    "strong": "bold",
    "title": "bold underline",
    "turn": "bold reverse",
    "good": "bold #009e73",
    "bad": "bold #d55e00",
    "blue": "bg:#56b4e9 #000000",
    "green": "bg:#009e73 #000000",
    "red": "bg:#d55e00 #000000",
    "purple": "bg:#cc79a7 #000000",
    "yellow": "bg:#f0e442 #000000",
    "orange": "bg:#e69f00 #000000",
    "brown": "bg:#a6761d #000000",
    "pink": "bg:#f4b6d2 #000000",
    "light-blue": "bg:#b3e0f7 #000000",
    "dark-blue": "bg:#0072b2 #ffffff",
    "white": "bg:#e8e8e8 #000000",
}

STYLE = Style.from_dict(
    {
        **{f"ink.{name or 'plain'}": _LOOKS[name] for name in STYLES},
        "prompt": "bold",
        "rule": "#8a8a8a",
        "keys": "reverse",
        "completion-menu.completion": "bg:#444444 #ffffff",
        "completion-menu.completion.current": "bg:#e69f00 #000000",
        "completion-menu.meta.completion": "bg:#333333 #dddddd",
        "completion-menu.meta.completion.current": "bg:#e69f00 #000000",
    }
)


def fragments(line: Line) -> StyleAndTextTuples:
    """A line as prompt_toolkit writes it."""
    return [(f"class:ink.{style or 'plain'}", text) for style, text in line]
