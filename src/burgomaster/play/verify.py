"""Verifies a game's dice from the game file alone, without knowing the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burgomaster.games.kernel.contract import CHANCE, SEAT_LETTERS
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.play.dice import FairDice, commitment, nonce_commitment
from burgomaster.play.record import DiceHeaders, Entry, Record, read_dice


@dataclass(frozen=True)
class Proof:
    """What a check of the dice found. `problem` is empty exactly when every outcome is proved."""

    events: int
    problem: str
    left_out: tuple[int, ...] = ()  # seats that committed to a nonce and did not open it in time

    @property
    def ok(self) -> bool:
        """Is every chance outcome proved?"""
        return not self.problem


def verify(record: Record) -> Proof:
    """Compute every chance outcome again. (That actions and odds follow the rules was checked when it was read.)"""
    if not isinstance(record, Record):
        raise BurgomasterError(f"a record is verified, such as Record.read(PATH), not {record!r:.60}")
    return _proof(record, [entry for entry in record.entries if entry.seat == CHANCE])


def verify_dice(text: str) -> Proof:
    """The same from a file's text, whatever version of the rules it was played by: actions and odds are not checked."""
    return _proof(*read_dice(text))


def _proof(told: DiceHeaders, chances: Sequence[Entry]) -> Proof:
    if not told.commitment:
        return Proof(0, "the file holds no commitment, so its dice cannot be checked")
    if told.secret is None:
        return Proof(0, "the secret has not been published yet, so the dice cannot be checked")
    if commitment(told.secret) != told.commitment:
        return Proof(0, "the secret is not the one the table committed to")
    committed = told.nonce_commitments or ("",) * len(told.nonces)
    words = list(zip(told.nonces, committed, strict=True))
    for seat, (nonce, expected) in enumerate(words):
        if told.recipe > 1 and nonce and nonce_commitment(nonce) != expected:
            return Proof(0, f"the word of seat {SEAT_LETTERS[seat]} is not the one it committed to")
    left_out = tuple(seat for seat, (nonce, expected) in enumerate(words) if expected and not nonce)
    dice = FairDice(told.table, told.nonces, told.secret, told.recipe)
    for count, entry in enumerate(chances):
        place = dice.outcome(entry.event, entry.weights)
        if place != entry.place:
            return Proof(count, f"chance event {entry.event} ({entry.text}) is not what the secret gives", left_out)
    return Proof(len(chances), "", left_out)
