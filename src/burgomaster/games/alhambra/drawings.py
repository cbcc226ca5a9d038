"""Our own drawings for the Alhambra picture: SVG fragments, each written once and placed with `<use>`.

Buildings are little scenes of 96 by 64 that stand on the ground at y = 58, six for either theme; signs are 24 by 24 and
card backs 48 by 66. They use presentation attributes only, for a strict content policy forbids inline styles.
"""

from __future__ import annotations

SCENE = (96, 64)
SIGN = (24, 24)
BACK = (48, 66)

# ---- Parts that occur more than once --------------------------------------------------------------------------------

_GRASS = '<ellipse cx="48" cy="58" rx="45" ry="5" fill="#a5c578"/>'
_PAVEMENT = '<ellipse cx="48" cy="58" rx="45" ry="4.5" fill="#c8c0b1"/>'
_SAND = '<ellipse cx="48" cy="58" rx="45" ry="4.5" fill="#dcc69b"/>'


def _windows(x: float, y: float, columns: int, rows: int, step: float, size: float, fill: str) -> str:
    """A grid of square windows, drawn as dashed lines: one short path instead of many squares."""
    width = (columns - 1) * step + size
    lines = "".join(f"M{x:g} {y + size / 2 + row * step:g}h{width:g}" for row in range(rows))
    return f'<path d="{lines}" stroke="{fill}" stroke-width="{size:g}" stroke-dasharray="{size:g} {step - size:g}"/>'


def _columns(x: float, y: float, count: int, step: float, width: float, height: float, fill: str) -> str:
    """A row of upright bars: columns of a temple, folds of a curtain."""
    bars = "".join(f"M{x + i * step:g} {y:g}h{width:g}v{height:g}h-{width:g}Z" for i in range(count))
    return f'<path d="{bars}" fill="{fill}"/>'


def _arches(x: float, foot: float, count: int, step: float, width: float, height: float, fill: str) -> str:
    """Round-arched openings that stand on the height `foot`."""
    half = width / 2
    doors = "".join(
        f"M{x + i * step:g} {foot:g}v-{height:g}a{half:g} {half:g} 0 0 1 {width:g} 0v{height:g}Z" for i in range(count)
    )
    return f'<path d="{doors}" fill="{fill}"/>'


def _horseshoe(x: float, foot: float, radius: float, height: float, fill: str) -> str:
    """A Moorish arch around the middle `x`: its circle is wider than the opening below it."""
    neck = radius * 0.78
    top = foot - height + radius * 1.63  # where the circle meets the opening
    return (
        f'<path d="M{x - neck:g} {foot:g}V{top:g}A{radius:g} {radius:g} 0 1 1 {x + neck:g} {top:g}V{foot:g}Z"'
        f' fill="{fill}"/>'
    )


def _dots(places: list[tuple[float, float]], radius: float, fill: str) -> str:
    """Round spots of one colour: blossoms, lamps, oranges."""
    spots = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"/>' for x, y in places)
    return f'<g fill="{fill}">{spots}</g>'


def _cypress(x: float, height: float) -> str:
    """A slender tree: its lit half, its shaded half, its foot."""
    top = 58 - height
    return (
        f'<path d="M{x - 1:g} 52h2v7h-2Z" fill="#7d5638"/>'
        f'<path d="M{x:g} {top:g}Q{x - 9:g} {58 - height * 0.35:g} {x - 5:g} 54Q{x:g} 57 {x + 5:g} 54Q{x + 9:g} {58 - height * 0.35:g} {x:g} {top:g}Z" fill="#3f8250"/>'
        f'<path d="M{x:g} {top:g}Q{x + 9:g} {58 - height * 0.35:g} {x + 5:g} 54Q{x + 2:g} 56 {x:g} 56Z" fill="#2f6b40"/>'
    )


# ---- New York -------------------------------------------------------------------------------------------------------

