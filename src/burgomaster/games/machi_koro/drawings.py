"""Our own drawings for the Machi Koro picture: SVG fragments, each written once and placed with `<use>`.

Buildings and landmarks are little scenes of 96 by 64 that stand on the ground at y = 58; signs are 24 by 24.
They use presentation attributes only, for a strict content policy forbids inline styles.
"""

from __future__ import annotations

from math import cos, radians, sin

SCENE = (96, 64)
SIGN = (24, 24)

# ---- Parts that occur more than once --------------------------------------------------------------------------------

_GRASS = '<ellipse cx="48" cy="58" rx="45" ry="5" fill="#a5c578"/>'
_PAVEMENT = '<ellipse cx="48" cy="58" rx="45" ry="4.5" fill="#c8c0b1"/>'
_SHADOW = '<ellipse cx="48" cy="57" rx="36" ry="5" fill="#3b3025" fill-opacity=".14"/>'


def _ear(x: float, y: float, lean: int) -> str:
    """An ear of wheat: four pairs of grains and one on top, leaning by some degrees around its foot."""
    grains = "".join(
        f'<ellipse cx="{side * 2.3}" cy="{-3 - 4 * pair}" rx="1.8" ry="3"'
        f' transform="rotate({side * 28} {side * 2.3} {-3 - 4 * pair})"/>'
        for pair in range(4)
        for side in (-1, 1)
    )
    return f'<g transform="translate({x} {y}) rotate({lean})">{grains}<ellipse cy="-18" rx="1.7" ry="3.2"/></g>'


def _dots(places: list[tuple[float, float]], radius: float, fill: str) -> str:
    """Round spots of one colour: apples, holes in a cheese, lamps."""
    spots = "".join(f'<circle cx="{x}" cy="{y}" r="{radius}"/>' for x, y in places)
    return f'<g fill="{fill}">{spots}</g>'


def _windows(x: float, y: float, columns: int, rows: int, step: float, size: float, fill: str) -> str:
    """A grid of square windows, drawn as dashed lines: one short path instead of many squares."""
    width = (columns - 1) * step + size
    lines = "".join(f"M{x:g} {y + size / 2 + row * step:g}h{width:g}" for row in range(rows))
    return f'<path d="{lines}" stroke="{fill}" stroke-width="{size}" stroke-dasharray="{size:g} {step - size:g}"/>'


def _around(x: float, y: float, radius: float, count: int) -> list[tuple[float, float]]:
    """Points spread evenly on a circle."""
    angles = (radians(360 / count * i) for i in range(count))
    return [(round(x + radius * cos(angle), 1), round(y + radius * sin(angle), 1)) for angle in angles]


def _spokes(x: float, y: float, radius: float, count: int) -> str:
    """The path of the spokes of a wheel."""
    return "".join(f"M{x} {y}L{end_x} {end_y}" for end_x, end_y in _around(x, y, radius, count))


# ---- The fifteen buildings ------------------------------------------------------------------------------------------

_WHEAT_FIELD = (
    '<path d="M3 60Q48 36 93 60Z" fill="#e6c25e"/>'
    '<path d="M15 60Q32 51 40 48M31 60Q41 52 45 48M81 60Q64 51 56 48M65 60Q55 52 51 48" fill="none"'
    ' stroke="#cfa63c" stroke-width="1.8"/>'
    '<path d="M41 59Q48 44 34 25M44 59Q48 44 41 21M48 59V18M52 59Q48 44 55 21M55 59Q48 44 62 25" fill="none"'
    ' stroke="#b98420" stroke-width="2.2"/>'
    '<path d="M38 60Q44 52 45 44H51Q52 52 58 60Z" fill="#d79b2b"/>'
    '<rect x="42" y="41" width="12" height="5" rx="2.5" fill="#a8432f"/>'
    f'<g fill="#dd9d24">{_ear(34, 27, -24)}{_ear(62, 27, 24)}</g>'
    f'<g fill="#e8ac33">{_ear(41, 23, -11)}{_ear(55, 23, 11)}</g>'
    f'<g fill="#f3bf45">{_ear(48, 22, 0)}</g>'
)

