"""Luck that is the same every time: a house whose secrets, and so its dice, follow from the name of the running test.

`LUCK=2 make test` plays the browser tests with other dice; a failure comes back with the same number.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.server.people import HouseProcess
from tests.unix import of_unix

# The file begins with what the luck follows from, and grows with everything drawn, over restarts of the house too.
_KNOWN_LUCK = """
import fcntl, hashlib, os, secrets
from burgomaster.server.identity import Identity

def known_bytes(size=32):
    with open(os.environ["KNOWN_LUCK"], "rb+") as luck:
        fcntl.flock(luck, fcntl.LOCK_EX)  # of two threads that drew at once, both would draw the same
        drawn = hashlib.shake_256(luck.read()).digest(size)
        luck.write(b".")
    return drawn

ids = {}
secrets.token_bytes = known_bytes
Identity.table_id = lambda self, player, client: ids.setdefault((player, client), secrets.token_hex(8))
"""


class KnownHouse(HouseProcess):
    """A house whose luck can be set; `also` is Python that runs before it opens."""

    def __init__(self, folder: Path, luck: str, also: str = "") -> None:
        (folder / "sitecustomize.py").write_text(_KNOWN_LUCK + also)
        self._luck = folder / "luck"
        self.lucky(luck)
        paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {"PYTHONPATH": os.pathsep.join(paths), "KNOWN_LUCK": str(self._luck)}
        super().__init__(str(folder / "house.sqlite"), environment=environment)

    def lucky(self, luck: str) -> None:
        """From now on luck follows from this."""
        fcntl = of_unix("fcntl")
        with self._luck.open("a+") as known:
            fcntl.flock(known, fcntl.LOCK_EX)
            known.truncate(0)
            known.write(f"{os.environ.get('LUCK', '1')} {luck} ")
