"""Machi Koro as a picture: the throw on top, the supply below it, then every city.

How to read this: functions return pieces of SVG. `x` and `y` are the upper left corner of what a function draws.
The drawings themselves are in drawings.py. Presentation attributes only: a strict content policy forbids styles.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.words import Words
from burgomaster.games.machi_koro import drawings, rules
from burgomaster.games.machi_koro.state import (
    BLUE,
    BUILDINGS,
    BUSINESS_CENTER,
    COLOURS,
    ICONS,
    KINDS,
    LANDMARKS,
    NOBODY,
    OVER_PHASE,
    RED,
    STADIUM,
    START_PHASE,
    TV_STATION,
    Edition,
    State,
)
from burgomaster.games.machi_koro.tableau import dice_range, status

# ---- Measures -------------------------------------------------------------------------------------------------------

WIDTH = 1200
MARGIN = 24
INNER = WIDTH - 2 * MARGIN
HEADER_HEIGHT = 88
DICE_WIDTH = 214  # room kept for two dice and their total

CARDS_IN_ROW = 8  # fifteen cards and the key make two rows
CARD_GAP = 10
CARD_WIDTH = (INNER - CARD_GAP * (CARDS_IN_ROW - 1)) // CARDS_IN_ROW
CARD_HEIGHT = 164
BAND = 30  # the coloured top of a card
MARKET_Y = MARGIN + HEADER_HEIGHT + 16
CITIES_Y = MARKET_Y + 2 * (CARD_HEIGHT + CARD_GAP) + 8

CITY_HEIGHT = 168
CITY_GAP = 12
OWNER_WIDTH = 196
PLOT_WIDTH, PLOT_HEIGHT = 76, 74
MINI_WIDTH, MINI_HEIGHT = 68, 66
LANDMARK_WIDTH, LANDMARK_HEIGHT = 150, 68

# ---- Colours --------------------------------------------------------------------------------------------------------

INK, MUTED = "#2e2a25", "#6b6459"
PAGE, PAPER, EDGE = "#f7f2e7", "#fffdf8", "#d8cfbd"
GREY, GREY_TINT = "#85807a", "#eceae6"
ACCENT, ACCENT_TINT = "#d9771e", "#fff6e6"
GOLD, LIT = "#d9a21b", "#ffe08a"
PLAN_LINE, PLAN_TINT, PLAN_INK = "#7089a5", "#eef3f8", "#44566a"
BANDS = ("#2f6aa8", "#37773c", "#b03f36", "#6d489c")  # in the order of COLOURS
TINTS = ("#e2eefa", "#e5f3e2", "#fce8e3", "#efe6f8")


# ---- The whole picture ----------------------------------------------------------------------------------------------


def draw_svg(s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words) -> str:
    """The table as SVG. Everything is open (MK-18), so a seat only decides which city comes first."""
    names = [_printable(name) for name in names]
    height = CITIES_Y + s.players * (CITY_HEIGHT + CITY_GAP) - CITY_GAP + MARGIN
    first = seat or 0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        ' role="img" font-family="system-ui, sans-serif">',
        f"<title>{escape(words('title'))}</title>",
        f"<desc>{escape(_description(s, names, words))}</desc>",
        _definitions(),
        f'<rect width="{WIDTH}" height="{height}" fill="{PAGE}"/>',
        _header(MARGIN, MARGIN, s, names, words),
        _market(MARGIN, MARKET_Y, s, e, words),
    ]
    for place in range(s.players):
        p = (first + place) % s.players
        y = CITIES_Y + place * (CITY_HEIGHT + CITY_GAP)
        parts.append(_city(MARGIN, y, s, e, p, names[p], p == seat, words))
    return "\n".join([*parts, "</svg>\n"])


def _description(s: State, names: Sequence[str], words: Words) -> str:
    """The table in words, for those who cannot see the picture."""
    told = [f"{words('table-turn', turn=s.turns)}: {status(s, names, words)}."]
    for p in range(s.players):
        things = [f"{words('table-coins')} {s.coins[p]}"]
        things += [f"{words(name)} ×{s.city[p][b]}" for b, name in enumerate(BUILDINGS) if s.city[p][b]]
        things += [words(name) for l, name in enumerate(LANDMARKS) if s.landmarks[p][l]]  # noqa: E741
        told.append(f"{names[p]}: {', '.join(things)}.")
    return " ".join(told)


def _definitions() -> str:
    """Every drawing, written once."""
    scenes = {**drawings.BUILDING_DRAWINGS, **drawings.LANDMARK_DRAWINGS}
    plans = {f"plan-{name}": drawing for name, drawing in drawings.LANDMARK_PLANS.items()}
    signs = {f"icon-{name}": drawing for name, drawing in drawings.ICON_DRAWINGS.items()}
    signs |= {f"kind-{name}": drawing for name, drawing in drawings.COLOUR_DRAWINGS.items()}
    signs |= {f"sign-{name}": drawing for name, drawing in drawings.SIGN_DRAWINGS.items()}
    symbols = [_symbol(name, drawing, drawings.SCENE) for name, drawing in (scenes | plans).items()]
    symbols += [_symbol(name, drawing, drawings.SIGN) for name, drawing in signs.items()]
    sky = '<stop stop-color="#bfe0f2"/><stop offset="1" stop-color="#eef6f0"/>'
    symbols.append(f'<linearGradient id="mk-sky" x2="0" y2="1">{sky}</linearGradient>')
    symbols.append(f'<clipPath id="mk-window">{_box(0, 0, INNER, HEADER_HEIGHT, INK, round_by=16)}</clipPath>')
    return "<defs>\n" + "\n".join(symbols) + "\n</defs>"


# ---- Text -----------------------------------------------------------------------------------------------------------


def _printable(name: str) -> str:
    """A name without line breaks, control codes and whatever else XML or a line of text cannot hold."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def _letter_width(letter: str) -> float:
    """A cautious guess of a letter's width in em: as in a bold, wide typeface, since we cannot know the reader's."""
    if letter in " .,:;'|!ijlI":
        return 0.4
    if letter in "()[]-frt/":
        return 0.5
    if letter in "csvxyz":
        return 0.65
    if letter in "mwMW@%…–—+=&":
        return 1.12
    if letter < "\u0250":
        return 0.85 if letter.isupper() or letter == "×" else 0.7
    return 0.9 if letter < "\u1100" else 1.1


