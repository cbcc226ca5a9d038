"""A study: a game with some of its figures or rules varied, every value on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from burgomaster.bots.guest import DEADLINE, is_guest
from burgomaster.bots.levels import LEVELS
from burgomaster.bots.registry import STEP_BOTS, check_name, lines_of, thinks
from burgomaster.cuda.devices import CPU, CUDA, check_device
from burgomaster.games.engines import for_long_work
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.arena import prepare
from burgomaster.lab.log import RunLog
from burgomaster.lab.simulate import MOST_SEED
from burgomaster.lab.study.follower import things_of
from burgomaster.lab.study.game import StudyGame
from burgomaster.lab.study.measures import Measured, measured
from burgomaster.lab.study.nets import Refit, refit_nets
from burgomaster.lab.study.plan import StudyPlan
from burgomaster.lab.study.play import GpuRoom, play_missing
from burgomaster.lab.study.sample import sample
from burgomaster.lab.study.unused import warnings
from burgomaster.lab.study.varied import Varied

MOST_GAMES = 10**7
FEWEST_DEALS = 2  # there is no interval of one
LUCK_STAYS = "a GPU has no value nets, so luck stays in the shares of the wins, as with --no-luck"


@dataclass(frozen=True)
class Study:
    """What a study found, from all deals that were played to their end in every variant."""

    plan: StudyPlan
    deals: tuple[int, ...]
    played: Mapping[int, StudyGame]
    measured: dict[tuple[int, int], Measured]  # by variant and number of players
    warnings: tuple[str, ...]
    refits: tuple[Refit, ...] = ()
    stopped: bool = False

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as `burgomaster study --json` prints it."""
        variants = self.plan.varied.variants
        return {
            **self.plan.identity(),
            "warnings": list(self.warnings),
            "deals": len(self.deals),
            "games": len(self.deals) * self.plan.games_a_deal,
            "games_planned": self.plan.games,
            "stopped": self.stopped,
            "refits": [{**asdict(one), "variant": variants[one.variant].label} for one in self.refits],
            "results": [
                {"variant": variants[variant].label, "players": players, **asdict(found)}
                for (variant, players), found in self.measured.items()
            ],
        }


def study(
    plan: StudyPlan,
    folder: Path | None = None,
    *,
    threads: int = 1,
    cluster: str | None = None,
    device: str = CPU,
    progress: Callable[[int], None] | None = None,
    say: Callable[[str], None] = lambda line: None,
) -> Study:
    """Carry a plan out. `progress` is told how many games are done, `say` what else takes long.

    With a folder every game is written down as it ends, and the same call goes on where it stopped. After Ctrl-C the
    result is that so far. A cluster, by its address, plays instead of threads; nets are refitted here. A GPU
    (`device="cuda"`) plays step bots alone, the same games as the CPU, and luck is then not taken off.
    """
    if plan.refit and folder is None:
        raise BurgomasterError("a study that refits nets needs a folder to keep them in")
    check_device(device)
    for_long_work()
    gpu = _gpu_room(plan, cluster) if device == CUDA else None
    if gpu is not None and plan.luck:
        say(LUCK_STAYS)
        plan = replace(plan, luck=False)
    log = RunLog(folder, plan.identity()) if folder is not None else None
    try:
        played = {game.number: game for game in map(StudyGame.from_data, log.rows)} if log is not None else {}
        nets, refits = refit_nets(plan, folder, say) if plan.refit and folder is not None else ({}, [])
        for count in plan.players if gpu is None else ():
            prepare(plan.setting(0, count), list(dict.fromkeys(plan.bots)), plan.deadline, luck=plan.luck)
        stopped = play_missing(plan, nets, played, threads, cluster, log, progress, gpu)
    finally:
        if log is not None:
            log.close()
    return found_in(plan, played, tuple(refits), stopped)


def _gpu_room(plan: StudyPlan, cluster: str | None) -> GpuRoom:
    """Where a GPU plays; what it cannot do is refused here."""
    from burgomaster.lab.study.cuda.playing import CudaRoom

    if cluster is not None:
        raise BurgomasterError("a study is played on a GPU or on a cluster, not on both")
    if plan.varied.forbidden:
        raise BurgomasterError("a GPU cannot forbid a seat anything: play this study with --device cpu")
    return CudaRoom(plan)


