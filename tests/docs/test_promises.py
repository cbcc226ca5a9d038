"""Nothing is promised that is not so: addresses that nobody has, a package on no index, files that nobody made.

What the project's addresses turn on is said once, in pyproject.toml (deploy/addresses.py).
"""

from __future__ import annotations

import importlib.util
import re
import shlex
import shutil
import subprocess
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from deploy.addresses import Addresses, addresses, main, said, written
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

from tests.docs.pages import PAGES, ROOT, blocks, cells
from tests.docs.test_commands import commands

READ = [*PAGES, "pyproject.toml", "examples/ppo.py"]
SET = addresses()
REAL = Addresses(
    "https://play.real.org/", "https://code.real.org/us/burgomaster", "https://index.real.org/burgomaster/"
)
# Whoever installs by this name, from no file and no folder, asks an index.
_INSTALLS = re.compile(
    r"(?:pip3? install|pipx (?:run|install)|uvx|uv (?:add|tool|pip) \S*)[^`\n;&|]*?(?<![\w./\\-])burgomaster\b(?!-|\.)"
)
_NOWHERE = re.compile(r"[\w-]+\.example\b(?!\.)(?!-)")
MADE_BY = ("--save", "--out", "--svg", "--print", "--db", "--wheel-dir", "--pictures", "--keep")


def text_of(page: str) -> str:
    if page.endswith(".ipynb"):
        return "\n".join([*cells(page, "markdown"), *cells(page, "code")])
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", READ)
def test_no_page_leads_to_an_address_that_cannot_exist(page: str) -> None:
    assert _NOWHERE.findall(text_of(page)) == []


@pytest.mark.parametrize("page", READ)
def test_no_page_installs_what_no_index_has(page: str) -> None:
    if not SET.index:
        assert _INSTALLS.findall(text_of(page)) == []


@pytest.mark.parametrize(
    "promise",
    [
        *("pip install burgomaster", 'pip install "burgomaster[lab]"', "uvx burgomaster", "pipx run burgomaster"),
        *("pip install --no-deps burgomaster fluent.syntax", "pip install --upgrade 'burgomaster[lab]' jupyterlab"),
        *("python -m pip install burgomaster==0.5.0", "uv tool install burgomaster", "uv pip install burgomaster"),
    ],
)
def test_an_install_from_an_index_is_found(promise: str) -> None:
    assert _INSTALLS.search(f"Type `{promise}` now")


@pytest.mark.parametrize(
    "honest",
    [
        *("pip install build/wheel/burgomaster-0.5.0-py3-none-any.whl", 'pip install --editable ".[lab]"'),
        *("pip install jupyterlab`; then `burgomaster serve", "house/bin/pip install build/wheel/*.whl"),
        *("pip install burgomaster-0.5.0-py3-none-any.whl", 'pip install "$(ls wheels/burgomaster-*.whl)[cuda]"'),
    ],
)
def test_an_install_from_a_file_is_not(honest: str) -> None:
    assert not _INSTALLS.search(honest)


# ---- Files ----------------------------------------------------------------------------------------------------------


def missing(page: str, typed: list[str]) -> list[str]:
    """Files that commands read, one after the other, that are neither ours nor made by an earlier one."""
    made: set[str] = set()
    gone = []
    place = ROOT
    for command in typed:
        first, *words = shlex.split(command)
        if first == "cd":
            place = ROOT if words[0] == "burgomaster" else place / words[0]  # what was cloned
            continue
        writes = {words[n + 1] for n, word in enumerate(words[:-1]) if word in (*MADE_BY, ">")}
        if first == "cp":
            writes.add(words[-1])
        if first == "burgomaster" and words[:1] == ["backup"]:
            writes.add(words[1])
        reads = {word for word in words if re.fullmatch(r"[\w/.-]+\.(game|toml|py|parquet|backup|csv|json)", word)}
        reads |= {f"{found[1]}.py" for word in words for found in re.finditer(r"(?:^|,)(\w+):[A-Z]\w*", word)}
        gone += [
            name
            for name in sorted(reads - writes - made)
            if not any((at / name).exists() for at in (place, ROOT / "web"))
        ]
        made |= writes
    return gone


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)])
def test_every_file_of_a_page_was_made_before(page: str) -> None:
    """By a command further up on the same page, or it is one of ours."""
    assert missing(page, commands(page)) == []


