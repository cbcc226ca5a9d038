"""Corner Lots: what can be done, declared once."""

from __future__ import annotations

from burgomaster.games.corner_lots.state import BIDDING, DRAWING, LOTS, MOST_BID
from burgomaster.games.kernel.steps import Domain, Steps, numbers

STEPS = Steps()
PASS = STEPS.verb("pass", phases=(BIDDING,))
BID = STEPS.verb("bid {}", numbers(1, MOST_BID), phases=(BIDDING,))
DRAW = STEPS.outcome("draw {}", Domain(LOTS), phases=(DRAWING,))

SIZE = STEPS.size
VERB = STEPS.verbs()
FIRST_ARG = STEPS.arguments(0)
