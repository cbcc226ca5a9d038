"""The library people import: what they write, what they get back, and what they are told when it is wrong."""

from __future__ import annotations

import copy
import json
import random
import xml.etree.ElementTree as ET
from collections.abc import Callable
from fractions import Fraction
from itertools import islice
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgomaster as bm
from burgomaster.games.rulebook import rulebook
from burgomaster.play import position as module
from burgomaster.play.position import begin, register_advisor, unpacked
from burgomaster.play.setting import setting
from tests.games.machi_koro.tables import after_throw, city, table
from tests.games.monopoly_builder.tables import act, chips, player, two


def test_the_tour_of_the_readme() -> None:
    pos = bm.start("machi-koro", players=3, edition="dutch")
    assert pos.turn == 0
    assert pos.actions() == ["throw 1"]
    rolling = pos.play("throw 1")
    assert rolling.turn == bm.CHANCE
    assert rolling.odds()["dice 3"] == Fraction(1, 6)
    pos = rolling.play("dice 3")
    refusal = pos.why_not("buy mine")
    assert refusal == bm.Refusal("MK-9", "Mine costs 6, and you have 4.")
    assert str(refusal) == "Mine costs 6, and you have 4. (MK-9)"
    assert pos.why_not("buy ranch") is None
    assert bm.position(pos.to_json()) == pos
    assert pos.view(seat=1)["seat"] == 1


def test_games_lists_the_games() -> None:
    assert "machi-koro" in bm.games()
    with pytest.raises(bm.UnknownGame, match="did you mean 'machi-koro'"):
        bm.start("machi-kora", 2)


@pytest.mark.parametrize("value", [["x"], {}, 5, None, "E", 1.5])
def test_option_values_of_any_kind(value: Any) -> None:
    with pytest.raises(bm.BadEdition, match="option start: must be one of"):
        bm.start("machi-koro", 2, options={"start": value})
    assert bm.start("machi-koro", 2, options={"park-same-turn": True}).setting.options[2] == ("park-same-turn", "yes")  # type: ignore[dict-item]


@pytest.mark.parametrize("lang", ["xx", "", "EN", None, 5, ["en"]])
def test_languages_we_do_not_speak(lang: Any) -> None:
    here = after_throw(table(city(1), city()), "5")
    asks: list[Callable[[], object]] = [
        lambda: here.to_text(lang),
        lambda: here.to_svg(lang),
        lambda: here.why_not("buy mine", lang),
        lambda: here.why_not("pass", lang),
        lambda: here.resolve("buy mine", lang=lang),
        lambda: here.resolve("fly", lang=lang),
        lambda: here.resolve("fly", 1, lang),
        lambda: here.describe(here.steps()[0], lang),
        lambda: here.told(lang),
        lambda: rulebook("machi-koro", lang),
    ]
    for ask in asks:
        with pytest.raises(bm.UnknownLanguage, match="there are en, nl, it"):
            ask()


@pytest.mark.parametrize("names", [["a"], [], ["a", "b", "c"], [1, 2], "a", 5, [None, None]])
def test_names_that_do_not_fit_the_seats(names: Any) -> None:
    here = after_throw(table(city(1), city()), "5")
    asks: list[Callable[[], object]] = [
        lambda: here.to_text(names=names),
        lambda: here.to_svg(names=names),
        lambda: here.why_not("buy mine", names=names),
        lambda: here.describe(here.steps()[0], names=names),
        lambda: here.described(here.steps(), "en", names),
        lambda: here.told(names=names),
    ]
    if names:
        asks.append(lambda: bm.Match(here, names))  # none at all are the letters of the seats
    for ask in asks:
        with pytest.raises(bm.BurgomasterError, match="names must be 2 texts, one for every seat"):
            ask()


@pytest.mark.parametrize("prefix", [5, 0, None, 1.5, ["swap"], b"swap bakery"])
def test_steps_of_what_is_no_text(prefix: Any) -> None:
    here = after_throw(table(city(0, business_center=1), city(0, mine=1)), "6")
    for ask in (here.steps, here.play, here.resolve, here.why_not):
        with pytest.raises(bm.UnknownAction, match="no action of this game"):
            ask(prefix)


