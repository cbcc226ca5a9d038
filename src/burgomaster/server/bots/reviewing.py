"""What a worker process does with a game file: a review, with its sentences in every language."""

from __future__ import annotations

import msgspec

from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.play.record import Record
from burgomaster.review.abridged import abridged
from burgomaster.review.review import review
from burgomaster.server.assessed import AssessedGame
from burgomaster.tables.names import names_from_file


def reviewed(file: str, depth: str) -> AssessedGame:
    """Review a game file."""
    return msgspec.convert(abridged(review(Record.parse(file), depth), LANGUAGES, names_from_file), AssessedGame)