_RANCH = (
    f"{_GRASS}"
    '<path d="M8 34V57M22 34V57M76 34V57M90 34V57M4 40H92M4 49H92" fill="none" stroke="#bd935f" stroke-width="3"'
    ' stroke-linecap="round"/>'
    '<path d="M33 46h7v13h-6ZM58 46h8l-2 13h-6Z" fill="#e6ddce"/>'
    '<path d="M34 56h6v3h-6ZM58 56h6v3h-6Z" fill="#4c4038"/>'
    '<path d="M69 30Q77 31 75 43" fill="none" stroke="#e6ddce" stroke-width="2.5"/>'
    '<circle cx="75" cy="45" r="2.6" fill="#4c4038"/>'
    '<rect x="28" y="25" width="43" height="26" rx="10" fill="#fffaf2"/>'
    '<path d="M46 25h13q1 9-6 10t-7-10ZM62 51q-4-9 4-12l5-1v3q0 9-9 10Z" fill="#5d4a3e"/>'
    '<ellipse cx="53" cy="51" rx="5" ry="2.6" fill="#f0b3a6"/>'
    '<path d="M18 21l-9-4q1 8 9 8ZM36 21l9-4q-1 8-9 8Z" fill="#5d4a3e"/>'
    '<path d="M20 16q-4-3-2-7M34 16q4-3 2-7" fill="none" stroke="#cdab6d" stroke-width="2.6" stroke-linecap="round"/>'
    '<path d="M17 20q0-5 10-5t10 5l-2 13q-1 5-8 5t-8-5Z" fill="#fffaf2"/>'
    '<path d="M17 20q0-5 8-5-1 10-7 12Z" fill="#5d4a3e"/>'
    '<ellipse cx="27" cy="34" rx="8.5" ry="5.5" fill="#f0b3a6"/>'
    '<circle cx="22" cy="25" r="1.8" fill="#221a14"/><circle cx="32" cy="25" r="1.8" fill="#3b3025"/>'
    '<circle cx="24" cy="34" r="1.3" fill="#9c5b4e"/><circle cx="30" cy="34" r="1.3" fill="#9c5b4e"/>'
)

_BAKERY = (
    f"{_SHADOW}"
    '<path d="M58 12q5-4 9 0l16 36q2 6-3 8t-9-3L56 20q-1-5 2-8Z" fill="#d58f3f"/>'
    '<path d="M61 22l6-4M66 33l6-4M71 44l6-4" stroke="#f6cf8e" stroke-width="3.4" stroke-linecap="round"/>'
    '<path d="M10 40q-3-17 13-18h28q16 1 13 18v12q0 6-6 6H16q-6 0-6-6Z" fill="#b56a28"/>'
    '<path d="M14 38q-2-12 10-13h26q12 1 10 13-2 4-6 4H20q-4 0-6-4Z" fill="#e5a552"/>'
    '<path d="M24 29l-4 9M34 29l-4 9M44 29l-4 9M54 29l-4 9" stroke="#fbe2b4" stroke-width="3.4"'
    ' stroke-linecap="round"/>'
    '<path d="M16 51H58" stroke="#cf8640" stroke-width="3" stroke-linecap="round"/>'
)

_CAFE = (
    f"{_SHADOW}"
    '<ellipse cx="46" cy="54" rx="32" ry="6" fill="#fffaf2" stroke="#cbbba4" stroke-width="1.5"/>'
    '<path d="M66 28h5q9 0 9 8t-10 9h-7" fill="none" stroke="#b5433a" stroke-width="5"/>'
    '<path d="M22 24H70Q71 53 52 54H40Q21 53 22 24Z" fill="#cf5a4d"/>'
    '<path d="M22 24H32Q31 47 41 54H40Q21 53 22 24Z" fill="#e27c6d"/>'
    '<ellipse cx="46" cy="24" rx="24" ry="5" fill="#fffaf2"/>'
    '<ellipse cx="46" cy="24.5" rx="20" ry="3.6" fill="#7a4a2b"/>'
    '<path d="M36 16q-4-4 0-7t0-6M46 16q-4-4 0-7t0-6M56 16q-4-4 0-7t0-6" fill="none" stroke="#a1917d"'
    ' stroke-width="2.4" stroke-linecap="round"/>'
)

_CONVENIENCE_STORE = (
    f"{_PAVEMENT}"
    '<rect x="14" y="18" width="68" height="40" fill="#fff3d9"/>'
    '<rect x="14" y="6" width="68" height="13" rx="2" fill="#3f7f55"/>'
    '<path d="M26 12.5h44" stroke="#fff8e6" stroke-width="4" stroke-dasharray="9 3"/>'
    '<rect x="20" y="34" width="34" height="17" fill="#9fd3e0" stroke="#7d6a55" stroke-width="1.5"/>'
    '<path d="M24 47v-6h5v6ZM32 47v-9h4v9ZM39 47v-5h6v5ZM47 47v-8h4v8Z" fill="#e2824a"/>'
    '<path d="M24 47v-6h5v6ZM47 47v-8h4v8Z" fill="#f3c64b"/>'
    '<rect x="60" y="33" width="16" height="25" fill="#7d5a3c"/>'
    '<rect x="62.5" y="36" width="11" height="12" fill="#bfe3ea"/>'
    '<circle cx="73" cy="51" r="1.2" fill="#f3c64b"/>'
    '<path d="M12 19h72v7H12Z" fill="#fffaf2"/>'
    '<path d="M12 26a6 5 0 0 0 12 0ZM36 26a6 5 0 0 0 12 0ZM60 26a6 5 0 0 0 12 0Z" fill="#d9604c"/>'
    '<path d="M24 26a6 5 0 0 0 12 0ZM48 26a6 5 0 0 0 12 0ZM72 26a6 5 0 0 0 12 0Z" fill="#fffaf2"/>'
    '<path d="M12 19h12v7H12ZM36 19h12v7H36ZM60 19h12v7H60Z" fill="#d9604c"/>'
)

