"""Another language: what CONTRIBUTING lists and one entry in LANGUAGES, and everybody speaks it.

A copy of the tree gets a made-up language, `xx`: English with accents, made by a script. Whatever is then still said
without accents is a place that does not follow from LANGUAGES.
"""

from __future__ import annotations

import ast as ast_of_python
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, serialize, visitor

from burgomaster.games import GAMES
from burgomaster.games.kernel.words import LANGUAGES
from tests.parts import WHOLE, WITH_MODULES
from tests.server.people import Client, HouseProcess

ROOT = Path(__file__).parents[1]
NEW = "xx"
_ACCENTS = str.maketrans("aeiouycnsAEIOUYCNS", "áéíóúýçñšÁÉÍÓÚÝÇÑŠ")
_ACCENTED = re.compile("[áéíóúýçñš]", re.IGNORECASE)
_KEPT = re.compile(r"(\b[A-Z]{2}-[A-Z]?\d+\b|\{\??[\w.-]+)")
_MANUAL = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## A new language\n")[1].split("\n## ")[0]
# What is built or installed, or is made in a copy.
_WHERE = ("src", "web", "examples", "tests")
_MADE = ("__pycache__", "static", "node_modules", "made", "build", "pyodide")


class Accents(visitor.Transformer):
    """Accents on all that people read; what programs read stays."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(_ACCENTS)
        return node


def accented_words(text: str) -> str:
    found = parse(text)
    Accents().visit(found)
    return str(serialize(found))


def accented_book(text: str) -> str:
    """A rulebook's text; ids of rules, and names of what is filled in, stay."""
    parts = _KEPT.split(text)
    return "".join(part if _KEPT.fullmatch(part) else part.translate(_ACCENTS) for part in parts)


def each_language(top: Path) -> dict[str, set[str]]:
    """Every file that is there once for each language, `words/*.ftl` or `told.*.txt`, with the languages it is in."""
    found: dict[str, set[str]] = {}
    name = re.compile(rf"(.*\.)?({'|'.join((*LANGUAGES, NEW))})(\.\w+)")
    for folder, inner, files in chain.from_iterable(os.walk(top / one) for one in _WHERE):
        inner[:] = [one for one in inner if one not in _MADE and not one.startswith(".")]
        for parts in filter(None, map(name.fullmatch, files)):
            place = Path(folder).relative_to(top) / f"{parts[1] or ''}*{parts[3]}"
            found.setdefault(str(place), set()).add(parts[2])
    return found


