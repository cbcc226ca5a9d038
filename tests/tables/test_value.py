"""Values: made, copied, compared and pickled by their fields, and never changed."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from burgomaster.games.kernel.errors import BadEdition
from burgomaster.tables.setup import Clock, EditionText, Setup, setup_from
from burgomaster.tables.value import Value, as_data


class Coin(Value):
    """A field without a default, and two with."""

    worth: int
    marks: dict[str, int] = {}  # noqa: RUF012 - values share none
    sides: tuple[str, ...] = ("heads", "tails")

    @property
    def double(self) -> int:
        return 2 * self.worth


class Purse(Value, kw_only=True):
    """Fields that are always named."""

    owner: str
    coin: Coin | None = None


def test_a_value_is_its_fields() -> None:
    coin = Coin(5)
    assert (coin.worth, coin.marks, coin.sides, coin.double) == (5, {}, ("heads", "tails"), 10)
    assert coin == Coin(worth=5)
    assert coin != Coin(6)
    assert coin != (5, {}, ("heads", "tails"))
    assert repr(coin) == "Coin(worth=5, marks={}, sides=('heads', 'tails'))"
    assert hash(Purse(owner="Anna")) == hash(Purse(owner="Anna"))
    assert Coin(1).marks is not Coin(1).marks
    for wrong in (lambda: Coin(), lambda: Coin(1, weight=2), lambda: Purse("Anna"), lambda: hash(coin)):  # type: ignore[call-arg]
        with pytest.raises(TypeError):
            wrong()


def test_a_value_cannot_be_changed() -> None:
    coin: Any = Coin(5)
    with pytest.raises(AttributeError, match="Coin cannot be changed: worth"):
        coin.worth = 6
    with pytest.raises(AttributeError, match="Coin cannot be changed: worth"):
        del coin.worth
    with pytest.raises(AttributeError):
        coin.weight = 2
    assert coin == Coin(5)


def test_copies() -> None:
    coin = Coin(5, {"year": 1999})
    other = coin.replace(worth=6)
    assert other == Coin(6, {"year": 1999})
    assert coin.worth == 5
    with pytest.raises(TypeError, match="weight"):
        coin.replace(weight=2)
    changed: Any = other
    with pytest.raises(AttributeError, match="cannot be changed"):
        changed.worth = 7
    purse = Purse(owner="Anna", coin=coin)
    assert pickle.loads(pickle.dumps(purse)) == copy.deepcopy(purse) == purse
    assert as_data(purse) == {
        "owner": "Anna",
        "coin": {"worth": 5, "marks": {"year": 1999}, "sides": ["heads", "tails"]},
    }


FULL = Setup(
    "machi-koro",
    3,
    edition=EditionText("x"),
    options={"start": "A"},
    bots=("random",),
    clock=Clock("bank", 300, 2, "lose"),
    spectators="delayed",
)


def test_a_setup_is_read_back_from_its_data() -> None:
    assert setup_from(as_data(FULL)) == FULL
    assert setup_from({"game": "machi-koro", "players": 2}) == Setup("machi-koro", 2)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "x" * 41),
        ("game", 7),
        ("players", 1),
        ("players", 7),
        ("players", True),
        ("players", 2.0),
        ("edition", "x" * 41),
        ("edition", {"text": "x" * 100_001}),
        ("edition", {"path": "/etc/passwd"}),
        ("edition", 5),
        ("options", ["start"]),
        ("options", {"start": 5}),
        ("options", {"s" * 41: "A"}),
        ("options", {str(number): "A" for number in range(41)}),
        ("bots", "random"),
        ("bots", ["random"] * 7),
        ("bots", ["r" * 41]),
        ("clock", None),
        ("clock", {"kind": "sand"}),
        ("clock", {"hours": 5}),
        ("clock", {"kind": "move", "seconds": -1}),
        ("clock", {"kind": "move", "seconds": 90 * 24 * 3600 + 1}),
        ("clock", {"kind": "bank", "seconds": 5, "increment": 0.5}),
        ("clock", {"flag": "win"}),
        ("public", 1),
        ("public", "yes"),
        ("spectators", "all"),
        ("spectators", ["live"]),
        ("delay", 0),
        ("delay", 3601),
        ("undo", "often"),
        ("hints", None),
        ("stand_in", "s" * 41),
        ("colour", "green"),
    ],
)
def test_a_setup_of_another_form_is_refused(field: str, value: object) -> None:
    """Also where no server has checked it before."""
    with pytest.raises(BadEdition):
        setup_from({"game": "machi-koro", "players": 2, field: value})
    if field in Setup.FIELDS and not isinstance(value, dict | list):
        with pytest.raises(BadEdition):
            Setup("machi-koro", 2).replace(**{field: value}).check()