_FOREST = (
    f"{_GRASS}"
    '<path d="M21 46h5v12h-5ZM70 46h5v12h-5ZM45 46h6v13h-6Z" fill="#7d5638"/>'
    '<path d="M23.5 16L36 34H31L40 49H7L16 34H11Z" fill="#4f8f52"/>'
    '<path d="M23.5 16L36 34H31L40 49H23.5Z" fill="#437e48"/>'
    '<circle cx="72" cy="35" r="16" fill="#7fb04f"/><circle cx="77" cy="31" r="7" fill="#95c262"/>'
    '<path d="M48 3L62 23H57L67 39H61L70 53H26L35 39H29L39 23H34Z" fill="#2f7245"/>'
    '<path d="M48 3L62 23H57L67 39H61L70 53H48Z" fill="#27623b"/>'
)

_STADIUM = (
    f"{_PAVEMENT}"
    '<path d="M20 22V8M48 16V2M76 22V8" stroke="#6b6459" stroke-width="2"/>'
    '<path d="M20 8l10 3.5-10 3.5ZM48 2l10 3.5-10 3.5ZM76 8l10 3.5-10 3.5Z" fill="#d9604c"/>'
    '<path d="M6 30V48Q6 58 48 59Q90 58 90 48V30Z" fill="#b7a4cf"/>'
    '<path d="M6 30V48Q6 58 48 59V30Z" fill="#c6b6da"/>'
    '<path d="M12 52V43a3.5 3.5 0 0 1 7 0V54ZM25 55V45a3.5 3.5 0 0 1 7 0V56ZM38 57V46a3.5 3.5 0 0 1 7 0V57ZM51 57V46'
    'a3.5 3.5 0 0 1 7 0V57ZM64 56V45a3.5 3.5 0 0 1 7 0V55ZM77 54V43a3.5 3.5 0 0 1 7 0V52Z" fill="#6f4a9e"/>'
    '<ellipse cx="48" cy="30" rx="42" ry="14" fill="#efe6f7"/>'
    '<ellipse cx="48" cy="31" rx="35" ry="10.5" fill="#d5c4e6"/>'
    '<ellipse cx="48" cy="32.5" rx="27" ry="7.5" fill="#6fae57"/>'
    '<path d="M48 25V40M21 32.5H26M70 32.5H75" stroke="#f4fbe9" stroke-width="1.3"/>'
    '<ellipse cx="48" cy="32.5" rx="6" ry="2.6" fill="none" stroke="#f4fbe9" stroke-width="1.3"/>'
)

_TV_STATION = (
    f"{_PAVEMENT}"
    '<path d="M66 58L75 16L84 58M69 44H81M72 31H78M69 44L78 31M81 44L72 31M66 58L81 44M84 58L69 44" fill="none"'
    ' stroke="#c4503f" stroke-width="2"/>'
    '<path d="M75 17V8" stroke="#6b6459" stroke-width="2"/><circle cx="75" cy="8" r="2.6" fill="#d9604c"/>'
    '<path d="M69 12q-2-4 0-8M81 12q2-4 0-8M64 15q-4-7 0-13M86 15q4-7 0-13" fill="none" stroke="#8a6bb3"'
    ' stroke-width="1.8" stroke-linecap="round"/>'
    '<path d="M24 9L34 20L46 7" fill="none" stroke="#4c4038" stroke-width="2.4" stroke-linecap="round"/>'
    '<rect x="6" y="19" width="57" height="37" rx="6" fill="#5b4a72"/>'
    '<rect x="11" y="24" width="38" height="27" rx="4" fill="#bfe3ea"/>'
    '<path d="M11 44q9-9 16-3t22-6V47q0 4-4 4H15q-4 0-4-4Z" fill="#8fc08a"/>'
    '<circle cx="41" cy="30" r="3.6" fill="#f3c64b"/>'
    '<circle cx="56" cy="29" r="3" fill="#f3c64b"/><circle cx="56" cy="38" r="3" fill="#d5c4e6"/>'
    '<path d="M53.5 45h5M53.5 48h5" stroke="#d5c4e6" stroke-width="1.5"/>'
    '<path d="M15 56h8v3h-8ZM46 56h8v3h-8Z" fill="#3b3025"/>'
)

_BUSINESS_CENTER = (
    f"{_PAVEMENT}"
    '<rect x="12" y="26" width="24" height="32" fill="#a9bccb"/>'
    f"{_windows(15.5, 30, 3, 4, 6.5, 4, '#eef5f8')}"
    '<path d="M34 58V8L60 3V58Z" fill="#6a5a98"/><path d="M60 3L64 6V58H60Z" fill="#4f4277"/>'
    f"{_windows(38, 13, 4, 6, 5.5, 3.6, '#f6e3a1')}"
    '<path d="M43 58V49h8v9Z" fill="#3b3160"/>'
    '<rect x="64" y="20" width="22" height="38" rx="2" fill="#8ba6bd"/>'
    '<rect x="64" y="20" width="22" height="4" fill="#6d8aa3"/>'
    f"{_windows(67.5, 28, 3, 4, 6, 3.6, '#eef5f8')}"
    '<path d="M47 5V0" stroke="#4f4277" stroke-width="2"/>'
)

