"""A rulebook on paper: what belongs together stays on one page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from burgomaster.cli import main
from burgomaster.games import GAMES
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.games.rulebook import rulebook
from burgomaster.terminal.paper import STYLE, paper
from tests.games.books import others


def test_a_line_that_announces_a_table_and_a_short_table_are_not_parted() -> None:
    assert re.search(r"table, tr, li, pre \{ break-inside: avoid; \}", STYLE)
    assert re.search(r"p:has\(\+ table\).*\{ break-after: avoid; \}", STYLE)
    assert re.search(r"h1, h2 \{[^}]*break-after: avoid", STYLE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_table_of_a_book_is_one_on_paper(name: str, language: str) -> None:
    book = rulebook(name, language)
    page = paper(book, language)
    assert page.count("<table>") == len(re.findall(r"^\|[-| :]+\|$", book, re.MULTILINE)) > 0
    assert page.count("<h2>") == len(re.findall(r"^## ", book, re.MULTILINE))
    assert not re.search(r"<(?:p|li)>[^<]*\|", page), "a line of a table outside it"
    assert "http" not in page, "nothing to fetch"


def test_an_owners_book_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, text = others()["another city"]
    edition, page = tmp_path / "my.toml", tmp_path / "my.html"
    edition.write_text(text, encoding="utf-8")
    assert main(["rules", game, "--edition", str(edition), "--lang", "it", "--print", str(page)]) == 0
    assert capsys.readouterr().out.strip() == str(page)
    told = page.read_text(encoding="utf-8")
    assert told.startswith("<!doctype html>")
    assert "Via Raffaello" in told or "Raffaello" in told
    assert "Kalverstraat" not in told
    assert main(["rules", game, "--edition", str(edition), "--print", str(tmp_path / "no" / "x.html")]) != 0
    assert "x.html" in capsys.readouterr().err