@pytest.mark.parametrize("options", [5, 0, "start=A", ["start"], [("start", "A")], True])
def test_options_that_are_no_mapping(options: Any) -> None:
    with pytest.raises(bm.BadEdition, match="options are names with their values"):
        bm.start("machi-koro", 2, options=options)


@pytest.mark.parametrize("edition", [5, 1.5, ["dutch"], b"dutch"])
def test_editions_that_are_neither_name_nor_path(edition: Any) -> None:
    with pytest.raises(bm.BadEdition, match="an edition is a built-in name or the path"):
        bm.start("machi-koro", 2, edition=edition)


def test_positions_are_values() -> None:
    first = bm.start("machi-koro", 2)
    after = first.play("throw 1")
    assert first == bm.start("machi-koro", 2)
    assert hash(first) == hash(bm.start("machi-koro", 2))
    assert first != after
    assert len({first, after, bm.start("machi-koro", 2)}) == 2
    assert first != bm.start("machi-koro", 2, edition="international")


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("buy convenience-store", "buy convenience-store"),
        ("Buy  Convenience Store", "buy convenience-store"),
        ("buy conv", "buy convenience-store"),
        ("koop supermarkt", "buy convenience-store"),
        ("compra minimarket", "buy convenience-store"),
        ("build café", "buy cafe"),
        ("buy campo di grano", "buy wheat-field"),
        ("bouw treinstation", "build train-station"),
        ("build stazione", "build train-station"),
        ("nothing", "pass"),
    ],
)
def test_people_write_as_they_like(text: str, meaning: str) -> None:
    assert after_throw(table(city(20), city()), "5").resolve(text) == meaning


def test_dice_may_be_named_by_their_total_if_that_is_clear() -> None:
    rolling = table(city(landmarks=["train-station"]), city()).play("throw 2")
    assert rolling.resolve("dice 5+2") == "dice 2+5"
    assert rolling.resolve("dice 3") == "dice 1+2"
    with pytest.raises(bm.AmbiguousAction, match=r"dice 2\+6, dice 3\+5, dice 4\+4"):
        rolling.play("dice 8")


def test_the_beginning_of_an_action_is_ambiguous_and_steps_lists_how_it_goes_on() -> None:
    here = after_throw(table(city(0, business_center=1), city(0, mine=1)), "6")
    assert here.steps() == ["no swap", "swap wheat-field", "swap bakery"]
    assert [step.complete for step in here.steps()] == [True, False, False]
    longer = here.steps("swap bakery")
    assert longer == [f"swap bakery for {name} of B" for name in ("wheat-field", "bakery", "mine")]
    with pytest.raises(bm.AmbiguousAction, match="swap bakery for mine of B"):
        here.play("swap bakery")
    assert here.steps("swap mine") == []


@pytest.mark.parametrize(
    "text", ["", " ", "fly", "buy", "buy castle", "throw 3", "dice 7+1", "dice 13", "tv Z", "\x00", "buy " * 1000]
)
def test_unknown_actions_say_so(text: str) -> None:
    with pytest.raises(bm.UnknownAction, match="no action of this game"):
        bm.start("machi-koro", 2).play(text)


def test_unknown_actions_suggest_what_was_meant() -> None:
    here = after_throw(table(city(20), city()), "5")
    with pytest.raises(bm.UnknownAction, match="did you mean ‘buy bakery’"):
        here.play("bui bakery")
    with pytest.raises(bm.UnknownAction, match="bedoel je ‘koop mijn’"):
        here.resolve("koop meijn", lang="nl")
    with pytest.raises(bm.UnknownAction, match=r"game$"):  # not legal yet, so it is not suggested
        bm.start("machi-koro", 2).play("bui bakery")


def test_refusals_speak_three_languages() -> None:
    here = after_throw(table(city(1), city()), "5")
    told = {lang: here.why_not("buy mine", lang=lang) for lang in ("en", "nl", "it")}
    assert len({str(refusal) for refusal in told.values()}) == 3
    assert {refusal.rule for refusal in told.values() if refusal} == {"MK-9"}
    assert "Mijn" in str(told["nl"])
    with pytest.raises(bm.IllegalAction, match="MK-9") as caught:
        here.play("buy mine")
    assert caught.value.refusal == told["en"]


