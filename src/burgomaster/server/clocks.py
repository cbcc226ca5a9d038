"""Time to think: per move, or a bank with an increment. All times are milliseconds."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from burgomaster.server.setup import Clock

REMIND_AT = (0.5, 0.75)  # of a correspondence move's time, somebody is reminded


class Times(msgspec.Struct, frozen=True):
    """How much every seat has left, who is thinking (-1: nobody whose time counts), and since when."""

    left: tuple[int, ...] = ()
    seat: int = -1
    since: int = 0
    reminded: int = 0  # reminders sent for this move

    def deadline(self) -> int | None:
        """When the thinking seat's time is up."""
        return self.since + self.left[self.seat] if self.left and self.seat >= 0 else None

    def reminder(self, clock: Clock) -> int | None:
        """When the thinking seat is next reminded."""
        if clock.kind != "correspondence" or self.seat < 0 or self.reminded >= len(REMIND_AT):
            return None
        return self.since + int(clock.seconds * 1000 * REMIND_AT[self.reminded])


def begun(clock: Clock, players: int) -> Times:
    """Before the first move."""
    return Times() if clock.kind == "none" else Times(left=(clock.seconds * 1000,) * players)


def turned(times: Times, clock: Clock, seat: int, now: int) -> Times:
    """The same moment with `seat` to think, charged to the one who thought before."""
    if not times.left or seat == times.seat:
        return times
    left = list(times.left)
    if times.seat >= 0:
        left[times.seat] = max(0, left[times.seat] - (now - times.since))
        left[times.seat] = _refilled(left[times.seat], clock)
    return Times(tuple(left), seat, now)


def moved(times: Times, clock: Clock, seat: int, now: int) -> Times:
    """After a move: even if the same seat goes on, its move is paid and the next one begins."""
    return turned(turned(times, clock, -1, now), clock, seat, now)


def restarted(times: Times, now: int) -> Times:
    """The thinking seat begins its thinking anew, as after a time when nobody could play."""
    return replace(times, since=now, reminded=0)


def refilled(times: Times, clock: Clock, seat: int) -> Times:
    """A seat whose time was up gets new time when it comes back: a move's worth."""
    if not times.left:
        return times
    left = list(times.left)
    left[seat] = max(left[seat], min(clock.seconds, 60) * 1000 if clock.kind == "bank" else clock.seconds * 1000)
    return replace(times, left=tuple(left))


def _refilled(left: int, clock: Clock) -> int:
    return left + clock.increment * 1000 if clock.kind == "bank" else clock.seconds * 1000
