"""Reviews: accounts that add up, planted blunders that are found, and nothing that a seat could not know."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.cli import main
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_key
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.lab.assessed import levels, planted
from burgomaster.play.position import Position
from burgomaster.play.record import Entry, Record
from burgomaster.play.setting import setting
from burgomaster.review.assessor import DEPTHS, GLANCED, SEARCHED, Assessor
from burgomaster.review.played_on import PlayedOn
from burgomaster.review.reasons import Wins
from burgomaster.review.review import FINE, LUCKY, MARKS, Decision, Reviewing, Throw, mark_of, review
from burgomaster.review.telling import Telling
from tests.parts import THINKING, fewest
from tests.review.games import every_game, record_of

HELD = 0.9  # of planted moves; docs/review.md has what was seen
QUICK = ("greedy", "random", "greedy", "random")


@every_game
def test_a_review_adds_up(name: str) -> None:
    record = record_of(name, QUICK[:3])
    found = record.review("quick")
    assert len(found.events) == len(record.entries)
    for seat, account in enumerate(found.seats):
        assert abs(account.final - account.initial - account.luck - account.decisions) < 1e-9
        assert account.error >= 0
        assert account.error <= account.at_stake
        assert 0 <= account.lost_share <= 1
        own = [event for event in found.decisions if event.seat == seat]
        assert abs(account.error + sum(event.choice[seat] for event in own)) < 1e-9
        assert sum(account.marks.values()) == account.choices == sum(not event.forced for event in own)
    for event in found.events:
        if isinstance(event, Throw):
            assert event.seat == CHANCE
            assert not any(event.choice)
        else:
            assert isinstance(event, Decision)
            assert not any(event.luck)
            assert event.error >= 0
            assert event.at_stake >= event.error
            assert not event.forced or event.error == 0
            assert bool(event.better) == (event.mark != FINE)
            assert all(better.chance > event.chance for better in event.better)
    swings = [event.swing for event in found.turning_points]
    assert len(swings) == 3
    assert sum(event.swing > min(swings) for event in found.events) <= 2
    said = json.loads(json.dumps(found.to_dict()))
    assert said["thresholds"] == {"inaccuracy": 0.03, "mistake": 0.07, "blunder": 0.15, "lucky": 0.07}
    assert said["turning_points"] == [event.entry for event in found.turning_points]


def test_marks_begin_where_they_say() -> None:
    assert [mark_of(error) for error in (0, 0.029, 0.03, 0.07, 0.15, 0.9)] == [
        *(FINE, FINE, "inaccuracy"),
        *("mistake", "blunder", "blunder"),
    ]
    assert MARKS["mistake"] == LUCKY


def test_what_was_at_stake_is_what_any_idea_would_have_cost() -> None:
    """A greedy player loses less of it than one who takes any idea, also where no points are left to lose."""
    record = record_of("machi-koro", QUICK[:3])
    assessor = Assessor(record.setting)
    looked = 0
    for position, entry in zip(record.positions, record.entries, strict=False):
        if entry.seat == CHANCE or entry.seat != position.turn:
            continue
        seat, verdict = entry.seat, assessor.quick(position, position.resolve(entry.text))
        costs = [verdict.best[seat] - chances[seat] for _, chances in verdict.ideas]
        assert verdict.stake == pytest.approx(max(sum(costs) / len(costs), verdict.error))
        if len(costs) > 2 and verdict.error > 0 and looked < 2:
            looked += 1
            assert assessor.searched(position, verdict, 20).stake >= verdict.stake
    assert looked == 2
    found = record.review("quick")
    sensible, careless, again = (account.lost_share for account in found.seats)
    assert max(sensible, again) < careless


def won_at_once() -> tuple[Position, Record]:
    """A table at which a player can build the last landmark, and does not: the other may still win."""
    record = record_of("machi-koro", ("greedy", "greedy"), 4)
    last = max(place for place, entry in enumerate(record.entries) if entry.seat != CHANCE)
    before = [*record.positions][last]
    entries = (*record.entries[:last], Entry(before.turn, "build nothing"))
    return before, replace(record, entries=entries)


def test_who_does_not_win_at_once_is_told_so() -> None:
    before, record = won_at_once()
    found = review(record, "quick")
    decision = found.decisions[-1]
    assert decision.mark == "blunder"
    assert decision.better[0].reasons == (Wins(),)
    assert before.turn in before.play(decision.better[0].action).winners
    for lang in LANGUAGES:
        assert Telling(found, lang).better(decision, decision.better[0])


def test_the_same_view_gets_the_same_verdict() -> None:
    """Other hands, the deck and the discard are exchanged, as the seat could not tell: the verdict stays."""
    record = record_of("alhambra", ("greedy", "greedy", "random"))
    assessor = Assessor(record.setting)
    compared = searched = 0
    for position, entry in zip(record.positions, record.entries, strict=False):
        if entry.seat == CHANCE or compared >= 12:
            continue
        other = position.seen_by(entry.seat, 99, memory=False)
        if other == position:
            continue
        compared += 1
        action = position.resolve(entry.text)
        verdicts = [assessor.quick(one, action) for one in (position, other)]
        assert verdicts[0] == verdicts[1]
        if searched < 2 and verdicts[0].choice:
            searched += 1
            assert assessor.searched(position, verdicts[0], 40) == assessor.searched(other, verdicts[1], 40)
    assert compared == 12


@every_game
def test_games_played_on_are_shared_out_and_the_same_for_the_same_view(name: str) -> None:
    record = record_of(name, QUICK[:3])
    played_on = PlayedOn(record.setting)
    position = next(one for one in [*record.positions][20:] if one.turn >= 0)
    key = luck_key(5, 0)
    shares = played_on.shares(position, position.turn, key, 0, 40)
    assert abs(sum(shares) - 1) < 1e-9
    assert played_on.shares(position, position.turn, key, 40, 40) != shares
    unseen = position.seen_by(position.turn, 99, memory=False)
    assert played_on.shares(unseen, position.turn, key, 0, 40) == shares


def test_a_few_games_find_what_the_value_net_does_not_see() -> None:
    """A win at hand that is not taken, with a net that sees no difference, and has the win among its last ideas."""
    before, record = won_at_once()
    assessor, how = Assessor(record.setting), DEPTHS["normal"]
    nothing = before.resolve("build nothing")
    seen = assessor.quick(before, nothing)
    last = sorted(seen.ideas, key=lambda idea: before.turn in before.play(idea[0]).winners)[-GLANCED:]
    assert len(last) > SEARCHED
    blind = replace(seen, ideas=tuple((action, (0.5, 0.5)) for action, _ in last), chosen=(0.5, 0.5))
    looked_at = assessor.doubtful(before, blind, how.suspect, how.games([blind]))
    assert nothing in looked_at
    assert any(before.turn in before.play(action).winners for action in looked_at)
    assert how.games([blind]) > how.games([blind] * 400) > DEPTHS["quick"].games([blind]) == 0
    assert not assessor.doubtful(before, blind, how.suspect, 0)
    assert mark_of(assessor.searched(before, blind, 300, looked_at).error) == "blunder"


@pytest.mark.parametrize("honest", [True, False])
def test_the_best_of_a_few_lucky_games_is_not_taken_at_its_word(honest: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other games must say the same."""
    record = record_of("machi-koro", ("greedy", "greedy"), 4)
    assessor, how = Assessor(record.setting), DEPTHS["normal"]
    position = next(one for one in record.positions if one.turn >= 0 and len(one.actions()) > 3)
    verdict = assessor.quick(position, position.resolve(position.actions()[0]))
    even = replace(verdict, ideas=tuple((action, (0.5, 0.5)) for action, _ in verdict.ideas), chosen=(0.5, 0.5))
    taken = position.play(verdict.action)

    def won(_: Assessor, _position: Position, after: Position, first: int, _games: int) -> tuple[float, float]:
        lucky = after != taken and (honest or first == 0)
        return (0.9, 0.9) if lucky else (0.5, 0.5)

    monkeypatch.setattr(Assessor, "_games", won)
    assert bool(assessor.doubtful(position, even, how.suspect, 40)) == honest


