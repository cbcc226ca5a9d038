"""What a small game need not write: the Python half of the contract, worked out from what the game declares anyway.

A game says once what lies on the table (state.py), what can be done (steps.py) and why not (refusals.py). From that,
`Simple` has every function of `kernel/contract.py`. A game's `__init__.py` takes them name by name, or writes its own:

    _simple = Simple(SPEC, State, Edition, STEPS, rules, Path(__file__).parent)
    text, parse, describe, reason = _simple.text, _simple.parse, _simple.describe, _simple.reason

Each function is explained in the file it comes from. Rules that most small games share are in `simple/rules.py`.
"""

from __future__ import annotations

from burgomaster.games.simple.editions import options_of
from burgomaster.games.simple.game import Simple

__all__ = ["Simple", "options_of"]
