"""Market Square: what can be done, declared once."""

from __future__ import annotations

from burgomaster.games.kernel.steps import Domain, Steps, numbers
from burgomaster.games.market_square.state import BUILD_PHASE, BUILDINGS, DIE_PHASE, SELL_PHASE

STEPS = Steps()
THROW = STEPS.verb("throw", phases=(SELL_PHASE,))  # go on selling: throw the die
CLOSE = STEPS.verb("close", phases=(SELL_PHASE,))  # take the takings home
BUILD = STEPS.verb("build {}", Domain(BUILDINGS), phases=(BUILD_PHASE,))
PASS = STEPS.verb("pass", phases=(BUILD_PHASE,))  # build nothing
DIE = STEPS.outcome("die {}", numbers(1, 6), phases=(DIE_PHASE,))

SIZE = STEPS.size
VERB = STEPS.verbs()
FIRST_ARG = STEPS.arguments(0)