_CHEESE_FACTORY = (
    f"{_SHADOW}"
    '<ellipse cx="62" cy="44" rx="28" ry="14" fill="#c93f34"/><path d="M34 30h56v14H34Z" fill="#c93f34"/>'
    '<ellipse cx="62" cy="30" rx="28" ry="14" fill="#e2594a"/>'
    '<ellipse cx="62" cy="29.5" rx="18" ry="8" fill="#ee7a68"/>'
    '<path d="M6 39L48 20Q60 25 62 39V57H6Z" fill="#f2b632"/>'
    '<path d="M6 39L48 20Q60 25 62 39Z" fill="#ffd866"/>'
    '<ellipse cx="18" cy="48" rx="5" ry="4.5" fill="#d1921a"/><ellipse cx="36" cy="51" rx="6" ry="5" fill="#d1921a"/>'
    '<ellipse cx="52" cy="45" rx="4" ry="3.6" fill="#d1921a"/><ellipse cx="42" cy="31" rx="5.5" ry="3" fill="#e9b53b"/>'
    '<ellipse cx="27" cy="35" rx="3.6" ry="1.9" fill="#e9b53b"/>'
)

_FURNITURE_FACTORY = (
    f"{_SHADOW}"
    '<path d="M52 36H90V41H52ZM55 41h4v17h-4ZM83 41h4v17h-4Z" fill="#a86f3d"/>'
    '<path d="M52 36H90V38.5H52Z" fill="#c98d55"/>'
    '<path d="M66 36l-2-12h14l-2 12Z" fill="#5f9e8f"/>'
    '<path d="M71 24q-9-4-7-15 8 3 7 15ZM71 24q-1-11 8-15 2 11-8 15Z" fill="#5c9a4c"/>'
    '<path d="M13 7h5V58h-5ZM37 7h5V36h-5Z" fill="#8c5a30"/>'
    '<path d="M17 10h21v5H17ZM17 19h21v5H17ZM17 28h21v4H17Z" fill="#b97a43"/>'
    '<path d="M13 36H47V42H13Z" fill="#c98d55"/><path d="M38 42h5V58h-5Z" fill="#8c5a30"/>'
    '<rect x="15" y="32" width="31" height="6" rx="3" fill="#d9604c"/>'
)

_MINE = (
    f"{_GRASS}"
    '<path d="M4 58Q12 34 26 28L38 10Q44 4 52 9L70 26Q86 34 92 58Z" fill="#8f8577"/>'
    '<path d="M38 10Q44 4 52 9L60 17 51 22 45 17 36 24 31 21Z" fill="#b5ab9b"/>'
    '<path d="M66 58Q66 40 76 31 87 38 92 58Z" fill="#7d7366"/>'
    '<path d="M24 58V36L30 29H50L56 36V58Z" fill="#3a322b"/>'
    '<path d="M22 58V31h5V58ZM53 58V31h5V58Z" fill="#a3713f"/>'
    '<rect x="18" y="26" width="44" height="6" rx="1.5" fill="#bd8850"/>'
    '<path d="M30 59H92M34 62H92" stroke="#6b5f52" stroke-width="1.8"/>'
    '<path d="M60 42q5-7 9-3 4-7 9-1 6-2 7 5Z" fill="#f3c64b"/><path d="M64 42q3-4 6-1 4-5 6 1Z" fill="#fde59a"/>'
    '<path d="M56 42H90L86 55H60Z" fill="#5f7486"/><path d="M56 42H90L89 45.5H57Z" fill="#7d94a6"/>'
    '<circle cx="65" cy="57" r="4" fill="#3b3025"/><circle cx="81" cy="57" r="4" fill="#3b3025"/>'
    '<circle cx="65" cy="57" r="1.5" fill="#c8c0b1"/><circle cx="81" cy="57" r="1.5" fill="#c8c0b1"/>'
)

