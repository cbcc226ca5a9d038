"""Colours and sizes of letters stand in one file, and there are few of them."""

from __future__ import annotations

import re
from pathlib import Path

SRC = Path(__file__).parents[2] / "web" / "src"
TOKENS = SRC / "tokens.css"
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b(?!\s*[{,.:>])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(")
LENGTH = re.compile(r"(?<![\w.-])\d*\.?\d+(?:px|rem|pt|pc|cm|mm|in|vw|vh|vmin|vmax|dvh|svh)\b")
SIZE = re.compile(r"(?m)(?<![\w-])font(?:-size)?:([^;}]+)[;}]")


def sheets() -> dict[str, str]:
    """Every sheet of the page, without comments; of a component only its sheet, since drawings have colours too."""
    found = {}
    for file in [*SRC.rglob("*.css"), *SRC.rglob("*.svelte")]:
        if "made" in file.parts:
            continue
        text = file.read_text(encoding="utf-8")
        css = text if file.suffix == ".css" else "".join(re.findall(r"(?s)<style[^>]*>(.*)</style>", text))
        found[str(file.relative_to(SRC))] = re.sub(r"(?s)/\*.*?\*/", "", css)
    assert len(found) > 60
    return found


def raw_colours(css: str) -> list[str]:
    return [found[0] for found in COLOUR.finditer(css)]


def raw_sizes(css: str) -> list[str]:
    """Sizes that are neither taken from the tokens nor follow from what is around (em, %, the box's own size)."""
    values = [found[1].strip() for found in SIZE.finditer(css)]
    return [value for value in values if LENGTH.search(value.partition("/")[0])]


def test_colours_stand_in_one_file() -> None:
    """What is drawn on a board has one palette beside it."""
    palettes = re.compile(r"tokens\.css|games/[\w-]+/paint\.css")
    raw = {name: raw_colours(css) for name, css in sheets().items() if not palettes.fullmatch(name)}
    assert {name: found for name, found in raw.items() if found} == {}


def test_sizes_of_letters_stand_in_one_file() -> None:
    raw = {name: raw_sizes(css) for name, css in sheets().items() if name != "tokens.css"}
    assert {name: found for name, found in raw.items() if found} == {}


def test_there_are_few_sizes_and_none_is_too_small() -> None:
    css = sheets()["tokens.css"]
    near = re.findall(r"--(tiny|fine|small|note|body|lead|title|grand): ([^;]+);", css)
    assert len(near) == len(set(near)) == 8
    assert min(float(number) for _, value in near for number in re.findall(r"([\d.]+)px", value)) == 11
    assert len(re.findall(r"--far[\w-]*:", css)) <= 4


def test_what_changes_by_night_is_the_same_set_as_by_day() -> None:
    """Else a colour of the day is forgotten at night."""
    css = sheets()["tokens.css"]
    day, night = (
        set(re.findall(r"(--[\w-]+):", re.findall(rf"(?s){re.escape(root)} \{{(.*?)\}}", css)[which]))
        for root, which in ((":root", 1), (":root[data-dark]", 0))
    )
    assert day - night == {"--serif", "--sans"}
    assert night - day == set()


def test_every_token_that_is_used_exists() -> None:
    """A misspelt one would be no colour at all. (Components may make some of their own.)"""
    everything = "".join(
        file.read_text(encoding="utf-8") for file in [*SRC.rglob("*.css"), *SRC.rglob("*.svelte"), *SRC.rglob("*.ts")]
    )
    made = set(re.findall(r"(--[\w-]+)\s*[:=\"'`}$]", everything)) | set(re.findall(r"style:(--[\w-]+)", everything))
    used = set(re.findall(r"var\((--[\w-]+)\s*\)", everything))
    assert sorted(used - made) == []


def test_the_rules_of_this_test_find_what_they_should() -> None:
    assert raw_colours("a { color: #fff; border: 1px solid rgb(0 0 0 / 0.2) }") == ["#fff", "rgb("]
    assert raw_colours("#abc { color: var(--ink) }") == []
    assert raw_sizes(
        "a { font: 700 11px/14px var(--sans); font-size: 0.9rem; } b { font-size: clamp(9px, 2cqi, 1em) }"
    ) == [
        "700 11px/14px var(--sans)",
        "0.9rem",
        "clamp(9px, 2cqi, 1em)",
    ]
    assert raw_sizes("a { font: 700 var(--tiny)/14px var(--sans); font-size: max(var(--tiny), 0.8em); }") == []
