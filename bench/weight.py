"""`python bench/weight.py build/wheel`: what the wheel of a folder weighs, and what it installs with all that it needs.

Each part goes into a new environment without pip, by the package index, and is then tried there.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

HERE = Path(__file__).parent
ALONE = ("fluent.syntax", "typing_extensions")  # what the library alone needs
REQUIRED = {"wheel": 12, "library": 45, "house": 200}  # MB
SHOWN = 12  # largest parts of the house


def main() -> None:
    """Weigh, and say whether it is light enough."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where the wheel lies; `make wheel` makes it")
    given = parser.parse_args()
    (wheel,) = given.folder.resolve().glob("*.whl")
    light = say("wheel", wheel.stat().st_size)
    with tempfile.TemporaryDirectory(prefix="burgomaster-weight-") as name:
        library, house = Path(name) / "library", Path(name) / "house"
        python = install(library, "--no-deps", str(wheel), *ALONE)
        run(python, str(HERE.parent / "tests" / "tables" / "bare_library.py"), name)
        light &= say("library", installed(library))
        python = install(house, str(wheel))
        run(python, "-m", "burgomaster", "--version")
        light &= say("house", installed(house))
        parts = {part.name: weight(part) for part in packages(house).iterdir()}
        for part in sorted(parts, key=lambda one: -parts[one])[:SHOWN]:
            print(f"  {part:30} {parts[part] / 1e6:8.1f} MB")
    sys.exit(0 if light else 1)


def say(part: str, size: int) -> bool:
    """One line of the report; is it light enough?"""
    print(f"{part:32} {size / 1e6:8.1f} MB   (asked: {REQUIRED[part]})", flush=True)
    return size <= REQUIRED[part] * 1e6


def install(folder: Path, *what: str) -> str:
    """Into a new environment; its interpreter."""
    venv.create(folder, with_pip=False, symlinks=sys.platform != "win32")
    python = str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))
    run(sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", "install", "--quiet", *what)
    return python


def run(*command: str) -> None:
    """A command that must succeed; what it says is no part of the report."""
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir())


def packages(folder: Path) -> Path:
    """Where an environment keeps what is installed."""
    (found,) = [*folder.glob("lib/python*/site-packages"), *folder.glob("Lib/site-packages")]
    return found


def installed(folder: Path) -> int:
    """With bytecode, as pip leaves it."""
    return weight(packages(folder))


def weight(path: Path) -> int:
    """Bytes of a file, or of all files in a folder."""
    if path.is_file():
        return path.stat().st_size
    return sum(file.stat().st_size for file in path.rglob("*") if file.is_file() and not file.is_symlink())


if __name__ == "__main__":
    main()
