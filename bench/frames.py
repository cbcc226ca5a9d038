"""How much the page works for a frame while a game is shown: the main thread's CPU time, from Chromium's own trace.

    python -m bench.frames [GAME ...] [--size 360x740] [--moves 150] [--times 3] [--throttle 4]

Every task of the page's main thread is measured by the thread's own clock, so that whatever else the machine does
counts for little; what it still costs is taken out by playing the same game several times, and of every move the time
in which its longest task was shortest counts. A telephone is taken to be four times slower: a task should take at most
25 ms here (100 ms there), and 95 of 100 frames at most 8 ms (33 ms there). With `--throttle 4` the browser itself is
made that much slower, and what it tells is what counts. A core that is shared still makes everything slower;
what a move takes by kind of work, compared with its scripts, tells whether it was the page.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import tempfile
from bisect import bisect
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.boards import BOARDS
from tests.server.people import Client
from tests.web.browsing import FLAGS, Guest, chosen
from tests.web.luck import KnownHouse
from tests.web.showing import NAMES
from tests.web.test_machi_page import sitting

from burgomaster.games import game as rules_of

PLAYERS = {board: min(4, max(rules_of(board).SPEC.players)) for board in BOARDS}
SLOWER = 4
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.user_timing"]
FRAME = "AnimationFrame"
MOVE = "burgomaster-move"  # a mark in the trace before every move; what comes before the first is the table's opening
REFRESH = 1000 / 60  # milliseconds between two frames of a screen
KINDS = {
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "layers",
    "Commit": "layers",
}
SCRIPTS = ("FunctionCall", "TimerFire", "FireAnimationFrame", "EventDispatch", "BlinkScheduler", "V8", "v8", "Evaluate")


@dataclass(frozen=True)
class Work:
    """Milliseconds of the main thread, by task and by frame."""

    moves: list[list[tuple[float, str]]]  # tasks before the first move, and after each; with what was done in it
    frames: list[float]
    kinds: dict[str, float]  # of a move, on average

    @property
    def longest(self) -> list[tuple[float, str]]:
        """Of every move the longest task."""
        return [max(tasks, default=(0.0, "")) for tasks in self.moves]


def _main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The page's own thread: of all renderers' main threads the busiest."""
    named = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"].get("name") == "CrRendererMain"
    }
    busy = dict.fromkeys(named, 0)
    for one in events:
        where = (one["pid"], one["tid"])
        if where in busy:
            busy[where] += 1
    return max(busy, key=lambda where: busy[where])


def _kinds(mine: list[dict[str, Any]], game: float) -> dict[str, float]:
    """What was done during the game, each event without those inside it."""
    found: dict[str, float] = {}
    around: list[tuple[float, str]] = []  # when it ends, and its kind
    for one in sorted(mine, key=lambda one: (one["ts"], -one.get("dur", 0))):
        if "tdur" not in one or one["ts"] < game:
            continue
        while around and one["ts"] >= around[-1][0]:
            around.pop()
        name = one["name"]
        kind = KINDS.get(name) or ("scripts" if name.startswith(SCRIPTS) else "other")
        found[kind] = found.get(kind, 0) + one["tdur"] / 1000
        if around:
            found[around[-1][1]] -= one["tdur"] / 1000
        around.append((one["ts"] + one["dur"], kind))
    return found


def work_in(trace: dict[str, Any]) -> Work:
    """What a trace tells of the page's main thread."""
    events = trace["traceEvents"]
    where = _main_thread(events)
    mine = sorted(
        (one for one in events if (one["pid"], one["tid"]) == where and one["ph"] != "M"), key=lambda one: one["ts"]
    )
    tasks = [one for one in mine if one["name"] == "RunTask" and "tdur" in one]
    inside = [one for one in mine if one.get("ph") == "X" and one["name"] != "RunTask" and one.get("tdur", 0) > 500]
    marks = [one["ts"] for one in mine if one["name"] == MOVE]
    found: list[list[tuple[float, str]]] = [[] for _ in range(len(marks) + 1)]
    for task in tasks:
        end = task["ts"] + task["dur"]
        parts: dict[str, float] = {}
        if task["tdur"] > 8000:
            for one in inside:
                if task["ts"] <= one["ts"] <= end:
                    parts[one["name"]] = parts.get(one["name"], 0) + one["tdur"] / 1000
        named = sorted(parts.items(), key=lambda part: -part[1])[:5]
        what = ", ".join(f"{name} {ms:.1f}" for name, ms in named)
        found[bisect(marks, task["ts"])].append((task["tdur"] / 1000, what))
    game = marks[0] if marks else mine[0]["ts"]
    begins = [one["ts"] for one in mine if one["name"] == FRAME and one["ph"] == "b" and one["ts"] >= game]
    frames, done = [0.0] * len(begins), sum(task["ts"] < game for task in tasks)
    for number, begin in enumerate(begins):
        while done < len(tasks) and tasks[done]["ts"] <= begin:
            frames[number] += tasks[done]["tdur"] / 1000
            done += 1
    # Where nothing changes, or only goes on moving, the main thread has nothing to do for a frame.
    all_of_them = int((mine[-1]["ts"] - game) / 1000 / REFRESH)
    kinds = {kind: took / max(1, len(marks)) for kind, took in _kinds(mine, game).items()}
    return Work(found, [*frames, *[0.0] * (all_of_them - len(frames))], kinds)


