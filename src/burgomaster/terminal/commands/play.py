"""The command `burgomaster play`."""

from __future__ import annotations

import argparse
from pathlib import Path

from burgomaster.games import GAMES
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.game_file import STANDARD
from burgomaster.terminal.commands.output import OK, close_output

SUMMARY = "Play in the terminal, against bots or around one keyboard."
EXAMPLES = """\
play machi-koro --bots 3
play machi-koro --humans 2 --bots greedy --lang nl
play --resume my.game
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", choices=GAMES, default=GAMES[0], metavar="GAME", help=arguments.games_help())
    parser.add_argument(
        "--bots",
        default=None,
        metavar="N|NAMES",
        help="how many bots, or which ones, such as greedy,random or mymodule:MyBot (default 3, or the seats left)",
    )
    parser.add_argument(
        "--humans", type=arguments.count(0, 6), default=1, metavar="N", help="people at this keyboard (default 1)"
    )
    parser.add_argument("--names", default="", metavar="A,B", help="names of the people")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to save the game (default: your data folder)")
    parser.add_argument("--force", action="store_true", help="overwrite an existing file")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--seed", type=arguments.count(0, 2**63 - 1), metavar="S", help="make the bots' choices repeatable"
    )
    parser.add_argument("--plain", action="store_true", help="line by line, without colours, for screen readers")
    parser.add_argument("--pace", type=_pace, metavar="S", help="seconds between the bots' moves (default 0.8)")
    arguments.add_deadline(parser)
    arguments.add_table(parser)
    arguments.add_language(parser)


def run(given: argparse.Namespace) -> int:
    from burgomaster.terminal.face import Stopped
    from burgomaster.terminal.play import choose_face, new_table, resumed_table, sit_down

    if STANDARD in (given.save, given.resume):
        raise BurgomasterError("a game under way is kept in a file: --save and --resume cannot be -")
    face = choose_face(given.lang, given.plain, given.pace)
    if given.resume is not None:
        table = resumed_table(given.resume, given.seed, given.lang, face, given.bots, given.deadline)
    else:
        table = new_table(
            given.game,
            humans=given.humans,
            bots=given.bots,
            names=given.names,
            edition=given.edition,
            options=arguments.options(given.option),
            save=given.save,
            force=given.force,
            seed=given.seed,
            lang=given.lang,
            face=face,
            deadline=given.deadline,
        )
    try:
        sit_down(table)
    except Stopped:
        close_output()
    return OK


def _pace(text: str) -> float:
    """A short time or none, for argparse."""
    return 0.0 if text.strip() == "0" else arguments.seconds(text)
