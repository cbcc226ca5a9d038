"""One process at a time at a file, on every system. The system lets go of it when the process ends, however it ends."""

from __future__ import annotations

import os

_FAR = 0x7FFF_FFFE  # Windows locks bytes, which then nobody else can read: this one is behind the end of every file


def lock(file: int) -> bool:
    """Lock an open file; False if another process has locked it. It stays so until it is closed."""
    try:
        import fcntl
    except ImportError:
        return _locked_on_windows(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _locked_on_windows(file: int) -> bool:
    import msvcrt

    here = os.lseek(file, 0, os.SEEK_CUR)
    os.lseek(file, _FAR, os.SEEK_SET)
    try:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
    except OSError:
        return False
    finally:
        os.lseek(file, here, os.SEEK_SET)
    return True
