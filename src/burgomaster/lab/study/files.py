"""The folder of a study: the page, all games as Parquet, and the result as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from burgomaster.lab.results import PARQUET_NEEDS, whole
from burgomaster.lab.study.follower import things_of
from burgomaster.lab.study.page import page
from burgomaster.lab.study.plots import PLOTS_NEED
from burgomaster.lab.study.sample import games_of, sample
from burgomaster.lab.study.study import Study


def write_study(found: Study, folder: Path) -> list[str]:
    """Write all that can be written; returns notes for the user. A reader never sees half a file."""
    notes: list[str] = []
    result = json.dumps(found.to_dict(), indent=2, ensure_ascii=False) + "\n"
    whole(folder / "result.json", lambda path: path.write_text(result, encoding="utf-8"))
    try:
        import pyarrow  # noqa: F401 - is it there?
    except ImportError:
        notes.append(PARQUET_NEEDS)
    else:
        whole(folder / "games.parquet", lambda path: _parquet(found, path))
    try:
        import matplotlib as mpl  # noqa: F401 - is it there?
    except ImportError:
        notes.append(PLOTS_NEED)
    else:
        report = page(found)
        whole(folder / "index.html", lambda path: path.write_text(report, encoding="utf-8"))
    return notes


def _parquet(found: Study, path: Path) -> None:
    """A row for every seat of every game; `bought` and `turn of` have a column for every thing."""
    import pyarrow as pa
    from pyarrow import parquet

    plan = found.plan
    things = things_of(plan.varied.base.name)
    schema = pa.schema(
        [
            ("game", pa.int64()),
            ("deal", pa.int32()),
            ("players", pa.int8()),
            ("variant", pa.string()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            *([("goes_without", pa.bool_())] if plan.varied.forbidden else []),
            ("won", pa.float64()),
            ("luck", pa.float64()),
            ("finished", pa.bool_()),
            *((name, pa.int32()) for name in ("turns", "decisions", "lead_changes")),
            *((f"bought {name}", pa.int16()) for name in things),
            *((f"{TURN_OF}{name}", pa.int32()) for name in things),
        ],
        metadata={"burgomaster": json.dumps(plan.identity())},
    )
    tables = [_columns(found, variant, count) for count in plan.players for variant in range(len(plan.varied.variants))]
    columns = {name: np.concatenate([table[name] for table in tables]) for name in schema.names if name in tables[0]}
    order = np.lexsort((columns["seat"], columns["game"]))
    arrays = [
        pa.array(columns[one.name][order], one.type, mask=_missing(one.name, columns)[order])
        if one.name in columns
        else pa.nulls(len(order), one.type)
        for one in schema
    ]
    parquet.write_table(pa.Table.from_arrays(arrays, schema=schema), path)


TURN_OF = "turn of "  # the first purchase; missing where there was none


def _missing(name: str, columns: dict[str, Any]) -> Any:
    return columns[name] == 0 if name.startswith(TURN_OF) else np.zeros(len(columns[name]), dtype=np.bool_)


def _columns(found: Study, variant: int, players: int) -> dict[str, Any]:
    """The rows of one variant with one number of players, column by column; no luck where it is not accounted for."""
    plan = found.plan
    games = games_of(plan, found.played, found.deals, variant, players)
    own = sample(plan, found.played, found.deals, variant, players)
    rows = len(games) * players
    times, first = own.times.reshape(rows, -1), own.first.reshape(rows, -1)
    by_game: dict[str, list[Any]] = {
        "game": [game.number for game in games],
        "deal": [game.number // plan.games_a_deal for game in games],
        "finished": [game.finished for game in games],
        "turns": [game.turns for game in games],
        "decisions": [game.decisions for game in games],
        "lead_changes": [game.leads for game in games],
    }
    return {
        **{name: np.repeat(numbers, players) for name, numbers in by_game.items()},
        "players": np.full(rows, players),
        "variant": np.full(rows, plan.varied.variants[variant].label, dtype=object),
        "seat": np.tile(np.arange(players), len(games)),
        "bot": np.tile(np.array(own.bots, dtype=object).ravel(), len(found.deals)),
        "goes_without": np.tile(own.held.ravel() == 1, len(found.deals)) & (variant > 0),
        "won": own.won.ravel(),
        **({"luck": own.luck.ravel()} if own.luck is not None else {}),
        **{f"bought {name}": times[:, place] for place, name in enumerate(things_of(plan.varied.base.name))},
        **{f"{TURN_OF}{name}": first[:, place] for place, name in enumerate(things_of(plan.varied.base.name))},
    }
