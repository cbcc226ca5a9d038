"""What a newcomer does: puts a game's folder into a tree of their own, adds its name to the registry, and plays it.

`Tree` is such a tree: it grows from the package alone to a whole checkout, as far as a test needs it.
`python -m tests.newcomer PART GAME …` plays there, in a process of its own.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from burgomaster.games import GAMES
from burgomaster.games.engines import VARIABLE
from tests.parts import fewest, sensible

ROOT = Path(__file__).parents[1]
# Machi Koro under another name; the game of the docs; and one between the two: nobody sees what the others have, from
# three players on, it tells what happens, its bots think, and it has nothing else.
COPIED, TEACHING, SECRETIVE = "machi-town", "market-square", "corner-lots"
NEW = (COPIED, TEACHING, SECRETIVE)
EXAMPLES = ("market_square", "corner_lots")


class Tree:
    """A copy of the package with new games."""

    def __init__(self, home: Path, new: Sequence[str] = NEW) -> None:
        self.home, self._new = home, new
        self.package = home / "src" / "burgomaster"
        self.games = self.package / "games"
        left_out = shutil.ignore_patterns("__pycache__", "static", *EXAMPLES)  # a reader of the page may have it
        shutil.copytree(ROOT / "src" / "burgomaster", self.package, ignore=left_out)
        if COPIED in new:
            self._copy_machi_koro()
        for example in EXAMPLES:
            if example.replace("_", "-") in new:
                shutil.copytree(ROOT / "examples" / example, self.games / example)
        self._register()
        self.environment = {"PYTHONPATH": str(home / "src"), "BURGOMASTER_CACHE": str(home / "cache"), VARIABLE: ""}

    def _copy_machi_koro(self) -> None:
        """As CONTRIBUTING says: copy the folder, and give the copy a name."""
        copy = self.games / "machi_town"
        shutil.copytree(self.games / "machi_koro", copy)
        for file in copy.glob("*.py"):
            text = file.read_text(encoding="utf-8")
            text = text.replace("machi_koro", "machi_town").replace("machi-koro", "machi-town")
            file.write_text(text, encoding="utf-8")

    def _register(self) -> None:
        """The one line."""
        registry = self.games / "__init__.py"
        text = registry.read_text(encoding="utf-8")
        names = ", ".join(f'"{name}"' for name in (*(name for name in GAMES if name not in self._new), *self._new))
        registry.write_text(re.sub("^GAMES = .*$", f"GAMES = ({names})", text, flags=re.MULTILINE), encoding="utf-8")

    def build_page(self, *, packed: bool) -> None:
        """The page, with the words of the new games in it; `packed` also what a tab without a server needs of them."""
        left_out = shutil.ignore_patterns("node_modules", "made")
        shutil.copytree(ROOT / "web", self.home / "web", ignore=left_out)
        (self.home / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        # What is installed is used as it is, and never installed anew: that would empty it through the link.
        os.utime(self.home / "web" / "package-lock.json", (0, 0))
        made = Path("web", "src", "made")
        (self.home / made).mkdir()
        # Python's own library takes longer to compile than ours, and is the same where a game imports no more of it.
        for name in ("python_library.zip", "python_library_made_of.txt"):
            shutil.copy(ROOT / made / name, self.home / made)
        if not packed:  # to pack it takes as long as to build the page; ours is put in its place
            for name in ("house.zip", "house_files.json"):
                shutil.copy(ROOT / made / name, self.home / made)
            shutil.copytree(ROOT / made / "parts", self.home / made / "parts")
            (self.home / "web" / "pack.py").write_text("")
        self.python(str(self.home / "web" / "build.py"))

    def add_the_rest(self) -> None:
        """All else of a checkout; with tests, where those of the docs' game are put where they belong."""
        shutil.copytree(ROOT / "tests", self.home / "tests", ignore=shutil.ignore_patterns("__pycache__"))
        for example in EXAMPLES:
            if (self.games / example).is_dir():
                own = self.home / "tests" / "games" / example
                own.mkdir(exist_ok=True)
                (own / "__init__.py").touch()
                shutil.copy(ROOT / "examples" / f"test_{example}.py", own / "test_rules.py")
        folders = (".ci", ".github", "bench", "deploy", "docs", "examples", "web")
        for one in (*folders, *(file.name for file in ROOT.iterdir() if file.is_file())):
            (self.home / one).symlink_to(ROOT / one)
        (self.package / "server" / "static").symlink_to(ROOT / "src" / "burgomaster" / "server" / "static")

    def python(self, *arguments: str, fails: bool = False) -> str:
        """Run Python in the tree; what it printed."""
        place = self.home if (self.home / "tests").is_dir() else ROOT
        # Files that are broken for a moment shall leave no bytecode behind.
        environment = {**self.environment, "PYTHONDONTWRITEBYTECODE": "1"} if fails else self.environment
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=place,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert bool(done.returncode) == fails, done.stdout
        return done.stdout

    def play(self, part: str, name: str, *more: str) -> str:
        """Play a new game there."""
        return self.python("-m", "tests.newcomer", part, name, *more)