def found_in(
    plan: StudyPlan, played: Mapping[int, StudyGame], refits: tuple[Refit, ...] = (), stopped: bool = False
) -> Study:
    """What the games played so far say."""
    size = plan.games_a_deal
    deals = tuple(deal for deal in range(plan.deals) if all(deal * size + i in played for i in range(size)))
    if len(deals) < FEWEST_DEALS:
        return Study(plan, deals, played, {}, (), refits, stopped)
    things = things_of(plan.varied.base.name)
    found: dict[tuple[int, int], Measured] = {}
    for count in plan.players:
        reference = sample(plan, played, deals, 0, count)
        for variant in range(len(plan.varied.variants)):
            here = sample(plan, played, deals, variant, count) if variant else reference
            action = variant - 1 if plan.varied.forbidden and variant else None
            found[variant, count] = measured(here, reference if variant else None, things, action)
    return Study(
        plan, deals, played, found, tuple(warnings(plan.varied.variants, found, plan.bots[0])), refits, stopped
    )


def _check_barred(bots: Sequence[str], game: str, refit: int) -> None:
    """Can the first of these bots be told to do without something?"""
    native = (*STEP_BOTS, *LEVELS[:-1], *lines_of(game))
    if bots[0] not in native:
        raise BurgomasterError(
            f"{bots[0]} cannot be forbidden an action: {', '.join(STEP_BOTS)}, {LEVELS[0]} to {LEVELS[-2]} and lines "
            "of play can"
        )
    if any(map(is_guest, bots)):
        raise BurgomasterError("guests do not play where an action is forbidden")
    if refit:
        raise BurgomasterError("nets are refitted to changed figures only, not to a forbidden action")


def planned(
    name: str,
    vary: Sequence[str],
    bots: Sequence[str],
    games: int,
    *,
    players: Sequence[int],
    seed: int = 0,
    edition: str | Path | None = None,
    options: Mapping[str, str] | None = None,
    deadline: float = DEADLINE,
    luck: bool = True,
    refit: int = 0,
    forbid: Sequence[str] = (),
) -> StudyPlan:
    """A plan of at least `games` games of every variant with every number of players. What cannot be is refused here.

    `bots` is one for all seats, or one for each. With `luck` shares are told without it, where the game has a value
    net. With `refit` levels and luck of changed variants go by a net that is trained further for so many rounds.
    Instead of figures to `vary`, actions to `forbid` may be given: the first bot must do without, one at a time.
    """
    for bot in bots:
        check_name(bot, name)
    if len(set(players)) < len(players) or not players:
        raise BurgomasterError("a study takes every number of players once, and at least one")
    if len(bots) > 1 and any(count != len(bots) for count in players):
        raise BurgomasterError(f"{len(bots)} bots sit at a table of {len(bots)}; one bot fills tables of any size")
    if not 1 <= games <= MOST_GAMES:
        raise BurgomasterError(f"games must be 1 to {MOST_GAMES}, not {games}")
    if not 0 <= seed <= MOST_SEED:
        raise BurgomasterError(f"seed must be 0 to {MOST_SEED}, not {seed}")
    if refit and not any(bot in LEVELS[:-1] for bot in bots):
        raise BurgomasterError(f"only {LEVELS[0]} to {LEVELS[-2]} can go by refitted nets, and none of them plays")
    things_of(name)
    varied = Varied(name, players[0], vary, edition, options, forbid)
    if forbid:
        _check_barred(bots, name, refit)
    kinds = tuple(bots[:1] if len(set(bots)) == 1 else bots)
    turns = min(players) if forbid else len(kinds)
    deals = max(-(-games // turns), FEWEST_DEALS)
    plan = StudyPlan(varied, tuple(players), kinds, seed, deals, deadline, luck and thinks(name), refit)
    for count in players:
        for variant in range(len(varied.variants)):
            plan.setting(variant, count)
    return plan
