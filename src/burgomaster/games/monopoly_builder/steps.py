"""Monopoly Builder's steps, declared once. Rules and words look everything up here."""

from __future__ import annotations

from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.pairs import PAIRS
from burgomaster.games.kernel.steps import Domain, Steps, numbers
from burgomaster.games.monopoly_builder.state import (
    ACT_PHASE,
    ANSWER_PHASE,
    AUCTION_PHASE,
    BUY_PHASE,
    CARD_PHASE,
    CARDS,
    DEBT_PHASE,
    DEED_COUNT,
    DEEDS,
    DICE_PHASE,
    DRAW_PHASE,
    FIELDS,
    FREE_PHASE,
    GIVE_PHASE,
    KINDS,
    LEAST_RATE,
    MOST_RATE,
    NOTES,
    OFFER_PHASE,
    PICK_PHASE,
    REDEEM_PHASE,
    REMOVE_PHASE,
    ROLL_PHASE,
    SEATS,
    START_PHASE,
    STEAL_PHASE,
    SURPLUS_PHASE,
    SWAP_PHASE,
    THROW_PHASE,
    TOKEN_PHASE,
    TOKENS,
    WIDTH,
)

KIND = Domain(KINDS)
SEAT = Domain(tuple(SEAT_LETTERS[:SEATS]))
DEED = Domain(DEEDS)
FIELD = Domain(tuple(f"{field % WIDTH + 1},{field // WIDTH + 1}" for field in range(FIELDS)))  # column and row, from 1
NOTE = Domain(tuple(map(str, NOTES)))
CHANCE_CARD = Domain(CARDS)
TOKEN_NAME = Domain(TOKENS)
RATE = numbers(LEAST_RATE, MOST_RATE)

_DEALS_OPEN = (SURPLUS_PHASE, THROW_PHASE, BUY_PHASE, ACT_PHASE, DEBT_PHASE, OFFER_PHASE, ANSWER_PHASE)


def _two_for_one(first: str, second: str, taken: str) -> str:
    given = f"2 {first}" if first == second else f"{first} + {second}"
    return f"trade {given} for {taken}"


STEPS = Steps()
END = STEPS.verb("end", phases=(ACT_PHASE,))  # end the turn
THROW = STEPS.verb("throw", phases=(THROW_PHASE,))
PAY_FINE = STEPS.verb("pay", phases=(THROW_PHASE,))  # leave jail by paying
USE_CARD = STEPS.verb("use card", phases=(THROW_PHASE,))  # leave jail by a Get-out card
BUY = STEPS.verb("buy", phases=(BUY_PHASE,))
AUCTION = STEPS.verb("auction", phases=(BUY_PHASE,))  # do not buy: the deed is auctioned
DROP = STEPS.verb("drop", phases=(AUCTION_PHASE,))  # drop out of an auction
GO_BANKRUPT = STEPS.verb("bankrupt", phases=(DEBT_PHASE,))
ACCEPT = STEPS.verb("accept", phases=(ANSWER_PHASE,))
REFUSE = STEPS.verb("refuse", phases=(ANSWER_PHASE,))
KEEP = STEPS.verb("keep", phases=(REDEEM_PHASE,))  # leave the deeds received mortgaged
NO_STEAL = STEPS.verb("no steal", phases=(STEAL_PHASE,))
LEAVE = STEPS.verb("leave {}", KIND, phases=(SURPLUS_PHASE,))  # leave a surplus chip on the space
GIVE = STEPS.verb("give {}", KIND, phases=(GIVE_PHASE,))  # give a chip to the player on turn
PICK = STEPS.verb("take {}", KIND, phases=(PICK_PHASE,))  # take a chip of your choice
TRADE = STEPS.verb("trade {2} {0} for {1}", KIND, KIND, RATE, phases=(ACT_PHASE,))  # with the bank, at its rate
PARK = STEPS.verb(_two_for_one, KIND, KIND, KIND, phases=(ACT_PHASE,), name="trade")  # any two, first <= second
STEAL = STEPS.verb("steal {1} from {0}", SEAT, KIND, phases=(STEAL_PHASE,))
SWAP = STEPS.verb("swap {0} for {2} of {1}", KIND, SEAT, KIND, phases=(SWAP_PHASE,))  # Forced trade: the own kind first
MORTGAGE = STEPS.verb("mortgage {}", DEED, phases=(ACT_PHASE, DEBT_PHASE))
PAY_OFF = STEPS.verb("pay-off {}", DEED, phases=(ACT_PHASE, REDEEM_PHASE))
BUILD = STEPS.verb("build {}", FIELD, phases=(ACT_PHASE, FREE_PHASE))  # the next floor there
OFFER = STEPS.verb("offer {}:", SEAT, phases=_DEALS_OPEN, goes_on=True)  # begin an offer, or a counter-offer
# What is given, for what is asked: things are named in this order, and then the offer is complete.
GIVE_DEED = STEPS.verb("{}", DEED, phases=(OFFER_PHASE,), goes_on=True, follows=True)
GIVE_CHIP = STEPS.verb("{}", KIND, phases=(OFFER_PHASE,), goes_on=True, follows=True)
GIVE_CARD = STEPS.verb("card", phases=(OFFER_PHASE,), goes_on=True, follows=True)
GIVE_NOTE = STEPS.verb("{}", NOTE, phases=(OFFER_PHASE,), goes_on=True, follows=True)
FOR = STEPS.verb("for", phases=(OFFER_PHASE,), goes_on=True, follows=True)
TAKE_DEED = STEPS.verb("{}", DEED, phases=(OFFER_PHASE,), goes_on=True, follows=True)
TAKE_CHIP = STEPS.verb("{}", KIND, phases=(OFFER_PHASE,), goes_on=True, follows=True)
TAKE_CARD = STEPS.verb("card", phases=(OFFER_PHASE,), goes_on=True, follows=True)
TAKE_NOTE = STEPS.verb("{}", NOTE, phases=(OFFER_PHASE,), goes_on=True, follows=True)
PROPOSE = STEPS.verb("", phases=(OFFER_PHASE,), follows=True)
BID = STEPS.verb("bid {}", NOTE, phases=(AUCTION_PHASE,), goes_on=True)  # put a bid together, the largest note first
BID_DONE = STEPS.verb("", phases=(AUCTION_PHASE,), follows=True)
DICE = STEPS.outcome("dice {}", PAIRS, phases=(START_PHASE, DICE_PHASE, ROLL_PHASE))
CARD = STEPS.outcome("card {}", CHANCE_CARD, phases=(CARD_PHASE,))
REMOVE = STEPS.verb("remove {}", FIELD, phases=(REMOVE_PHASE,))  # the top floor there
TOKEN = STEPS.verb("token {}", TOKEN_NAME, phases=(TOKEN_PHASE,))  # choose one before the game
DRAWN = STEPS.outcome("drawn {}", TOKEN_NAME, phases=(DRAW_PHASE,))  # a player's token by chance

VERB = STEPS.verbs()
FIRST_ARG = STEPS.arguments(0)
SECOND_ARG = STEPS.arguments(1)
THIRD_ARG = STEPS.arguments(2)
BY_CHANCE = STEPS.by_chance()
IN_OFFER = STEPS.only_in(OFFER_PHASE)
MOST_LEGAL = 1 + 12 + 28 + DEED_COUNT + FIELDS + SEATS - 1  # the player's own part of a turn is the widest choice
