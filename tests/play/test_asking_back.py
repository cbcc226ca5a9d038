"""What is said back to words that mean nothing, or too much, or what the rules forbid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games import GAMES
from tests.games.alhambra import tables as alhambra
from tests.games.machi_koro.tables import LANDMARKS, after_throw, city, table
from tests.games.phrases.positions import NAMES, POSITIONS


def answer(here: bm.Position, said: str, **how: Any) -> str:
    """What is asked back to words that play nothing."""
    with pytest.raises((bm.UnknownAction, bm.AmbiguousAction)) as caught:
        here.resolve(said, **how)
    return str(caught.value)


def unreadable(monkeypatch: pytest.MonkeyPatch, here: bm.Position) -> None:
    """From now on the game understands no words at all."""

    def parse(text: str, *_: Any) -> list[Any]:
        raise bm.UnknownAction(text)

    monkeypatch.setattr(here.setting.game, "parse", parse)


def test_only_the_seat_on_turn_is_told_what_it_may_have_meant() -> None:
    here = POSITIONS["mk-build"]
    assert answer(here, "mine mine") == "“mine mine” is no action of this game; did you mean ‘buy mine’?"
    assert answer(here, "mine mine", seat=0) == answer(here, "mine mine")
    assert answer(here, "mine mine", seat=1) == "“mine mine” is no action of this game"
    assert answer(here, "mine mine", seat=1, lang="nl") == "‘mine mine’ is geen actie in dit spel"


def test_dice_that_roll_and_games_that_are_over_suggest_nothing() -> None:
    rolling = table(city(), city()).play("throw 1")
    assert answer(rolling, "dize 3") == "“dize 3” is no action of this game"
    assert answer(rolling, "trow 1", lang="it") == "«trow 1» non è un'azione di questo gioco"
    over = table(city(0, LANDMARKS), city(), phase="over", dice=[5])
    assert answer(over, "fly") == "“fly” is no action of this game"


def test_what_the_game_itself_has_to_say_is_said_in_the_language_asked_for() -> None:
    here = POSITIONS["mb-act"]
    amount = "M7 cannot be paid: amounts are multiples of 5 up to 100,000"
    assert answer(here, "offer B: crane for 7") == answer(here, "offer B: crane for 7", seat=1) == amount
    assert answer(bm.start("monopoly-builder", 2), "offer B: crane for 7") == amount  # dice roll, nobody is on turn
    assert answer(here, "offer B: crane for 7", lang="nl").startswith("M7 kan niet worden betaald: bedragen zijn")
    assert answer(here, '{"give": 5}', lang="nl") == "in een voorstel in JSON kan `give` niet 5 zijn"


def test_the_beginning_of_an_action_is_suggested_as_it_is_shown() -> None:
    here, said = POSITIONS["mb-act"], "offer B: crane fur boet zzz"
    assert answer(here, said) == f"“{said}” is no action of this game; did you mean ‘offer B: ...’?"
    asked = "bedoel je ‘een voorstel doen aan B …’?"
    assert answer(here, said, lang="nl") == f"‘{said}’ is geen actie in dit spel; {asked}"
    assert answer(here, said, lang="nl", names=NAMES).endswith("bedoel je ‘een voorstel doen aan Bram …’?")


def test_whole_actions_are_suggested_as_a_person_would_write_them() -> None:
    here = POSITIONS["mk-build"]
    assert answer(here, "buy xylophone mine").endswith("did you mean ‘buy mine’?")
    assert answer(here, "buy xylophone mine", lang="nl").endswith("bedoel je ‘Mijn bouwen voor 6’?")


def test_a_game_that_guesses_nothing_is_compared_with_what_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    here = POSITIONS["mk-build"]
    monkeypatch.delattr(here.setting.game, "nearly")
    assert answer(here, "bui bakery") == "“bui bakery” is no action of this game; did you mean ‘buy bakery’?"
    assert answer(here, "meijn bouwen voor 6", lang="nl").endswith(
        "je ‘Stadion bouwen voor 6’ of ‘Mijn bouwen voor 6’?"
    )


def test_only_whole_actions_may_be_typed_as_they_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    here = POSITIONS["mk-swap"]
    whole = here.describe("swap bakery for mine of B", "nl", NAMES)
    monkeypatch.delattr(here.setting.game, "nearly")
    unreadable(monkeypatch, here)
    assert here.resolve(whole.lower(), lang="nl", names=NAMES) == "swap bakery for mine of B"
    assert here.resolve("SWAP bakery for mine of b") == "swap bakery for mine of B"
    assert answer(here, "swap bakery") == "“swap bakery” is no action of this game"
    assert answer(here, "je bakkerij ruilen tegen …", lang="nl").endswith("is geen actie in dit spel")


def test_what_stands_in_brackets_need_not_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    here = POSITIONS["mb-build"]
    building = next(step for step in here.steps() if step.startswith("build"))
    shown = here.describe(building, "nl")
    bare, bracket, _ = shown.partition(" (")
    assert bracket
    unreadable(monkeypatch, here)
    assert here.resolve(shown, lang="nl") == here.resolve(bare, lang="nl") == building


def test_an_action_with_very_long_words_is_not_suggested(monkeypatch: pytest.MonkeyPatch) -> None:
    here = after_throw(table(city(3, ["train-station"], tv_station=1), city(5), city(6)), "3+3")
    unreadable(monkeypatch, here)
    both = "bedoel je ‘TV-station: 5 munten nemen van Bob’ of ‘TV-station: 5 munten nemen van Cees’?"
    assert answer(here, "munten nemen van", lang="nl", names=["Anna", "Bob", "Cees"]).endswith(both)
    only = "bedoel je ‘TV-station: 5 munten nemen van Cees’?"
    assert answer(here, "munten nemen van", lang="nl", names=["Anna", "B" * 90, "Cees"]).endswith(only)


def test_of_two_meanings_both_are_shown() -> None:
    rolling = table(city(landmarks=["train-station"]), city()).play("throw 2")
    assert answer(rolling, "dice 4") == "“dice 4” can mean dice 1+3, dice 2+2"
    shown = "Kaasfabriek bouwen voor 5, Meubelfabriek bouwen voor 3"
    assert answer(POSITIONS["mk-build"], "koop fabriek", lang="nl").endswith(shown)


# ---- Refusals ----


def refusal(here: bm.Position, said: str, **how: Any) -> str:
    """Why something is forbidden."""
    found = here.why_not(said, **how)
    assert found is not None
    return str(found)


def test_AL_T4_of_all_slots_the_one_with_the_building_is_spoken_of() -> None:
    poor = alhambra.table(alhambra.player({"yellow": [1]}), alhambra.player(), alhambra.player())
    assert refusal(poor, "buy garden") == "Garden costs 10 in blue, and you have 0. (AL-T4)"
    assert refusal(poor, "buy garden@green") == "At green there is Theater, not Garden. (AL-T4)"


@pytest.mark.parametrize(
    ("slots", "text"),
    [
        (["blue"], "At blue there is Garden, not Skyscraper. (AL-T4)"),
        (["yellow", "blue"], "Skyscraper does not lie in the building yard now. (AL-T4)"),
        (["yellow", "blue", "green", "orange"], "Skyscraper does not lie in the building yard now. (AL-T4)"),
    ],
)
def test_AL_T4_where_several_slots_could_be_meant_none_of_them_is_spoken_of(
    slots: Sequence[str], text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = POSITIONS["al-act"]
    game = here.setting.game
    meant = [steps for slot in slots for steps in game.parse(f"buy skyscraper@{slot}")]
    assert len(meant) == len(slots)
    monkeypatch.setattr(game, "parse", lambda *_: meant)
    assert refusal(here, "buy skyscraper") == text


def test_MK_13_who_may_still_throw_again_is_told_so() -> None:
    here = POSITIONS["mk-radio"]
    assert refusal(here, "throw 1") == (
        "You have thrown already; with the radio tower you may throw once more: "
        "say “again”, or “keep” to let the throw stand. (MK-13)"
    )


def test_a_game_that_explains_no_more_gives_the_reason_of_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    here = POSITIONS["al-act"]
    assert refusal(here, "buy skyscraper") == "Skyscraper does not lie in the building yard now. (AL-T4)"
    monkeypatch.delattr(here.setting.game, "explain")
    assert refusal(here, "buy skyscraper") == "At yellow there is Museum, not Skyscraper. (AL-T4)"


@pytest.mark.parametrize("said", ["buy unicorn", "buy the unicorn", "please the unicorn", "unicorn"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_left_of_a_text_when_nothing_in_it_is_known_suggests_nothing(name: str, said: str) -> None:
    """Machi Koro asked whether `throw 1` was meant: that is what no word at all could mean there."""
    here = bm.start(name, 3)
    with pytest.raises(bm.UnknownAction) as caught:
        here.resolve(said)
    assert "did you mean" not in str(caught.value)


def test_a_text_of_courtesies_alone_is_no_move() -> None:
    with pytest.raises(bm.UnknownAction):
        bm.start("machi-koro", 2).resolve("please")
