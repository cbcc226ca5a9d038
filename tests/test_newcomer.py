"""A game is one folder and one line: a copy of Machi Koro and the game of the docs are put in and played everywhere."""

from __future__ import annotations

import io
import json
import random
import re
import zipfile
from pathlib import Path

import pytest

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.wasm.link import linker
from tests.newcomer import COPIED, NEW, ROOT, SECRETIVE, TEACHING, Tree
from tests.parts import WHOLE
from tests.server.people import Client, HouseProcess, play_one

PAGE = ROOT / "docs" / "a-game-in-an-hour.md"
# Commands of that page.
GOLDEN = "-m tests.games.test_golden"
LOG = "-m tests.server.store.test_store"
TOLD = f"-m tests.games.test_narrator {SECRETIVE}"
TESTS = "-m pytest tests/games tests/test_words.py -k market-square"
SIMULATE = f"burgomaster simulate {TEACHING} --players 4 --bots greedy,random,random,random --games 20000 --seed 7"
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


def simulate(tree: Tree, name: str) -> str:
    bots = ("--bots", "greedy,random")
    return tree.python("-m", "burgomaster", "simulate", name, *bots, "--games", "2000", "--seed", "7")


def test_a_small_game_is_simulated(tree: Tree) -> None:
    assert "2,000 games" in simulate(tree, TEACHING)


def test_all_that_the_strongest_level_needs_of_a_copied_game_is_there(tree: Tree) -> None:
    """Its net, its features, its search: put together, but not compiled, which takes half a minute."""
    built = f"from burgomaster.bots.tree import Tree; print(len(Tree({COPIED!r}, 3, nodes=9).children(0)))"
    assert tree.python("-c", built) == "0\n"


@pytest.mark.long
def test_the_strongest_level_plays_a_copied_game_and_it_is_simulated(tree: Tree) -> None:
    assert tree.play("bots", COPIED, COMPILED).split() == [COMPILED]
    assert "2,000 games" in simulate(tree, COPIED)


ENVS = f"""
from burgomaster.envs.batch import Batch
from burgomaster.envs.env import Env
env = Env({TEACHING!r}, 2, seed=7)
env.say(env.choices()[0].text)
while not env.over:
    env.step(env.sample())
assert sum(env.rewards) == 1
batch, ended = Batch({TEACHING!r}, 2, 32, seed=7), 0
while ended < 40:
    batch.step(batch.sample())
    ended += batch.over.sum()
print(env.layout.width, "places")
"""


@pytest.mark.long
def test_programs_learn_it_too(tree: Tree) -> None:
    assert "places" in tree.python("-c", ENVS)


@pytest.mark.long
def test_a_game_without_a_net_becomes_a_module_too(tree: Tree) -> None:
    """Needs a linker for WebAssembly, which nothing else does that is tested."""
    try:
        linker()
    except BurgomasterError as problem:
        pytest.skip(str(problem))
    assert f"{TEACHING}: " in tree.python("-m", "burgomaster.lab.wasm", TEACHING)
    asked = f"from burgomaster.lab.wasm.stamp import stale; print(stale({TEACHING!r}))"
    assert tree.python("-c", asked) == "False\n"
    told = json.loads((tree.games / "market_square" / "engine.json").read_text(encoding="utf-8"))
    assert {"legal", "greedy_step", "play_games"} <= {*told["functions"]}
    assert "search" not in told["functions"]


def test_its_tables_are_served(tree: Tree, tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "house.sqlite"), environment=tree.environment)
    try:
        known = {game["name"]: game for game in Client(house.port).get("/api/house")[1]["games"]}
        assert known[TEACHING]["title"] == "Market Square"
        for name in NEW:
            anna = Client(house.port, "Anna")
            bots = ["greedy"] * (2 if name == SECRETIVE else 1)
            opened = anna.ok("/api/tables", {"game": name, "players": 1 + len(bots), "bots": bots})
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


# ---- As the fourth game of a checkout -------------------------------------------------------------------------------

# The games' own tests, and those that look at all games at once.
CONCERNED = " or ".join(
    (
        *(
            "market-square",
            "market_square",
            "corner-lots",
            "corner_lots",
            "test_secrets",
            "test_one_folder",
            "test_names",
            "test_docs",
            "nobody_counts",
        ),
        *("no_command_is_also", "levels_have_names", "every_bot_of_the_lab"),
    )
)
# Of these, some that need nothing compiled.
QUICK = (
    *("tests/test_one_folder.py", "tests/editions", "tests/terminal/test_looks.py", "tests/play/test_position.py"),
    *(
        "tests/play/test_effects.py",
        "tests/games/test_effects.py",
        "tests/games/test_secrets.py",
        "tests/test_words.py",
    ),
    *("tests/games/corner_lots", "tests/games/market_square", "tests/tables/test_known.py"),
)


