"""Editions of Monopoly Builder: the house edition's figures, others, and ones broken on purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.games.monopoly_builder.state import KINDS
from burgomaster.games.rulebook import rulebook
from burgomaster.play.setting import setting
from tests.games.monopoly_builder.tables import FIGURES, player, table, thrown

TEXT = FIGURES


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


# What is broken, the message, and the beginning of the line it must name.
BROKEN = {
    "missing space": (changed('5 = "light-blue-1"\n', ""), r"space\.5: missing", "[space]"),
    "unknown space": (changed('4 = "chance"', '4 = "casino"'), r"space\.4: must be one of", '4 = "casino"'),
    "deed twice on the board": (changed('3 = "brown-2"', '3 = "brown-1"'), "twice", '3 = "brown-1"'),
    "deed not on the board": (changed('3 = "brown-2"', '3 = "chance"'), "no space is brown-2", "[space]"),
    "no jail": (changed('8 = "jail"', '8 = "chance"'), "no space is jail", "[space]"),
    "start elsewhere": (
        changed('0 = "start"', '0 = "chance"').replace('4 = "chance"', '4 = "start"', 1),
        "start is space 0",
        '4 = "start"',
    ),
    "a deed without a set": (changed("[deed.brown-1]", "[deed.teal-1]"), "belongs to no set", "[deed.teal-1]"),
    "a set that is missing": (
        changed('[set.pink]\ntown = "Haarlem"\nset_points = 2\n', ""),
        "belongs to no set",
        "[deed.pink-1]",
    ),
    "a set of three": (
        changed("[deed.brown-2]", "[deed.brown-3]\nprice = 60\n\n[deed.brown-2]"),
        "a set has two deeds",
        "[deed.brown-3]",
    ),
    "a set of one": (changed("[deed.brown-2]", "[deed.brown-3]"), "a set has two deeds", "[deed.brown-3]"),
    "a deed that is missing": (
        TEXT[: TEXT.index("[deed.pink-1]")] + TEXT[TEXT.index("[deed.pink-2]") :],
        "the deed pink-1 is missing",
        "[set.pink]",
    ),
    "number 0": (changed("number = 3\n", "number = 0\n"), "must be 1 to 12, not 0", "number = 0"),
    "number 13": (changed("number = 3\n", "number = 13\n"), "must be 1 to 12, not 13", "number = 13"),
    "notes that make another sum": (changed("500 = 1\n", "500 = 2\n"), "these notes make 1400", "[notes]"),
    "a note of 7": (changed("500 = 1\n", "500 = 1\n7 = 1\n"), r"notes\.7: is no note: .* multiple of 5", "7 = 1"),
    "a note that is no number": (changed("500 = 1\n", "500 = 1\nten = 1\n"), r"notes\.ten: is no note", "ten = 1"),
    "a note worth nothing": (changed("500 = 1\n", "500 = 1\n0 = 1\n"), r"notes\.0: is no note", "0 = 1"),
    "a note too large": (changed("500 = 1\n", "500 = 1\n10005 = 0\n"), r"notes\.10005: is no note", "10005 = 0"),
    "too many notes": (
        changed("500 = 1\n", "500 = 1\n" + "".join(f"{note} = 0\n" for note in range(1000, 1025, 5))),
        r"notes\.1020: there are at most 10 different notes",
        "1020 = 0",
    ),
    "fewer than no notes": (changed("500 = 1\n", "500 = 1\n25 = -1\n"), r"notes\.25: must be 0 to 100", "25 = -1"),
    "a rate of two": (
        changed("fine = 50", "bank_rate = 2\nfine = 50").replace(
            'fine = "rulebook"', 'fine = "rulebook"\nbank_rate = "house"'
        ),
        r"table\.bank_rate: must be 3 to 9, not 2",
        "bank_rate = 2",
    ),
    "a rate without a source": (
        changed("fine = 50", "bank_rate = 3\nfine = 50"),
        r"sources\.bank_rate: missing",
        "[sources]",
    ),
    "a theft of nothing": (
        changed("fine = 50", "steal_chips = 0\nfine = 50").replace(
            'fine = "rulebook"', 'fine = "rulebook"\nsteal_chips = "house"'
        ),
        r"table\.steal_chips: must be 1 to 9, not 0",
        "steal_chips = 0",
    ),
    "unknown kind": (changed('kind = "excavator"', 'kind = "bus"'), "must be one of dump-truck", 'kind = "bus"'),
    "negative price": (changed("price = 60", "price = -60"), "must be 5 to 10000, not -60", "price = -60"),
    "odd price": (changed("price = 60", "price = 62"), "multiple of 5", "price = 62"),
    "price of the wrong type": (changed("price = 60", 'price = "60"'), "must be a whole number", 'price = "60"'),
    "pay-off not above the mortgage": (
        changed("pay_off = 35", "pay_off = 30"),
        "more than the mortgage",
        "pay_off = 30",
    ),
    "an island of zero": (TEXT.replace('"#####"', '"....."'), "at least one foundation", "[island]"),
    "no island": (TEXT[: TEXT.index('1 = "#####"')], "at least one foundation", "[island]"),
    "an island too wide": (changed('1 = "#####"', '1 = "#########"'), "up to 8", '1 = "#########"'),
    "a missing row": (changed('2 = "#####"', '6 = "#####"'), r"island\.2: missing", "[island]"),
    "41 cards": (
        changed("count = 3\n", "count = 24\n"),
        r"card: there are 1 to 40 Chance cards together \(MB-M1\), not 41",
        "[card.get-out-of-jail]",
    ),
    "no cards": (
        TEXT[: TEXT.index("[card.get-out")] + "[card]\n\n" + TEXT[TEXT.index("[island]") :],
        "1 to 40 Chance cards together .*, not 0",
        "[card]",
    ),
    "41 different cards": (
        changed("[island]", "".join(f'[card.n{n}]\ncount = 1\neffect = "swap"\n' for n in range(25)) + "[island]"),
        r"card\.n24: there are at most 40 Chance cards",
        "[card.n24]",
    ),
    "unknown effect": (
        changed('effect = "collect-chips"', 'effect = "lottery"'),
        r"card\.collect-chips\.effect: must be one of move-to, .*, not 'lottery'",
        'effect = "lottery"',
    ),
    "an argument of another effect": (
        changed('effect = "go-to-jail"', 'effect = "go-to-jail"\namount = 2'),
        r"card\.to-jail\.amount: the effect go-to-jail does not have it; it takes nothing more",
        "amount = 2",
    ),
    "ten chips from everybody": (
        changed('effect = "collect-chips"', 'effect = "collect-chips"\namount = 10'),
        r"card\.collect-chips\.amount: must be 1 to 9, not 10",
        "amount = 10",
    ),
    "five floors": (
        changed('effect = "collect-chips"', 'effect = "build"\namount = 5'),
        r"card\.collect-chips\.amount: must be 1 to 4, not 5",
        "amount = 5",
    ),
    "something after jail": (
        changed('effect = "go-to-jail"', 'effect = "go-to-jail"\nthen = { effect = "pay", amount = 50 }'),
        r"card\.to-jail\.then: go-to-jail ends the turn, so nothing follows \(MB-C21\)",
        "then = {",
    ),
    "an unknown second effect": (
        changed('effect = "collect-chips"', 'effect = "collect-chips"\nthen = { effect = "lottery" }'),
        r"card\.collect-chips\.then\.effect: must be one of move-to, .*, not 'lottery'",
        "then = {",
    ),
    "a second effect without its figure": (
        changed('effect = "collect-chips"', 'effect = "collect-chips"\nthen = { effect = "pay" }'),
        r"card\.collect-chips\.then\.amount: missing",
        "then = {",
    ),
    "a second effect with another's figure": (
        changed('effect = "collect-chips"', 'effect = "collect-chips"\nthen = { effect = "swap", kind = "boat" }'),
        r"card\.collect-chips\.then\.kind: the effect swap does not have it; it takes amount",
        "then = {",
    ),
    "a second effect with a count": (
        changed(
            'effect = "collect-chips"',
            'effect = "collect-chips"\n\n[card.collect-chips.then]\neffect = "swap"\ncount = 2',
        ),
        r"card\.collect-chips\.then\.count: unknown",
        "count = 2",
    ),
    "a second effect that is none": (
        changed('effect = "collect-chips"', 'effect = "collect-chips"\nthen = "swap"'),
        r"card\.collect-chips\.then: must be a table",
        "then = ",
    ),
    "a third effect": (
        changed(
            'effect = "collect-chips"',
            'effect = "swap"\nthen = { effect = "swap", then = { effect = "swap" } }',
        ),
        r"card\.collect-chips\.then\.then: unknown",
        "then = {",
    ),
    "a second effect in odd money": (
        changed('effect = "collect-chips"', 'effect = "collect-chips"\nthen = { effect = "pay", amount = 52 }'),
        r"card\.collect-chips\.then\.amount: must be a multiple of 5, not 52",
        "then = {",
    ),
    "two Get-out cards, one by its second effect": (
        changed('effect = "swap"', 'effect = "swap"\nthen = { effect = "get-out" }'),
        r"card\.forced-trade\.then\.effect: only one card can be the Get-out card",
        "then = {",
    ),
    "an unknown argument": (
        changed("amount = 100", "amount = 100\nluck = 7"),
        r"card\.receive\.luck: unknown",
        "luck = 7",
    ),
    "an argument that is missing": (changed("amount = 100\n", ""), r"card\.receive\.amount: missing", "[card.receive]"),
    "a space nobody knows": (
        changed('space = "start"', 'space = "casino"'),
        "no space is 'casino'",
        'space = "casino"',
    ),
    "a space that stands twice": (
        changed('space = "start"', 'space = "roll"'),
        "2 spaces are 'roll'",
        'space = "roll"',
    ),
    "two Get-out cards": (
        changed('effect = "swap"', 'effect = "get-out"'),
        "only one card can be the Get-out card",
        'effect = "get-out"',
    ),
    "a text in another language": (
        changed('effect = "swap"', 'effect = "swap"\ntext = { fr = "Bonjour" }'),
        r"card\.forced-trade\.text\.fr: unknown",
        "text = {",
    ),
    "a card's name": (changed("[card.pay]", '[card."Pay up!"]'), "a card's name has up to", '[card."Pay up!"]'),
    "a free floor": (
        changed("cost = { dump-truck = 1, excavator = 1 }", "cost = {}"),
        "at least one chip",
        "cost = {}",
    ),
    "unknown source": (changed('price = "house"', 'price = "rumour"'), "must be one of rulebook", 'price = "rumour"'),
    "missing source": (changed('price = "house"\n', ""), r"sources\.price: missing", "[sources]"),
    "unknown figure": (changed("start_money = 900", "start_money = 900\nluxury = 3"), "unknown", "luxury = 3"),
    "a roll too many": (changed('12 = "dump-truck"', '13 = "dump-truck"'), "unknown", '13 = "dump-truck"'),
    "not TOML": (TEXT + "\n[[[", "not TOML", ""),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_edition_is_refused_with_its_line(name: str, tmp_path: Path) -> None:
    text, message, line = BROKEN[name]
    file = tmp_path / "my-box.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(bm.BadEdition, match=message) as problem:
        bm.start("monopoly-builder", 3, edition=file)
    assert "my-box.toml" in str(problem.value)
    if line:
        where = int(str(problem.value).split("line ")[1].split(":")[0])
        assert text.splitlines()[where - 1].startswith(line)


def test_an_unknown_option_value_is_refused() -> None:
    with pytest.raises(bm.BadEdition, match="option rounds"):
        bm.start("monopoly-builder", 3, options={"rounds": "7"})


def test_another_edition_is_played_by_its_figures(tmp_path: Path) -> None:
    text = changed('name = "Ketelstraat"', 'name = "Keizerstraat"').replace("price = 100", "price = 120", 1)
    here = thrown(table(player(space=2), player(), edition={"text": text}), "1+2")
    assert here.play("buy").view()["state"]["players"][0]["cash"] == 780
    assert here.describe(here.steps()[0]) == "buy Keizerstraat for M120"
    match = bm.Match(bm.start("monopoly-builder", 2, edition=_written(tmp_path, text)))
    match.act("throw")
    back = bm.Record.parse(str(match.record()))
    assert back.setting.edition == "custom"
    assert back.setting.text == text
    assert back.final == match.position


def _written(folder: Path, text: str) -> Path:
    file = folder / "edition.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_house_edition_as_the_rules_describe_it() -> None:
    e = setting("monopoly-builder", 4).figures

    for k, _ in enumerate(KINDS):
        assert len([d for d in range(16) if e.deed_kind[d] == k]) == 4
        assert sum(6 - abs(7 - total) for total in range(2, 13) if e.roll_kind[total] == k) == 9
    for d in range(16):
        assert e.mortgage[d] == e.price[d] // 2 // 5 * 5
        assert e.pay_off[d] == 5 * -(-11 * e.mortgage[d] // 50)
    assert list(e.points[1:]) == [1, 3, 6, 10, 16]
    assert e.spaces == 32
    assert e.foundations == 20


def test_MB_T2_a_deed_may_have_the_number_of_the_tokens_or_one_that_is_never_thrown() -> None:
    six = changed("number = 3\n", "number = 6\n").replace("number = 2\n", "number = 1\n", 1)
    here = table(player(deeds=["brown-1", "brown-2"]), player(), edition={"text": six})
    assert thrown(here, "2+4").view()["state"]["players"][0]["chips"] == {"dump-truck": 2, "excavator": 2}
    assert thrown(here, "1+1").view()["state"]["players"][0]["chips"] == {"dump-truck": 2}  # a Take space


def test_the_notes_may_be_left_out() -> None:
    without = TEXT.replace(TEXT[TEXT.index("[notes]") : TEXT.index("[token]")], "").replace('notes = "public"\n', "")
    assert sum(setting("monopoly-builder", 2, edition_text=without).figures.start_notes) == 0
    assert list(setting("monopoly-builder", 2).figures.start_notes)[:6] == [2, 2, 1, 1, 3, 1]


def test_MB_M1_the_notes_of_a_box_may_be_any_multiples_of_five() -> None:
    other = TEXT[: TEXT.index("[notes]")] + "[notes]\n200 = 4\n1000 = 0\n25 = 4\n\n" + TEXT[TEXT.index("[token]") :]
    agreed = setting("monopoly-builder", 2, edition_text=other)
    e = agreed.figures
    assert list(e.note)[:4] == [25, 200, 1000, 0]
    assert list(e.start_notes)[:4] == [4, 4, 0, 0]
    assert "4 × 25 and 4 × 200" in rulebook("monopoly-builder", "en", agreed)
