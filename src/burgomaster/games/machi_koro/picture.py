"""Machi Koro as a picture: the throw on top, the supply below it, then every city.

How to read this: functions return pieces of SVG. `x` and `y` are the upper left corner of what a function draws.
The drawings themselves are in drawings.py. Presentation attributes only: a strict content policy forbids styles.
"""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.drawing.svg import (
    ACCENT,
    ACCENT_TINT,
    DIE,
    EDGE,
    GOLD,
    GREY,
    GREY_TINT,
    INK,
    LANDSCAPE,
    LIT,
    MUTED,
    PAGE,
    PAPER,
    block,
    box,
    confetti,
    die_face,
    escape,
    fit,
    group,
    lines,
    picture,
    pill,
    printable,
    shorten,
    symbol,
    text,
    text_width,
    use,
)
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

PLAN_LINE, PLAN_TINT, PLAN_INK = "#7089a5", "#eef3f8", "#44566a"
BANDS = ("#2f6aa8", "#37773c", "#b03f36", "#6d489c")  # in the order of COLOURS
TINTS = ("#e2eefa", "#e5f3e2", "#fce8e3", "#efe6f8")


# ---- The whole picture ----------------------------------------------------------------------------------------------


def draw_svg(s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words) -> str:
    """The table as SVG. Everything is open (MK-18), so a seat only decides which city comes first."""
    names = [printable(name) for name in names]
    height = CITIES_Y + s.players * (CITY_HEIGHT + CITY_GAP) - CITY_GAP + MARGIN
    first = seat or 0
    parts = [
        f"<title>{escape(words('title'))}</title>",
        f"<desc>{escape(_description(s, names, words))}</desc>",
        definitions(),
        f'<rect width="{WIDTH}" height="{height}" fill="{PAGE}"/>',
        _header(MARGIN, MARGIN, s, names, words),
        _market(MARGIN, MARKET_Y, s, e, words),
    ]
    for place in range(s.players):
        p = (first + place) % s.players
        y = CITIES_Y + place * (CITY_HEIGHT + CITY_GAP)
        parts.append(_city(MARGIN, y, s, e, p, names[p], p == seat, words))
    return picture(WIDTH, height, parts, described=True)


def _description(s: State, names: Sequence[str], words: Words) -> str:
    """The table in words, for those who cannot see the picture."""
    told = [f"{words('table-turn', turn=s.turns)}: {status(s, names, words)}."]
    for p in range(s.players):
        things = [f"{words('table-coins')} {s.coins[p]}"]
        things += [f"{words(name)} ×{s.city[p][b]}" for b, name in enumerate(BUILDINGS) if s.city[p][b]]
        things += [words(name) for kind, name in enumerate(LANDMARKS) if s.landmarks[p][kind]]
        told.append(f"{names[p]}: {', '.join(things)}.")
    return " ".join(told)


def definitions() -> str:
    """Every drawing, written once."""
    scenes = {**drawings.BUILDING_DRAWINGS, **drawings.LANDMARK_DRAWINGS}
    plans = {f"plan-{name}": drawing for name, drawing in drawings.LANDMARK_PLANS.items()}
    signs = {f"icon-{name}": drawing for name, drawing in drawings.ICON_DRAWINGS.items()}
    signs |= {f"kind-{name}": drawing for name, drawing in drawings.COLOUR_DRAWINGS.items()}
    signs |= {f"sign-{name}": drawing for name, drawing in drawings.SIGN_DRAWINGS.items()}
    symbols = [symbol(f"mk-{name}", drawing, drawings.SCENE) for name, drawing in (scenes | plans).items()]
    symbols += [symbol(f"mk-{name}", drawing, drawings.SIGN) for name, drawing in signs.items()]
    sky = '<stop stop-color="#bfe0f2"/><stop offset="1" stop-color="#eef6f0"/>'
    symbols.append(f'<linearGradient id="mk-sky" x2="0" y2="1">{sky}</linearGradient>')
    symbols.append(f'<clipPath id="mk-window">{box(0, 0, INNER, HEADER_HEIGHT, INK, round_by=16)}</clipPath>')
    return "<defs>\n" + "\n".join(symbols) + "\n</defs>"


# ---- Signs ----------------------------------------------------------------------------------------------------------


def _kind_sign(colour: int, x: float, y: float, size: float, fill: str) -> str:
    """The sign of a card's colour, so that nobody has to tell colours apart."""
    return use(f"mk-kind-{COLOURS[colour]}", x, y, size, size, f' color="{fill}"')


