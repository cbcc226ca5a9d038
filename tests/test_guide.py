"""The guide to a house on the net: what it has people type is there. `make rehearsal` types all of it."""

from __future__ import annotations

import configparser
import re
import shlex
import subprocess
from pathlib import Path

import pytest
from deploy.rehearse import ADDRESS, GUIDE, LETTER_BOX, NAME, NOT_HERE, ROOT, commands

from tests.docs.test_commands import unknown

PAGE = GUIDE.read_text(encoding="utf-8")
TYPED = commands(PAGE)
UNITS = sorted((ROOT / "deploy").glob("burgomaster*.*"))


def test_what_stands_in_for_the_world_still_stands_on_the_page() -> None:
    assert len(TYPED) > 50
    assert f"name={NAME}" in TYPED
    for once in (f"git clone {ADDRESS} ", LETTER_BOX):
        assert PAGE.count(once) == 1


def test_what_is_not_rehearsed_says_why() -> None:
    reasons = [line.partition(NOT_HERE)[2] for line in TYPED if "not rehearsed" in line]
    assert len(reasons) == 3
    assert all(len(reason.split()) > 3 for reason in reasons)


def test_the_shell_can_read_every_line() -> None:
    done = subprocess.run(["sh", "-n"], input="\n".join(TYPED), text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_houses_commands_and_settings_are_known() -> None:
    asked = [line.partition(" #")[0] for line in TYPED if line.startswith("house ")]
    assert asked
    for line in asked:
        words = shlex.split(re.sub(r"\$\(.*\)", "FILE", line))
        assert unknown(shlex.join(["burgomaster", *words[1:]])) == "", line


def test_every_file_of_the_page_is_in_the_folder_and_the_other_way_round() -> None:
    text = PAGE + "".join((ROOT / "deploy" / "install.sh").read_text())
    for name in ("house", "house-backup", "house-drill", "Caddyfile", "nginx.conf", *(unit.name for unit in UNITS)):
        assert (ROOT / "deploy" / name).is_file()
        assert re.search(rf"\b{re.escape(name)}\b", text), name


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_runs_what_the_page_installs(unit: Path) -> None:
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(unit)
    started = parser.get("Service", "ExecStart", fallback="")
    assert unit.suffix == ".timer" or started.startswith(
        ("/opt/burgomaster/current/bin/burgomaster", "/usr/local/bin/")
    )
    if started:
        assert parser["Service"]["User"] == "burgomaster"
        assert "BURGOMASTER_CONFIG=/etc/burgomaster.toml" in parser["Service"]["Environment"]