def test_another_seat_is_told_whose_turn_it_is() -> None:
    refusal = bm.start("machi-koro", 2).why_not("throw 1", seat=1)
    assert refusal is not None
    assert refusal.rule == "MK-2"
    for seat in (2, -1, "A", True):
        with pytest.raises(bm.BurgomasterError, match="no seat"):
            bm.start("machi-koro", 2).why_not("throw 1", seat=seat)  # type: ignore[arg-type]


def test_the_picture_is_xml_that_fits_its_container_without_style_sheets_or_scripts() -> None:
    here = after_throw(table(city(20, ["train-station"], mine=2), city(3, stadium=1), city()), "2+4")
    for lang in ("en", "nl", "it"):
        picture = here.to_svg(lang, names=["<Anna & co>", "Bob", "C" * 60])
        root = ET.fromstring(picture)
        assert root.tag.endswith("svg")
        assert root.get("style") == "max-width:100%;height:auto"
        assert picture.count("style=") == 1
        assert "<style" not in picture
        assert "<script" not in picture
    assert here._repr_svg_() == here.to_svg()


def test_text_and_repr() -> None:
    here = bm.start("machi-koro", 2)
    assert "A is to throw" in str(here)
    assert "Graanveld" in here.to_text("nl")
    for lang in ("en", "nl", "it"):
        assert max(map(len, here.to_text(lang).splitlines())) <= 120
        long_names = bm.start("machi-koro", 4).to_text(lang, names=["Maximiliaan de Grote"] * 4, width=80)
        assert max(map(len, long_names.splitlines()[2:])) <= 80
    assert repr(here) == "<Position machi-koro, 2 players, turn 1, A>"


# ---- Positions set up by hand ---------------------------------------------------------------------------------------

GOOD: dict[str, Any] = json.loads(after_throw(table(city(5, mine=1), city(2, cafe=2)), "5").to_json())


