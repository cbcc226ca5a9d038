"""Puzzles: what is shipped is sound, every day has one, and what is told gives nothing away."""

from __future__ import annotations

import json
from datetime import date, timedelta
from itertools import islice

import pytest

from burgomaster.games import GAMES, folder, part_of, words_of
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.lab.puzzles import CARE, FEWEST, MOST
from burgomaster.play.puzzle import DIFFICULTIES, FILE, Puzzle, daily, puzzle, puzzle_of, puzzles_of, some_of
from burgomaster.play.setting import setting
from burgomaster.tables import puzzled
from burgomaster.tables.refused import Refused
from tests.parts import WITH_PUZZLES, fewest

SHIPPED = [one for game in GAMES for one in puzzles_of(game)]
ROUNDED = 0.0001  # chances are kept with four digits


def test_there_are_puzzles() -> None:
    assert WITH_PUZZLES


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda one: one.id)
def test_a_shipped_puzzle_is_sound(shipped: Puzzle) -> None:
    position, answer = shipped.position, shipped.answer
    assert answer.complete
    assert answer.seat == position.turn == shipped.seat
    assert not position.play(answer).over, "to win at once is no puzzle"
    assert len({one.action for one in shipped.moves}) == len(shipped.moves) >= FEWEST
    for one in shipped.moves:
        assert str(position.resolve(one.action)) == one.action
        assert 0 <= one.chance <= 1
    chances = [one.chance for one in shipped.moves]
    assert chances == sorted(chances, reverse=True)
    least = CARE.ahead - ROUNDED
    assert all(shipped.moves[0].chance - one.chance >= least for one in shipped.moves[1:])
    assert shipped.checked[0] - shipped.checked[1] >= least
    assert shipped.iterations >= 40 * CARE.close
    assert shipped.difficulty in DIFFICULTIES
    legal = [str(action) for action in islice(position.iter_actions(), MOST + 1)]
    if len(legal) <= MOST:
        assert sorted(legal) == sorted(one.action for one in shipped.moves), "everything that may be done is weighed"
    assert puzzle_of(shipped.game, shipped.number, json.loads(json.dumps(shipped.to_data()))) == shipped


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda one: one.id)
def test_what_the_seat_cannot_see_does_not_matter(shipped: Puzzle) -> None:
    position, seat = shipped.position, shipped.seat
    for luck in (1, 2, 3):
        other = position.seen_by(seat, luck, memory=False)
        assert other.view(seat) == position.view(seat)
        assert other.resolve(shipped.moves[0].action) == shipped.answer


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda one: one.id)
def test_its_theme_follows_from_what_was_stored(shipped: Puzzle) -> None:
    position = shipped.position
    themes = part_of(shipped.game, "themes")
    assert themes is not None
    assert shipped.theme == themes.theme(position.state(), position.setting.figures, shipped.answer.steps)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_file_says_how_it_was_made_and_fits_the_rules(game: str) -> None:
    kept = json.loads((folder(game) / FILE).read_text(encoding="utf-8"))
    assert kept["game"] == game
    assert kept["rules"] == setting(game, fewest(game)).spec.rules, "the rules have changed: make the puzzles anew"
    assert len({one.packed for one in puzzles_of(game)}) == len(puzzles_of(game))


