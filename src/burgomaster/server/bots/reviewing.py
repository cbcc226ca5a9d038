"""What a worker process does with a game file: a review, with its sentences in every language."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.play.record import Record
from burgomaster.review.abridged import abridged
from burgomaster.review.review import Reviewing
from burgomaster.server.assessed import AssessedGame, Progress
from burgomaster.tables.names import names_from_file


def reviewed(file: str, depth: str, tell: Callable[[Progress], None]) -> AssessedGame:
    """Review a game file, and tell how far it is whenever one more decision is assessed."""
    working = Reviewing(Record.parse(file), depth)
    told = -1
    for assessed in working:
        if assessed > told:
            told = assessed
            tell(Progress(assessed, working.decisions))
    return msgspec.convert(abridged(working.found, LANGUAGES, names_from_file), AssessedGame)
