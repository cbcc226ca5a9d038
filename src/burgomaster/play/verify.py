"""Checks a game's dice again, from the game file alone and without knowing the rules."""

from __future__ import annotations

from dataclasses import dataclass

from burgomaster.games.kernel.contract import CHANCE
from burgomaster.play.dice import FairDice, commitment
from burgomaster.play.record import Record


@dataclass(frozen=True)
class Proof:
    """What a check of the dice found. `problem` is empty exactly when every outcome is proved."""

    events: int
    problem: str

    @property
    def ok(self) -> bool:
        """Is every chance outcome proved?"""
        return not self.problem


def verify(record: Record) -> Proof:
    """Compute every chance outcome again. (That actions and odds follow the rules was checked when it was read.)"""
    chances = [entry for entry in record.entries if entry.seat == CHANCE]
    if not record.commitment:
        return Proof(0, "the file holds no commitment, so its dice cannot be checked")
    if record.secret is None:
        return Proof(0, "the secret has not been published yet, so the dice cannot be checked")
    if commitment(record.secret) != record.commitment:
        return Proof(0, "the secret is not the one the table committed to")
    dice = FairDice(record.table, record.words or ("",) * record.start.players, record.secret)
    for count, entry in enumerate(chances):
        place = dice.outcome(entry.event, entry.weights)
        if place != entry.place:
            return Proof(count, f"chance event {entry.event} ({entry.text}) is not what the secret gives")
    return Proof(len(chances), "")
