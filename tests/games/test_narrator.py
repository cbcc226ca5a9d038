"""One voice tells it all: every move is said, nobody hears of themselves by name, every sentence was read through.

`python -m tests.games.test_narrator` writes the sentences anew: every kind of effect, said to who did it, of one other,
of several, with 0, 1 and 2 of everything. They are there to be read: look at the differences.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.games import GAMES, effects_of, words_of
from burgomaster.games.kernel.effects import NUMBER, SEAT, Kind, Told
from burgomaster.games.kernel.voice import Voice
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.play.position import begin
from burgomaster.play.setting import setting

GOLDEN = Path(__file__).parents[1] / "golden"
TOLD = tuple(name for name in GAMES if effects_of(name))
NAMES = ("Anna", "Bram", "Cees")


def samples(name: str, lang: str) -> Iterator[str]:
    """Every kind of effect that is said, as it is said to each."""
    for kind in effects_of(name):
        said = list(dict.fromkeys(_said(name, kind, lang)))
        if said:
            yield f"## {kind.name}"
            yield from said
            yield ""


def _said(name: str, kind: Kind, lang: str) -> Iterator[str]:
    agreed = setting(name, len(NAMES))
    game, state = agreed.game, begin(agreed).state()

    def told(number: int, first: int) -> Told:
        seats = iter((first, (first + 1) % len(NAMES)))
        values = [number if thing is NUMBER else next(seats) if thing is SEAT else 1 for thing in kind.slots.values()]
        return Told(kind, "", tuple(values))

    for number in (0, 1, 2):
        # Of another, to who did it, to the other one, of several, of the listener and others.
        for seats, you in (([1], None), ([0], 0), ([2], 0), ([1, 2], None), ([0, 1, 2], 0)):
            voice = Voice(NAMES, words_of(name, lang), you)
            yield from game.tell([told(number, seat) for seat in seats], state, state, agreed.figures, voice)


def golden(name: str, lang: str) -> Path:
    return GOLDEN / f"{name}.told.{lang}.txt"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_every_sentence_is_as_it_was_read_through(name: str, lang: str) -> None:
    assert "\n".join(samples(name, lang)) == golden(name, lang).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", TOLD)
def test_every_move_is_told_and_nobody_hears_of_themselves_by_name(name: str) -> None:
    names = ["Zwaantje", "Quirijn", "Xaviera", "Ypolita", "Wilhelmus", "Vasiliki"]
    for players in setting(name, 3).spec.players:
        rng = random.Random(players)
        here = bm.start(name, players)
        for _ in range(250):
            if here.over:
                break
            before, after = here, here.play(_any(here, rng))
            while after.turn == bm.CHANCE:
                after = after.play(_any(after, rng)).joined(after)
            for lang in LANGUAGES:
                public = after.told(lang, names[:players])
                assert public, f"nothing is said of {before!r}"
                for seat in range(players):
                    own = after.told(lang, names[:players], seat)
                    assert not [line for line in own if names[seat] in line]
                    assert all(line[0].upper() == line[0] and line.endswith((".", "!", "…")) for line in own), own
            here = after


def _any(here: bm.Position, rng: random.Random) -> bm.Action:
    if here.turn == bm.CHANCE:
        return rng.choice(here.actions())
    begun = rng.choice(here.steps())
    while not begun.complete:
        begun = rng.choice(here.steps(begun))
    return begun


if __name__ == "__main__":
    for game_name in TOLD:
        for language in LANGUAGES:
            golden(game_name, language).write_text("\n".join(samples(game_name, language)), encoding="utf-8")
    sys.stdout.write("written; now read them\n")
