"""`make bench`: how fast Burgomaster is, beside other libraries and a plain loop, all in one run.

Figures per second belong to one machine on one day; the ratios are what to look at. One thread is measured in
CPU-seconds, all cores in seconds on the wall.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Sequence
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import doors
import fresh
import ours
import peers
from burgomaster.bots.registry import STEP_BOTS, bots_of, thinks
from burgomaster.games import GAMES
from burgomaster.games import game as game_of
from burgomaster.lab.arena import Arena
from timing import Effort, Speed, Work, measure

# How many times the decisions of others native random play must make: of the faster one, if there are several.
REQUIRED = {
    "machi-koro": (150, (peers.BACKGAMMON,)),
    "alhambra": (100, (peers.BACKGAMMON, peers.GIN_RUMMY)),
    "monopoly-builder": (0.15, ("machi-koro",)),
}

# How many decisions per CPU-second random play on positions must make.
REQUIRED_POSITIONS = {"machi-koro": 40_000, "alhambra": 12_000, "monopoly-builder": 5_000}

# How many steps per CPU-second environments must make.
REQUIRED_DOORS = {"machi-koro": {doors.BATCH: 3_000_000, doors.PETTINGZOO: 60_000}}

LOOP = "calibration loop"
NATIVE, PLAIN, POSITIONS = "native rules, random", "plain rules, random", "Position API, random"
ONE, ALL = "1 thread", "all cores"
LEVEL = "level-3"
LEVEL_COMPILED, LEVEL_ASKED = f"{LEVEL}, compiled", f"{LEVEL}, asked in Python"
PLAYOUTS, SEARCH, SEARCH_TO_THE_END = (
    "sensible playouts, no tree",
    "tree search, as the bots do",
    "tree search, whole playouts",
)
SEARCH_SHARE = 0.4  # of the playout rate that a tree search must reach
SEARCH_THREADS = 1.7  # times as many iterations that two threads must make
PACKAGES = ("burgomaster", "numba", "numpy", "open_spiel", "rlcard", "pettingzoo", "gymnasium")


def main() -> None:
    """Measure, print, and write what was measured if a file is given."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a few seconds: rough figures, no cold start")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to this file")
    given = parser.parse_args()
    figures = measured(given.quick)
    show(figures)
    if given.json is not None:
        given.json.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


# ---- Measuring ------------------------------------------------------------------------------------------------------


def measured(quick: bool) -> dict[str, Any]:
    """All figures, as plain data; a speed is a list of rounds."""
    effort = Effort(1, 0.2) if quick else Effort(3, 1.0)
    say("compiling, where the cache does not hold it yet")
    works = {(game, name): work for game in GAMES for name, work in works_of(game, effort).items()}
    others, missing = peers.present(peers.PEERS)
    works |= {("", name): work for name, work in {LOOP: loop, **others}.items()}
    open_doors, shut = peers.present(
        {(game, name): partial(make, game) for game in GAMES for name, make in doors.DOORS.items()}
    )
    say("measuring speed")
    measures = measure({**works, **open_doors}, effort, time.process_time)
    speeds = {name: measures[name].rounds for name in works}
    common = {name: rounds for (game, name), rounds in speeds.items() if not game}
    own = {game: {name: rounds for (of, name), rounds in speeds.items() if of == game} for game in GAMES}
    return {
        "quick": quick,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": cores(),
        "rounds": effort.rounds,
        "packages": {name: found for name in PACKAGES if (found := installed(name))},
        "speed": common,
        "missing": missing | peers.ABSENT,
        "start": start(quick),
        "games": {
            game: {
                "speed": own[game],
                "ratios": ratios(own[game], common),
                "doors": {name: measures[game, name].rounds for name in doors.DOORS if (game, name) in measures},
                "shut": {name: shut[game, name] for name in doors.DOORS if (game, name) in shut},
            }
            | game_figures(game, effort, quick)
            for game in GAMES
        },
    }