def _price(x: float, y: float, coins: int) -> str:
    """A cost: the figure on a coin, or on a longer one for large figures."""
    width = max(26, text_width(str(coins), 14) + 12)
    coin = box(x, y, width, 26, "#f7cd5a", "#b98414", 1.5, 13)
    rim = box(x + 3, y + 3, width - 6, 20, "none", "#dba52f", 1, 10)
    return coin + rim + text(x + width / 2, y + 18, str(coins), 14, INK, "middle", bold=True)


# ---- Header ---------------------------------------------------------------------------------------------------------


def _header(x: float, y: float, s: State, names: Sequence[str], words: Words) -> str:
    """The turn, what the table waits for, and the dice, over a bit of landscape."""
    sky = box(0, 0, INNER, HEADER_HEIGHT, "url(#mk-sky)", round_by=16)
    party = confetti(INNER, HEADER_HEIGHT, 70) if s.phase == OVER_PHASE else ""
    turn = words("table-turn", turn=s.turns)
    pill_width = text_width(turn, 15) + 28
    pill = box(20, 28, pill_width, 32, INK, round_by=16)
    pill += text(20 + pill_width / 2, 49, turn, 15, "#fff", "middle", bold=True)
    left = 20 + pill_width + 18
    return (
        f'<g transform="translate({x} {y})"><g clip-path="url(#mk-window)">{sky}{LANDSCAPE}{party}</g>'
        f"{pill}{_news(left, INNER - DICE_WIDTH - left, s, names, words)}{_dice(INNER - 20, 19, s)}</g>"
    )


def _news(x: float, width: float, s: State, names: Sequence[str], words: Words) -> str:
    """The status sentence, and below it that doubles give another turn (MK-14)."""
    short = [shorten(name, 420, 17) for name in names]
    sentence = status(s, short, words)
    size = 22 if text_width(sentence, 22) <= width else 17
    told = lines(sentence, width, size)
    if not s.extra_turn:
        return block(x, 44, told, size, INK, "start", bold=True)
    extra = shorten(words("told-extra-turn", who=short[s.player]), width, 14)
    return block(x, 34, told, size, INK, "start", bold=True) + text(x, 70, extra, 14)


def _dice(right: float, y: float, s: State) -> str:
    """The dice as they lie, or as they roll; two of them with their total."""
    faces = [pips for pips in s.die if pips] or [0] * s.dice
    total = f"= {sum(faces)}" if len(faces) == 2 and all(faces) else ""
    x = right - len(faces) * (DIE + 10) + 10
    if total:
        x -= 74
    placed = [
        f'<g transform="translate({x + i * (DIE + 10):g} {y:g})">{die_face(pips)}</g>' for i, pips in enumerate(faces)
    ]
    return "".join(placed) + (text(right, y + 33, total, 24, INK, "end", bold=True) if total else "")


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
        box(x, y, CARD_WIDTH, CARD_HEIGHT, PAPER, band, 1.5, 10),
        _top(x, y, CARD_WIDTH, BAND, band, 10),
        f'<path d="M{x + 0.75:g} {y + BAND}h{CARD_WIDTH - 1.5:g}v68h-{CARD_WIDTH - 1.5:g}Z" fill="{tint}"/>',
        _kind_sign(e.colour[b], x + 8, y + 6, 18, "#fff"),
        text(middle, y + 21.5, dice_range(e, b), 18, "#fff", "middle", bold=True),
        f'<circle cx="{x + CARD_WIDTH - 17:g}" cy="{y + 15:g}" r="12" fill="{PAPER}"/>',
        use(f"mk-icon-{ICONS[e.icon[b]]}", x + CARD_WIDTH - 26, y + 6, 18, 18, faded),
        use(f"mk-{BUILDINGS[b]}", x + 10, y + BAND + 2, 96, 64, faded),
        block(middle, y + 115, *fit(name, CARD_WIDTH - 8, (12, 11)), MUTED if sold_out else INK, "middle", bold=True),
        _price(x + 7, y + CARD_HEIGHT - 32, e.cost[b]),
        _income(x + CARD_WIDTH - 8, y + CARD_HEIGHT - 28, e, b),
    ]
    if sold_out:
        waits = rules.in_deck(s, e, b) > 0
        parts.append(_stamp(middle, y + BAND + 44, words("table-in-deck" if waits else "table-sold-out")))
    else:
        parts.append(pill(x + CARD_WIDTH - 5, y + BAND + 43, f"×{s.supply[b]}", 12, INK, "#fff"))
    return group(name, *parts)


def _top(x: float, y: float, width: float, height: float, fill: str, corner: float) -> str:
    """A coloured band with the upper corners rounded."""
    return (
        f'<path d="M{x:g} {y + height:g}v-{height - corner:g}q0-{corner:g} {corner:g}-{corner:g}h{width - 2 * corner:g}'
        f'q{corner:g} 0 {corner:g} {corner:g}v{height - corner:g}Z" fill="{fill}"/>'
    )


