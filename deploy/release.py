"""A release in one command: `make release VERSION=0.5.0`; with `DRY=1` everything but the commits and the tag.

What HEAD holds is cloned, becomes the release there (version, citation, section of the changelog, addresses), and is
built twice in two folders, which must give the same bytes: a wheel, an archive of the sources, the page for a static
host, their checksums. The wheel is tried in a bare environment of every Python we promise that this machine has. Only
then these sources get two commits, the release with its tag and the beginning of the next version. Files lie in
build/release. Sources that are a release already are built as they are: whoever has the tag gets the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT))
from deploy import addresses  # noqa: E402

FILES = Path("build") / "release"
UNRELEASED = "## Unreleased\n"
_VERSION = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)


class Refused(Exception):
    """Why there is no release."""


def main(arguments: list[str], root: Path = ROOT) -> None:
    """All of it, or an exception."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("version", nargs="?", help="such as 0.5.0; on a dry run the one under way, unless given")
    parser.add_argument("--dry", action="store_true", help="no commits, no tag")
    given = parser.parse_args(arguments)
    if git(root, "status", "--porcelain"):
        raise Refused("the tree is not clean: commit or put aside what has changed")
    with tempfile.TemporaryDirectory(prefix="burgomaster-release-") as name:
        first, second = Path(name) / "one", Path(name) / "another-folder"
        git(root, "clone", "--quiet", str(root), str(first))
        identify(root, first, dry=given.dry)
        under_way = version_of(first)
        again = ".dev" not in under_way
        version = given.version or (under_way.partition(".dev")[0] if given.dry else "")
        if again:
            if given.version not in (None, under_way):
                raise Refused(f"these sources are release {under_way} already")
            version = under_way
        else:
            if git(root, "tag", "--list", f"v{version}"):
                raise Refused(f"there is a tag v{version} already")
            prepare(first, version, time.strftime("%Y-%m-%d", time.gmtime()))
            commit(first, f"Release {version}")
        files = root / FILES
        shutil.rmtree(files, ignore_errors=True)
        say(f"{version}: building it")
        build(first, files)
        (files / "NOTES.md").write_text(notes(first, version), encoding="utf-8")
        say("building it again, in another folder")
        git(first, "clone", "--quiet", str(first), str(second))
        shutil.copytree(first / "web" / "node_modules", second / "web" / "node_modules", symlinks=True)
        build(second, Path(name) / "again")
        if differing := different(files, Path(name) / "again"):
            raise Refused(f"the same sources gave other bytes: {', '.join(differing)}")
        sums(files)
        attempt(files, first)
        if again or given.dry:
            say(f"{files.relative_to(root)} has {version}; nothing is committed")
            return
        git(first, "tag", "--annotate", f"v{version}", "--message", f"Burgomaster {version}")
        begin_next(first, version)
        commit(first, f"Begin {version_of(first).partition('.dev')[0]}")
        git(root, "fetch", "--quiet", "--no-tags", str(first), "HEAD")
        git(root, "merge", "--quiet", "--ff-only", "FETCH_HEAD")  # refused if something landed meanwhile: no tag then
        git(root, "fetch", "--quiet", str(first), f"refs/tags/v{version}:refs/tags/v{version}")
        say(f"{version} is tagged, its files are in {files.relative_to(root)}. To publish it: git push --follow-tags")


def say(text: str) -> None:
    """Tell how far it is."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def git(folder: Path, *words: str, settings: Mapping[str, str] | None = None) -> str:
    """What git answers in a folder."""
    done = subprocess.run(
        ["git", *words], cwd=folder, env={**os.environ, **(settings or {})}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Refused(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def identify(root: Path, clone: Path, *, dry: bool) -> None:
    """The clone commits as these sources do; a dry run, whose commits nobody keeps, as nobody."""
    for key in ("user.name", "user.email"):
        try:
            who = git(root, "config", key)
        except Refused as problem:
            if not dry:
                raise Refused(f"git does not know who you are: git config {key} …") from problem
            who = "nobody@localhost"
        git(clone, "config", key, who)


# ---- What becomes a release ------------------------------------------------------------------------------------------


def version_of(folder: Path) -> str:
    """As the sources say."""
    found = _VERSION.search((folder / "src" / "burgomaster" / "__init__.py").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def prepare(folder: Path, version: str, day: str) -> None:
    """Make sources a release."""
    if not re.fullmatch(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)", version):
        raise Refused(f"{version!r} is no version such as 0.5.0")
    file = folder / "CHANGELOG.md"
    text = file.read_text(encoding="utf-8")
    before = re.findall(r"^## (\d+\.\d+\.\d+) ", text, re.MULTILINE)
    if before and numbers(version) <= max(map(numbers, before)):
        raise Refused(f"{version} is not newer than {max(before, key=numbers)}")
    above, found, below = text.partition(UNRELEASED)
    if not found or not re.match(r"\s*### ", below):
        raise Refused("the changelog has nothing under Unreleased")
    file.write_text(f"{above}{UNRELEASED}\n## {version} ({day})\n{below}", encoding="utf-8")
    set_version(folder, version, day)
    addresses.main([], folder)


def begin_next(folder: Path, version: str) -> None:
    """After a release, the next one is under way."""
    major, minor, _ = numbers(version)
    set_version(folder, f"{major}.{minor + 1}.0.dev0", "")


def set_version(folder: Path, version: str, day: str) -> None:
    """Wherever it stands; the citation has the day of a release too."""
    package, citation = folder / "src" / "burgomaster" / "__init__.py", folder / "CITATION.cff"
    package.write_text(
        _VERSION.sub(f'__version__ = "{version}"', package.read_text(encoding="utf-8")), encoding="utf-8"
    )
    text = re.sub(r"^date-released: .*\n", "", citation.read_text(encoding="utf-8"), flags=re.MULTILINE)
    released = f'date-released: "{day}"\n' if day else ""
    text, count = re.subn(r'^version: ".*"\n', f'version: "{version}"\n{released}', text, flags=re.MULTILINE)
    assert count == 1
    citation.write_text(text, encoding="utf-8")


def numbers(version: str) -> tuple[int, ...]:
    """A version, to be compared."""
    return tuple(map(int, version.split(".")))


def notes(folder: Path, version: str) -> str:
    """The release's section of the changelog."""
    text = (folder / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version)} .*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise Refused(f"the changelog has no section {version}")
    return found[0]


