"""The folder of a study: the page, all games as Parquet, and the result as JSON."""

from __future__ import annotations

import json
from pathlib import Path

from burgomaster.lab.results import PARQUET_NEEDS, whole
from burgomaster.lab.study.follower import things_of
from burgomaster.lab.study.page import page
from burgomaster.lab.study.plan import seats
from burgomaster.lab.study.plots import PLOTS_NEED
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
    """A row for every seat of every game; `bought` and `first` have a place for every thing."""
    import pyarrow as pa
    from pyarrow import parquet

    plan = found.plan
    things = things_of(plan.varied.base.name)
    labels = [variant.label for variant in plan.varied.variants]
    rows = []
    for deal in found.deals:
        for number in range(deal * plan.games_a_deal, (deal + 1) * plan.games_a_deal):
            game, place = found.played[number], plan.place(number)
            around = seats(plan.bots, place.players, place.turned)
            for seat in range(place.players):
                own = {one.thing: one for one in game.bought if one.seat == seat}
                rows.append(
                    {
                        "game": number,
                        "deal": deal,
                        "players": place.players,
                        "variant": labels[place.variant],
                        "seat": seat,
                        "bot": around[seat],
                        "won": (seat in game.winners) / max(len(game.winners), 1),
                        "luck": game.luck[seat] if game.luck else None,
                        "finished": game.finished,
                        "turns": game.turns,
                        "decisions": game.decisions,
                        "lead_changes": game.leads,
                        **{f"bought {name}": own[i].times if i in own else 0 for i, name in enumerate(things)},
                        **{f"turn of {name}": own[i].turn if i in own else None for i, name in enumerate(things)},
                    }
                )
    whole = [(name, pa.int32()) for name in ("turns", "decisions", "lead_changes")]
    schema = pa.schema(
        [
            ("game", pa.int64()),
            ("deal", pa.int32()),
            ("players", pa.int8()),
            ("variant", pa.string()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("won", pa.float64()),
            ("luck", pa.float64()),
            ("finished", pa.bool_()),
            *whole,
            *((f"bought {name}", pa.int16()) for name in things),
            *((f"turn of {name}", pa.int32()) for name in things),
        ],
        metadata={"burgomaster": json.dumps(plan.identity())},
    )
    parquet.write_table(pa.Table.from_pylist(rows, schema=schema), path)