_MUSEUM = (
    f"{_PAVEMENT}"
    '<path d="M48 8V1" stroke="#6b6459" stroke-width="1.6"/><path d="M48 1l9 2.2-9 2.6Z" fill="#d9604c"/>'
    '<path d="M18 28H78V52H18Z" fill="#4f79a6"/>'
    '<path d="M43 34H53V52H43Z" fill="#23416a"/><path d="M48 36V52" stroke="#7fa6cc" stroke-width="1"/>'
    f"{_columns(18, 29, 2, 11.5, 6, 23, '#fdfefe')}{_columns(60.5, 29, 2, 11.5, 6, 23, '#fdfefe')}"
    f"{_columns(21.6, 29, 2, 11.5, 2.4, 23, '#cfdcea')}{_columns(64.1, 29, 2, 11.5, 2.4, 23, '#cfdcea')}"
    '<path d="M37.2 33h4.4v12l-2.2-2-2.2 2ZM54.4 33h4.4v12l-2.2-2-2.2 2Z" fill="#f3b535"/>'
    '<path d="M12 26L48 6.5 84 26Z" fill="#2f6aa8"/><path d="M23 24L48 10.5 73 24Z" fill="#a9cbe8"/>'
    '<circle cx="48" cy="19" r="3.6" fill="#f3c64b"/><path d="M33 24l4-5 3 5ZM56 24l3-5 4 5Z" fill="#5c8bba"/>'
    '<path d="M12 25.5H84V30H12Z" fill="#e4edf6"/><path d="M12 29H84V30.4H12Z" fill="#b3c6da"/>'
    '<path d="M14 52H82V55H14Z" fill="#e4edf6"/><path d="M9 55H87V59H9Z" fill="#cbd7e4"/>'
    '<path d="M9 58H87V59H9ZM14 54.2H82V55H14Z" fill="#a9b9ca"/>'
)

_THEATER = (
    f"{_PAVEMENT}"
    '<path d="M8 58V14Q8 3 20 3H76Q88 3 88 14V58Z" fill="#d8a63f"/>'
    '<path d="M8 58V14Q8 3 20 3H24Q12 3 12 14V58Z" fill="#efc768"/>'
    '<path d="M15 53V16Q15 9 23 9H73Q81 9 81 16V53Z" fill="#4b1d26"/>'
    '<path d="M48 12L30 53H66Z" fill="#fff3c4" fill-opacity=".3"/>'
    '<path d="M15 48H81V54H15Z" fill="#b5804b"/><path d="M15 48H81V49.6H15Z" fill="#d3a06a"/>'
    '<path d="M15 14Q34 14 35 20Q33 40 20 50H15ZM81 14Q62 14 61 20Q63 40 76 50H81Z" fill="#c93f34"/>'
    '<path d="M20 16Q22 38 16 50H20Q27 40 25 16ZM30 17Q30 34 25 45 31 38 33 18ZM76 16Q74 38 80 50H76Q69 40 71 16ZM66 17Q66 34 71 45 65 38 63 18Z" fill="#a22e29"/>'
    '<path d="M15 10H81V17Q75.5 23 70 17 64.5 23 59 17 53.5 23 48 17 42.5 23 37 17 31.5 23 26 17 20.5 23 15 17Z" fill="#e05a4a"/>'
    '<path d="M15 10H81V12.5H15Z" fill="#b5372e"/>'
    '<path d="M13 33l8-1.5 1 3-8 1.5ZM83 33l-8-1.5-1 3 8 1.5Z" fill="#f3c64b"/>'
    '<g transform="rotate(9 54 36)"><path d="M47 29Q54 26.5 61 29V36Q60 43 54 45 48 43 47 36Z" fill="#cfe0ec" stroke="#7c93a5" stroke-width="1"/>'
    '<path d="M50 33.5q1.5 1.5 3 0M55.5 33.5q1.5 1.5 3 0M50.5 41q3.5-4 7 0" fill="none" stroke="#33475a" stroke-width="1.5" stroke-linecap="round"/></g>'
    '<g transform="rotate(-9 42 35)"><path d="M34.5 27Q42 24.5 49.5 27V35Q48.5 42.5 42 44.5 35.5 42.5 34.5 35Z" fill="#fff6dc" stroke="#c19a4f" stroke-width="1"/>'
    '<path d="M37.5 32q1.6-2 3.2 0M43.3 32q1.6-2 3.2 0" fill="none" stroke="#5a3a1e" stroke-width="1.5" stroke-linecap="round"/>'
    '<path d="M37.5 36.5h9q-.8 5-4.5 5t-4.5-5Z" fill="#a22e29"/></g>'
    f"{_dots([(22, 6), (31, 6), (40, 6), (56, 6), (65, 6), (74, 6)], 1.5, '#fff6dc')}"
    '<path d="M48 1.5l1.4 3 3.2.4-2.4 2.2.6 3.2-2.8-1.6-2.8 1.6.6-3.2-2.4-2.2 3.2-.4Z" fill="#c93f34"/>'
)