def changed(path: str, value: Any) -> dict[str, Any]:
    """A good position with one thing changed; `...` removes it."""
    data = copy.deepcopy(GOOD)
    *way, last = path.split("/")
    place: Any = data
    for key in way:
        place = place[int(key) if key.isdecimal() else key]
    if value is ...:
        del place[last]
    else:
        place[int(last) if last.isdecimal() else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("game", "chess", "game"),
        ("game", ..., "position.game"),
        ("rules", 99, "rules"),
        ("players", 3, "players"),
        ("players", 5, "players"),
        ("players", "2", "players"),
        ("players", True, "players"),
        ("format", "burgomaster-position/9", "format"),
        ("edition", "klingon", "edition"),
        ("edition", {"text": "x = "}, "edition"),
        ("edition", {"text": "title = 'x'"}, "edition"),
        ("options", {"radio-dice": "sometimes"}, "options"),
        ("options", {"colour": "red"}, "options.colour"),
        ("options", {"start": "D"}, "options"),
        ("nonsense", 1, "position.nonsense"),
        ("state", None, "state"),
        ("state", [], "state"),
        ("state/cities", {}, "state.cities"),
        ("state/cities/0", 7, "state.cities[0]"),
        ("state/cities/0/coins", -1, "state.cities[0].coins"),
        ("state/cities/0/coins", 10**30, "state.cities[0].coins"),
        ("state/cities/0/coins", 1.5, "state.cities[0].coins"),
        ("state/cities/0/coins", "5", "state.cities[0].coins"),
        ("state/cities/0/coins", None, "state.cities[0].coins"),
        ("state/cities/0/coins", ..., "state.cities[0].coins"),
        ("state/cities/1/buildings/castle", 1, "state.cities[1].buildings.castle"),
        ("state/cities/1/buildings/mine", 7, "state.cities"),
        ("state/cities/1/buildings/mine", 6, "state.cities"),
        ("state/cities/1/buildings/mine", -1, "state.cities[1].buildings.mine"),
        ("state/cities/1/buildings/mine", 10**9, "state.cities[1].buildings.mine"),
        ("state/cities/1/buildings/stadium", 2, "state.cities[1].buildings.stadium"),
        ("state/cities/1/landmarks", ["castle"], "state.cities[1].landmarks[0]"),
        ("state/cities/1/landmarks", ["radio-tower", "radio-tower"], "state.cities[1].landmarks[1]"),
        ("state/cities/1/landmarks", "radio-tower", "state.cities[1].landmarks"),
        ("state/supply/mine", 6, "state.supply.mine"),
        ("state/supply/mine", 4, "state.supply.mine"),
        ("state/supply/mine", -1, "state.supply.mine"),
        ("state/supply/castle", 1, "state.supply.castle"),
        ("state/winner", 0, "state.winner"),
        ("state/winner", "A", "state.winner"),
        ("state/turn/seat", 2, "state.turn.seat"),
        ("state/turn/seat", -1, "state.turn.seat"),
        ("state/turn/seat", False, "state.turn.seat"),
        ("state/turn/phase", "dinner", "state.turn.phase"),
        ("state/turn/phase", "take", "state.turn.phase"),
        ("state/turn/phase", "tv", "state.turn.phase"),
        ("state/turn/phase", "give", "state.turn.phase"),
        ("state/turn/phase", "radio", "state.turn.phase"),
        ("state/turn/phase", "over", "state.turn.phase"),
        ("state/turn/phase", "throw", "state.turn.dice"),
        ("state/turn/phase", "dice", "state.turn.dice"),
        ("state/turn/phase", ["throw"], "state.turn.phase"),
        ("state/turn/dice", [], "state.turn.phase"),
        ("state/turn/dice", [7], "state.turn.dice[0]"),
        ("state/turn/dice", [1, 2], "state.turn.dice"),
        ("state/turn/dice", [1, 2, 3], "state.turn.dice"),
        ("state/turn/throwing", 1, "state.turn.throwing"),
        ("state/turn/thrown_again", True, "state.turn.thrown_again"),
        ("state/turn/thrown_again", 1, "state.turn.thrown_again"),
        ("state/turn/number", 0, "state.turn.number"),
        ("state/turn/number", 2**40, "state.turn.number"),
    ],
)
def test_a_bad_position_names_the_field(path: str, value: Any, field: str) -> None:
    with pytest.raises(bm.BadPosition) as caught:
        bm.position(json.dumps(changed(path, value)))
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")


def test_an_edition_must_be_the_one_of_its_hash() -> None:
    agreed = setting("machi-koro", 2)
    own = setting("machi-koro", 2, edition_text=agreed.text.replace("mall_bonus = 1", "mall_bonus = 2"))
    data = json.loads(begin(own).to_json())
    assert bm.position(json.dumps(data)).setting.edition_hash == data["edition"]["hash"]
    data["edition"]["hash"] = data["edition"]["hash"][::-1]
    with pytest.raises(bm.BadPosition, match=r"^edition\.hash: does not belong") as caught:
        bm.position(json.dumps(data))
    assert caught.value.field == "edition.hash"


def test_two_winners_are_refused() -> None:
    everything = ["train-station", "shopping-mall", "amusement-park", "radio-tower"]
    with pytest.raises(bm.BadPosition, match="only one player"):
        table(city(landmarks=everything), city(landmarks=everything), phase="over", dice=[5])
    won = table(city(landmarks=everything), city(), phase="over", dice=[5])
    assert won.winners == (0,)
    with pytest.raises(bm.BadPosition, match="winner's own turn"):
        table(city(landmarks=everything), city(), phase="over", dice=[5], seat=1)


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{",
        "[]",
        "null",
        "3",
        '"x"',
        "[" * 100_000,
        b"\xff\xfe\x00",
        "NaN",
        "{}",
        "x" * 3_000_000,
        '{"game": 1e999}',
        "1" * 5000,
        5,
        None,
        ["game"],
        {"game"},
    ],
)
def test_what_is_not_a_position_at_all(data: Any) -> None:
    with pytest.raises(bm.BadPosition):
        bm.position(data)


