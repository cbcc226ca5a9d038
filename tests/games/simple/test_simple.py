"""What follows from a small game's declarations. The game here has everything a declaration can say, and no sense."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import MutableSequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from burgomaster.games.kernel.contract import CHANCE, OVER, SEAT_LETTERS, Spec
from burgomaster.games.kernel.errors import BadEdition, BadPosition, UnknownAction
from burgomaster.games.kernel.steps import Domain, Steps, numbers, step_of
from burgomaster.games.kernel.structs import I8, I32, NO_SEAT, OWN_SEAT, Struct, grid, number, row
from burgomaster.games.kernel.voice import Voice
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.games.simple import Simple, options_of, rules, tableau
from burgomaster.games.simple.words_needed import words_needed

SEAT = tuple(SEAT_LETTERS[:3])
GOODS = ("salt", "fish-oil")
PHASES = ("choose", "draw", "over")


class State(Struct):
    players = number(I8)
    player = number(I8, SEAT)
    turns = number(I32)
    phase = number(I8, PHASES)
    weather = number(I8, ("sun", "snow"))
    mayor = number(I8, SEAT)
    tax = number(I8)
    coins = row(I32, SEAT)
    stock = row(I8, GOODS)
    harbour = row(I8, 2)
    dock = grid(I8, 2, GOODS)
    wharf = grid(I8, GOODS, 2)
    secret = number(I8, seen_by=NO_SEAT)
    shed = grid(I8, SEAT, GOODS)
    cellar = grid(I8, SEAT, GOODS, seen_by=OWN_SEAT)
    purse = row(I8, SEAT, seen_by=OWN_SEAT)
    hand = grid(I8, SEAT, 2, seen_by=OWN_SEAT)
    deck = row(I8, 5, seen_by=NO_SEAT)
    store = row(I8, GOODS, seen_by=NO_SEAT)


class Edition(Struct):
    goal = number(I32)
    price = row(I32, GOODS)
    late_tax = number(I8, ("no", "yes"))
    coins = number(I32)  # named as what every seat has


STEPS = Steps()
WAIT = STEPS.verb("wait", phases=(0,))
BUY = STEPS.verb("buy {}", Domain(GOODS), phases=(0,))
SEND = STEPS.verb("send {1} to {0}", Domain(SEAT), Domain(GOODS), phases=(0,))
GIVE = STEPS.verb("give {}", Domain(GOODS), phases=(0,), goes_on=True)
GET = STEPS.verb("for {}", numbers(1, 3), phases=(0,), follows=True)
CARD = STEPS.outcome("card {}", numbers(1, 4), phases=(1,))

ENGLISH = """
title = Nonsense
salt = Salt
fish-oil = Fish oil
sun = Sunshine
snow = Snow
verb-wait = wait, do nothing
verb-buy = buy
verb-send = send
verb-to = to
verb-give = give
verb-for = for
do-wait = wait
do-buy = buy { $name } for { $price }; you have { $coins }, in the shed { $shed }
do-send = send { $name } to { $other }
do-give = give { $name }
do-for = for { $number }
phase-choose = { $seat } chooses, tax { $tax }
phase-draw = a card is drawn
phase-over = over
view-weather = Weather
view-mayor = Mayor
view-tax = Tax
view-coins = Coins
view-stock = Stock
view-harbour = Harbour
view-shed = Shed
view-cellar = Cellar
view-purse = Purse
view-hand = Hand
view-price = Price
view-goal = Goal
view-seats = Seats
view-dock = Dock
view-wharf = Wharf
"""
DUTCH = (
    ENGLISH.replace("verb-buy = buy", "verb-buy = koop")
    .replace("fish-oil = Fish oil", "fish-oil = Visolie")
    .replace("verb-send = send", "verb-send = stuur")
    .replace("verb-to = to", "verb-to = naar")
    .replace("verb-give = give", "verb-give = geef")
    .replace("verb-for = for", "verb-for = voor, tegen")
)
TOML = """title = "Nonsense"
[sources]
goal = "house"
price = "card"
coins = "house"
[table]
goal = 7
coins = 1
[salt]
price = 2
[fish-oil]
price = 3
"""


def scores(s: Any, e: Any, out: MutableSequence[int]) -> None:
    out[: s.players] = s.coins[: s.players]


def turn_of(s: Any, e: Any) -> int:
    return OVER if s.phase == 2 else CHANCE if s.phase == 1 else int(s.player)


RULES: Any = SimpleNamespace(
    scores=scores,
    turn_of=turn_of,
    unfinished=lambda s, e: s.tax == 9,
    legal=lambda s, e, out: 0 if s.tax == 8 else 1,
    winners=lambda s, e: 0b101 if s.phase == 2 else 0,
)
SPEC = Spec(
    name="nonsense",
    rules=1,
    players=range(2, 4),
    steps=STEPS.size,
    most_legal=STEPS.size,
    most_outcomes=4,
    length=100,
    editions=("house",),
    options=options_of(Edition),
    private=True,
    going_on=STEPS.going_on,
)
NAMES = ("Anna", "Bram", "Cleo")


@pytest.fixture(scope="module")
def simple(tmp_path_factory: pytest.TempPathFactory) -> Simple:
    folder = tmp_path_factory.mktemp("nonsense")
    (folder / "words").mkdir()
    for language in LANGUAGES:
        (folder / "words" / f"{language}.ftl").write_text(DUTCH if language == "nl" else ENGLISH)
    return Simple(SPEC, State, Edition, STEPS, RULES, folder)


@pytest.fixture
def words(simple: Simple) -> Words:
    return Words(simple.folder / "words", "en")


@pytest.fixture
def e(simple: Simple) -> Any:
    return simple.read_edition(TOML, "house.toml", {}, 3)


@pytest.fixture
def s() -> Any:
    s: Any = State()
    s.players, s.player, s.turns, s.weather, s.mayor, s.tax = 3, 1, 4, 1, -1, 2
    s.coins, s.stock, s.harbour = [5, 6, 7], [8, 9], [1, 2]
    s.dock, s.wharf, s.secret = [[1, 2], [3, 4]], [[5, 6], [7, 8]], 21
    s.shed, s.cellar = [[1, 0], [0, 2], [3, 3]], [[4, 0], [0, 5], [6, 6]]
    s.purse, s.hand, s.deck = [11, 12, 13], [[1, 2], [3, 4], [5, 6]], [9, 8, 7, 6, 5]
    return s


# ---- Plain data -----------------------------------------------------------------------------------------------------


def test_a_state_is_written_by_the_names_of_its_fields_and_read_back(simple: Simple, s: Any, e: Any) -> None:
    data = simple.save(s, e)
    assert data["turn"] == {"number": 4, "seat": 1, "phase": "choose"}
    assert (data["weather"], data["mayor"], data["tax"], data["secret"]) == ("snow", None, 2, 21)
    assert data["stock"] == {"salt": 8, "fish-oil": 9}
    assert data["dock"] == [{"salt": 1, "fish-oil": 2}, {"salt": 3, "fish-oil": 4}]
    assert data["wharf"] == {"salt": [5, 6], "fish-oil": [7, 8]}
    assert data["deck"] == [9, 8, 7, 6, 5]
    assert data["seats"][1] == {
        "coins": 6,
        "shed": {"salt": 0, "fish-oil": 2},
        "cellar": {"salt": 0, "fish-oil": 5},
        "purse": 12,
        "hand": [3, 4],
    }
    assert simple.check(json.loads(json.dumps(data)), e) == s


def test_nobody_and_nothing_are_null_and_come_back(simple: Simple, s: Any, e: Any) -> None:
    s.weather = s.mayor = -1
    data = simple.save(s, e)
    assert data["weather"] is data["mayor"] is None
    assert simple.check(data, e) == s


def test_seats_nobody_sits_on_are_not_written_and_come_back_empty(simple: Simple, s: Any, e: Any) -> None:
    s.players = 2
    data = simple.save(s, e)
    assert len(data["seats"]) == 2
    back = simple.check(data, e)
    assert back.players == 2
    assert back.coins == [5, 6, 0]
    assert back.shed[2] == back.hand[2] == [0, 0]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("turn.seat", 3, r"^state\.turn\.seat: must be 0 to 2, not 3"),
        ("turn.seat", None, r"^state\.turn\.seat: must be a whole number"),
        ("turn.phase", "sleep", r"^state\.turn\.phase: must be one of choose, draw, over"),
        ("seats", [], r"^state\.seats: must have 2 to 3 entries, not 0"),
        ("seats.2.coins", -1, r"^state\.seats\[2\]\.coins: must be 0 to \d+, not -1"),
        ("seats.0.shed.fish-oil", True, r"^state\.seats\[0\]\.shed\.fish-oil: must be a whole number"),
        ("seats.0.hand", [1], r"^state\.seats\[0\]\.hand: must have 2 entries, not 1"),
        ("seats.0.gold", 1, r"^state\.seats\[0\]\.gold: unknown; there are coins"),
        ("mayor", 3, r"^state\.mayor: must be 0 to 2, not 3"),
        ("weather", "hail", r"^state\.weather: must be one of sun, snow"),
        ("tax", 64, r"^state\.tax: must be 0 to 63, not 64"),
        ("stock", {"salt": 1}, r"^state\.stock\.fish-oil: missing"),
        ("wharf.salt", 5, r"^state\.wharf\.salt: must be a list"),
        ("deck", [1], r"^state\.deck: must have 5 entries"),
        ("tax", 9, r"^state\.turn\.phase: in the middle of an action"),
        ("tax", 8, r"^state: the game is not over, but nothing can be done"),
    ],
)
def test_wrong_data_is_refused_by_the_name_of_the_field(
    simple: Simple, s: Any, e: Any, path: str, value: Any, message: str
) -> None:
    data: Any = simple.save(s, e)
    inside = data
    *way, last = path.split(".")
    for key in way:
        inside = inside[int(key) if key.isdigit() else key]
    inside[last] = value
    with pytest.raises(BadPosition, match=message):
        simple.check(data, e)


def test_a_seat_sees_its_own_part_and_nobody_sees_the_deck(simple: Simple, s: Any, e: Any) -> None:
    seen = simple.view(s, e, 1)
    assert "deck" not in seen
    assert "secret" not in seen
    assert seen["seats"][1] == simple.save(s, e)["seats"][1]
    for other in (0, 2):
        hidden = {"cellar": None, "purse": None, "hand": None}
        assert seen["seats"][other] == {**simple.save(s, e)["seats"][other], **hidden}
    bystander = simple.view(s, e, None)
    assert bystander["seats"][1]["hand"] is None
    assert {**bystander, **simple.own(s, e, 1)} == seen


# ---- Words and steps ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("wait", [(WAIT,)]),
        ("Do NOTHING", [(WAIT,)]),
        ("buy fish-oil", [(step_of(BUY, 1),)]),
        ("koop visolie", [(step_of(BUY, 1),)]),
        ("buy fi", [(step_of(BUY, 1),)]),
        ("send salt to C", [(step_of(SEND, 2, 0),)]),
        ("stuur zout naar C", []),
        ("stuur salt naar c", [(step_of(SEND, 2, 0),)]),
        ("give salt", [(step_of(GIVE, 0),)]),
        ("give salt for 3", [(step_of(GIVE, 0), step_of(GET, 3))]),
        ("give fish-oil for 1", [(step_of(GIVE, 1), step_of(GET, 1))]),
        ("geef visolie tegen 2", [(step_of(GIVE, 1), step_of(GET, 2))]),
        ("geef fi voor 1", [(step_of(GIVE, 1), step_of(GET, 1))]),
        ("geef visolie", [(step_of(GIVE, 1),)]),
        ("tegen 2", []),
        ("koop visolie tegen 2", []),
        ("give salt for 4", []),
        ("for 3", []),
        ("buy salt for 3", []),
        ("card 4", [(step_of(CARD, 4),)]),
        ("", []),
        ("buy", []),
        ("give " * 100, []),
    ],
)
def test_words_are_read_in_every_language(simple: Simple, said: str, meant: list[tuple[int, ...]]) -> None:
    if meant:
        assert simple.parse(said) == meant
    else:
        with pytest.raises(UnknownAction):
            simple.parse(said)


def test_where_the_table_decides_what_goes_on_any_step_may(simple: Simple) -> None:
    loose = replace(simple, spec=replace(SPEC, going_on=None))
    both = (step_of(BUY, 0), step_of(GET, 3))
    assert loose.text(both) == "buy salt for 3"
    assert loose.parse("buy salt for 3") == loose.parse("koop salt tegen 3") == [both]
    assert loose.parse("buy salt") == [(step_of(BUY, 0),)]


def test_what_is_written_is_read_back_and_a_slip_is_not(simple: Simple) -> None:
    for step in range(STEPS.size):
        if not STEPS[step].follows:
            assert simple.parse(simple.text([step])) == [(step,)]
    assert simple.text([step_of(GIVE, 1), step_of(GET, 2)]) == "give fish-oil for 2"
    for slip in ("bye salt", "sent salt to C", "for 3"):
        with pytest.raises(UnknownAction, match=rf"^'{slip}' is no action of this game$"):
            simple.parse(slip)
    with pytest.raises(ValueError, match="no action begins"):
        simple.text([step_of(GET, 2)])


def test_actions_are_described_step_by_step(simple: Simple, s: Any, e: Any, words: Words) -> None:
    def said(*steps: int) -> str:
        return simple.describe(steps, s, e, NAMES, words)

    assert said(step_of(BUY, 1)) == "buy Fish oil for 3; you have 6, in the shed 2"
    assert said(step_of(SEND, 2, 0)) == "send Salt to Cleo"
    assert said(step_of(GIVE, 0)) == "give Salt …"
    assert said(step_of(GIVE, 0), step_of(GET, 2)) == "give Salt for 2"
    assert said(step_of(CARD, 3)) == "card 3"


def test_a_refusal_may_speak_of_the_seat_that_asks_and_of_the_thing(
    simple: Simple, s: Any, e: Any, words: Words
) -> None:
    told = simple.reason(s, e, 2, step_of(BUY, 0), NAMES, words)
    assert (told["seat"], told["coins"], told["name"], told["price"]) == ("Bram", 7, "Salt", 2)
    assert (told["stock"], told["shed"], told["tax"], told["goal"]) == (8, 3, 2, 7)
    assert (told["weather"], told["mayor"]) == ("Snow", "–")
    s.mayor = 2
    assert simple.reason(s, e, 2, step_of(BUY, 0), NAMES, words)["mayor"] == "Cleo"
    assert "secret" not in told
    assert simple.reason(s, e, CHANCE, step_of(SEND, 0, 1), NAMES, words)["coins"] == 6  # of the seat on turn


def test_a_sentence_speaks_of_secrets_only_to_the_seat_that_has_them(
    simple: Simple, s: Any, e: Any, words: Words
) -> None:
    told = simple.reason(s, e, 2, step_of(BUY, 0), NAMES, words)
    assert (told["purse"], told["cellar"]) == (13, 6)
    assert not {"deck", "secret", "store"} & set(told)
    assert not {"purse", "cellar", "store"} & set(simple.reason(s, e, CHANCE, step_of(BUY, 0), NAMES, words))
    with pytest.raises(LookupError, match=r"do-wait: nothing is known of purse"):  # the log is for everybody
        simple.describe([WAIT], s, e, NAMES, Words(tattling(simple), "en"))


def tattling(simple: Simple) -> Path:
    """Words that would tell of a secret."""
    folder = simple.folder / "tattling"
    folder.mkdir(exist_ok=True)
    (folder / "en.ftl").write_text(ENGLISH.replace("do-wait = wait", "do-wait = wait with { $purse }"))
    return folder


def test_all_words_that_are_needed_are_there(words: Words) -> None:
    assert set(words.all()) - set(words_needed(State, Edition, STEPS)) == {"title", "verb-to"}
    assert set(words_needed(State, Edition, STEPS)) <= set(words.all())


# ---- Editions -------------------------------------------------------------------------------------------------------


def test_an_edition_is_read_into_its_fields(simple: Simple) -> None:
    e = simple.read_edition(TOML, "house.toml", {"late-tax": "yes"}, 2)
    assert (e.goal, e.price, e.late_tax) == (7, [2, 3], 1)
    assert simple.read_edition(TOML, "house.toml", {}, 2).late_tax == 0
    assert [(option.name, option.values) for option in options_of(Edition)] == [("late-tax", ("no", "yes"))]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("goal = 7", "goal = 101", r"^house\.toml, line 7: table\.goal: must be 0 to 100, not 101"),
        ("goal = 7", "gaol = 7", r"^house\.toml, line 7: table\.gaol: unknown; there are goal"),
        ("price = 2", "", r"^house\.toml, line 9: salt\.price: missing"),
        ("[fish-oil]", "[fish]", r"^house\.toml, line 11: fish: unknown; there are title"),
        ('"card"', '"hearsay"', r"^house\.toml, line 4: sources\.price: must be one of rulebook"),
        ("price = 3", "price = 3.5", r"^house\.toml, line 12: fish-oil\.price: must be a whole number"),
        ("[sources]", '[options]\nlate-tax = "soon"\n[sources]', r"options\.late-tax: must be one of no, yes"),
    ],
)
def test_a_wrong_edition_is_refused_by_its_line(simple: Simple, old: str, new: str, message: str) -> None:
    assert old in TOML
    with pytest.raises(BadEdition, match=message):
        simple.read_edition(TOML.replace(old, new), "house.toml", {}, 2)


# ---- Rules ready to be used ----


def test_the_rules_that_most_small_games_share_ask_nothing_of_a_game(s: Any, e: Any) -> None:
    before = s.copy()
    assert rules.unfinished(s, e) is False
    for seat in range(s.players):
        assert rules.may_interrupt(s, e, seat) is False
        rules.hide(s, e, seat, memory=False, luck=5 << 40)
    assert s == before


# ---- The table ------------------------------------------------------------------------------------------------------


def test_the_table_as_text(simple: Simple, s: Any, e: Any, words: Words) -> None:
    drawn = simple.draw_text(s, e, 1, NAMES, words, 120).splitlines()
    assert drawn[0] == "Turn 4: Bram chooses, tax 2"
    assert drawn[1] == "Weather Snow · Mayor – · Tax 2 · Harbour 1 2 · Dock 1 2 3 4 · Wharf 5 6 7 8"
    cells = {line[:16].strip(): line[16:].split() for line in drawn[3:]}
    assert cells[""] == ["Price", "Stock", "Anna", ">Bram", "Cleo"]
    assert cells["Coins"] == cells["Points"] == ["5", "6", "7"]
    assert cells["Purse"] == ["?", "12", "?"]
    assert cells["Hand"] == ["?", "3", "4", "?"]
    assert cells["Shed: Fish oil"] == ["3", "9", "·", "2", "3"]
    assert cells["Cellar: Salt"] == ["2", "8", "?", "·", "?"]


def test_a_narrow_table_leaves_out_figures_and_then_cuts_names(simple: Simple, s: Any, e: Any, words: Words) -> None:
    drawn = simple.draw_text(s, e, None, NAMES, words, 38)
    assert "Price" not in drawn
    assert ">Bram" in drawn
    assert all(len(line) <= 24 for line in simple.draw_text(s, e, None, NAMES, words, 24).splitlines()[2:])


def test_the_picture_is_well_formed_whatever_people_are_called(simple: Simple, s: Any, e: Any, words: Words) -> None:
    drawn = simple.draw_svg(s, e, 1, ("<Anna> & 'co\"", "Bram" * 40, "\x00\n"), words)
    texts = [one.text or "" for one in ElementTree.fromstring(drawn).iter() if one.tag.endswith("text")]
    assert "<Anna> & 'co\"" in texts
    assert any(text.startswith("BramBram") and text.endswith("…") for text in texts)
    assert drawn.count("style=") == 1  # that of the whole


def test_what_an_event_changed_is_told_without_secrets(simple: Simple, s: Any, e: Any, words: Words) -> None:
    after = s.copy()
    after.hand[0], after.deck[0], after.purse[1], after.cellar[2][0], after.secret = [9, 9], 1, 1, 1, 1
    assert simple.tell((), s, after, e, Voice(NAMES, words)) == []
    after.coins[2] -= 3
    after.shed[2][1] += 1
    after.tax += 1
    after.phase = 2
    assert simple.tell((), s, after, e, Voice(NAMES, words)) == [
        "Tax +1",
        "Cleo: Coins -3, Fish oil +1",
        "Anna, Cleo win together.",
    ]
    assert simple.tell((), after, after, e, Voice(NAMES, words)) == []


def test_a_named_number_that_changed_is_told_by_its_name(simple: Simple, s: Any, e: Any, words: Words) -> None:
    """Nobody heard which weather it was, and who became mayor."""
    after = s.copy()
    after.weather, after.mayor = 0, 2
    assert simple.tell((), s, after, e, Voice(NAMES, words)) == ["Weather Sunshine", "Mayor Cleo"]


def test_what_only_its_owner_sees_is_shown_while_hands_lie_open(s: Any, e: Any, simple: Simple, words: Words) -> None:
    opened = SimpleNamespace(**{**vars(simple.rules), "hands_open": lambda s, e: s.phase == 2})
    shown = replace(simple, rules=opened)
    assert shown.view(s, e, None) == simple.view(s, e, None)
    assert shown.own(s, e, 1) == simple.own(s, e, 1)
    s.phase = 2
    assert [seat["purse"] for seat in shown.view(s, e, None)["seats"]] == [11, 12, 13]
    assert "deck" not in shown.view(s, e, None)  # what is nobody's stays so
    assert shown.own(s, e, 1) == {}
    assert "Purse     11" in re.sub(" +", "     ", shown.draw_text(s, e, None, NAMES, words, 120))


def test_rows_that_say_nothing_are_one(simple: Simple, s: Any, e: Any, words: Words) -> None:
    """A hand of fifty cards was fifty rows of nothing, and of question marks to others."""
    figures = {name for name in ("price", "stock") if name in e.FIELDS or name in s.FIELDS}
    assert figures == {"price", "stock"}  # these have rows of their own
    reader = tableau._Reader(simple.rules, s, e, 1, NAMES, words)
    reader.figures = {}
    rows = {name: cells for name, *cells in reader.tableau().rows}
    assert rows["Shed: Fish oil"] == ["·", "2", "3"]
    assert rows["Cellar: Fish oil"] == ["?", "5", "?"]
    assert "Cellar: Salt" not in rows  # one has none, and of the others nobody knows
    s.shed, s.cellar[1] = [[0, 0], [0, 0], [0, 0]], [0, 0]
    reader = tableau._Reader(simple.rules, s, e, 1, NAMES, words)
    reader.figures = {}
    rows = {name: cells for name, *cells in reader.tableau().rows}
    assert (rows["Shed"], rows["Cellar"]) == (["·", "·", "·"], ["?", "·", "?"])


def test_a_thing_of_a_family_or_with_a_number_for_a_name_needs_no_word(tmp_path: Path) -> None:
    """Fluent's ids begin with a letter, and fifty cards wanted fifty words."""
    (tmp_path / "en.ftl").write_text(
        "lot = Lot { $which }\n    .a = a lot of { $which }\nlot-9 = Last lot\nred = Red\n", encoding="utf-8"
    )
    words = Words(tmp_path, "en")
    assert [words(name) for name in ("lot-3", "lot-3.a", "lot-9", "7")] == ["Lot 3", "a lot of 3", "Last lot", "7"]
    assert [words.has(name) for name in ("lot-3", "7", "red-3", "lot-3.the")] == [True, True, False, False]
    with pytest.raises(LookupError, match="no message 'red-3'"):
        words("red-3")