@pytest.mark.parametrize(
    ("typed", "gone"),
    [
        (["burgomaster review my.game"], ["my.game"]),
        (["burgomaster play machi-koro --save my.game", "burgomaster review my.game"], []),
        (["burgomaster review my.game", "burgomaster play machi-koro --save my.game"], ["my.game"]),
        (["burgomaster play machi-koro --edition my-edition.toml"], ["my-edition.toml"]),
        (["burgomaster ladder machi-koro --bots mymodule:MyBot,level-3"], ["mymodule.py"]),
        (["cp docs/examples/thrifty.py mine.py", "burgomaster play machi-koro --bots mine:Thrifty"], []),
        (["cp nothing/at-all.py mine.py"], ["nothing/at-all.py"]),
    ],
)
def test_a_file_nobody_made_is_found(typed: list[str], gone: list[str]) -> None:
    assert missing("a page", typed) == gone


# ---- Addresses ------------------------------------------------------------------------------------------------------


def test_the_pages_say_what_the_addresses_are() -> None:
    assert main(["--check"]) == 0


def test_every_text_that_follows_is_on_some_page() -> None:
    names = [
        name for page in PAGES if page.endswith(".md") for name in re.findall(r"<!-- said: ([\w-]+) -->", text_of(page))
    ]
    assert set(names) == set(said(SET))
    for page in PAGES:
        assert text_of(page).count("<!-- said: ") == text_of(page).count("<!-- said -->"), page


@pytest.mark.parametrize("part", ["site", "source", "index"])
def test_an_address_is_promised_only_where_it_is_set(part: str) -> None:
    with_it, without = replace(Addresses(), **{part: getattr(REAL, part)}), replace(REAL, **{part: ""})
    assert getattr(REAL, part) in "".join(said(with_it).values())
    assert getattr(REAL, part) not in "".join(said(without).values())
    assert "uvx burgomaster" in said(REAL)["start"]
    assert "uvx" not in said(replace(REAL, index=""))["start"]


def test_addresses_come_and_go_without_a_trace(tmp_path: Path) -> None:
    """Real ones are put into every page, and taken out again to the letter."""
    (tmp_path / "docs").mkdir()
    pages = [page for page in PAGES if re.fullmatch(r"README\.md|docs/[\w-]+\.md", page)]
    for page in ("pyproject.toml", *pages):
        shutil.copy(ROOT / page, tmp_path / page)
    before = {page: written(text_of(page), Addresses()) for page in pages}
    empty = (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    full = empty
    for name, address in vars(REAL).items():
        full = re.sub(rf'^{name} = "[^"]*"', f'{name} = "{address}"', full, flags=re.MULTILINE)
    (tmp_path / "pyproject.toml").write_text(full, encoding="utf-8")
    assert main(["--check"], tmp_path) == 1
    assert main([], tmp_path) == 0
    front = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert f"[Play now]({REAL.site})" in front
    assert f"git clone {REAL.source} burgomaster" in front
    assert "ADDRESS" not in front
    for name, address in vars(REAL).items():
        full = full.replace(f'{name} = "{address}"', f'{name} = ""')
    (tmp_path / "pyproject.toml").write_text(full, encoding="utf-8")
    assert main([], tmp_path) == 0
    assert {page: (tmp_path / page).read_text(encoding="utf-8") for page in pages} == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"site": "play.real.org/"},
        {"site": "https://play.real.org"},
        {"source": "https://x.org/a/"},
        {"index": "http://x.org/"},
    ],
)
def test_what_is_no_address_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"pyproject\.toml: addresses\."):
        Addresses(**wrong)


