"""What only Unix has: nothing of it is imported before a test needs it, so that all others run elsewhere."""

from __future__ import annotations

from typing import Any

import pytest


def of_unix(name: str) -> Any:
    """A module; the test that asks for it says so, and is left out, where there is none."""
    return pytest.importorskip(name, reason=f"this is tried on Unix: it needs the module {name}")
