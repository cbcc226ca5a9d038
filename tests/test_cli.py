"""The command line: what it prints, its exit statuses, and that bad input never shows a traceback."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.bots.registry import bot
from burgomaster.cli import main
from burgomaster.server.backup import Restored
from burgomaster.terminal.play import choose_face, new_table


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "a.game"
    match = bm.Match(bm.start("machi-koro", 2), ["Anna", "Bram"])
    bots = [bot("greedy", "machi-koro", seat) for seat in range(2)]
    while not match.position.over:
        match.act(bots[match.position.turn].choose(match.position))
    match.record().write(path)
    return path


def run(*arguments: str, said: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "burgomaster", *arguments],
        capture_output=True,
        encoding="utf-8",
        input=said,
        timeout=300,
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", **extra},
        check=False,
    )


def test_help_needs_no_heavy_imports() -> None:
    code = (
        "import sys; from burgomaster.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: print(sorted(sys.modules))"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    for heavy in ("numba", "numpy", "rich", "fluent", "starlette", "msgspec"):
        assert f"'{heavy}'" not in result.stdout
    assert "examples:" in result.stdout


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "serve",
        "backup",
        "restore",
        "admin",
        "simulate",
        "ladder",
        "rules",
        "verify",
        "hint",
        "review",
        "show",
        "completion",
    ],
)
def test_every_command_has_help_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert "examples:\n  burgomaster" in capsys.readouterr().out


def test_simulate_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "simulate machi-koro --players 4 --bots greedy,random,random,random --games 300 --seed 7 --json"
    assert main(arguments.split()) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 300
    assert sum(data["wins_by_seat"]) == 300
    assert main([*arguments.split(), "--threads", "2"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["wins_by_seat"] == data["wins_by_seat"]


def test_simulate_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "machi-koro", "--games", "300", "--option", "start=chance", "--edition", "international"])
        == 0
    )
    shown = capsys.readouterr().out
    for word in ("wins by seat", "95 % interval", "turns per game", "decisions/s", "international"):
        assert word in shown


def test_play_without_a_terminal_shows_a_game_between_bots(tmp_path: Path) -> None:
    result = run("play", "--bots", "greedy", "--save", str(tmp_path / "x.game"))
    assert result.returncode == 0
    assert "a game between bots" in result.stdout
    assert "won." in result.stdout
    assert bm.verify(bm.Record.read(tmp_path / "x.game")).ok


def test_a_saved_game_is_not_saved_over(tmp_path: Path) -> None:
    file = tmp_path / "x.game"
    file.write_text("precious", encoding="utf-8")
    refused = run("play", "--save", str(file))
    assert refused.returncode == 1
    assert "exists already: --force overwrites it" in refused.stderr
    assert file.read_text(encoding="utf-8") == "precious"
    assert run("play", "--save", str(file), "--bots", "random", "--force").returncode == 0
    assert bm.Record.read(file).final.over


@pytest.mark.parametrize(
    ("game", "humans", "players"), [("machi-koro", 2, 4), ("machi-koro", 4, 4), ("alhambra", 2, 5)]
)
def test_people_leave_the_other_seats_to_bots(
    game: str, humans: int, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    given: dict[str, Any] = {
        "names": "",
        "edition": None,
        "options": {},
        "save": tmp_path / "x",
        "seed": 1,
        "lang": "en",
        "face": choose_face("en", plain=True, pace=None),
    }
    table = new_table(game, humans=humans, bots=None, **given)
    assert len(table.seats) == players
    assert table.seats[:humans] == [None] * humans
    assert None not in table.seats[humans:]
    with pytest.raises(bm.BurgomasterError, match="players, not"):
        new_table("machi-koro", humans=2, bots="3", **given)


def test_completion() -> None:
    for shell in ("bash", "zsh", "tcsh"):
        script = run("completion", shell)
        assert script.returncode == 0
        assert "monopoly-builder" in script.stdout
    asked = (
        f"source <({sys.executable} -m burgomaster completion bash)\n"
        'COMP_WORDS=(burgomaster si); COMP_CWORD=1; _shtab_burgomaster; echo "${COMPREPLY[@]}"\n'
        'COMP_WORDS=(burgomaster rules ""); COMP_CWORD=2; _shtab_burgomaster; echo "${COMPREPLY[@]}"\n'
    )
    answered = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True)
    assert answered.stdout.split("\n")[:2] == ["simulate", " ".join(bm.games())]


def test_version_and_module() -> None:
    for flag in ("-V", "--version"):
        assert run(flag).stdout.startswith(f"burgomaster {bm.__version__}\n")
    assert "usage: burgomaster" in run("--help").stdout


def test_standard_input_and_output(game_file: Path) -> None:
    text = game_file.read_text(encoding="utf-8")
    assert "dice   ok" in run("verify", "-", said=text).stdout
    assert "Anna" in run("show", "-", "--at", "4", said="\ufeff" + text).stdout
    picture = run("show", "-", "--svg", "-", said=text)
    assert ET.fromstring(picture.stdout).tag.endswith("svg")
    broken = run("show", "-", said="[Nonsense]")
    assert broken.returncode == 1
    assert broken.stderr.startswith("burgomaster: standard input: line 1: ")


def test_an_edition_comes_by_standard_input(tmp_path: Path) -> None:
    text = bm.start("machi-koro", 2).setting.text.replace("start_coins = 3", "start_coins = 8")
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    printed = run("rules", "machi-koro", "--edition", "-", said="\ufeff" + text)
    assert printed.stdout == run("rules", "machi-koro", "--edition", str(file)).stdout != ""
    broken = run("rules", "machi-koro", "--edition", "-", said=text.replace("start_coins = 8", "start_coins = -8"))
    assert broken.returncode == 1
    assert "standard input, line " in broken.stderr
    assert "/" not in broken.stderr.splitlines()[0]
    assert "Traceback" not in broken.stderr


def test_what_needs_a_file_is_not_written_to_one_named_like_standard_output(
    game_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for command in (
        ("play", "machi-koro", "--save", "-"),
        ("play", "--resume", "-"),
        ("games", "machi-koro", "--out", "-"),
    ):
        assert main([*command]) == 1
        assert "cannot be -" in capsys.readouterr().err
    text = game_file.read_text(encoding="utf-8")
    refused = run("note", "-", "--at", "1", "--text", "why?", said=text)
    assert (refused.returncode, "into a file" in refused.stderr) == (1, True)
    assert list(tmp_path.iterdir()) == []


def test_notes_are_listed_from_standard_input_and_as_json(game_file: Path, tmp_path: Path) -> None:
    text = str(bm.Record.read(game_file).noted(2, "why not the mine?"))
    assert run("note", "-", said=text).stdout == "2. why not the mine?\n"
    assert json.loads(run("note", "-", "--json", said=text).stdout) == [{"action": 2, "text": "why not the mine?"}]
    file = tmp_path / "a.game"
    file.write_text(text, encoding="utf-8")
    told = run("note", str(file), "--at", "1", "--text", "so", "--json").stdout
    assert [one["text"] for one in json.loads(told)] == ["so", "why not the mine?"]
    assert bm.Record.read(file).notes == ((1, "so"), (2, "why not the mine?"))


def test_json_wherever_a_program_might_read(
    game_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(*arguments: str, status: int = 0) -> dict[str, Any]:
        assert main([*arguments, "--json"]) == status
        found: dict[str, Any] = json.loads(capsys.readouterr().out)
        return found

    record = bm.Record.read(game_file)
    proved = {"rules_checked": True, "dice_proved": True, "words_left_out": [], "problem": "", "result": record.result}
    proved["thrown_by"] = "table"
    counted = {"actions": record.actions, "chance_events": len(record.entries) - record.actions}
    assert told("verify", str(game_file)) == {"game": "machi-koro", **counted, **proved}
    forged = tmp_path / "forged.game"
    text = game_file.read_text(encoding="utf-8")
    forged.write_text(text.replace('[Words ["", ""]]', '[Words ["", "x"]]'), encoding="utf-8")
    assert told("verify", str(forged), status=1)["dice_proved"] is False
    rule = told("rules", "machi-koro", "--rule", "mk-8", "--lang", "it")
    assert rule["lang"] == "it"
    assert rule["text"].startswith("**MK-8**")
    assert "**MK-9**" in told("rules", "machi-koro")["text"]
    monkeypatch.setattr("burgomaster.server.backup.backup", lambda house, file: 3)
    monkeypatch.setattr("burgomaster.server.backup.restore", lambda file, house: Restored(4, True, {}))
    assert told("backup", str(tmp_path / "a")) == {"tables": 3}
    assert told("restore", str(tmp_path / "a")) == {"tables": 4, "checked": True, "damaged": {}}


@pytest.mark.parametrize("lang", ["en", "nl", "it"])
def test_rules(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "machi-koro", "--lang", lang]) == 0
    book = capsys.readouterr().out
    assert "**MK-8**" in book
    assert main(["rules", "machi-koro", "--lang", lang, "--rule", "mk-8"]) == 0
    rule = capsys.readouterr().out
    assert rule.startswith("**MK-8**")
    assert "**MK-9**" not in rule


def test_the_language_follows_the_locale() -> None:
    assert run("rules", "machi-koro", LC_ALL="nl_NL.UTF-8").stdout != run("rules", "machi-koro").stdout


def test_verify(game_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(game_file)]) == 0
    assert "dice   ok" in capsys.readouterr().out
    text = game_file.read_text(encoding="utf-8")
    forged = tmp_path / "forged.game"
    forged.write_text(text.replace('[Words ["", ""]]', '[Words ["", "x"]]'), encoding="utf-8")
    assert main(["verify", str(forged)]) == 1
    assert "NOT proved" in capsys.readouterr().out
    plain = tmp_path / "plain.game"
    plain.write_text("\n".join(line for line in text.splitlines() if "Secret" not in line), encoding="utf-8")
    assert main(["verify", str(plain)]) == 1
    assert "not been published" in capsys.readouterr().out


def test_verify_holds_the_file_against_what_one_saw(
    game_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = bm.Record.read(game_file)
    right = ["--table", record.table, "--commitment", record.commitment]
    assert main(["verify", str(game_file), *right]) == 0
    for wrong in (["--table", "another"], ["--commitment", "0" * 64], ["--word", "tulip"]):
        assert main(["verify", str(game_file), *wrong]) == 1
        assert f"does not have the {wrong[0][2:]} you saw" in capsys.readouterr().out
    other = tmp_path / "other.game"
    other.write_text(game_file.read_text(encoding="utf-8").replace('[Rules "1"]', '[Rules "9"]'), encoding="utf-8")
    assert main(["verify", str(other), *right]) == 0
    said = capsys.readouterr().out
    assert "rules  not checked" in said
    assert "dice   ok" in said


def test_verify_says_that_a_game_cut_short_is_unfinished(
    game_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = bm.Record.read(game_file)
    assert main(["verify", str(game_file)]) == 0
    assert f"result {record.result}\n" in capsys.readouterr().out
    cut = tmp_path / "cut.game"
    for entries in (record.entries[:7], record.entries[:-1], ()):
        replace(record, entries=entries).write(cut)
        assert main(["verify", str(cut)]) == 0
        assert "result unfinished" in capsys.readouterr().out
        assert main(["verify", str(cut), "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["result"] == "unfinished"


def test_show(game_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "table.svg"
    assert main(["show", str(game_file), "--at", "4", "--svg", str(picture), "--lang", "it"]) == 0
    shown = capsys.readouterr().out
    assert "Anna" in shown
    assert "Edificio" in shown
    assert ET.parse(picture).getroot().tag.endswith("svg")
    assert main(["show", str(game_file), "--json"]) == 0
    assert bm.position(capsys.readouterr().out).over


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        ("fly", 2, "invalid choice"),
        ("simulate", 2, "GAME"),
        ("simulate chess", 2, "invalid choice: 'chess'"),
        ("simulate machi-koro --games zero", 2, "not a whole number"),
        ("simulate machi-koro --games -5", 2, "not a whole number"),
        ("simulate machi-koro --games 99999999999999999999999999999999", 2, "not a whole number"),
        ("simulate machi-koro --bots wizard", 1, "there is no bot 'wizard'"),
        ("simulate machi-koro --bots greedy,random --players 3", 1, "2 bots for 3 players"),
        ("simulate machi-koro --players 6", 1, "2 to 4 players"),
        ("simulate machi-koro --edition klingon", 1, "no edition 'klingon'"),
        ("simulate machi-koro --option start", 1, "NAME=VALUE"),
        ("simulate machi-koro --option start=Z", 1, "option start: must be one of"),
        ("simulate machi-koro --option colour=red", 1, "unknown option 'colour'"),
        ("simulate machi-koro --bots nowhere:Bot,random --games 5", 1, "the guest nowhere:Bot does not start"),
        ("simulate machi-koro --deadline soon", 2, "not a number of seconds"),
        ("ladder machi-koro", 2, "--bots"),
        ("ladder machi-koro --bots greedy", 1, "two bots or more"),
        ("ladder machi-koro --bots greedy,random --deadline 0", 2, "not a number of seconds"),
        ("play machi-koro --bots 9", 1, "2 to 4 players"),
        ("play machi-koro --bots 0", 1, "2 to 4 players"),
        ("play machi-koro --names A,B,C", 1, "names for"),
        ("play --resume nowhere.game", 1, "only in a terminal"),
        ("rules machi-koro --lang tlh", 2, "invalid choice: 'tlh'"),
        ("rules machi-koro --rule MK-99", 1, "no rule 'MK-99'"),
        ("verify nowhere.game", 1, "nowhere.game: No such file"),
        ("show nowhere.game", 1, "nowhere.game: No such file"),
        ("show . --at 3", 1, "directory"),
    ],
)
def test_bad_input(arguments: str, status: int, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    left: str | int | None
    try:
        left = main(arguments.split())
    except SystemExit as parsed:
        left = parsed.code
    assert left == status
    assert message in capsys.readouterr().err


def test_bad_input_shows_no_traceback() -> None:
    result = run("simulate", "machi-koro", "--bots", "wizard")
    assert result.returncode == 1
    assert "there is no bot 'wizard'" in result.stderr
    assert "Traceback" not in result.stderr


def test_show_beyond_the_end_and_into_a_closed_folder(game_file: Path, tmp_path: Path) -> None:
    assert "there is no position 9999" in run("show", str(game_file), "--at", "9999").stderr
    result = run("show", str(game_file), "--svg", str(tmp_path / "none" / "x.svg"))
    assert result.returncode == 1
    assert "No such file" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_reader_that_goes_away() -> None:
    command = f"{sys.executable} -m burgomaster.cli rules machi-koro | head -n 1"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert result.stderr == ""
