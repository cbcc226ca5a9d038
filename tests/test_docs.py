"""The documentation is true: what it cites is there, the API page has every public name. tests/docs runs its code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.bots import registry
from tests.docs import pages

ROOT = Path(__file__).parents[1]


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_what_is_cited_is_there(page: str) -> None:
    """`Position.play` or `record.at`: a class of ours, or something the examples call so, and a name it has."""
    called = {"pos": bm.Position, "match": bm.Match, "record": bm.Record, "bm": bm}
    for owner, name in re.findall(r"`(\w+)\.(\w+)", text_of(page)):
        found = called.get(owner) or getattr(bm, owner, None) or getattr(registry, owner, None)
        if owner[0].isupper() or owner in called:
            assert hasattr(found, name), f"{owner}.{name}"


# Where the paths of a page for contributors begin; `games/*` is the folder of a game.
BEGINNINGS = (
    "",
    "src/burgomaster",
    "src/burgomaster/games",
    "src/burgomaster/games/*",
    "web",
    "web/src",
    "web/src/games",
)
MADE = {"build", "made", "static"}  # what is made is not there before
NO_FILE = {"panel/SEAT"}  # what a part of a table is called


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "web/README.md"])
def test_the_files_that_contributors_are_sent_to_are_there(page: str) -> None:
    """Whatever has a slash in it and is a path by its letters; NAME and `{en,nl,it}` stand for several."""
    paths = {path for path in re.findall(r"`([\w.,*{}/-]+)`", text_of(page)) if "/" in path} - NO_FILE
    assert len(paths) > 10
    for path in sorted(path for path in paths if not MADE & {*path.split("/")}):
        wanted = re.sub(r"\{[\w,]+\}|NAME|LANGUAGE", "*", path)
        assert any(any(ROOT.glob(f"{at}/{wanted}".strip("/"))) for at in BEGINNINGS), path


def test_the_api_page_has_every_public_name() -> None:
    listed = re.findall(r"^\.\. auto\w+:: burgomaster\.(\w+)$", text_of("docs/api.md"), re.MULTILINE)
    assert sorted(listed) == sorted(set(bm.__all__) | {"games"})


def test_the_api_page_has_whatever_examples_import() -> None:
    """But for what only the author of a game needs, which has a page of its own."""
    author = "docs/a-game-in-an-hour.md"
    code = [block.text for page in pages.PAGES if page != author for block in pages.blocks(page, "python")]
    code += [cell for file in pages.NOTEBOOKS for cell in pages.cells(str(file.relative_to(ROOT)), "code")]
    imports = [
        line for text in code for line in re.findall(r"^from (burgomaster\.[\w.]+) import (.+)$", text, re.MULTILINE)
    ]
    named = {f"{module}.{name.strip()}" for module, names in imports for name in names.split(",")}
    assert len(named) > 5
    listed = set(re.findall(r"^\.\. auto\w+:: ([\w.]+)$", text_of("docs/api.md"), re.MULTILINE))
    assert named - listed == set()


def test_the_library_page_has_every_error() -> None:
    table = re.findall(r"^\| `(\w+)` \|", text_of("docs/library.md"), re.MULTILINE)
    public = {name for name in bm.__all__ if isinstance(getattr(bm, name), type)}
    errors = {name for name in public if issubclass(getattr(bm, name), bm.BurgomasterError)}
    assert set(table) == errors - {"BurgomasterError"}


def test_the_changelog_goes_by_releases() -> None:
    """What is not released yet comes first, then the releases, the newest first; every change stands under its kind."""
    heads = re.findall(r"^## (.+)$", text_of("CHANGELOG.md"), re.MULTILINE)
    assert heads[0] == "Unreleased"
    releases = [re.fullmatch(r"(\d+)\.(\d+)\.(\d+) \(\d{4}-\d\d-\d\d\)", head) for head in heads[1:]]
    assert releases
    versions = [tuple(map(int, release.groups())) if release else () for release in releases]
    assert versions == sorted(versions, reverse=True)
    assert () not in versions
    major, minor, patch = versions[0]
    assert bm.__version__ in (
        f"{major}.{minor + 1}.0.dev0",
        f"{major}.{minor}.{patch}",
    )  # the latter where it is tagged
    kinds = set(re.findall(r"^### (.+)$", text_of("CHANGELOG.md"), re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


# ---- A game in an hour -----------------------------------------------------------------------------------------------

EXAMPLE = ROOT / "examples" / "market_square"
_FILE = re.compile(r"^\*\*`([\w./]+)`\*\*(?:, (on|in part))?\n\n((?:```\w+\n.*?^```\n\n?)+)", re.MULTILINE | re.DOTALL)
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def lines_of(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_game_built_on_the_page_is_the_one_in_the_examples() -> None:
    """Every block under a file's name is that file, or as much of it as the page says."""
    whole: dict[str, list[str]] = {}
    for name, how, blocks in _FILE.findall(text_of("docs/a-game-in-an-hour.md")):
        file = EXAMPLE / name if (EXAMPLE / name).exists() else EXAMPLE.parent / name
        for _, block in _BLOCK.findall(blocks):
            assert block.strip() in file.read_text(encoding="utf-8"), f"{name}: {block[:60]}"
            if how != "in part":
                whole.setdefault(name, []).extend(lines_of(block))
    for name, lines in whole.items():
        assert lines == lines_of((EXAMPLE / name).read_text(encoding="utf-8")), name
    code = {str(file.relative_to(EXAMPLE)) for file in EXAMPLE.rglob("*") if file.suffix in (".py", ".toml")}
    assert set(whole) == code | {"words/en.ftl"}
    assert len((EXAMPLE / "rules.py").read_text(encoding="utf-8").splitlines()) < 200  # as the page says