def ratios(own: dict[str, list[float]], common: dict[str, list[float]]) -> dict[str, dict[str, float]]:
    """How many times as fast as plain rules, the peers and the loop: three ways to play, best round against best."""
    return {
        other: {mine: max(own[mine]) / max(rounds) for mine in (NATIVE, PLAIN, POSITIONS)}
        for other, rounds in {PLAIN: own[PLAIN], **common}.items()
    }


def works_of(game: str, effort: Effort) -> dict[str, Work]:
    """What is measured of a game on one core."""
    bots = [bot for bot in STEP_BOTS if bot in bots_of(game)]
    return {
        **{f"native rules, {bot}": ours.native(game, bot, effort) for bot in bots},
        **{f"plain rules, {bot}": ours.plain(game, bot) for bot in bots},
        POSITIONS: ours.positions(game),
        **(
            {LEVEL_COMPILED: ours.level(game, LEVEL, Arena), LEVEL_ASKED: ours.level(game, LEVEL, ours.Asking)}
            if thinks(game)
            else {}
        ),
    }


def loop(iterations: int = 100_000) -> int:
    """A fixed little sum in plain Python; a ratio against it says more on another machine than seconds do."""
    x = 1
    for i in range(iterations):
        x = (x * 1_103_515_245 + i) & 0x7FFF_FFFF
    return iterations


