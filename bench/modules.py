"""How fast the games' WebAssembly modules are beside native code: in Node, and in Chromium where it is installed.

The last part of `make bench`. Search and random play from the same positions, with the same results; native code and
Node by CPU time, best of some rounds in turn. Chromium tells no CPU time: on a busy machine it seems slower than it is.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import ours
from burgomaster.bots.engine import nets_of
from burgomaster.bots.registry import thinks
from burgomaster.games import GAMES, folder
from burgomaster.games.module import PAGES
from timing import Effort, measure

REQUIRED = 0.5  # of native speed
SEARCH, RANDOM = "tree search (iterations)", "random play (decisions)"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a few seconds: rough figures")
    effort = Effort(1, 0.3) if parser.parse_args().quick else Effort(3, 1.0)
    sys.path.append(str(Path(__file__).parents[1]))
    from tests.lab.wasm.node import Node

    print(
        f"{'WebAssembly, per second':<44}{'native':>12}{'Node':>12}{'of native':>12}{'Chromium':>12}{'of native':>12}"
    )
    with tempfile.TemporaryDirectory() as made, Node(Path(made)) as node:
        for name in filter(thinks, GAMES):
            show(name, node, effort, Path(made))
    print("Chromium by the clock on the wall: on a busy machine it seems slower than it is.")


def show(name: str, node: Any, effort: Effort, made: Path) -> None:
    """The figures of one game."""
    players = ours.players_of(name)
    middle = ours.midgame(name, players)
    game = {"edition": middle.setting.figures.pack().hex(), "players": players, "iterations": ours.ITERATIONS}
    asked = {"game": game, "state": middle.state().pack().hex(), "seconds": effort.seconds}
    native = {SEARCH: ours.iterations(name, 1, 0), RANDOM: ours.native(name, "random", effort)}
    best: dict[str, list[float]] = {key: [0.0, 0.0, 0.0] for key in native}
    for _ in range(effort.rounds):
        here = measure(native, Effort(1, effort.seconds), time.process_time)
        rounds = (
            {key: here[key].best for key in native},
            node.ask(name, "speed", **asked),
            chromium(name, made, asked),
        )
        for place, found in enumerate(rounds):
            for key, short in ((SEARCH, "search"), (RANDOM, "random")):
                best[key][place] = max(best[key][place], found.get(key, found.get(short, 0.0)))
    for key, (ours_, in_node, in_chromium) in best.items():
        cells = [f"{ours_:>12,.0f}"]
        for speed in (in_node, in_chromium):
            cells.append(f"{speed:>12,.0f}{speed / ours_:>12.2f}" if speed else f"{'—':>12}{'':>12}")
        print(f"{f'{name}, {key}':<44}{''.join(cells)}")
        reached = "reached" if in_node / ours_ >= REQUIRED else "NOT reached"
        print(f"  required: ≥ {REQUIRED:g} of native in Node: measured {in_node / ours_:.2f}: {reached}")


def chromium(name: str, made: Path, asked: dict[str, Any]) -> dict[str, float]:
    """The same in Chromium, by the clock on the wall; nothing where it is not installed."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return {}
    if found is None:
        return {}
    from tests.web.browsing import FLAGS

    files = [base64.b64encode(file.read_bytes()).decode() for file in (folder(name) / PAGES, nets_of(name))]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        page = browser.new_page()
        code = (made / "bundle.mjs").read_text(encoding="utf-8")
        speed: dict[str, float] = page.evaluate(_IN_A_PAGE, [code, name, *files, asked])
        browser.close()
    return speed


_IN_A_PAGE = """async ([code, name, module, nets, asked]) => {
  const { load, speed } = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  const bytes = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const engine = await load(name, bytes(module), bytes(nets));
  return speed(engine, asked.game, asked.state, asked.seconds, () => performance.now() / 1000);
}"""


if __name__ == "__main__":
    main()
