"""Hints: from what the seat can see and nothing else, sorted, with costs, reasons and what may follow, in words."""

from __future__ import annotations

import json
import re
from itertools import islice

import pytest

import burgomaster as bm
from burgomaster.bots.advisor import best
from burgomaster.bots.hint_words import ahead_said, cost_said, reasons_said
from burgomaster.bots.hints import CLASSES, IDEAS, REASONS, _classes, _quantile, explained, hint
from burgomaster.games import part_of, words_of
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.play.hint import Ground
from burgomaster.review.reasons import reason_from
from burgomaster.terminal.hint import hint_lines
from tests.bots.test_levels import decisions
from tests.parts import EXPLAINED, THINKING

NAMES = ("Anna", "Bram", "Cees")
MANY = 40  # iterations: enough to be repeated, few enough to wait for


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.long), 3])
def test_a_hint_comes_from_what_the_seat_can_see(name: str, players: int) -> None:
    """Whatever lies in hidden places may be dealt anew among them: advice, hint and words stay the same."""
    dealt = 0
    for place, position in enumerate(islice(decisions(name, players, 5), 4, 120, 23)):
        advice = best(position, iterations=MANY, seed=place)
        taught = explained(position, advice, place)
        for luck in range(1, 7):
            other = position.seen_by(position.turn, (luck + 10 * place) << 40, memory=False)
            dealt += other != position
            again = best(other, iterations=MANY, seed=place)
            assert again == advice
            if luck == 1:
                assert explained(other, again, place) == taught
            lines = hint_lines(taught, position, NAMES[:players], "en")
            assert hint_lines(taught, other, NAMES[:players], "en") == lines
    assert dealt > 3 or not any(field.seen_by != "everybody" for field in position.setting.game.State.FIELDS.values())


@pytest.mark.parametrize("name", EXPLAINED)
def test_ideas_are_sorted_with_what_each_costs_and_why(name: str) -> None:
    reasons = spreads = 0
    for position in islice(decisions(name, 3, 6), 4, 60, 11):
        taught = hint(position, iterations=MANY)
        first, *others = taught.ideas
        assert first.cost == 0.0
        assert len(taught.ideas) <= IDEAS
        assert [one.cost for one in others] == sorted(one.cost for one in others)
        for idea in taught.ideas:
            assert position.why_not(idea.action) is None
            assert idea.cost == max(first.chance - idea.chance, 0.0)
            assert len(idea.reasons) <= REASONS
            assert [why.worth for why in idea.reasons] == sorted((why.worth for why in idea.reasons), reverse=True)
            reasons += len(idea.reasons)
            if idea.ahead is not None:
                spreads += 1
                assert idea.ahead.low <= idea.ahead.middle <= idea.ahead.high
                if idea.ahead.gains:
                    assert sum(chance for _, _, chance in idea.ahead.gains) == pytest.approx(1.0)
                    assert all(low <= high for low, high, _ in idea.ahead.gains)
        assert len(taught.chances) == 3
    assert reasons
    assert spreads


@pytest.mark.parametrize("name", EXPLAINED)
def test_every_reason_is_said_in_every_language(name: str) -> None:
    part = part_of(name, "reasons")
    assert part is not None
    for lang in LANGUAGES:
        words = words_of(name, lang)
        assert words.has("gain")
        assert all(words.has(f"reason-{reason.name}") for reason in part.REASONS)
    for position in islice(decisions(name, 3, 7), 6, 60, 13):
        taught = hint(position, iterations=MANY)
        for lang in LANGUAGES:
            for idea in taught.ideas:
                for _, said in reasons_said(idea, position, NAMES, lang):
                    assert said.strip()
                    assert "{" not in said
                for said in ahead_said(idea, position, lang):
                    assert "%" in said
            shown = "\n".join(hint_lines(taught, position, NAMES, lang))
            assert position.describe(taught.ideas[0].action, lang, NAMES) in shown


def test_a_third_ranch_is_explained_in_coins() -> None:
    start = bm.start("machi-koro", 2).to_json()
    text = re.sub(r'"coins": \d+', '"coins": 9', start)
    position = bm.position(text).play("throw 1").play("dice 4")
    taught = explained(position, best(position, iterations=200))
    by_action = {str(idea.action): idea for idea in taught.ideas}
    told = {
        action: [said for speaks_for, said in reasons_said(idea, position, NAMES[:2], "en") if speaks_for]
        for action, idea in by_action.items()
    }
    assert any(re.search(r": [\d.]+ coins a round more", said) for lines in told.values() for said in lines), told


def test_all_throws_are_counted_where_they_decide_all() -> None:
    position = bm.start("machi-koro", 2)
    [only] = hint(position, iterations=20).ideas
    assert str(only.action) == "throw 1"
    assert only.ahead is not None
    assert only.ahead.tries == 0
    # A wheat field pays for 1, a bakery for 2 and 3: one coin each.
    assert [(low, high, round(36 * chance)) for low, high, chance in only.ahead.gains] == [(0, 0, 18), (1, 1, 18)]
    assert ahead_said(only, position, "en")[:2] == ["0 coins (50 %)", "1 coin (50 %)"]
    assert cost_said(only, "en") == ""


def test_a_game_without_reasons_tells_what_an_action_does(monkeypatch: pytest.MonkeyPatch) -> None:
    position = next(islice(decisions("alhambra", 2, 8), 20, None))
    monkeypatch.setattr("burgomaster.bots.hints.part_of", lambda name, part: None)
    taught = hint(position, iterations=MANY)
    assert all(not idea.reasons for idea in taught.ideas)
    said = reasons_said(taught.ideas[0], position, NAMES[:2], "en")
    assert said == [(True, told) for told in position.play(taught.ideas[0].action).told("en", NAMES[:2], position.turn)]
    assert said
    assert hint_lines(taught, position, NAMES[:2], "nl")


def test_classes_and_quantiles() -> None:
    assert _classes([(3, 1.0)]) == ()
    assert _classes([(0, 0.5), (2, 0.25), (0, 0.25)]) == ((0, 0, 0.75), (2, 2, 0.25))
    many = _classes([(gain, 0.1) for gain in range(-2, 8)])
    assert (0, 0, 0.1) in many
    assert len(many) <= CLASSES + 2
    assert many[0][0] == -2
    assert many[-1][1] == 7
    cases = [(0.1, 1.0), (0.2, 8.0), (0.9, 1.0)]
    assert [_quantile(cases, weight) for weight in (1.0, 5.0, 9.0, 9.5)] == [0.1, 0.2, 0.2, 0.9]


def test_a_reason_as_data_keeps_its_worth_beside_a_value_of_that_name() -> None:
    said = Ground("money", (("worth", 12),), 0.25)
    assert said.to_dict() == {"name": "money", "worth": 0.25, "values": {"worth": 12}}
    assert reason_from(json.loads(json.dumps(said.to_dict()))) == said
