"""Measured pages say what they measured, and whether that is still so (lab/stamps.py)."""

from __future__ import annotations

import ast
import re

import pytest

from burgomaster.games import GAMES
from burgomaster.games.kernel.statements import without_docstrings
from burgomaster.lab import stamps
from burgomaster.lab.stamps import stale, stamp
from tests.docs.pages import PAGES, ROOT
from tests.docs.test_commands import unknown

# What was measured once and is told as history has its date in its title: docs/decisions.
LIVING = [page for page in PAGES if page.startswith("docs/") and "/decisions/" not in page and page.endswith(".md")]
NOT_MEASURED = {
    "docs/server.md": "what a rating begins with",
    "docs/ladder.md": "an example of what a ladder prints",
}
_INTERVAL = re.compile(r"\d ?%? ± \d")


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [page for page in LIVING if "<!-- measured:" in text_of(page)])
def test_what_was_measured_is_still_what_is_played(page: str) -> None:
    old = [f"{one.game}: {one.part} has changed since; make it anew: {one.command}" for one in stale(text_of(page))]
    assert not old, f"{page} is out of date.\n" + "\n".join(dict.fromkeys(old))


def sections(text: str) -> list[str]:
    """The parts of a page from heading to heading of the second level, what comes before the first one too."""
    return re.split(r"^(?=## )", text, flags=re.MULTILINE)


@pytest.mark.parametrize("page", [page for page in LIVING if page not in NOT_MEASURED])
def test_whatever_has_an_interval_has_a_stamp(page: str) -> None:
    """`± 1.2` was measured. Where it stands, or at the head of its page, a stamp says of what."""
    head, *rest = sections(text_of(page))
    if "<!-- measured:" not in head:
        measured = [one for one in (head, *rest) if _INTERVAL.search(one)]
        bare = [one.partition("\n")[0] for one in measured if "<!-- measured:" not in one]
        assert not bare, f"{page}: measured, and no stamp: {bare}"


def test_the_commands_of_stamps_exist() -> None:
    commands = {found["command"] for page in LIVING for found in stamps._STAMP.finditer(text_of(page))}
    assert commands
    assert [one for one in commands if unknown(one)] == []


@pytest.mark.parametrize("part", ["rules", "edition", "minds", "greedy"])
def test_a_change_of_any_part_is_noticed(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(GAMES))
    line = stamp({name: ("rules", "edition", "minds", "greedy")}, "make it")
    assert list(stale(line)) == []
    now = stamps._of
    monkeypatch.setattr(stamps, "_of", lambda one, what: "other" if what == part else now(one, what))
    assert list(stale(line)) == [(name, part, "make it")]


def test_a_sentence_about_a_bot_changes_nothing() -> None:
    def bare(said: str, result: str) -> str:
        source = f'"""{said}"""\ndef choose(x):\n    """{said}"""\n    return {result}  # {said}'
        return ast.unparse(without_docstrings(ast.parse(source)))

    assert bare("one", "x") == bare("two", "x") != bare("two", "x + 1")


def test_the_speeds_of_the_front_page_are_those_of_the_page_about_speed() -> None:
    """Rounded: what games run at, compiled and plain."""
    speed, front = text_of("docs/speed.md"), " ".join(text_of("README.md").split())
    native = [int(found.replace(",", "")) for found in re.findall(r"^native rules, random .*?([\d,]+)", speed, re.M)]
    millions = [f"{rate / 1e6:.1f}" for rate in native[: len(GAMES)]]
    assert f"{', '.join(millions[:-1])} and {millions[-1]} million decisions" in front
    (plain, *_) = re.findall(r"^plain rules, random .*?([\d,]+)", speed, re.M)
    assert f"reach {round(int(plain.replace(',', '')), -3):,}" in front
