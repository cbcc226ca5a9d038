"""Our own drawings for the Monopoly Builder picture: SVG fragments, each written once and placed with `<use>`.

Machines and spaces are little scenes of 96 by 64 that stand on the ground at y = 58; tokens are 48 by 56, floors of
buildings 80 by 68, signs 24 by 24. What is drawn in `currentColor` takes the colour of its place, such as a player's.
They use presentation attributes only, for a strict content policy forbids inline styles.
"""

from __future__ import annotations

SCENE = (96, 64)
TOKEN = (48, 56)
FLOOR = (80, 68)
SIGN = (24, 24)
TILT = 0.575  # how deep a square seen from a corner looks, compared with its width
STOREY = 16  # the height of a floor

# ---- Parts that occur more than once --------------------------------------------------------------------------------

_GROUND = '<ellipse cx="48" cy="58" rx="44" ry="4.5" fill="#3b3025" fill-opacity=".16"/>'
_GRASS = '<ellipse cx="48" cy="58" rx="45" ry="5" fill="#a5c578"/>'


def _wheels(places: list[tuple[float, float]], radius: float) -> str:
    """Tyres with a hub."""
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#3a322b"/><circle cx="{x}" cy="{y}" r="{radius * 0.42:g}" fill="#cfc6b4"/>'
        for x, y in places
    )


def _eyes(places: list[tuple[float, float]], radius: float) -> str:
    """Friendly eyes: dark, with a light in them."""
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#241d17"/>'
        f'<circle cx="{x + radius * 0.35:g}" cy="{y - radius * 0.4:g}" r="{radius * 0.38:g}" fill="#fff"/>'
        for x, y in places
    )


def _prism(x: float, y: float, half: float, height: float, fills: tuple[str, str, str]) -> str:
    """A block seen from a corner; `x` and `y` are the middle of its top, the fills are top, left and right."""
    deep = round(half * TILT, 2)
    top, left, right = fills
    return (
        f'<path d="M{x:g} {y - deep:g}l{half:g} {deep:g}-{half:g} {deep:g}-{half:g}-{deep:g}Z" fill="{top}"/>'
        f'<path d="M{x - half:g} {y:g}l{half:g} {deep:g}v{height:g}l-{half:g}-{deep:g}Z" fill="{left}"/>'
        f'<path d="M{x + half:g} {y:g}l-{half:g} {deep:g}v{height:g}l{half:g}-{deep:g}Z" fill="{right}"/>'
    )


def _shade(x: float, y: float, half: float, height: float) -> str:
    """Light on the top and shadow on the right of a block."""
    deep = round(half * TILT, 2)
    return (
        f'<path d="M{x:g} {y - deep:g}l{half:g} {deep:g}-{half:g} {deep:g}-{half:g}-{deep:g}Z" fill="#fff" fill-opacity=".3"/>'
        f'<path d="M{x + half:g} {y:g}l-{half:g} {deep:g}v{height:g}l{half:g}-{deep:g}Z" fill="#241d17" fill-opacity=".26"/>'
        f'<path d="M{x - half:g} {y + height:g}l{half:g} {deep:g} {half:g}-{deep:g}" fill="none" stroke="#241d17" stroke-opacity=".45" stroke-width="1.4"/>'
    )


# ---- The four machines ----------------------------------------------------------------------------------------------

_DUMP_TRUCK = (
    f"{_GROUND}"
    '<path d="M12 24Q20 11 31 16 42 7 55 24Z" fill="#b98a55"/><path d="M22 19q5-5 9-1M38 15q6-2 9 4" fill="none" stroke="#d9b27c" stroke-width="2"/>'
    '<path d="M12 45H88V52H12Z" fill="#4c4038"/>'
    '<path d="M5 21H58L62 46H17Z" fill="#e79a2e"/><path d="M5 21H58L58.7 25H6.6Z" fill="#f6bd5e"/>'
    '<path d="M20 27l5 17M33 27l3.5 17M46 27l2 17" stroke="#c47a1a" stroke-width="2.6"/>'
    '<path d="M63 20H75Q80 20 82.5 26L87 37Q91 38 91 42V50H63Z" fill="#d9604c"/>'
    '<path d="M67 25H74.5Q77.5 25 79 28.5L82 36H67Z" fill="#cdeaf0"/>'
    '<rect x="85" y="41" width="6" height="4" rx="1.5" fill="#fde59a"/>'
    f"{_wheels([(23, 52), (42, 52), (76, 52)], 7.5)}"
)

