"""Studies in which one seat goes without an action: it does, nobody else must, and what that costs is told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

import burgomaster as bm
from burgomaster.bots.registry import bot
from burgomaster.games.kernel.luck import luck_key
from burgomaster.lab.arena import Arena, Without
from burgomaster.lab.study.forbidden import actions, steps_of
from burgomaster.lab.study.measures import WITHOUT
from burgomaster.lab.study.study import Study, planned, study
from burgomaster.lab.study.varied import Varied
from burgomaster.play.position import begin
from burgomaster.play.setting import setting
from tests.lab.study.test_report import Page, run

NAME = "machi-koro"
STORE = "buy convenience-store"


def plan_of(*forbid: str, bots: Sequence[str] = ("greedy",), players: int = 2, games: int = 6, **more: Any) -> Any:
    return planned(NAME, [], bots, games, players=[players], seed=3, forbid=forbid, **more)


@pytest.fixture(scope="module")
def stores() -> Study:
    """Level 4 without what it buys most, and without what it never buys."""
    return study(plan_of(STORE, "buy mine", bots=["level-4"], players=3))


def bought_by(found: Study, variant: int, thing: str) -> tuple[int, int]:
    """How often who goes without bought a thing, and how often all others did."""
    plan, own, others = found.plan, 0, 0
    things = [one.thing for one in found.measured[0, plan.players[0]].things]
    for number, game in found.played.items():
        place = plan.place(number)
        for one in game.bought if place.variant == variant else ():
            if things[one.thing] == thing:
                own += one.times * (one.seat == place.turned)
                others += one.times * (one.seat != place.turned)
    return own, others


# ---- Going without --------------------------------------------------------------------------------------------------


def test_every_seat_goes_without_once_on_every_deal_and_the_others_need_not(stores: Study) -> None:
    plan = stores.plan
    assert (plan.deals, plan.games) == (2, 2 * (1 + 2 * 3))
    places = [plan.place(number) for number in range(plan.games)]
    assert [(one.deal, one.turned) for one in places if one.variant == 1] == [(d, t) for d in (0, 1) for t in range(3)]
    own, others = bought_by(stores, 1, "convenience-store")
    assert own == 0
    assert others > 0
    assert bought_by(stores, 0, "convenience-store")[0] > 0


@pytest.mark.parametrize("name", ["greedy", "random", "line-stores", "level-1"])
def test_every_native_bot_can_go_without(name: str) -> None:
    found = study(plan_of(STORE, bots=[name], luck=False))
    own, others = bought_by(found, 1, "convenience-store")
    assert own == 0
    assert others > 0
    told = found.measured[1, 2].forbidden
    assert told is not None
    assert told.forced == 0
    assert told.taken.value == pytest.approx(found.measured[0, 2].things[4].times.value / 2)


def test_the_best_of_the_rest_is_taken_instead() -> None:
    """Where a game first goes another way, the level was about to do what it may not, and took its next best."""
    agreed, key, mask = setting(NAME, 2), luck_key(3, 0), steps_of(NAME, STORE)
    arena = Arena(agreed, 5.0, traced=True)
    arena.play(["level-4"] * 2, key)
    free = arena.trace.tolist()
    arena.play(["level-4"] * 2, key, Without(1, np.zeros_like(mask)))
    assert arena.trace.tolist() == free
    arena.play(["level-4"] * 2, key, Without(1, mask))
    barred = arena.trace.tolist()
    at = next(place for place, (one, other) in enumerate(zip(free, barred, strict=False)) if one != other)
    here = begin(agreed)
    for step in free[:at]:
        here = here.play(agreed.game.text((step,)))
    assert here.turn == 1
    thinker = bot("level-4", NAME)
    assert str(thinker.choose(here)) == agreed.game.text((free[at],)) == STORE
    thought = thinker.thoughts()  # type: ignore[attr-defined]
    chances = {str(idea.action): idea.chance for idea in thought[1].ideas if str(idea.action) != STORE}
    assert chances[agreed.game.text((barred[at],))] == max(chances.values())
    arena.play(["level-4"] * 2, key)  # and then nothing is forbidden any more
    assert arena.trace.tolist() == free


def test_what_is_the_only_legal_action_is_taken_all_the_same() -> None:
    found = study(plan_of("throw", bots=["level-4"], luck=False))
    told = found.measured[1, 2].forbidden
    assert told is not None
    assert told.forced == told.takers == 1
    assert found.measured[1, 2].unfinished == 0
    again = study(plan_of("pass", bots=["level-4"], luck=False))  # often the only one, or else whatever can be paid
    one = again.measured[1, 2].forbidden
    assert one is not None
    assert one.forced > 0
    assert not again.measured[1, 2].same


def test_one_bot_among_others_goes_without() -> None:
    found = study(plan_of(STORE, bots=["greedy", "random"], luck=False))
    plan = found.plan
    assert plan.games_a_deal == 4
    for number, game in found.played.items():
        place = plan.place(number)
        assert plan.seats(place)[place.turned] == "greedy"
        assert game.number == number
    assert bought_by(found, 1, "convenience-store")[0] == 0
    one = found.measured[0, 2].figures
    assert one[WITHOUT] == one["wins of greedy"]


# ---- What is told ---------------------------------------------------------------------------------------------------


def test_what_a_seat_loses_is_told_deal_by_deal(stores: Study) -> None:
    free, barred, unused = (stores.measured[variant, 3] for variant in range(3))
    assert free.figures[WITHOUT].value == pytest.approx(1 / 3)
    assert "wins of seat A" not in free.figures
    plan = stores.plan
    won = []
    for number, game in stores.played.items():
        place = plan.place(number)
        if place.variant == 1:
            seat = place.turned
            won.append((seat in game.winners) / len(game.winners) - game.luck[seat])
    assert barred.figures[WITHOUT].value == pytest.approx(np.mean(won))
    assert barred.differences[WITHOUT].value == pytest.approx(np.mean(won) - 1 / 3)
    assert barred.forbidden is not None
    assert barred.forbidden.takers == 1
    assert unused.same
    assert unused.differences[WITHOUT].value == pytest.approx(0)


def test_an_action_that_nobody_would_take_is_said_loudly(stores: Study) -> None:
    (said,) = stores.warnings
    assert said.startswith("without buy mine, 3 players: all 6 games went exactly as in the reference")
    assert "level-4 would not have done it anyway" in said


def test_threads_and_interruptions_do_not_matter(stores: Study, tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    whole = study(stores.plan, tmp_path, threads=2)
    assert whole.to_dict() == stores.to_dict()
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:5]) + lines[5][:20])
    resumed = study(stores.plan, tmp_path)
    assert resumed.to_dict() == stores.to_dict()
    assert resumed.played == stores.played
    with pytest.raises(bm.BurgomasterError, match="holds another run: there variants is"):
        study(plan_of(STORE, bots=["level-4"], players=3), tmp_path)


def test_a_run_knows_by_which_nets_a_seat_chose_that_went_without() -> None:
    """`greedy` goes by none, but without its only choice it takes what a net finds best."""
    assert plan_of(STORE, luck=False).identity()["minds"] is not None
    assert plan_of(luck=False).identity()["minds"] is None


def test_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--bots", "level-4", "--forbid", "buy *") == 0
    told = capsys.readouterr()
    assert "what a seat loses that goes without; level-4 sits there" in told.out
    assert "buy wheat-field" in told.out
    assert told.err.count("WARNING: without ") == 1
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    page = Page(text)
    assert page.open == []
    assert any(one.startswith("wins of the seat that goes without: difference") for one in page.plots)
    assert "one seat without each of 15 actions" in text
    assert text.index('role="alert"') < text.index("What a seat loses that goes without") < text.index("free seats")
    assert "Value nets evaluate positions as if it could still be taken." in text
    result = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert [one["variant"] for one in result["results"]][:2] == ["reference", "without buy wheat-field"]
    assert result["results"][0]["forbidden"] is None
    assert set(result["results"][1]["forbidden"]) == {"taken", "takers", "forced"}
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    barred = [row for row in rows if row["goes_without"]]
    assert len(barred) == 15 * 4
    assert all(row["variant"] != "reference" for row in barred)
    assert all(row[f"bought {row['variant'].removeprefix('without buy ')}"] == 0 for row in barred)


# ---- Names ----------------------------------------------------------------------------------------------------------


def test_actions_go_by_their_first_words() -> None:
    assert actions(NAME, ["buy  mine", "buy mine", "build *"]) == (
        *("buy mine", "build train-station", "build shopping-mall", "build amusement-park", "build radio-tower"),
    )
    assert steps_of(NAME, "buy mine").sum() == 1
    assert steps_of(NAME, "buy").sum() == 15
    assert len(actions("alhambra", ["buy *"])) == 6
    assert steps_of("alhambra", "buy museum").sum() == 4  # one for every currency
    assert steps_of("alhambra", "take yellow 1").sum() == 2  # alone, or with others
    assert steps_of("monopoly-builder", "bid 1").sum() == 0
    assert [one.label for one in Varied(NAME, 2, [], forbid=["buy mine"]).variants] == ["reference", "without buy mine"]
    shorts = [one.short for one in Varied(NAME, 2, [], forbid=["buy *"]).variants]
    assert len(set(shorts)) == 16


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--forbid", "buy chese-factory"], "has no such action; did you mean 'buy cheese-factory'"),
        (["--forbid", "build cheese-factory"], "did you mean 'buy cheese-factory'"),
        (["--forbid", "buy m"], "--forbid buy m: machi-koro has no such action"),
        (["--forbid", "dice 3"], "machi-koro has no such action"),
        (["--forbid", "sell *"], "machi-koro has no such action"),
        (["--forbid", ""], "machi-koro has no such action"),
        (["--forbid", "pass", "--vary", "building.mine.cost=3"], "varies figures or forbids actions, not both"),
        (["--forbid", "pass", "--refit", "2", "--bots", "level-3"], "not to a forbidden action"),
        (["--forbid", "pass", "--bots", "level-5"], "level-5 cannot be forbidden an action: random, greedy, level-1"),
        (["--forbid", "pass", "--bots", "greedy,some:Guest"], "guests do not play where an action is forbidden"),
        (["--forbid", "pass", "--bots", "greedy", "--device", "cuda"], "a GPU cannot forbid a seat anything"),
    ],
)
def test_mistakes_are_told_in_a_sentence(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, *words) == 1
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
