"""What options change is measured by one command, which writes the file that options are told from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from burgomaster.games import folder
from burgomaster.lab import options
from burgomaster.lab.options import Way, main
from burgomaster.tables.options import FILE, measurements


def test_one_command_measures_and_writes_file_and_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    way = Way("greedy", 4, {"dead-stacks": {"market": "ten"}})
    monkeypatch.setitem(options.WAYS, "machi-koro", way)
    monkeypatch.setattr(options, "folder", lambda name: tmp_path)
    page = tmp_path / "answers.md"
    page.write_text("before\n<!-- options: machi-koro -->\nold\n<!-- end -->\nafter\n", encoding="utf-8")
    monkeypatch.setattr(options, "PAGE", page)
    main(["machi-koro"])
    found = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    assert (found["bot"], found["games"]) == ("greedy", 4)
    told = [(one["option"], one["value"], one["under"]) for one in found["effects"]]
    assert told == [
        ("radio-dice", "free", {}),
        ("park-same-turn", "yes", {}),
        ("market", "split", {}),
        ("market", "ten", {}),
        ("dead-stacks", "aside", {"market": "ten"}),
    ]
    ten = next(one for one in found["effects"] if one["value"] == "ten")
    assert all(len(table["seats"]) == int(count) and not table["same"] for count, table in ten["players"].items())
    # The page has the table of what the game's folder has.
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n<!-- options: machi-koro -->\n\n<!-- measured: ")
    assert text.endswith("\n\n<!-- end -->\nafter\n")
    assert "old" not in text
    assert measurements("machi-koro") == json.loads((folder("machi-koro") / FILE).read_text(encoding="utf-8"))
