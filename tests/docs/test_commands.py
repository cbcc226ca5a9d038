"""Commands on the pages run, from top to bottom of each page, in a folder that has what the page speaks of.

Where the pages say 20,000 games a few are played. What cannot run in a test stands below, with the reason; its names
and options are looked up all the same, and so are those of every command inside a sentence.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.cli import command_line, main
from burgomaster.terminal.commands.output import INTERRUPTED
from tests.docs.pages import PAGES, ROOT, all_blocks, blocks, spoken

# Why a command is not run here. Whatever begins so is meant, but `burgomaster` alone only stands for itself.
NOT_HERE = {
    "make": "sets up, runs for minutes or serves until it is stopped; .ci/run calls lint and test",
    "git clone": "tests/docs/test_promises.py types it",
    "cd burgomaster": "what was cloned; Reader is there",
    "python3 -m venv house": "deploy/try_wheel.py does all of this with a wheel",
    "house/bin/pip install": "deploy/try_wheel.py does all of this with a wheel",
    "house/bin/burgomaster": "deploy/try_wheel.py does all of this with a wheel",
    ".venv/bin/pip install --editable": "fetches an extra; `make test` does",
    "burgomaster simulate machi-koro --players 4 --games 10000000 --device cuda": "needs a GPU; `make test-gpu`",
    "burgomaster study machi-koro --vary building.convenience-store.cost=1..3 --bots greedy --games 100000 "
    "--device cuda --out stores": "needs a GPU; `make test-gpu`",
    "burgomaster simulate machi-koro --players 4 --games 10000000 --cluster local": "tests/lab/test_cluster.py",
    "burgomaster ladder machi-koro --bots level-3,level-4 --games 10000 --out my-ladder": "tests/lab/test_cluster.py",
    "export RAY_AUTH_MODE=token": "only for the shell it is typed into",
    "ray": "starts a cluster; tests/lab/test_cluster.py does",
    "pip wheel": "fetches 170 MB",
    "pip install --no-index": "installs what `pip wheel` fetched",
    "burgomaster": "opens the browser; `burgomaster serve` runs here",
    "burgomaster serve --db postgresql://user@host/burgomaster": "that host is made up; tests/server has a PostgreSQL",
    "source .venv/bin/activate": "only for the shell it is typed into",
    "mkdir -p src/burgomaster/games/market_square/{edition,words,rulebook}": "tests/newcomer.py makes that tree",
    "python -m burgomaster.games.check market-square": "tests/test_newcomer.py",
    "burgomaster play market-square --bots 1": "tests/test_newcomer.py",
    "burgomaster rules market-square --rule MS-5": "tests/test_newcomer.py",
    "burgomaster simulate market-square": "tests/test_newcomer.py",
    "python -m pytest tests/games tests/test_words.py -k market-square": "tests/test_newcomer.py",
    "python -m tests.games.test_golden": "tests/test_newcomer.py",
    "python -m tests.server.store.test_store": "tests/test_newcomer.py",
    "python -m tests.kit.check build/kit": "tests/test_kit.py",
    "python -m burgomaster.lab.options": "writes what is shipped; tests/lab/test_options.py measures elsewhere",
    "python gather.py --types": "`make page` runs it",
    "python pack.py": "`make page` runs it",
    "python manifest.py": "`make page` runs it",
    "npm": "`make page` and `make test` run it",
}
LONG = (
    "burgomaster review my.game --depth deeper",
    "burgomaster study machi-koro --players 2,3,4 --bots level-4",
    'burgomaster study machi-koro --forbid "buy *" --players 2,4 --bots level-4',
    "burgomaster study monopoly-builder --forbid buy",
    "burgomaster ladder machi-koro --bots lines:Shops,lines:Cheese,level-5",
    "burgomaster study machi-koro --vary table.start_coins=3,9 --players 2 --bots level-3 --games 500 --refit 5",
    "python -m burgomaster.lab.balance",
)
FEW = {
    "simulate": 20,
    "games": 20,
    "ladder": 2,
    "study": 4,
    "burgomaster.lab.balance": 20,
    "burgomaster.lab.mixes": 4,
}  # games
PLAYED = 12  # actions; the pages speak of the tenth
PORT = "8765"  # that the pages speak of
REHEARSED = (
    "docs/a-house-on-the-net.md"  # deploy/rehearse.py types it as root on a machine of its own; tests/test_guide.py
)


def commands(page: str) -> list[str]:
    """What a page has people type, without comments."""
    lines = [line for block in blocks(page, "sh") if page != REHEARSED for line in block.text.splitlines()]
    parts = [part.strip() for line in lines for part in re.sub(r"(^|\s)# .*", "", line).split("&&")]
    return [part for part in parts if part]


def reason(command: str) -> str | None:
    """Why it is not run here, if it is not."""
    for start, why in NOT_HERE.items():
        if command == start or (command.startswith(f"{start} ") and start != "burgomaster"):
            return why
    return None


# ---- Names and options ----------------------------------------------------------------------------------------------


@cache
def known_commands() -> argparse.ArgumentParser:
    return command_line()


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def source_of(words: list[str]) -> str:
    """The text of the program that `python …` starts; "" if there is none."""
    if words[0] != "-m":
        return next(((ROOT / at / words[0]).read_text() for at in ("", "web") if (ROOT / at / words[0]).is_file()), "")
    found = importlib.util.find_spec(words[1])
    if found is not None and found.submodule_search_locations:
        found = importlib.util.find_spec(f"{words[1]}.__main__")
    return Path(found.origin).read_text(encoding="utf-8") if found and found.origin else ""


def unknown(command: str) -> str:
    """What is wrong with a command's names and options; "" where all are known."""
    first, *words = [word for word in shlex.split(command) if not re.fullmatch(r"[A-Z]+=\S+", word)]
    options = [word for word in words if word.startswith("--")]
    if first == "make":
        targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
        return " ".join(set(words) - targets)
    if first == "burgomaster":
        parser, deeper = known_commands(), words
        while (below := subcommands(parser)) and deeper and not deeper[0].startswith(("-", "…")):
            names = deeper[0].split("|")
            if set(names) - set(below):
                return deeper[0]
            parser, deeper = below[names[0]], deeper[1:]
        return " ".join(one for one in options if one not in parser._option_string_actions)
    if first == "python":
        if words[1:2] == ["pytest"]:
            return " ".join(word for word in words if word.startswith("tests/") and not (ROOT / word).exists())
        source = source_of(words)
        return " ".join(one for one in options if f'"{one}"' not in source) if source else command
    if first == "pip":
        extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
            "optional-dependencies"
        ]
        asked = re.findall(r"\w+", "".join(re.findall(r"\[(.*?)\]", command)))
        return " ".join(set(asked) - set(extras))
    return ""


