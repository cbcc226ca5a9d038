"""A clock that never jumps."""

from __future__ import annotations

import time


class SteadyClock:
    """Milliseconds since 1970 that never jump, whatever happens to the system's clock while the process runs."""

    def __init__(self, now: int) -> None:
        self._offset = now / 1000 - time.monotonic()

    def __call__(self) -> int:
        """Now."""
        return int((time.monotonic() + self._offset) * 1000)