def test_a_position_may_be_any_mapping_or_bytes_of_json() -> None:
    here = bm.position(GOOD)
    text = json.dumps(GOOD)
    ways: list[Any] = [MappingProxyType(GOOD), text, text.encode(), bytearray(text.encode())]
    for data in ways:
        assert bm.position(data) == here


def test_everything_that_the_module_offers_is_there() -> None:
    assert [name for name in module.__all__ if not hasattr(module, name)] == []


def test_what_cannot_be_read_is_told_as_such() -> None:
    with pytest.raises(bm.BadPosition, match=r"^position: not JSON"):
        bm.position("{")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_any_damage_gives_a_position_or_bad_position(data: st.DataObject) -> None:
    """Put anything anywhere: either it is a position that can be played on, or BadPosition. Nothing else."""
    damaged = copy.deepcopy(GOOD)
    place: Any = damaged
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], (dict, list)) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(json_values | st.integers(-3, 12))
    try:
        here = bm.position(damaged)
    except bm.BadPosition:
        return
    assert bm.position(here.to_json()) == here
    assert here.over or here.actions()
    for action in here.actions():
        here.play(action)


def test_the_supply_may_be_left_out() -> None:
    data = changed("state/supply", ...)
    assert bm.position(data) == bm.position(GOOD)


def test_own_editions(tmp_path: Any) -> None:
    text = bm.start("machi-koro", 2).setting.text
    own = tmp_path / "mine.toml"
    own.write_text(text.replace("start_coins = 3", "start_coins = 8"), encoding="utf-8")
    here = bm.start("machi-koro", 2, edition=own)
    assert here.view()["state"]["cities"][0]["coins"] == 8
    assert bm.position(here.to_json()) == here


def test_what_begins_with_a_byte_order_mark_is_read(tmp_path: Any) -> None:
    here = bm.start("machi-koro", 2)
    assert bm.position("\ufeff" + here.to_json()) == here
    assert bm.position(here.to_json().encode("utf-8-sig")) == here
    own, plain = tmp_path / "marked.toml", tmp_path / "plain.toml"
    own.write_text(here.setting.text, encoding="utf-8-sig")
    plain.write_text(here.setting.text, encoding="utf-8")
    assert bm.start("machi-koro", 2, own) == bm.start("machi-koro", 2, plain)
    match = bm.Match(here)
    match.act("throw 1")
    file = tmp_path / "marked.game"
    file.write_text(str(match.record()), encoding="utf-8-sig")
    assert bm.Record.read(file) == match.record()
    assert bm.Record.parse(file.read_text(encoding="utf-8")) == match.record()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda t: t.replace("start_coins = 3", "start_coins = -3"), r"line \d+: table.start_coins: must be 0 to"),
        (lambda t: t.replace("[building.mine]\n", "[building.moon]\n"), r"line \d+: building.moon: unknown"),
        (
            lambda t: t.replace("activates = [9, 10]", "activates = [10, 9]"),
            r"line \d+: building.family-restaurant.activates",
        ),
        (
            lambda t: t.replace('colour = "blue"', 'colour = "pink"', 1),
            r"line \d+: building.wheat-field.colour: must be one of",
        ),
        (
            lambda t: t.replace("train-station.cost = 4", "train-station.cost = 'four'"),
            r"line \d+: landmark.train-station.cost",
        ),
        (lambda t: t.replace("copies = 6", "", 1), r"building.wheat-field.copies: missing"),
        (lambda t: t.replace('cost = "card"', 'cost = "hearsay"'), r"sources.cost: must be one of rulebook"),
        (lambda t: t + "\n[[", r"not TOML"),
    ],
)
def test_broken_editions_name_the_line(tmp_path: Any, change: Callable[[str], str], message: str) -> None:
    own = tmp_path / "broken.toml"
    text = bm.start("machi-koro", 2).setting.text
    own.write_text(change(text), encoding="utf-8")
    assert own.read_text(encoding="utf-8") != text
    with pytest.raises(bm.BadEdition, match=message) as caught:
        bm.start("machi-koro", 2, edition=own)
    assert "broken.toml" in str(caught.value)


