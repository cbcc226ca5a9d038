"""Fair dice: the recipe is public and must never change, and every outcome is as likely as its weight."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

import burgomaster as bm
from burgomaster.play.dice import is_of_device, new_table_id

SECRET = bytes(range(32))


@pytest.mark.parametrize("recipe", [1, 2])
def test_the_recipe(recipe: int) -> None:
    """Computed here once more, step by step, as docs/formats.md tells it."""
    dice = bm.FairDice("table-1", ("", "zwaluw é"), SECRET, recipe)
    assert dice.commitment == hashlib.sha256(SECRET).hexdigest()
    words = hashlib.sha256('["","zwaluw é"]'.encode()).digest()
    for event in (0, 1, 1000, 2**40):
        message = b"burgomaster/%d" % recipe + b"table-1" + words + event.to_bytes(8, "big") + (0).to_bytes(4, "big")
        number = int.from_bytes(hmac.new(SECRET, message, "sha256").digest()[:8], "big")
        assert dice.outcome(event, [1] * 6) == number % 6
        assert dice.outcome(event, [5, 1]) == (0 if number % 6 < 5 else 1)


def test_known_outcomes() -> None:
    dice = bm.FairDice("t", ("",), SECRET, 1)
    assert [dice.outcome(event, [1] * 6) for event in range(12)] == [4, 5, 4, 5, 4, 2, 5, 2, 0, 5, 2, 5]
    dice = bm.FairDice("t", ("",), SECRET)
    assert [dice.outcome(event, [1] * 6) for event in range(12)] == [3, 3, 1, 1, 0, 0, 3, 3, 4, 5, 3, 1]


def test_every_outcome_is_as_likely_as_its_weight() -> None:
    dice = bm.FairDice("t", ("", ""), SECRET)
    counts = Counter(dice.outcome(event, [1, 2, 3]) for event in range(12_000))
    for place, weight in enumerate([1, 2, 3]):
        assert counts[place] == pytest.approx(2000 * weight, rel=0.06)


def test_rejection_makes_large_weights_exact() -> None:
    """A quarter of all numbers must be drawn again; kept, they would make the first outcome 3 in 4, not 2 in 3."""
    dice = bm.FairDice("t", ("",), SECRET)
    weights = [2**63, 2**62]
    counts = Counter(dice.outcome(event, weights) for event in range(8000))
    assert counts[0] / 8000 == pytest.approx(2 / 3, abs=0.02)


def test_a_number_too_high_is_drawn_again_with_the_next_counter() -> None:
    dice = bm.FairDice("t", ("",), SECRET)
    label = b"burgomaster/2" + b"t" + hashlib.sha256(b'[""]').digest()

    def number(event: int, counter: int) -> int:
        message = label + event.to_bytes(8, "big") + counter.to_bytes(4, "big")
        return int.from_bytes(hmac.new(SECRET, message, "sha256").digest()[:8], "big")

    most, redrawn = 2**63 + 2**62, 0
    for event in range(200):
        counter = next(counter for counter in range(100) if number(event, counter) < most)
        redrawn += counter > 0
        assert dice.outcome(event, [2**63, 2**62]) == (0 if number(event, counter) < 2**63 else 1)
    assert redrawn > 20


@pytest.mark.parametrize(("number", "counter"), [(2**64 - 2**64 % 6 - 1, 0), (2**64 - 2**64 % 6, 1), (2**64 - 1, 1)])
def test_exactly_the_numbers_above_the_fair_part_are_drawn_again(
    number: int, counter: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def numbers(dice: bm.FairDice, event: int, counter: int) -> int:
        asked.append(counter)
        return (number, 4)[counter]

    monkeypatch.setattr(bm.FairDice, "_number", numbers)
    assert bm.FairDice("t", ("",), SECRET).outcome(0, [1] * 6) == (5 if counter == 0 else 4)
    assert asked == list(range(counter + 1))


def test_a_tables_id_is_short_and_new() -> None:
    assert len({new_table_id() for _ in range(100)}) == 100
    assert len(bytes.fromhex(new_table_id())) == 8


def test_a_table_of_a_device_is_known_by_its_id() -> None:
    assert is_of_device(f"tab-{new_table_id()}")
    assert not is_of_device(new_table_id())
    assert not is_of_device(f"{new_table_id()}tab-")


def test_table_words_and_secret_all_matter() -> None:
    def throws(dice: bm.FairDice) -> list[int]:
        return [dice.outcome(event, [1] * 6) for event in range(30)]

    first = throws(bm.FairDice("t", ("a",), SECRET))
    assert first == throws(bm.FairDice("t", ("a",), SECRET))
    assert first != throws(bm.FairDice("u", ("a",), SECRET))
    assert first != throws(bm.FairDice("t", ("b",), SECRET))
    assert first != throws(bm.FairDice("t", ("a",), bytes(32)))


def test_secrets_are_fresh_and_do_not_show() -> None:
    one, two = bm.FairDice("t", ("",)), bm.FairDice("t", ("",))
    assert one.secret != two.secret
    assert one.secret.hex() not in repr(one)
    assert str(one.secret) not in repr(one)
    with pytest.raises(ValueError, match="32 bytes"):
        bm.FairDice("t", ("",), b"short")
    with pytest.raises(ValueError, match="unknown recipe 3"):
        bm.FairDice("t", ("",), SECRET, 3)
