"""The sides of an offer as steps, and steps as the sides of an offer; amounts as notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from burgomaster.games.kernel.errors import UnknownAction
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.state import KIND_COUNT, NOTES
from burgomaster.games.monopoly_builder.steps import FIRST_ARG, VERB

MOST_MONEY = 100_000  # in one bid or offer
MOST_CHIPS = 99
LONGEST_OFFER = 1000  # characters

# One side of an offer: deeds, chips by kind, Get-out cards, money.
Side = tuple[list[int], list[int], int, int]

# How a side is named, in the order of the rules: deeds, chips, cards, notes.
GIVEN = (do.GIVE_DEED, do.GIVE_CHIP, do.GIVE_CARD, do.GIVE_NOTE)
ASKED = (do.TAKE_DEED, do.TAKE_CHIP, do.TAKE_CARD, do.TAKE_NOTE)


def side_of(steps: Sequence[int], verbs: Sequence[int]) -> Side:
    """What the steps of an offer give (GIVEN) or ask for (ASKED)."""
    deeds, chips, cards, notes = ([FIRST_ARG[step] for step in steps if VERB[step] == verb] for verb in verbs)
    return deeds, [chips.count(k) for k in range(KIND_COUNT)], len(cards), sum(NOTES[note] for note in notes)


def side_steps(side: Side, verbs: Sequence[int]) -> Iterator[int]:
    """The steps that give this side (GIVEN) or ask for it (ASKED)."""
    deeds, chips, cards, money = side
    deed, chip, card, note = verbs
    yield from (step_of(deed, d) for d in sorted(deeds))
    yield from (step_of(chip, k) for k, count in enumerate(chips) for _ in range(count))
    yield from [card] * cards
    yield from (step_of(note, number) for number in notes_of(money))


def notes_of(amount: int) -> list[int]:
    """An amount in as few notes as possible, the largest first, as places in NOTES."""
    notes = []
    for note in range(len(NOTES) - 1, -1, -1):
        notes += [note] * (amount // NOTES[note])
        amount %= NOTES[note]
    return notes


def payable(amount: int) -> int:
    """An amount of money; UnknownAction says what is wrong with one that cannot be."""
    if amount == 0 or amount % NOTES[0] or amount > MOST_MONEY:
        raise UnknownAction(str(amount), "unknown-amount", amount=amount, least=NOTES[0], most=MOST_MONEY)
    return amount