_STATION = (
    f"{_PAVEMENT}"
    '<path d="M7 25H89V58H7Z" fill="#d3a777"/><path d="M7 25H89V29H7Z" fill="#e9cba4"/>'
    '<path d="M4 20H92L89 25.5H7Z" fill="#8a5a30"/><path d="M4 20H92V22H4Z" fill="#a8764a"/>'
    f"{_arches(14, 53, 1, 0, 17, 14, '#5d3a20')}{_arches(39.5, 53, 1, 0, 17, 14, '#5d3a20')}{_arches(65, 53, 1, 0, 17, 14, '#5d3a20')}"
    f"{_arches(16, 53, 1, 0, 13, 14, '#ffdf9a')}{_arches(41.5, 53, 1, 0, 13, 14, '#ffdf9a')}{_arches(67, 53, 1, 0, 13, 14, '#ffdf9a')}"
    '<path d="M22.5 32V53M16 39H29M16 45H29M48 32V53M41.5 39H54.5M41.5 45H54.5M73.5 32V53M67 39H80M67 45H80" stroke="#8a5a30" stroke-width="1.3"/>'
    f"{_columns(9, 29, 1, 0, 3.6, 25, '#f0d9b8')}{_columns(33.4, 29, 1, 0, 3.6, 25, '#f0d9b8')}{_columns(59, 29, 1, 0, 3.6, 25, '#f0d9b8')}{_columns(83.4, 29, 1, 0, 3.6, 25, '#f0d9b8')}"
    '<path d="M48 20Q38 21 24 19.5 30 15 34 15.5 33 9 40 8 44 4 48 4T56 8Q63 9 62 15.5 66 15 72 19.5 58 21 48 20Z" fill="#b07c4b"/>'
    '<path d="M48 20Q38 21 24 19.5 30 15 34 15.5 38 18 48 18T62 15.5Q66 15 72 19.5 58 21 48 20Z" fill="#946238"/>'
    '<circle cx="48" cy="12" r="7" fill="#fffaf2" stroke="#5d3a20" stroke-width="1.6"/>'
    '<path d="M48 7.8V12l3 2" fill="none" stroke="#5d3a20" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>'
    '<path d="M4 53H92V59H4Z" fill="#b98d5f"/><path d="M4 53H92V54.6H4Z" fill="#e0bb8d"/>'
    '<path d="M43.5 53V47.5h9V53Z" fill="#5d3a20"/><path d="M48 47.5V53" stroke="#d3a777" stroke-width="1"/>'
)

_CHURCH = (
    f"{_PAVEMENT}"
    '<path d="M28 6V0M25.5 2H30.5M68 6V0M65.5 2H70.5" stroke="#7d7467" stroke-width="1.5"/>'
    '<path d="M20 58V27L28 5 36 27V58Z" fill="#fffefb" stroke="#8d867a" stroke-width="1.3" stroke-linejoin="round"/>'
    '<path d="M60 58V27L68 5 76 27V58Z" fill="#fffefb" stroke="#8d867a" stroke-width="1.3" stroke-linejoin="round"/>'
    '<path d="M28 5L36 27V58H30V27ZM68 5L76 27V58H70V27Z" fill="#d9d2c4"/>'
    '<path d="M20 27H36M60 27H76M20 40H36M60 40H76" stroke="#8d867a" stroke-width="1.2"/>'
    '<path d="M34 58V30L48 14 62 30V58Z" fill="#f6f2e9" stroke="#8d867a" stroke-width="1.3" stroke-linejoin="round"/>'
    '<path d="M48 14V8M45.7 10.2H50.3" stroke="#7d7467" stroke-width="1.5"/>'
    '<circle cx="48" cy="33" r="7" fill="#5d87b0" stroke="#8d867a" stroke-width="1.4"/>'
    '<path d="M48 26V40M41 33H55M43 28L53 38M53 28L43 38" stroke="#f3d27a" stroke-width="1.1"/>'
    '<circle cx="48" cy="33" r="2.2" fill="#d9604c"/>'
    '<path d="M42 58V50Q43 46 48 43 53 46 54 50V58Z" fill="#8a5a30"/><path d="M48 43.5V58" stroke="#5d3a20" stroke-width="1"/>'
    '<path d="M25.5 38V33.5Q26 31 28 29.5 30 31 30.5 33.5V38ZM65.5 38V33.5Q66 31 68 29.5 70 31 70.5 33.5V38ZM25.5 53V47Q26 44.5 28 43 30 44.5 30.5 47V53ZM65.5 53V47Q66 44.5 68 43 70 44.5 70.5 47V53Z" fill="#6f93b4"/>'
    '<path d="M16 56H80V59.5H16Z" fill="#d9d2c4"/><path d="M16 56H80V57H16Z" fill="#f6f2e9"/>'
)

