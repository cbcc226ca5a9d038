"""Options tell whoever chooses them what the rule says and what was measured; the words follow the measurements."""

from __future__ import annotations

import re
from typing import Any

import pytest

from burgomaster.cli import main
from burgomaster.games import GAMES, folder, game, words_of
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.lab.options import PAGE, WAYS, doubted, section
from burgomaster.lab.stamps import made_part, stale
from burgomaster.tables import options
from burgomaster.tables.offer import offer
from burgomaster.tables.options import explained, measurements
from tests.docs.pages import ROOT


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_doubted_is_measured_with_every_value(name: str) -> None:
    wanted = {(one.name, value) for one in doubted(name) for value in one.values[1:]}
    found = measurements(name).get("effects", [])
    assert {(one["option"], one["value"]) for one in found} == wanted, f"python -m burgomaster.lab.options {name}"
    assert bool(wanted) == (name in WAYS)
    usual = {one.name: one.values[0] for one in game(name).SPEC.options}
    for one in found:
        assert one["usual"] == usual[one["option"]]
        assert list(one["players"]) == [str(count) for count in game(name).SPEC.players]
        assert one["under"] == WAYS[name].under.get(one["option"], {})


@pytest.mark.parametrize("name", WAYS)
def test_the_measurements_are_of_what_is_played(name: str) -> None:
    found = measurements(name)
    assert [f"{one.part} has changed: {one.command}" for one in stale(found["stamp"])] == []
    assert (found["bot"], found["games"]) == (WAYS[name].bot, WAYS[name].games)
    assert f"python -m burgomaster.lab.options {name}" in found["stamp"]


@pytest.mark.parametrize("name", WAYS)
def test_the_page_has_the_table_of_the_file(name: str) -> None:
    page = (ROOT / PAGE).read_text(encoding="utf-8")
    assert f"<!-- options: {name} -->" in page
    assert made_part(page, f"options: {name}", section(name)) == page, (
        f"python -m burgomaster.lab.options {name} --table"
    )
    assert made_part(page, f"options: {name}", "other") != page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_doubted_option_says_why_and_what_it_changes(name: str, language: str) -> None:
    effects = measurements(name).get("effects", [])
    words = words_of(name, language)
    for one in explained(name, language):
        doubt = one.option in doubted(name)
        assert bool(one.why) == bool(one.measured) == doubt, one.option.name
        assert not words.has(f"measured-{one.option.name}"), "measured by hand"
        for effect in effects:
            if effect["option"] != one.option.name:
                continue
            for table in effect["players"].values():
                more, half = table["more"]
                sign = "+" if more > 0 else "−"
                told = f"{sign}{abs(more):.1f}" if round(abs(more), 1) else "0.0"
                if abs(more) > options.CLEAR * half:
                    assert (told if language == "en" else told.replace(".", ",")) in one.measured
    shown = {game["name"]: game for game in offer(language)["games"]}[name]["options"]
    assert [(one.measured, one.why) for one in explained(name, language)] == [
        (one["measured"], one["why"]) for one in shown
    ]


def effect(more: list[float], seats: list[list[float]], *, same: bool = False) -> dict[str, Any]:
    table = {"turns": 30.0, "more": more, "seats": seats, "same": same}
    return {"option": "radio-dice", "value": "free", "usual": "same", "under": {}, "players": {"2": table}}


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (effect([2.04, 0.5], [[0.0, 0.01], [0.0, 0.01]]), "“free choice”: turns a game with 2 players: +2.0."),
        (
            effect([0.1, 0.5], [[0.05, 0.01], [-0.05, 0.01]]),
            "“free choice”: seat A of 2 wins +5.0 percentage points of the games; "
            "seat B of 2 wins −5.0 percentage points of the games.",
        ),
        (effect([0.7, 0.5], [[0.01, 0.02]] * 2), "“free choice”: no clear change in how long games are or who wins."),
        (
            effect([0.0, 0.0], [[0.0, 0.0]] * 2, same=True),
            "“free choice”: every game went the same. Such a bot makes no use of it, so nothing follows for people "
            "who do.",
        ),
    ],
)
def test_an_effect_in_words(found: dict[str, Any], told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {"bot": "level-4", "games": 1000, "effects": [found]}
    monkeypatch.setattr(options, "measurements", lambda name: kept)
    (radio,) = (one for one in explained.__wrapped__("machi-koro", "en") if one.option.name == "radio-dice")
    before = "Measured against “the same number” in 1000 games at each table, between bots (alderman). "
    assert radio.measured == before + told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_terminal_lists_options(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", name, "--options", "--lang", language]) == 0
    told = capsys.readouterr().out
    for one in explained(name, language):
        assert one.said in told
        assert one.why in told
        assert one.measured in told
        assert all(f"`{one.option.name} = {value}`" in told for value in one.option.values)
    assert not re.search(r"\{|\}", told)
    assert (folder(name) / "measured.json").exists() == (name in WAYS)
