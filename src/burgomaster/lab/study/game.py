"""One game of a study, as it is kept: who won, how long it took, who bought what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.study.follower import Purchase, purchase

# By place among the actions that a study forbids, and seat: how often the action was taken.
Taken = tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class StudyGame:
    """One game. Two games with the same `events` went the same way, step by step and throw by throw."""

    number: int
    winners: tuple[int, ...]
    finished: bool
    turns: int
    decisions: int
    leads: int  # how often another seat came to lead alone
    events: str  # a digest of all that happened
    luck: tuple[float, ...]  # by seat, where it is accounted for
    bought: tuple[Purchase, ...]
    taken: Taken = ()  # in the reference of all actions that are forbidden elsewhere, elsewhere of the one that is

    def to_data(self) -> dict[str, Any]:
        """As plain data, for the log."""
        return {
            "number": self.number,
            "winners": list(self.winners),
            "finished": self.finished,
            "turns": self.turns,
            "decisions": self.decisions,
            "leads": self.leads,
            "events": self.events,
            "luck": list(self.luck),
            "bought": list(self.bought),
            **({"taken": list(self.taken)} if self.taken else {}),
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> StudyGame:
        """From plain data."""
        try:
            return cls(
                int(data["number"]),
                tuple(int(seat) for seat in data["winners"]),
                bool(data["finished"]),
                int(data["turns"]),
                int(data["decisions"]),
                int(data["leads"]),
                str(data["events"]),
                tuple(float(luck) for luck in data["luck"]),
                tuple(purchase(*map(int, one)) for one in data["bought"]),
                tuple((int(action), int(seat), int(times)) for action, seat, times in data.get("taken", ())),
            )
        except (KeyError, TypeError, ValueError):
            raise BurgomasterError(f"the log holds a line that is not a game: {str(dict(data))[:80]}") from None
