"""The files a ladder leaves in its folder, beside the log: result.json, ladder.svg, games.parquet."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

from burgomaster.lab.plots import ladder_svg
from burgomaster.lab.standings import Standings

PARQUET_NEEDS = "games.parquet was not written: it needs pyarrow (pip install 'burgomaster[lab]')"


def write_results(ladder: Standings, folder: Path) -> list[str]:
    """Write them all; returns notes for the user. A reader never sees half a file."""
    whole(folder / "result.json", lambda path: _json(ladder, path))
    whole(folder / "ladder.svg", lambda path: path.write_text(ladder_svg(ladder), encoding="utf-8"))
    try:
        import pyarrow  # noqa: F401 - is it there?
    except ImportError:
        return [PARQUET_NEEDS]
    whole(folder / "games.parquet", lambda path: _parquet(ladder, path))
    return []


def whole(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file under another name first: it is there with all that belongs in it, or not at all."""
    draft = path.with_name(path.name + ".new")
    write(draft)
    os.replace(draft, path)  # noqa: PTH105 - says that it replaces


def _json(ladder: Standings, path: Path) -> None:
    path.write_text(json.dumps(ladder.to_dict(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _parquet(ladder: Standings, path: Path) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    games = ladder.games
    columns = {
        "deal": pa.array([game.deal for game in games], pa.int32()),
        "one": pa.array([game.one for game in games], pa.string()),
        "others": pa.array([game.others for game in games], pa.string()),
        "seat": pa.array([game.seat for game in games], pa.int8()),
        "winners": pa.array([list(game.winners) for game in games], pa.list_(pa.int8())),
        "won": pa.array([float(game.won) for game in games], pa.float64()),
        "luck": pa.array([game.luck for game in games], pa.float64()),
        "finished": pa.array([game.finished for game in games], pa.bool_()),
        "turns": pa.array([game.turns for game in games], pa.int32()),
    }
    for place, who in enumerate(("one", "others")):
        thinking = [game.thinking[place] for game in games]
        columns[f"{who}_decisions"] = pa.array([thought.decisions for thought in thinking], pa.int32())
        columns[f"{who}_seconds"] = pa.array([thought.total / 1e9 for thought in thinking], pa.float64())
        columns[f"{who}_lost_moves"] = pa.array([game.lost[place].count for game in games], pa.int32())
    about = {"burgomaster": json.dumps(ladder.plan.identity())}
    parquet.write_table(pa.table(columns, metadata=about), path)
