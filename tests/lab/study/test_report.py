"""The command and what it leaves in its folder, from beginning to end."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from pyarrow import parquet

from burgomaster.cli import main
from burgomaster.lab.study.files import write_study
from burgomaster.lab.study.study import planned, study

COST = "building.cheese-factory.cost"


class Page(HTMLParser):
    """Finds out whether tags close, what a page loads, and which plots say what they show."""

    VOID = ("meta", "path", "use", "line", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.plots: list[str] = []
        self.tables = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.links += [str(given[name]) for name in ("src", "href", "xlink:href") if name in given]
        self.tables += tag == "table"
        if tag == "svg":
            self.plots.append(str(given.get("aria-label")))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


def run(folder: Path, *more: str, game: str = "machi-koro") -> int:
    return main(["study", game, "--players", "2", "--games", "4", "--seed", "2", "--out", str(folder), *more])


def test_a_study_of_a_price(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--bots", "level-4", "--vary", f"{COST}=3,5") == 0
    told = capsys.readouterr()
    assert f"reference ({COST} = 5)" in told.out
    assert "difference" in told.out
    page = Page((tmp_path / "index.html").read_text(encoding="utf-8"))
    assert page.open == []
    assert all(link.startswith("#") for link in page.links)  # nothing from elsewhere
    assert page.tables >= len(page.plots) / 2
    assert all(len(one) > 40 for one in page.plots)
    assert any(one.startswith("cheese-factory: bought in a game") for one in page.plots)
    rows = parquet.read_table(tmp_path / "games.parquet")
    assert rows.num_rows == 4 * 2 * 2
    assert rows.column("won").to_numpy().sum() == 8
    assert {f"bought {thing}" for thing in ("mine", "train-station")} <= set(rows.column_names)
    result = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert result["deals"] == 4
    assert [one["variant"] for one in result["results"]] == [f"reference ({COST} = 5)", f"{COST} = 3"]


def test_a_price_that_no_bot_pays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--bots", "greedy", "--vary", f"{COST}=5..8", "--json") == 0
    told = capsys.readouterr()
    assert told.err.count("WARNING") == 3
    assert "so these bots do not use what was changed; nobody ever bought cheese-factory" in told.err
    assert len(json.loads(told.out)["warnings"]) == 3
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert text.index('role="alert"') < text.index("<h1>")


def test_an_option_and_bots_of_several_kinds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run(tmp_path, "--bots", "greedy,random", "--vary", "radio-dice=same,free", "--no-luck", "--threads", "2") == 0
    )
    assert "wins of greedy" in capsys.readouterr().out
    assert run(tmp_path, "--bots", "greedy,random", "--vary", "radio-dice=free", "--no-luck", "--threads", "2") == 0
    data = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert data["luck"] is False
    assert run(tmp_path, "--bots", "random", "--vary", "radio-dice=free", "--no-luck") == 1
    assert "holds another run" in capsys.readouterr().err


def test_the_same_study_gives_the_same_page(tmp_path: Path) -> None:
    plan = planned("machi-koro", [f"{COST}=6"], ["greedy"], 3, players=[2, 3], luck=False)
    for name in ("one", "two"):
        assert write_study(study(plan, tmp_path / name), tmp_path / name) == []
    one, two = ((tmp_path / name / "index.html").read_text(encoding="utf-8") for name in ("one", "two"))
    assert one == two
    assert re.findall("<h2>(.*?)</h2>", one) == ["2 players", "3 players"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--vary", "building.chese-factory.cost=3"], "did you mean 'building.cheese-factory.cost'"),
        (["--vary", f"{COST}=many"], "'many' is not a whole number"),
        (
            ["--vary", f"{COST}=4", "--refit", "2", "--bots", "greedy"],
            "can go by refitted nets, and none of them plays",
        ),
    ],
)
def test_mistakes_are_told_in_a_sentence(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, *words) == 1
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_refitted_nets_are_kept_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "level-3", "--vary", "table.start_coins=9", "--refit", "2")
    assert run(tmp_path, *words) == 0
    assert "training a net for table.start_coins = 9, 2 players" in capsys.readouterr().err
    (told,) = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))["refits"]
    assert told["games"] == 400
    assert 0 < told["error"] < 0.2
    assert "Refitted nets" in (tmp_path / "index.html").read_text(encoding="utf-8")
    before = (tmp_path / "games.jsonl").read_bytes()
    assert run(tmp_path, *words) == 0
    assert "training" not in capsys.readouterr().err
    assert (tmp_path / "games.jsonl").read_bytes() == before