@pytest.fixture
def checkout(tmp_path: Path) -> Tree:
    """The small games are put in as the page says: a folder, a name, what commands write, tests of their own."""
    tree = Tree(tmp_path, [TEACHING, SECRETIVE])
    tree.add_the_rest()
    tree.python(*TOLD.split())
    tree.python(*GOLDEN.split())
    tree.python(*LOG.split())
    golden = tree.home / "tests" / "golden" / f"{TEACHING}.rules-1.home.2-players.txt"
    assert "A throw  (1 choices)" in golden.read_text(encoding="utf-8")
    assert (tree.home / "tests" / "server" / "store" / "logs" / f"{TEACHING}.rules-1.json").is_file()
    return tree


def run_tests(tree: Tree, *chosen: str) -> None:
    tree.python("-m", "pytest", "-p", "no:cacheprovider", *chosen)


def test_tests_of_all_games_ask_nothing_of_a_fourth_that_it_does_not_have(checkout: Tree) -> None:
    """Those that need nothing compiled; all others are left to the long run."""
    run_tests(checkout, *QUICK, "-k", CONCERNED)


@pytest.mark.long
def test_a_fourth_game_passes_all_tests(checkout: Tree) -> None:
    """But for those of pages in browsers, and those that test the other games alone."""
    left_out = [f"--ignore=tests/{one}" for one in ("web", "browsers", "test_newcomer.py")]
    run_tests(checkout, "tests", *left_out, "-k", CONCERNED)


@pytest.mark.long
def test_a_fourth_game_passes_what_lint_does_for_every_game(checkout: Tree) -> None:
    for check in ("ruff check .", "ruff format --check .", "tests.games.step_numbers", "tests.generic_types"):
        checkout.python("-m", *check.split())


@pytest.mark.long
def test_the_commands_of_the_page_do_what_it_says(checkout: Tree) -> None:
    checkout.python(*TESTS.split(), "-p", "no:cacheprovider")
    told = checkout.python(*SIMULATE.replace("burgomaster", "-m burgomaster").split())
    share = re.search(r"A +greedy +([\d.]+) %", told)
    assert share is not None, told
    assert float(share[1]) > 60  # far more than a quarter: the seed is fixed


# ---- What is said when something is missing -------------------------------------------------------------------------


def check_broken(tree: Tree, *changes: tuple[str, str, str]) -> str:
    """What is said of the game of the docs when these files of it say something else."""
    place = tree.games / "market_square"
    whole = {file: (place / file).read_text(encoding="utf-8") for file, _, _ in changes}
    try:
        for file, old, new in changes:
            text = (place / file).read_text(encoding="utf-8")
            assert old in text
            (place / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return tree.python("-m", "burgomaster.games.check", TEACHING, fails=True)
    finally:
        for file, text in whole.items():
            (place / file).write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("__init__.py", "text, parse,", "text, read,", "__init__.py has no 'parse'"),
        ("state.py", "turns = number(I32)", "turn = number(I32)", "State in state.py needs a field 'turns'"),
        ("state.py", "earns = row(I32, BUILDINGS)", "earns = row(I32, KINDS)", "Edition.earns in state.py is a row of"),
        ("state.py", '"cart"', '"Hand cart"', "State.supply in state.py has the name 'Hand cart'"),
        ("steps.py", "Domain(BUILDINGS)", "Domain(HOUSES)", "steps.py, line 11: NameError: name 'HOUSES'"),
        (
            "steps.py",
            "Domain(BUILDINGS)",
            "BUILDINGS",
            "steps.py, line 11: TypeError: 'build {}': write an argument as",
        ),
        ("rules.py", "_end_turn(s: State, e: Edition) -> None:", "_end_turn(s:", "rules.py, line 57: SyntaxError: "),
    ],
)
def test_what_stops_a_game_from_loading_is_said_in_one_line(
    tree: Tree, file: str, old: str, new: str, said: str
) -> None:
    told = check_broken(tree, (file, old, new))
    assert said in told
    assert told.count("\n") == 1


def test_whatever_else_is_missing_is_said_all_at_once_with_file_and_thing(tree: Tree) -> None:
    told = check_broken(
        tree,
        ("__init__.py", 'name="market-square"', 'name="market"'),
        ("rules.py", "import hide as hide", "import interrupt as stop"),
        ("rules.py", "@rule\ndef draw", "def draw"),
        ("rules.py", "@rule\ndef total", "def total"),
        ("rules.py", "    s.turns = 0\n", "    s.turn = [0][0]\n"),
        ("words/nl.ftl", "do-pass =", "do-pas ="),
        ("edition/home.toml", "goal = 10", "gaol = 10"),
        ("rulebook/it.md", "**MS-7**", "**MS-77**"),
    )
    for said in (
        "__init__.py: SPEC.name is 'market', but GAMES calls the game 'market-square'",
        "rules.py has no rule 'hide'",
        "rules.py: 'draw' is not marked with @rule",
        "rules.py, line 77: _sell calls total, which is not marked with @rule",
        "rules.py, line 35: begin uses s.turn, and there is no such field; did you mean 'turns'?",
        "rules.py, line 35: begin makes a list, and rules cannot do that",
        "nl.ftl has no message 'do-pass'",
        "home.toml, line 16: table.gaol: unknown; there are start_coins, goal",
        "it.md has no paragraph that begins with **MS-7**, but refusals.py cites it",
    ):
        assert said in told, told


