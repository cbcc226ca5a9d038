"""The fast random stream: luck that depends only on (seed, game, event).

Nothing is carried along, so two bots can be compared on the same luck, any game of a run can be replayed alone, and
the result does not depend on how many threads played. The generator is SplitMix64, started for each game at a mixed
key. Fair dice for people are another thing: see `burgomaster.play.dice`.

A *luck* is a whole number below 2**63. Plain and native rules compute the same ones: `u64` is a 64-bit unsigned
integer when compiled and an ordinary integer, cut by `& ALL`, when not.
"""

from __future__ import annotations

from burgomaster.games.kernel.rule import i64, rule, u64

ALL = u64(0xFFFF_FFFF_FFFF_FFFF)
_GOLDEN = u64(0x9E37_79B9_7F4A_7C15)
_FIRST = u64(0xBF58_476D_1CE4_E5B9)
_SECOND = u64(0x94D0_49BB_1331_11EB)

# Bots draw from their own part of a game's luck, so that the dice do not depend on how bots think.
BOT_LUCK = 1 << 40

_S30, _S27, _S31, _S1 = u64(30), u64(27), u64(31), u64(1)


@rule
def _mix(z: int) -> int:
    z = ((z ^ (z >> _S30)) * _FIRST) & ALL
    z = ((z ^ (z >> _S27)) * _SECOND) & ALL
    return z ^ (z >> _S31)


@rule
def luck_key(seed: int, game: int) -> int:
    """The key of one game of a run."""
    mixed = _mix((u64(game) * _GOLDEN + _SECOND) & ALL)
    return i64(_mix(((u64(seed) & ALL) + mixed) & ALL) >> _S1)


@rule
def luck_of(key: int, event: int) -> int:
    """The luck of one event of that game."""
    return i64(_mix((u64(key) + (u64(event) + _S1) * _GOLDEN) & ALL) >> _S1)


@rule
def pick(luck: int, count: int) -> int:
    """One of 0 .. count-1, each equally likely (to within count / 2**32)."""
    return ((luck >> 31) * count) >> 32
