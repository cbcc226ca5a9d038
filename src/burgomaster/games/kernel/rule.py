"""`@rule`: one source, loaded plain or native.

A rule is a function on structs: integers and loops, no allocation, no strings, no exceptions. Imported in the
ordinary way it stays an ordinary Python function. `native.load` runs the same file a second time under another module
name, and then `@rule` compiles it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_compiler: Callable[..., Any] | None = None
_loading = threading.RLock()

# 64-bit unsigned and signed integers where the rules are compiled, plain integers where they are not.
# Between rules integers become 64 bits wide by themselves; `i64` makes them so elsewhere.
u64: Callable[[int], int] = int
i64: Callable[[int], int] = int


def rule(function: F) -> F:
    """Mark a rule: compiled while its file is being loaded natively, otherwise left as it is.

    A compiled rule whose name begins with an underscore can be called by other compiled rules only. What Python and C
    need to call it takes the compiler as long as many a rule itself.
    """
    if _compiler is not None:
        private = function.__name__.startswith("_")
        compiled: F = _compiler(function, no_cpython_wrapper=private, no_cfunc_wrapper=True)
        return compiled
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def inlined(function: F) -> F:
    """Mark a rule whose body is put in where it is called.

    For very short ones, which then need no call, and for long ones with a single caller: the compiler optimises all
    that a function calls again for each function.
    """
    if _compiler is not None:
        compiled: F = _compiler(function, inline="always")
        return compiled
    return rule(function)


@contextmanager
def compiling(compiler: Callable[..., Any], unsigned: Any, integer: Any) -> Iterator[None]:
    """While this holds, files that are run get compiled rules. One thread at a time."""
    global _compiler, u64, i64
    with _loading:
        before = _compiler, u64, i64
        _compiler, u64, i64 = compiler, unsigned, integer
        try:
            yield
        finally:
            _compiler, u64, i64 = before