_GARDEN = (
    '<ellipse cx="48" cy="54" rx="46" ry="9" fill="#a5c578"/>'
    '<path d="M15 36h5v18h-5ZM77 38h4v16h-4Z" fill="#7d5638"/>'
    '<circle cx="12" cy="30" r="9.5" fill="#4f9a5c"/><circle cx="24" cy="29" r="9.5" fill="#4f9a5c"/><circle cx="17.5" cy="18" r="12.5" fill="#5fae66"/><circle cx="14" cy="14" r="5.5" fill="#7fc47c"/>'
    '<path d="M79 10Q62 30 67 44 79 50 91 44 96 30 79 10Z" fill="#3f8250"/><path d="M79 10Q96 30 91 44 85 47 79 47Z" fill="#2f6b40"/>'
    '<path d="M26 55Q30 45 50 46 76 46 74 54 70 61 48 60.5 28 61 26 55Z" fill="#8fc7de"/>'
    '<path d="M36 56h12M56 52.5h10M44 59h9" stroke="#d9eff6" stroke-width="1.4" stroke-linecap="round"/>'
    '<path d="M22 51Q46 27 70 51L66 52Q46 37.5 26 52Z" fill="#f6efdf" stroke="#9a917f" stroke-width="1"/>'
    '<path d="M22 46Q46 21.5 70 46" fill="none" stroke="#9a917f" stroke-width="1.8"/>'
    '<path d="M24 50V44.5M31 45V39M38.5 41V35M46 39.5V34M53.5 41V35M61 45V39M68 50V44.5" stroke="#9a917f" stroke-width="1.4"/>'
    '<path d="M88 60V40" stroke="#4c4038" stroke-width="1.6"/><circle cx="88" cy="38" r="3" fill="#ffe08a" stroke="#4c4038" stroke-width="1.1"/>'
    f"{_dots([(9, 56), (15, 58.5), (82, 57)], 2, '#e2594a')}{_dots([(12, 53), (20, 56.5), (77, 59)], 2, '#f3b535')}"
)

_SKYSCRAPER = (
    f"{_PAVEMENT}"
    '<rect x="9" y="32" width="20" height="26" fill="#b9a4d6"/><path d="M9 32h20v3H9Z" fill="#9a80c0"/>'
    f"{_windows(12, 38, 3, 4, 5.5, 3, '#fbf3cf')}"
    '<path d="M67 58V22L87 27V58Z" fill="#a38bc9"/><path d="M67 22L87 27V30L67 25Z" fill="#8569b0"/>'
    f"{_windows(70.5, 32, 3, 5, 5.2, 3, '#fbf3cf')}"
    '<path d="M48 8V0" stroke="#573884" stroke-width="1.8"/>'
    '<path d="M31 58V30H35V20H40V12H44V7H52V12H56V20H61V30H65V58Z" fill="#7a54ab"/>'
    '<path d="M48 7H52V12H56V20H61V30H65V58H48Z" fill="#643f95"/>'
    '<path d="M44 7H52V8.6H44ZM40 12H56V13.6H40ZM35 20H61V21.6H35ZM31 30H65V31.6H31Z" fill="#c4aee2"/>'
    f"{_windows(38.6, 24, 4, 1, 5.2, 3, '#ffe08a')}{_windows(35, 35, 6, 4, 4.8, 2.6, '#ffe08a')}{_windows(43.5, 15.5, 2, 1, 6, 3, '#ffe08a')}"
    '<path d="M43 58V53Q48 49.5 53 53V58Z" fill="#3b2560"/><path d="M48 51V58" stroke="#c4aee2" stroke-width="1"/>'
)

# ---- Alhambra -------------------------------------------------------------------------------------------------------

