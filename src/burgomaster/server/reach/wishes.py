"""What somebody wants to be reminded of, and when not."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.tables.reminding import FULL, OVER, TIME, TURN

_Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]


class Wishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What of, in which language, and quiet hours (minutes of the day; equal for none) in one's own time zone."""

    turn: bool = True  # it is one's turn
    time: bool = True  # one's time runs out
    table: bool = True  # a table has filled, or a game is over
    quiet_from: _Minute = 22 * 60
    quiet_to: _Minute = 8 * 60
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    lang: Annotated[str, msgspec.Meta(max_length=2)] = "en"

    def wants(self, kind: str) -> bool:
        """Is a reminder of this kind wanted?"""
        return {TURN: self.turn, TIME: self.time, FULL: self.table, OVER: self.table}[kind]

    def quiet_until(self, now: int) -> int:
        """When the quiet hours end that it is in now, in ms since 1970; `now`, if it is in none."""
        here = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_of(self.zone))
        minute = here.hour * 60 + here.minute
        if (minute - self.quiet_from) % _DAY >= (self.quiet_to - self.quiet_from) % _DAY:
            return now
        day = here if minute < self.quiet_to else here + timedelta(days=1)
        end = day.replace(hour=self.quiet_to // 60, minute=self.quiet_to % 60, second=0, microsecond=0)
        return max(now, int(end.timestamp() * 1000))


_DAY = 24 * 60  # minutes


def zone_of(name: str) -> tzinfo:
    """A time zone by its name, such as Europe/Rome."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise BurgomasterError(f"there is no time zone {name[:64]!r}") from None