PROGRAMS = ("burgomaster ", "make ", "python -m ", "python bench/", "python examples/", "pip install ")


def test_commands_inside_sentences_are_known() -> None:
    said = [
        (page, one) for page in PAGES for one in spoken(page) if re.sub(r"^[A-Z]+=\S+ ", "", one).startswith(PROGRAMS)
    ]
    assert len(said) > 60
    assert [(page, one) for page, one in said if unknown(one)] == []


def test_what_is_not_run_here_is_known_and_still_on_a_page() -> None:
    everything = [one for page in PAGES for one in commands(page)]
    assert [one for one in everything if reason(one) and "market-square" not in one and unknown(one)] == []
    for start in (*NOT_HERE, *LONG):
        assert any(one == start or one.startswith(f"{start} ") for one in everything), f"no page has: {start}"


def test_a_wrong_name_or_option_is_found() -> None:
    for wrong in (
        *(
            "make pley",
            "burgomaster pley",
            "burgomaster play --bot 3",
            "burgomaster admin lst",
            "python -m bench.nothing",
        ),
        *(
            "python bench/run.py --quik",
            "python -m burgomaster.lab.balance --game x",
            "pip install 'burgomaster[labb]'",
        ),
    ):
        assert unknown(wrong), wrong


# ---- Running --------------------------------------------------------------------------------------------------------


