"""Type-checks generic code against every game: `make lint` runs it.

Files such as bots/search.py name Machi Koro's rules for the type checker, and get those of any game when they are
loaded. Here each is copied with the names of every game in place of those, and all copies are checked.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from burgomaster.games import GAMES, part_of
from tests.parts import WHOLE

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "burgomaster"
NAMED = "burgomaster.games.machi_koro."
MARK = "checked with every game by tests/generic_types.py"


def generic_files() -> list[Path]:
    """The files that say of themselves that they are checked here."""
    found = sorted(file for file in PACKAGE.rglob("*.py") if MARK in file.read_text(encoding="utf-8"))
    assert len({file.stem for file in found}) == len(found), "copies lie in one folder: two have the same name"
    return found


def module_of(file: Path) -> str:
    """The module's name, such as burgomaster.bots.search."""
    return ".".join(("burgomaster", *file.relative_to(PACKAGE).with_suffix("").parts))


def needed(file: Path) -> set[str]:
    """The parts of a game's folder that a generic file asks for, such as rules and greedy; also by those it imports."""
    source = file.read_text(encoding="utf-8")
    imported = [other for other in generic_files() if f"from {module_of(other)} import" in source]
    own = {line.partition(NAMED)[2].split()[0] for line in source.splitlines() if NAMED in line}
    return own.union(*map(needed, imported))


def copies(game: str) -> dict[str, str]:
    """Every generic file that can be loaded for a game, with this game's names: package-relative name -> source."""
    name = game.replace("-", "_")
    fitting = [file for file in generic_files() if all(part_of(game, part) for part in needed(file))]
    if game in WHOLE:
        assert fitting == generic_files()
    out = {}
    for file in fitting:
        source = file.read_text().replace(NAMED, f"burgomaster.games.{name}.")
        for other in fitting:
            source = source.replace(f"from {module_of(other)} import", f"from generic_{name}.{other.stem} import")
        out[f"generic_{name}/{file.stem}.py"] = source
    return out


def main() -> int:
    """Write the copies into a temporary folder and check them."""
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            for path, source in copies(game).items():
                target = Path(folder, path)
                target.parent.mkdir(exist_ok=True)
                (target.parent / "__init__.py").touch()
                target.write_text(source)
        command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml")]
        return subprocess.run(
            [*command, *sorted(map(str, Path(folder).glob("generic_*")))], cwd=ROOT, check=False
        ).returncode


if __name__ == "__main__":
    sys.exit(main())
