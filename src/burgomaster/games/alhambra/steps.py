"""Alhambra's steps, declared once. Rules and words look everything up here."""

from __future__ import annotations

from burgomaster.games.alhambra.state import (
    ACT_PHASE,
    BUILDINGS,
    CURRENCIES,
    DEAL_PHASE,
    DIRK_PHASE,
    FIRST_PHASE,
    MONEY_CARDS,
    PAY_PHASE,
    PRICES,
    ROW_PHASE,
    SCORING_CARDS,
    SCORINGS,
    SEATS,
    TAKE_PHASE,
    TYPES,
    VALUES,
    YARD_PHASE,
)
from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.steps import Domain, Steps, numbers

SLOT = Domain(CURRENCIES)  # a slot of the yard has the number of its currency
TYPE = Domain(BUILDINGS)
PRICE = numbers(1, PRICES)
CARD = Domain(MONEY_CARDS)  # by kind
VALUE = numbers(1, VALUES)
SCORING_CARD = Domain(SCORINGS[:SCORING_CARDS])
SEAT = Domain(tuple(SEAT_LETTERS[:SEATS]))

_DRAWING = (YARD_PHASE, DIRK_PHASE)
_TAKING = (ACT_PHASE, TAKE_PHASE)

STEPS = Steps()
BUY = STEPS.verb("buy {1}@{0}", SLOT, TYPE, phases=(ACT_PHASE,), goes_on=True)  # buy this building of the yard …
TAKE = STEPS.verb("take {}", CARD, phases=_TAKING)  # take this open money card, and no more
TAKE_AND = STEPS.verb("take {},", CARD, phases=_TAKING, goes_on=True)  # take this one, and another …
PASS = STEPS.verb("pass", phases=(ACT_PHASE,))  # only when nothing else is possible
PAY = STEPS.verb("{}", VALUE, phases=(PAY_PHASE,), goes_on=True, follows=True)  # … paying with this card, high to low …
KEEP = STEPS.verb("", phases=(PAY_PHASE,), follows=True)  # … that is all, and the building is yours
FOR_DIRK = STEPS.verb("for dirk", phases=(PAY_PHASE,), follows=True)  # … that is all, and the building is Dirk's
BUILDING = STEPS.outcome("building {} {}", TYPE, PRICE, phases=_DRAWING)
MONEY = STEPS.outcome("money {}", CARD, phases=(DEAL_PHASE, ROW_PHASE))
SCORING = STEPS.outcome("scoring {}", SCORING_CARD, phases=(ROW_PHASE,))
FIRST = STEPS.outcome("first {}", SEAT, phases=(FIRST_PHASE,))  # who starts

VERB = STEPS.verbs()
FIRST_ARG = STEPS.arguments(0)
SECOND_ARG = STEPS.arguments(1)
BY_CHANCE = STEPS.by_chance()
BUILDING_STEPS = STEPS.of(BUILDING)  # by type, then by price
MONEY_STEPS = STEPS.of(MONEY)  # by kind of card
MOST_LEGAL = TYPES * PRICES  # drawing a building is the widest choice
