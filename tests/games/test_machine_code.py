"""Machine code is kept under what the compiler saw: nothing is compiled twice, and nothing old ever runs."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
import pytest

import burgomaster
from burgomaster.games import GAMES
from burgomaster.games.kernel import kept_code, machine_code
from burgomaster.games.kernel.native import load

pytestmark = pytest.mark.usefixtures("native")

# A small game's files: a rule, and what it hangs on at second and third hand.
FILES = {
    "figures.py": """
import tomllib
from pathlib import Path

RATE = 3
OPEN = True
LONG = tuple(range(40))
UNUSED = 1


def tell(*told):
    pass


EXTRA = tuple(tomllib.loads(Path(__file__).with_name("table.toml").read_text(encoding="utf-8"))["extra"])
""",
    "table.toml": "extra = [1, 2, 3]\n",
    "base.py": '''
from burgomaster.games.kernel.rule import inlined, rule
from probe.figures import OPEN, RATE, tell

PAYS = 1


@rule
def due(coins: int, times: int = 2) -> int:
    """What a seat owes."""
    owed: int = coins * RATE * times
    return owed if OPEN else 0
''',
    "middle.py": """
from burgomaster.games.kernel.rule import rule
from probe import figures
from probe.base import due


@rule
def twice(coins: int) -> int:
    return due(coins) + due(coins, 1) + figures.EXTRA[1]
""",
    "top.py": """
from burgomaster.games.kernel.rule import rule
from probe.figures import LONG
from probe.middle import twice


@rule
def owed(coins: int) -> int:
    return twice(coins) + LONG[coins]