# ---- Declarations that lack something -------------------------------------------------------------------------------


def test_a_declaration_that_lacks_something_is_refused_with_a_sentence(simple: Simple) -> None:
    class NoPhase(Struct):
        players = number(I8)
        player = number(I8, SEAT)
        turns = number(I32)

    class NoNames(Struct):
        players = number(I8)
        player = number(I8, SEAT)
        turns = number(I32)
        phase = number(I8)

    class NoSeats(Struct):
        players = number(I8)
        player = number(I8)
        turns = number(I32)
        phase = number(I8, PHASES)

    class NobodysThings(Struct):
        players = number(I8)
        player = number(I8, SEAT)
        turns = number(I32)
        phase = number(I8, PHASES)

    class Nameless(Struct):
        price = row(I8, 2)

    class Shouted(Struct):
        price = row(I8, ("salt", "Fish oil"))

    for state, edition, message in (
        (NoPhase, Edition, r"NoPhase in state\.py needs a field 'phase'"),
        (NoNames, Edition, r"NoNames\.phase in state\.py needs the names of its phases"),
        (NoSeats, Edition, r"NoSeats\.player in state\.py needs the letters of the seats"),
        (NobodysThings, Edition, r"NobodysThings in state\.py needs something of every seat"),
        (State, Nameless, r"Nameless\.price in state\.py is a row of numbers without names"),
        (State, Shouted, r"Shouted\.price in state\.py has the name 'Fish oil'\. Write names in lower case"),
    ):
        with pytest.raises(TypeError, match=message):
            Simple(SPEC, state, edition, STEPS, RULES, simple.folder)


def test_a_missing_word_is_named_with_its_file(words: Words) -> None:
    with pytest.raises(LookupError, match=r"en\.ftl has no message 'do-sleep'"):
        words("do-sleep")
    with pytest.raises(LookupError, match=r"en\.ftl, do-for: nothing is known of number; known are name, seat"):
        words("do-for", name="Salt", seat="Anna")