_CRANE = (
    f"{_GROUND}"
    '<path d="M22 58h26v-5H22Z" fill="#8f8577"/>'
    '<path d="M31 54V14h8V54M31 52l8-8M39 52l-8-8M31 42l8-8M39 42l-8-8M31 32l8-8M39 32l-8-8M31 22h8" fill="none" stroke="#e0a01f" stroke-width="2.2"/>'
    '<path d="M35 3L14 13M35 3L62 13M35 3L86 13M35 3V14" fill="none" stroke="#6b6459" stroke-width="1.2"/>'
    '<path d="M8 13H90V18H8Z" fill="#f3b535"/>'
    '<path d="M44 18l4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5" fill="none" stroke="#b97d12" stroke-width="1.4"/>'
    '<path d="M8 14h14v10H8Z" fill="#6f7f8c"/><path d="M12 14v10M17 14v10" stroke="#5a6873" stroke-width="1.4"/>'
    '<path d="M31 16h13v10q0 2-2 2H31Z" fill="#d9604c"/><path d="M36 18h7v6h-7Z" fill="#cdeaf0"/>'
    '<path d="M74 18V33" stroke="#4c4038" stroke-width="1.6"/><path d="M74 33l-11 8M74 33l11 8" stroke="#4c4038" stroke-width="1.2"/>'
    '<rect x="60" y="41" width="28" height="7" rx="1" fill="#a8432f"/><path d="M60 43.5h28" stroke="#d5786a" stroke-width="1.4"/>'
    '<path d="M58 58V54h32v4Z" fill="#cbbba4"/>'
)

_EXCAVATOR = (
    f"{_GROUND}"
    '<path d="M50 38L61 11 71 13 60 42Z" fill="#e79a2e"/><path d="M61 11l-4 10 10 2 4-10Z" fill="#f6bd5e"/>'
    '<path d="M64 12l7-4 16 25-6 4Z" fill="#d08721"/><circle cx="67.5" cy="12.5" r="3.2" fill="#4c4038"/>'
    '<path d="M92 31q4 16-9 18-9 0-11-9l9 1 4-8Z" fill="#6f7f8c"/><path d="M72 40l3.5 5.5-1.5 2Z" fill="#4c4038"/>'
    '<path d="M13 27H28V46H10V33Q10 27 13 27Z" fill="#d08721"/>'
    '<path d="M26 16H46Q49 16 50 19L55 36V46H26Z" fill="#f3b535"/>'
    '<path d="M31 20H44Q46 20 46.5 22L50 33H31Z" fill="#cdeaf0"/><path d="M31 27h17" stroke="#e6a52a" stroke-width="1.6"/>'
    '<rect x="6" y="46" width="54" height="13" rx="6.5" fill="#3a322b"/>'
    f"{_wheels([(14, 52.5), (24, 52.5), (33, 52.5), (42, 52.5), (52, 52.5)], 4)}"
    '<path d="M70 58q5-9 13-6 8-3 11 6Z" fill="#b98a55"/>'
)

_BOAT = (
    '<path d="M4 50Q48 42 92 50V58Q48 64 4 58Z" fill="#a9d5e6"/>'
    '<path d="M62 14V36M62 15l20 4-20 6" stroke="#6b6459" stroke-width="1.8" fill="#d9604c"/>'
    '<path d="M44 12h9v13h-9Z" fill="#d9604c"/><path d="M44 15h9v3.5h-9Z" fill="#fffaf2"/>'
    '<path d="M47 8q-5-1-4-5M51 7q-2-4 2-5" fill="none" stroke="#b9b0a2" stroke-width="2.2" stroke-linecap="round"/>'
    '<path d="M23 24H57V38H20Z" fill="#fffaf2"/><path d="M20 24h40v3.5H20Z" fill="#3f86b5"/>'
    '<circle cx="30" cy="33" r="2.8" fill="#8fc4d8"/><circle cx="39" cy="33" r="2.8" fill="#8fc4d8"/><circle cx="48" cy="33" r="2.8" fill="#8fc4d8"/>'
    '<path d="M6 37H90Q88 52 76 54H20Q9 50 6 37Z" fill="#2b7f8a"/><path d="M6 37H90L89.2 41.5H7Z" fill="#fffaf2"/>'
    '<path d="M70 37v-6h12v6Z" fill="#b98a55"/><path d="M70 31h12M76 31v6" stroke="#8c6437" stroke-width="1.4"/>'
    '<path d="M2 55q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 8 0V62H2Z" fill="#6fb7d3"/>'
    '<path d="M6 60q5-3 9 0t9 0M52 60q5-3 9 0t9 0" fill="none" stroke="#d8eef5" stroke-width="1.6"/>'
)

MACHINE_DRAWINGS = {"dump-truck": _DUMP_TRUCK, "crane": _CRANE, "excavator": _EXCAVATOR, "boat": _BOAT}

# The same four as chips: a silhouette on a disc of its own colour.
_CHIP = '<circle cx="12" cy="12" r="11.5" fill="{0}"/><circle cx="12" cy="12" r="10" fill="none" stroke="#fff" stroke-opacity=".75"/>'