def _income(right: float, y: float, e: Edition, b: int) -> str:
    """What a card earns: coins, times what it counts, or from a person where another player pays."""
    if b == BUSINESS_CENTER:
        return use("mk-sign-swap", right - 22, y - 2, 22, 22)
    parts = []
    sign = _income_sign(e, b)
    if sign:
        link = "←" if sign == "sign-one" else "×"
        parts = [use(f"mk-{sign}", right - 18, y, 18, 18), text(right - 26, y + 14, link, 13, INK, "middle")]
        right -= 34
    coin = use("mk-sign-coin", right - 18, y, 18, 18)
    return "".join([text(right - 20, y + 14, f"+{e.earns[b]}", 14, INK, "end", bold=True), coin, *parts])


def _income_sign(e: Edition, b: int) -> str:
    """What a card's income depends on: an icon it counts, or the players who pay it."""
    if e.per_icon[b] != NOBODY:
        return f"icon-{ICONS[e.per_icon[b]]}"
    if b == STADIUM:
        return "sign-all"
    return "sign-one" if b == TV_STATION or e.colour[b] == RED else ""


def _stamp(x: float, y: float, content: str) -> str:
    """Sold out, or still in the deck: said in words across the card."""
    width = CARD_WIDTH - 14
    size = min(15, 15 * (width - 10) / text_width(content, 15))
    frame = box(-width / 2, -14, width, 28, PAPER, "#a3322a", 2, 6)
    label = text(0, size * 0.36, content, size, "#a3322a", "middle", bold=True)
    return f'<g transform="translate({x:g} {y:g}) rotate(-8)">{frame}{label}</g>'


def _key(x: float, y: float, words: Words) -> str:
    """What the signs on the cards mean."""
    signs = [
        box(0, 0, 22, 22, BANDS[colour], round_by=6) + _kind_sign(colour, 4, 4, 14, "#fff")
        for colour in range(len(COLOURS))
    ]
    signs += [use("mk-sign-coin", 1, 1, 20, 20), pill(25, 1, "×1", 11, INK, "#fff")]
    meanings = [*(f"picture-{name}" for name in COLOURS), "table-cost", "table-supply"]
    parts = [box(x, y, CARD_WIDTH, CARD_HEIGHT, "none", EDGE, 1.5, 10)]
    for place, (sign, meaning) in enumerate(zip(signs, meanings, strict=True)):
        top = y + 5 + 26 * place
        said = lines(words(meaning), CARD_WIDTH - 42, 11)
        parts.append(f'<g transform="translate({x + 8:g} {top:g})">{sign}</g>')
        parts.append(block(x + 38, top + 11, said, 11, INK, "start"))
    return "".join(parts)


# ---- Cities ---------------------------------------------------------------------------------------------------------


def _city(x: float, y: float, s: State, e: Edition, p: int, name: str, is_reader: bool, words: Words) -> str:
    """A city: its owner, a plot for every building, its landmarks."""
    on_turn = p == s.player and s.phase not in (START_PHASE, OVER_PHASE)
    won = p == s.winner
    edge = GOLD if won else ACCENT if on_turn else EDGE
    ground = ACCENT_TINT if won or on_turn else PAPER
    parts = [
        box(x, y, INNER, CITY_HEIGHT, ground, edge, 4 if won or on_turn else 1.5, 14),
        _owner(x, y, s, p, name, is_reader, words),
    ]
    if won:
        parts.append(use("mk-sign-won", x + 124, y + 106, 50, 50))
    elif on_turn:
        parts.append(use("mk-sign-turn", x + 134, y + 116, 36, 36))
    for b in range(KINDS):
        plot_x = x + OWNER_WIDTH + b % CARDS_IN_ROW * PLOT_WIDTH
        plot_y = y + 12 + b // CARDS_IN_ROW * PLOT_HEIGHT
        parts.append(_plot(plot_x, plot_y, s, e, p, b, words))
    left = x + INNER - 2 * (LANDMARK_WIDTH + 8) - 6
    for kind in range(len(LANDMARKS)):
        tile_x = left + kind % 2 * (LANDMARK_WIDTH + 8)
        tile_y = y + 12 + kind // 2 * (LANDMARK_HEIGHT + 8)
        parts.append(_landmark(tile_x, tile_y, s, e, p, kind, words))
    return "\n".join(parts)


