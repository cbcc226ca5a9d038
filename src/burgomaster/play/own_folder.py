"""Where a person's own files lie."""

from __future__ import annotations

from pathlib import Path

from burgomaster.games.kernel.errors import BurgomasterError


def data_root() -> Path:
    """The folder for houses and games, unless somebody names another."""
    from platformdirs import user_data_path

    try:
        return user_data_path("burgomaster", appauthor=False)
    except RuntimeError as problem:  # such as a bare number in a container
        raise BurgomasterError(f"who runs this has no home folder to keep files in: set HOME ({problem})") from None
