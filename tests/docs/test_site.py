"""The documentation as it is published: built without a warning, whole in any folder, loading nothing from others."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote, urljoin

import pytest

from burgomaster.games import GAMES
from burgomaster.games.kernel.words import LANGUAGES
from tests.docs.pages import ROOT
from tests.web.browsing import FLAGS
from tests.web.chromium import check_axe, chromium

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As `make docs` builds it, but elsewhere."""
    made = tmp_path_factory.mktemp("site")
    command = re.search(r"sphinx-build .*", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert command is not None
    words = command[0].replace("build/docs", str(made)).split()
    run = [sys.executable, "-m", "sphinx", *words[1:], "-d", str(tmp_path_factory.mktemp("trees"))]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return made


def test_everything_a_page_names_is_there(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        text = page.read_text(encoding="utf-8")
        for tag, address in re.findall(r'<(img|script|link|a)\b[^>]*?(?:src|href)="([^"#]+)', text):
            if address.startswith(("https:", "mailto:")):
                assert tag == "a", f"{page.name} loads {address}"
                continue
            target = urljoin(page.relative_to(site).as_posix(), unquote(address.split("?")[0]))
            assert not address.startswith("/"), f"{page.name}: {address} holds in one folder only"
            assert (site / target).exists(), f"{page.name}: {address}"


def test_a_rulebook_says_its_language_and_leads_to_the_others(site: Path) -> None:
    for game in GAMES:
        for language in LANGUAGES:
            text = (site / "rules" / f"{game}-{language}.html").read_text(encoding="utf-8")
            assert re.search(rf'<html[^>]* lang="{language}"', text)
            above = re.search(r"</h1>\s*<p>(.*?)</p>", text, re.DOTALL)
            assert above is not None
            others = set(re.findall(rf'href="{game}-(\w+)\.html"', above[1]))
            assert others == set(LANGUAGES) - {language}


def test_notebooks_show_their_pictures(site: Path) -> None:
    text = (site / "tutorials" / "first-steps.html").read_text(encoding="utf-8")
    assert len(re.findall(r'<img [^>]*src="[^"]+\.svg"', text)) == 2


def test_axe_finds_nothing_wrong(site: Path) -> None:
    """Tables, code, a notebook, a rulebook in another language; on a desk and on a phone."""
    pages = ("index", "server", "formats", "tutorials/reading-a-data-set", "rules/monopoly-builder-nl")
    with chromium(FLAGS) as browser:
        for width, height in ((1366, 768), (360, 740)):
            page = browser.new_page(viewport={"width": width, "height": height})
            for name in pages:
                page.goto((site / f"{name}.html").as_uri())
                # What is too wide can be reached, once the page has looked at what is.
                page.wait_for_function(
                    "[...document.querySelectorAll('pre, .table-wrapper')]"
                    ".every((one) => (one.scrollWidth > one.clientWidth) === (one.tabIndex === 0))"
                )
                check_axe(page)