_PAVILION = (
    f"{_SAND}"
    '<path d="M48 7V1" stroke="#b98420" stroke-width="1.6"/><circle cx="48" cy="4" r="2" fill="#f3c64b"/>'
    '<path d="M31 27Q29 14 48 6 67 14 65 27Z" fill="#2f6aa8"/><path d="M48 6Q67 14 65 27H55Q57 14 48 6Z" fill="#24558a"/>'
    '<path d="M36 25Q36 15 45 10" fill="none" stroke="#8fbde2" stroke-width="2" stroke-linecap="round"/>'
    '<path d="M20 33L26 26H70L76 33Z" fill="#4f88bd"/><path d="M20 33H76V36H20Z" fill="#e4edf6"/>'
    '<path d="M22 36H74V53H22Z" fill="#f7efdf"/>'
    f"{_horseshoe(33, 53, 6.2, 15.5, '#5c83ad')}{_horseshoe(48, 53, 6.2, 15.5, '#5c83ad')}{_horseshoe(63, 53, 6.2, 15.5, '#5c83ad')}"
    f"{_columns(23.5, 44, 4, 15.2, 2.6, 9, '#c8a878')}"
    '<path d="M22 37.4H74" stroke="#2f6aa8" stroke-width="1.6" stroke-dasharray="2.5 1.5"/>'
    '<path d="M17 53H79V56H17Z" fill="#efe2c6"/><path d="M12 56H84V59.5H12Z" fill="#d9c59c"/>'
    '<path d="M30 61.5Q48 57 66 61.5Q48 65 30 61.5Z" fill="#8fc7de"/>'
    f"{_cypress(9, 26)}{_cypress(87, 26)}"
)

_SERAGLIO = (
    f"{_SAND}"
    '<path d="M20 25V20M76 25V20M48 6V1" stroke="#b98420" stroke-width="1.5"/>'
    '<path d="M12 36Q9 29 20 23 31 29 28 36ZM68 36Q65 29 76 23 87 29 84 36Z" fill="#d9a21b"/><path d="M20 23Q31 29 28 36H23Q25 29 20 23ZM76 23Q87 29 84 36H79Q81 29 76 23Z" fill="#b98414"/>'
    '<path d="M34 24Q28 13 48 4 68 13 62 24Z" fill="#d24b3f"/><path d="M48 4Q68 13 62 24H54Q58 13 48 4Z" fill="#a8332b"/>'
    '<path d="M39 22Q37 14 45 9" fill="none" stroke="#f2a598" stroke-width="2" stroke-linecap="round"/>'
    '<circle cx="48" cy="3" r="2" fill="#f3c64b"/>'
    '<path d="M8 36H88V58H8Z" fill="#d9836b"/><path d="M8 36H88V39H8Z" fill="#f2c9b4"/>'
    '<path d="M30 24H66V58H30Z" fill="#e79a80"/><path d="M30 24H66V27.5H30Z" fill="#f7d9c6"/>'
    '<path d="M32 29.6H64" stroke="#a8332b" stroke-width="1.8" stroke-dasharray="2.4 1.6"/>'
    f"{_horseshoe(48, 58, 10, 25, '#f7d9c6')}{_horseshoe(48, 58, 8, 22, '#7d2a26')}"
    '<path d="M48 38V58" stroke="#c9624f" stroke-width="1"/>'
    f"{_horseshoe(15, 52, 3.6, 10, '#7d2a26')}{_horseshoe(24, 52, 3.6, 10, '#7d2a26')}{_horseshoe(72, 52, 3.6, 10, '#7d2a26')}{_horseshoe(81, 52, 3.6, 10, '#7d2a26')}"
    '<path d="M6 57H90V59.5H6Z" fill="#b9604c"/>'
)

_ARCADES = (
    f"{_SAND}"
    '<path d="M3 22L12 9H84L93 22Z" fill="#a8603f"/>'
    '<path d="M14 22L20 9M25 22L29 9M36.5 22L38.5 9M48 22V9M59.5 22L57.5 9M71 22L67 9M82 22L76 9" stroke="#874626" stroke-width="1.4"/>'
    '<path d="M12 9H84L85.5 11H10.5Z" fill="#c98258"/>'
    '<path d="M7 22H89V58H7Z" fill="#efd9b4"/><path d="M7 22H89V25.5H7Z" fill="#d9b683"/>'
    + "".join(
        f"{_horseshoe(x, 58, 10, 30, '#fff6e2')}"
        f'<path d="M{x - 6.5:g} 43.2A8.3 8.3 0 1 1 {x + 6.5:g} 43.2" fill="none" stroke="#b5563f" stroke-width="3.2" stroke-dasharray="2.7 2.5"/>'
        f"{_horseshoe(x, 58, 6.6, 26.6, '#6b4326')}"
        for x in (20.5, 48, 75.5)
    )
    + '<path d="M32.3 42h4v16h-4ZM59.8 42h4v16h-4ZM8 42h3.5v16H8ZM84.5 42H88v16h-3.5Z" fill="#c8a06a"/>'
    '<path d="M31 39.5h6.6v3H31ZM58.5 39.5h6.6v3h-6.6Z" fill="#a87a45"/>'
    '<path d="M4 57H92V59.5H4Z" fill="#c8a06a"/>'
)