def listed(top: Path) -> list[Path]:
    """The English files that CONTRIBUTING's command lists."""
    command = re.search(r"`(find [^`]+)`", _MANUAL)
    assert command is not None
    found = subprocess.run(shlex.split(command[1]), capture_output=True, text=True, cwd=top, check=True)
    return [top / line for line in found.stdout.splitlines()]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project that speaks one more language, by what CONTRIBUTING says."""
    copy = tmp_path_factory.mktemp("tree")
    for part in ("src", "web", "examples", "tests"):
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns(*_MADE))
    known = copy / "src" / "burgomaster" / "games" / "kernel" / "words.py"
    text = known.read_text(encoding="utf-8")
    last = re.search(r"^NUMBERS = \{.*\)(?=\}$)", text, re.M)
    assert last is not None
    listed_too = f'{text[: last.end()]}, "{NEW}": (" ", ".", False){text[last.end() :]}'
    known.write_text(listed_too, encoding="utf-8")
    translated: dict[str, Callable[[str], str]] = {
        "en.ftl": accented_words,
        "en.md": accented_book,
        "en.txt": lambda phrases: phrases,
    }
    for english in listed(copy):
        if english.name in translated:
            text = translated[english.name](english.read_text(encoding="utf-8"))
            english.with_stem(NEW).write_text(text, encoding="utf-8")
    for command in re.findall(r"`python (-m tests\.[^`]+)`", _MANUAL):
        told(copy, *command.split())
    return copy


def told(tree: Path, *command: str, answers: str = "") -> str:
    """What a command of the copy says."""
    done = subprocess.run(
        [sys.executable, *command],
        input=answers,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "COLUMNS": "100"},
        cwd=tree,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_file_of_a_language_is_there_in_every_language() -> None:
    """A file that is forgotten fails here, not in a game."""
    found = each_language(ROOT)
    assert len(found) >= 4 * len(WHOLE) + 4  # words, boards, rulebooks, golden texts; bots, server, terminal, page
    assert {place: there for place, there in found.items() if there != set(LANGUAGES)} == {}


def test_the_manual_lists_every_file_that_a_language_needs(tree: Path) -> None:
    found = each_language(tree)
    assert {place: there for place, there in found.items() if there != {*LANGUAGES, NEW}} == {}
    assert len(found) == len(listed(tree))


def test_the_manual_says_which_module_is_made_anew(tree: Path) -> None:
    """Of the game whose editions hold texts in every language; were there others, their modules would be wrong."""
    asked = f"from burgomaster.lab.wasm.stamp import stale; print(*filter(stale, {WITH_MODULES}))"
    changed = told(tree, "-c", asked).split()
    assert changed == ["monopoly-builder"]
    assert "`make wasm`" in _MANUAL
    assert "Monopoly Builder" in _MANUAL


def _named_languages() -> Iterator[str]:
    """Where a source names a language other than English."""
    others = set(LANGUAGES) - {"en"}
    for file in [*(ROOT / "src").rglob("*.py"), *(ROOT / "examples").rglob("*.py"), *(ROOT / "web").glob("*.py")]:
        for node in ast_of_python.walk(ast_of_python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast_of_python.Constant) and node.value in others:
                yield str(file.relative_to(ROOT))
    pattern = re.compile(rf"""["'`/.](?:{"|".join(others)})["'`/.]""")
    sources = [file for kind in ("ts", "svelte") for file in (ROOT / "web" / "src").rglob(f"*.{kind}")]
    for file in sources:
        made_or_test = "made" in file.parts or ".test." in file.name
        if not made_or_test and pattern.search(file.read_text(encoding="utf-8")):
            yield str(file.relative_to(ROOT))


def test_only_the_list_of_languages_names_them() -> None:
    assert set(_named_languages()) == {"src/burgomaster/games/kernel/words.py"}


_LIBRARY = """
import random
import burgomaster as bm
from burgomaster.games import GAMES, game as game_of
luck = random.Random(7)
for game in GAMES:
    position = bm.start(game, game_of(game).SPEC.players[0])
    refused = None
    while refused is None:  # until one may do something that the other may not
        while position.turn == bm.CHANCE:
            position = position.play(luck.choice(list(position.odds())))
        action, before = next(iter(position.iter_actions())), position
        refused = position.why_not(str(action), lang="xx", seat=1 - position.turn)
        position = position.play(action)
    position = before
    print(position.describe(action, "xx"))
    print(refused)
    print(position.to_text("xx").splitlines()[0])
"""


def test_the_library_speaks_it(tree: Path) -> None:
    lines = told(tree, "-c", _LIBRARY).splitlines()
    assert len(lines) == 3 * len(GAMES)
    for line in lines:
        assert _ACCENTED.search(line), line


_TERMINAL = """
import sys
from pathlib import Path
import burgomaster as bm
from burgomaster.bots.registry import bot
from burgomaster.games import GAMES
from burgomaster.games import game as GAME
from burgomaster.games.kernel.words import Words
from burgomaster.terminal.face import Stopped
from burgomaster.terminal.plain import PlainFace
from burgomaster.terminal.table import WORDS, TerminalTable

for game in GAMES:
    answers = iter(["?", "q"])
    start = bm.start(game, GAME(game).SPEC.players[0])
    dice = bm.FairDice("t", ("",) * start.players, bytes(32))
    match = bm.Match(start, ["Xmg", "Xmk", "Xmp", "Xms", "Xmt", "Xmv"][: start.players], dice)
    seats = [None] * start.players
    face = PlainFace(Words(WORDS, sys.argv[1]), 100, ask=lambda _: next(answers))
    table = TerminalTable(match, seats, Path(f"{game}.game"), sys.argv[1], face)
    try:
        table.run()
    except Stopped:
        print("====")
"""


def test_the_terminal_speaks_it(tree: Path) -> None:
    games = zip(
        GAMES,
        told(tree, "-c", _TERMINAL, NEW).split("===="),
        told(tree, "-c", _TERMINAL, "en").split("===="),
        strict=False,
    )
    for game, shown, english in games:
        assert len(_ACCENTED.findall(shown)) > 100, game
        assert set(_sentences(shown)) & set(_sentences(english)) == set(), game


def _sentences(shown: str) -> list[str]:
    """Lines of several words; names and figures are the same in every language."""
    return [line.strip() for line in shown.splitlines() if len(re.findall(r"[a-záéíóúýçñš]{3,}", line)) > 3]


def test_the_command_speaks_it(tree: Path) -> None:
    for game in GAMES:
        book = told(tree, "-m", "burgomaster.cli", "rules", game, "--lang", NEW)
        assert _ACCENTED.search(book.splitlines()[0]), game


def test_the_server_speaks_it(tree: Path, tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "house.sqlite"), environment={"PYTHONPATH": str(tree / "src")})
    try:
        anna = Client(house.port)
        known = anna.get(f"/api/house?lang={NEW}")[1]
        assert known["languages"] == [*LANGUAGES, NEW]
        for game in known["games"]:
            for said in (game["about"], game["duration"], *(option["said"] for option in game["options"])):
                assert _ACCENTED.search(said), said
        for bot in known["bots"]:
            assert _ACCENTED.search(bot["means"]), bot
        status, refused = anna.get(f"/api/tables/0123456789abcdef?lang={NEW}")
        assert status == 404
        assert _ACCENTED.search(refused["error"]["text"])
        described = anna.get("/api/openapi.json")[1]
        assert NEW in json.dumps(described["paths"]["/api/house"]["get"]["parameters"])
    finally:
        house.close()


def test_the_page_offers_it(tree: Path) -> None:
    """The page bundles every file of words and every rulebook, and lists the languages that gather.py writes."""
    told(tree, "web/gather.py")
    made = (tree / "web" / "src" / "made" / "languages.ts").read_text(encoding="utf-8")
    assert json.loads(made[made.index("[") : made.index("]") + 1]) == [*LANGUAGES, NEW]