def _text_width(content: str, size: float) -> float:
    """How wide a line of text may turn out."""
    return sum(_letter_width(letter) for letter in content) * size


def _shorten(content: str, width: float, size: float) -> str:
    """The text, cut off with … where it would leave its box."""
    if _text_width(content, size) <= width:
        return content
    while content and _text_width(content + "…", size) > width:
        content = content[:-1]
    return content.rstrip() + "…"


def _lines(content: str, width: float, size: float) -> list[str]:
    """The text on one line, or on two of about the same width; what does not fit even so is cut off."""
    if _text_width(content, size) <= width:
        return [content]
    breaks = [place for place, letter in enumerate(content) if letter == " "]
    halves = [(content[:place], content[place + 1 :]) for place in breaks]
    halves = [(first, rest) for first, rest in halves if _text_width(first, size) <= width]
    if not halves:
        return [_shorten(content, width, size)]
    first, rest = min(halves, key=lambda pair: max(_text_width(half, size) for half in pair))
    return [first, _shorten(rest, width, size)]


def _fit(content: str, width: float, sizes: Sequence[float]) -> tuple[list[str], float]:
    """One or two lines in the first size that holds the whole text, or cut off in the last."""
    for size in sizes[:-1]:
        lines = _lines(content, width, size)
        if " ".join(lines) == content:
            return lines, size
    return _lines(content, width, sizes[-1]), sizes[-1]


def _text(
    x: float,
    y: float,
    content: str,
    size: float,
    fill: str = INK,
    anchor: str = "start",
    bold: bool = False,
) -> str:
    """A line of text; `y` is its baseline."""
    weight = ' font-weight="700"' if bold else ""
    place = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{weight}{place}>{escape(content)}</text>'


def _block(x: float, y: float, lines: Sequence[str], size: float, fill: str, anchor: str, bold: bool = False) -> str:
    """One or two lines of text around the height `y`."""
    step = size * 1.15
    top = y + size * 0.36 - step * (len(lines) - 1) / 2
    return "".join(_text(x, top + step * i, line, size, fill, anchor, bold) for i, line in enumerate(lines))


