"""Machi Koro's steps and refusals, declared once. Rules and words look everything up here."""

from __future__ import annotations

from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.pairs import PAIRS
from burgomaster.games.kernel.steps import Domain, Steps, numbers
from burgomaster.games.machi_koro.state import (
    BUILD_PHASE,
    BUILDINGS,
    DICE_PHASE,
    GIVE_PHASE,
    KINDS,
    LANDMARKS,
    MARKET_PHASE,
    RADIO_PHASE,
    SEATS,
    START_PHASE,
    TAKE_PHASE,
    THROW_PHASE,
    TV_PHASE,
)

DICE = numbers(1, 2)
PIPS = numbers(1, 6)
SEAT = Domain(tuple(SEAT_LETTERS[:SEATS]))
BUILDING = Domain(BUILDINGS)
LANDMARK = Domain(LANDMARKS)

STEPS = Steps()
THROW = STEPS.verb("throw {}", DICE, phases=(THROW_PHASE,))
KEEP = STEPS.verb("keep", phases=(RADIO_PHASE,))  # radio tower: let the throw stand
AGAIN = STEPS.verb("again {}", DICE, phases=(RADIO_PHASE,))  # radio tower: throw again
TV_FROM = STEPS.verb("tv {}", SEAT, phases=(TV_PHASE,))  # the TV station takes from this player
NO_SWAP = STEPS.verb("no swap", phases=(GIVE_PHASE,))  # business center: do not swap
GIVE = STEPS.verb("swap {}", BUILDING, phases=(GIVE_PHASE,), goes_on=True)  # swap, giving this one …
TAKE = STEPS.verb("for {1} of {0}", SEAT, BUILDING, phases=(TAKE_PHASE,), follows=True)  # … for that one
BUY = STEPS.verb("buy {}", BUILDING, phases=(BUILD_PHASE,))
BUILD = STEPS.verb("build {}", LANDMARK, phases=(BUILD_PHASE,))
PASS = STEPS.verb("pass", phases=(BUILD_PHASE,))  # build nothing
ONE_DIE = STEPS.outcome("dice {}", PIPS, phases=(DICE_PHASE,))
TWO_DICE = STEPS.outcome("dice {}", PAIRS, phases=(DICE_PHASE,))
FIRST = STEPS.outcome("first {}", SEAT, phases=(START_PHASE,))  # who starts
CARD = STEPS.outcome("card {}", BUILDING, phases=(MARKET_PHASE,))  # drawn from the deck, for the market

VERB = STEPS.verbs()
FIRST_ARG = STEPS.arguments(0)
SECOND_ARG = STEPS.arguments(1)
BY_CHANCE = STEPS.by_chance()
MOST_LEGAL = (SEATS - 1) * KINDS  # taking in a swap is the widest choice
