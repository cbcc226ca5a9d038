"""Game files: what is written comes back, what is tampered with is noticed, what is broken names its line."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgomaster as bm
from burgomaster.bots.registry import bot
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.play.dice import nonce_commitment
from burgomaster.play.record import read_dice
from burgomaster.play.verify import verify, verify_dice
from tests.games.machi_koro.tables import city, table


def played(edition: str | Path | None = None, players: int = 3, **options: str) -> bm.Match:
    start = bm.start("machi-koro", players, edition, {key.replace("_", "-"): value for key, value in options.items()})
    dice = bm.FairDice("table-7", ("", "tulip", "")[:players], bytes([7] * 32))
    match = bm.Match(start, ["Anna", "Bram", "Chiara"][:players], dice)
    bots = [bot("greedy", "machi-koro", seat) for seat in range(players)]
    while not match.position.over:
        match.act(bots[match.position.turn].choose(match.position))
    return match


@pytest.fixture(scope="module")
def match() -> bm.Match:
    return played(start="chance", radio_dice="free")


@pytest.fixture(scope="module")
def text(match: bm.Match) -> str:
    return str(match.record())


def test_a_file_is_readable(text: str) -> None:
    head, _, body = text.partition("\n\n")
    assert '[Game "machi-koro"]' in head
    assert '[Names ["Anna", "Bram", "Chiara"]]' in head
    assert re.search(r"^   ~0 first [ABC] \{\d: 1 1 1\}$", body, re.MULTILINE)
    assert re.search(r"^1\. [ABC] throw 1$", body, re.MULTILINE)


def test_files_come_back(match: bm.Match, text: str, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    match.record().write(path)
    assert path.read_text(encoding="utf-8") == text
    record = bm.Record.read(path)
    assert record == match.record()
    positions = list(record.positions)
    assert len(positions) == len(record.entries) + 1
    assert positions[-1] == match.position == record.final
    assert record.at(record.actions) == record.final
    assert record.at(0).turn != CHANCE
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(bm.BurgomasterError, match="there is no position"):
        record.at(record.actions + 1)


def test_the_dice_can_be_verified(match: bm.Match) -> None:
    proof = bm.verify(match.record())
    assert proof.ok
    assert proof.events == sum(entry.seat == CHANCE for entry in match.entries)
    hidden = bm.verify(match.record(reveal=False))
    assert not hidden.ok
    assert "not been published" in hidden.problem
    bare = bm.verify(replace(match.record(), commitment=""))
    assert (hidden.events, bare.events, bare.ok) == (0, 0, False)
    assert "no commitment" in bare.problem


def test_a_false_secret_and_false_dice_are_noticed(match: bm.Match, text: str) -> None:
    secret = match.dice.secret.hex()
    other = bm.Record.parse(text.replace(secret, "00" * 32))
    assert "not the one the table committed to" in bm.verify(other).problem
    assert bm.verify(other).events == 0
    words = bm.Record.parse(text.replace("tulip", "tulpe"))
    assert "the word of seat B is not the one it committed to" in bm.verify(words).problem
    assert bm.verify(words).events == 0
    both = bm.Record.parse(text.replace("tulip", "tulpe").replace(nonce_commitment("tulip"), nonce_commitment("tulpe")))
    assert "is not what the secret gives" in bm.verify(both).problem
    assert bm.verify(both).events < 5  # only what was proved before is counted
    number = re.search(r"^   ~(\d+) dice (\d) \{(\d): 1 1 1 1 1 1\}\n(\d+\. \w pass)?", text, re.MULTILINE)
    assert number
    with pytest.raises(bm.BadRecord, match="not the weights"):
        bm.Record.parse(
            text.replace("{0: 1 1 1}", "{0: 1 1 2}", 1)
            .replace("{1: 1 1 1}", "{1: 1 1 2}", 1)
            .replace("{2: 1 1 1}", "{2: 1 1 2}", 1)
        )


def test_a_word_that_was_not_opened_is_left_out_and_said_to_be() -> None:
    start = bm.start("machi-koro", 2)
    dice = bm.FairDice("table-7", ("", "a word of some length"), bytes([7] * 32))
    match = bm.Match(start, ["Anna", "Bram"], dice)
    match.act("throw 1")
    text = str(match.record()).replace(', "a word of some length"', ', ""')
    proof = bm.verify(bm.Record.parse(text))
    assert proof.left_out == (1,)
    assert "is not what the secret gives" in proof.problem  # these dice had the word in them
    bare = str(bm.Match(start, ["Anna", "Bram"], bm.FairDice("t", ("", ""), bytes(32))).record())
    promised = bare.replace("[Secret", f'[WordCommitments ["", "{nonce_commitment("never")}"]]\n[Secret')
    proof = bm.verify(bm.Record.parse(promised))
    assert proof.ok
    assert proof.left_out == (1,)


def test_a_record_with_more_words_than_promises_is_not_verified(match: bm.Match) -> None:
    with pytest.raises(ValueError, match="shorter"):
        bm.verify(replace(match.record(), nonce_commitments=("",)))


@pytest.mark.parametrize(("chosen", "named"), [({}, False), ({"market": "all"}, False), ({"market": "ten"}, True)])
def test_a_later_option_is_named_only_where_it_says_something(chosen: dict[str, str], named: bool) -> None:
    start = bm.start("machi-koro", players=2, options=chosen)
    text = str(bm.Record(start=start))
    assert ("market=ten" in text) == ("market" in text) == named
    assert bm.Record.parse(text).start == start


def test_files_of_the_first_format_are_read_verified_and_written_as_they_were() -> None:
    old = (Path(__file__).parent / "format-1.txt").read_text(encoding="utf-8")
    record = bm.Record.parse(old)
    assert str(record) == old
    assert bm.verify(record).ok
    with pytest.raises(bm.BadRecord, match="belongs to format 2"):
        bm.Record.parse(old.replace("[Secret", f'[WordCommitments ["{"0" * 64}", ""]]\n[Secret'))
    # Under the other recipe the same secret gives other throws.
    newer = old.replace('[Burgomaster "1"]', '[Burgomaster "2"]').replace('"tulip ü"', '""')
    assert "is not what the secret gives" in bm.verify(bm.Record.parse(newer)).problem


def test_the_dice_of_other_rules_are_checked_all_the_same(text: str) -> None:
    other = text.replace('[Rules "1"]', '[Rules "99"]')
    with pytest.raises(bm.OtherRules, match="version 99"):
        bm.Record.parse(other)
    told, chances = read_dice(other)
    assert told.nonces == ("", "tulip", "")
    assert verify_dice(other) == bm.verify(bm.Record.parse(text))
    assert len(chances) == verify_dice(other).events
    assert not verify_dice(other.replace("tulip", "rose")).ok


def test_own_editions_travel_in_the_file(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = bm.start("machi-koro", 2).setting.text
    own.write_text(text.replace("start_coins = 3", "start_coins = 30"), encoding="utf-8")
    record = played(own, players=2).record()
    own.unlink()
    back = bm.Record.parse(str(record))
    assert back == record
    assert back.start.view()["state"]["cities"][0]["coins"] == 30
    with pytest.raises(bm.BadRecord, match="EditionHash"):
        bm.Record.parse(str(record).replace("start_coins = 30", "start_coins = 31"))


def test_games_may_begin_from_a_position_set_up_by_hand() -> None:
    match = bm.Match(table(city(30, ["train-station", "shopping-mall", "amusement-park"]), city()))
    match.act("throw 1")
    match.act("build radio-tower")
    assert match.record().result == "A"
    back = bm.Record.parse(str(match.record()))
    assert back == match.record()
    assert back.start == match.record().start


def test_a_saved_game_goes_on_with_the_same_dice(match: bm.Match) -> None:
    first, rest = bm.Match(match.record().start, match.names, match.dice), None
    actions = [entry.text for entry in match.entries if entry.seat != CHANCE]
    for action in actions[:20]:
        first.act(action)
    rest = bm.Match.resume(bm.Record.parse(str(first.record())))
    for action in actions[20:]:
        rest.act(action)
    assert rest.record() == match.record()
    with pytest.raises(bm.BadRecord, match="secret"):
        bm.Match.resume(first.record(reveal=False))


def test_an_illegal_action_changes_nothing(match: bm.Match) -> None:
    here = bm.Match(bm.start("machi-koro", 2))
    before = here.record()
    for action in ("buy mine", "nonsense", "throw 2", "dice 3"):
        with pytest.raises(bm.BurgomasterError):
            here.act(action)
    assert here.record() == before


def line(text: str, pattern: str, replacement: str) -> str:
    changed = re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE)
    assert changed != text
    return changed


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda t: "", "header Burgomaster is missing"),
        (lambda t: line(t, r'\[Burgomaster "2"\]', '[Burgomaster "3"]'), "this program reads formats 1 and 2"),
        (lambda t: line(t, r'\[Game ".*"\]', '[Game "chess"]'), "there is no game 'chess'"),
        (lambda t: line(t, r'\[Rules "1"\]', '[Rules "77"]'), "version 77 of the rules"),
        (lambda t: line(t, r'\[Players "3"\]', '[Players "9"]'), "2 to 4 players"),
        (lambda t: line(t, r'\[Players "3"\]', "[Players 3]"), "must be a text"),
        (lambda t: line(t, r'\[Edition "dutch"\]', '[Edition "klingon"]'), "no built-in edition"),
        (lambda t: line(t, r'\[Edition "dutch"\]', '[Edition "custom"]'), "EditionText"),
        (lambda t: line(t, r'\[EditionHash ".', '[EditionHash "x'), "EditionHash"),
        (lambda t: line(t, r"radio-dice=free", "radio-dice=maybe"), "must be one of same, free"),
        (lambda t: line(t, r"radio-dice=free", "radio-dice"), "header Options"),
        (lambda t: line(t, r"\[Names .*\]", '[Names ["A"]]'), "one text per player"),
        (lambda t: line(t, r"\[Names .*\]", "[Names {}]"), "must be a list"),
        (lambda t: line(t, r'\[Secret ".*"\]', '[Secret "zz"]'), "64 hexadecimal digits"),
        (lambda t: line(t, r"\[Game", "[Gane"), "line 2: unknown header 'Gane'"),
        (lambda t: line(t, r"\[Game (.*)\]", r"[Game \1"), "line 2: a header looks like"),
        (lambda t: line(t, r"\[Game (.*)\]", r"[Game \1]\n[Game \1]"), "line 3: header Game twice"),
        (
            lambda t: line(t, r'\[Game "machi-koro"\]', "[Game machi-koro]"),
            "line 2: the value of header Game is not JSON",
        ),
        (lambda t: line(t, r'\[Result "."\]', '[Result "A+B"]'), "the file says the result is 'A\\+B'"),
        (lambda t: line(t, r"^1\. (.) throw 1", r"1. \1 throw 2"), "MK-4"),
        (lambda t: line(t, r"^1\. (.) throw 1", r"1. \1 fly"), "no action of this game"),
        (lambda t: line(t, r"^1\. (.) throw 1", r"1. \1 THROW 1"), "must be written as 'throw 1'"),
        (lambda t: line(t, r"^1\. (.) throw 1", r"7. \1 throw 1"), "this is action 1, not 7"),
        (lambda t: line(t, r"^1\. . throw 1", "hello"), "neither an action"),
        (lambda t: t[: t.index("throw 1")] + "throw 1\n2. A pass\n", "A acts, but it is the turn of chance"),
        (lambda t: line(t, r"~1 dice", "~0 dice"), "event numbers must rise"),
        (lambda t: line(t, r"\{(\d): 1 1 1 1 1 1\}", "{9: 1 1 1 1 1 1}"), "the place of an outcome"),
        (lambda t: line(t, r"\{(\d): 1 1 1 1 1 1\}", r"{\1: 0 1 1 1 1 1}"), "weights are above 0"),
        (lambda t: t + '[Date "2026"]\n', "a header after the first action"),
        (lambda t: t + "999. A throw 1\n", "this is action"),
    ],
)
def test_a_broken_file_names_what_is_wrong(text: str, damage: Callable[[str], str], message: str) -> None:
    with pytest.raises(bm.BadRecord, match=message):
        bm.Record.parse(damage(text))


def test_events_after_the_end_are_refused(text: str) -> None:
    number = text.count(". A ") + text.count(". B ") + text.count(". C ") + 1
    with pytest.raises(bm.BadRecord, match="it is the turn of nobody"):
        bm.Record.parse(text + f"{number}. A throw 1\n")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(bm.BadRecord, match="No such file"):
        bm.Record.read(tmp_path / "none.game")
    with pytest.raises(bm.BadRecord, match=r"directory"):
        bm.Record.read(tmp_path)
    binary = tmp_path / "binary.game"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(bm.BadRecord, match="not a UTF-8 text"):
        bm.Record.read(binary)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_damage_gives_a_record_or_bad_record(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 40))
    junk = data.draw(st.text(max_size=12))
    with suppress(bm.BadRecord):
        bm.Record.parse(text[:at] + junk + text[at + cut :])


def test_the_file_on_disk_survives_a_failed_write(
    match: bm.Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.game"
    match.record().write(path)
    before = path.read_bytes()

    def no_power(_: object) -> None:
        raise OSError("no power")

    monkeypatch.setattr("os.fsync", no_power)
    with pytest.raises(OSError, match="no power"):
        match.record(reveal=False).write(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


# ---- Earlier versions of the rules ----


@pytest.mark.parametrize("edition", ["house", "custom"])
@pytest.mark.parametrize("rules", [1, 2, 3])
def test_a_game_of_an_earlier_version_is_replayed_and_written_again_byte_for_byte(edition: str, rules: int) -> None:
    file = Path(__file__).parent / "games" / f"monopoly-builder.rules-{rules}.{edition}.game"
    text = file.read_text(encoding="utf-8")
    record = bm.Record.parse(text)
    assert (record.rules, str(record)) == (rules, text)
    assert verify(record).ok
    assert pickle.loads(pickle.dumps(record)) == record
    # A position of it stands for itself: it carries the figures it was played by.
    here = record.at(100)
    assert bm.position(here.to_json()) == here
    assert sum("card " in entry.text for entry in record.entries) > 5


def test_a_game_of_an_earlier_version_is_held_to_its_rules() -> None:
    file = Path(__file__).parent / "games" / "monopoly-builder.rules-1.house.game"
    text = file.read_text(encoding="utf-8")
    with pytest.raises(bm.OtherRules, match="version 5"):
        bm.Record.parse(text.replace('[Rules "1"]', '[Rules "5"]'))
    with pytest.raises(bm.BadRecord, match="EditionHash"):  # today's house has other figures
        bm.Record.parse(text.replace('[Rules "1"]', '[Rules "2"]'))
    with pytest.raises(bm.BadRecord, match="tokens is no option of version 1"):
        bm.Record.parse(text.replace('[Options "', '[Options "tokens=chosen, '))


@pytest.mark.parametrize(
    "ask",
    [
        lambda record: record.at("a"),
        lambda record: record.at(True),
        lambda record: record.noted("a", "why?"),
        lambda record: record.review(5),
        lambda record: record.review(["quick"]),
        lambda record: record.review("quick", "a"),
        lambda _: bm.Record.parse(5),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_asked_is_refused_by_an_error_of_the_package(ask: Any) -> None:
    match = bm.Match(bm.start("machi-koro", 2))
    match.act("throw 1")
    with pytest.raises(bm.BurgomasterError):
        ask(match.record())


@pytest.mark.parametrize("given", [5, None, "machi-koro", Path("evening.game")])
def test_a_match_and_a_proof_say_what_they_take(given: Any) -> None:
    with pytest.raises(bm.BurgomasterError, match="a match begins at a position"):
        bm.Match(given)
    with pytest.raises(bm.BurgomasterError, match="a record is verified"):
        bm.verify(given)


def test_a_record_that_is_printed_keeps_the_secret_of_its_dice() -> None:
    match = bm.Match(bm.start("machi-koro", 2))
    match.act("throw 1")
    record = match.record()
    assert record.secret is not None
    for shown in (repr(record), str([record]), repr(match), repr(read_dice(str(record))[0])):
        assert repr(record.secret) not in shown
        assert record.secret.hex() not in shown
    assert repr(record) == "<Record machi-koro, 2 players, 1 actions>"