_FAMILY_RESTAURANT = (
    f"{_PAVEMENT}"
    '<rect x="12" y="26" width="72" height="32" fill="#fdebd3"/>'
    '<path d="M8 28L18 14H78L88 28Z" fill="#b5433a"/><path d="M8 28h80v3H8Z" fill="#93332b"/>'
    '<rect x="18" y="36" width="20" height="15" fill="#ffd98a" stroke="#8a5a3a" stroke-width="1.8"/>'
    '<path d="M28 36V51M18 43H38" stroke="#8a5a3a" stroke-width="1.3"/>'
    '<rect x="58" y="36" width="20" height="15" fill="#ffd98a" stroke="#8a5a3a" stroke-width="1.8"/>'
    '<path d="M68 36V51M58 43H78" stroke="#8a5a3a" stroke-width="1.3"/>'
    '<path d="M42 58V42a6 6 0 0 1 12 0V58Z" fill="#7a4a2b"/><circle cx="51" cy="50" r="1.2" fill="#f3c64b"/>'
    '<circle cx="48" cy="16" r="14.5" fill="#fffaf2" stroke="#93332b" stroke-width="2"/>'
    '<path d="M42 7v6a2.5 2.5 0 0 0 2.5 2.5V26M44.5 7v7M47 7v6a2.5 2.5 0 0 1-2.5 2.5" fill="none"'
    ' stroke="#5a4436" stroke-width="1.7" stroke-linecap="round"/>'
    '<path d="M53 26V7q4 3 3 10h-3" fill="#5a4436" stroke="#5a4436" stroke-width="1.7" stroke-linejoin="round"/>'
)

_APPLE_ORCHARD = (
    f"{_GRASS}"
    '<path d="M35 58Q39 48 37 36H47Q45 48 50 58Z" fill="#7d5638"/>'
    '<circle cx="26" cy="30" r="16" fill="#5c9a4c"/><circle cx="57" cy="30" r="16" fill="#5c9a4c"/>'
    '<circle cx="41" cy="20" r="18" fill="#6bab57"/><circle cx="41" cy="34" r="13" fill="#6bab57"/>'
    f"{_dots([(24, 27), (35, 14), (48, 23), (33, 34), (60, 31), (50, 39), (20, 37)], 4, '#d5402f')}"
    f"{_dots([(22.8, 25.6), (33.8, 12.6), (46.8, 21.6), (31.8, 32.6), (58.8, 29.6), (48.8, 37.6)], 1.2, '#f6b3a5')}"
    f"{_dots([(70, 45), (77, 43), (84, 45)], 4.5, '#d5402f')}"
    '<path d="M64 46H90L87 59H67Z" fill="#c08a4b"/><path d="M65 50H89M66 54H88" stroke="#9a6932" stroke-width="1.5"/>'
)

_MARKET = (
    f"{_PAVEMENT}"
    '<path d="M46 8h4V40h-4Z" fill="#8c5a30"/>'
    '<path d="M8 24Q14 3 48 3T88 24Z" fill="#fffaf2"/>'
    '<path d="M8 24Q14 3 48 3 28 8 27 24ZM40 24Q41 8 48 3 55 8 56 24ZM69 24Q68 8 48 3 82 3 88 24Z" fill="#4f9a5c"/>'
    '<path d="M8 24H88" stroke="#3a7d3f" stroke-width="2" stroke-linecap="round"/>'
    f"{_dots([(15, 40), (24, 37), (33, 40)], 5.5, '#ee8f2e')}"
    '<path d="M42 42l3-11q3-3 6 0l3 11Z" fill="#e9743a"/><path d="M48 30l-5-7 5 3 1-5 2 5 4-2-5 6Z" fill="#5c9a4c"/>'
    f"{_dots([(62, 40), (80, 40)], 5.5, '#d5402f')}"
    '<circle cx="71" cy="38" r="6.5" fill="#86b94f"/>'
    '<path d="M67 36q4-3 8 1M68 41q3-3 6 0" fill="none" stroke="#5c9a4c"'
    ' stroke-width="1.4"/>'
    '<rect x="6" y="42" width="84" height="16" rx="2" fill="#c98d55"/>'
    '<path d="M6 47.5H90M6 53H90" stroke="#a86f3d" stroke-width="1.6"/>'
    '<path d="M32 42v16M64 42v16" stroke="#8c5a30" stroke-width="3"/>'
)

BUILDING_DRAWINGS = {
    "wheat-field": _WHEAT_FIELD,
    "ranch": _RANCH,
    "bakery": _BAKERY,
    "cafe": _CAFE,
    "convenience-store": _CONVENIENCE_STORE,
    "forest": _FOREST,
    "stadium": _STADIUM,
    "tv-station": _TV_STATION,
    "business-center": _BUSINESS_CENTER,
    "cheese-factory": _CHEESE_FACTORY,
    "furniture-factory": _FURNITURE_FACTORY,
    "mine": _MINE,
    "family-restaurant": _FAMILY_RESTAURANT,
    "apple-orchard": _APPLE_ORCHARD,
    "fruit-and-vegetable-market": _MARKET,
}

# ---- The four landmarks, built --------------------------------------------------------------------------------------

