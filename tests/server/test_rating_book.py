"""Ratings as a fold of results: places, ties, seats, fresh starts, and the model itself."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgomaster.server.ratings.book import PROVISIONAL, RatedGame, Rating, RatingBook
from burgomaster.server.ratings.places import RatedResult, RatedSeat, RatedTable, places

BETA, TAU = 25 / 6, 25 / 300


def weng_lin(before: Mapping[str, Rating], ranks: Mapping[str, int]) -> dict[str, tuple[float, float]]:
    """Algorithm 4 of Weng and Lin (2011), written down from the paper: Plackett and Luce's model, with ties."""
    variance = {one: rating.spread**2 + TAU**2 for one, rating in before.items()}
    c = math.sqrt(sum(one + BETA**2 for one in variance.values()))
    weight = {one: math.exp(rating.value / c) for one, rating in before.items()}
    total = {q: sum(weight[s] for s in ranks if ranks[s] >= ranks[q]) for q in ranks}
    tied = {q: sum(ranks[s] == ranks[q] for s in ranks) for q in ranks}
    after = {}
    for one in ranks:
        ahead = [q for q in ranks if ranks[q] <= ranks[one]]
        share = {q: weight[one] / total[q] for q in ahead}
        omega = sum(((q == one) - share[q]) / tied[q] for q in ahead)
        delta = sum(share[q] * (1 - share[q]) / tied[q] for q in ahead)
        gamma = math.sqrt(variance[one]) / c
        value = before[one].value + variance[one] / c * omega
        after[one] = value, math.sqrt(variance[one] * max(1 - variance[one] / c**2 * gamma * delta, 0.0001))
    return after


GAMES = st.lists(st.dictionaries(st.sampled_from("ABCDEFG"), st.integers(1, 4), min_size=2, max_size=6), max_size=12)


def played(ranks: list[dict[str, int]]) -> list[RatedGame]:
    return [RatedGame(moment * 10, places) for moment, places in enumerate(ranks, 1)]


@given(GAMES)
def test_every_game_moves_ratings_as_the_paper_says(ranks: list[dict[str, int]]) -> None:
    book = RatingBook()
    for game in played(ranks):
        before = {one: book.ratings.get(one, Rating()) for one in game.places}
        book = book.after([game], {})
        for one, (value, spread) in weng_lin(before, game.places).items():
            assert book.ratings[one].value == pytest.approx(value, abs=1e-9)
            assert book.ratings[one].spread == pytest.approx(spread, abs=1e-9)
            assert (book.ratings[one].games, book.ratings[one].last) == (before[one].games + 1, game.ended)


STARTS = st.dictionaries(st.sampled_from("ABCDEFG"), st.lists(st.integers(0, 130), max_size=3).map(sorted), max_size=3)


@given(GAMES, STARTS, st.data())
def test_a_book_is_the_same_however_often_one_looks(
    ranks: list[dict[str, int]], starts: dict[str, list[int]], data: st.DataObject
) -> None:
    games = played(ranks)
    whole = RatingBook().after(games, starts)
    cut = data.draw(st.integers(0, len(games)))
    assert RatingBook().after(games[:cut], starts).after(games[cut:], starts) == whole
    seats = [RatedGame(game.ended, dict(data.draw(st.permutations(list(game.places.items()))))) for game in games]
    assert RatingBook().after(seats, starts) == whole  # to the last bit


def test_equals_stay_equal_and_the_better_rise() -> None:
    tied = RatingBook().after([RatedGame(1, {"A": 1, "B": 1, "C": 1})], {}).ratings
    assert {round(one.value, 9) for one in tied.values()} == {25}
    order = RatingBook().after([RatedGame(1, {"A": 1, "B": 2, "C": 2, "D": 3})], {}).ratings
    assert order["A"].value > order["B"].value > order["D"].value
    assert order["B"].value == pytest.approx(order["C"].value)


def test_a_rating_is_provisional_for_some_games_only() -> None:
    book = RatingBook()
    needed = 0
    while book.ratings.get("A", Rating()).provisional:
        needed += 1
        book = book.after([RatedGame(needed, {"A": 1 + needed % 2, "BCD"[needed % 3]: 2 - needed % 2})], {})
    assert 8 <= needed <= 20
    assert book.ratings["A"].spread <= PROVISIONAL


@pytest.mark.parametrize("friends", ["B", "BC"])
@pytest.mark.parametrize("anew", [False, True])
def test_friends_who_lose_for_weeks_put_nobody_at_the_head_of_a_list(friends: str, anew: bool) -> None:
    moments = iter(range(10, 10_000, 10))
    games = [RatedGame(next(moments), {"A": 1, one: 2}) for _ in range(100) for one in friends]
    games += [RatedGame(next(moments), {"A": 1, **dict.fromkeys(friends, 2)}) for _ in range(100)]
    starts = {one: [game.ended + 1 for game in games] for one in friends} if anew else {}
    bought = RatingBook().after(games, starts).ratings["A"]
    assert bought.spread < PROVISIONAL
    assert bought.provisional
    others = RatingBook().after([*games, RatedGame(5000, {"A": 2, "X": 1}), RatedGame(5010, {"A": 2, "Y": 1})], starts)
    assert not others.ratings["A"].provisional  # who plays with others too has a place among them


