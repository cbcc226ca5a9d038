"""A release: what it is made of, what is refused, and the same sources giving the same bytes (deploy/release.py).

`make release DRY=1`, which the workflow runs, builds the whole twice and compares; here its parts are tried.
"""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from deploy import release
from deploy.release import ROOT, Refused, git

SETTINGS = {"GIT_AUTHOR_DATE": "2026-11-19T12:00:00+00:00", "GIT_COMMITTER_DATE": "2026-11-19T12:00:00+00:00"}
LIKE_OURS = (".gitignore", "CHANGELOG.md", "CITATION.cff", "README.md", "pyproject.toml", "src/burgomaster/__init__.py")


def sources(folder: Path) -> Path:
    """A repository with what a release changes, of ours; its changelog has something to release."""
    for name in LIKE_OURS:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes((ROOT / name).read_bytes())
    release.set_version(folder, "9.5.0.dev0", "")
    (folder / "CHANGELOG.md").write_text(
        "# Changelog\n\n## Unreleased\n\n### Added\n\n- A wonder.\n\n## 9.4.0 (2026-01-01)\n\n### Fixed\n\n- Old.\n",
        encoding="utf-8",
    )
    git(folder, "init", "--quiet")
    for key in ("user.name", "user.email"):
        git(folder, "config", key, "tester@localhost")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "Begin", settings=SETTINGS)
    return folder