def test_what_a_declaration_asks_for_is_missed_too(tree: Tree) -> None:
    told = check_broken(
        tree,
        ("state.py", "import I8, I32, Struct", "import I8, I32, OWN_SEAT, Struct"),
        ("state.py", "coins = row(I32, SEAT)", "coins = row(I32, SEAT, seen_by=OWN_SEAT)"),
        ("__init__.py", "private=State.private()", "private=False"),
        ("__init__.py", "players=range(2, SEATS + 1)", "players=range(2, 8)"),
        ("steps.py", "Domain(BUILDINGS), phases", "Domain(BUILDINGS), goes_on=True, phases"),
        ("greedy.py", "def greedy_step", "def step"),
        ("state.py", '("no", "yes")', '("no", "at-once")'),
        ("words/nl.ftl", "{ $name } is uitverkocht", "{ $name is uitverkocht"),
    )
    for said in (
        "rules.py needs a rule 'hide' of its own: not everybody may see coins",
        "__init__.py: SPEC needs private=State.private()",
        "__init__.py: SPEC.players goes up to 7, and a table has 6 seats",
        "rules.py needs a rule 'unfinished' of its own: actions have several steps (build)",
        "steps.py: build has goes_on=True, but no verb has follows=True",
        "greedy.py has no 'greedy_step'",
        "it.ftl has no message 'value-sudden-end-at-once'",
        "nl.ftl: cannot read 'refuse-sold-out = { $name is uitverkocht",
    ):
        assert said in told, told


def test_nets_for_some_tables_only_are_missed(tree: Tree) -> None:
    """The net for four played the tables of five and six, and nobody noticed."""
    file = tree.games / "corner_lots" / "nets.npz"
    whole = file.read_bytes()
    try:
        with zipfile.ZipFile(io.BytesIO(whole)) as stored, zipfile.ZipFile(file, "w") as fewer:
            for name in ("3.npy", "4.npy"):
                fewer.writestr(name, stored.read(name))
        told = tree.python("-m", "burgomaster.games.check", SECRETIVE, fails=True)
    finally:
        file.write_bytes(whole)
    assert "nets.npz has no nets for 5, 6 players: python -m burgomaster.lab.learn corner-lots" in told


def test_scores_that_betray_a_secret_are_missed(tree: Tree) -> None:
    """Everybody is told the scores at every moment."""
    rules = tree.games / "corner_lots" / "rules.py"
    whole = rules.read_text(encoding="utf-8")
    betraying = whole.replace(" if s.phase == OVER_PHASE else s.points[p]", "")
    assert betraying != whole
    try:
        rules.write_text(betraying, encoding="utf-8")
        told = tree.python("-m", "burgomaster.games.check", SECRETIVE, fails=True)
    finally:
        rules.write_text(whole, encoding="utf-8")
    assert "rules.py: scores tell what not everybody may see (chips)" in told


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("market-square", "'market-square' stands in GAMES"),
        ("Market-Square", "'Market-Square' in GAMES"),
        ("market_square", "'market_square' in GAMES"),
    ],
)
def test_a_wrong_name_in_the_registry_is_named(tree: Tree, written: str, said: str) -> None:
    registry = tree.games / "__init__.py"
    whole = registry.read_text(encoding="utf-8")
    try:
        registry.write_text(whole.replace(f'"{COPIED}"', f'"{written}"'), encoding="utf-8")
        assert said in tree.python("-m", "burgomaster.games.check", written, fails=True)
    finally:
        registry.write_text(whole, encoding="utf-8")


# ---- The page of the docs -------------------------------------------------------------------------------------------


def test_the_page_says_what_is_done_here(tree: Tree) -> None:
    page = PAGE.read_text(encoding="utf-8")
    check = f"python -m burgomaster.games.check {TEACHING}"
    for command in (check, f"python {GOLDEN}", f"python {LOG}", f"python {TESTS}", SIMULATE):
        assert f"```sh\n{command}\n```" in page
    names = ", ".join(f'"{name}"' for name in (*WHOLE, TEACHING))
    assert f"```text\nGAMES = ({names})\n```" in page
    (spoken,) = re.findall(r"^```python\n(import burgomaster as bm\n.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert "Cart" in tree.python("-c", spoken)
