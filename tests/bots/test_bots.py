"""Bots choose legal actions, choose the same ones with the same seed, and greedy is worth playing against."""

from __future__ import annotations

import pytest

import burgomaster as bm
from burgomaster.bots.levels import LEVELS
from burgomaster.bots.registry import STEP_BOTS, bot, bots_of
from burgomaster.games import GAMES, game
from burgomaster.games.kernel.levels import Effort
from burgomaster.lab.simulate import simulate
from tests.bots.effort import set_effort
from tests.longest import each, in_every_run
from tests.parts import SENSIBLE, WHOLE, fewest


def marks_of(name: str, kind: str) -> list[pytest.MarkDecorator]:
    """Every run lets the weakest and the strongest level play, of a long game only the former."""
    between = kind in LEVELS[1:-1]
    return [pytest.mark.long] if between or (kind == LEVELS[-1] and not in_every_run(name)) else []


@pytest.mark.parametrize(
    ("name", "kind"), [pytest.param(name, kind, marks=marks_of(name, kind)) for name in GAMES for kind in bots_of(name)]
)
def test_bots_play_legally_and_repeatably(name: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games of the quick bots, the beginnings of those that think."""
    # A search that runs out of time on a busy machine is not repeatable: this one has all the time it needs.
    set_effort(monkeypatch, name, Effort(100, 600.0))
    players = game(name).SPEC.players[-1] if kind in STEP_BOTS else fewest(name)
    most = 10**6 if kind in STEP_BOTS else 25

    def played() -> list[str]:
        dice = bm.FairDice("bots", ("",) * players, bytes(32))
        match = bm.Match(bm.start(name, players), dice=dice)
        bots = [bot(kind, name, seed) for seed in range(players)]
        for _ in range(most):
            if match.position.over:
                break
            before = match.position.to_json()
            action = bots[match.position.turn].choose(match.position)
            assert match.position.to_json() == before  # thinking changes nothing
            assert match.position.why_not(action) is None
            match.act(action)
        return [entry.text for entry in match.entries]

    assert played() == played()


@each("name", SENSIBLE)
def test_greedy_beats_random(name: str) -> None:
    for players in game(name).SPEC.players:
        result = simulate(name, ["greedy"] + ["random"] * (players - 1), 500, seed=41)
        assert result.share(result.wins[0]).low > (1.5 if name in WHOLE else 1) / players
        assert result.unfinished == 0


def test_unknown_bots() -> None:
    with pytest.raises(bm.BurgomasterError, match="did you mean 'greedy'"):
        bot("gredy", "machi-koro")
    for name in ("greedy", "level-1", "level-5"):
        with pytest.raises(bm.BurgomasterError, match="there is no game 'chess'"):
            bot(name, "chess")


def test_greedy_takes_the_win_in_machi_koro() -> None:
    from tests.games.machi_koro.tables import after_throw, city, table

    here = after_throw(table(city(30, ["train-station", "shopping-mall", "amusement-park"]), city()), "5")
    assert bot("greedy", "machi-koro").choose(here) == "build radio-tower"
    tv = after_throw(table(city(0, tv_station=1), city(1), city(9), city(5)), "6")
    assert bot("greedy", "machi-koro").choose(tv) == "tv C"