def test_sources_become_a_release_and_then_the_next_version(tmp_path: Path) -> None:
    folder = sources(tmp_path)
    release.prepare(folder, "9.5.0", "2026-11-19")
    changelog = (folder / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## Unreleased\n\n## 9.5.0 (2026-11-19)\n\n### Added\n\n- A wonder.\n\n## 9.4.0" in changelog
    assert release.notes(folder, "9.5.0") == "## 9.5.0 (2026-11-19)\n\n### Added\n\n- A wonder.\n\n"
    assert release.version_of(folder) == "9.5.0"
    cited = (folder / "CITATION.cff").read_text(encoding="utf-8")
    assert 'version: "9.5.0"\ndate-released: "2026-11-19"\n' in cited
    release.begin_next(folder, "9.5.0")
    assert release.version_of(folder) == "9.6.0.dev0"
    cited = (folder / "CITATION.cff").read_text(encoding="utf-8")
    assert 'version: "9.6.0.dev0"\n' in cited
    assert "date-released" not in cited


def test_addresses_are_put_in_place(tmp_path: Path) -> None:
    folder = sources(tmp_path)
    text = (folder / "pyproject.toml").read_text(encoding="utf-8")
    text = text.replace('source = ""', 'source = "https://code.real.org/burgomaster"')
    (folder / "pyproject.toml").write_text(text, encoding="utf-8")
    release.prepare(folder, "9.5.0", "2026-11-19")
    assert "git clone https://code.real.org/burgomaster" in (folder / "README.md").read_text(encoding="utf-8")
    cited = (folder / "CITATION.cff").read_text(encoding="utf-8")
    assert 'repository-code: "https://code.real.org/burgomaster"\n' in cited


@pytest.mark.parametrize("version", ["", "9.5", "v9.5.0", "9.5.0.dev0", "9.05.0", "9.4.0", "9.3.9", "9.5.0; rm"])
def test_a_version_that_is_none_or_is_not_newer_is_refused(tmp_path: Path, version: str) -> None:
    with pytest.raises(Refused, match=r"no version|not newer"):
        release.prepare(sources(tmp_path), version, "2026-11-19")


def test_nothing_to_release_is_refused(tmp_path: Path) -> None:
    folder = sources(tmp_path)
    release.prepare(folder, "9.5.0", "2026-11-19")
    with pytest.raises(Refused, match="nothing under Unreleased"):
        release.prepare(folder, "9.6.0", "2026-11-19")


@pytest.mark.parametrize("name", ["new.txt", "README.md"])
def test_a_tree_that_is_not_clean_is_refused(tmp_path: Path, name: str) -> None:
    folder = sources(tmp_path)
    (folder / name).write_text("changed", encoding="utf-8")
    with pytest.raises(Refused, match="not clean"):
        release.main(["9.5.0", "--dry"], folder)
    assert not (folder / release.FILES).exists()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Building and trying are told of, not done: a wheel would take minutes."""
    done: list[str] = []

    def build(folder: Path, into: Path) -> None:
        into.mkdir(parents=True)
        (folder / "web" / "node_modules").mkdir(parents=True, exist_ok=True)
        done.append(f"build {release.version_of(folder)} {git(folder, 'log', '-1', '--format=%ct')}")
        (into / "a.whl").write_text(done[-1], encoding="utf-8")

    monkeypatch.setattr(release, "build", build)
    monkeypatch.setattr(release, "attempt", lambda files, folder: done.append("try"))
    return done


def test_a_release_is_two_commits_and_a_tag(tmp_path: Path, quick: list[str]) -> None:
    folder = sources(tmp_path)
    release.main(["9.5.0"], folder)
    assert git(folder, "log", "--format=%s").splitlines() == ["Begin 9.6.0", "Release 9.5.0", "Begin"]
    assert git(folder, "log", "-1", "--format=%s", "v9.5.0") == "Release 9.5.0"
    assert git(folder, "cat-file", "-t", "v9.5.0") == "tag"
    assert release.version_of(folder) == "9.6.0.dev0"
    assert len({*quick[:2]}) == 1
    assert quick[2] == "try"
    found = {file.name for file in (folder / release.FILES).iterdir()}
    assert found == {"a.whl", "NOTES.md", "SHA256SUMS"}
    checked = subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=folder / release.FILES, capture_output=True)
    assert checked.returncode == 0


def test_a_dry_run_leaves_the_sources_as_they_were(tmp_path: Path, quick: list[str]) -> None:
    folder = sources(tmp_path)
    before = git(folder, "rev-parse", "HEAD")
    release.main(["--dry"], folder)  # the version that is under way
    assert quick[0].startswith("build 9.5.0 ")
    assert git(folder, "rev-parse", "HEAD") == before
    assert git(folder, "tag") == ""


def test_who_has_the_tag_builds_the_same(tmp_path: Path, quick: list[str]) -> None:
    folder = sources(tmp_path)
    release.main(["9.5.0"], folder)
    made = (folder / release.FILES / "a.whl").read_bytes()
    git(folder, "checkout", "--quiet", "v9.5.0")
    release.main([], folder)
    assert (folder / release.FILES / "a.whl").read_bytes() == made
    with pytest.raises(Refused, match=r"release 9\.5\.0 already"):
        release.main(["9.6.0"], folder)


def test_a_failed_trial_leaves_no_tag(tmp_path: Path, quick: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def attempt(files: Path, folder: Path) -> None:
        raise Refused("the wheel fails")

    monkeypatch.setattr(release, "attempt", attempt)
    folder = sources(tmp_path)
    before = git(folder, "rev-parse", "HEAD")
    with pytest.raises(Refused, match="wheel fails"):
        release.main(["9.5.0"], folder)
    assert (git(folder, "rev-parse", "HEAD"), git(folder, "tag")) == (before, "")


def test_a_tag_that_is_taken_is_refused(tmp_path: Path, quick: list[str]) -> None:
    folder = sources(tmp_path)
    git(folder, "tag", "v9.5.0")
    with pytest.raises(Refused, match=r"tag v9\.5\.0 already"):
        release.main(["9.5.0"], folder)
    assert quick == []


def test_what_landed_meanwhile_is_not_run_over(
    tmp_path: Path, quick: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = sources(tmp_path)

    def attempt(files: Path, clone: Path) -> None:
        (folder / "README.md").write_text("something else\n", encoding="utf-8")
        git(folder, "commit", "--quiet", "--all", "--message", "Land meanwhile", settings=SETTINGS)

    monkeypatch.setattr(release, "attempt", attempt)
    with pytest.raises(Refused, match="git merge"):
        release.main(["9.5.0"], folder)
    assert git(folder, "log", "-1", "--format=%s") == "Land meanwhile"
    assert git(folder, "tag") == ""


def test_other_bytes_from_the_same_sources_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def build(folder: Path, into: Path) -> None:
        into.mkdir(parents=True)
        (folder / "web" / "node_modules").mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(into / "a.whl", "w") as wheel:
            wheel.writestr("where.txt", str(folder))

    monkeypatch.setattr(release, "build", build)
    with pytest.raises(Refused, match=r"other bytes: a\.whl \(where\.txt\)"):
        release.main(["9.5.0", "--dry"], sources(tmp_path))


def test_a_folder_packs_to_the_same_bytes_whenever_and_wherever(tmp_path: Path) -> None:
    packed = []
    for place, names in (("one", ("b", "a/c", "a/a")), ("two", ("a/a", "b", "a/c"))):
        for age, name in enumerate(names):
            file = tmp_path / place / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(name, encoding="utf-8")
            file.chmod(0o600 + age)
            os.utime(file, (age, age))
        release.pack(tmp_path / place, tmp_path / f"{place}.zip", (2026, 11, 19, 12, 0, 0))
        packed.append((tmp_path / f"{place}.zip").read_bytes())
    assert packed[0] == packed[1]
    (tmp_path / "two" / "b").write_text("other", encoding="utf-8")
    release.pack(tmp_path / "two", tmp_path / "three.zip", (2026, 11, 19, 12, 0, 0))
    assert (tmp_path / "three.zip").read_bytes() != packed[0]


def test_the_archive_of_the_sources_is_the_same_from_another_folder(tmp_path: Path) -> None:
    """Of HEAD, as the release builds it."""
    made = []
    for place in ("one", "elsewhere/two"):
        folder = tmp_path / place
        git(ROOT, "clone", "--quiet", str(ROOT), str(folder))
        command = [
            sys.executable,
            "-m",
            "hatchling",
            "build",
            "--directory",
            str(tmp_path / place / "out"),
            "--target",
            "sdist",
        ]
        settings = {**os.environ, "SOURCE_DATE_EPOCH": git(folder, "log", "-1", "--format=%ct")}
        done = subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        (archive,) = (folder / "out").glob("*.tar.gz")
        made.append(archive.read_bytes())
    assert made[0] == made[1]


def test_a_python_that_is_not_here_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = "{}.{}".format(*sys.version_info[:2])
    assert release.interpreter(here) is not None
    assert release.interpreter("3.99") is None
    kept = tmp_path / "versions" / "3.99.1" / "bin" / "python3.99"
    kept.parent.mkdir(parents=True)
    kept.write_text("#!/bin/sh\necho 3.99\n", encoding="utf-8")
    kept.chmod(0o755)
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("PYENV_ROOT", str(tmp_path))
        assert release.interpreter("3.99") == str(kept)
        kept.write_text("#!/bin/sh\necho 3.98\n", encoding="utf-8")  # of another version, whatever it is called
        assert release.interpreter("3.99") is None
    monkeypatch.setattr(release, "promised", lambda folder: ["3.99", here])
    (tmp_path / "deploy").mkdir()
    (tmp_path / "deploy" / "try_wheel.py").write_text("import sys; assert sys.argv[1]", encoding="utf-8")
    release.attempt(tmp_path, tmp_path)
    assert capsys.readouterr().out.splitlines() == [
        "Python 3.99: NOT TRIED, it is not on this machine",
        f"Python {here}: installed, played, served",
    ]
    (tmp_path / "deploy" / "try_wheel.py").write_text("raise SystemExit('it broke')", encoding="utf-8")
    with pytest.raises(Refused, match="it broke"):
        release.attempt(tmp_path, tmp_path)
    monkeypatch.setattr(release, "promised", lambda folder: ["3.99"])
    with pytest.raises(Refused, match="no Python"):
        release.attempt(tmp_path, tmp_path)
