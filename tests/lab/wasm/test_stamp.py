"""When a module has to be made anew: whenever what the compiler sees has changed, and only then."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from burgomaster.bots.engine import engine_by
from burgomaster.games import native_rules
from burgomaster.games.engines import NATIVE
from burgomaster.games.kernel.statements import functions_of
from burgomaster.games.module import MODULES
from burgomaster.lab.wasm import stamp

pytestmark = pytest.mark.usefixtures("loaded")

RULE = """
@rule
def due(s: State, seat: int) -> int:
    owed: int = s.coins[seat]
    return owed * RATE
"""


def test_a_figure_that_rules_use_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    before = stamp.fingerprint("machi-koro")
    assert stamp.fingerprint("machi-koro") == before
    with monkeypatch.context() as changed:
        changed.setattr(engine_by("machi-koro", NATIVE).search, "WIDE", 25)
        assert stamp.fingerprint("machi-koro") != before
    with monkeypatch.context() as changed:
        changed.setattr(native_rules("machi-koro"), "VERB", (1, 2, 3))
        assert stamp.fingerprint("machi-koro") != before
    assert stamp.fingerprint("machi-koro") == before


def test_what_a_rule_calls_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it is called by a rule of another file, such as `exp` in the value net."""
    before = stamp.fingerprint("machi-koro")
    known = functions_of

    def changed(file: Path) -> dict[str, ast.FunctionDef]:
        found = dict(known(file))
        if file.name == "arithmetic.py":
            found["exp"] = _function(RULE.replace("due", "exp"))
        return found

    monkeypatch.setattr(stamp, "functions_of", changed)
    assert stamp.fingerprint("machi-koro") != before


def _function(text: str) -> ast.FunctionDef:
    (found,) = ast.parse(text).body
    assert isinstance(found, ast.FunctionDef)
    return found


@pytest.mark.parametrize(
    ("old", "new", "counts"),
    [
        ("return owed", "# it is due at once\n    return owed", False),
        ("    owed", '    """What a seat owes."""\n    owed', False),
        ("seat: int", "seat", False),
        ("owed: int =", "owed =", False),
        ("    return", '    tell(s, PAYS, "X-1", seat)\n    return', False),
        ("s.coins", "s.chips", True),
        ("owed * RATE", "owed * RATE + 1", True),
        ("seat: int", "seat: int, more: int", True),
    ],
)
def test_statements_count_and_comments_do_not(old: str, new: str, counts: bool, tmp_path: Path) -> None:
    assert old in RULE
    files = tmp_path / "before.py", tmp_path / "after.py"
    for file, text in zip(files, (RULE, RULE.replace(old, new, 1)), strict=True):
        file.write_text(text, encoding="utf-8")
    before, after = (ast.unparse(functions_of(file)["due"]) for file in files)
    assert (before != after) is counts


def test_a_module_that_is_missing_is_out_of_date(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(stamp, "folder", lambda name: tmp_path)
    for which in MODULES:
        assert stamp.stale("machi-koro")
        sources = stamp.fingerprint("machi-koro", which)
        (tmp_path / f"{which}.json").write_text(f'{{"sources": "{sources}"}}', encoding="utf-8")
        assert stamp.stale("machi-koro")
        (tmp_path / f"{which}.wasm").write_bytes(b"")
    assert not stamp.stale("machi-koro")
    (tmp_path / f"{MODULES[0]}.json").write_text('{"sources": "others"}', encoding="utf-8")
    assert stamp.stale("machi-koro")
