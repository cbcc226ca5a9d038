"""Alhambra as a picture: the yard and the money on top, the score board below them, then everybody's buildings.

How to read this: functions return pieces of SVG. `x` and `y` are the upper left corner of what a function draws. The
score board and the panels below it share their columns, one for each type, so that a type is compared straight down.
The drawings themselves are in drawings.py. Presentation attributes only: a strict content policy forbids styles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from burgomaster.drawing.svg import (
    ACCENT,
    ACCENT_TINT,
    EDGE,
    GOLD,
    GREY,
    GREY_TINT,
    INK,
    LANDSCAPE,
    MUTED,
    PAGE,
    PAPER,
    block,
    box,
    confetti,
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
from burgomaster.games.alhambra import drawings, rules
from burgomaster.games.alhambra.actions import building_name, card_name
from burgomaster.games.alhambra.state import (
    BUILDINGS,
    CURRENCIES,
    NOTHING,
    OVER_PHASE,
    PLACES,
    SCORING_CARDS,
    SCORINGS,
    SLOTS,
    THEMES,
    TYPES,
    VALUES,
    C,
    Edition,
    State,
)
from burgomaster.games.alhambra.tableau import cards_in, rival_names, status
from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.words import Words

# ---- Measures -------------------------------------------------------------------------------------------------------

WIDTH = 1200
MARGIN = 24
INNER = WIDTH - 2 * MARGIN
HEADER_HEIGHT = 88
MARKS_WIDTH = 158  # room kept for the three scorings in the header

TABLE_Y = MARGIN + HEADER_HEIGHT + 14
TABLE_HEIGHT = 214
HEADING = 22  # the name of a part of the table, above it
DECK_WIDTH, DECK_HEIGHT = 92, 126
SLOT_WIDTH, SLOT_GAP = 141, 10
BAND = 34  # the coloured top of a slot
YARD_X = MARGIN + DECK_WIDTH + 24
MONEY_X = YARD_X + SLOTS * (SLOT_WIDTH + SLOT_GAP) + 16
MONEY_GAP = 8
MONEY_WIDTH = (WIDTH - MARGIN - MONEY_X + MONEY_GAP) / 4 - MONEY_GAP
MONEY_HEIGHT = 128

OWNER_WIDTH = 184
COLUMN = 102  # one type of building
HAND_X = OWNER_WIDTH + TYPES * COLUMN + 14
HAND_WIDTH = INNER - HAND_X - 14
PURSE_X = 82  # coin and total before the cards of a currency
MOST_BACKS = 24  # drawn of a hand face down; the number beside them tells the truth

BOARD_Y = TABLE_Y + HEADING + TABLE_HEIGHT + 16
BOARD_HEAD, BOARD_ROW = 76, 27
BOARD_HEIGHT = BOARD_HEAD + (len(SCORINGS) + 1) * BOARD_ROW + 8

PANELS_Y = BOARD_Y + BOARD_HEIGHT + 12
PANEL_HEIGHT = 118
PANEL_GAP = 10
TILE_WIDTH, TILE_HEIGHT = 90, 86

# ---- Colours --------------------------------------------------------------------------------------------------------


class Paint(NamedTuple):
    """The colours of a currency: solid, what is written on it, a pale ground, and writing on that."""

    band: str
    ink: str
    tint: str
    edge: str


PAINTS = (  # in the order of CURRENCIES
    Paint("#f2c02c", INK, "#fff6d6", "#8a6500"),
    Paint("#2763a5", "#fff", "#e0ecf9", "#2763a5"),
    Paint("#2f7a3d", "#fff", "#e2f2e0", "#2f7a3d"),
    Paint("#c4560c", "#fff", "#fde9d8", "#b04a06"),
)
TYPE_EDGES = ("#4f7fb0", "#b8544a", "#99683c", "#98907f", "#58935f", "#7d5cab")  # in the order of BUILDINGS
TYPE_TINTS = ("#e2eefa", "#fce8e3", "#f6e9d8", "#f1efea", "#e5f3e2", "#efe6f8")
MEDALS = (("#f7cd5a", "#b98414"), ("#dfe3e6", "#87929b"), ("#e9bd94", "#a9683a"))  # first, second and third place
NEXT_TINT = "#fff0c7"
YOU_TINT, YOU_INK = "#dfeaf5", "#24507f"


# ---- The whole picture ----------------------------------------------------------------------------------------------


def draw_svg(s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words) -> str:
    """The table as SVG, hands as the seat may see them (AL-H1). The reader's panel comes first, Dirk's last."""
    names = [printable(name) for name in names]
    rivals = rules.rivals(s)
    height = PANELS_Y + rivals * (PANEL_HEIGHT + PANEL_GAP) - PANEL_GAP + MARGIN
    parts = [
        f"<title>{escape(words('title'))}</title>",
        f"<desc>{escape(_description(s, e, seat, names, words))}</desc>",
        definitions(THEMES[e.theme]),
        f'<rect width="{WIDTH}" height="{height}" fill="{PAGE}"/>',
        _header(MARGIN, MARGIN, s, e, names, words),
        _yard(TABLE_Y, s, e, words),
        _money(MONEY_X, TABLE_Y, s, e, words),
        _board(MARGIN, BOARD_Y, s, e, names, words),
    ]
    first = seat or 0
    order = [(first + place) % s.players for place in range(s.players)] + list(range(s.players, rivals))
    for place, p in enumerate(order):
        parts.append(_panel(MARGIN, PANELS_Y + place * (PANEL_HEIGHT + PANEL_GAP), s, e, p, seat, names, words))
    return picture(WIDTH, height, parts, described=True)


def _sees_hand(s: State, e: Edition, seat: int | None, p: int) -> bool:
    """AL-H1: the only place that decides whether a hand is drawn."""
    return p == seat or rules.hands_open(s, e)


def _description(s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words) -> str:
    """The table in words, for those who cannot see the picture."""
    yard = [f"{words(CURRENCIES[slot])}: {_offer(s, e, slot, words)}" for slot in range(SLOTS)]
    money = [card_name(k, words) for k in s.open_money if k != NOTHING]
    told = [
        f"{words('table-turn', turn=s.turns)}: {status(s, e, names, words)}.",
        f"{_scoring_news(s, e, names, words).rstrip('.')}.",
        f"{words('picture-yard')}: {', '.join(yard)}.",
        f"{words('picture-money')}: {', '.join(money) or words('table-nothing')}.",
        f"{words('table-money-deck', cards=s.money_left)}, {words('table-discard', cards=sum(s.discard))},"
        f" {words('table-building-deck', cards=s.buildings_left)}.",
    ]
    for p, name in enumerate(rival_names(s, names, words)):
        things = [words("picture-points", points=rules.points(s, p))]
        things += [f"{building_name(t, e.theme, words)} ×{s.city[p][t]}" for t in range(TYPES) if s.city[p][t]]
        if p < s.players:
            shown = _sees_hand(s, e, seat, p)
            things.append(_hand_title(s, p, words) if shown else words("picture-hidden", cards=s.cards[p]))
        told.append(f"{name}: {', '.join(things)}.")
    return " ".join(told)


def _offer(s: State, e: Edition, slot: int, words: Words) -> str:
    """What lies in a slot, in words."""
    if s.yard[slot] == NOTHING:
        return words("table-empty")
    unsold = f" ({words('picture-unsold')})" if s.phase == OVER_PHASE else ""
    return f"{building_name(s.yard[slot], e.theme, words)} {s.yard_price[slot]}{unsold}"


def definitions(theme: str) -> str:
    """Every drawing, written once; of the buildings only those of one theme."""
    symbols = [
        symbol(f"al-{name}", drawing, drawings.SCENE) for name, drawing in drawings.BUILDING_DRAWINGS[theme].items()
    ]
    for name, paint in zip(CURRENCIES, PAINTS, strict=True):
        sign = drawings.CURRENCY_DRAWINGS[name]
        symbols.append(symbol(f"al-money-{name}", sign, drawings.SIGN))
        symbols.append(symbol(f"al-coin-{name}", _coin_drawing(sign, paint), drawings.SIGN))
    signs = drawings.SIGN_DRAWINGS
    symbols += [symbol(f"al-sign-{name}", drawing, drawings.SIGN) for name, drawing in signs.items()]
    backs = drawings.BACK_DRAWINGS
    symbols += [symbol(f"al-back-{name}", drawing, drawings.BACK) for name, drawing in backs.items()]
    sky = '<stop stop-color="#bfe0f2"/><stop offset="1" stop-color="#eef6f0"/>'
    symbols.append(f'<linearGradient id="al-sky" x2="0" y2="1">{sky}</linearGradient>')
    symbols.append(f'<clipPath id="al-window">{box(0, 0, INNER, HEADER_HEIGHT, INK, round_by=16)}</clipPath>')
    return "<defs>\n" + "\n".join(symbols) + "\n</defs>"


def _coin_drawing(sign: str, paint: Paint) -> str:
    """A currency's sign on a coin of its colour."""
    rim = f'<circle cx="12" cy="12" r="11.2" fill="{paint.band}" stroke="{paint.edge}" stroke-width="1.2"/>'
    return f'{rim}<g transform="translate(5.4 5.4) scale(.55)" color="{paint.ink}">{sign}</g>'


