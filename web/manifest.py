"""Writes the web app manifest, by which browsers install the page: public/manifest.webmanifest, made by every build.

Its addresses are relative, so it serves in any folder; its colours are the page's own, its shortcuts the games.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
WRITTEN = HERE / "public" / "manifest.webmanifest"
# Drawn by icons.py: name, size, and what it is for. A maskable one may be cut to any shape.
ICONS = (
    ("icon-192.png", 192, "any"),
    ("icon-512.png", 512, "any"),
    ("icon-maskable-512.png", 512, "maskable"),
)


def manifest() -> dict[str, Any]:
    """The manifest."""
    sys.path.insert(0, str(HERE.parent / "src"))
    from burgomaster.tables.offer import offer

    html = (HERE / "index.html").read_text(encoding="utf-8")
    about = re.search(r'name="description" content="([^"]+)"', html)
    assert about is not None
    pngs = [
        {"src": f"./{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": use}
        for name, size, use in ICONS
    ]
    return {
        "name": "Burgomaster",
        "short_name": "Burgomaster",
        "description": about[1],
        "lang": "en",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": token("paper"),
        "theme_color": token("sheet"),
        "categories": ["games"],
        "icons": [{"src": "./icon.svg", "sizes": "any", "type": "image/svg+xml"}, *pngs],
        "shortcuts": [
            {"name": game["title"], "url": f"./?/play/{game['name']}", "icons": [pngs[0]]}
            for game in offer("en")["games"]
        ],
    }


def token(name: str) -> str:
    """A colour of the page, by day."""
    found = re.search(rf"--{name}: (#[0-9a-f]+);", (HERE / "src" / "tokens.css").read_text(encoding="utf-8"))
    assert found is not None, name
    return found[1]


def write() -> None:
    """Write it."""
    WRITTEN.write_text(json.dumps(manifest(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
