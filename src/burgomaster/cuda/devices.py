"""Where games can be played: on the cores of the CPU, or on a GPU by CUDA."""

from __future__ import annotations

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.names import closest

CPU, CUDA = DEVICES = ("cpu", "cuda")


def check_device(name: str) -> None:
    """Is there such a device?"""
    if name not in DEVICES:
        raise BurgomasterError(f"there is no device {name!r}{closest(name, DEVICES)} ({', '.join(DEVICES)})")