def test_a_review_is_the_same_again_and_asks_for_what_it_knows() -> None:
    record = replace(record_of("machi-koro", ("greedy", "random")), entries=())
    assert review(record).events == ()
    short = replace(record, entries=record_of("machi-koro", ("greedy", "random")).entries[:30])
    assert short.review(seed=3).to_dict() == short.review(seed=3).to_dict()
    with pytest.raises(bm.BurgomasterError, match="no depth 'deper'; did you mean 'deeper'"):
        record.review("deper")
    assert DEPTHS["normal"].iterations(1) > DEPTHS["normal"].iterations(1000) > 0


@pytest.mark.parametrize("depth", ["quick", "normal"])
def test_a_review_says_how_many_decisions_are_assessed(depth: str) -> None:
    record = record_of("machi-koro", ("greedy", "random"))
    short = replace(record, entries=record.entries[:16])
    working = Reviewing(short, depth)
    told = list(working)
    assert told == sorted(told)
    assert told[0] == 0
    assert told[-1] == working.decisions == short.actions == len(working.found.decisions)
    assert len(set(told)) > 3  # on its way, not only at its end
    parts: list[float] = []
    short.review(depth, progress=parts.append)
    assert parts == [one / working.decisions for one in told if one]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "one.game"
    record_of("machi-koro", ("greedy", "random", "greedy")).write(file)
    for lang, word in {"en": "Turning points", "nl": "Keerpunten", "it": "Svolte"}.items():
        assert main(["review", str(file), "--depth", "quick", "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert word in said
        assert "{" not in said
    assert main(["review", str(file), "--depth", "quick", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["format"] == "burgomaster-review/1"
    assert main(["review", str(file / "none")]) == 1


@pytest.mark.long
@pytest.mark.parametrize("name", THINKING)
def test_planted_blunders_are_found(name: str) -> None:
    found = planted(setting(name, fewest(name)), 200)
    assert found["planted"] == 200
    assert found["share"] >= HELD


@pytest.mark.long
@pytest.mark.parametrize("name", THINKING)
def test_the_levels_are_told_apart(name: str) -> None:
    """By the part of what was at stake: totals end where no chance is left. Level 5 thinks by the clock: some slack."""
    told = levels(name, 10)
    assert told["blunders_of_the_best"] <= 0.03
    assert told["identity"] < 1e-9
    assert min(told["lost_share"].values()) >= 7
    assert told["mean_lost_share"] == sorted(told["mean_lost_share"])
