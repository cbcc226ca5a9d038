"""Stamps of measured pages: what was measured, in a line that readers do not see.

`<!-- measured: GAME rules=1 minds=0123456789ab; python bench/calibration.py -->` stands above what was measured
and says by which command it is made anew. When one of the parts it names has changed since, what stands below may no
longer be true, and a test says so (tests/docs/test_stamps.py).

`python -m burgomaster.lab.stamps GAME rules minds --by "COMMAND"` prints one, for a page that is written by hand.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from burgomaster.games import GAMES, folder, game
from burgomaster.games.kernel.statements import without_docstrings
from burgomaster.lab.identity import minds
from burgomaster.play.setting import setting

_STAMP = re.compile(r"<!-- measured: (?P<games>.*?); (?P<command>.*?) -->")
_LENGTH = 12  # letters of a hash that are kept


class Stale(NamedTuple):
    """A part of a game that is no longer what was measured, and the command that measures it anew."""

    game: str
    part: str
    command: str


def stamp(games: dict[str, tuple[str, ...]], command: str) -> str:
    """The line for what was measured just now: of each game, these parts."""
    told = ", ".join(
        " ".join([name, *(f"{part}={_of(name, part)}" for part in parts)]) for name, parts in games.items()
    )
    return f"<!-- measured: {told}; {command} -->"


def stale(text: str) -> Iterator[Stale]:
    """What has changed since the measurements of a page."""
    for found in _STAMP.finditer(text):
        for told in found["games"].split(", "):
            name, *parts = told.split()
            for part, was in (one.split("=") for one in parts):
                if _of(name, part) != was:
                    yield Stale(name, part, found["command"])


def made_part(page: str, name: str, text: str) -> str:
    """A page with the part of this name as a command makes it, between `<!-- NAME -->` and `<!-- end -->`."""
    place = re.compile(rf"(<!-- {re.escape(name)} -->\n).*?(<!-- end -->)", re.DOTALL)
    return place.sub(lambda found: f"{found[1]}\n{text}\n{found[2]}", page)


def write_made(page: Path, name: str, text: str) -> None:
    """The same in a file, where there is one: an installed package has no pages."""
    if page.exists():
        page.write_text(made_part(page.read_text(encoding="utf-8"), name, text), encoding="utf-8")


def _of(name: str, part: str) -> str:
    """A part of a game as it is now."""
    if part == "rules":
        return str(game(name).SPEC.rules)
    if part == "edition":
        return setting(name, game(name).SPEC.players[0]).edition_hash[:_LENGTH]
    if part == "minds":
        return (minds(name) or "none")[:_LENGTH]
    source = folder(name) / f"{part}.py"  # of `greedy` or `lines`: how they choose, whatever is said about it
    bare = without_docstrings(ast.parse(source.read_bytes()))
    return hashlib.sha256(ast.unparse(bare).encode()).hexdigest()[:_LENGTH]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a stamp."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=GAMES, metavar="GAME")
    parser.add_argument("parts", nargs="+", metavar="PART", help="rules, edition, minds, greedy, lines")
    parser.add_argument("--by", required=True, metavar="COMMAND", help="what measured it")
    given = parser.parse_args(arguments)
    print(stamp({given.game: tuple(given.parts)}, given.by))  # noqa: T201


if __name__ == "__main__":
    main()