""",
}

Probe = Callable[..., Any]


@pytest.fixture
def probe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Probe]:
    """Writes the files into a folder of their own, some of them changed, and loads them natively: as a clone would."""
    monkeypatch.setenv("BURGOMASTER_CACHE", str(tmp_path / "cache"))
    clones = iter(range(99))

    def forget() -> None:
        for name in [name for name in sys.modules if name.partition(".")[0] == "probe"]:
            del sys.modules[name]

    def write(file: str = "", old: str = "", new: str = "", kind: str = "top") -> ModuleType:
        folder = tmp_path / f"clone{next(clones)}" / "probe"
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
        for name, text in FILES.items():
            if name == file:
                assert text.count(old) == 1
            (folder / name).write_text(text.replace(old, new) if name == file else text, encoding="utf-8")
        forget()
        monkeypatch.syspath_prepend(folder.parent)
        return load(f"probe.{kind}", "machi-koro")

    yield write
    forget()


def compiled(rule: Any) -> bool:
    """Was it compiled, rather than read? Its rules are read with it."""
    stats = rule.stats
    assert sum(stats.cache_hits.values()) + sum(stats.cache_misses.values()) == 1
    return bool(stats.cache_misses)


def plain_owed(coins: int) -> int:
    found: int = importlib.import_module("probe.top").owed(coins)
    return found


@pytest.mark.parametrize(
    ("file", "old", "new", "counts"),
    [
        ("", "", "", False),  # only the folder
        ("base.py", "    owed: int", "    # at once\n\n    owed: int", False),
        ("base.py", '"""What a seat owes."""', '"""What is to be paid."""', False),
        ("base.py", "coins: int, times: int = 2", "coins, times=2", False),
        ("base.py", "owed: int =", "owed =", False),
        ("base.py", "    return owed", '    tell(coins, PAYS, "X-1")\n    return owed', False),
        ("base.py", "PAYS = 1", "PAYS = 2\n\n\n@rule\ndef other() -> int:\n    return 1", False),
        ("figures.py", "UNUSED = 1", "UNUSED = 2", False),
        ("figures.py", "RATE = 3", "RATE = 1 + 2  # as cards say", False),
        ("figures.py", "RATE = 3", "RATE = 4", True),
        ("figures.py", "RATE = 3", "RATE = 3.0", True),
        ("figures.py", "OPEN = True", "OPEN = 1", True),
        ("figures.py", "OPEN = True", "OPEN = False", True),
        ("figures.py", "range(40)", "range(1, 41)", True),
        ("figures.py", "range(40)", "(float(i) for i in range(40))", True),
        ("figures.py", "range(40)", "range(20)", True),
        ("table.toml", "2", "7", True),
        ("base.py", "times: int = 2", "times: int = 5", True),
        ("base.py", "times: int = 2", "times: int = PAYS", True),
        ("base.py", "coins * RATE", "coins + RATE", True),
        ("base.py", "@rule", "@inlined", True),
        (
            "base.py",
            "@rule\ndef due",
            "@rule\ndef due(c, t=9):\n    return t\n\n\n@rule\ndef due",
            False,
        ),
        ("middle.py", "due(coins, 1)", "due(coins, 0)", True),
        ("top.py", "+ LONG", "- LONG", True),
    ],
)
def test_what_changes_a_rule_compiles_it_and_nothing_else_does(
    probe: Probe, file: str, old: str, new: str, counts: bool
) -> None:
    first = probe().owed
    first(5)
    assert compiled(first)
    second = probe(file, old, new).owed
    assert second(5) == plain_owed(5)
    assert compiled(second) is counts


def test_a_rule_that_hangs_on_nothing_that_changed_is_read(probe: Probe) -> None:
    probe().owed(5)
    middle = probe("top.py", "+ LONG", "- LONG", kind="middle")
    middle.twice(5)
    assert not compiled(middle.twice)


def test_code_is_kept_under_what_was_run_whatever_has_become_of_the_file(probe: Probe) -> None:
    """Sources are exchanged below a house that runs, before it has compiled all of them."""
    early = probe()
    file = Path(sys.modules["probe.base"].__file__ or "")
    file.write_text(file.read_text(encoding="utf-8").replace("coins * RATE", "coins + RATE"), encoding="utf-8")
    assert early.owed(5) == plain_owed(5) == 3 * 5 * 3 + 2 + 5
    late = probe("base.py", "coins * RATE", "coins + RATE")
    assert late.owed(5) == plain_owed(5) == (5 + 3 * 2) + (5 + 3) + 2 + 5
    assert compiled(late.owed)


def test_a_constant_that_was_exchanged_before_compiling_counts(probe: Probe) -> None:
    changed = probe()
    base = load("probe.base", "machi-koro")
    base.RATE = 10  # type: ignore[attr-defined]
    assert changed.owed(5) == 3 * 5 * 10 + 2 + 5
    honest = probe()
    assert honest.owed(5) == plain_owed(5)
    assert compiled(honest.owed)


def test_types_of_arguments_and_the_processor_count(probe: Probe, monkeypatch: pytest.MonkeyPatch) -> None:
    probe().owed(5)
    narrow = probe().owed
    narrow(np.int32(5))
    assert compiled(narrow)
    other = probe().owed
    codegen = type(other.targetctx.codegen())
    monkeypatch.setattr(codegen, "magic_tuple", lambda _: ("elsewhere", "another processor", "+none"))
    other(5)
    assert compiled(other)


@pytest.mark.parametrize("name", ["OPT", "BOUNDSCHECK", "LOOP_VECTORIZE", "CPU_NAME", "ENABLE_AVX"])
def test_settings_of_numba_count(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    machine_code._recipe.cache_clear()
    before = machine_code._recipe()
    monkeypatch.setattr(numba.config, name, "other")
    machine_code._recipe.cache_clear()
    assert machine_code._recipe() != before
    monkeypatch.undo()
    machine_code._recipe.cache_clear()
    assert machine_code._recipe() == before


@pytest.mark.parametrize("name", ["NUMBA_NUM_THREADS", "CACHE_DIR", "COLOR_SCHEME"])
def test_settings_that_change_no_code_do_not(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    machine_code._recipe.cache_clear()
    before = machine_code._recipe()
    monkeypatch.setattr(numba.config, name, "other")
    machine_code._recipe.cache_clear()
    assert machine_code._recipe() == before


@pytest.mark.parametrize("module", [numba, np])
def test_versions_count(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    machine_code._recipe.cache_clear()
    before = machine_code._recipe()
    monkeypatch.setattr(module, "__version__", "0.0")
    machine_code._recipe.cache_clear()
    assert machine_code._recipe() != before
    machine_code._recipe.cache_clear()


@pytest.mark.parametrize("spoil", [lambda code: code[:-1], lambda code: b"", lambda code: code[:50] + b"?" + code[51:]])
def test_half_a_file_is_compiled_again(probe: Probe, tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    probe().owed(5)
    for file in (tmp_path / "cache" / kept_code.NATIVE).iterdir():
        file.write_bytes(spoil(file.read_bytes()))
    again = probe().owed
    assert again(5) == plain_owed(5)
    assert compiled(again)


def test_where_nothing_can_be_kept_rules_are_compiled_all_the_same(probe: Probe, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file in the place of the folder", encoding="utf-8")
    for _ in range(2):
        rule = probe().owed
        assert rule(5) == plain_owed(5)
        assert compiled(rule)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("@rule\ndef due", "def times(n):\n    return lambda f: f\n\n\n@times(2)\n@rule\ndef due"),
        ("@rule\ndef due", "def kept(f):\n    return f\n\n\n@kept\n@rule\ndef due"),
    ],
)
def test_what_the_compiler_sees_must_stand_in_the_file(probe: Probe, old: str, new: str) -> None:
    """Another decorator may put anything in the place of the function: nobody could tell when that changes."""
    with pytest.raises(TypeError, match="stands at the top of its file, under @rule or @inlined and nothing else"):
        probe("base.py", old, new).owed(5)


# ---- The package itself ----------------------------------------------------------------------------------------------

_MEANT = """
import sys
from burgomaster.games.kernel import machine_code
from burgomaster.games.module import MODULES
from burgomaster.lab.wasm.interface import exports
for which in MODULES:
    for called, export in exports(sys.argv[1], which).items():
        print(called, machine_code.meant(export.rule))