_TRAIN_STATION = (
    f"{_PAVEMENT}"
    '<path d="M6 58V26H62V58Z" fill="#e6b98a"/><path d="M2 27L10 17H58L66 27Z" fill="#a8513f"/>'
    '<path d="M22 26V10L34 2 46 10V26Z" fill="#efcba2"/>'
    '<path d="M19 12L34 1 49 12" fill="none" stroke="#a8513f" stroke-width="3"/>'
    '<circle cx="34" cy="17" r="6" fill="#fffaf2" stroke="#5a4436" stroke-width="1.5"/>'
    '<path d="M34 13.5V17L36.5 18.5" fill="none" stroke="#5a4436" stroke-width="1.5" stroke-linecap="round"/>'
    '<path d="M11 52V37a5 5 0 0 1 10 0V52ZM27 58V37a7 7 0 0 1 14 0V58Z" fill="#6d4a35"/>'
    '<path d="M46 52V37a5 5 0 0 1 10 0V52Z" fill="#6d4a35"/>'
    '<path d="M50 57V38Q50 31 58 31H82Q93 34 94 48V57Z" fill="#3f86b5"/><path d="M50 47H94V51H50Z" fill="#f3c64b"/>'
    '<rect x="55" y="36" width="10" height="8" rx="1.5" fill="#e4f3f8"/>'
    '<rect x="68" y="36" width="10" height="8" rx="1.5" fill="#e4f3f8"/>'
    '<path d="M81 36h3q6 2 7 8H81Z" fill="#e4f3f8"/>'
    '<circle cx="59" cy="57" r="3.6" fill="#3b3025"/><circle cx="70" cy="57" r="3.6" fill="#3b3025"/>'
    '<circle cx="85" cy="57" r="3.6" fill="#3b3025"/><path d="M44 61.5H96" stroke="#6b5f52" stroke-width="1.8"/>'
)

_SHOPPING_MALL = (
    f"{_PAVEMENT}"
    '<rect x="6" y="24" width="84" height="34" fill="#f3d9c0"/>'
    '<rect x="6" y="21" width="84" height="6" fill="#d98e6a"/>'
    '<path d="M28 58V12Q48 0 68 12V58Z" fill="#8cc6d4"/>'
    '<path d="M38 58V8M48 58V5M58 58V8M28 24H68M28 38H68" stroke="#e4f3f8" stroke-width="1.6"/>'
    '<rect x="11" y="33" width="13" height="19" fill="#d9604c"/>'
    '<rect x="72" y="33" width="13" height="19" fill="#4f9a5c"/>'
    '<path d="M11 33h13v5H11ZM72 33h13v5H72Z" fill="#fffaf2" fill-opacity=".55"/>'
    '<path d="M42 58V46H54V58Z" fill="#4d6f7c"/><path d="M48 46V58" stroke="#e4f3f8" stroke-width="1.2"/>'
    '<path d="M37 19H59L61 40H35Z" fill="#f3c64b" stroke="#b98420" stroke-width="1.3"/>'
    '<path d="M43 24V18a5 5 0 0 1 10 0v6" fill="none" stroke="#8a5a1a" stroke-width="2" stroke-linecap="round"/>'
)

_WHEEL = (44, 28)

_AMUSEMENT_PARK = (
    f"{_GRASS}"
    '<path d="M44 28L28 58M44 28L60 58" stroke="#8a6bb3" stroke-width="3.5"/>'
    f'<path d="{_spokes(*_WHEEL, 22, 8)}" stroke="#b9a3d2" stroke-width="1.5"/>'
    '<circle cx="44" cy="28" r="22" fill="none" stroke="#8a6bb3" stroke-width="2.8"/>'
    f"{_dots(_around(*_WHEEL, 22, 8)[0::2], 4.5, '#d9604c')}{_dots(_around(*_WHEEL, 22, 8)[1::2], 4.5, '#f3b535')}"
    '<circle cx="44" cy="28" r="4" fill="#6f4a9e"/>'
    '<path d="M66 58V44H90V58Z" fill="#fffaf2"/><path d="M66 58V44h6V58ZM78 58V44h6V58Z" fill="#e2824a"/>'
    '<path d="M62 45L78 30 94 45Z" fill="#d9604c"/><path d="M73 45L78 30 83 45Z" fill="#fffaf2"/>'
    '<path d="M78 30V22" stroke="#6b6459" stroke-width="1.5"/><path d="M78 22l8 2.5-8 2.5Z" fill="#3f86b5"/>'
)

_RADIO_TOWER = (
    f"{_GRASS}"
    '<path d="M30 58L46 17H50L66 58H58L48 26 38 58Z" fill="#d9604c"/>'
    '<path d="M38 45H58M42 33H54M36 51L54 33M60 51L42 33" stroke="#b5433a" stroke-width="2.2"/>'
    '<path d="M34 46h28v3.5H34ZM40 24h16v3.5H40Z" fill="#fffaf2" stroke="#b5433a" stroke-width="1.2"/>'
    '<path d="M48 18V9" stroke="#6b6459" stroke-width="2.4"/><circle cx="48" cy="10" r="3.2" fill="#f3b535"/>'
    '<path d="M40 15q-3-5 0-10M56 15q3-5 0-10M33 18q-6-8 0-16M63 18q6-8 0-16M26 21q-9-10 0-19M70 21q9-10 0-19"'
    ' fill="none" stroke="#3f86b5" stroke-width="2.2" stroke-linecap="round"/>'
    '<path d="M66 58V46H86V58Z" fill="#f3d9c0"/><path d="M63 47L76 38 89 47Z" fill="#3f86b5"/>'
    '<path d="M73 58V51h6v7Z" fill="#6d4a35"/>'
)

