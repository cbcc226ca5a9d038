"""Limits when many are counted: who is forgotten then, by a clock that stands."""

from __future__ import annotations

import pytest

from burgomaster.server import limits
from burgomaster.server.limits import Limited, RateLimiter, SlidingWindow


class Clock:
    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    monkeypatch.setattr(limits, "_MOST_BUCKETS", 20)
    monkeypatch.setattr(limits, "_PART", 4)
    monkeypatch.setattr(limits, "_MOST_WINDOWS", 20)
    return clock


def refused(rate: RateLimiter, who: str) -> bool:
    try:
        rate.take(who)
    except Limited:
        return True
    return False


def test_who_has_taken_the_most_is_not_forgotten_for_others(clock: Clock) -> None:
    """Somebody empties a bucket and then comes with many addresses: the empty one stays empty."""
    rate = RateLimiter(0.001, 3)
    assert [refused(rate, "pest") for _ in range(4)] == [False, False, False, True]
    for number in range(1000):
        rate.take(f"other {number}")
        assert refused(rate, "pest")
    assert len(rate._full_at) <= 20


def test_a_token_that_was_given_back_counts(clock: Clock) -> None:
    """Whose request came to nothing has a fuller bucket, and is forgotten before those who used theirs."""
    rate = RateLimiter(0.001, 2)
    rate.take("came to nothing")
    rate.give_back("came to nothing")
    for number in range(20):
        rate.take(f"other {number}")
    assert "came to nothing" not in rate._full_at
    rate.give_back("nobody")
    rate.take("came to nothing")
    rate.take("came to nothing")
    assert refused(rate, "came to nothing")


def test_all_of_a_bucket_may_come_at_once_and_it_fills_again(clock: Clock) -> None:
    for per_second, full in ((0.0001, 3), (50, 200), (1000, 4000), (1 / 3, 7), (200 / 3600, 200)):
        rate = RateLimiter(per_second, full)
        assert not any(refused(rate, "anna") for _ in range(full))
        assert refused(rate, "anna")
        clock.now += 1 / per_second
        assert not refused(rate, "anna")
        assert refused(rate, "anna")
        clock.now += 10 * full / per_second
        assert not any(refused(rate, "anna") for _ in range(full))  # it holds no more than it holds
        assert refused(rate, "anna")


def test_of_too_many_windows_the_one_counted_longest_ago_goes(clock: Clock) -> None:
    window = SlidingWindow(2, 3600)
    window.count("anna")
    window.count("bram")
    clock.now += 1
    window.count("anna")  # first of all, but counted just now
    for number in range(19):
        clock.now += 1
        window.count(f"other {number}")
    assert window.wait("anna") > 0
    assert "bram" not in window._times
