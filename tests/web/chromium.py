"""Debian's Chromium, and what axe-core finds wrong with a page in it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@contextmanager
def chromium(flags: list[str]) -> Iterator[Browser]:
    """A browser, as long as it is needed."""
    # Without windows Chromium takes a third less time.
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "the page's tests need Chromium; on Debian: apt-get install chromium-headless-shell"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=flags)
        yield opened
        opened.close()


def check_axe(page: Page) -> None:
    """No violations of accessibility rules, as axe-core knows them. What is just flying over the table fades."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "async () => (await axe.run({ exclude: [['.traveller']] }, { resultTypes: ['violations'] }))"
        ".violations.map(v => "
        "v.id + ': ' + v.nodes.slice(0, 4).map(n => n.html + ' ' + (n.any[0]?.message ?? '')).join(' | '))"
    )
    assert found == [], f"{page.url}: {json.dumps(found, indent=1)}"