@contextmanager
def _opened() -> Iterator[Browser]:
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


def watched(browser: Browser, game: str, size: tuple[int, int], moves: int, throttle: int = 1) -> Work:
    """One who sits at a table, with things in motion, while everybody's moves are made past the page."""
    with tempfile.TemporaryDirectory() as folder:
        house = KnownHouse(Path(folder), "frames")
        try:
            return _watched(browser, house, game, size, moves, throttle)
        finally:
            house.close()


def _watched(browser: Browser, house: KnownHouse, game: str, size: tuple[int, int], moves: int, throttle: int) -> Work:
    rng = random.Random(game)
    guest = Guest(browser, house, size=size, motion=True)
    people = [sitting(guest, NAMES[0]), *(Client(house.port, name=NAMES[seat]) for seat in range(1, PLAYERS[game]))]
    table = people[0].ok("/api/tables", {"game": game, "players": PLAYERS[game]})["id"]
    for person in people[1:]:
        person.ok(f"/api/tables/{table}/join")
    people[0].ok(f"/api/tables/{table}/start")
    guest.visit("/")
    if throttle > 1:
        guest.context.new_cdp_session(guest.page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    browser.start_tracing(page=guest.page, categories=CATEGORIES)
    guest.visit(f"/table/{table}")
    guest.page.wait_for_selector(".room")
    guest.page.wait_for_load_state("networkidle")
    path = f"/api/tables/{table}"
    made, status = 0, "running"
    while status == "running" and made < moves:
        for person in people:
            whole = person.get(path)[1]
            status, steps = whole["table"]["status"], whole["you"]["actions"]
            if steps:
                break
        else:
            guest.page.wait_for_timeout(20)
            continue
        while True:
            text = chosen([one["text"] for one in steps], rng)
            if next(one for one in steps if one["text"] == text)["complete"]:
                break
            steps = person.ok(f"{path}/steps", {"seq": whole["seq"], "prefix": text})["steps"]
        guest.page.evaluate(f"() => performance.mark('{MOVE}')")
        person.ok(f"{path}/actions", {"action": text, "seq": whole["seq"]})
        made += 1
        guest.until(f"Number(document.querySelector('.room')?.dataset.seq) > {whole['seq']}")
        guest.page.wait_for_timeout(400)  # somebody thinks, if only for a moment
    if status != "running":
        guest.page.wait_for_timeout(1500)
    trace = json.loads(browser.stop_tracing())
    guest.close()
    return work_in(trace)


def part(values: list[float], share: float) -> float:
    """The value below which this share of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(PLAYERS))
    parser.add_argument("--size", default="360x740")
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--throttle", type=int, default=1)
    wanted = parser.parse_args()
    wide, high = (int(one) for one in wanted.size.split("x"))
    slower = SLOWER / wanted.throttle
    with _opened() as browser:
        for game in wanted.game:
            works = [watched(browser, game, (wide, high), wanted.moves, wanted.throttle) for _ in range(wanted.times)]
            opening, *moves = (min(one) for one in zip(*(work.longest for work in works), strict=True))
            most = min(part(work.frames, 0.95) for work in works)
            throttled = f", throttled {wanted.throttle} times" if wanted.throttle > 1 else ""
            print(f"{game} at {wide} × {high}{throttled}: {len(moves)} moves, {wanted.times} times")
            print(f"  frames: 95 of 100 within {most:.1f} ms, {SLOWER} times slower {slower * most:.0f} ms")
            least = min((work.kinds for work in works), key=lambda kinds: sum(kinds.values()))
            kinds = ", ".join(f"{kind} {took:.1f}" for kind, took in sorted(least.items(), key=lambda one: -one[1]))
            print(f"  a move: {sum(least.values()):.1f} ms ({kinds})")
            for what, took in ("opening", opening[0]), ("longest task", max(moves)[0]):
                print(f"  {what}: {took:.1f} ms, {SLOWER} times slower {slower * took:.0f} ms")
            for took, what in sorted(moves, reverse=True)[:6]:
                print(f"    {took:6.1f}  {what}")


if __name__ == "__main__":
    main()
