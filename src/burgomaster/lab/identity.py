"""What makes a run the one it is: all of it must be the same to go on with what is kept of it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from burgomaster.bots.engine import nets_of, reference_nets_of
from burgomaster.bots.guest import is_guest
from burgomaster.bots.levels import LEVELS, is_searcher, levels_of
from burgomaster.bots.registry import thinks
from burgomaster.play.setting import Setting


def identity(
    kind: str,
    agreed: Setting,
    bots: Sequence[str],
    seed: int,
    deadline: float,
    *,
    luck: bool,
    evaluated: bool = False,
    **more: Any,
) -> dict[str, Any]:
    """What every run has in common, and what is `more` to one of its kind. The number of games may grow.

    `evaluated`: value nets choose in it, though no bot that thinks plays.
    """
    from burgomaster import __version__

    thinking = any(name in LEVELS or is_searcher(name, agreed.name) for name in bots)
    return {
        "format": kind,
        "version": __version__,
        "game": agreed.name,
        "rules": agreed.game.SPEC.rules,
        "edition": agreed.edition,
        "edition_hash": agreed.edition_hash,
        "options": dict(agreed.options),
        "bots": list(bots),
        "seed": seed,
        "deadline": deadline if any(map(is_guest, bots)) else None,
        "luck": luck,
        "minds": minds(agreed.name) if luck or thinking or evaluated else None,
        **more,
    }


def minds(game: str) -> str | None:
    """How the levels think: a hash of their nets and efforts, by which luck is told from skill as well."""
    if not thinks(game):
        return None
    told = repr(levels_of(game)).encode() + nets_of(game).read_bytes()
    if reference_nets_of(game).exists():
        told += reference_nets_of(game).read_bytes()
    return hashlib.sha256(told).hexdigest()[:16]