@pytest.mark.parametrize("company", ["together", "one by one"])
@pytest.mark.parametrize(("known", "a_day", "a_week"), [(0, 11.0, 18.5), (40, 5.5, 10.5)])
def test_what_two_friends_can_give_a_third(known: int, a_day: float, a_week: float, company: str) -> None:
    """Three games a day and ten a week with each, as the referee lets them. docs/decisions/0072 has the figures."""
    moments = iter(range(1, 100_000))
    won = [(n, (n + n // 8) % 2) for n in range(known)]
    honest = [RatedGame(next(moments), {"A": 1 + one, f"H{n % 8}": 2 - one}) for n, one in won]
    honest += [RatedGame(next(moments), {who: 1 + one, f"H{n % 8}": 2 - one}) for n, one in won for who in "BC"]
    book = RatingBook().after(honest, {})

    def gained(times: int) -> float:
        rounds = [{"A": 1, "B": 2, "C": 2}] if company == "together" else [{"A": 1, "B": 2}, {"A": 1, "C": 2}]
        bought = book.after([RatedGame(next(moments), one) for _ in range(times) for one in rounds], {})
        return bought.ratings["A"].value - book.ratings.get("A", Rating()).value

    assert a_day / 3 < gained(3) < a_day
    assert a_week / 2 < gained(10) < a_week


def test_who_starts_anew_has_no_rating_and_then_a_new_one_and_others_keep_theirs() -> None:
    games = [RatedGame(moment, {"A": 1, "B": 2}) for moment in (10, 20, 30)]
    before = RatingBook().after(games[:2], {})
    assert before.current(21, {"A": [20]}).keys() == {"B"}
    assert before.current(21, {"A": [20]})["B"] == before.ratings["B"]
    after = RatingBook().after(games, {"A": [20]})
    assert after.ratings["A"].games == 1
    assert after.ratings["B"].games == 3
    assert after == before.after(games[2:], {"A": [20]})
    assert RatingBook().after(games, {"A": [5, 25]}).ratings["A"].games == 1


# ---- Places ----


def table(winners: tuple[int, ...], reason: str, *seats: tuple[str | None, int, bool]) -> RatedTable:
    held = [RatedSeat(player, resigned) for player, _, resigned in seats]
    return RatedTable(held, RatedResult(winners, tuple(score for _, score, _ in seats), reason), rated=True)


EVERYBODY = "ABCD"


def test_winners_then_points_then_who_left() -> None:
    found = table((2,), "played", ("A", 3, False), ("B", 9, True), ("C", 4, False), ("D", 3, False))
    assert places(found, EVERYBODY) == {"A": 2, "B": 3, "C": 1, "D": 2}


def test_bots_have_no_place_and_one_person_is_not_rated() -> None:
    found = table((0,), "played", (None, 9, False), ("B", 4, False), (None, 5, False), ("D", 6, False))
    assert places(found, EVERYBODY) == {"B": 2, "D": 1}
    assert places(found, "B") == {}  # the other is a program, or forgotten
    assert places(table((0,), "played", ("A", 1, False), (None, 0, False)), EVERYBODY) == {}


def test_a_draw_is_a_draw_and_who_had_left_lost_it() -> None:
    found = table((), "draw", ("A", 7, False), ("B", 1, False), ("C", 9, True))
    assert places(found, EVERYBODY) == {"A": 1, "B": 1, "C": 2}


@pytest.mark.parametrize("reason", ["agreed", "older", "edition", "replay"])
def test_what_nobody_decided_is_not_rated(reason: str) -> None:
    assert places(table((), reason, ("A", 7, False), ("B", 1, False)), EVERYBODY) == {}


def test_only_tables_that_were_opened_for_it_are_rated() -> None:
    found = table((0,), "played", ("A", 7, False), ("B", 1, False))
    found.rated = False
    assert places(found, EVERYBODY) == {}
    found.rated = True
    found.result = None
    assert places(found, EVERYBODY) == {}


def test_seats_make_no_difference() -> None:
    seats: list[tuple[str | None, int, bool]] = [("A", 5, False), ("B", 2, True), ("C", 5, False), (None, 8, False)]
    for order in permutations(range(4)):
        found = table((order.index(3),), "played", *(seats[place] for place in order))
        assert places(found, EVERYBODY) == {"A": 1, "C": 1, "B": 2}