CHIP_DRAWINGS = {
    "dump-truck": _CHIP.format("#a85a22")
    + '<g fill="#fff"><path d="M4 7.5h9l.8 5.5H5.5ZM14.5 9h2.6L20 12.3V15H4.5V13.6H14.5Z"/>'
    '<circle cx="8" cy="16" r="2.2"/><circle cx="16.5" cy="16" r="2.2"/></g>',
    "crane": _CHIP.format("#2f6192")
    + '<path d="M8.5 20V5M5.5 20h6M4 8H20M8.5 4.5L4.5 8M8.5 4.5L19.5 8M17 8v5" fill="none" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/>'
    '<path d="M14.8 13h4.4v3.4h-4.4ZM3.6 8h3v3h-3Z" fill="#fff"/>',
    "excavator": _CHIP.format("#7a5c00")
    + '<path d="M5 8.5h6l1.2 5.5H5Z" fill="#fff"/><path d="M11 12l3.5-6.5L18.5 11" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M20 10q1 5-4 5.5l-.6-3.2Z" fill="#fff"/><rect x="4" y="15" width="10" height="3.8" rx="1.9" fill="#fff"/>',
    "boat": _CHIP.format("#1c7a74")
    + '<path d="M4 13.5H20Q19 18.5 16 18.5H8Q5 18.5 4 13.5ZM7 9h7v3.5H7ZM10 5.5h2.5V8H10ZM15.5 6l4 1.7-4 1.8Z" fill="#fff"/>'
    '<path d="M15.6 5.5v7" stroke="#fff" stroke-width="1.2"/>',
}

# ---- The four tokens ------------------------------------------------------------------------------------------------

# Heads of 24 by 24: as they are for marks of ownership, and on top of the tokens.
_PENGUIN_HEAD = (
    '<circle cx="12" cy="13.5" r="9.8" fill="#33404f"/>'
    '<path d="M12 11.5Q4.5 8.5 4.3 15.5 4.5 22 12 22.5 19.5 22 19.7 15.5 19.5 8.5 12 11.5Z" fill="#fffdf8"/>'
    f"{_eyes([(8.4, 14.3), (15.6, 14.3)], 1.7)}"
    '<circle cx="6.6" cy="18" r="1.5" fill="#f3b3a6"/><circle cx="17.4" cy="18" r="1.5" fill="#f3b3a6"/>'
    '<path d="M9 16.3h6L12 20.3Z" fill="#ef9a2c"/>'
    '<path d="M3 9.5Q4 2.5 12 2.5T21 9.5Z" fill="#c8433a"/><circle cx="12" cy="2.6" r="2.4" fill="#fff"/>'
    '<rect x="2" y="7.6" width="20" height="3.8" rx="1.9" fill="#fff" stroke="#e3d9cb" stroke-width=".6"/>'
)

_CAT_HEAD = (
    '<path d="M3.5 2.5L10 6H14L20.5 2.5 22 14Q21 22.5 12 22.5T2 14Z" fill="#8a63b8" stroke="#8a63b8" stroke-width="1.5" stroke-linejoin="round"/>'
    '<path d="M5 5l3.5 2.6L4.5 10ZM19 5l-3.5 2.6L19.5 10Z" fill="#f1b9cf"/>'
    '<path d="M12 5.5v4M9.3 6.3l.4 2.6M14.7 6.3l-.4 2.6" stroke="#6b4796" stroke-width="1.3" stroke-linecap="round"/>'
    '<ellipse cx="12" cy="18" rx="5.5" ry="3.9" fill="#efe4fa"/>'
    f"{_eyes([(7.6, 13.2), (16.4, 13.2)], 2.1)}"
    '<path d="M10.6 15.8h2.8L12 17.4Z" fill="#d9607f"/>'
    '<path d="M12 17.4v1M12 18.4q-1.6 1.6-2.8.4M12 18.4q1.6 1.6 2.8.4" fill="none" stroke="#5b3d80" stroke-width=".9" stroke-linecap="round"/>'
    '<path d="M5.5 17L.8 16M5.5 19L1.2 20.2M18.5 17l4.7-1M18.5 19l4.3 1.2" stroke="#5b3d80" stroke-width=".8" stroke-linecap="round"/>'
)

_T_REX_HEAD = (
    '<path d="M2 22.5V10Q2 3 9.5 3H13Q16 3 16.5 5.5H20Q23.3 5.5 23.3 9.5V11.5Q23.3 14 20.5 14H14.5V15.5H20Q20.5 19 16.5 19H12.5L12 22.5Z" fill="#57a24f"/>'
    '<path d="M14.5 14h6.5l-1 1.7-1.3-1.7-1.3 1.7-1.3-1.7-1.3 1.7Z" fill="#fff"/>'
    '<path d="M2 8L-.2 10.5 2 12ZM2 14L-.2 16.5 2 18Z" fill="#2f7245"/><path d="M4 5.5L3 2l3.5 1.5ZM8.5 3.2L9.5.3l2.7 2.7Z" fill="#2f7245"/>'
    '<circle cx="20.7" cy="8.3" r=".9" fill="#2f6a38"/><circle cx="6.5" cy="15.5" r="1.5" fill="#3f8a45"/><circle cx="9" cy="19.5" r="1.1" fill="#3f8a45"/>'
    '<circle cx="12" cy="7.8" r="2.9" fill="#fffdf8"/>'
    f"{_eyes([(12.5, 8)], 1.7)}"
)

