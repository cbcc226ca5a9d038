"""A game is one folder and one line: a copy of Machi Koro and the game of the docs are put in and played everywhere."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tests.newcomer import COPIED, NEW, ROOT, TEACHING, Tree
from tests.server.people import Client, HouseProcess, play_one

PAGE = ROOT / "docs" / "a-game-in-an-hour.md"
LEVELS = [f"level-{level}" for level in range(1, 6)]
COMPILED = LEVELS[-1]  # thinks in compiled code only


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return Tree(tmp_path_factory.mktemp("newcomer"))


def test_nothing_is_missing(tree: Tree) -> None:
    assert tree.python("-m", "burgomaster.games.check", *NEW) == "nothing is missing\n"


@pytest.mark.parametrize("name", NEW)
def test_it_is_played_in_the_library_and_the_terminal(tree: Tree, name: str, tmp_path: Path) -> None:
    assert "won" in tree.play("library", name, str(tmp_path))
    assert "turns" in tree.play("terminal", name, str(tmp_path))


def test_every_bot_a_game_offers_plays_it(tree: Tree) -> None:
    """A game without a net has no levels; the strongest level is left to a longer run, because it must be compiled."""
    assert tree.play("bots", TEACHING).split() == ["random", "greedy"]
    offered = ["random", "greedy", *LEVELS]
    told = tree.python("-c", f"from burgomaster.bots.registry import bots_of; print(*bots_of({COPIED!r}))")
    assert told.split() == offered
    plain = [name for name in offered if name != COMPILED]
    assert tree.play("bots", COPIED, *plain).split() == plain


@pytest.mark.long
def test_the_strongest_level_plays_a_copied_game_too(tree: Tree) -> None:
    assert tree.play("bots", COPIED, COMPILED).split() == [COMPILED]
    assert "2,000 games" in tree.python(
        *("-m", "burgomaster", "simulate", COPIED, "--bots", "greedy,random", "--games", "2000", "--seed", "7")
    )


def test_its_tables_are_served(tree: Tree, tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "house.sqlite"), environment=tree.environment)
    try:
        known = {game["name"]: game for game in Client(house.port).get("/api/house")[1]["games"]}
        assert known[TEACHING]["title"] == "Market Square"
        for name in NEW:
            anna = Client(house.port, "Anna")
            opened = anna.ok("/api/tables", {"game": name, "players": 2, "bots": {"1": "greedy"}})
            anna.ok(f"/api/tables/{opened['id']}/start")
            rng = random.Random(3)
            with_bot = anna.live(opened["id"])
            for _ in range(6):
                with_bot.until(lambda message: bool((message.get("you") or {}).get("actions")))
                assert play_one([anna], opened["id"], rng.choice)
            with_bot.close()
            text = anna.get(f"/api/tables/{opened['id']}/record")[1]
            assert f'[Game "{name}"]' in text
    finally:
        house.close()


def test_the_game_of_the_docs_passes_the_tests_of_every_game(tmp_path: Path) -> None:
    """And `simulate` plays it, with what was compiled for the tests."""
    tree = Tree(tmp_path)
    tree.add_tests()
    tree.python("-m", "tests.games.test_golden")
    golden = tree.home / "tests" / "golden" / f"{TEACHING}.rules-1.home.2-players.txt"
    assert "A throw  (1 choices)" in golden.read_text(encoding="utf-8")
    run = ("-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist")
    files = ("games/test_conformance.py", "games/test_steps.py", "games/test_golden.py", "test_words.py")
    tree.python(*run, "-k", TEACHING, *(f"tests/{file}" for file in files))
    tree.python(*run, "tests/games/market_square", "tests/games/test_steps.py::test_nobody_counts_with_steps")
    told = tree.python(
        *("-m", "burgomaster", "simulate", TEACHING, "--players", "4", "--bots", "greedy,random,random,random"),
        *("--games", "2000", "--seed", "7"),
    )
    share = re.search(r"A +greedy +([\d.]+) %", told)
    assert share is not None, told
    assert float(share[1]) > 60  # far more than a quarter: the seed is fixed


# ---- What is said when something is missing -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "__init__.py",
            "tell, draw_text, draw_svg = _simple.tell,",
            "draw_text, draw_svg =",
            "__init__.py has no 'tell'",
        ),
        ("__init__.py", 'name="market-square"', 'name="market"', "SPEC.name is 'market', but GAMES calls the game"),
        ("rules.py", "import hide as hide", "import interrupt as stop", "rules.py has no rule 'hide'"),
        ("rules.py", "@rule\ndef draw", "def draw", "rules.py: 'draw' is not marked with @rule"),
        ("state.py", "turns = number(I32)", "turn = number(I32)", "State in state.py needs a field 'turns'"),
        ("state.py", "row(I32, BUILDINGS)  # more", "row(I32, KINDS)  # more", "Edition.earns in state.py is a row"),
        ("words/nl.ftl", "do-pass =", "do-pas =", "nl.ftl has no message 'do-pass'"),
        ("edition/home.toml", "goal = 10", "gaol = 10", "home.toml, line 17: table.gaol: unknown; there are"),
        ("rulebook/it.md", "**MS-7**", "**MS-77**", "it.md has no paragraph that begins with **MS-7**"),
        ("steps.py", "Domain(BUILDINGS)", "Domain(HOUSES)", "steps.py, line 11: NameError: name 'HOUSES'"),
    ],
)
def test_what_is_missing_is_said_with_file_and_thing(
    tree: Tree, tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    place = tree.games / "market_square" / file
    text = place.read_text(encoding="utf-8")
    assert text.count(old) == 1 or file.endswith(".toml")
    place.write_text(text.replace(old, new), encoding="utf-8")
    try:
        told = tree.python("-m", "burgomaster.games.check", TEACHING, fails=True)
        assert said in told, told
        assert "Traceback" not in told
    finally:
        place.write_text(text, encoding="utf-8")