_CHAMBERS = (
    f"{_SAND}"
    '<path d="M8 58V31H40V58Z" fill="#f3eee3" stroke="#8d867a" stroke-width="1.2"/>'
    '<path d="M8 31v-4h4v-2.5h4V27h4v4ZM24 31v-4h4v-2.5h4V27h4v4Z" fill="#f3eee3" stroke="#8d867a" stroke-width="1.2" stroke-linejoin="round"/>'
    '<path d="M34 58V17H74V58Z" fill="#fffefb" stroke="#8d867a" stroke-width="1.2"/><path d="M65 17.6H73.4V58H65Z" fill="#e4ddcf"/>'
    '<path d="M34 17v-4h4v-3h4v3h4v4ZM48 17v-4h4v-3h4v3h4v4ZM62 17v-4h4v-3h4v3h4v4Z" fill="#fffefb" stroke="#8d867a" stroke-width="1.2" stroke-linejoin="round"/>'
    '<path d="M74 58V37H90V58Z" fill="#e9e2d4" stroke="#8d867a" stroke-width="1.2"/><path d="M72 37H92V33.5Q82 30 72 33.5Z" fill="#a8603f"/>'
    '<path d="M43 22H65V38H43Z" fill="#d9d2c4"/>'
    f"{_horseshoe(49, 37, 4.6, 14, '#4d6f8f')}{_horseshoe(59, 37, 4.6, 14, '#4d6f8f')}"
    '<path d="M53 27h2v10h-2Z" fill="#fffefb"/>'
    f"{_horseshoe(17, 47, 3.6, 11, '#4d6f8f')}{_horseshoe(27, 47, 3.6, 11, '#4d6f8f')}{_horseshoe(82, 52, 3.6, 11, '#4d6f8f')}"
    f"{_horseshoe(54, 58, 6, 15, '#8a5a30')}"
    '<path d="M8.6 53H47M61 53H73.4" stroke="#2f7f86" stroke-width="3.2"/><path d="M8.6 53H47M61 53H73.4" stroke="#f3c64b" stroke-width="1.6" stroke-dasharray="2 2.5"/>'
    '<path d="M4 57H92V59.5H4Z" fill="#d9d2c4"/>'
)

_WATER_GARDEN = (
    '<ellipse cx="48" cy="55" rx="46" ry="8.5" fill="#a5c578"/>'
    '<path d="M24 26H72V40H24Z" fill="#f4e6c8"/><path d="M20 26L28 19H68L76 26Z" fill="#a8603f"/>'
    f"{_horseshoe(32, 40, 3.8, 11, '#7d9f78')}{_horseshoe(42.6, 40, 3.8, 11, '#7d9f78')}{_horseshoe(53.4, 40, 3.8, 11, '#7d9f78')}{_horseshoe(64, 40, 3.8, 11, '#7d9f78')}"
    '<path d="M20 39H76L80 44H16Z" fill="#4f9a5c"/>'
    '<path d="M38 42H58L70 62H26Z" fill="#efe2c6"/><path d="M41 43.5H55L64.5 60.5H31.5Z" fill="#7fc1dc"/>'
    '<path d="M40 51h5M52 48h4M49 57h8" stroke="#d9eff6" stroke-width="1.4" stroke-linecap="round"/>'
    '<path d="M48 49V35M48 36Q40 34 38 45M48 36Q56 34 58 45M48 38Q44 37 43 46M48 38Q52 37 53 46" fill="none" stroke="#e8f7fc" stroke-width="1.8" stroke-linecap="round"/>'
    '<path d="M41 48h14l-3 3.5h-8Z" fill="#c8b998"/>'
    f"{_cypress(10, 46)}{_cypress(86, 46)}"
    '<circle cx="22" cy="43" r="7.5" fill="#3f8250"/><circle cx="74" cy="43" r="7.5" fill="#3f8250"/>'
    f"{_dots([(19, 41), (24, 46), (25, 39.5), (71, 40), (76, 45), (77, 39.5)], 1.9, '#ee8f2e')}"
    '<path d="M18 50h8l-1.5 6h-5ZM70 50h8l-1.5 6h-5Z" fill="#b9704b"/>'
    f"{_dots([(33, 59), (14, 60)], 1.8, '#e2594a')}{_dots([(63, 59), (82, 60)], 1.8, '#f6a8b8')}"
)

