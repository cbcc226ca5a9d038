"""Where a person's own files lie, and what is said where nobody has a home."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.kept_code import cache_root
from burgomaster.server.config import Config
from burgomaster.terminal.play import _default_path


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a bare number in a container."""

    def nowhere(*_: object, **__: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.delenv("BURGOMASTER_CACHE", raising=False)
    monkeypatch.setattr(platformdirs, "user_cache_path", nowhere)
    monkeypatch.setattr(platformdirs, "user_data_path", nowhere)


@pytest.mark.usefixtures("homeless")
def test_without_a_home_files_that_stay_need_a_place() -> None:
    for asked in (lambda: Config().database, lambda: _default_path("machi-koro", "abc")):
        with pytest.raises(BurgomasterError, match="set HOME"):
            asked()
    assert Config(db="here.sqlite").database == "here.sqlite"


@pytest.mark.usefixtures("homeless")
def test_without_a_home_code_is_kept_while_a_process_runs() -> None:
    assert cache_root().is_dir()
    assert cache_root() == cache_root()
