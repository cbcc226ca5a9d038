"""The page may lie in any folder of a host: addresses are made in one place."""

from __future__ import annotations

import re
from pathlib import Path

from burgomaster.server.pages import STATIC

SRC = Path(__file__).parents[2] / "web" / "src"
KNOWING = {"lib/place.ts", "lib/route.svelte.ts"}
# A link or a jump to the host's root, a look at where the browser is, and a change of its address.
BOUND = re.compile(
    r"""(?:href|src|action)=["'{`]+/|location\.(?:pathname|search|href\s*=)|location\.origin\}?/|"""
    r"(?:push|replace)State|import\.meta\.env\.BASE_URL"
)


def bound(text: str) -> list[str]:
    return BOUND.findall(text)


def test_only_one_place_knows_where_the_page_lies() -> None:
    found = {
        str(file.relative_to(SRC)): bound(file.read_text(encoding="utf-8"))
        for file in SRC.rglob("*")
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name and "made" not in file.parts
    }
    assert {name for name, lines in found.items() if lines} | {"lib/place.ts"} >= KNOWING
    assert {name: lines for name, lines in found.items() if lines and name not in KNOWING} == {}


def test_addresses_that_are_bound_to_the_root_are_noticed() -> None:
    assert bound('<a href="/rules">') == ['href="/']
    assert bound("<a href={`/table/${id}`}>")
    assert bound("`${location.origin}/table/x`")
    assert bound('history.pushState(null, "", x)')
    assert not bound("<a href={at(`/table/${id}`)}>")


def test_scripts_and_sheets_find_their_parts_beside_them() -> None:
    """Only the HTML file names the root, since a server answers with it for every room."""
    for file in (STATIC / "assets").iterdir():
        if file.suffix in (".js", ".css"):
            text = file.read_text(encoding="utf-8")
            assert not re.search(r"""["'(`]/assets/|["'(`]/pyodide/""", text), file.name
    assert re.search(r'src="/assets/', (STATIC / "index.html").read_text(encoding="utf-8"))