# ---- Signs ----------------------------------------------------------------------------------------------------------


def _badge(x: float, y: float, radius: float, s: State, p: int) -> str:
    """A seat's letter on a disc around its middle, or Dirk's face: he sits on no seat."""
    if p >= s.players:
        return use("al-sign-dirk", x - radius, y - radius, 2 * radius, 2 * radius)
    size = max(11, radius)
    letter = text(x, y + size * 0.36, SEAT_LETTERS[p], size, "#fff", "middle", bold=True)
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{INK}"/>{letter}'


def _scoring_card(x: float, y: float, width: float, height: float, scoring: int, done: bool) -> str:
    """A scoring card: golden and ticked off once it has been scored."""
    ground, edge, ink = ("#f7cd5a", "#b98414", INK) if done else (PAPER, GREY, MUTED)
    card = box(x, y, width, height, ground, edge, 1.5, width / 6, dashed=not done)
    size = max(11, width * 0.62)
    letter = text(x + width / 2, y + height / 2 + size * 0.36, SCORINGS[scoring], size, ink, "middle", bold=True)
    tick = width * 0.48
    return card + letter + (use("al-sign-done", x + width - tick * 0.6, y - tick * 0.4, tick, tick) if done else "")


def _vacant(x: float, y: float, width: float, height: float) -> str:
    """Where a card could lie but does not."""
    return box(x, y, width, height, "none", "#bdb3a0", 1.5, dashed=True)


