"""Makes the page's own fonts from those of their makers: `python web/fonts.py`, after `pip install fonttools brotli`.

Nobody needs it to build the page: what it makes is committed. It is run again to add letters or to take newer versions.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from build import npm

FONTS = Path(__file__).resolve().parent / "src" / "fonts"
VERSION = "5.3.0"  # of the npm packages, which hold the fonts as their makers publish them
# What the page writes, and what names of people are written with in the west of Europe. Arrows and other signs are left
# to the reader's own fonts, which have all of them, so that they look alike; and so is the dot between facts (·), since
# Overpass holds it for a mark on the letter before it and gives it no width.
LETTERS = "".join(map(chr, [*range(0x20, 0x7F), *range(0xC0, 0x100)])) + "¡£«°»½¿Œœ–—‘’“”…€±−\u00a0"
FEATURES = "mark,ccmp,locl,tnum"  # tnum: figures of one width. No kern: it narrows the spaces between small words
# Which weights: a range for what is read, one for what is announced.
MADE = {"overpass": "wght=400:800", "bitter": "wght=700"}


def make(font: str, weights: str, folder: Path) -> None:
    """Fetch a font, leave out the letters and weights that the page does not use, and keep its licence beside it."""
    fetched = _run([*npm(), "pack", "--silent", f"@fontsource-variable/{font}@{VERSION}"], folder).strip()
    with tarfile.open(folder / fetched) as archive:
        archive.extractall(folder / font, filter="data")
    package = folder / font / "package"
    whole, few = package / "files" / f"{font}-latin-wght-normal.woff2", folder / f"{font}.ttf"
    _run(
        [
            *(sys.executable, "-m", "fontTools.subset", str(whole), f"--text={LETTERS}", f"--output-file={few}"),
            *(f"--layout-features={FEATURES}", "--no-hinting", "--name-IDs=0,1,2,3,4,5,6,13,14"),
        ],
        folder,
    )
    light = folder / f"{font}-instance.ttf"
    _run([sys.executable, "-m", "fontTools.varLib.instancer", str(few), weights, f"--output={light}"], folder)
    _run([sys.executable, "-m", "fontTools.ttLib.woff2", "compress", f"-o{FONTS / font}.woff2", str(light)], folder)
    shutil.copy(package / "LICENSE", FONTS / f"{font}-OFL.txt")


def _run(command: list[str], folder: Path) -> str:
    undated = {**os.environ, "SOURCE_DATE_EPOCH": "0"}  # the same letters are the same bytes
    return subprocess.run(command, cwd=folder, env=undated, check=True, stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made_in:
        for name, kept in MADE.items():
            make(name, kept, Path(made_in))
