"""One voice tells it all: every move is said, nobody hears of themselves by name, every sentence was read through.

`python -m tests.games.test_narrator [GAME …]` writes the sentences anew: every kind of effect, said to who did it, of
one other, of several, with 0, 1 and 2 of everything. They are there to be read: look at the differences.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.games import effects_of, game, words_of
from burgomaster.games.kernel.effects import NUMBER, SEAT, Kind, Told
from burgomaster.games.kernel.voice import Voice
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.play.position import begin
from burgomaster.play.setting import Setting, setting
from tests.parts import TOLD

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Anna", "Bram", "Cees")

# What is said in one sentence: kinds in a row, with what they speak of where that is one thing in particular. `back`
# is from the second seat to the first.
TOGETHER = {
    "monopoly-builder": (
        "collects got=1 due=2, collects deed=orange-2 chip=excavator",
        "takes, takes chip=boat got=0 due=1",
        "gives-nothing who=0 to=2, gives-nothing who=1 to=2",
        "picks-up chip=dump-truck, picks-up",
        "moves to=0",
        "moves to=2",
        "moves to=4",
        "moves to=6",
        "moves to=8",
        "moves to=14",
        "moves to=16",
        "moves to=24",
        "leaves place=8, leaves place=8 chip=boat",
        "nothing-there place=14",
        "nothing-there place=4",
        "rent rent=single, pays",
        "rent rent=set, pays",
        "rent rent=single, owes",
        "rent rent=set, owes",
        "floor-bill, pays-bank",
        "floor-bill, owes",
        "fails-last, pays-bank",
        "fails-last, owes",
        "owes to=-1",
        "bankrupt to=-1, returns-deed, returns-chips, returns-card, returns-money",
        "bankrupt, hands-deed mortgaged=1, hands-deed deed=brown-1 mortgaged=0, hands-chips, hands-money",
        "spends chip=dump-truck, spends count=1, builds",
        "spends, penthouse, over why=penthouse",
        "over why=last-round",
        "begins-offer counter=0, offers-deed mortgaged=1, offers-chip, offers-chip, asks-chip chip=boat, proposes",
        "begins-offer counter=1, offers-card, offers-money, asks-deed mortgaged=0, asks-money, proposes",
        "accepts, hands-chips chip=boat, hands-deed back mortgaged=0, hands-cards back, hands-money back",
        "keeps-mortgage, keeps-mortgage deed=orange-2",
        "scores-building points=9, scores-set, billionaire points=3, community points=5, scores points=19",
        "scores, scores back, wins",
    ),
}


def samples(name: str, lang: str) -> Iterator[str]:
    """Every kind of effect that is said, as it is said to each."""
    for kind in effects_of(name):
        said = list(dict.fromkeys(_said(name, kind, lang)))
        if said:
            yield f"## {kind.name}"
            yield from said
            yield ""
    for together in TOGETHER.get(name, ()):
        yield f"## {together}"
        yield from dict.fromkeys(_said_together(name, together, lang))
        yield ""


def laid_out(name: str) -> Setting:
    """A table where nothing is left to be chosen before the game: as it was before that was an option."""
    return setting(name, len(NAMES), options={one.name: one.before for one in game(name).SPEC.options if one.before})


def _said(name: str, kind: Kind, lang: str) -> Iterator[str]:
    agreed = laid_out(name)
    game, state = agreed.game, begin(agreed).state()

    def told(number: int, first: int) -> Told:
        return _told(kind, number, first)

    for number in (0, 1, 2):
        # Of another, to who did it, to the other one, of several, of the listener and others.
        for seats, you in (([1], None), ([0], 0), ([2], 0), ([1, 2], None), ([0, 1, 2], 0)):
            voice = Voice(NAMES, words_of(name, lang), you)
            yield from game.tell([told(number, seat) for seat in seats], state, state, agreed.figures, voice)


def _told(kind: Kind, number: int, first: int, *fixed: str) -> Told:
    """An effect with a number for all numbers and from a first seat on, but with this fixed: `chip=boat`, `back`."""
    seats = [first, (first + 1) % len(NAMES)]
    turn = iter(reversed(seats) if "back" in fixed else seats)
    given = dict(one.split("=") for one in fixed if "=" in one)
    values = []
    for slot, thing in kind.slots.items():
        value = number if thing is NUMBER else next(turn) if thing is SEAT else 1
        if slot in given:
            value = thing.names.index(given[slot]) if given[slot] in thing.names else int(given[slot])
        values.append(value)
    return Told(kind, "", tuple(values))


def _said_together(name: str, together: str, lang: str) -> Iterator[str]:
    """To a bystander, to who did it, to the other one."""
    agreed, kinds = laid_out(name), {kind.name: kind for kind in effects_of(name)}
    state = begin(agreed).state()
    for number in (1, 2):
        for first, you in ((1, None), (0, 0), (2, 0)):
            parts = [part.split() for part in together.split(", ")]
            told = [_told(kinds[kind], number, first, *fixed) for kind, *fixed in parts]
            yield from agreed.game.tell(told, state, state, agreed.figures, Voice(NAMES, words_of(name, lang), you))


def golden(name: str, lang: str) -> Path:
    return GOLDEN / f"{name}.told.{lang}.txt"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_every_sentence_is_as_it_was_read_through(name: str, lang: str) -> None:
    assert "\n".join(samples(name, lang)) == golden(name, lang).read_text(encoding="utf-8")


@pytest.mark.parametrize("moves", [80, pytest.param(250, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", TOLD)
def test_every_move_is_told_and_nobody_hears_of_themselves_by_name(name: str, moves: int) -> None:
    names = ["Zwaantje", "Quirijn", "Xaviera", "Ypolita", "Wilhelmus", "Vasiliki"]
    for players in setting(name, 3).spec.players:
        rng = random.Random(players)
        here = bm.start(name, players)
        for _ in range(moves):
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
    for game_name in sys.argv[1:] or TOLD:
        for language in LANGUAGES:
            golden(game_name, language).write_text("\n".join(samples(game_name, language)), encoding="utf-8")
    sys.stdout.write("written; now read them\n")
