"""What all tables of a device share."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from burgomaster.tab.outside import DeviceKeeper, DeviceThinker
from burgomaster.tables.keys import Keys


class Workshop:
    """The keeper, who thinks, the device's key, the time; and who is told of every row."""

    def __init__(
        self, keeper: DeviceKeeper, thinker: DeviceThinker, keys: Keys, happened: Callable[[Any, Any], None]
    ) -> None:
        self.keeper = keeper
        self.thinker = thinker
        self.keys = keys
        self.happened = happened  # called with the table and the change
        self.opened = self.now()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000
