"""How an edition plays: counted in games that anybody can play again."""

from __future__ import annotations

import pytest

from burgomaster.games import GAMES, game
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.lab import tally as tallying
from burgomaster.lab.playouts import WHOLE_WIN
from burgomaster.lab.tally import Tally, heading_and_names, play_some
from burgomaster.play.setting import setting

FOR_EVER = 1e6  # seconds: no test depends on how quick a machine is


@pytest.mark.parametrize("name", GAMES)
def test_games_are_counted_and_add_up(name: str) -> None:
    for players in (game(name).SPEC.players[0], game(name).SPEC.players[-1]):
        agreed = setting(name, players)
        tally = play_some(agreed, 3, 0, 3, FOR_EVER)
        assert (tally.games, tally.cut, len(tally.turns)) == (3, 0, 3)
        assert sum(tally.wins) == 3 * WHOLE_WIN
        short, middle, long = tally.lengths()
        assert 0 < short <= middle <= long
        for language in LANGUAGES:
            for heading, things in heading_and_names(agreed, tally, language):
                assert heading
                assert all(said and 1 <= one.games <= 3 and one.games <= one.times for said, one in things)
        assert all(share.low <= share.share <= share.high for share in tally.shares())


def test_pieces_make_the_same_as_the_whole_whatever_they_are() -> None:
    agreed = setting("machi-koro", 2)
    whole = play_some(agreed, 7, 0, 6, FOR_EVER)
    pieces = Tally()
    for first, count in ((0, 1), (1, 3), (4, 2)):
        pieces.merge(play_some(agreed, 7, first, count, FOR_EVER))
    assert (whole.games, whole.wins, whole.turns) == (pieces.games, pieces.wins, pieces.turns)
    for mine, theirs in zip(whole.counts, pieces.counts, strict=True):
        assert {(one.place, one.games, one.times) for one in mine} == {
            (one.place, one.games, one.times) for one in theirs
        }
    assert play_some(agreed, 8, 0, 6, FOR_EVER).turns != whole.turns


def test_what_was_counted_is_what_happened() -> None:
    """In Machi Koro the winner has built all four landmarks, and nobody else more than three."""
    agreed = setting("machi-koro", 3)
    tally = play_some(agreed, 1, 0, 4, FOR_EVER)
    (_, bought), (_, built) = heading_and_names(agreed, tally, "en")
    assert len(built) == 4
    assert all(one.games == 4 for _, one in built)
    assert 16 <= sum(one.times for _, one in built) <= 4 * (4 + 3 + 3)
    assert bought[0][1].games == 4


def test_streets_are_called_as_the_edition_calls_them() -> None:
    text = setting("monopoly-builder", 2).text.replace('"Kalverstraat"', '"<b>Piazza</b>"')
    agreed = setting("monopoly-builder", 2, edition_text=text)
    tally = play_some(agreed, 1, 0, 3, FOR_EVER)
    said = [said for _, things in heading_and_names(agreed, tally, "it") for said, _ in things]
    assert "<b>Piazza</b>" in said
    assert "Kalverstraat" not in said


def test_after_its_time_no_game_is_begun_but_one_there_always_is() -> None:
    assert play_some(setting("machi-koro", 2), 1, 0, 50, 0.0).games == 1


def test_a_game_that_does_not_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tallying, "LONGEST", -1.0)
    tally = play_some(setting("monopoly-builder", 4), 1, 0, 2, FOR_EVER)
    assert (tally.games, tally.cut, tally.turns, sum(tally.wins)) == (2, 2, [], 0)
    assert [one.share for one in tally.shares()] == [0.0] * 4
    assert tally.lengths() == (0, 0, 0)
