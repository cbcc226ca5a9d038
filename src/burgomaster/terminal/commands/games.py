"""The command `burgomaster games`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.game_file import STANDARD
from burgomaster.terminal.commands.output import OK, say

SUMMARY = "Play games between bots and write all their moves as a data set: observations, masks, steps, results."
EXAMPLES = """\
games machi-koro --players 4 --bots greedy --games 10000 --out moves.parquet
games alhambra --bots level-3,greedy --games 200 --chances --out moves.parquet
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.add_games(parser, 1000)
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="the Parquet file; a card lies beside it"
    )
    parser.add_argument("--force", action="store_true", help="overwrite an existing file")
    parser.add_argument("--chances", action="store_true", help="with every seat's chance to win, by the value net")
    arguments.add_json(parser, "what was written")
    arguments.add_deadline(parser)
    arguments.add_table(parser)


def run(given: argparse.Namespace) -> int:
    from burgomaster.lab.moves_file import card_of, write_moves
    from burgomaster.play.setting import setting
    from burgomaster.terminal.progress import progress_bar

    if given.out == STANDARD:
        raise BurgomasterError("games are written into a file, with a card beside it: --out cannot be -")
    bots = arguments.bots_around(given)
    card = card_of(given.out)
    for file in (given.out, card):
        if file.exists() and not given.force:
            raise BurgomasterError(f"{file} exists; use --force to overwrite it")
    agreed = setting(given.game, len(bots), given.edition, arguments.options(given.option))
    with progress_bar(given.games) as progress:
        rows = write_moves(
            given.out,
            agreed,
            bots,
            given.games,
            seed=given.seed,
            chances=given.chances,
            deadline=given.deadline,
            progress=progress,
        )
    if given.json:
        say(json.dumps({"file": str(given.out), "card": str(card), "rows": rows, "games": given.games}))
        return OK
    say(f"{given.out}: {rows:,} rows of {given.games:,} games; {card.name} tells how they were made")
    return OK
