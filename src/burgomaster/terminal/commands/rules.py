"""The command `burgomaster rules`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from burgomaster.games import GAMES
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.output import OK, say

SUMMARY = "Print a game's rulebook, or one rule of it."
EXAMPLES = """\
rules machi-koro --lang nl
rules machi-koro --rule MK-8
rules machi-koro --options
rules monopoly-builder --edition my-box.toml
rules monopoly-builder --edition my-box.toml --print my-book.html
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=arguments.games_help())
    parser.add_argument("--rule", metavar="ID", help="only this rule or card, such as MK-8 or MK-C15")
    parser.add_argument(
        "--edition",
        metavar="NAME|FILE",
        help="with the figures and names of an edition, built in or a file; - for standard input",
    )
    parser.add_argument("--print", type=Path, metavar="FILE", help="write an HTML page, made to be printed")
    parser.add_argument(
        "--options", action="store_true", help="only the table's options: what each asks, why, and what it changes"
    )
    arguments.add_json(parser, "the text")
    arguments.add_language(parser)


def run(given: argparse.Namespace) -> int:
    from burgomaster.games import game
    from burgomaster.games.rulebook import rule_text, rulebook
    from burgomaster.play.setting import setting

    agreed = setting(given.game, game(given.game).SPEC.players[-1], given.edition)
    text = rulebook(given.game, given.lang, agreed)
    if given.rule:
        found = rule_text(given.game, given.lang, given.rule, agreed)
        if found is None:
            raise BurgomasterError(
                f"{given.game} has no rule {given.rule[:20]!r}; burgomaster rules {given.game} lists them"
            )
        text = found
    if given.options:
        from burgomaster.tables.options import told

        text = told(given.game, given.lang)
    if given.print:
        from burgomaster.terminal.paper import paper

        try:
            given.print.write_text(paper(text, given.lang), encoding="utf-8")
        except OSError as problem:
            raise BurgomasterError(f"{given.print}: {problem.strerror or problem}") from None
    if given.json:
        say(json.dumps({"game": given.game, "lang": given.lang, "rule": given.rule, "text": text}, ensure_ascii=False))
    elif given.print:
        say(str(given.print))
    elif sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        say(text)
    return OK