def test_editions_that_are_not_there() -> None:
    with pytest.raises(bm.BadEdition, match="did you mean 'dutch'"):
        bm.start("machi-koro", 2, edition="duch")
    with pytest.raises(bm.BadEdition, match="No such file"):
        bm.start("machi-koro", 2, edition="/nowhere/at/all.toml")


def test_too_many_actions_are_said_to_be_too_many() -> None:
    from tests.games.test_conformance import random_action

    here, luck = bm.start("monopoly-builder", 4), 0
    while not (here.turn >= 0 and any(step.startswith("offer") for step in here.steps())):
        luck += 1 << 40
        here = here.play(random_action(here, luck) if here.turn >= 0 else here.actions()[luck % len(here.actions())])
    with pytest.raises(bm.TooManyActions, match="use steps"):
        here.actions()
    assert next(here.iter_actions())


@pytest.mark.parametrize("game", bm.games())
def test_bytes_and_beginnings_of_actions(game: str) -> None:
    match = bm.Match(bm.start(game, 3))
    rng = random.Random(5)
    begun = 0
    for _ in range(150):
        if match.position.over:
            break
        position = match.position
        assert unpacked(position.setting, position.packed()) == position
        for step in position.steps():
            for lang in ("en", "nl", "it"):
                assert position.describe(step, lang)
            begun += not step.complete
        match.act(rng.choice(list(islice(position.iter_actions(), 30))))
    # Of other games there may be no action of several steps, or none that random play meets.
    assert begun or game not in ("alhambra", "monopoly-builder")


def test_a_begun_swap_has_words() -> None:
    city = {"coins": 5, "buildings": {"wheat-field": 1, "business-center": 1}, "landmarks": []}
    other = {"coins": 5, "buildings": {"bakery": 1}, "landmarks": []}
    turn = {"seat": 0, "phase": "give", "dice": [6]}
    position = bm.position({"game": "machi-koro", "players": 2, "state": {"turn": turn, "cities": [city, other]}})
    begun = next(step for step in position.steps() if not step.complete)
    assert position.describe(begun, "nl") == "je Graanveld ruilen tegen …"


