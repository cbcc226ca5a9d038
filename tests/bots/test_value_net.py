"""The value net: what is kept from one position to the next changes no value, and does not outlast `forget`."""

from __future__ import annotations

from typing import Any

from burgomaster.bots.engine import engine
from tests.bots.test_features import positions
from tests.parts import fewest
from tests.review.games import every_game

LEVELS = ("level-1", "level-4")  # a net that sees little, and one that sees everything


def chances(own: Any, s: Any, e: Any, work: Any) -> list[float]:
    """Every seat's chance to win, by the net alone."""
    own.value_net.evaluate(s, e, work)
    return list(work.chances[: s.players])


@every_game
def test_positions_one_after_the_other_have_the_values_of_each_alone(name: str) -> None:
    own = engine(name, native=False)
    for players in (fewest(name), 4):
        for level in LEVELS:
            work, alone = (own.workspace(players, net=own.net(players, level)) for _ in range(2))
            own.value_net.forget(work)
            own.value_net.look(work)
            for s, e in positions(name, players):
                own.value_net.forget(alone)
                assert chances(own, s, e, work) == chances(own, s, e, alone)


@every_game
def test_another_net_gives_its_own_values(name: str) -> None:
    own = engine(name, native=False)
    one, other = (own.net(4, level) for level in LEVELS)
    work, fresh = own.workspace(4, net=one), own.workspace(4, net=other)
    for s, e in positions(name, 4):
        own.one_ply.value(s.copy(), e, work)
        work.net[:] = other
        own.one_ply.value(s.copy(), e, work)
        own.one_ply.value(s.copy(), e, fresh)
        assert work.chances == fresh.chances
        work.net[:] = one


@every_game
def test_a_net_that_does_not_see_a_feature_does_not_look_at_it(name: str) -> None:
    own = engine(name, native=False)
    work = own.workspace(2, net=own.net(2))
    blind = 3
    hidden = len(work.net) // (own.feature_count + 2)
    own.value_net.look(work)
    assert blind not in work.unseen[1 : work.unseen[0] + 1]
    work.net[blind * hidden : (blind + 1) * hidden] = [0.0] * hidden
    own.value_net.look(work)
    assert blind in work.unseen[1 : work.unseen[0] + 1]
    own.value_net.forget(work)
    assert work.unseen[0] == 0