def _owner(x: float, y: float, s: State, p: int, name: str, is_reader: bool, words: Words) -> str:
    """Seat, name and coins; the reader's own city says so."""
    coins = str(s.coins[p])
    parts = [
        f'<circle cx="{x + 32:g}" cy="{y + 34:g}" r="17" fill="{INK}"/>',
        text(x + 32, y + 40, SEAT_LETTERS[p], 17, "#fff", "middle", bold=True),
        block(x + 56, y + 34, *fit(name, OWNER_WIDTH - 64, (16, 14, 12)), INK, "start", bold=True),
        use("mk-sign-coin", x + 14, y + 64, 36, 36),
        text(x + 57, y + 92, coins, 28 if len(coins) < 6 else 20, INK, bold=True),
    ]
    if is_reader:
        label = words("picture-you")
        parts.append(pill(x + 16 + text_width(label, 12) + 12, y + 126, label, 12, "#dfeaf5", "#24507f", "#24507f"))
    return group(f"{name}: {words('table-coins')} {coins}", *parts)


def _plot(x: float, y: float, s: State, e: Edition, p: int, b: int, words: Words) -> str:
    """A building's place, the same in every city: easy to compare, and nothing moves when something is built."""
    count = s.city[p][b]
    label = f"{words(BUILDINGS[b])} ×{count}"
    if not count:
        empty = box(x, y + 6, MINI_WIDTH, MINI_HEIGHT, "none", "#cfc6b4", 1.2, dashed=True)
        number = text(x + MINI_WIDTH / 2, y + 43, dice_range(e, b), 12, "#766d60", "middle")
        return group(label, empty, number)
    band = BANDS[e.colour[b]]
    behind = [
        box(x + 3 * i, y + 6 - 3 * i, MINI_WIDTH, MINI_HEIGHT, PAPER, band) for i in range(min(count, 3) - 1, 0, -1)
    ]
    return group(label, *behind, _mini(x, y + 6, s, e, p, b))


def _mini(x: float, y: float, s: State, e: Edition, p: int, b: int) -> str:
    """A small card: when it acts, what it is, how many; the number shines if the dice make it act now."""
    band = BANDS[e.colour[b]]
    acts = _acts(s, e, p, b)
    shine = box(x + 22, y + 1.5, MINI_WIDTH - 26, 16, LIT, round_by=8) if acts else ""
    return "".join(
        [
            box(x, y, MINI_WIDTH, MINI_HEIGHT, TINTS[e.colour[b]], band, 1.5),
            _top(x, y, MINI_WIDTH, 19, band, 8),
            _kind_sign(e.colour[b], x + 5, y + 3, 13, "#fff"),
            shine,
            text(x + MINI_WIDTH / 2 + 9, y + 14, dice_range(e, b), 12, INK if acts else "#fff", "middle", bold=True),
            use(f"mk-{BUILDINGS[b]}", x + 1, y + 21, 63, 42),
            pill(x + MINI_WIDTH + 5, y + MINI_HEIGHT - 15, f"×{s.city[p][b]}", 11, INK, "#fff"),
        ]
    )


def _acts(s: State, e: Edition, p: int, b: int) -> bool:
    """MK-5: does this throw make a building of this city act?"""
    if not rules.activates(e, b, s.die[0] + s.die[1]):
        return False
    if e.colour[b] == BLUE:
        return True
    return (p != s.player) if e.colour[b] == RED else (p == s.player)


def _landmark(x: float, y: float, s: State, e: Edition, p: int, kind: int, words: Words) -> str:
    """A landmark, standing in full colour or still an architect's plan with its cost."""
    name = words(LANDMARKS[kind])
    middle = x + LANDMARK_WIDTH / 2
    label = shorten(name, LANDMARK_WIDTH - 8, 11)
    if s.landmarks[p][kind]:
        parts = [
            box(x, y, LANDMARK_WIDTH, LANDMARK_HEIGHT, "#fff0c7", GOLD, 1.8),
            use(f"mk-{LANDMARKS[kind]}", middle - 36, y + 3, 72, 48),
            use("mk-sign-built", x + LANDMARK_WIDTH - 25, y + 6, 19, 19),
            text(middle, y + LANDMARK_HEIGHT - 6, label, 11, INK, "middle", bold=True),
        ]
    else:
        pen = f' fill="none" stroke="{PLAN_LINE}" stroke-width="1.6" stroke-linejoin="round"'
        parts = [
            box(x, y, LANDMARK_WIDTH, LANDMARK_HEIGHT, PLAN_TINT, PLAN_LINE, dashed=True),
            use(f"mk-plan-{LANDMARKS[kind]}", middle - 36, y + 3, 72, 48, pen),
            _price(x + 6, y + 6, e.landmark_cost[kind]),
            text(middle, y + LANDMARK_HEIGHT - 6, label, 11, PLAN_INK, "middle"),
        ]
    return group(name, *parts)
