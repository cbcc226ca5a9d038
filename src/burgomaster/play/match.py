"""A game under way with fair dice: players act, chance follows, everything is recorded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import partial

from burgomaster.games.kernel.contract import CHANCE, SEAT_LETTERS
from burgomaster.games.kernel.errors import BadRecord, BurgomasterError
from burgomaster.play.dice import FairDice, new_table_id, nonce_commitment
from burgomaster.play.position import Position, check_names
from burgomaster.play.record import Entry, Record


def let_chance_play(position: Position, dice: FairDice, event: int) -> tuple[list[Entry], Position]:
    """Play chance events, numbered from `event`, until a player must decide: what came, and the position then.

    Its effects are those of the position given and of all that came.
    """
    rolled: list[Entry] = []
    while position.turn == CHANCE:
        outcome, place, weights = position.drawn(partial(dice.outcome, event))
        rolled.append(Entry(CHANCE, str(outcome), event, place, weights))
        position = position.play(outcome).joined(position)
        event += 1
    return rolled, position


def _commitments(dice: FairDice) -> tuple[str, ...]:
    """The seats' commitments. At one machine they are made when the nonces are given."""
    if dice.recipe == 1 or not any(dice.nonces):
        return ()
    return tuple(nonce and nonce_commitment(nonce) for nonce in dice.nonces)


class Match:
    """One game. After the start and after every action chance plays on until a player must decide."""

    def __init__(self, start: Position, names: Sequence[str] = (), dice: FairDice | None = None) -> None:
        if not isinstance(start, Position):
            raise BurgomasterError(f"a match begins at a position, such as start({start!r:.60})")
        if names:
            check_names(names, start.players)
        self._dice = dice or FairDice(new_table_id(), ("",) * start.players)
        self._position = start
        self._next_event = 0
        self._record = Record(
            start=start,
            names=tuple(names) or tuple(SEAT_LETTERS[: start.players]),
            date=date.today().isoformat(),
            table=self._dice.table,
            commitment=self._dice.commitment,
            nonces=self._dice.nonces,
            nonce_commitments=_commitments(self._dice),
            recipe=self._dice.recipe,
        )
        self._let_chance_play()

    @classmethod
    def resume(cls, record: Record) -> Match:
        """Go on with a saved game; the file must hold the secret of its dice."""
        dice = record.dice
        if dice is None:
            raise BadRecord("the file does not hold the secret of its dice, so the game cannot go on")
        match = cls.__new__(cls)
        match._dice = dice
        match._position = record.final
        match._next_event = max((entry.event + 1 for entry in record.entries), default=0)
        match._record = replace(record, secret=None)
        match._let_chance_play()
        return match

    def __eq__(self, other: object) -> bool:
        """The same game with the same dice, played equally far."""
        return isinstance(other, Match) and self._dice == other._dice and self._record == other._record

    def __hash__(self) -> int:
        return hash((self._dice, self._record.start))  # what never changes

    @property
    def position(self) -> Position:
        """Where the game stands now: somebody must decide, or it is over."""
        return self._position

    @property
    def dice(self) -> FairDice:
        """The dice of this game, with their secret."""
        return self._dice

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What has happened so far."""
        return self._record.entries

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._record.names

    def record(self, reveal: bool = True) -> Record:
        """The game file so far, with the secret of the dice if it may be revealed."""
        return replace(self._record, secret=self._dice.secret if reveal else None)

    def act(self, action: str, seat: int | None = None) -> tuple[Entry, ...]:
        """Play an action of the seat on turn, or of one that steps in, and all chance events up to the next decision.

        Returns the new entries.
        """
        before = len(self.entries)
        meant, self._position = self._position.played(action, seat, names=self.names)
        self._record = replace(self._record, entries=(*self.entries, Entry(meant.seat, str(meant))))
        self._let_chance_play()
        return self.entries[before:]

    def take_back(self, entries: int) -> None:
        """Go back to the moment after so many entries, in which a player had to decide.

        The numbers of chance events are not used again, so that other throws follow.
        """
        if not 0 <= entries <= len(self.entries):
            raise BurgomasterError(f"the game has {len(self.entries)} entries; it cannot go back to {entries}")
        self._record = replace(self._record, entries=self.entries[:entries])
        self._position = self._record.final
        self._let_chance_play()

    def _let_chance_play(self) -> None:
        rolled, self._position = let_chance_play(self._position, self._dice, self._next_event)
        self._next_event += len(rolled)
        self._record = replace(self._record, entries=(*self.entries, *rolled))