_TOWER = (
    f"{_SAND}"
    '<path d="M48 10V0" stroke="#6b6459" stroke-width="1.6"/><path d="M48 .5L61 3 48 6.5Z" fill="#d9604c"/>'
    '<path d="M4 58V40h5v-4h5v4h5v-4h5v4h5v18ZM66 58V40h5v-4h5v4h5v-4h5v4h6v18Z" fill="#b9a4d6"/>'
    '<path d="M4 44H29M66 44H92" stroke="#957bbd" stroke-width="1.2"/>'
    f"{_horseshoe(16, 58, 3.8, 11, '#5a3d86')}{_horseshoe(80, 58, 3.8, 11, '#5a3d86')}"
    '<path d="M30 58V21H66V58Z" fill="#8a68b8"/><path d="M53 21H66V58H53Z" fill="#724f9f"/>'
    '<path d="M27 22V10h6v4.5h5V10h7v4.5h6V10h7v4.5h5V10h6V22Z" fill="#9d80c6"/><path d="M53 22V14.5h-2V10h7v4.5h5V10h6V22Z" fill="#8463b0"/>'
    '<path d="M27 20H69V23H27Z" fill="#c9b6e2"/>'
    '<path d="M30 42.5H66" stroke="#c9b6e2" stroke-width="1.8" stroke-dasharray="2.4 1.6"/>'
    '<path d="M39 26.5H57V39.5H39Z" fill="#c9b6e2"/>'
    f"{_horseshoe(43.6, 39, 3.8, 11.5, '#3b2560')}{_horseshoe(52.4, 39, 3.8, 11.5, '#3b2560')}"
    f"{_horseshoe(48, 58, 5.6, 13.5, '#3b2560')}"
    '<path d="M3 57H93V59.5H3Z" fill="#a38bc9"/>'
)

# By theme, then by the building's New York name, as the rules know them.
BUILDING_DRAWINGS = {
    "new-york": {
        "museum": _MUSEUM,
        "theater": _THEATER,
        "station": _STATION,
        "church": _CHURCH,
        "garden": _GARDEN,
        "skyscraper": _SKYSCRAPER,
    },
    "alhambra": {
        "museum": _PAVILION,
        "theater": _SERAGLIO,
        "station": _ARCADES,
        "church": _CHAMBERS,
        "garden": _WATER_GARDEN,
        "skyscraper": _TOWER,
    },
}

# ---- Signs ----------------------------------------------------------------------------------------------------------

# Every currency has its own sign, drawn in the colour of the text around it, so that nobody has to tell colours apart.
CURRENCY_DRAWINGS = {
    "yellow": '<circle cx="12" cy="12" r="5" fill="currentColor"/>'
    '<path d="M12 1V5M12 19V23M1 12H5M19 12H23M4.2 4.2L7 7M17 17L19.8 19.8M19.8 4.2L17 7M7 17L4.2 19.8" stroke="currentColor"'
    ' stroke-width="2.4" stroke-linecap="round"/>',
    "blue": '<path d="M15.5 1.8A10.4 10.4 0 1 0 22 15.6 8.6 8.6 0 0 1 15.5 1.8Z" fill="currentColor"/>',
    "green": '<path d="M3 22L6 17.6Q2 5 21.5 2 22.5 20.5 9 19.6L5 23Z" fill="currentColor"/>',
    "orange": '<path d="M12 1L22 12 12 23 2 12Z" fill="currentColor"/>',
}

SIGN_DRAWINGS = {
    "star": '<path d="M12 1.5l3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18l-6.7 3.9 1.6-7.5L1.2 9.3l7.6-.8Z" fill="#f3b535"'
    ' stroke="#b98414" stroke-width="1.3" stroke-linejoin="round"/>',
    "done": '<circle cx="12" cy="12" r="11" fill="#2f7245"/><path d="M6.5 12.5L10.5 16.5 18 8.5" fill="none"'
    ' stroke="#fff" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
    "turn": '<circle cx="12" cy="12" r="11" fill="#d9771e"/><path d="M9 6.5L18 12 9 17.5Z" fill="#fff"/>',
    "won": '<path d="M6 4H2q0 8 6 8M18 4h4q0 8-6 8" fill="none" stroke="#c98a1a" stroke-width="2"/>'
    '<path d="M5.5 2H18.5Q19 13 12 15 5 13 5.5 2Z" fill="#f3b535"/><path d="M8 4q0 6 3 8-4-1-4-8Z" fill="#fde59a"/>'
    '<path d="M10.5 14h3v4h-3ZM7 18H17V22H7Z" fill="#c98a1a"/>',
    # Dirk, who sits on no seat: a bowler hat and a moustache.
    "dirk": '<circle cx="12" cy="12" r="12" fill="#5f7486"/><path d="M7 11h10v3q0 6-5 6t-5-6Z" fill="#fbe3cc"/>'
    '<path d="M6.5 10.5Q6.5 3.5 12 3.5T17.5 10.5Z" fill="#2e2a25"/><path d="M3.5 10.5H20.5" stroke="#2e2a25" stroke-width="2.2" stroke-linecap="round"/>'
    '<path d="M12 15.4Q9.5 14 8 16.2 10.5 18 12 16.4 13.5 18 16 16.2 14.5 14 12 15.4Z" fill="#5d3a20"/>'
    '<circle cx="9.8" cy="13" r=".9" fill="#2e2a25"/><circle cx="14.2" cy="13" r=".9" fill="#2e2a25"/>',
}

