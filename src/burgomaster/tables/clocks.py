"""Clocks: time per move, or a bank with an increment. All times are milliseconds."""

from __future__ import annotations

from burgomaster.tables.setup import Clock
from burgomaster.tables.value import Value

REMIND_AT = (0.5, 0.75)  # of a correspondence move's time, somebody is reminded


class Times(Value):
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
        thought = clock.seconds * 1000 - self.left[self.seat]  # earlier, where a move was taken back
        return self.since + int(clock.seconds * 1000 * REMIND_AT[self.reminded]) - thought


def begun(clock: Clock, players: int) -> Times:
    """Before the first move."""
    return Times() if clock.kind == "none" else Times(left=(clock.seconds * 1000,) * players)


def turned(times: Times, clock: Clock, seat: int, now: int) -> Times:
    """Now `seat` thinks; the time since is charged to whoever thought before."""
    if not times.left or seat == times.seat:
        return times
    return Times(_charged(times, clock, now), seat, now)


def moved(times: Times, clock: Clock, seat: int, now: int) -> Times:
    """After a move: it is charged and the next one begins, even if the same seat goes on."""
    if not times.left or seat == times.seat == -1:
        return times
    return Times(_charged(times, clock, now), seat, now)


def left_at(times: Times, now: int) -> tuple[int, ...]:
    """What every seat has left at this moment."""
    if not times.left or times.seat < 0:
        return times.left
    left = list(times.left)
    left[times.seat] = max(0, left[times.seat] - (now - times.since))
    return tuple(left)


def paused(times: Times, now: int) -> Times:
    """Nobody thinks: the time is charged, and no increment is given."""
    if not times.left or times.seat < 0:
        return times
    return Times(left_at(times, now), -1, now)


def woken(times: Times, clock: Clock, seat: int, now: int) -> Times:
    """After a pause `seat` goes on with what it had left, and is not reminded again of what is past."""
    if not times.left:
        return times
    return Times(times.left, seat, now, _reminded(times.left[seat], clock) if seat >= 0 else 0)


def stepped_in(times: Times, seat: int, now: int) -> Times:
    """After somebody stepped in: who thought is charged without an increment; now `seat` thinks."""
    return paused(times, now).replace(seat=seat, since=now)


def undone(times: Times, clock: Clock, then: tuple[int, ...], seat: int, now: int) -> Times:
    """After a move was taken back: everybody has the smaller of what they have now and what they had when it was made.

    So the seat that thinks again goes on where it was, and nobody ever has more.
    """
    if not times.left:
        return times
    left = tuple(min(have, had) for have, had in zip(left_at(times, now), then, strict=True))
    return Times(left, seat, now, _reminded(left[seat], clock) if seat >= 0 else 0)


def renewed(times: Times, clock: Clock, seat: int) -> Times:
    """A bot has made this seat's move: with time per move, the next move has all of it."""
    if not times.left or clock.kind == "bank":
        return times
    return times.replace(left=(*times.left[:seat], clock.seconds * 1000, *times.left[seat + 1 :]))


def restarted(times: Times, clock: Clock, now: int) -> Times:
    """The thinking seat starts over, as after a time when nobody could play."""
    return times.replace(since=now, reminded=_reminded(times.left[times.seat], clock) if times.seat >= 0 else 0)


def refilled(times: Times, clock: Clock, seat: int) -> Times:
    """A seat whose time was up gets new time when it comes back: a move's worth."""
    if not times.left:
        return times
    left = list(times.left)
    left[seat] = max(left[seat], min(clock.seconds, 60) * 1000 if clock.kind == "bank" else clock.seconds * 1000)
    return times.replace(left=tuple(left))


def _reminded(left: int, clock: Clock) -> int:
    """How many reminders of a move's time are past already."""
    return sum(clock.seconds * 1000 * (1 - part) >= left for part in REMIND_AT)


def _charged(times: Times, clock: Clock, now: int) -> tuple[int, ...]:
    """What every seat has left after whoever thought has moved."""
    left = left_at(times, now)
    if times.seat < 0:
        return left
    return (*left[: times.seat], _refilled(left[times.seat], clock), *left[times.seat + 1 :])


def _refilled(left: int, clock: Clock) -> int:
    return left + clock.increment * 1000 if clock.kind == "bank" else clock.seconds * 1000