LANDMARK_DRAWINGS = {
    "train-station": _TRAIN_STATION,
    "shopping-mall": _SHOPPING_MALL,
    "amusement-park": _AMUSEMENT_PARK,
    "radio-tower": _RADIO_TOWER,
}

# ---- The four landmarks as an architect's plan: lines only ----------------------------------------------------------

_TRAIN_STATION_PLAN = (
    '<path d="M6 58V27M2 27L10 17H22M46 17H58L66 27H2M22 17V10L34 2 46 10V17M11 52V37a5 5 0 0 1 10 0V52ZM27 58V37'
    'a7 7 0 0 1 14 0V58M50 57V38Q50 31 58 31H82Q93 34 94 48V57ZM50 49H94M2 58H50"/>'
    '<circle cx="34" cy="17" r="6"/><path d="M55 36H65V44H55ZM68 36H78V44H68ZM81 36h3q6 2 7 8H81Z"/>'
)

_SHOPPING_MALL_PLAN = (
    '<path d="M2 58H94M6 58V21H28M68 21H90V58M28 58V12Q48 0 68 12V58M6 27H28M68 27H90M11 33H24V52H11ZM72 33H85V52H72Z'
    'M42 58V46H54V58M37 19H59L61 40H35ZM43 24V18a5 5 0 0 1 10 0v6"/>'
)

_AMUSEMENT_PARK_PLAN = (
    '<path d="M2 58H94M44 32L30 58M44 32L58 58M66 58V45M90 58V45M62 45L78 30 94 45ZM78 30V22l8 2.5-8 2.5"/>'
    f'<path d="{_spokes(*_WHEEL, 22, 8)}"/><circle cx="44" cy="28" r="22"/>'
    + "".join(f'<circle cx="{x}" cy="{y}" r="4" fill="#eef3f8"/>' for x, y in _around(*_WHEEL, 22, 8))
)

_RADIO_TOWER_PLAN = (
    '<path d="M2 58H94M30 58L46 17H50L66 58M38 45H58M42 33H54M36 51L54 33M60 51L42 33M48 17V12M66 58V47M86 58V47'
    'M63 47L76 38 89 47Z"/><circle cx="48" cy="10" r="2.5"/>'
    '<path d="M40 15q-3-5 0-10M56 15q3-5 0-10M33 18q-6-8 0-16M63 18q6-8 0-16"/>'
)

LANDMARK_PLANS = {
    "train-station": _TRAIN_STATION_PLAN,
    "shopping-mall": _SHOPPING_MALL_PLAN,
    "amusement-park": _AMUSEMENT_PARK_PLAN,
    "radio-tower": _RADIO_TOWER_PLAN,
}

# ---- Signs: the icons of the cards ----------------------------------------------------------------------------------

_GEAR_TEETH = _spokes(12, 12, 10, 8)