def test_the_site_says_where_it_is_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "web"))
    spec = importlib.util.spec_from_file_location("the_pages_site", ROOT / "web" / "site.py")  # `site` is Python's own
    assert spec is not None
    assert spec.loader is not None
    site = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(site)
    assert site._home("") == ""
    assert f'<link rel="canonical" href="{REAL.site}" />' in site._home(REAL.site)


def packed(root: Path) -> ProjectMetadata[PluginManager]:
    return ProjectMetadata(str(root), PluginManager())


def test_a_package_names_the_addresses_that_are_set(tmp_path: Path) -> None:
    assert packed(ROOT).core.urls == SET.urls
    for name in ("README.md", "pyproject.toml", "hatch_build.py", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("deploy", "src", "web"):
        (tmp_path / name).symlink_to(ROOT / name)
    text = (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    for name, address in vars(REAL).items():
        text = re.sub(rf'^{name} = "[^"]*"', f'{name} = "{address}"', text, flags=re.MULTILINE)
    (tmp_path / "pyproject.toml").write_text(text, encoding="utf-8")
    whole = packed(tmp_path).core
    assert whole.urls == REAL.urls
    links = re.findall(r"\]\(([^)]+)\)", whole.readme)
    assert links
    assert all(link.startswith("https://") for link in links)
    assert f"]({REAL.source}/raw/main/docs/pictures/play.webp)" in whole.readme
    ours = [link.split("/main/", 1)[1].split("#")[0] for link in links if link.startswith(REAL.source)]
    assert ours
    assert all((ROOT / path).exists() for path in ours)


def test_without_an_address_the_package_has_no_link_that_leads_nowhere() -> None:
    if not SET.source:
        shown = packed(ROOT).core.readme
        assert "Get better" in shown
        assert all(link.startswith("https://") for link in re.findall(r"\]\(([^)]+)\)", shown))


# ---- The front page -------------------------------------------------------------------------------------------------


def test_the_first_commands_of_the_readme_get_these_sources(tmp_path: Path) -> None:
    """The address is this folder here; `make play` is asked what it would do."""
    first, second = [
        line for block in blocks("README.md", "sh")[: 1 + bool(SET.index)] for line in block.text.splitlines()
    ][-2:]
    typed = first.replace(SET.source or "ADDRESS", shlex.quote(str(ROOT)))
    assert second == "make play"
    done = subprocess.run(
        ["sh", "-c", f"{typed} && make --dry-run play PYTHON=python3"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "burgomaster serve --port 0 --browse" in done.stdout


def test_the_front_page_is_a_screen_and_a_half() -> None:
    assert len(text_of("README.md").split()) <= 640


def test_the_film_is_light_and_is_one() -> None:
    film = ROOT / "docs" / "pictures" / "play.webp"
    assert "(docs/pictures/play.webp)" in text_of("README.md")
    assert film.stat().st_size <= 700_000
    data = film.read_bytes()
    assert (data[:4], data[8:12]) == (b"RIFF", b"WEBP")
    shown = [int.from_bytes(data[at + 20 : at + 23], "little") for at in _parts(data, b"ANMF")]
    assert len(shown) > 20  # pictures
    assert 6_000 <= sum(shown) <= 15_000  # milliseconds
    assert tomllib.loads(text_of("pyproject.toml"))["project"]["dynamic"] == ["readme", "urls", "version"]


def _parts(data: bytes, kind: bytes) -> list[int]:
    """Where the parts of this kind begin in a WebP file."""
    found, at = [], 12
    while at < len(data):
        if data[at : at + 4] == kind:
            found.append(at)
        size = int.from_bytes(data[at + 4 : at + 8], "little")
        at += 8 + size + size % 2
    return found
