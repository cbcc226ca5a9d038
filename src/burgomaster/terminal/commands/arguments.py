"""Arguments that several commands take, and what is read from them."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from burgomaster.games import GAMES
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.words import LANGUAGES, best_language


def games_help() -> str:
    return f"one of: {', '.join(GAMES)}"


def add_games(parser: argparse.ArgumentParser, games: int) -> None:
    """Which games are played."""
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=games_help())
    parser.add_argument(
        "--players", type=count(1, 6), metavar="P", help="how many seats (default: the number of bots, or 4)"
    )
    parser.add_argument(
        "--bots", default="random", metavar="NAMES", help="one for all seats, or one per seat (default random)"
    )
    parser.add_argument(
        "--games", type=count(1, 10**12), default=games, metavar="N", help=f"how many games (default {games})"
    )
    add_seed(parser, "same seed, same games")


def add_seed(parser: argparse.ArgumentParser, meaning: str) -> None:
    parser.add_argument("--seed", type=count(0, 2**63 - 1), default=0, metavar="S", help=f"{meaning} (default 0)")


def add_threads(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--threads", type=count(0, 1024), default=1, metavar="N", help="threads, 0 for all cores (default 1)"
    )


def add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition", metavar="NAME|FILE", help="a built-in edition, or a TOML file of your own; - for standard input"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option; `burgomaster rules GAME --options` explains them; repeatable",
    )


def add_device(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--device", choices=("cpu", "cuda"), default="cpu", help="where to play: cuda is an NVIDIA GPU (default cpu)"
    )


def add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play on a Ray cluster, HOST:PORT, or on a `local` one, instead of threads"
    )


def add_deadline(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--deadline",
        type=seconds,
        default=5.0,
        metavar="SECONDS",
        help="time per action of a bot of your own (module:Class) before it loses its move (default 5)",
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, metavar="FILE", help="the server's TOML file")
    parser.add_argument(
        "--db", default=argparse.SUPPRESS, metavar="FILE|ADDRESS", help="where the tables are (default: as for serve)"
    )


def add_json(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("--json", action="store_true", help=f"print {what} as JSON")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=_own_language(), help="language (default: yours, else en)")


def _own_language() -> str:
    wish = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), None)
    return best_language(wish)


class count:  # noqa: N801 - reads as a type where it is used
    """A whole number within limits, for argparse."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def __call__(self, text: str) -> int:
        """The number; argparse tells what the problem is."""
        problem = argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {self.low} to {self.high}")
        try:
            number = int(text) if len(text) < 30 else self.high + 1
        except ValueError:
            raise problem from None
        if not self.low <= number <= self.high:
            raise problem
        return number


def seconds(text: str) -> float:
    """A time, for argparse."""
    problem = argparse.ArgumentTypeError(f"{text[:40]!r} is not a number of seconds from 0.001 to 86400")
    try:
        found = float(text)
    except ValueError:
        raise problem from None
    if not 0.001 <= found <= 86400:
        raise problem
    return found


def options(given: Sequence[str]) -> dict[str, str]:
    named = {}
    for option in given:
        name, equals, value = option.partition("=")
        if not equals:
            raise BurgomasterError(f"--option {option[:60]}: write it as NAME=VALUE")
        named[name.strip()] = value.strip()
    return named


def bots_around(given: argparse.Namespace) -> list[str]:
    """A bot for every seat."""
    bots = [name.strip() for name in given.bots.split(",")]
    players = given.players or (len(bots) if len(bots) > 1 else 4)
    if len(bots) == 1:
        bots *= players
    if len(bots) != players:
        raise BurgomasterError(
            f"--bots names {len(bots)} bots for {players} players; give one per seat, or one for all"
        )
    return bots