def test_every_block_on_the_page_is_a_file_a_command_or_tried_elsewhere() -> None:
    page = text_of("docs/a-game-in-an-hour.md")
    named = sum(len(_BLOCK.findall(blocks)) for _, _, blocks in _FILE.findall(page))
    others = [kind for kind, block in _BLOCK.findall(_FILE.sub("", page))]
    assert named > 15
    assert [kind for kind in others if kind != "sh"] == ["text", "python"]  # the registry's line, and how to play


def test_the_page_names_every_file_of_a_game_that_is_looked_for() -> None:
    """And none that no game has."""
    _, _, table = text_of("docs/a-game-in-an-hour.md").partition("## What a folder holds\n")
    table, _, _ = table.partition("\n## ")
    named = {name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall("`(.+?)`", row)}
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src" / "burgomaster").rglob("*.py"))
    looked_for = {f"{part}.py" for part in re.findall(r'\bpart_of\([^"\n]*"(\w+)"\)', sources)}
    assert len(looked_for) > 10
    assert looked_for | {"effects.py", "page.py", "nets.npz", "puzzles.json", "engine.wasm"} <= named
    assert [
        name for name in named if not any((ROOT / "src/burgomaster/games").glob(f"*/{name.replace('NAME', '*')}"))
    ] == []


# ---- The page of the design -----------------------------------------------------------------------------------------


def test_the_design_is_read_in_one_go() -> None:
    """At most 20 KB: what was measured, tried and weighed stands among the decisions."""
    assert len(text_of("docs/design.md").encode()) <= 20_000


def test_a_decision_has_a_number_of_its_own_and_a_date() -> None:
    pages = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    assert len({page.name[:4] for page in pages}) == len(pages)
    for page in pages:
        assert re.fullmatch(r"\d{4}(-[a-z0-9]+)+", page.stem), page.name
        beginning = page.read_text(encoding="utf-8").split("\n\n")[:2]
        assert beginning[0].startswith("# "), page.name
        assert re.search(r"20\d\d", " ".join(beginning)), page.name


def test_every_word_of_the_glossary_is_used() -> None:
    """In names or in comments, in Python or in the page."""
    files = [*(ROOT / "src" / "burgomaster").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files).lower()
    words = re.findall(r"^\| (?!word \||--)(.+?) \|", text_of("docs/glossary.md"), re.MULTILINE)
    assert len(words) > 80
    for word in (one for entry in words for one in entry.split(", ")):
        pattern = r"[-_ ]?".join(re.escape(part) for part in re.split("[- ]", word.lower()))
        assert re.search(rf"(?<![a-z]){pattern}", sources), f"nobody says {word}"