# ---- In the tree ----------------------------------------------------------------------------------------------------


def library(name: str, folder: str) -> None:
    """A whole game through the library, saved, loaded, verified, and its last position set up by hand."""
    import burgomaster as bm
    from burgomaster.bots.registry import bot

    match = bm.Match(bm.start(name, players=3), ["Anna", "Bram", "Cleo"])
    bots = [bot("greedy", name, seat) for seat in range(3)]
    while not match.position.over:
        there = match.position
        match.act(bots[there.turn].choose(there))
    file = Path(folder) / f"{name}.game"
    match.record().write(file)
    back = bm.Record.read(file)
    assert back.final == match.position
    assert bm.verify(back).ok
    assert bm.position(match.position.to_json()) == match.position
    for language in ("en", "nl", "it"):
        assert "Anna" in match.position.to_text(language, names=match.names)
        assert "Anna" in match.position.to_svg(language, names=match.names)
    say(f"{', '.join(match.names[p] for p in match.position.winners)} won")


def terminal(name: str, folder: str) -> None:
    """A person who knows only numbers plays against a bot in the terminal, and looks at the table and at a rule."""
    import burgomaster as bm
    from burgomaster.bots.registry import bot
    from burgomaster.games import effects_of, game
    from burgomaster.games.kernel.words import Words
    from burgomaster.terminal.face import Stopped
    from burgomaster.terminal.plain import PlainFace
    from burgomaster.terminal.table import WORDS, TerminalTable

    rule = game(name).REFUSALS[1][0]
    said = iter(["?", "t", f"r {rule}", "l", "nonsense", *["1"] * 12, "q"])
    screen = io.StringIO()
    players = fewest(name)
    names = ["Zoë", "Bot", "Bit"][:players]
    match = bm.Match(bm.start(name, players), names, bm.FairDice("newcomer", ("",) * players, bytes(32)))
    seats = [None, *(bot(sensible(name), name, seat) for seat in range(1, players))]
    face = PlainFace(Words(WORDS, "en"), 100, screen, lambda _: next(said))
    table = TerminalTable(match, seats, Path(folder) / f"{name}-terminal.game", "en", face)
    with contextlib.suppress(Stopped):
        table.run()
    shown = screen.getvalue()
    moved = ("You ", "Bot ") if effects_of(name) else ("Zoë: ", "Bot: ")  # a game's rules tell the moves, if they tell
    for wanted in (rule, "“nonsense” is no action", *moved):
        assert wanted in shown, (wanted, shown)
    assert bm.Record.read(Path(folder) / f"{name}-terminal.game").actions >= 12
    say(f"{match.position.turns} turns")


def bots(name: str, *chosen: str) -> None:
    """Every bot a game offers (or those chosen) chooses in some positions of a game."""
    import burgomaster as bm
    from burgomaster.bots.registry import bot, bots_of

    for offered in chosen or bots_of(name):
        player = bot(offered, name, 5)
        match = bm.Match(bm.start(name, fewest(name)), dice=bm.FairDice("newcomer", ("",) * fewest(name), bytes(32)))
        for _ in range(4):
            there = match.position
            choice = player.choose(there)
            assert there.why_not(choice) is None
            match.act(choice)
        say(offered)


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


PARTS: dict[str, Callable[..., None]] = {"library": library, "terminal": terminal, "bots": bots}

if __name__ == "__main__":
    PARTS[sys.argv[1]](*sys.argv[2:])