# ---- Card backs -----------------------------------------------------------------------------------------------------

BACK_DRAWINGS = {
    "money": '<rect x=".75" y=".75" width="46.5" height="64.5" rx="6" fill="#3f6178" stroke="#26414f" stroke-width="1.5"/>'
    '<rect x="4.5" y="4.5" width="39" height="57" rx="3.5" fill="none" stroke="#9dbccb" stroke-width="1.2"/>'
    '<path d="M24 12L39 33 24 54 9 33Z" fill="#4f7690" stroke="#9dbccb" stroke-width="1"/>'
    '<circle cx="24" cy="33" r="8.5" fill="#f7cd5a" stroke="#c98a1a" stroke-width="1.5"/>'
    '<circle cx="24" cy="33" r="5.5" fill="none" stroke="#c98a1a" stroke-width="1.2"/>'
    '<path d="M9 9h4M9 9v4M39 9h-4M39 9v4M9 57h4M9 57v-4M39 57h-4M39 57v-4" stroke="#9dbccb" stroke-width="1.4"/>',
    "building": '<rect x=".75" y=".75" width="46.5" height="64.5" rx="6" fill="#8a5f45" stroke="#5a3c2a" stroke-width="1.5"/>'
    '<rect x="4.5" y="4.5" width="39" height="57" rx="3.5" fill="none" stroke="#dcbf9f" stroke-width="1.2"/>'
    '<circle cx="24" cy="30" r="15" fill="#a67a5b"/>'
    '<path d="M9 47V32h6v-7h5v22ZM20 47V20l4-6 4 6v27ZM28 47V28h6v6h5v13Z" fill="#f2e0c6"/>'
    '<path d="M22.5 24h3M22.5 29h3M22.5 34h3M22.5 39h3M12 36h2M12 41h2M17 30h1.5M17 36h1.5M17 41h1.5M31 33h2M31 39h2M36 39h1.5" stroke="#8a5f45" stroke-width="2"/>'
    '<path d="M8 50H40" stroke="#dcbf9f" stroke-width="1.6"/>',
    # Money that has been paid: the pile is face down, so it shows no values.
    "discard": '<rect x=".75" y=".75" width="46.5" height="64.5" rx="6" fill="#a9a298" stroke="#77706a" stroke-width="1.5"/>'
    '<rect x="4.5" y="4.5" width="39" height="57" rx="3.5" fill="none" stroke="#d9d4cb" stroke-width="1.2"/>'
    '<path d="M24 12L39 33 24 54 9 33Z" fill="#b9b2a8" stroke="#d9d4cb" stroke-width="1"/>'
    '<circle cx="24" cy="33" r="8.5" fill="#d9d4cb" stroke="#8f887f" stroke-width="1.5"/>'
    '<path d="M20 29L28 37M28 29L20 37" stroke="#77706a" stroke-width="2.4" stroke-linecap="round"/>',
}

# ---- The header's skyline: far away, so all in one pale colour ------------------------------------------------------

SKYLINES = {
    "new-york": '<path fill="#c4d9e2" d="M540 88V62h16V48h14v14h10V40h18v-8h8v8h6v30h14V52l10-8 10 8v18h12V36h6v-8h6v-8h4V8h3v12h4v8h6v8h6v34h12V50h22v16h10V42l16-6v30h12V30h8l6-12 6 12h8v38h14V54h18v12h12V44h20v22h16V56h14v32Z"/>',
    "alhambra": '<path fill="#e3cfc0" d="M540 88V62h8v-6h6v6h8v-6h6v6h18V40h6v-6h7v6h7v-6h7v6h6v22h26V52q0-12 15-17 15 5 15 17v10h30V32h5v-7h7v7h8v-7h7v7h8v-7h7v7h5v30h24V50h6v-5h6v5h7v-5h6v5h6v12h22V56q0-8 10-12 10 4 10 12v6h30v26Z"/>',
}
