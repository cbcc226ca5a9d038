"""Tries a wheel as somebody would who has only Python: `python deploy/try_wheel.py dist`.

Installs the wheel of that folder into a new environment, plays a little of every game by the plain rules and thousands
of games of one natively, and serves: the page, what a game on one's own device needs, and the house's offer must come.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path

PLAY = """
import random
from itertools import islice
import burgomaster as bm
from burgomaster.games import GAMES
for game in GAMES:
    rng = random.Random(1)
    position = bm.start(game, players=2)
    for _ in range(40):
        actions = islice(position.iter_actions(), 50) if position.turn >= 0 else position.odds()
        position = position.play(rng.choice(list(actions)))
    print(position)
"""


def main(folder: Path) -> None:
    """Everything, or an exception."""
    (wheel,) = folder.resolve().glob("*.whl")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        place = Path(name)
        venv.create(place / "env", with_pip=True)
        scripts = place / "env" / ("Scripts" if os.name == "nt" else "bin")
        python, command = scripts / "python", scripts / "burgomaster"
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
        run(command, "--version")
        run(python, "-c", PLAY)
        run(command, "simulate", "machi-koro", "--players", "4", "--games", "2000", "--seed", "1")
        serve(command, place)


def run(*command: str | Path) -> None:
    """A command that must succeed."""
    subprocess.run([str(part) for part in command], check=True, timeout=900)


def serve(command: Path, place: Path) -> None:
    """A server on a free port, and what it serves."""
    server = subprocess.Popen(
        [str(command), "serve", "--port", "0", "--db", str(place / "house.sqlite")], stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        told = next(line for line in server.stdout if "http://" in line)
        address = re.search(r"http://\S+?(?=/?\s|/?$)", told)
        assert address is not None, told
        home = address[0]
        page = fetch(f"{home}/").decode()
        for part in re.findall(r'(?:src|href)="\.?/?(assets/[^"]+)"', page):
            fetch(f"{home}/{part}")
        listed = re.findall(r"pyodide/\w+/pyodide\.asm\.wasm", fetch(f"{home}/sw.js").decode())
        assert fetch(f"{home}/{listed[0]}")[:4] == b"\0asm"
        games = json.loads(fetch(f"{home}/api/house"))["games"]
        assert len(games) >= 3, games
    finally:
        server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(30)
        server.kill()


def fetch(address: str) -> bytes:
    """A file of the server."""
    with urllib.request.urlopen(address, timeout=60) as answer:
        found: bytes = answer.read()
    return found


if __name__ == "__main__":
    main(Path(sys.argv[1]))