_DUCK_HEAD = (
    '<path d="M10 3Q9-.2 12.5.5 11.5 1.8 13 3Z" fill="#dd9f12"/>'
    '<circle cx="11" cy="12.5" r="10" fill="#f6c62f"/><path d="M2.2 17.2A10 10 0 0 0 19.8 17.2Q11 21 2.2 17.2Z" fill="#e7ad1c"/>'
    '<path d="M16 12.5q7.5-1.5 7.8 1.5.2 3.8-8.3 4.3-2.5-3.3.5-5.8Z" fill="#e8772e"/><path d="M16.5 15.6q4 .4 6.6-.8" fill="none" stroke="#b9521a" stroke-width="1"/>'
    '<circle cx="12.5" cy="9.3" r="2.7" fill="#fffdf8"/>'
    f"{_eyes([(13, 9.5)], 1.7)}"
    '<circle cx="9.5" cy="15" r="1.9" fill="#f4a15a"/>'
)

HEAD_DRAWINGS = {"penguin": _PENGUIN_HEAD, "cat": _CAT_HEAD, "t-rex": _T_REX_HEAD, "duck": _DUCK_HEAD}

_BASE = (
    '<ellipse cx="24" cy="49.5" rx="20" ry="6" fill="#2e2a25" fill-opacity=".55"/>'
    '<ellipse cx="24" cy="47.5" rx="20" ry="6" fill="currentColor" stroke="#fff" stroke-width="1.5"/>'
)


