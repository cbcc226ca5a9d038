"""Reads QR codes off a screenshot, by the standard (ISO/IEC 18004), without a line of what draws them.

Of a drawing that is pixel for pixel as it was meant nothing need be corrected, so the redundant words are left alone.
"""

from __future__ import annotations

import struct
import zlib
from itertools import chain

Square = list[list[bool]]  # True: dark

# By level as the format bits name it: redundant words in a block, and blocks, in versions 1 to 10.
_REDUNDANT = {
    0b01: ((7, 10, 15, 20, 26, 18, 20, 24, 30, 18), (1, 1, 1, 1, 1, 2, 2, 2, 2, 4)),  # L
    0b00: ((10, 16, 26, 18, 24, 16, 18, 22, 22, 26), (1, 1, 1, 2, 2, 4, 4, 4, 5, 5)),  # M
    0b11: ((13, 22, 18, 26, 18, 24, 18, 22, 20, 24), (1, 1, 2, 2, 4, 4, 6, 6, 8, 8)),  # Q
    0b10: ((17, 28, 22, 16, 22, 28, 26, 26, 24, 28), (1, 1, 2, 4, 4, 4, 5, 6, 8, 8)),  # H
}
_MASKS = (
    lambda x, y: (x + y) % 2,
    lambda _, y: y % 2,
    lambda x, _: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (x // 3 + y // 2) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)
QUIET = 4  # modules of white around a code


def read(png: bytes) -> str:
    """What the code says that fills this picture."""
    whole = _pixels(png)
    return _text(_square([row[1:-1] for row in whole[1:-1]]))  # its edges may fall between two pixels


def _pixels(png: bytes) -> list[list[int]]:
    """How bright each pixel is, of a picture as browsers make them: eight bits a colour, with or without opacity."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    data, at, header = b"", 8, b""
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        content = png[at + 8 : at + 8 + size]
        header = content if kind == b"IHDR" else header
        data += content if kind == b"IDAT" else b""
        at += size + 12
    width, height, depth, colours, _, _, interlaced = struct.unpack(">IIBBBBB", header)
    assert (depth, interlaced) == (8, 0)
    step = {2: 3, 6: 4}[colours]
    raw, stride = zlib.decompress(data), width * step
    before = bytes(stride)
    rows = []
    known: dict[tuple[bytes, bytes], bytes] = {}  # a code is drawn with many rows alike
    for y in range(height):
        start = y * (stride + 1)
        written = raw[start : start + 1 + stride]
        row = known.get((written, before))
        if row is None:
            row = known[written, before] = _unfiltered(written[0], bytearray(written[1:]), before, step)
        rows.append([min(one) for one in zip(row[0::step], row[1::step], row[2::step], strict=True)])
        before = row
    return rows


def _unfiltered(kind: int, row: bytearray, before: bytes, step: int) -> bytes:
    """A row of which each byte was written as the difference from a guess."""
    for n in range(len(row)) if kind else ():
        left = row[n - step] if n >= step else 0
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = before[n]
        elif kind == 3:
            guess = (left + before[n]) // 2
        else:
            guess = _nearest(left, before[n], before[n - step] if n >= step else 0)
        row[n] = (row[n] + guess) % 256
    return bytes(row)


def _nearest(left: int, up: int, corner: int) -> int:
    to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner


def _dark_part(line: list[int]) -> tuple[int, int]:
    """From where to where there is something dark."""
    dark = [n for n, one in enumerate(line) if one < 128]
    return dark[0], dark[-1] + 1


def _square(pixels: list[list[int]]) -> Square:
    """The modules. The code must stand upright, dark on white, within its quiet zone."""
    top, bottom = _dark_part([min(row) for row in pixels])
    left, right = _dark_part([min(column) for column in zip(*pixels, strict=True)])
    assert abs((right - left) - (bottom - top)) <= 2, "it is not square"
    # The corner's frame is seven modules wide, and a white one comes after it.
    frame = next(n for n in range(right - left) if pixels[top + 1][left + n] >= 128)
    size = 4 * round(((right - left) / (frame / 7) - 17) / 4) + 17
    module = (right - left) / size
    middle = [left + round((n + 0.5) * module) for n in range(size)]
    around = [top + round((n + 0.5) * module) for n in range(size)]
    quiet = round(QUIET * module) - 2
    margins = (left, top, len(pixels[0]) - right, len(pixels) - bottom)
    assert min(margins) >= quiet, f"margins of {margins} px, where modules have {module}"
    around_it = [*pixels[:top], *pixels[bottom:], *([*row[:left], *row[right:]] for row in pixels[top:bottom])]
    assert min(map(min, around_it)) > 230, "the quiet zone is not white"
    return [[pixels[y][x] < 128 for x in middle] for y in around]


def _text(square: Square) -> str:
    size = len(square)
    version = (size - 17) // 4
    assert size == 4 * version + 17
    assert version <= 10
    for x, y in ((0, 0), (size - 7, 0), (0, size - 7)):
        assert all(square[y][x : x + 7]), "a corner is missing"
    seen = [square[8][n] for n in (0, 1, 2, 3, 4, 5, 7)] + [square[n][8] for n in (8, 7, 5, 4, 3, 2, 1, 0)]
    form = int("".join("1" if one else "0" for one in seen), 2) ^ 0b101010000010010
    level, mask = form >> 13, _MASKS[form >> 10 & 7]
    bits = _bits(square, _reserved(size, version), mask)
    words = [int("".join(bits[n : n + 8]), 2) for n in range(0, len(bits) - 7, 8)]
    data = _in_order(words, *(table[version - 1] for table in _REDUNDANT[level]))
    stream = "".join(f"{word:08b}" for word in data)
    assert stream[:4] == "0100", "it is not in bytes"
    long = 8 if version < 10 else 16
    length = int(stream[4 : 4 + long], 2)
    found = bytes(int(stream[n : n + 8], 2) for n in range(4 + long, 4 + long + 8 * length, 8))
    return found.decode()


def _reserved(size: int, version: int) -> Square:
    """Where no data stands: corners with their format, the lines between them, and the small squares."""
    taken = [[x == 6 or y == 6 for x in range(size)] for y in range(size)]

    def take(left: int, top: int, width: int, height: int) -> None:
        for y in range(top, top + height):
            for x in range(left, left + width):
                taken[y][x] = True

    take(0, 0, 9, 9)
    take(size - 8, 0, 8, 9)
    take(0, size - 8, 9, 8)
    if version >= 7:
        take(size - 11, 0, 3, 6)
        take(0, size - 11, 6, 3)
    if version >= 2:
        last = size - 7
        places = (6, last) if version < 7 else (6, (6 + last) // 2, last)
        for x in places:
            for y in places:
                if (x, y) not in ((6, 6), (6, last), (last, 6)):
                    take(x - 2, y - 2, 5, 5)
    return taken


def _bits(square: Square, taken: Square, mask: object) -> list[str]:
    """The data, column pair by column pair from the right, up and down in turn."""
    assert callable(mask)
    size, found, up = len(square), [], True
    for right in chain(range(size - 1, 6, -2), range(5, 0, -2)):
        for y in range(size - 1, -1, -1) if up else range(size):
            for x in (right, right - 1):
                if not taken[y][x]:
                    found.append("1" if square[y][x] != (mask(x, y) == 0) else "0")
        up = not up
    return found


def _in_order(words: list[int], redundant: int, blocks: int) -> list[int]:
    """Data words, which were dealt out to the blocks; the last blocks may have one more."""
    data, longer = divmod(len(words) - redundant * blocks, blocks)
    dealt: list[list[int]] = [[] for _ in range(blocks)]
    at = 0
    for n in range(data + 1):
        for block in range(blocks):
            if n < data or block >= blocks - longer:
                dealt[block].append(words[at])
                at += 1
    return list(chain.from_iterable(dealt))
