"""`-p tests.without_unix`: our own files and the tests find nothing that only Unix has, as on Windows."""

from __future__ import annotations

import builtins
import os
import signal
from typing import Any

MODULES = frozenset({"fcntl", "grp", "pty", "pwd", "resource", "termios", "tty"})
PARTS = {os: ("fork", "geteuid", "killpg", "mkfifo", "setsid"), signal: ("SIGHUP", "SIGKILL", "SIGWINCH")}
_import = builtins.__import__


def _refusing(name: str, *given: Any, **named: Any) -> Any:
    importer = (given[0] if given else named.get("globals")) or {}
    if importer.get("__name__", "").partition(".")[0] in ("burgomaster", "tests") and name in MODULES:
        raise ModuleNotFoundError(f"No module named {name!r}: it is of Unix", name=name)
    return _import(name, *given, **named)


builtins.__import__ = _refusing
for _module, _names in PARTS.items():
    for _name in _names:
        if hasattr(_module, _name):
            delattr(_module, _name)
