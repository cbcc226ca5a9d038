"""Machine code that a module or a rule was compiled to, kept for the next process.

It is code that will run, so it is read only from a folder and a file that are this person's own and that nobody else
can write. Elsewhere nothing is kept, and all is compiled again: a module in a fifth of a second.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import stat
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile, mkdtemp

MODULE, NATIVE = "module", "native"  # folders, by the kind of code
_DIGEST = hashlib.sha256().digest_size  # before the code, so that half a file is noticed
_OTHERS = stat.S_IWGRP | stat.S_IWOTH


def cache_root() -> Path:
    """Where machine code is kept: BURGOMASTER_CACHE if set, else the user's cache folder, if the user has a home."""
    chosen = os.environ.get("BURGOMASTER_CACHE")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    try:
        return user_cache_path("burgomaster", appauthor=False)
    except RuntimeError:  # nobody's home, such as of a number in a container: kept while this process runs
        return _of_this_process()


@cache
def _of_this_process() -> Path:
    made = Path(mkdtemp(prefix="burgomaster-code-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def kept(kind: str, name: str) -> bytes | None:
    """The code kept under a name; None where there is none, or none that can be trusted."""
    folder = cache_root() / kind
    if not _is_own_folder(folder):
        return None
    with suppress(OSError):
        # Not through a link; and what was looked at is what is read, whatever becomes of the name meanwhile.
        opened = os.open(folder / name, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(opened, "rb") as file:
            if _is_own(os.fstat(file.fileno()), stat.S_ISREG):
                read = file.read()
                digest, code = read[:_DIGEST], read[_DIGEST:]
                return code if hashlib.sha256(code).digest() == digest else None
    return None


def keep(kind: str, name: str, code: bytes) -> None:
    """Keep code under a name, whole or not at all. Where that cannot be done nothing is kept."""
    folder = cache_root() / kind
    with suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _is_own_folder(folder):
            return
        folder.chmod(0o700)  # also one that was there
        fresh: Path | None = None
        try:
            with NamedTemporaryFile(dir=folder, delete=False) as file:  # readable by its owner alone
                fresh = Path(file.name)
                file.write(hashlib.sha256(code).digest() + code)
            fresh.replace(folder / name)
        except OSError:  # the disk is full, or the name is a folder's
            if fresh is not None:
                fresh.unlink(missing_ok=True)


def _is_own_folder(folder: Path) -> bool:
    try:
        return _is_own(folder.lstat(), stat.S_ISDIR)
    except OSError:
        return False


def _is_own(found: os.stat_result, is_kind: Callable[[int], bool]) -> bool:
    """Is it of the right kind, this person's, and written by nobody else? On Windows a person's folder is their own."""
    if not is_kind(found.st_mode):
        return False
    return os.name == "nt" or (found.st_uid == os.geteuid() and not found.st_mode & _OTHERS)
