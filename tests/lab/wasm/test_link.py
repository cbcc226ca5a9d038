"""Where the linker comes from, and what is said if there is none."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.wasm import __main__ as program
from burgomaster.lab.wasm.link import linked, linker, version_of


def put(folder: Path, name: str, text: str) -> str:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    file.chmod(0o755)
    return str(file)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any linker; programs may be put into its only folder."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    return tmp_path / "bin"


def test_the_machines_own_comes_first(bare: Path) -> None:
    rust = bare.parent / "rust"
    put(bare, "rustc", f"echo {rust}")
    lld = put(rust, "lib/rustlib/any/bin/rust-lld", "")
    assert linker() == [lld, "-flavor", "wasm"]
    older, newer = put(bare, "wasm-ld-14", ""), put(bare, "wasm-ld-19", "")
    assert linker() == [newer]
    assert linker() != [older]
    own = put(bare, "wasm-ld", "echo LLD 19.1.7 and more")
    assert linker() == [own]
    assert version_of(linker()) == "LLD 19.1.7"


def test_a_python_package_stands_in(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name == "ziglang" or None)
    assert linker() == [sys.executable, "-m", "ziglang", "wasm-ld"]


def test_without_any_it_says_what_to_install(bare: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BurgomasterError, match="install wasm-ld"):
        linker()
    assert program.main([]) == 1
    assert "install wasm-ld" in capsys.readouterr().err
    assert program.main(["machi-kora"]) == 1
    assert "machi-koro" in capsys.readouterr().err


def test_what_a_linker_complains_of_is_told(bare: Path) -> None:
    with pytest.raises(BurgomasterError, match="no such symbol"):
        linked(b"", ["legal"], [put(bare, "wasm-ld", "echo no such symbol >&2; exit 3")])
