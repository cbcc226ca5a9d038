"""The standings of a club night."""

from __future__ import annotations

from burgomaster.server.club.standings import WIN, standings


def test_points_first_then_the_points_of_those_one_has_met() -> None:
    games = [{"a": WIN, "b": 0}, {"c": WIN, "d": 0}, {"a": WIN, "d": 0}, {"c": 0, "b": 0}]
    found = standings("abcde", games)
    # b met a and c, d met c and a: both have 0 points and three wins among those they met. e has not played.
    assert [(one.rank, one.player, one.points, one.opponents, one.played) for one in found] == [
        (1, "a", 2 * WIN, 0, 2),
        (2, "c", WIN, 0, 2),
        (3, "b", 0, 3 * WIN, 2),
        (3, "d", 0, 3 * WIN, 2),
        (5, "e", 0, 0, 0),
    ]


def test_equal_points_are_told_apart_by_the_opponents() -> None:
    games = [{"a": WIN, "x": 0}, {"b": WIN, "y": 0}, {"y": WIN, "x": 0}]
    assert [(one.rank, one.player) for one in standings("abxy", games)] == [(1, "b"), (1, "y"), (3, "a"), (4, "x")]


def test_a_share_of_a_win_is_whole_for_every_table() -> None:
    assert all(WIN % winners == 0 for winners in range(1, 7))