@pytest.mark.parametrize("game", [game for game in GAMES if part_of(game, "themes")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_theme_has_a_name(game: str, lang: str) -> None:
    themes = part_of(game, "themes")
    assert themes is not None
    assert all(words_of(game, lang).has(f"theme-{theme}") for theme in themes.THEMES)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_each_comes_once_before_any_comes_again(game: str) -> None:
    known = puzzles_of(game)
    first = date.fromordinal(len(known) * 10_000)  # a day on which an order begins
    days = [daily(game, first + timedelta(place)).number for place in range(3 * len(known))]
    rounds = [days[place : place + len(known)] for place in range(0, len(days), len(known))]
    assert all(sorted(one) == [puzzle.number for puzzle in known] for one in rounds)
    if len(known) > 5:
        assert rounds[0] != rounds[1] != rounds[2]
    assert daily(game, first) == daily(game, first)


def test_a_day_among_some_only() -> None:
    one = SHIPPED[0]
    for place in range(9):
        found = daily(one.game, date(2026, 11, 17) + timedelta(place), one.theme, one.difficulty)
        assert found in some_of(one.game, one.theme, one.difficulty)
    with pytest.raises(BurgomasterError, match="no such puzzle"):
        daily(one.game, date(2026, 11, 17), "weather")


def test_there_is_no_other_number() -> None:
    game = WITH_PUZZLES[0]
    with pytest.raises(BurgomasterError, match="there is no number 0"):
        puzzle(game, 0)
    for name in ("", "x", f"{game}-0", f"{game}-9999", f"{game}-", f"{game}-1x", "nothing-1", f"{game}-¹", "../x-1"):
        with pytest.raises(Refused) as refused:
            puzzled.puzzle_named(name)
        assert refused.value.status == 404


# Every run tells each puzzle in one language, the long one in all.
@pytest.mark.parametrize(
    ("shipped", "lang"),
    [
        pytest.param(one, lang, id=f"{one.id}-{lang}", marks=[] if place % 3 == turn else [pytest.mark.long])
        for place, one in enumerate(SHIPPED)
        for turn, lang in enumerate(LANGUAGES)
    ],
)
def test_what_is_told(shipped: Puzzle, lang: str) -> None:
    shown = puzzled.shown(shipped, lang, outlook=True)
    assert shown["table"]["you"]["actions"]
    assert "moves" not in json.dumps(shown["puzzle"])
    right = puzzled.assessed(shipped, shipped.answer, lang)
    assert right["right"]
    assert right["ideas"][0]["why"], "it says why"
    assert right["ideas"][1]["cost_said"]
    best, second = ({why["said"] for why in idea["why"]} for idea in right["ideas"])
    assert not best & second, "what both have explains nothing"
    assert all(why["good"] for why in right["ideas"][0]["why"])
    assert not any("$" in said or "{" in said for said in best | second)
    tried = shipped.position.resolve(shipped.moves[1].action)
    wrong = puzzled.assessed(shipped, tried, lang)
    assert not wrong["right"]
    assert [idea["action"]["text"] for idea in wrong["ideas"]] == [str(tried)], "nothing of the answer"
    assert wrong["ideas"][0]["cost_said"] in wrong["said"]
    assert puzzled.solution(shipped, lang)["ideas"] == right["ideas"]


def test_some_next_best_moves_are_explained_too() -> None:
    told = [puzzled.solution(one, "en")["ideas"][1]["why"] for one in SHIPPED]
    assert any(why["good"] for one in told for why in one)
    assert any(not why["good"] for one in told for why in one)


def test_a_move_is_refused_with_its_rule_and_goes_on_step_by_step() -> None:
    for game in WITH_PUZZLES:
        one = puzzles_of(game)[0]
        assert puzzled.meant(one, one.moves[0].action, "en") == one.answer
        with pytest.raises(Refused) as refused:
            puzzled.meant(one, "dance", "en")
        assert refused.value.code == "unknown-action"
        prefix = next((step for step in one.position.steps() if not step.complete), None)
        if prefix is not None:
            assert puzzled.going_on(one, str(prefix), "en")["steps"]
        assert puzzled.why_not(one, one.moves[0].action, "en") == {"rule": None, "text": None}


def test_a_game_without_a_file_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setattr("burgomaster.play.puzzle.folder", lambda game: tmp_path)
    puzzles_of.cache_clear()
    try:
        assert puzzles_of(GAMES[0]) == ()
        assert puzzled.listed(date(2026, 11, 17), "en") == {"day": "2026-11-17", "today": [], "puzzles": []}
        with pytest.raises(BurgomasterError, match="no such puzzle"):
            daily(GAMES[0], date(2026, 11, 17))
    finally:
        puzzles_of.cache_clear()