def _head(drawing: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{drawing}</g>'


_PENGUIN = (
    f"{_BASE}"
    '<path d="M13 47q4-5 9 0ZM26 47q5-5 9 0Z" fill="#ef9a2c" stroke="#ef9a2c" stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M12 26Q4 32 5.5 41 11 38 13 32ZM36 26Q44 32 42.5 41 37 38 35 32Z" fill="#26313d"/>'
    '<path d="M24 18Q9 21 10 38 12 48 24 48T38 38Q39 21 24 18Z" fill="#33404f"/>'
    '<path d="M24 24Q14 27 15 38 17 46 24 46T33 38Q34 27 24 24Z" fill="#fffdf8"/>'
    f"{_head(_PENGUIN_HEAD, 9.5, 0, 1.2)}"
    '<path d="M13 26.5q11 5 22 0l.6 4q-11.5 5-23.2 0Z" fill="#c8433a"/><path d="M30 29l5 0 1 10-5 1Z" fill="#c8433a"/><path d="M31 38.5l5-.8" stroke="#fff" stroke-width="1.2"/>'
)

_CAT = (
    f"{_BASE}"
    '<path d="M35 44q9-2 6-11-2-5-5-2" fill="none" stroke="#7450a3" stroke-width="4.5" stroke-linecap="round"/>'
    '<path d="M24 22Q12 28 12 46 12 49 17 49H31Q36 49 36 46 36 28 24 22Z" fill="#8a63b8"/>'
    '<path d="M24 29q-6 4-5 14 2 4 5 4t5-4q1-10-5-14Z" fill="#efe4fa"/>'
    '<path d="M18.5 49v-5M29.5 49v-5" stroke="#6b4796" stroke-width="1.4"/>'
    f"{_head(_CAT_HEAD, 9.0, 0, 1.25)}"
    '<path d="M16 28.5q8 3.5 16 0" fill="none" stroke="#d9607f" stroke-width="2.6" stroke-linecap="round"/><circle cx="24" cy="31.8" r="2.3" fill="#f3c64b"/>'
)

_T_REX = (
    f"{_BASE}"
    '<path d="M12 34Q2 36 1.5 46 8 48 16 44Z" fill="#4a9145"/>'
    '<path d="M14 48V40H22V48ZM26 48V40H34V48Z" fill="#458a41"/><path d="M13 48.5h10M25 48.5h10" stroke="#2f7245" stroke-width="2.4" stroke-linecap="round"/>'
    '<path d="M10 22Q8 30 9.5 38 12 46 24 46 35 45 35 36 35 28 29 22Z" fill="#57a24f"/>'
    '<path d="M25 24q8 6 7 13-2 7-11 7-4-9 4-20Z" fill="#cfe6a8"/><path d="M23.5 32h8M22 37h10M22.5 42h7" stroke="#a9cc7c" stroke-width="1.2"/>'
    '<path d="M28 29q6 0 8.5 2.5M36.5 31.5l2 .5M36.5 31.5l1 2.2" fill="none" stroke="#3f8a45" stroke-width="2.6" stroke-linecap="round"/>'
    f"{_head(_T_REX_HEAD, 8.5, 0, 1.28)}"
)

_DUCK = (
    f"{_BASE}"
    '<path d="M18 48v-5M28 48v-5M14 48.5h6M25 48.5h6" stroke="#e8772e" stroke-width="2.6" stroke-linecap="round"/>'
    '<path d="M3 25q4 4 9 3 12-4 20 2 9 1 8 7-2 9-17 9Q5 46 3 25Z" fill="#f6c62f"/>'
    '<path d="M3.5 29Q7 46 23 46q13 0 16.5-7-6 4-16 4Q9 42 3.5 29Z" fill="#e7ad1c"/>'
    '<path d="M13 33q9-4 15 0-1 8-9 7-5-1-6-7Z" fill="#fbdc74" stroke="#dd9f12" stroke-width="1.2"/>'
    f"{_head(_DUCK_HEAD, 14.0, 1, 1.22)}"
)

TOKEN_DRAWINGS = {"penguin": _PENGUIN, "cat": _CAT, "t-rex": _T_REX, "duck": _DUCK}

# ---- Signs of the eight sets, drawn in the colour of the text around them -------------------------------------------

SET_DRAWINGS = {
    "brown": '<path d="M12 2.5L23 12H19.5V21.5H14.3V15H9.7V21.5H4.5V12H1Z" fill="currentColor"/>',
    "light-blue": '<path d="M12 1.5Q20 11 20 15.5A8 8 0 0 1 4 15.5Q4 11 12 1.5Z" fill="currentColor"/>',
    "pink": '<path d="M4 4l4 3.5L12 2l4 5.5L20 4V10Q20 16 13.2 16.5V18Q17 13.5 21.5 15 20 21 13.2 20.7V23H10.8V16.5Q4 16 4 10Z" fill="currentColor"/>',
    "orange": '<path d="M12 1.5a2 2 0 0 1 2 2Q19 5 19 12 19 16 22 18.5H2Q5 16 5 12 5 5 10 3.5a2 2 0 0 1 2-2ZM9 20h6a3 3 0 0 1-6 0Z" fill="currentColor"/>',
    "red": '<path d="M12 22Q1 14 1 8A5.7 5.7 0 0 1 12 5.5 5.7 5.7 0 0 1 23 8Q23 14 12 22Z" fill="currentColor"/>',
    "yellow": '<circle cx="12" cy="12" r="5.5" fill="currentColor"/><path d="M12 .8V4.3M12 19.7V23.2M.8 12H4.3M19.7 12H23.2M4.1 4.1L6.6 6.6M17.4 17.4L19.9 19.9M4.1 19.9L6.6 17.4M17.4 6.6L19.9 4.1" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
    "green": '<path d="M12 1.5L19 10H15.8L21 17.5H13.6V22.5H10.4V17.5H3L8.2 10H5Z" fill="currentColor"/>',
    "dark-blue": '<path d="M15.5 1.8A10.6 10.6 0 1 0 22.3 16 9 9 0 0 1 15.5 1.8Z" fill="currentColor"/>',
}

# ---- Spaces that are no deeds ---------------------------------------------------------------------------------------

_START = (
    f"{_GRASS}"
    '<path d="M20 58V12M76 58V12" stroke="#8c6437" stroke-width="4" stroke-linecap="round"/>'
    '<path d="M16 8H80V26H16Z" fill="#fffaf2" stroke="#3b3025" stroke-width="1.2"/>'
    '<path d="M16 8h8v9h-8ZM32 8h8v9h-8ZM48 8h8v9h-8ZM64 8h8v9h-8ZM24 17h8v9h-8ZM40 17h8v9h-8ZM56 17h8v9h-8ZM72 17h8v9h-8Z" fill="#3b3025"/>'
    '<path d="M20 26q14 7 28 0t28 0" fill="none" stroke="#d9604c" stroke-width="2"/><path d="M25 27l3 7 4-5ZM36 29l4 6 3-7ZM53 26l4 7 4-5ZM65 29l5 6 2-7Z" fill="#3f86b5"/>'
)

_FREE_PARKING = (
    f"{_GRASS}"
    '<path d="M15 58V30" stroke="#6b6459" stroke-width="3"/><rect x="4" y="6" width="24" height="26" rx="5" fill="#2f6aa8"/>'
    '<path d="M12.5 27V11.5H17.5a4.7 4.7 0 0 1 0 9.4H12.5" fill="none" stroke="#fff" stroke-width="3.4"/>'
    '<path d="M36 45Q37 39 43 38L50 28Q52 25 56 25H72Q76 25 78.5 29L83 38Q91 39 91 46V51H36Z" fill="#3f9a86"/>'
    '<path d="M49 38L55 30Q56 29 58 29H63V38ZM67 29H72Q74 29 75 31L78.5 38H67Z" fill="#cdeaf0"/>'
    '<rect x="35" y="44" width="5" height="4" rx="1.5" fill="#fde59a"/><path d="M36 50H91V53H36Z" fill="#2f7568"/>'
    f"{_wheels([(49, 53), (78, 53)], 6.5)}"
)

_GO_TO_JAIL = (
    f"{_GROUND}"
    '<path d="M54 58V14Q54 10 58 10H86Q90 10 90 14V58Z" fill="#b5ab9b"/><path d="M51 9H93V15H51Z" fill="#8f8577"/>'
    '<path d="M60 58V30Q60 20 72 20T84 30V58Z" fill="#3a322b"/>'
    '<path d="M64.5 58V24M69.5 58V21M74.5 58V21M79.5 58V24M60 36H84" stroke="#cfc6b4" stroke-width="2.2"/>'
    '<path d="M6 33H30V24L48 38.5 30 53V44H6Z" fill="#d9604c" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/>'
)

_CHANCE = (
    '<g transform="rotate(-9 40 34)"><rect x="20" y="8" width="38" height="50" rx="5" fill="#cfdfb4" stroke="#7ca05a" stroke-width="1.5"/></g>'
    '<g transform="rotate(7 54 34)"><rect x="36" y="6" width="40" height="52" rx="5" fill="#fffdf8" stroke="#7ca05a" stroke-width="1.5"/>'
    '<path d="M57 34Q60 46 66 50" fill="none" stroke="#37773c" stroke-width="2.6" stroke-linecap="round"/>'
    '<g fill="#4f9a5c"><path d="M56 32Q46 30 46 24 46 18.5 51 19 51 14 56 15 61.5 17 56 32Z" transform="rotate(-45 56 32)"/>'
    '<path d="M56 32Q46 30 46 24 46 18.5 51 19 51 14 56 15 61.5 17 56 32Z" transform="rotate(45 56 32)"/>'
    '<path d="M56 32Q46 30 46 24 46 18.5 51 19 51 14 56 15 61.5 17 56 32Z" transform="rotate(135 56 32)"/>'
    '<path d="M56 32Q46 30 46 24 46 18.5 51 19 51 14 56 15 61.5 17 56 32Z" transform="rotate(225 56 32)"/></g></g>'
)

_ROLL = (
    f"{_GROUND}"
    '<g transform="rotate(-12 32 34)"><rect x="14" y="18" width="34" height="34" rx="7" fill="#fffdf8" stroke="#8a7f73" stroke-width="1.5"/>'
    '<g fill="#3b3025"><circle cx="23" cy="27" r="3.4"/><circle cx="31" cy="35" r="3.4"/><circle cx="39" cy="43" r="3.4"/></g></g>'
    '<g transform="rotate(14 66 34)"><rect x="49" y="22" width="34" height="34" rx="7" fill="#d9604c" stroke="#a3322a" stroke-width="1.5"/>'
    '<g fill="#fff"><circle cx="58" cy="31" r="3.4"/><circle cx="74" cy="31" r="3.4"/><circle cx="58" cy="47" r="3.4"/><circle cx="74" cy="47" r="3.4"/></g></g>'
    '<path d="M50 9q5-6 12-5M47 14q-1-5 0-9M84 12q5 1 8 6" fill="none" stroke="#b9a98f" stroke-width="2" stroke-linecap="round"/>'
)

_STEAL = (
    f"{_GROUND}"
    '<path d="M26 56Q20 36 34 30 30 24 34 20H56Q60 24 56 30 72 36 68 56Z" fill="#b98a55"/><path d="M34 30h22" stroke="#8c6437" stroke-width="3.4" stroke-linecap="round"/>'
    '<path d="M30 50q2-10 8-14" fill="none" stroke="#d9b27c" stroke-width="2.6" stroke-linecap="round"/>'
    '<circle cx="47" cy="44" r="7.5" fill="#2f6192"/><circle cx="47" cy="44" r="5.8" fill="none" stroke="#fff" stroke-opacity=".8"/>'
    '<path d="M48 4Q66 0 84 4 88 10 84 18 76 24 66 17 56 24 48 18 44 10 48 4Z" fill="#33404f"/>'
    '<ellipse cx="57" cy="11.5" rx="5.5" ry="4" fill="#fffdf8"/><ellipse cx="75" cy="11.5" rx="5.5" ry="4" fill="#fffdf8"/>'
    '<circle cx="58.5" cy="12" r="2" fill="#241d17"/><circle cx="76.5" cy="12" r="2" fill="#241d17"/>'
    '<path d="M84 8l9-3M84 12l9 3" stroke="#33404f" stroke-width="2.6" stroke-linecap="round"/>'
)

SPACE_DRAWINGS = {
    "start": _START,
    "free-parking": _FREE_PARKING,
    "go-to-jail": _GO_TO_JAIL,
    "chance": _CHANCE,
    "roll": _ROLL,
    "steal": _STEAL,
}

# ---- Buildings: one floor, and the penthouse ------------------------------------------------------------------------

_FLOOR_WINDOWS = (
    '<path d="M5.5 8h7M16.5 8h7M27.5 8h7" stroke="#fff3c4" stroke-width="8"/>'
    '<path d="M5.5 8h7M16.5 8h7M27.5 8h7" stroke="#241d17" stroke-opacity=".35" stroke-width="1"/>'
)

_FLOOR = (
    f"{_prism(40, 23, 40, STOREY, ('currentColor', 'currentColor', 'currentColor'))}{_shade(40, 23, 40, STOREY)}"
    f'<g transform="matrix(1 {TILT} 0 1 0 23)">{_FLOOR_WINDOWS}</g>'
    f'<g transform="matrix(1 -{TILT} 0 1 40 46)" opacity=".85">{_FLOOR_WINDOWS}</g>'
)

# The penthouse stands on the roof of the fourth floor: a glass house with a golden roof, a tree and a flag.
_PENTHOUSE = (
    '<path d="M0 45L40 22 80 45 40 68Z" fill="#8fbf6a"/><path d="M1.5 45L40 67 78.5 45" fill="none" stroke="#fffdf8" stroke-width="2.5"/>'
    '<path d="M13 45v-8" stroke="#7d5638" stroke-width="2"/><circle cx="13" cy="34" r="6.5" fill="#4f8f52"/>'
    '<path d="M67 45v-7" stroke="#7d5638" stroke-width="2"/><circle cx="67" cy="35.5" r="5.5" fill="#5c9a4c"/>'
    f"{_prism(40, 26, 25, 18, ('#fde59a', '#d5eef4', '#9fd0de'))}"
    '<path d="M15 33l25 14.4 25-14.4M27.5 34v18M52.5 34v18" fill="none" stroke="#fff" stroke-width="1.5"/><path d="M40 40v18" stroke="#fff" stroke-width="2"/>'
    f"{_prism(40, 20, 30, 5, ('#f7cd5a', '#d9a21b', '#b98414'))}"
    '<path d="M16 19V2" stroke="#6b6459" stroke-width="1.8"/><path d="M16 2l14 4-14 5Z" fill="currentColor" stroke="#fff" stroke-width=".8"/>'
)

# A foundation: a slab of concrete that waits for its first floor.
_SLAB = (
    f"{_prism(40, 23, 40, 8, ('#e9e2d3', '#c3b8a3', '#a89c86'))}"
    '<path d="M40 6L69.5 23 40 40 10.5 23Z" fill="none" stroke="#b9ae99" stroke-width="1.4" stroke-dasharray="4 3"/>'
)

FLOOR_DRAWINGS = {"floor": _FLOOR, "penthouse": _PENTHOUSE, "slab": _SLAB}

# A sailing boat far out, only to please the eye.
SAIL = (
    '<path d="M11.5 1.5V17" stroke="#8c6437" stroke-width="1.4"/><path d="M12.5 2Q21 9 20.5 15.5H12.5Z" fill="#fff"/><path d="M10.5 4.5Q4.5 10 4.5 15.5H10.5Z" fill="#f6e3c4"/>'
    '<path d="M2.5 17H21.5Q20 22 16.5 22H8Q4 22 2.5 17Z" fill="#b5533f"/><path d="M1 22.5q3-2 5.5 0t5.5 0 5.5 0 5.5 0" fill="none" stroke="#fff" stroke-width="1.3"/>'
)

# ---- Other signs ----------------------------------------------------------------------------------------------------

# A skyline of 96 by 150 for the places that are free.
CITY = (96, 150)
SKYLINE = (
    '<path d="M0 150V96h16V70h20v24h10V40l10-8 10 8v66h8V62h14v50h8V150Z" fill="#cfe1e8"/>'
    '<path d="M8 150V112h22V84h16v40h14V104h18V76l8-6 8 6V150Z" fill="#bcd4dd"/>'
    '<path d="M34 90v44M40 90v44M52 48v44M58 48v44M20 120v22M25 120v22M84 84v50M89 84v50M66 112v24M72 112v24" stroke="#e9f3f5" stroke-width="2.4" stroke-dasharray="3 4"/>'
)

SIGN_DRAWINGS = {
    "money": '<rect x="1" y="4" width="22" height="16" rx="2.5" fill="#d8ead0" stroke="#4f8a52" stroke-width="1.5"/>'
    '<rect x="3.5" y="6.5" width="17" height="11" rx="1.5" fill="none" stroke="#8fbf8a"/><circle cx="12" cy="12" r="4.6" fill="#4f8a52"/>'
    '<path d="M9.9 14.3V9.8L12 12.2l2.1-2.4v4.5" fill="none" stroke="#fff" stroke-width="1.3" stroke-linejoin="round"/>',
    "points": '<path d="M12 1.5l3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18l-6.7 3.9 1.6-7.5L1.2 9.3l7.6-.8Z" fill="#f3b535" stroke="#b97d12" stroke-linejoin="round"/>',
    "block": f"{_prism(12, 7.5, 11, 9, ('currentColor', 'currentColor', 'currentColor'))}{_shade(12, 7.5, 11, 9)}",
    "get-out": '<rect x="3.5" y="1" width="17" height="22" rx="2.5" fill="#fffdf8" stroke="#7ca05a" stroke-width="1.4"/>'
    '<circle cx="12" cy="8" r="3.4" fill="none" stroke="#b97d12" stroke-width="2.2"/><path d="M12 11.5V19.5M12 19h3.5M12 15.8h2.6" fill="none" stroke="#b97d12" stroke-width="2.2"/>',
    "billionaire": '<path d="M8 6.5Q5 3.5 7.5 1.5L10 3 12 1.2 14 3 16.5 1.5Q19 3.5 16 6.5ZM8.5 7.5h7Q22.5 13 21 19 20 23 12 23T3 19Q1.5 13 8.5 7.5Z" fill="#b98a55"/>'
    '<path d="M7.5 7h9" stroke="#8c6437" stroke-width="1.8" stroke-linecap="round"/><path d="M8.8 19v-6.5L12 16l3.2-3.5V19" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>',
    "community": '<path d="M1 22V12L6.5 7.5 12 12V22Z" fill="#3f86b5"/><path d="M12 22V9L17.5 4.5 23 9V22Z" fill="#d9604c"/>'
    '<path d="M4.5 22V16h4V22ZM15.5 12h4v3.5h-4ZM15.5 18h4v4h-4Z" fill="#fff3c4"/>',
    "price": '<path d="M11 1.5H22.5V13L12 23.3.9 12.2Z" fill="#f4e3bd" stroke="#a3712a" stroke-width="1.5" stroke-linejoin="round"/><circle cx="17.8" cy="6.3" r="2" fill="#fff" stroke="#a3712a" stroke-width="1.2"/>',
    "rent": '<ellipse cx="9" cy="19" rx="8" ry="3.5" fill="#d9a21b" stroke="#a86f10"/><ellipse cx="9" cy="15.5" rx="8" ry="3.5" fill="#f0bb3e" stroke="#a86f10"/><ellipse cx="9" cy="12" rx="8" ry="3.5" fill="#f7cd5a" stroke="#a86f10"/>'
    '<path d="M18.5 11V3M14.8 6.5L18.5 2.5 22.2 6.5" fill="none" stroke="#a86f10" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
    "bank": '<path d="M12 1.5L23 8V10.5H1V8Z" fill="#7a8ea0"/><path d="M3.5 12h3v7h-3ZM10.5 12h3v7h-3ZM17.5 12h3v7h-3Z" fill="#93a5b5"/><path d="M1.5 19.5h21V22.5h-21Z" fill="#7a8ea0"/><circle cx="12" cy="6.8" r="1.8" fill="#fff"/>',
    "hammer": '<path d="M11.5 10L21 19.5" stroke="#8c6437" stroke-width="3.4" stroke-linecap="round"/><path d="M3.5 9.5L10.5 2.5 15 7 8 14Z" fill="#a8743e"/><path d="M2.5 8.5l6.5 6.5M9.5 1.5L16 8" stroke="#6d4a2a" stroke-width="2.4" stroke-linecap="round"/><path d="M2 22.5H13" stroke="#6d4a2a" stroke-width="3" stroke-linecap="round"/>',
    "deal": '<path d="M2 8H17M13 3.5L18 8l-5 4.5M22 16H7M11 11.5L6 16l5 4.5" fill="none" stroke="#8a4a0c" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
    "owes": '<path d="M2 9.5H13V4L22.5 12 13 20V14.5H2Z" fill="#b03f36"/>',
    "under": '<rect x="3" y="6" width="15" height="17" rx="2" fill="#cfdfb4" stroke="#7ca05a" stroke-width="1.3"/><rect x="6" y="3.5" width="15" height="17" rx="2" fill="#fffdf8" stroke="#7ca05a" stroke-width="1.3"/>'
    '<path d="M13.5 6.5V15M9.8 11.8L13.5 15.8 17.2 11.8" fill="none" stroke="#37773c" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
    "turn": '<circle cx="12" cy="12" r="11" fill="#d9771e"/><path d="M9 6.5L18 12 9 17.5Z" fill="#fff"/>',
    "won": '<path d="M6 4H2q0 8 6 8M18 4h4q0 8-6 8" fill="none" stroke="#c98a1a" stroke-width="2"/>'
    '<path d="M5.5 2H18.5Q19 13 12 15 5 13 5.5 2Z" fill="#f3b535"/><path d="M8 4q0 6 3 8-4-1-4-8Z" fill="#fde59a"/><path d="M10.5 14h3v4h-3ZM7 18H17V22H7Z" fill="#c98a1a"/>',
}