def _stack(x: float, y: float, width: float, height: float, back: str, cards: int) -> str:
    """A pile of cards face down, three of them to be seen at most; an empty place when there are none."""
    if not cards:
        return _vacant(x + 3, y + 3, width - 6, height - 6)
    return "".join(use(f"al-back-{back}", x + 4 * i - 4, y - 4 * i + 4, width, height) for i in range(min(cards, 3)))


# ---- Header ---------------------------------------------------------------------------------------------------------


def _header(x: float, y: float, s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """The turn, what the table waits for, and which scorings have been, in front of the city."""
    sky = box(0, 0, INNER, HEADER_HEIGHT, "url(#al-sky)", round_by=16)
    party = confetti(INNER, HEADER_HEIGHT, 70) if s.phase == OVER_PHASE else ""
    turn = words("table-turn", turn=s.turns)
    width = text_width(turn, 15) + 28
    label = box(20, 28, width, 32, INK, round_by=16)
    label += text(20 + width / 2, 49, turn, 15, "#fff", "middle", bold=True)
    left = 20 + width + 18
    city = drawings.SKYLINES[THEMES[e.theme]]
    return (
        f'<g transform="translate({x} {y})"><g clip-path="url(#al-window)">{sky}{city}{LANDSCAPE}{party}</g>'
        f"{label}{_news(left, INNER - MARKS_WIDTH - left, s, e, names, words)}{_marks(INNER - 20, 19, s, words)}</g>"
    )


def _news(x: float, width: float, s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """The status sentence, and below it what there is to say about scorings."""
    short = [shorten(name, 360, 17) for name in names]
    sentence = status(s, e, short, words)
    size = 22 if text_width(sentence, 22) <= width else 17
    told = lines(sentence, width, size)
    more = shorten(_scoring_news(s, e, short, words), width, 14)
    top = 34 if len(told) == 1 else 29
    return block(x, top, told, size, INK, "start", bold=True) + text(x, 68 if len(told) == 1 else 72, more, 14)


def _scoring_news(s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """Which scoring cards are still to come; at the end, with how many points the game was won."""
    if s.phase == OVER_PHASE:
        won = [p for p in range(s.players) if rules.winners(s, e) >> p & 1]
        both = " & ".join(names[p] for p in won)
        message = "told-winners" if len(won) > 1 else "told-winner"
        return words(message, name=both, names=both, points=rules.points(s, won[0]))
    to_come = ", ".join(SCORINGS[s.scored : SCORING_CARDS])
    return words("table-next-scoring", scorings=to_come) if to_come else words("table-no-scoring")


def _marks(right: float, y: float, s: State, words: Words) -> str:
    """The three scorings, done or to come."""
    cards = [
        group(
            words("table-scoring", scoring=name),
            _scoring_card(right - (len(SCORINGS) - i) * 44 + 6, y, 36, 50, i, _has_scored(s, i)),
        )
        for i, name in enumerate(SCORINGS)
    ]
    return "".join(cards)


def _has_scored(s: State, scoring: int) -> bool:
    return s.phase == OVER_PHASE if scoring == C else scoring < s.scored


# ---- Yard -----------------------------------------------------------------------------------------------------------


def _yard(y: float, s: State, e: Edition, words: Words) -> str:
    """The building deck and the four slots that are filled from it."""
    parts = [_building_deck(MARGIN, y + HEADING, s, words), _heading(YARD_X, y, words("picture-yard"))]
    parts += [_slot(YARD_X + slot * (SLOT_WIDTH + SLOT_GAP), y + HEADING, s, e, slot, words) for slot in range(SLOTS)]
    return "\n".join(parts)


def _heading(x: float, y: float, content: str) -> str:
    return text(x, y + 13, content, 14, MUTED, bold=True)


def _building_deck(x: float, y: float, s: State, words: Words) -> str:
    """How many buildings are left: the clock of this game (AL-E1)."""
    label = words("table-building-deck", cards=s.buildings_left)
    stack = _stack(x + 4, y + 22, DECK_WIDTH, DECK_HEIGHT, "building", s.buildings_left)
    said = fit(label, DECK_WIDTH + 6, (13, 12, 11))
    return group(label, stack, block(x + DECK_WIDTH / 2 + 4, y + 46 + DECK_HEIGHT, *said, INK, "middle", bold=True))


def _slot(x: float, y: float, s: State, e: Edition, slot: int, words: Words) -> str:
    """A slot with its currency on top (AL-M4), and the building that is for sale there."""
    paint = PAINTS[slot]
    currency = words(CURRENCIES[slot])
    middle = x + SLOT_WIDTH / 2
    parts = [
        box(x, y, SLOT_WIDTH, TABLE_HEIGHT, PAPER, paint.band, 2.5, 12),
        _top(x, y, SLOT_WIDTH, BAND, paint.band, 12),
        use(f"al-money-{CURRENCIES[slot]}", x + 12, y + 7, 20, 20, f' color="{paint.ink}"'),
        text(x + 42, y + 23, shorten(currency, SLOT_WIDTH - 50, 15), 15, paint.ink, bold=True),
    ]
    if s.yard[slot] == NOTHING:
        parts.append(_vacant(x + 10, y + BAND + 10, SLOT_WIDTH - 20, TABLE_HEIGHT - BAND - 20))
        parts.append(text(middle, y + TABLE_HEIGHT / 2 + 22, words("table-empty"), 13, MUTED, "middle"))
    else:
        parts.append(_for_sale(x, y, s, e, slot, words))
    return group(f"{currency}: {_offer(s, e, slot, words)}", *parts)


def _for_sale(x: float, y: float, s: State, e: Edition, slot: int, words: Words) -> str:
    """A building card in its slot: what it is and what it costs, in the slot's currency."""
    t = s.yard[slot]
    middle = x + SLOT_WIDTH / 2
    name = building_name(t, e.theme, words)
    parts = [
        box(x + 7, y + BAND + 7, SLOT_WIDTH - 14, 92, TYPE_TINTS[t], TYPE_EDGES[t], 1.5, 7),
        use(f"al-{BUILDINGS[t]}", x + 10.5, y + BAND + 12, 120, 80),
        block(middle, y + BAND + 117, *fit(name, SLOT_WIDTH - 14, (14, 13, 12, 11)), INK, "middle", bold=True),
        _price(middle, y + TABLE_HEIGHT - 43, s.yard_price[slot], slot),
    ]
    if s.phase == OVER_PHASE:
        parts.append(_stamp(middle, y + BAND + 52, words("picture-unsold")))
    return "".join(parts)


def _price(middle: float, y: float, price: int, currency: int) -> str:
    """A price, with the sign of the currency it must be paid in."""
    paint = PAINTS[currency]
    tag = box(middle - 38, y, 76, 33, paint.tint, paint.edge, 1.5, 16.5)
    coin = use(f"al-coin-{CURRENCIES[currency]}", middle - 34, y + 4.5, 24, 24)
    return tag + coin + text(middle + 12, y + 24, str(price), 21, INK, "middle", bold=True)


def _top(x: float, y: float, width: float, height: float, fill: str, corner: float) -> str:
    """A coloured band with the upper corners rounded."""
    return (
        f'<path d="M{x:g} {y + height:g}v-{height - corner:g}q0-{corner:g} {corner:g}-{corner:g}h{width - 2 * corner:g}'
        f'q{corner:g} 0 {corner:g} {corner:g}v{height - corner:g}Z" fill="{fill}"/>'
    )


def _stamp(x: float, y: float, content: str) -> str:
    """Unsold: said in words across the card (AL-E3)."""
    width = SLOT_WIDTH - 16
    size = max(11, min(15, 15 * (width - 10) / text_width(content, 15)))
    frame = box(-width / 2, -14, width, 28, PAPER, "#a3322a", 2, 6)
    label = text(0, size * 0.36, shorten(content, width - 8, size), size, "#a3322a", "middle", bold=True)
    return f'<g transform="translate({x:g} {y:g}) rotate(-8)">{frame}{label}</g>'


# ---- Money ----------------------------------------------------------------------------------------------------------


def _money(x: float, y: float, s: State, e: Edition, words: Words) -> str:
    """The open cards, and below them the deck they come from and the discard."""
    parts = [_heading(x, y, words("picture-money"))]
    for place in range(e.open_money):
        left = x + place * (MONEY_WIDTH + MONEY_GAP)
        parts.append(_money_card(left, y + HEADING, s.open_money[place], words))
    half = (WIDTH - MARGIN - x) / 2
    below = y + HEADING + MONEY_HEIGHT + 18
    discarded = sum(s.discard)
    decks = (
        ("money", s.money_left, words("table-money-deck", cards=s.money_left)),
        ("discard", discarded, words("table-discard", cards=discarded)),
    )
    for i, (back, cards, label) in enumerate(decks):
        stack = _stack(x + i * half + 4, below, 46, 63, back, cards)
        caption = block(x + i * half + 70, below + 33, *fit(label, half - 74, (13, 12, 11)), INK, "start", bold=True)
        parts.append(group(label, stack, caption))
    return "\n".join(parts)


def _money_card(x: float, y: float, k: int, words: Words) -> str:
    """An open money card: value and sign large, and once more in the corners; or the place of one."""
    if k == NOTHING:
        return _vacant(x + 1, y + 1, MONEY_WIDTH - 2, MONEY_HEIGHT - 2)
    currency, column = divmod(k, VALUES)
    paint = PAINTS[currency]
    name = f"al-money-{CURRENCIES[currency]}"
    value = str(column + 1)
    middle = x + MONEY_WIDTH / 2
    colour = f' color="{paint.ink}"'
    parts = [
        box(x, y, MONEY_WIDTH, MONEY_HEIGHT, paint.band, paint.edge, 2, 10),
        box(x + 7, y + 26, MONEY_WIDTH - 14, MONEY_HEIGHT - 52, paint.tint, round_by=8),
        use(name, middle - 33, y + MONEY_HEIGHT / 2 - 33, 66, 66, f' color="{paint.band}" opacity=".28"'),
        text(middle, y + MONEY_HEIGHT / 2 + 16, value, 46, INK, "middle", bold=True),
        text(x + 10, y + 19, value, 15, paint.ink, bold=True),
        use(name, x + MONEY_WIDTH - 23, y + 6, 15, 15, colour),
        use(name, x + 8, y + MONEY_HEIGHT - 21, 15, 15, colour),
        text(x + MONEY_WIDTH - 10, y + MONEY_HEIGHT - 8, value, 15, paint.ink, "end", bold=True),
    ]
    return group(card_name(k, words), *parts)


# ---- Score board ----------------------------------------------------------------------------------------------------


def _board(x: float, y: float, s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """What every scoring pays for every type (AL-V2), who leads in it, and what everybody has earned so far."""
    parts = [box(x, y, INNER, BOARD_HEIGHT, PAPER, EDGE, 1.5, 14)]
    for scoring in range(len(SCORINGS)):
        parts.append(_scoring_row(x, y + BOARD_HEAD + scoring * BOARD_ROW, s, e, scoring, words))
    for t in range(TYPES):
        left = x + OWNER_WIDTH + t * COLUMN
        parts.append(_type_head(left, y + 7, e, t, words))
        parts.append(_leaders(left, y + BOARD_HEAD + len(SCORINGS) * BOARD_ROW, s, e, t, names, words))
    row = y + BOARD_HEAD + len(SCORINGS) * BOARD_ROW + BOARD_ROW / 2
    parts.append(block(x + 16, row, *fit(words("picture-leads"), OWNER_WIDTH - 24, (13, 12, 11)), INK, "start"))
    parts.append(_earned(x + HAND_X, y, s, names, words))
    return "\n".join(parts)


def _scoring_row(x: float, y: float, s: State, e: Edition, scoring: int, words: Words) -> str:
    """One scoring: its name and its points. The row of the next one is lit, those that are over fade."""
    done = _has_scored(s, scoring)
    coming = s.phase != OVER_PHASE and scoring == (s.scored if s.scored < SCORING_CARDS else C)
    label = words("table-scoring", scoring=SCORINGS[scoring])
    parts = []
    if coming:
        parts.append(box(x + 6, y + 1, INNER - 12, BOARD_ROW - 2, NEXT_TINT, GOLD, 1.2, 8))
    parts.append(_scoring_card(x + 16, y + 3.5, 17, 20, scoring, done))
    parts.append(
        block(x + 44, y + BOARD_ROW / 2, *fit(label, OWNER_WIDTH - 50, (13, 12, 11)), INK, "start", bold=coming)
    )
    prizes = [
        _prize(x + OWNER_WIDTH + t * COLUMN + place * 31 + 2, y + 4, rules.prize(e, scoring, t, place), place)
        for t in range(TYPES)
        for place in range(PLACES)
    ]
    faded = ' opacity=".6"' if done else ""
    return "".join([*parts, f"<g{faded}>", *prizes, "</g>"])


def _prize(x: float, y: float, points: int, place: int) -> str:
    """The points of a place on its medal: first, second, third from left to right."""
    if not points:
        return ""
    ground, edge = MEDALS[place]
    return box(x, y, 29, 19, ground, edge, 1, 9.5) + text(x + 14.5, y + 13.8, str(points), 12, INK, "middle", bold=True)


def _type_head(x: float, y: float, e: Edition, t: int, words: Words) -> str:
    """A type of building: the head of a column that goes down through all panels."""
    name = building_name(t, e.theme, words)
    return (
        box(x + 2, y, TILE_WIDTH, 48, TYPE_TINTS[t], TYPE_EDGES[t], 1.2, 8)
        + use(f"al-{BUILDINGS[t]}", x + 15, y + 2, 66, 44)
        + block(x + 2 + TILE_WIDTH / 2, y + 57.5, *fit(name, COLUMN - 1, (12, 11)), INK, "middle", bold=True)
    )


def _leaders(x: float, y: float, s: State, e: Edition, t: int, names: Sequence[str], words: Words) -> str:
    """Who has the most buildings of a type now; several if they are tied (AL-V3)."""
    leading = [p for p in range(rules.rivals(s)) if _place(s, t, p) == 1]
    if not leading:
        return text(x + 2 + TILE_WIDTH / 2, y + BOARD_ROW / 2 + 4, "–", 12, MUTED, "middle")
    ranked = rival_names(s, names, words)
    step = 16.5 if len(leading) > 4 else 21
    left = x + 2 + TILE_WIDTH / 2 - step * (len(leading) - 1) / 2
    radius = 8 if len(leading) > 4 else 9.5
    badges = [_badge(left + i * step, y + BOARD_ROW / 2, radius, s, p) for i, p in enumerate(leading)]
    title = f"{building_name(t, e.theme, words)}: {words('picture-leads')}: {', '.join(ranked[p] for p in leading)}"
    return group(title, *badges)


def _place(s: State, t: int, p: int) -> int:
    """The place that somebody takes in a type, shared or not; 0 without a building of it (AL-V4)."""
    if not s.city[p][t]:
        return 0
    return 1 + sum(s.city[other][t] > s.city[p][t] for other in range(rules.rivals(s)))


def _earned(x: float, y: float, s: State, names: Sequence[str], words: Words) -> str:
    """A column of points for everybody: each scoring, and the total below a star."""
    ranked = rival_names(s, names, words)
    width = min(74, (HAND_WIDTH - 22) / len(ranked))
    left = x + 22 + (HAND_WIDTH - 22 - width * len(ranked)) / 2
    total_y = y + BOARD_HEAD + len(SCORINGS) * BOARD_ROW
    parts = [f'<path d="M{x - 10:g} {y + 10:g}V{y + BOARD_HEIGHT - 10:g}" stroke="{EDGE}" stroke-width="1.5"/>']
    parts.append(use("al-sign-star", x - 2, total_y + 4, 19, 19))
    for p, name in enumerate(ranked):
        middle = left + width * (p + 0.5)
        points = [str(s.points[scoring][p]) if _has_scored(s, scoring) else "–" for scoring in range(len(SCORINGS))]
        column = [
            _badge(middle, y + 28, 14, s, p),
            text(middle, y + 62, shorten(name, width - 4, 11), 11, INK, "middle"),
        ]
        for scoring, earned in enumerate(points):
            column.append(text(middle, y + BOARD_HEAD + scoring * BOARD_ROW + 18.5, earned, 14, INK, "middle"))
        column.append(text(middle, total_y + 19.5, str(rules.points(s, p)), 16, INK, "middle", bold=True))
        parts.append(group(f"{name}: {words('picture-points', points=rules.points(s, p))}", *column))
    return "".join(parts)


# ---- Panels ---------------------------------------------------------------------------------------------------------


def _panel(
    x: float, y: float, s: State, e: Edition, p: int, seat: int | None, names: Sequence[str], words: Words
) -> str:
    """Somebody's place at the table: name and points, buildings by type, hand."""
    name = rival_names(s, names, words)[p]
    on_turn = p == s.player and s.turns > 0 and s.phase != OVER_PHASE
    won = bool(rules.winners(s, e) >> p & 1)
    is_dirk = p >= s.players
    edge = GOLD if won else ACCENT if on_turn else EDGE
    ground = ACCENT_TINT if won or on_turn else GREY_TINT if is_dirk else PAPER
    parts = [
        box(x, y, INNER, PANEL_HEIGHT, ground, edge, 4 if won or on_turn else 1.5, 14),
        _owner(x, y, s, p, name, p == seat, words),
    ]
    if won:
        parts.append(use("al-sign-won", x + 128, y + 60, 46, 46))
    elif on_turn:
        parts.append(use("al-sign-turn", x + 138, y + 72, 34, 34))
    parts += [_tile(x + OWNER_WIDTH + t * COLUMN, y + 18, s, e, p, t, words) for t in range(TYPES)]
    if is_dirk:
        note = fit(words("picture-dirk"), HAND_WIDTH - 10, (14, 13, 12, 11))
        parts.append(block(x + HAND_X + 4, y + PANEL_HEIGHT / 2, *note, MUTED, "start"))
    elif _sees_hand(s, e, seat, p):
        parts.append(_hand(x + HAND_X, y + 11, s, p, words))
    else:
        parts.append(_hidden_hand(x + HAND_X, y + 24, s.cards[p], words))
    return "\n".join(parts)


def _owner(x: float, y: float, s: State, p: int, name: str, is_reader: bool, words: Words) -> str:
    """Seat, name and points; the reader's own panel says so."""
    points = str(rules.points(s, p))
    parts = [
        _badge(x + 32, y + 31, 17, s, p),
        block(x + 56, y + 31, *fit(name, OWNER_WIDTH - 64, (16, 14, 12)), INK, "start", bold=True),
        use("al-sign-star", x + 16, y + 54, 31, 31),
        text(x + 55, y + 80, points, 28 if len(points) < 4 else 20, INK, bold=True),
    ]
    if is_reader:
        label = words("picture-you")
        parts.append(pill(x + 16 + text_width(label, 12) + 12, y + 92, label, 12, YOU_TINT, YOU_INK, YOU_INK))
    return group(f"{name}: {words('picture-points', points=rules.points(s, p))}", *parts)


def _tile(x: float, y: float, s: State, e: Edition, p: int, t: int, words: Words) -> str:
    """A type's place, the same in every panel: easy to compare, and nothing moves when something is bought."""
    count = s.city[p][t]
    label = f"{building_name(t, e.theme, words)} ×{count}"
    drawing = use(f"al-{BUILDINGS[t]}", x + 5, y + 17, 84, 56, "" if count else ' opacity=".16"')
    if not count:
        return group(label, _vacant(x + 2, y, TILE_WIDTH, TILE_HEIGHT), drawing)
    cards = [
        box(x + 2 + 3 * i, y - 3 * i, TILE_WIDTH, TILE_HEIGHT, TYPE_TINTS[t] if i == 0 else PAPER, TYPE_EDGES[t], 1.5)
        for i in range(min(count, 3) - 1, -1, -1)
    ]
    number = pill(x + TILE_WIDTH + 6, y + TILE_HEIGHT - 19, f"×{count}", 14, INK, "#fff")
    return group(label, *cards, drawing, _medal(x + 16, y + 14, _place(s, t, p)), number)


def _medal(x: float, y: float, place: int) -> str:
    """The place somebody has in a type, if it is one that a scoring pays."""
    if not 1 <= place <= PLACES:
        return ""
    ground, edge = MEDALS[place - 1]
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="9.5" fill="{ground}" stroke="{edge}" stroke-width="1.5"/>'
    return disc + text(x, y + 4.5, str(place), 12, INK, "middle", bold=True)


# ---- Hands ----------------------------------------------------------------------------------------------------------


def _hand_title(s: State, p: int, words: Words) -> str:
    return f"{words('picture-hand')}: {cards_in(s.hand[p], words)}"


def _hand(x: float, y: float, s: State, p: int, words: Words) -> str:
    """The cards of a hand: a line for each currency, and what it is worth."""
    parts = [_purse(x, y + 24.5 * currency, s, p, currency) for currency in range(len(CURRENCIES))]
    return group(_hand_title(s, p, words), *parts)


def _purse(x: float, y: float, s: State, p: int, currency: int) -> str:
    """What a hand has of one currency: the total, then the cards. Many of them overlap, but every value can be read."""
    paint = PAINTS[currency]
    values = [v for v in range(1, VALUES + 1) for _ in range(s.hand[p][rules.kind_of(currency, v)])]
    total = rules.money_in(s, p, currency)
    step = min(26.0, (HAND_WIDTH - PURSE_X - 22) / max(len(values) - 1, 1))
    parts = [
        use(f"al-coin-{CURRENCIES[currency]}", x, y, 22, 22),
        text(
            x + PURSE_X - 8, y + 16.5, f"{total} =" if total else "–", 15, INK if total else MUTED, "end", bool(total)
        ),
    ]
    for i, value in enumerate(values):
        left = x + PURSE_X + i * step
        parts.append(box(left, y, 22, 22, paint.tint, paint.edge, 1.2, 4))
        parts.append(text(left + min(11, step / 2 + 1), y + 16, str(value), 13, INK, "middle", bold=True))
    return "".join(parts)


def _hidden_hand(x: float, y: float, cards: int, words: Words) -> str:
    """A hand from behind: how many cards it has is public (AL-H1)."""
    label = words("picture-hidden", cards=cards)
    drawn = min(cards, MOST_BACKS)
    step = min(20.0, (HAND_WIDTH - 51 - 114) / max(drawn - 1, 1))
    fan = "".join(use("al-back-money", x + i * step, y, 51, 70) for i in range(drawn))
    if not cards:
        fan = _vacant(x + 1, y + 1, 49, 68)
    left = x + 51 + max(drawn - 1, 0) * step + 14
    return group(label, fan, text(left, y + 40, shorten(label, 100, 14), 14, INK, bold=True))
