"""Draws the app's icons from public/icon.svg with Debian's Chromium: `python web/icons.py`. What it makes is committed.

Needs the packages of the tests (Playwright). Run it when the drawing changes.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from manifest import ICONS
from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent / "public"
APPLE = ("icon-apple-180.png", 180, "maskable")  # iOS cuts the corners itself, and shows what is clear as black


def main() -> None:
    """Draw every icon."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    ground = re.search(r'<rect[^>]*fill="(#[0-9a-f]+)"', drawing)
    assert ground is not None
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--headless", "--no-sandbox"])
        for name, size, use in (*ICONS, APPLE):
            page = browser.new_page(viewport={"width": size, "height": size})
            masked = use == "maskable"
            # Only the middle of a maskable icon is always seen: four fifths of it.
            inner, colour = (round(size * 0.8), ground[1]) if masked else (size, "transparent")
            place = f"width:{inner}px;height:{inner}px;margin:{(size - inner) // 2}px"
            page.set_content(
                f'<body style="margin:0;overflow:hidden;background:{colour}"><div style="display:flow-root">'
                f'<div style="{place}">{drawing}</div></div>'
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
