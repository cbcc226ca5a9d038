"""How strongly each level plays a game. A game that differs from these figures says so in its `levels.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple


class Effort(NamedTuple):
    """How long to think about an action: so many iterations, but no more than so many seconds."""

    iterations: int
    seconds: float
    longer: int = 3  # times as many iterations where the game can end in this turn
    settles: bool = True  # stop as soon as one action stands out
    thorough: bool = True  # weigh bids and the like too, and what steps before dice fall come to; see `search`
    exact: int = 0  # so many positions may be solved exactly instead, in a turn that can end the game
    sensible: int = 0  # of 100 visits of another's decision, in so many that seat does what the sensible player does


class Schooling(NamedTuple):
    """What a level sees, and how much it has practised: its net learns without some features, and not for long."""

    unseen: Sequence[int]  # features, as features.py numbers them
    rounds: int  # of games against itself with two players, and in proportion with more; see `burgomaster.lab.learn`
    games: int = 200  # in a round


class Levels(NamedTuple):
    """The five levels of one game: the first four search one ply, the fifth a tree."""

    # Levels 1 to 3, where they have value nets of their own. Otherwise they see what level 4 sees, and are careless.
    sights: tuple[Schooling, ...] = ()
    # Levels 1 to 4: a step whose value is lower by this much is e times less likely to be taken.
    temperature: tuple[float, float, float, float] = (0.15, 0.06, 0.02, 0.008)
    effort: Effort = Effort(2000, 1.8)
    # How long the nets of level 5 practised, by the number of players, where that is not as long as usual.
    rounds: Mapping[int, int] = MappingProxyType({})
    # Level 5 as it once was, to measure later ones by: it never changes.
    reference: Effort | None = None
