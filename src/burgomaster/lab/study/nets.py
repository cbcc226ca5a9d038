"""Value nets for changed editions: the game's own nets, trained further in games of the variant.

A net that learned one set of prices is wrong about another, and so do the levels that go by it. What was trained lies
in the study's folder, so that a resumed study goes on with the same nets.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from burgomaster.bots.engine import engine
from burgomaster.bots.levels import unseen_by
from burgomaster.lab.calibration import samples_of
from burgomaster.lab.learn import FIRST_RATE, GAMES_A_ROUND, LAST_RATE, Learner
from burgomaster.lab.study.plan import StudyPlan
from burgomaster.play.setting import Setting

FOLDER = "nets"
NET = "net-"  # before the name of its level
GENTLE = 0.25  # learning rates as a share of those for a new net
TRIED = 200  # games in which the chances are then compared with the results
PLAYED_BY = "greedy"  # those games


@dataclass(frozen=True)
class Refit:
    """One variant for which nets were trained: in how many games, and how true the chances are then."""

    variant: int
    players: int
    games: int
    error_before: float  # mean distance between chances said and shares won: of the game's own net in the variant
    error: float  # of the refitted one, in the same games


def refit_nets(
    plan: StudyPlan, folder: Path, say: Callable[[str], None]
) -> tuple[dict[tuple[int, int], dict[str, Any]], list[Refit]]:
    """The nets of all changed variants by variant and number of players, trained now or found in the folder."""
    nets: dict[tuple[int, int], dict[str, Any]] = {}
    told: list[Refit] = []
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    for variant, of in enumerate(plan.varied.variants):
        for players in plan.players if not of.is_reference else ():
            file = folder / FOLDER / f"{variant}-{players}.npz"
            if not file.exists():
                say(f"training a net for {of.label}, {players} players")
                _write(file, *_refit(plan, variant, players))
            with np.load(file) as found:
                nets[variant, players] = {key.removeprefix(NET): found[key] for key in found if key.startswith(NET)}
                told.append(Refit(**json.loads(str(found["told"]))))
    return nets, told


def _refit(plan: StudyPlan, variant: int, players: int) -> tuple[dict[str, Any], Refit]:
    """The nets by level: what all go by, and those of the levels that play and have one of their own."""
    agreed = plan.setting(variant, players)
    own = engine(agreed.name)
    levels = [level for level in own.nets if not level or level in plan.bots]
    nets = {
        level: _trained_on(plan, agreed, own.net(players, level), unseen_by(agreed.name, level)) for level in levels
    }
    before, after = (samples_of(agreed, TRIED, plan.seed, PLAYED_BY, one).error for one in (own.net(players), nets[""]))
    return nets, Refit(variant, players, plan.refit * GAMES_A_ROUND, before, after)


def _trained_on(plan: StudyPlan, agreed: Setting, net: Any, unseen: Sequence[int]) -> Any:
    learner = Learner(agreed.name, agreed.players, plan.seed, [agreed], net, unseen)
    for number in range(plan.refit):
        learner.round(GENTLE * (FIRST_RATE + (LAST_RATE - FIRST_RATE) * number / plan.refit))
    return learner.net()


def _write(file: Path, nets: dict[str, Any], told: Refit) -> None:
    """All of it or nothing: a file that is there is whole."""
    part = file.with_suffix(".part.npz")
    np.savez(part, told=json.dumps(asdict(told)), **{NET + level: net for level, net in nets.items()})
    part.replace(file)
