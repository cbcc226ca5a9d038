"""Single rules of Alhambra, on tables found for them."""

from __future__ import annotations

from collections import Counter

from burgomaster.games.alhambra import rules
from burgomaster.games.alhambra.state import PRICES, SLOTS, TYPES
from burgomaster.games.alhambra.steps import BUILDING, FIRST, SCORING, VERB
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.games.kernel.steps import step_of
from burgomaster.play.setting import setting


def test_AL_S3_each_of_the_tied_players_is_as_likely_to_start() -> None:
    agreed = setting("alhambra", 4)
    e, spec = agreed.figures, agreed.game.SPEC
    out, weights = [0] * spec.most_outcomes, [0] * spec.most_outcomes
    ties: Counter[int] = Counter()
    for number in range(150):
        s, key = agreed.game.State(), luck_key(9, number)
        rules.begin(s, e, 4)
        event = 0
        while rules.turn_of(s, e) == CHANCE:
            n = rules.odds(s, e, out, weights)
            if VERB[out[0]] == FIRST:
                tied = [p for p in range(4) if rules.may_start(s, p)]
                assert out[:n] == [step_of(FIRST, p) for p in tied]
                assert set(weights[:n]) == {1}
                drawn = Counter(rules.draw(s, e, luck_of(key, i)) for i in range(300))
                assert set(drawn) == set(out[:n])
                assert min(drawn.values()) > 0.6 * 300 / n
                in_order = [rules.draw(s, e, (2 * place + 1) * 2**62 // n) for place in range(n)]
                assert in_order == out[:n]  # or the dice of old games would not be verified any more
                ties[n] += 1
            rules.apply(s, e, rules.draw(s, e, luck_of(key, event)))
            event += 1
    assert ties[2] > 5


def test_AL_S4_every_share_of_luck_draws_as_often_as_the_odds_say() -> None:
    """Exactly: luck is divided into as many equal places as the weights add up to."""
    agreed = setting("alhambra", 3)
    s, e, spec = agreed.game.State(), agreed.figures, agreed.game.SPEC
    out, weights = [0] * spec.most_outcomes, [0] * spec.most_outcomes
    key, event, met = luck_key(12, 0), 0, Counter[int]()
    rules.begin(s, e, 3)
    while (turn := rules.turn_of(s, e)) != OVER:
        luck = luck_of(key, event)
        event += 1
        step = out[pick(luck, rules.legal(s, e, out))] if turn != CHANCE else rules.draw(s, e, luck)
        if turn == CHANCE:
            n = rules.odds(s, e, out, weights)
            places = sum(weights[:n])
            drawn = Counter(rules.draw(s, e, (2 * place + 1) * 2**62 // places) for place in range(places))
            assert drawn == dict(zip(out[:n], weights[:n], strict=True))
            met.update(VERB[one] for one in out[:n])
        rules.apply(s, e, step)
    assert met[SCORING] > 5


def test_AL_S1_buildings_of_the_lowest_and_the_highest_price_are_in_the_deck() -> None:
    """No printed card costs so little or so much; one of an edition of one's own may."""
    agreed = setting("alhambra", 3)
    s, e = agreed.game.State(), agreed.figures.copy()
    e.buildings[0][0] += 1
    e.buildings[TYPES - 1][PRICES - 1] += 1
    rules.begin(s, e, 3)
    assert s.building_deck == e.buildings
    assert s.buildings_left == sum(map(sum, e.buildings))
    assert rules._building_at(s, 0) == step_of(BUILDING, 0, 1)
    assert rules._building_at(s, s.buildings_left - 1) == step_of(BUILDING, TYPES - 1, PRICES)
    out, weights = [0] * agreed.game.SPEC.most_outcomes, [0] * agreed.game.SPEC.most_outcomes
    n = rules.odds(s, e, out, weights)
    assert (out[0], out[n - 1]) == (step_of(BUILDING, 0, 1), step_of(BUILDING, TYPES - 1, PRICES))
    assert sum(weights[:n]) == s.buildings_left


def test_AL_M3_an_edition_may_have_more_cards_of_one_value_than_of_another() -> None:
    agreed = setting("alhambra", 3)
    s, e = agreed.game.State(), agreed.figures.copy()
    e.copies = [5, 4, 3, 3, 3, 3, 3, 2, 1]
    rules.begin(s, e, 3)
    assert s.deck == [5, 4, 3, 3, 3, 3, 3, 2, 1] * SLOTS