# ---- Shapes ---------------------------------------------------------------------------------------------------------


def _box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    edge: str = "",
    thick: float = 1,
    round_by: float = 8,
    dashed: bool = False,
) -> str:
    """A rectangle with rounded corners."""
    line = f' stroke="{edge}" stroke-width="{thick:g}"' if edge else ""
    line += ' stroke-dasharray="5 4"' if dashed else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_by:g}" fill="{fill}"{line}/>'


def _symbol(name: str, drawing: str, size: tuple[int, int]) -> str:
    return f'<symbol id="mk-{name}" viewBox="0 0 {size[0]} {size[1]}">{drawing}</symbol>'


def _use(name: str, x: float, y: float, width: float, height: float, more: str = "") -> str:
    """A drawing from the definitions, in its place."""
    return f'<use href="#mk-{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{more}/>'


def _group(title: str, *parts: str) -> str:
    """Things that belong together, with a title that a browser shows under the pointer."""
    return f"<g><title>{escape(title)}</title>{''.join(parts)}</g>"


def _kind_sign(colour: int, x: float, y: float, size: float, fill: str) -> str:
    """The sign of a card's colour, so that nobody has to tell colours apart."""
    return _use(f"kind-{COLOURS[colour]}", x, y, size, size, f' color="{fill}"')


def _pill(x: float, y: float, content: str, size: float, fill: str, ink: str, edge: str = "") -> str:
    """A short text on a rounded ground; `x` is its right end, so that it grows inwards."""
    width = _text_width(content, size) + size
    height = size + 8
    ground = _box(x - width, y, width, height, fill, edge, 1.5, height / 2)
    return ground + _text(x - width / 2, y + height / 2 + size * 0.36, content, size, ink, "middle", bold=True)


def _price(x: float, y: float, coins: int) -> str:
    """A cost: the figure on a coin, or on a longer one for large figures."""
    width = max(26, _text_width(str(coins), 14) + 12)
    coin = _box(x, y, width, 26, "#f7cd5a", "#b98414", 1.5, 13)
    rim = _box(x + 3, y + 3, width - 6, 20, "none", "#dba52f", 1, 10)
    return coin + rim + _text(x + width / 2, y + 18, str(coins), 14, INK, "middle", bold=True)


# ---- Header ---------------------------------------------------------------------------------------------------------


def _header(x: float, y: float, s: State, names: Sequence[str], words: Words) -> str:
    """The turn, what the table waits for, and the dice, over a bit of landscape."""
    sky = _box(0, 0, INNER, HEADER_HEIGHT, "url(#mk-sky)", round_by=16)
    party = drawings.confetti(INNER, HEADER_HEIGHT, 70) if s.phase == OVER_PHASE else ""
    turn = words("table-turn", turn=s.turns)
    pill_width = _text_width(turn, 15) + 28
    pill = _box(20, 28, pill_width, 32, INK, round_by=16)
    pill += _text(20 + pill_width / 2, 49, turn, 15, "#fff", "middle", bold=True)
    left = 20 + pill_width + 18
    return (
        f'<g transform="translate({x} {y})"><g clip-path="url(#mk-window)">{sky}{drawings.LANDSCAPE}{party}</g>'
        f"{pill}{_news(left, INNER - DICE_WIDTH - left, s, names, words)}{_dice(INNER - 20, 19, s)}</g>"
    )


def _news(x: float, width: float, s: State, names: Sequence[str], words: Words) -> str:
    """The status sentence, and below it that doubles give another turn (MK-14)."""
    short = [_shorten(name, 420, 17) for name in names]
    sentence = status(s, short, words)
    size = 22 if _text_width(sentence, 22) <= width else 17
    lines = _lines(sentence, width, size)
    if not s.extra_turn:
        return _block(x, 44, lines, size, INK, "start", bold=True)
    extra = _shorten(words("told-extra-turn", name=short[s.player]), width, 14)
    return _block(x, 34, lines, size, INK, "start", bold=True) + _text(x, 70, extra, 14)


