"""The rules of Monopoly Builder, numbered as in the rulebook (MB-…).

How to read this: `s` is the table, `e` the edition (all printed figures), `p` a seat, `d` a deed, `k` a kind of chip.
`s.player` is the seat on turn; `s.actor` is the seat that decides now, which another player can be in an auction, a
deal or when chips are given. A *step* is one small choice or one chance outcome, declared in steps.py with its verb and
arguments; the words people use for them are in actions.py. Bids and offers are put together from several steps, always
in the order written there. Why a step is refused is listed in refusals.py (`no.…`).

The chapters, of which each uses only what stands before it in this list:

scoring.py      sets, buildings, Community Builder and Billionaire
chips.py        chips, tokens, trading with the bank
turn.py         whose turn it is, the first throw, the end
building.py     floors built and removed
auction.py      auctions and bids
debts.py        debts, mortgages, bankruptcy
board.py        moving, and what the spaces do
cards.py        chance cards
dice.py         what a throw brings; jail
deal.py         deals between players
legal_steps.py  every legal step, and chance
refusing.py     why a step is refused
course.py       how a game begins and a step is carried out; what a seat cannot know
"""

from __future__ import annotations

from burgomaster.games.monopoly_builder.rules.auction import *
from burgomaster.games.monopoly_builder.rules.board import *
from burgomaster.games.monopoly_builder.rules.building import *
from burgomaster.games.monopoly_builder.rules.cards import *
from burgomaster.games.monopoly_builder.rules.chips import *
from burgomaster.games.monopoly_builder.rules.course import *
from burgomaster.games.monopoly_builder.rules.deal import *
from burgomaster.games.monopoly_builder.rules.debts import *
from burgomaster.games.monopoly_builder.rules.dice import *
from burgomaster.games.monopoly_builder.rules.legal_steps import *
from burgomaster.games.monopoly_builder.rules.refusing import *
from burgomaster.games.monopoly_builder.rules.scoring import *
from burgomaster.games.monopoly_builder.rules.turn import *
