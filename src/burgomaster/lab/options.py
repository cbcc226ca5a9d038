"""What do the doubtful readings change? `python -m burgomaster.lab.options GAME` measures every option that has one.

Each of its values meets the usual one on the same deals. What is found is written into `measured.json` of the game's
folder, from which the options tell it to whoever chooses, and into the table of docs/answers.md. `--table` writes the
table alone.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from burgomaster.bots.levels import LEVELS
from burgomaster.games import GAMES, folder, game, words_of
from burgomaster.games.kernel.contract import Option
from burgomaster.games.kernel.seats import SEAT_LETTERS
from burgomaster.lab.stamps import stamp, write_made
from burgomaster.lab.study.estimates import Estimate
from burgomaster.lab.study.measures import TURNS
from burgomaster.lab.study.study import planned, study
from burgomaster.tables.options import FILE, clear, measurements

PAGE = Path("docs") / "answers.md"


class Way(NamedTuple):
    """How a game's options are measured, and with what else an option means something."""

    bot: str
    games: int
    under: Mapping[str, Mapping[str, str]]


# As the file says that is there already: whoever measures a game for the first time begins one with these three.
WAYS = {name: Way(found["bot"], found["games"], found["under"]) for name in GAMES if (found := measurements(name))}
SEED = 7


def doubted(name: str) -> list[Option]:
    """The options whose words say why one may read the rule otherwise."""
    return [one for one in game(name).SPEC.options if words_of(name, "en").has(f"why-{one.name}")]


def measure(name: str, games: int) -> dict[str, Any]:
    """Everything that is kept of one game."""
    way = WAYS[name]
    effects = [effect for one in doubted(name) for effect in _effects(name, way, one, games)]
    parts = ("rules", "edition", "minds" if way.bot in LEVELS else way.bot)
    command = f"python -m burgomaster.lab.options {name}"
    return {
        "stamp": stamp({name: parts}, command),
        "bot": way.bot,
        "games": games,
        "under": way.under,
        "seed": SEED,
        "effects": effects,
    }


def _effects(name: str, way: Way, option: Option, games: int) -> list[dict[str, Any]]:
    under = dict(way.under.get(option.name, {}))
    vary = f"{option.name}={','.join(option.values)}"
    counts = game(name).SPEC.players
    plan = planned(name, [vary], [way.bot], games, players=counts, seed=SEED, options=under, luck=False)
    found = study(plan, threads=1).measured
    return [
        {
            "option": option.name,
            "value": value,
            "usual": option.values[0],
            "under": under,
            "players": {
                str(count): {
                    "turns": round(found[0, count].figures[TURNS].value, 2),
                    "more": _rounded(found[variant, count].differences[TURNS], 2),
                    "seats": [
                        _rounded(found[variant, count].differences[f"wins of seat {SEAT_LETTERS[seat]}"], 4)
                        for seat in range(count)
                    ],
                    "same": found[variant, count].same,
                }
                for count in counts
            },
        }
        for variant, value in enumerate(option.values)
        if variant
    ]


def _rounded(found: Estimate, digits: int) -> list[float]:
    """A difference, and half of its interval."""
    return [round(found.value, digits), round((found.high - found.low) / 2, digits)]


def section(name: str) -> str:
    """The stamp and the table of what was measured, as docs/answers.md has them."""
    found = measurements(name)
    counts = list(found["effects"][0]["players"])
    rows = [
        ["option", *(f"turns in a game, {count} players" for count in counts), "the seat whose wins change most"],
        ["---"] * (len(counts) + 2),
    ]
    for one in found["effects"]:
        under = "".join(f", with `{name} = {value}`" for name, value in one["under"].items())
        turns = [_told(*table["more"]) for table in one["players"].values()]
        rows.append([f"`{one['option']} = {one['value']}`{under}", *turns, _most(one)])
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"{found['stamp']}\n\n{table}\n"


def _told(difference: float, half: float, digits: int = 2) -> str:
    sign = "−" if difference < 0 else "+" if difference > 0 else ""
    return f"{sign}{abs(difference):.{digits}f} ± {half:.{digits}f}"


def _most(effect: Mapping[str, Any]) -> str:
    """Where a seat's wins change most, counted in halves of the interval."""
    seats = [
        (abs(share[0]) / (share[1] or 1), f"{SEAT_LETTERS[seat]} of {count}", share)
        for count, table in effect["players"].items()
        for seat, share in enumerate(table["seats"])
    ]
    weight, where, (difference, half) = max(seats, key=lambda one: one[0])
    if not weight:
        return "none"
    told = f"{where}, {_told(100 * difference, 100 * half, 1)} points"
    return f"**{told}**" if clear(difference, half) else told


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, write it down, and tell where."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(WAYS), metavar="GAME", help=", ".join(g for g in GAMES if g in WAYS))
    parser.add_argument("--games", type=int, default=0, help="of every value and number of players")
    parser.add_argument("--table", action="store_true", help="measure nothing: write the table of the page anew")
    given = parser.parse_args(arguments)
    path = folder(given.game) / FILE
    if not given.table:
        found = measure(given.game, given.games or WAYS[given.game].games)
        path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        measurements.cache_clear()
    write_made(PAGE, f"options: {given.game}", section(given.game))
    print(path)  # noqa: T201


if __name__ == "__main__":
    main()
