"""The command `burgomaster verify`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.game_file import parsed, read_game
from burgomaster.terminal.commands.output import FAILED, OK, say

if TYPE_CHECKING:
    from burgomaster.play.record import Record

SUMMARY = "Check a game file: every action against the rules, every throw of the dice against the table's secret."
EXAMPLES = """\
verify my.game
verify my.game --commitment 1f940b… --word 'tulip 3f…'
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a game file; - for standard input")
    parser.add_argument("--table", metavar="ID", help="the table you played at: the file must be of that one")
    parser.add_argument("--commitment", metavar="HEX", help="the commitment you saw before the game")
    parser.add_argument("--word", metavar="WORD", help="the word you opened: it must have gone into the dice")
    arguments.add_json(parser, "what was found")


def run(given: argparse.Namespace) -> int:
    from burgomaster.games.kernel.contract import SEAT_LETTERS
    from burgomaster.games.kernel.errors import OtherRules
    from burgomaster.play.dice import is_of_device
    from burgomaster.play.record import read_dice
    from burgomaster.play.verify import verify, verify_dice

    text = read_game(given.file)
    record: Record | None = None
    unchecked = ""
    try:
        record = parsed(text, given.file)
        proof = verify(record)
    except OtherRules as other:
        unchecked, proof = str(other), verify_dice(text)
    told, chances = read_dice(text)
    differs = [
        what
        for what, wanted, found in (
            ("table", given.table, (told.table,)),
            ("commitment", given.commitment, (told.commitment,)),
            ("word", given.word, told.nonces),
        )
        if wanted is not None and wanted not in found
    ]
    problem = proof.problem
    if differs:
        problem = f"the file does not have the {' and the '.join(differs)} you saw"
    result = "unfinished" if record is None or not record.final.over else record.result
    if given.json:
        found = {
            "game": record and record.setting.name,
            "actions": record and record.actions,
            "chance_events": len(chances),
            "rules_checked": record is not None,
            "dice_proved": not problem,
            "thrown_by": "device" if is_of_device(told.table) else "table",
            "words_left_out": list(proof.left_out),
            "problem": problem,
            "result": record and result,
        }
        say(json.dumps(found))
        return FAILED if problem else OK
    if record is None:
        say(f"rules  not checked: {unchecked}")
    else:
        events = f"{record.actions} actions and {len(chances)} chance events"
        say(f"rules  ok: {events} follow the rules of {record.setting.name}")
    if problem:
        say(f"dice   NOT proved: {problem}")
        return FAILED
    say(f"dice   ok: the secret matches the commitment, and gives all {proof.events} outcomes")
    if is_of_device(told.table):
        say("       they were thrown by the player's own device, which knew its secret: this proves nothing to others")
    for seat in proof.left_out:
        say(f"       the word of seat {SEAT_LETTERS[seat]} was not opened in time, and is not in the dice")
    if record is not None:
        say("result " + ("unfinished: the game is not over" if result == "unfinished" else result))
    return OK
