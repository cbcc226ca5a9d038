"""Writes the service worker of a built page: `offline.js`, with the list of the build's files before it, as `sw.js`.

The list names what every file holds, so a new build is a new version, and what has not changed is not loaded again.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
# Which file every source became, as Vite tells it.
BUILT = HERE / "src" / "made" / "built.json"
_INDEX = "index.html"
# Sources of what the front door shows: words, games that are offered, their pictures.
_SHOWN = re.compile(r"src/(words/\w+\.ftl|made/offers/\w+\.json|games/[\w-]+/picture\.svg)")
# The page itself is kept under the folder's address; what a server sends compressed is kept unpacked.
_LEFT_OUT = (_INDEX, "sw.js", "404.html")


def files(folder: Path) -> dict[str, str]:
    """Paths of a build's files, and hashes of what they hold; the page itself is ""."""
    found = {"": _hashed(folder / _INDEX)}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name not in _LEFT_OUT and path.suffix not in (".gz", ".md"):
            found[name] = _hashed(path)
    return found


def first(folder: Path) -> list[str]:
    """What the front door is made of: the page, what it names, and its words and drawings."""
    html = (folder / _INDEX).read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="\.?/([^"]+)"', html)
    built = json.loads(BUILT.read_text(encoding="utf-8"))
    shown = [one["file"] for source, one in built.items() if _SHOWN.match(source)]
    return ["", *dict.fromkeys([*named, *shown])]


def rooms() -> tuple[str, ...]:
    """Beginnings of the page's own addresses, as the server has them."""
    sys.path.insert(0, str(HERE.parent / "src"))
    from burgomaster.server.rooms import ROOMS

    return ROOMS


def write(folder: Path, rooms: tuple[str, ...]) -> None:
    """Write the service worker of the build in a folder; it shows the page for addresses that begin like a room."""
    listed = files(folder)
    needed = first(folder)
    assert set(needed) <= listed.keys(), f"missing: {set(needed) - listed.keys()}"
    source = (HERE / "offline.js").read_text(encoding="utf-8")
    told = json.dumps(listed, separators=(",", ":"))
    version = hashlib.sha256(f"{told}{source}".encode()).hexdigest()[:16]
    head = {"VERSION": json.dumps(version), "FILES": told, "FIRST": json.dumps(needed), "ROOMS": json.dumps(rooms)}
    lines = "".join(f"const {name} = {value};\n" for name, value in head.items())
    (folder / "sw.js").write_text(lines + source, encoding="utf-8")


def _hashed(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]
