"""Makes the page for any static host, in any folder of it: `python web/site.py` writes build/site/ from the built page.

It differs from the server's in its HTML file: what it names lies beside it, it carries the content policy that a server
sends as a header, and says that there is no server, so that nothing looks for one.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import sys
from pathlib import Path

import offline

sys.path.append(str(Path(__file__).resolve().parents[1] / "deploy"))
from addresses import addresses

from burgomaster.server.pages import STATIC
from burgomaster.server.policy import IN_DOCUMENT

SITE = Path(__file__).resolve().parents[1] / "build" / "site"

# For who comes with a server's address of a room: the same room here. Its name is a whole part of the path, the last
# that is a room's: a folder may be called `clubs`, or `house`.
_ASTRAY = """
const rooms = %s.map((room) => (room.endsWith("/") ? room : `${room}(?=/|$)`));
const found = new RegExp(`^(.*/)((?:${rooms.join("|")}).*)$`).exec(location.pathname);
if (found) location.replace(`${found[1]}?/${found[2]}${location.search}${location.hash}`);
"""


def make(site: Path = SITE, page: Path = STATIC) -> None:
    """Write everything anew."""
    assert (page / "index.html").is_file(), "the page has not been built; run: make page"
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(page, site)
    html = (site / "index.html").read_text(encoding="utf-8")
    html = re.sub(r'(src|href)="/', r'\1="./', html)
    html = html.replace(
        "<meta charset", f"{_meta(IN_DOCUMENT)}\n    {_NO_SERVER}\n{_home(addresses().site)}    <meta charset", 1
    )
    (site / "index.html").write_text(html, encoding="utf-8")
    (site / "404.html").write_text(_astray(), encoding="utf-8")
    (site / ".nojekyll").touch()  # some hosts leave out files otherwise
    offline.write(site, rooms=())  # they stand in the query; in another folder the page would not find its parts


_NO_SERVER = '<meta name="server" content="none" />'


def _home(address: str) -> str:
    """Where this page is at home, for who finds a copy of it."""
    return f'    <link rel="canonical" href="{address}" />\n' if address else ""


def _meta(policy: str) -> str:
    return f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'


def _astray() -> str:
    """A page for addresses that the host does not know. It may be shown in any folder, so it names no file."""
    script = _ASTRAY % json.dumps(offline.rooms())
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = _meta(f"default-src 'none'; script-src 'sha256-{digest}'")
    return (
        f'<!doctype html>\n<html lang="en"><head>{policy}<meta charset="utf-8" /><title>Burgomaster</title></head>'
        f"<body><h1>There is no such page.</h1><script>{script}</script></body></html>\n"
    )


if __name__ == "__main__":
    make(*(Path(given) for given in sys.argv[1:3]))