def game_figures(game: str, effort: Effort, quick: bool) -> dict[str, Any]:
    """All other figures of a game."""
    players = ours.players_of(game)
    say(f"{game}: threads and clones")
    threads = {name: ours.native(game, "random", effort, n) for name, n in ((ONE, 1), (ALL, cores()))}
    wall = measure(threads, effort, time.perf_counter)
    clones = ours.clones(game, effort)
    say(f"{game}: first game in a fresh process")
    first = fresh.warm(game, players, 1) if quick else fresh.cold_and_warm(game, players, 5)
    say(f"{game}: memory")
    # A game that may take ten times as long is played ten times less often.
    share = max(1, game_of(game).SPEC.length // 20_000)
    games = (2_000 // share, 20_000 // share) if quick else (20_000 // share, 400_000 // share)
    held = fresh.memory(game, players, *games)
    return {
        "players": players,
        "wall": {name: speed.rounds for name, speed in wall.items()},
        **(search_figures(game, effort) if thinks(game) else {}),
        "bytes": ours.sizes(game),
        "clone_ns": clones,
        "start": first,
        "memory": dict(zip(games, held, strict=True)) if held else {},
    }


def search_figures(game: str, effort: Effort) -> dict[str, Any]:
    """Tree search on one core and on two threads, and bare playouts."""
    say(f"{game}: search")
    one_core = {
        PLAYOUTS: ours.playouts(game),
        SEARCH: ours.iterations(game, 1, 0),
        SEARCH_TO_THE_END: ours.iterations(game, 1, game_of(game).SPEC.length),
    }
    searches = measure(one_core, effort, time.process_time)
    threads = measure({n: ours.iterations(game, n, 0) for n in (1, 2)}, effort, time.perf_counter)
    return {
        "search": {name: speed.rounds for name, speed in searches.items()},
        "search_threads": {str(n): speed.rounds for n, speed in threads.items()},
    }


def start(quick: bool) -> dict[str, float]:
    """Seconds to start anything at all."""
    say("starting fresh processes")
    return fresh.starting(3 if quick else 10)


def installed(package: str) -> str | None:
    """A package's version."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def cores() -> int:
    """As many threads as `simulate` takes when told to take all."""
    return os.cpu_count() or 1


def say(doing: str) -> None:
    """Print progress."""
    print(f"... {doing}", file=sys.stderr, flush=True)


# ---- Printing -------------------------------------------------------------------------------------------------------


def show(figures: dict[str, Any]) -> None:
    """All figures as text."""
    packages = ", ".join(f"{name} {number}" for name, number in figures["packages"].items())
    print(f"{packages}\nPython {figures['python']}, {figures['machine']}, {figures['cores']} cores;", end=" ")
    print(f"best of {figures['rounds']} rounds, everything in turn" + (" (--quick: rough)" if figures["quick"] else ""))
    loop_speed = Speed(figures["speed"][LOOP])
    others = {name: Speed(rounds) for name, rounds in figures["speed"].items() if name != LOOP}

    title("Peers at random play, one core", "per CPU-s", "loops each", "spread")
    line(f"{LOOP} (iterations)", *speed_cells(loop_speed, loop_speed))
    for name in (*peers.PEERS, *peers.ABSENT):
        cells = speed_cells(others[name], loop_speed) if name in others else (figures["missing"][name],)
        line(f"{name} (decisions)", *cells)
    others |= {game: Speed(found["speed"][NATIVE]) for game, found in figures["games"].items()}
    for game in figures["games"]:
        show_game(game, figures["games"][game], figures["start"], loop_speed, others)
    print("\nloops each: what one costs, in iterations of the calibration loop;  spread: worst round against the best.")
    print("Native rules and 'games in C++' run whole games in compiled code; all else goes through Python each action.")
    print("× PettingZoo, × OpenSpiel: times the steps of its own connect four, its own backgammon from Python.")


def show_game(
    game: str, found: dict[str, Any], start: dict[str, float], loop_speed: Speed, others: dict[str, Speed]
) -> None:
    """What was found of one game."""
    own = {name: Speed(rounds) for name, rounds in found["speed"].items()}
    title(f"{game}, {found['players']} players, one core", "per CPU-s", "loops each", "spread")
    for name, speed in own.items():
        line(f"{name} (decisions)", *speed_cells(speed, loop_speed))

    wall = {name: Speed(rounds) for name, rounds in found["wall"].items()}
    title(f"{game}, random, on threads", "per second", "times", "spread")
    for name, speed in wall.items():
        line(f"{name} (decisions)", f"{speed.best:,.0f}", f"{speed.best / wall[ONE].best:.2f}", f"{speed.spread:.0%}")

    title(f"{game}, times as fast as", *(name.split(",")[0] for name in (NATIVE, PLAIN, POSITIONS)))
    for other, each in found["ratios"].items():
        line(f"{other} (iterations)" if other == LOOP else other, *map(times, each.values()))
    if spread := beside_compiled(own[NATIVE], others):
        print(spread)
    if game in REQUIRED:
        print(required(own[NATIVE], *REQUIRED[game], others))
    if LEVEL_COMPILED in own:
        print(
            f"{LEVEL_COMPILED}: {own[LEVEL_COMPILED].best / own[LEVEL_ASKED].best:.1f} times as fast as asked in Python"
        )
    if game in REQUIRED_POSITIONS:
        print(required_speed(f"{POSITIONS}, decisions", own[POSITIONS].best, REQUIRED_POSITIONS[game]))

    show_doors(game, found, others)
    if "search" in found:
        show_search(game, found)

    title(f"{game}, structs")
    for name, size in found["bytes"].items():
        line(f"{name} struct", f"{size} bytes")
    for name, cost in found["clone_ns"].items():
        line(f"clone: {name}", f"{cost:,.1f} ns")

    title(f"{game}, start in a fresh process", "best")
    for name, seconds in {**start, **found["start"]}.items():
        line(name, f"{seconds:,.3f} s")

    title(f"{game}, memory of one process on all cores", "most held", "growth")
    held = found["memory"]
    before = next(iter(held.values()), 0)
    for games, size in held.items():
        line(f"after {games:,} games", f"{size / 2**20:,.1f} MiB", f"{(size - before) / 2**20:+,.1f} MiB")
    if not held:
        line("not measured: this system does not tell")


def show_doors(game: str, found: dict[str, Any], others: dict[str, Speed]) -> None:
    """Our environments beside those that other libraries bring, each driven from Python by the same loop."""
    speeds = {name: Speed(rounds).best for name, rounds in found["doors"].items()}
    title(f"{game}, {found['players']} players, environments", "steps per CPU-s", "× PettingZoo", "× OpenSpiel")
    for name in doors.DOORS:
        beside = (others.get(other) for other in (peers.CONNECT_FOUR, peers.BACKGAMMON))
        cells = (times(speeds[name] / other.best) if other else "missing" for other in beside if name in speeds)
        line(name, f"{speeds[name]:,.0f}" if name in speeds else found["shut"][name], *cells)
    for name, least in REQUIRED_DOORS.get(game, {}).items():
        print(required_speed(f"{name}, steps", speeds.get(name), least))


def show_search(game: str, found: dict[str, Any]) -> None:
    """Tree search beside bare playouts from the same position, and on two threads."""
    speeds = {name: Speed(rounds) for name, rounds in found["search"].items()}
    threads = {n: Speed(rounds).best for n, rounds in found["search_threads"].items()}
    raw = speeds[PLAYOUTS].best
    title(f"{game}, {found['players']} players, search on one core", "per CPU-s", "of playouts", "spread")
    for name, speed in speeds.items():
        line(f"{name} (iterations)", f"{speed.best:,.0f}", f"×{speed.best / raw:.3g}", f"{speed.spread:.0%}")
    for what, ratio, factor in (
        ("search with whole playouts, of the playout rate", speeds[SEARCH_TO_THE_END].best / raw, SEARCH_SHARE),
        ("search on two threads, times one", threads["2"] / threads["1"], SEARCH_THREADS),
    ):
        print(f"required: {what} ≥ {factor:g}: measured {ratio:.3g}: {'reached' if ratio >= factor else 'NOT reached'}")


def required(native: Speed, factor: float, names: Sequence[str], others: dict[str, Speed]) -> str:
    """The ratio that must be reached, and whether it was."""
    wanted = f"required: native rules ≥ {factor:g} × {' and '.join(names)}"
    if any(name not in others for name in names):
        return f"{wanted}: not measured"
    reference = max((others[name] for name in names), key=lambda speed: speed.best)
    ratio = native.best / reference.best
    each = [mine / other for mine, other in zip(native.rounds, reference.rounds, strict=True)]
    verdict = "reached" if ratio >= factor else "NOT reached"
    return f"{wanted}: measured ×{ratio:.3g} (rounds ×{min(each):.3g} – ×{max(each):.3g}): {verdict}"


def required_speed(what: str, speed: float | None, least: int) -> str:
    """The speed that must be reached, and whether it was. It holds for the machine it was asked on."""
    wanted = f"required: {what} ≥ {least:,} per CPU-second"
    if speed is None:
        return f"{wanted}: not measured"
    return f"{wanted}: measured {speed:,.0f}: {'reached' if speed >= least else 'NOT reached'}"


def beside_compiled(native: Speed, others: dict[str, Speed]) -> str:
    """Native rules beside whole games in another library's compiled code: what it comes to depends on the game."""
    each = {name: native.best / others[name].best for name in peers.COMPILED if name in others}
    if not each:
        return ""
    low, high = min(each, key=each.__getitem__), max(each, key=each.__getitem__)
    return f"beside games in C++: {times(each[low])} ({low}) to {times(each[high])} ({high})"


def speed_cells(speed: Speed, unit: Speed) -> tuple[str, ...]:
    """Speed, cost in iterations of the calibration loop, and noise."""
    cost = unit.best / speed.best
    return f"{speed.best:,.0f}", f"{cost:,.0f}" if cost >= 100 else f"{cost:.3g}", f"{speed.spread:.0%}"


def times(ratio: float) -> str:
    """A ratio to three figures."""
    return f"×{ratio:,.0f}" if ratio >= 100 else f"×{ratio:.3g}"


def title(*cells: str) -> None:
    """The head of a table."""
    print()
    line(*cells)
    print("─" * (52 + 16 * 3))


def line(label: str, *cells: str) -> None:
    """A line of a table."""
    print((f"{label:<52}" + "".join(f"{cell:>16}" for cell in cells)).rstrip())


if __name__ == "__main__":
    main()
