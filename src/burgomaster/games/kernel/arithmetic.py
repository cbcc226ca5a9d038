"""Arithmetic that is the same to the last bit on every machine: plain, native and in a browser.

Additions, multiplications, divisions and square roots are exact to half of the last bit everywhere, by IEEE 754. What
comes from a machine's library, such as `math.exp`, is not: its last bit differs between machines, and one bit is enough
for a bot to choose otherwise. So bots use the `exp` of this file. `sum` is no better: since Python 3.12 it adds more
exactly than before, and than compiled code; `added` goes from left to right.

`exp` is right to within 1.1 of the last place: x is split into k/32 of ln 2 and a small rest, for which a short series
does.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, ldexp

from burgomaster.games.kernel.rule import rule

_PER_UNIT = 46.16624130844683  # 32 / ln 2
# ln 2 / 32 in two parts. The first has so few bits that k times it is exact.
_PART, _REST = 0.021660849392446835, 5.145609244655338e-14
_HIGHEST, _LOWEST = 709.782712893384, -745.1332191019412  # beyond them there are no such numbers

# 2 to the power of 0/32, 1/32 … 31/32, written down: a library's powers have the trouble that this file is about.
_ROOTS = (
    *(1.0, 1.0218971486541166, 1.0442737824274138, 1.0671404006768237),
    *(1.0905077326652577, 1.1143867425958924, 1.1387886347566916, 1.1637248587775775),
    *(1.189207115002721, 1.215247359980469, 1.241857812073484, 1.2690509571917332),
    *(1.2968395546510096, 1.3252366431597413, 1.3542555469368927, 1.383909881963832),
    *(1.4142135623730951, 1.4451808069770467, 1.4768261459394993, 1.5091644275934228),
    *(1.5422108254079407, 1.5759808451078865, 1.6104903319492543, 1.645755478153965),
    *(1.681792830507429, 1.718619298122478, 1.7562521603732995, 1.7947090750031072),
    *(1.8340080864093424, 1.8741676341103, 1.9152065613971474, 1.9571441241754002),
)
# 1, 1/2, 1/4 … and 1, 2**-64, 2**-128 …: two of them make any power of two, also the smallest.
_HALVES = tuple(ldexp(1.0, -n) for n in range(64))
_FAR = tuple(ldexp(1.0, -64 * n) for n in range(17))

_THIRD, _FOURTH, _FIFTH, _SIXTH = 1.0 / 6.0, 1.0 / 24.0, 1.0 / 120.0, 1.0 / 720.0


@rule
def exp(x: float) -> float:
    """The number e to the power of x."""
    if x != x:
        return x
    if x > _HIGHEST:
        return inf
    if x < _LOWEST:
        return 0.0
    k = int(x * _PER_UNIT - 0.5) if x < 0.0 else int(x * _PER_UNIT + 0.5)
    r = (x - k * _PART) - k * _REST
    square = r * r
    more = r + square * ((0.5 + r * _THIRD) + square * ((_FOURTH + r * _FIFTH) + square * _SIXTH))
    root = _ROOTS[k & 31]
    found = root + root * more
    halvings = -(k >> 5)
    if halvings >= 0:
        found *= _HALVES[halvings & 63]
        if halvings > 63:
            found *= _FAR[halvings >> 6]
        return found
    doublings = -halvings
    found /= _HALVES[doublings & 63]
    if doublings > 63:
        found /= _FAR[doublings >> 6]
    return found


def added(numbers: Iterable[float]) -> float:
    """The sum, from left to right."""
    total = 0.0
    for number in numbers:
        total += number
    return total
