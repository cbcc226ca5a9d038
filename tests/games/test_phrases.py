"""What people say is understood in every language; and what is not clearly one action is asked about, never guessed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import burgomaster as bm
from burgomaster.games.kernel.words import LANGUAGES
from tests.games.phrases.positions import NAMES, POSITIONS

FOLDER = Path(__file__).parent / "phrases"
ASKS = "asks"


class Said(NamedTuple):
    """A phrase, the table it is said at, and the action it means."""

    phrase: str
    table: str
    meant: str


def collection(language: str) -> Iterator[Said]:
    table = ""
    for line in (FOLDER / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            table = line.strip("[]")
        elif line and not line.startswith("#"):
            meant, _, phrases = line.partition(" <- ")
            for phrase in phrases.split(" | "):
                yield Said(phrase, table, meant)


def heard(said: Said, language: str) -> str:
    """The action a phrase plays, or `asks` where it plays none."""
    position = POSITIONS[said.table]
    try:
        return str(position.resolve(said.phrase, None, language, NAMES[: position.players]))
    except bm.BurgomasterError:
        return ASKS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_heard_as_it_is_meant(language: str) -> None:
    phrases = list(collection(language))
    assert len(phrases) >= 200
    assert {said.table for said in phrases} == set(POSITIONS) - {"mk-poor"}
    found = {said: heard(said, language) for said in phrases}
    assert {said: what for said, what in found.items() if what != said.meant} == {}
