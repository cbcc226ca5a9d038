"""What happened in Machi Koro, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.games.kernel.effects import Told
from burgomaster.games.kernel.sentences import sentences
from burgomaster.games.kernel.voice import Voice
from burgomaster.games.machi_koro.effects import ICON
from burgomaster.games.machi_koro.state import Edition, State


def tell(told: Sequence[Told], before: State, after: State, e: Edition, voice: Voice) -> list[str]:
    """What happened, in sentences."""
    return sentences(told, voice, lambda thing, value: ("icon-" if thing is ICON else "") + thing.names[value])