def _dice(right: float, y: float, s: State) -> str:
    """The dice as they lie, or as they roll; two of them with their total."""
    faces = [pips for pips in s.die if pips] or [0] * s.dice
    total = f"= {sum(faces)}" if len(faces) == 2 and all(faces) else ""
    x = right - len(faces) * (drawings.DIE + 10) + 10
    if total:
        x -= 74
    placed = [
        f'<g transform="translate({x + i * (drawings.DIE + 10):g} {y:g})">{drawings.die_face(pips)}</g>'
        for i, pips in enumerate(faces)
    ]
    return "".join(placed) + (_text(right, y + 33, total, 24, INK, "end", bold=True) if total else "")


# ---- Supply ---------------------------------------------------------------------------------------------------------


def _market(x: float, y: float, s: State, e: Edition, words: Words) -> str:
    """All buildings, whether there are any left or not, and the key in the place that remains."""
    places = [
        (x + n % CARDS_IN_ROW * (CARD_WIDTH + CARD_GAP), y + n // CARDS_IN_ROW * (CARD_HEIGHT + CARD_GAP))
        for n in range(KINDS + 1)
    ]
    cards = [_card(*places[b], s, e, b, words) for b in range(KINDS)]
    return "\n".join([*cards, _key(*places[KINDS], words)])


def _card(x: float, y: float, s: State, e: Edition, b: int, words: Words) -> str:
    """A card of the supply: when, what, from whom, for how much, and how many there are."""
    sold_out = s.supply[b] == 0
    band = GREY if sold_out else BANDS[e.colour[b]]
    tint = GREY_TINT if sold_out else TINTS[e.colour[b]]
    faded = ' opacity=".4"' if sold_out else ""
    name = words(BUILDINGS[b])
    middle = x + CARD_WIDTH / 2
    parts = [
        _box(x, y, CARD_WIDTH, CARD_HEIGHT, PAPER, band, 1.5, 10),
        _top(x, y, CARD_WIDTH, BAND, band, 10),
        f'<path d="M{x + 0.75:g} {y + BAND}h{CARD_WIDTH - 1.5:g}v68h-{CARD_WIDTH - 1.5:g}Z" fill="{tint}"/>',
        _kind_sign(e.colour[b], x + 8, y + 6, 18, "#fff"),
        _text(middle, y + 21.5, dice_range(e, b), 18, "#fff", "middle", bold=True),
        f'<circle cx="{x + CARD_WIDTH - 17:g}" cy="{y + 15:g}" r="12" fill="{PAPER}"/>',
        _use(f"icon-{ICONS[e.icon[b]]}", x + CARD_WIDTH - 26, y + 6, 18, 18, faded),
        _use(BUILDINGS[b], x + 10, y + BAND + 2, 96, 64, faded),
        _block(middle, y + 115, *_fit(name, CARD_WIDTH - 8, (12, 11)), MUTED if sold_out else INK, "middle", bold=True),
        _price(x + 7, y + CARD_HEIGHT - 32, e.cost[b]),
        _income(x + CARD_WIDTH - 8, y + CARD_HEIGHT - 28, e, b),
    ]
    if sold_out:
        parts.append(_stamp(middle, y + BAND + 44, words("table-sold-out")))
    else:
        parts.append(_pill(x + CARD_WIDTH - 5, y + BAND + 43, f"×{s.supply[b]}", 12, INK, "#fff"))
    return _group(name, *parts)


def _top(x: float, y: float, width: float, height: float, fill: str, corner: float) -> str:
    """A coloured band with the upper corners rounded."""
    return (
        f'<path d="M{x:g} {y + height:g}v-{height - corner:g}q0-{corner:g} {corner:g}-{corner:g}h{width - 2 * corner:g}'
        f'q{corner:g} 0 {corner:g} {corner:g}v{height - corner:g}Z" fill="{fill}"/>'
    )


def _income(right: float, y: float, e: Edition, b: int) -> str:
    """What a card earns: coins, times what it counts, or from a person where another player pays."""
    if b == BUSINESS_CENTER:
        return _use("sign-swap", right - 22, y - 2, 22, 22)
    parts = []
    sign = _income_sign(e, b)
    if sign:
        link = "←" if sign == "sign-one" else "×"
        parts = [_use(sign, right - 18, y, 18, 18), _text(right - 26, y + 14, link, 13, INK, "middle")]
        right -= 34
    coin = _use("sign-coin", right - 18, y, 18, 18)
    return "".join([_text(right - 20, y + 14, f"+{e.earns[b]}", 14, INK, "end", bold=True), coin, *parts])


def _income_sign(e: Edition, b: int) -> str:
    """What a card's income depends on: an icon it counts, or the players who pay it."""
    if e.per_icon[b] != NOBODY:
        return f"icon-{ICONS[e.per_icon[b]]}"
    if b == STADIUM:
        return "sign-all"
    return "sign-one" if b == TV_STATION or e.colour[b] == RED else ""


def _stamp(x: float, y: float, content: str) -> str:
    """Sold out: said in words across the card."""
    width = CARD_WIDTH - 14
    size = min(15, 15 * (width - 10) / _text_width(content, 15))
    frame = _box(-width / 2, -14, width, 28, PAPER, "#a3322a", 2, 6)
    label = _text(0, size * 0.36, content, size, "#a3322a", "middle", bold=True)
    return f'<g transform="translate({x:g} {y:g}) rotate(-8)">{frame}{label}</g>'


def _key(x: float, y: float, words: Words) -> str:
    """What the signs on the cards mean."""
    signs = [
        _box(0, 0, 22, 22, BANDS[colour], round_by=6) + _kind_sign(colour, 4, 4, 14, "#fff")
        for colour in range(len(COLOURS))
    ]
    signs += [_use("sign-coin", 1, 1, 20, 20), _pill(25, 1, "×1", 11, INK, "#fff")]
    meanings = [*(f"picture-{name}" for name in COLOURS), "table-cost", "table-supply"]
    parts = [_box(x, y, CARD_WIDTH, CARD_HEIGHT, "none", EDGE, 1.5, 10)]
    for place, (sign, meaning) in enumerate(zip(signs, meanings, strict=True)):
        top = y + 5 + 26 * place
        lines = _lines(words(meaning), CARD_WIDTH - 42, 11)
        parts.append(f'<g transform="translate({x + 8:g} {top:g})">{sign}</g>')
        parts.append(_block(x + 38, top + 11, lines, 11, INK, "start"))
    return "".join(parts)


# ---- Cities ---------------------------------------------------------------------------------------------------------


def _city(x: float, y: float, s: State, e: Edition, p: int, name: str, is_reader: bool, words: Words) -> str:
    """A city: its owner, a plot for every building, its landmarks."""
    on_turn = p == s.player and s.phase not in (START_PHASE, OVER_PHASE)
    won = p == s.winner
    edge = GOLD if won else ACCENT if on_turn else EDGE
    ground = ACCENT_TINT if won or on_turn else PAPER
    parts = [
        _box(x, y, INNER, CITY_HEIGHT, ground, edge, 4 if won or on_turn else 1.5, 14),
        _owner(x, y, s, p, name, is_reader, words),
    ]
    if won:
        parts.append(_use("sign-won", x + 124, y + 106, 50, 50))
    elif on_turn:
        parts.append(_use("sign-turn", x + 134, y + 116, 36, 36))
    for b in range(KINDS):
        plot_x = x + OWNER_WIDTH + b % CARDS_IN_ROW * PLOT_WIDTH
        plot_y = y + 12 + b // CARDS_IN_ROW * PLOT_HEIGHT
        parts.append(_plot(plot_x, plot_y, s, e, p, b, words))
    left = x + INNER - 2 * (LANDMARK_WIDTH + 8) - 6
    for l in range(len(LANDMARKS)):  # noqa: E741
        tile_x = left + l % 2 * (LANDMARK_WIDTH + 8)
        tile_y = y + 12 + l // 2 * (LANDMARK_HEIGHT + 8)
        parts.append(_landmark(tile_x, tile_y, s, e, p, l, words))
    return "\n".join(parts)


def _owner(x: float, y: float, s: State, p: int, name: str, is_reader: bool, words: Words) -> str:
    """Seat, name and coins; the reader's own city says so."""
    coins = str(s.coins[p])
    parts = [
        f'<circle cx="{x + 32:g}" cy="{y + 34:g}" r="17" fill="{INK}"/>',
        _text(x + 32, y + 40, SEAT_LETTERS[p], 17, "#fff", "middle", bold=True),
        _block(x + 56, y + 34, *_fit(name, OWNER_WIDTH - 64, (16, 14, 12)), INK, "start", bold=True),
        _use("sign-coin", x + 14, y + 64, 36, 36),
        _text(x + 57, y + 92, coins, 28 if len(coins) < 6 else 20, INK, bold=True),
    ]
    if is_reader:
        label = words("picture-you")
        parts.append(_pill(x + 16 + _text_width(label, 12) + 12, y + 126, label, 12, "#dfeaf5", "#24507f", "#24507f"))
    return _group(f"{name}: {words('table-coins')} {coins}", *parts)


def _plot(x: float, y: float, s: State, e: Edition, p: int, b: int, words: Words) -> str:
    """A building's place, the same in every city: easy to compare, and nothing moves when something is built."""
    count = s.city[p][b]
    label = f"{words(BUILDINGS[b])} ×{count}"
    if not count:
        empty = _box(x, y + 6, MINI_WIDTH, MINI_HEIGHT, "none", "#cfc6b4", 1.2, dashed=True)
        number = _text(x + MINI_WIDTH / 2, y + 43, dice_range(e, b), 12, "#766d60", "middle")
        return _group(label, empty, number)
    band = BANDS[e.colour[b]]
    behind = [
        _box(x + 3 * i, y + 6 - 3 * i, MINI_WIDTH, MINI_HEIGHT, PAPER, band) for i in range(min(count, 3) - 1, 0, -1)
    ]
    return _group(label, *behind, _mini(x, y + 6, s, e, p, b))


def _mini(x: float, y: float, s: State, e: Edition, p: int, b: int) -> str:
    """A small card: when it acts, what it is, how many; the number shines if the dice make it act now."""
    band = BANDS[e.colour[b]]
    acts = _acts(s, e, p, b)
    shine = _box(x + 22, y + 1.5, MINI_WIDTH - 26, 16, LIT, round_by=8) if acts else ""
    return "".join(
        [
            _box(x, y, MINI_WIDTH, MINI_HEIGHT, TINTS[e.colour[b]], band, 1.5),
            _top(x, y, MINI_WIDTH, 19, band, 8),
            _kind_sign(e.colour[b], x + 5, y + 3, 13, "#fff"),
            shine,
            _text(x + MINI_WIDTH / 2 + 9, y + 14, dice_range(e, b), 12, INK if acts else "#fff", "middle", bold=True),
            _use(BUILDINGS[b], x + 1, y + 21, 63, 42),
            _pill(x + MINI_WIDTH + 5, y + MINI_HEIGHT - 15, f"×{s.city[p][b]}", 11, INK, "#fff"),
        ]
    )


def _acts(s: State, e: Edition, p: int, b: int) -> bool:
    """MK-5: does this throw make a building of this city act?"""
    if not rules.activates(e, b, s.die[0] + s.die[1]):
        return False
    if e.colour[b] == BLUE:
        return True
    return (p != s.player) if e.colour[b] == RED else (p == s.player)


def _landmark(x: float, y: float, s: State, e: Edition, p: int, l: int, words: Words) -> str:  # noqa: E741
    """A landmark, standing in full colour or still an architect's plan with its cost."""
    name = words(LANDMARKS[l])
    middle = x + LANDMARK_WIDTH / 2
    label = _shorten(name, LANDMARK_WIDTH - 8, 11)
    if s.landmarks[p][l]:
        parts = [
            _box(x, y, LANDMARK_WIDTH, LANDMARK_HEIGHT, "#fff0c7", GOLD, 1.8),
            _use(LANDMARKS[l], middle - 36, y + 3, 72, 48),
            _use("sign-built", x + LANDMARK_WIDTH - 25, y + 6, 19, 19),
            _text(middle, y + LANDMARK_HEIGHT - 6, label, 11, INK, "middle", bold=True),
        ]
    else:
        lines = f' fill="none" stroke="{PLAN_LINE}" stroke-width="1.6" stroke-linejoin="round"'
        parts = [
            _box(x, y, LANDMARK_WIDTH, LANDMARK_HEIGHT, PLAN_TINT, PLAN_LINE, dashed=True),
            _use(f"plan-{LANDMARKS[l]}", middle - 36, y + 3, 72, 48, lines),
            _price(x + 6, y + 6, e.landmark_cost[l]),
            _text(middle, y + LANDMARK_HEIGHT - 6, label, 11, PLAN_INK, "middle"),
        ]
    return _group(name, *parts)