def commit(folder: Path, message: str) -> None:
    """Dated like what it stands on: the same sources make the same release, whenever the command is typed."""
    when = git(folder, "log", "-1", "--format=%cI")
    settings = {"GIT_AUTHOR_DATE": when, "GIT_COMMITTER_DATE": when}
    git(folder, "commit", "--quiet", "--all", "--message", message, settings=settings)


# ---- What is built ---------------------------------------------------------------------------------------------------


def build(folder: Path, into: Path) -> None:
    """A wheel, an archive of the sources, the page for a static host."""
    into.mkdir(parents=True)
    settings = {
        **os.environ,
        "SOURCE_DATE_EPOCH": git(folder, "log", "-1", "--format=%ct"),
        "PYTHONPATH": str(folder / "src"),  # what is built asks its own sources, not those that are installed
        "PYTHONDONTWRITEBYTECODE": "1",
        "TZ": "UTC",
    }
    for command in (
        ["-m", "hatchling", "build", "--directory", str(into), "--target", "sdist", "--target", "wheel"],
        [str(folder / "web" / "site.py"), str(folder / "build" / "site")],
    ):
        done = subprocess.run(
            [sys.executable, *command], cwd=folder, env=settings, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise Refused(f"{' '.join(command)}:\n{(done.stdout + done.stderr)[-4000:]}")
    when = time.gmtime(int(settings["SOURCE_DATE_EPOCH"]))[:6]
    pack(folder / "build" / "site", into / f"burgomaster-{version_of(folder)}-site.zip", when)


def pack(folder: Path, archive: Path, when: tuple[int, ...]) -> None:
    """A folder as an archive that depends on nothing but its files and their names."""
    year, month, day, hour, minute, second = when
    with zipfile.ZipFile(archive, "w") as packed:
        for file in sorted(folder.rglob("*"), key=lambda one: one.relative_to(folder).as_posix()):
            if file.is_file():
                entry = zipfile.ZipInfo(file.relative_to(folder).as_posix(), (year, month, day, hour, minute, second))
                entry.external_attr = 0o644 << 16
                entry.create_system = 3
                packed.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def different(one: Path, other: Path) -> list[str]:
    """What was built in one folder and is not the same in the other; of archives, the parts."""
    found = []
    for name in sorted({file.name for folder in (one, other) for file in folder.iterdir()} - {"NOTES.md"}):
        here, there = one / name, other / name
        if not (here.exists() and there.exists()):
            found.append(f"{name} (in one only)")
        elif here.read_bytes() != there.read_bytes():
            found.append(f"{name} ({', '.join(_parts(here, there)) or 'as a whole'})")
    return found


def _parts(here: Path, there: Path) -> list[str]:
    if not zipfile.is_zipfile(here):
        return []
    with zipfile.ZipFile(here) as one, zipfile.ZipFile(there) as other:
        names = sorted({*one.namelist(), *other.namelist()})
        shared = {*one.namelist()} & {*other.namelist()}
        return [name for name in names if name not in shared or one.read(name) != other.read(name)]


def sums(files: Path) -> None:
    """Checksums, as `sha256sum --check SHA256SUMS` reads them."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files.iterdir())]
    (files / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


# ---- What is tried ---------------------------------------------------------------------------------------------------


def promised(folder: Path) -> list[str]:
    """The Pythons that the package names."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return re.findall(r":: Python :: (3\.\d+)", "\n".join(project["classifiers"]))


def interpreter(version: str) -> str | None:
    """A Python of this version that runs here, on the path or where pyenv and uv keep theirs."""
    kept = [
        Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions",
        Path.home() / ".local/share/uv/python",
    ]
    more = [str(file) for folder in kept for file in sorted(folder.glob(f"*/bin/python{version}"))]
    for name in (f"python{version}", sys.executable, *more):
        found = shutil.which(name)
        asked = [found or name, "-c", "import sys, venv, ensurepip; print('%d.%d' % sys.version_info[:2])"]
        if found and subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip() == version:
            return found
    return None


def attempt(files: Path, folder: Path) -> None:
    """The wheel, in a bare environment of each Python that is here."""
    found = {version: interpreter(version) for version in promised(folder)}
    if not any(found.values()):
        raise Refused(f"no Python to try the wheel with: {', '.join(found)}")
    for version, python in found.items():
        if python is None:
            say(f"Python {version}: NOT TRIED, it is not on this machine")
            continue
        done = subprocess.run(
            [python, str(folder / "deploy" / "try_wheel.py"), str(files)], capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise Refused(f"the wheel fails with Python {version}:\n{(done.stdout + done.stderr)[-4000:]}")
        say(f"Python {version}: installed, played, served")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Refused as problem:
        sys.exit(f"no release: {problem}")