"""
_COMPILES = """
from burgomaster.games.kernel.native import load
luck = load("burgomaster.games.kernel.luck", "machi-koro")
luck.luck_key(1, 2)
print(len(luck.luck_key.stats.cache_hits), len(luck.luck_key.stats.cache_misses))
"""


def clone(folder: Path) -> Path:
    package = folder / "burgomaster"
    source = Path(burgomaster.__file__).parent
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    return package


def told(package: Path, cache: Path, code: str, *arguments: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(package.parent), "BURGOMASTER_CACHE": str(cache)}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout


def test_a_comment_in_every_file_and_another_folder_change_no_rule_of_a_game(tmp_path: Path) -> None:
    name = GAMES[0]
    here, there = clone(tmp_path / "here"), clone(tmp_path / "a" / "second" / "clone")
    for file in there.rglob("*.py"):
        file.write_text(f"# A comment, so that all lines move.\n{file.read_text(encoding='utf-8')}", encoding="utf-8")
    words = there / "games" / "kernel" / "words" / "en.ftl"
    words.write_text(words.read_text(encoding="utf-8") + "\n# another word\n", encoding="utf-8")
    before = told(here, tmp_path / "cache", _MEANT, name)
    assert before.count("\n") > 30
    assert told(there, tmp_path / "cache", _MEANT, name) == before
    luck = there / "games" / "kernel" / "luck.py"
    text = luck.read_text(encoding="utf-8")
    luck.write_text(text.replace("0x9E37_79B9_7F4A_7C15", "0x9E37_79B9_7F4A_7C17"), encoding="utf-8")
    assert luck.read_text(encoding="utf-8") != text
    assert told(there, tmp_path / "cache", _MEANT, name) != before


def test_another_process_reads_what_one_has_compiled_in_whatever_clone(tmp_path: Path) -> None:
    here, there = clone(tmp_path / "here"), clone(tmp_path / "there")
    cache = tmp_path / "cache"
    assert told(here, cache, _COMPILES) == "0 1\n"
    assert told(here, cache, _COMPILES) == "1 0\n"
    euphony = there / "games" / "kernel" / "euphony.py"
    euphony.write_text(f"# A comment.\n{euphony.read_text(encoding='utf-8')}", encoding="utf-8")
    assert told(there, cache, _COMPILES) == "1 0\n"
    loader = there / "games" / "kernel" / "native.py"  # what compiles counts, but for what is said about it
    loader.write_text(f"# A comment.\n{loader.read_text(encoding='utf-8')}", encoding="utf-8")
    assert told(there, cache, _COMPILES) == "1 0\n"
    loader.write_text(loader.read_text(encoding="utf-8").replace('"nogil": True', '"nogil": False'), encoding="utf-8")
    assert told(there, cache, _COMPILES) == "0 1\n"