class Reader:
    """Somebody who types what a page says, in a folder with the files it speaks of."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.home = home
        self.patch = monkeypatch
        self.served: list[subprocess.Popen[str]] = []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = str(free.getsockname()[1])
        monkeypatch.chdir(home)
        monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
        for name in ("src", "tests"):
            (home / name).symlink_to(ROOT / name)
        (home / "docs" / "pictures").mkdir(parents=True)
        shutil.copytree(ROOT / "docs" / "examples", home / "docs" / "examples")

    def types(self, command: str) -> None:
        """Run one command; it must succeed."""
        first, *words = shlex.split(command.replace(PORT, self.port))
        words = self._fewer(words)
        if first == "cd":
            self.patch.chdir(words[0])
        elif first == "curl":
            assert words[0] == "-s"
            assert urllib.request.urlopen(words[1], timeout=60).read(), command
        elif first == "burgomaster" and words[0] == "serve":
            self._serve(words)
        elif first == "burgomaster" and words[0] == "play":
            self._play_a_little(words)
        elif first == "burgomaster":
            assert main(words) == 0, command
        elif first in ("python", "cp", "grep"):
            program = sys.executable if first == "python" else first
            done = subprocess.run([program, *words], capture_output=True, text=True, env=os.environ, check=False)
            assert done.returncode == 0, f"{command}: {done.stderr}"
        else:
            raise AssertionError(f"nobody knows how to try {command!r}: say why not in NOT_HERE, or teach Reader")

    def _fewer(self, words: list[str]) -> list[str]:
        few = next((number for name, number in FEW.items() if name in words), 0)
        if few and "--games" in words:
            at = words.index("--games") + 1
            words[at] = str(min(int(words[at]), few))
        return words

    def _play_a_little(self, words: list[str]) -> None:
        """Without a terminal bots take all seats; they are watched for a while, then left as Ctrl-C leaves."""
        if "--save" not in words:
            words = [*words, "--save", "played.game"]
        saved = Path(words[words.index("--save") + 1])
        process = self._start(*words, "--pace", "0", "--force")
        out = process.stdout
        assert out is not None
        shown = [out.readline() for _ in range(20)]
        while not saved.exists() or bm.Record.read(saved).actions < PLAYED:
            shown.append(out.readline())
            assert shown[-1], shown
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
        assert all(shown), shown
        assert process.returncode in (0, INTERRUPTED), words

    def _start(self, *words: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-u", "-m", "burgomaster", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def _serve(self, words: list[str]) -> None:
        """Start a server, which runs to the end of the page; the one before it is stopped."""
        self.stop()
        if "--port" not in words:
            words = [*words, "--port", self.port]
        self.served.append(self._start(*words))
        out = self.served[-1].stdout
        assert out is not None
        assert f":{self.port}" in out.readline()
        assert urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=60).status == 200

    def stop(self) -> None:
        for process in self.served:
            process.terminate()
            process.communicate(timeout=60)
        self.served.clear()


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    one = Reader(tmp_path, monkeypatch)
    yield one
    one.stop()


def makes_way(command: str) -> bool:
    """Whether what follows on a page needs it, so that every page types it itself."""
    return command.startswith(("cd ", "cp ", "burgomaster serve ")) or " --save " in command


def new_commands() -> dict[str, list[str]]:
    """Of each page, what is run and did not stand on a page before it."""
    found: dict[str, list[str]] = {}
    before: set[str] = set()
    for page in PAGES:
        here = [one for one in commands(page) if reason(one) is None and one not in before]
        before.update(one for one in here if not makes_way(one))
        found |= {page: here} if here else {}
    return found


RUN = new_commands()


@pytest.mark.parametrize("page", RUN)
def test_the_commands_of_a_page_run(page: str, reader: Reader) -> None:
    for command in RUN[page]:
        if not command.startswith(LONG):
            reader.types(command)


@pytest.mark.long
@pytest.mark.parametrize("page", [page for page in RUN if any(one.startswith(LONG) for one in RUN[page])])
def test_the_long_commands_of_a_page_run(page: str, reader: Reader) -> None:
    for command in RUN[page]:
        if command.startswith(LONG) or makes_way(command):
            reader.types(command)


def test_commands_are_found() -> None:
    assert len({block.page for block in all_blocks("sh")}) > 10
    assert "burgomaster verify my.game" in commands("README.md")
    assert {"npm ci", "npm run build"} <= set(commands("web/README.md"))