ICON_DRAWINGS = {
    "wheat": '<path d="M12 23V8" stroke="#a87414" stroke-width="1.8"/><g fill="#d9981c">'
    '<ellipse cx="12" cy="4" rx="2.2" ry="3.6"/>'
    "<path"
    ' d="M11 12Q5 11 5 5 11 6 11 12ZM13 12q6-1 6-7-6 1-6 7ZM11 19Q5 18 5 12 11 13 11 19ZM13 19q6-1 6-7-6 1-6 7Z"/></g>',
    "cow": '<path d="M6 8L1 6q0 5 5 6ZM18 8l5-2q0 5-5 6Z" fill="#4c4038"/>'
    '<path d="M7 6q-2-2-1-5M17 6q2-2 1-5" fill="none"'
    ' stroke="#a88a55" stroke-width="1.8"/><path d="M5.5 8q0-4 6.5-4t6.5 4l-1.5 10q-1 4-5 4t-5-4Z" fill="#6b564a"/>'
    '<ellipse cx="12" cy="18" rx="5.5" ry="4" fill="#f0b3a6"/><circle cx="9" cy="10.5" r="1.3" fill="#fff"/>'
    '<circle cx="15" cy="10.5" r="1.3" fill="#fff"/>',
    "gear": f'<path d="{_GEAR_TEETH}" stroke="#5f6b75" stroke-width="4.5"/>'
    '<circle cx="12" cy="12" r="7.5" fill="#5f6b75"/>'
    '<circle cx="12" cy="12" r="3" fill="#fffdf8"/>',
    "bread": '<path d="M2 13q-1-8 7-8h6q8 0 7 8v4q0 3-3 3H5q-3 0-3-3Z" fill="#b9702b"/>'
    '<path d="M8 8l-2 6M13 8l-2 6M18 8l-2 6" stroke="#fbe2b4" stroke-width="2" stroke-linecap="round"/>',
    "factory": '<path d="M2 21V12L8 8v4L14 8v4L17 10V2h4V21Z" fill="#7b6a58"/>'
    '<path d="M5 15h3v3H5ZM10.5 15h3v3h-3ZM16 15h3v3h-3Z" fill="#fde59a"/>',
    "fruit": '<path d="M12 8Q5 4 3 11t4 10q3 2 5 0 2 2 5 0 6-3 4-10T12 8Z" fill="#d5402f"/>'
    '<path d="M12 8Q12 4 14 2" fill="none" stroke="#7d5638" stroke-width="1.8"/>'
    '<path d="M14 5q4-4 7-1-3 4-7 1Z" fill="#5c9a4c"/>',
    "cup": '<path d="M17 9h2q4 0 4 3.5T18 16" fill="none" stroke="#a8432f" stroke-width="2"/>'
    '<path d="M3 7H18Q19 18 13 19H8Q2 18 3 7Z" fill="#b5433a"/><path d="M2 21.5H20" stroke="#a8432f" stroke-width="2"'
    ' stroke-linecap="round"/><path d="M8 5q-2-2 0-4M13 5q-2-2 0-4" fill="none" stroke="#8a7c6c" stroke-width="1.5"/>',
    "tower": '<path d="M12 6L6 22M12 6L18 22M8.5 15H15.5M10 11L16.5 19M14 11L7.5 19" fill="none" stroke="#5b4a72"'
    ' stroke-width="1.9"/>'
    '<circle cx="12" cy="5" r="2.4" fill="#5b4a72"/>'
    '<path d="M6.5 8q-2-3 0-6.5M17.5 8q2-3 0-6.5" fill="none" stroke="#5b4a72"'
    ' stroke-width="1.6"/>',
}

# Signs of the four colours, drawn in the colour of the text around them: whose throw counts, so that nobody needs to
# tell the colours apart. Blue: the whole world. Green: home. Red: taken from another. Purple: one of its kind.
COLOUR_DRAWINGS = {
    "blue": '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.4"/>'
    '<path d="M3 12H21M12 3q-5 4-5 9t5 9q5-4 5-9t-5-9Z" fill="none" stroke="currentColor" stroke-width="2"/>',
    "green": '<path d="M12 2L23 12H19V21H14V15H10V21H5V12H1Z" fill="currentColor"/>',
    "red": '<path d="M13 3L3 12l10 9v-6h8V9h-8Z" fill="currentColor"/>',
    "purple": '<path d="M12 1.5l3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18l-6.7 3.9 1.6-7.5L1.2 9.3l7.6-.8Z"'
    ' fill="currentColor"/>',
}

# ---- Other signs ----------------------------------------------------------------------------------------------------

_PERSON = '<circle cx="12" cy="7" r="4.5"/><path d="M3.5 22q0-9 8.5-9t8.5 9Z"/>'

SIGN_DRAWINGS = {
    "coin": '<circle cx="12" cy="12" r="11" fill="#e2a52b"/><circle cx="12" cy="12" r="10" fill="#f7cd5a"/>'
    '<circle cx="12" cy="12" r="7.5" fill="none" stroke="#c98a1a" stroke-width="1.3"/>'
    '<path d="M9 16V9l3 3.5L15 9v7" fill="none" stroke="#a86f10" stroke-width="1.8" stroke-linejoin="round"/>',
    "one": f'<g fill="#5a5048">{_PERSON}</g>',
    "all": f'<g fill="#8a7f73" transform="translate(-1 6) scale(.6)">{_PERSON}</g>'
    f'<g fill="#8a7f73" transform="translate(10.6 6) scale(.6)">{_PERSON}</g>'
    f'<g fill="#5a5048" transform="translate(2.4 2) scale(.8)">{_PERSON}</g>',
    "swap": '<path d="M2 8H17M13 3.5L18 8l-5 4.5M22 16H7M11 11.5L6 16l5 4.5" fill="none" stroke="#5a5048"'
    ' stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
    "built": '<circle cx="12" cy="12" r="11" fill="#2f7245"/><path d="M6.5 12.5L10.5 16.5 18 8.5" fill="none"'
    ' stroke="#fff" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
    "turn": '<circle cx="12" cy="12" r="11" fill="#d9771e"/><path d="M9 6.5L18 12 9 17.5Z" fill="#fff"/>',
    "won": '<path d="M6 4H2q0 8 6 8M18 4h4q0 8-6 8" fill="none" stroke="#c98a1a" stroke-width="2"/>'
    '<path d="M5.5 2H18.5Q19 13 12 15 5 13 5.5 2Z" fill="#f3b535"/><path d="M8 4q0 6 3 8-4-1-4-8Z" fill="#fde59a"/>'
    '<path d="M10.5 14h3v4h-3ZM7 18H17V22H7Z" fill="#c98a1a"/>',
}
