"""`make kit`: writes the conformance kit."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from burgomaster.games import GAMES, effects_of, game
from burgomaster.games.rulebook import rulebook
from tests.kit.cases import CaseBook, cases_of
from tests.kit.traces import traces

ROOT = Path(__file__).parents[2]
FORMAT = "burgomaster-kit/1"


def test_files(name: str) -> list[str]:
    """The tests of a game's rules that are named after rules."""
    tests = ROOT / "tests" / "games" / name.replace("-", "_")
    return sorted(str(file) for file in tests.glob("test_*.py") if file.stem not in ("test_properties", "test_greedy"))


def index(name: str) -> dict[str, Any]:
    """What a game's effects mean: what each kind speaks of, and what it changes."""
    return {
        "format": FORMAT,
        "game": name,
        "rules": game(name).SPEC.rules,
        "effects": {
            kind.name: {
                "slots": {slot: thing.what for slot, thing in kind.slots.items()},
                "changes": list(kind.changes),
                "seen_by": kind.seen_by,
            }
            for kind in effects_of(name)
        },
    }


def write(out: Path, games: Sequence[str], *, whole_games: bool = True) -> int:
    """Write the kit for these games; how many cases it has."""
    shutil.rmtree(out, ignore_errors=True)
    written = 0
    for name in games:
        book: CaseBook = cases_of(test_files(name))
        if book.failed:
            raise SystemExit(f"these tests fail, so their cases would be wrong: {', '.join(book.failed)}")
        place = out / name
        _write(place / "effects.json", index(name))
        (place / "rulebook.md").write_text(rulebook(name, "en"), "utf-8")
        for rule in sorted({case["tests"] for case in book.cases}):
            cases = [case for case in book.cases if case["tests"] == rule]
            _write_lines(place / "cases" / f"{rule}.jsonl", cases)
            written += len(cases)
    for title, trace in traces(games if whole_games else ()):
        lines = [{"format": FORMAT, "start": trace["start"]}, *trace["events"]]
        _write_lines(out / trace["start"]["game"] / "traces" / f"{title}.jsonl", lines)
    shutil.copy(ROOT / "docs" / "kit.md", out / "README.md")
    return written


def _write(file: Path, data: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _write_lines(file: Path, lines: Sequence[Any]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines), encoding="utf-8")


def main() -> None:
    """Write the kit and say what is in it."""
    parser = argparse.ArgumentParser(prog="python -m tests.kit", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "kit")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--cases-only", action="store_true", help="leave out the whole games")
    given = parser.parse_args()
    out: Path = given.folder
    written = write(out, given.games or GAMES, whole_games=not given.cases_only)
    archive = shutil.make_archive(str(out), "zip", out)
    sys.stdout.write(f"{written} cases and {len(list(out.glob('*/traces/*')))} whole games in {out} and {archive}\n")


if __name__ == "__main__":
    main()