def test_actions_are_described_from_their_words_too_and_seats_are_checked() -> None:
    here = bm.start("machi-koro", 2)
    assert here.describe("throw 1", "nl") == here.describe(here.resolve("throw 1"), "nl")
    with pytest.raises(bm.UnknownAction):
        here.describe("dance")
    for draw in (here.to_text, here.to_svg):
        with pytest.raises(bm.BurgomasterError, match="there is no seat 9"):
            draw(seat=9)


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (lambda here: here.effects_for(9), "there is no seat 9"),
        (lambda here: here.own_outlook(-1), "there is no seat -1"),
        (lambda here: here.outlook(9), "there is no seat 9"),
        (lambda here: here.told(seat=9), "there is no seat 9"),
        (lambda here: here.best("a"), "seconds are a number, not 'a'"),
        (lambda here: here.best(float("nan")), "seconds are a number, not nan"),
        (lambda here: here.best(iterations="a"), "iterations: a whole number, not 'a'"),
        (lambda here: here.best(iterations=5, seed="a"), "seed: a whole number, not 'a'"),
    ],
)
def test_what_cannot_be_asked_is_refused_by_an_error_of_the_package(
    ask: Any, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burgomaster.play.position._advisors", [lambda *asked: asked])
    with pytest.raises(bm.BurgomasterError, match=f"^{answer}"):
        ask(bm.start("machi-koro", 2))


def test_advice_is_asked_for_as_it_was_put(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgomaster.play.position._advisors", [])
    register_advisor(lambda *_: pytest.fail("there is a later one"))
    register_advisor(lambda *asked: asked)  # type: ignore[arg-type]
    here = bm.start("machi-koro", 2)
    asked: list[Any] = [here.best(2.5, iterations=7, seed=3), here.best()]
    assert asked == [(here, 2.5, 7, 3), (here, 1.0, None, 0)]


def test_what_is_shown_may_be_typed_where_a_game_cannot_read_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def parse(text: str, *_: Any) -> list[Any]:
        raise bm.UnknownAction(text)

    here = bm.start("machi-koro", 2)
    shown = here.describe("throw 1", "nl")
    monkeypatch.setattr(here.setting.game, "parse", parse)
    assert str(here.resolve(shown.upper(), lang="nl")) == "throw 1"
    with pytest.raises(bm.UnknownAction):
        here.resolve("dans", lang="nl")


def test_what_can_follow_on_steps_that_are_refused() -> None:
    here = bm.start("machi-koro", 2)
    (throw,) = here.iter_actions()
    assert list(here.iter_actions((throw.steps[0] + 1,))) == []


def test_actions_are_described_one_by_one_or_together() -> None:
    here = bm.start("machi-koro", 2).play("throw 1").play("dice 3")
    actions = here.actions()
    assert here.described(actions, "nl", ["A", "B"]) == [here.describe(action, "nl", ["A", "B"]) for action in actions]


def test_what_came_about_is_told_in_words() -> None:
    here = bm.start("machi-koro", 2, options={"start": "A"}).play("throw 1").play("dice 1")
    assert here.told(names=["Anna", "Bram"])


def test_only_who_is_on_turn_sees_what_can_be_done() -> None:
    here = bm.start("machi-koro", 2)
    assert here.view(seat=0)["actions"] == ["throw 1"]
    assert here.view(seat=1)["actions"] == []


def test_a_position_names_its_format() -> None:
    assert json.loads(bm.start("machi-koro", 2).to_json())["format"] == "burgomaster-position/1"


def test_of_many_meanings_six_are_shown_and_that_there_are_more() -> None:
    here = act(player(chips=chips(2, 1, 1)), player(chips=chips(1, 1, 1, 1)))
    with pytest.raises(bm.AmbiguousAction) as caught:
        here.resolve("offer B:")
    assert str(caught.value).count(" for ") == 6
    assert str(caught.value).endswith(" …")


def test_what_a_seat_that_steps_in_does_is_told_as_its_own() -> None:
    here = two(player(chips=chips(2, 1, 1)), player(chips=chips(1, 1, 1, 1)))
    assert (here.turn, here.interrupts()) == (0, (1,))
    after = here.play("offer A: boat for crane", seat=1)
    assert after.effects == here.step_in(1).play("offer A: boat for crane").effects
    assert [one.values["who"] for one in after.effects] == [1] * 4


# ---- What it says of itself -----------------------------------------------------------------------------------------


def test_what_a_position_was_agreed_on_is_not_exchanged() -> None:
    """It kept the rules of the old one, and wrote the new one into its JSON."""
    here = bm.start("machi-koro", 2)
    with pytest.raises(AttributeError):
        here.setting = bm.start("alhambra", 2).setting  # type: ignore[misc]
    match = bm.Match(here)
    with pytest.raises(AttributeError):
        match.position = here  # type: ignore[misc]
    with pytest.raises(AttributeError):
        match.dice = None  # type: ignore[misc, assignment]


def test_a_notebook_that_shows_html_shows_a_position_too() -> None:
    shown = bm.start("machi-koro", 2)._repr_html_()
    figure = ET.fromstring(shown)
    assert (figure.tag, figure[0].tag.rpartition("}")[2]) == ("figure", "svg")
    assert figure[1].text == "Position machi-koro, 2 players, turn 1, A"


@pytest.mark.parametrize("name", ["random", "greedy", "level-1", "level-5"])
def test_a_bot_that_has_nothing_to_decide_says_so(name: str) -> None:
    """It said that there is no seat -1."""
    here = bm.start("machi-koro", 2).play("throw 1")
    with pytest.raises(bm.BurgomasterError, match=r"nobody has anything to decide here: chance plays first"):
        bm.bot(name, "machi-koro").choose(here)


def test_a_bot_is_at_hand() -> None:
    here = bm.start("machi-koro", 2)
    assert bm.bot("greedy", "machi-koro", seed=1).choose(here) in here.actions()
    with pytest.raises(bm.BurgomasterError, match="there is no bot 'gredy'"):
        bm.bot("gredy", "machi-koro")
