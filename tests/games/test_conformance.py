"""What every game must keep, whatever its rules: the contract of `burgomaster.games.kernel.contract`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.bots.registry import step_functions
from burgomaster.games import GAMES, game, generic, native_rules, words_of
from burgomaster.games.check import problems
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.games.kernel.structs import EVERYBODY, NO_SEAT, OWN_SEAT, Field
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.games.simple.rules import remembered
from burgomaster.lab.arena import native_playouts
from burgomaster.lab.simulate import simulate
from burgomaster.play.position import Action, Position, begin
from burgomaster.play.setting import Setting, setting

# Every run tries the fewest players and the most; the numbers between them are left to the long one.
TABLES = [
    pytest.param(name, players, marks=[] if players in (numbers[0], numbers[-1]) else [pytest.mark.long])
    for name, numbers in ((name, game(name).SPEC.players) for name in GAMES)
    for players in numbers
]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)
# Where much is done with each: every run tries the most players only.
full_table = pytest.mark.parametrize(
    ("name", "players"),
    [
        pytest.param(name, players, marks=[] if players == game(name).SPEC.players[-1] else [pytest.mark.long])
        for name in GAMES
        for players in game(name).SPEC.players
    ],
)
every_game = pytest.mark.parametrize("name", GAMES)
USUAL_LENGTH = 20_000  # of SPEC.length
MOST_ENTRIES = 1000  # in a game file


def of_games(few: int, many: int) -> pytest.MarkDecorator:
    """How many random games a property is tried in: few in every run, many in the long one."""
    return pytest.mark.parametrize("games", [few, pytest.param(many, marks=pytest.mark.long)])


def settings_of(name: str, players: int) -> list[Setting]:
    """Every edition, and a table where every option is as far from its default as the players allow."""
    spec = game(name).SPEC
    found = [setting(name, players, edition) for edition in spec.editions]
    contrary: dict[str, str] = {}
    for option in spec.options:
        for value in reversed(option.values):
            with suppress(bm.BadEdition):  # such as a start seat nobody sits on
                setting(name, players, options={**contrary, option.name: value})
                contrary[option.name] = value
                break
    return [*found, setting(name, players, options=contrary)]


def in_turn(name: str) -> list[tuple[Setting, bool]]:
    """Every setting of a game, and whether every run tries it: numbers of players take turns with the settings."""
    spec = game(name).SPEC
    tables = [settings_of(name, players) for players in spec.players]
    turns = min(len(tables), len(tables[0]))
    return [
        (agreed, (place - table) % turns == 0)
        for table, settings in enumerate(tables)
        for place, agreed in enumerate(settings)
    ]


def label_of(agreed: Setting) -> str:
    edition = "contrary" if agreed.options != setting(agreed.name, agreed.players).options else agreed.edition
    return f"{agreed.name}-{agreed.players}-{edition}"


def of_settings(tried: set[str]) -> pytest.MarkDecorator:
    """A test with every setting; every run tries those with these labels."""
    every = [agreed for name in GAMES for agreed, _ in in_turn(name)]
    marks = {label_of(agreed): [] if label_of(agreed) in tried else [pytest.mark.long] for agreed in every}
    labels = [pytest.param(agreed, id=label_of(agreed), marks=marks[label_of(agreed)]) for agreed in every]
    return pytest.mark.parametrize("agreed", labels)


USUAL = {name: [label_of(agreed) for agreed, usual in in_turn(name) if usual] for name in GAMES}
every_setting = of_settings({label for labels in USUAL.values() for label in labels})
# Where much is done with each: every run tries one of a game, with the most players.
one_setting = of_settings({labels[-1] for labels in USUAL.values()})


def games_of(name: str, games: int) -> int:
    """How many games to try where a short game is tried this often: fewer of a game that may take long."""
    return max(1, games * USUAL_LENGTH // game(name).SPEC.length)


def stride_of(name: str) -> int:
    """How many events apart positions are looked at: every event of a short game, fewer of a long one."""
    return max(1, game(name).SPEC.length // USUAL_LENGTH) | 1


def wide_stride_of(name: str) -> int:
    """How many events apart positions are checked closely, which takes long where there is much to choose."""
    stride = stride_of(name)
    return stride if stride == 1 else 3 * stride


def sampled(agreed: Setting, seed: int, number: int) -> Iterator[tuple[Any, int, int]]:
    """A random game as `walk` gives it, only the events to look at closely."""
    return islice(walk(agreed, seed, number), 0, None, wide_stride_of(agreed.name))


def walk(agreed: Setting, seed: int, number: int) -> Iterator[tuple[Any, int, int]]:
    """A random game with plain rules: the state before each event, who acts, and the step taken. The state moves on."""
    rules, e, spec = agreed.game.rules, agreed.figures, agreed.game.SPEC
    s = agreed.game.State()
    rules.begin(s, e, agreed.players)
    key, out = luck_key(seed, number), [0] * spec.most_legal
    for event in range(spec.length):
        seat = rules.turn_of(s, e)
        if seat == OVER:
            return
        luck = luck_of(key, event)
        step = rules.draw(s, e, luck) if seat == CHANCE else out[pick(luck, rules.legal(s, e, out))]
        yield s, seat, step
        rules.apply(s, e, step)
    raise AssertionError("the game did not end")


@every_game
def test_the_game_keeps_both_halves_of_the_contract(name: str) -> None:
    assert problems(name) == []


@every_setting
@of_games(1, 10)
def test_legal_is_never_empty_and_refuse_is_0_exactly_for_legal_steps(agreed: Setting, games: int) -> None:
    rules, e, spec = agreed.game.rules, agreed.figures, agreed.game.SPEC
    out = [0] * spec.most_legal
    for number in range(games):
        for s, seat, step in sampled(agreed, 1, number):
            legal = out[: rules.legal(s, e, out)]
            assert legal
            assert legal == sorted(set(legal))
            assert step in legal
            assert [step for step in range(spec.steps) if rules.refuse(s, e, seat, step) == 0] == legal
            others = [other for other in range(-1, agreed.players) if other != seat]
            for other in others:
                if other == CHANCE or not rules.may_interrupt(s, e, other):
                    assert all(rules.refuse(s, e, other, step) for step in legal)


@full_table
def test_every_refusal_has_a_rule_and_a_sentence_in_every_language(name: str, players: int) -> None:
    agreed = setting(name, players)
    rules, e, spec = agreed.game.rules, agreed.figures, agreed.game.SPEC
    seen: set[tuple[int, int]] = set()
    for s, seat, _ in sampled(agreed, 2, 0):
        for actor in range(-1, players):
            for step in range(spec.steps):
                code = rules.refuse(s, e, actor, step)
                if code and (code, step) not in seen:
                    seen.add((code, step))
                    rule, message = agreed.game.REFUSALS[code]
                    for language in LANGUAGES:
                        words = words_of(name, language)
                        assert words(message, **agreed.game.reason(s, e, actor, step, ("Anna", "Bram"), words))
                    assert rule.split("-")[0].isupper()
        assert seat < players


@every_setting
def test_steps_are_legal_only_in_the_phases_their_verb_belongs_to(agreed: Setting) -> None:
    rules, e, spec = agreed.game.rules, agreed.figures, agreed.game.SPEC
    out = [0] * spec.most_legal
    for s, seat, _ in sampled(agreed, 18, 0):
        for step in out[: rules.legal(s, e, out)]:
            verb = agreed.game.STEPS[step]
            assert s.phase in verb.phases
            assert verb.by_chance == (seat == CHANCE)
            assert not verb.follows or rules.unfinished(s, e)


@one_setting
def test_odds_are_positive_and_draw_agrees_with_them(agreed: Setting) -> None:
    rules, e, spec = agreed.game.rules, agreed.figures, agreed.game.SPEC
    out, weights = [0] * spec.most_outcomes, [0] * spec.most_outcomes
    legal = [0] * spec.most_legal
    seen: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
    for s, seat, _ in walk(agreed, 3, 0):
        if seat != CHANCE:
            continue
        n = rules.odds(s, e, out, weights)
        node = tuple(out[:n]), tuple(weights[:n])
        if len(seen) > 20:
            return
        if node in seen:
            continue
        seen.add(node)
        assert n == rules.legal(s, e, legal)
        assert out[:n] == legal[:n]
        assert min(weights[:n]) > 0
        assert sum(weights[:n]) < 2**31
        before = s.pack()
        drawn = [rules.draw(s, e, luck_of(luck_key(4, 0), i)) for i in range(100 * n)]
        assert s.pack() == before
        assert_as_likely(drawn, out[:n], weights[:n])


def assert_as_likely(drawn: list[int], outcomes: list[int], weights: list[int]) -> None:
    """Chi-square with a limit that a right generator passes 999,999 times in a million (and the seeds are fixed)."""
    assert set(drawn) <= set(outcomes)
    total, n = sum(weights), len(outcomes)
    counts = Counter(drawn)
    chi = sum(
        (counts[outcome] - len(drawn) * weight / total) ** 2 / (len(drawn) * weight / total)
        for outcome, weight in zip(outcomes, weights, strict=True)
    )
    freedom = max(n - 1, 1)
    limit = freedom * (1 - 2 / (9 * freedom) + 4.75 * (2 / (9 * freedom)) ** 0.5) ** 3  # Wilson and Hilferty
    assert chi <= limit


@every_table
def test_applying_to_a_copy_leaves_the_original_alone(name: str, players: int) -> None:
    agreed = setting(name, players)
    rules, e = agreed.game.rules, agreed.figures
    edition = e.pack()
    for s, seat, step in walk(agreed, 5, 0):
        before, twin = s.pack(), s.copy()
        rules.apply(twin, e, step)
        assert s.pack() == before
        rules.refuse(s, e, seat, step)
        rules.scores(s, e, [0] * players)
        rules.winners(s, e)
        assert s.pack() == before
    assert e.pack() == edition


@every_setting
def test_the_steps_that_go_on_go_on_and_the_others_end_an_action(agreed: Setting) -> None:
    rules, e, going_on = agreed.game.rules, agreed.figures, agreed.game.SPEC.going_on
    if going_on is None:
        return
    for s, seat, _ in sampled(agreed, 6, 0):
        if seat != CHANCE:
            out = [0] * agreed.game.SPEC.most_legal
            for step in out[: rules.legal(s, e, out)]:
                after = s.copy()
                rules.apply(after, e, step)
                assert bool(rules.unfinished(after, e)) == (step in going_on)


@every_setting
def test_a_new_game_on_a_used_table_is_as_on_a_new_one(agreed: Setting) -> None:
    """Where many games are played, one state serves them all."""
    rules, e, new = agreed.game.rules, agreed.figures, agreed.game.State()
    rules.begin(new, e, agreed.players)
    for used, _, _ in islice(walk(agreed, 7, 0), 400):  # some fields are used for a moment only
        again = used.copy()
        rules.begin(again, e, agreed.players)
        assert again.pack() == new.pack()


@every_table
def test_same_seed_same_game(name: str, players: int) -> None:
    agreed = setting(name, players)
    first = [(s.pack(), seat, step) for s, seat, step in walk(agreed, 6, 0)]
    second = [(s.pack(), seat, step) for s, seat, step in walk(agreed, 6, 0)]
    assert first == second
    assert first != [(s.pack(), seat, step) for s, seat, step in walk(agreed, 6, 1)]


@every_table
@of_games(2_000, 100_000)
def test_random_games_end_and_somebody_wins(name: str, players: int, games: int) -> None:
    result = simulate(name, ["random"] * players, games_of(name, games), seed=8)
    assert result.unfinished == 0
    assert sum(result.wins) == pytest.approx(result.games)


@pytest.mark.usefixtures("native")
@one_setting
@of_games(1, 16)
def test_plain_and_native_agree_event_by_event(agreed: Setting, games: int) -> None:
    import numpy as np

    name, native = agreed.name, native_rules(agreed.name)
    spec, e = agreed.game.SPEC, agreed.figures.native()[0]
    memory = agreed.game.State().native()
    twin = memory[0]
    out, weights = np.zeros(spec.most_legal, np.int64), np.zeros(spec.most_legal, np.int64)
    plain_out, plain_weights = [0] * spec.most_legal, [0] * spec.most_legal
    rules = agreed.game.rules
    for number in range(games_of(name, games)):
        native.begin(twin, e, agreed.players)
        for event, (s, seat, step) in enumerate(walk(agreed, 9, number)):
            assert s.pack() == memory.tobytes()
            assert native.turn_of(twin, e) == seat
            if event % wide_stride_of(name):
                native.apply(twin, e, step)
                continue
            n = rules.legal(s, agreed.figures, plain_out)
            assert native.legal(twin, e, out) == n
            assert out[:n].tolist() == plain_out[:n]
            if seat == CHANCE:
                luck = luck_of(luck_key(10, number), event)
                assert native.draw(twin, e, luck) == rules.draw(s, agreed.figures, luck)
                assert native.odds(twin, e, out, weights) == n
                assert rules.odds(s, agreed.figures, plain_out, plain_weights) == n
                assert weights[:n].tolist() == plain_weights[:n]
            for tried in range(event % 7, spec.steps, 7):
                assert native.refuse(twin, e, seat, tried) == rules.refuse(s, agreed.figures, seat, tried)
            native.apply(twin, e, step)


@pytest.mark.usefixtures("native")
@every_table
@of_games(20, 1000)
def test_plain_and_native_play_many_games_alike(name: str, players: int, games: int) -> None:
    import numpy as np

    agreed = setting(name, players)
    spec = agreed.game.SPEC
    steps = step_functions(name, native=False)
    plain = generic("burgomaster.lab.playouts", name, native=False, **steps)
    native = native_playouts(name)
    memory, e = agreed.game.State().native(), agreed.figures.native()
    out, wins, sums = np.zeros(spec.most_legal, np.int64), np.zeros(players, np.int64), np.zeros(native.SUMS, np.int64)
    for kind, often in ((0, games), (1, games // 10)):
        bots = [kind] * players
        for number in range(games_of(name, often)):
            key = luck_key(11, number)
            s = agreed.game.State()
            agreed.game.rules.begin(s, agreed.figures, players)
            decisions = plain.play_game(s, agreed.figures, bots, key, spec.length, [0] * spec.most_legal)
            run = memory[0], e[0], players, np.array(bots), 11, number, 1, spec.length, out, wins, sums
            sums[:] = 0
            native.play_games(*run)
            assert decisions == sums[native.DECISIONS]
            assert s.pack() == memory.tobytes()


@every_setting
def test_positions_come_back_from_json(agreed: Setting) -> None:
    for event, (s, seat, _) in enumerate(sampled(agreed, 12, 0)):
        if event % 4 == 0 and not agreed.game.rules.unfinished(s, agreed.figures):
            there = Position(agreed, s.copy())
            back = bm.position(there.to_json())
            assert back == there
            assert back.to_json() == there.to_json()
            assert bm.position(json.loads(there.to_json())) == there
            assert back.turn == seat


@every_setting
def test_games_come_back_from_files(agreed: Setting) -> None:
    match = random_match(agreed, 13)
    text = str(match.record())
    back = bm.Record.parse(text)
    assert back == match.record()
    assert str(back) == text
    assert back.final == match.position
    assert bm.verify(back).ok


def random_match(agreed: Setting, seed: int) -> bm.Match:
    """A random game with fair dice, whole or a good part of it."""
    dice = bm.FairDice("conformance", ("",) * agreed.players, seed.to_bytes(32, "big"))
    match = bm.Match(begin(agreed), dice=dice)
    key = luck_key(seed, agreed.players)
    while not match.position.over and len(match.entries) < MOST_ENTRIES:
        match.act(random_action(match.position, luck_of(key, len(match.entries))))
    return match


def random_action(there: Position, luck: int) -> Action:
    """A whole action, chosen step by step."""
    choices = there.steps()
    while True:
        chosen = choices[pick(luck, len(choices))]
        if chosen.complete:
            return chosen
        choices = there.steps(chosen)
        luck = luck_of(luck, len(chosen.steps))


@full_table
def test_what_is_hidden_does_not_show_in_the_view(name: str, players: int) -> None:
    agreed = setting(name, players)
    for event, (s, _, _) in enumerate(sampled(agreed, 14, 0)):
        if agreed.game.rules.unfinished(s, agreed.figures) or event % 5:
            continue
        there = Position(agreed, s.copy())
        for seat in range(players):
            for memory in (True, False):
                other = there.seen_by(seat, luck_of(luck_key(15, seat), event), memory)
                assert other.view(seat) == there.view(seat)
                assert other.outlook(seat) == there.outlook(seat)
            assert {**there.view()["state"], **there.own_view(seat)} == there.view(seat)["state"]
            if not agreed.game.SPEC.private:
                assert there.view(seat)["state"] == there.view()["state"]


def with_secrets_changed(there: Position, seat: int | None) -> Position:
    """The same position to a seat (None: to a bystander): only what its fields withhold from it is another."""
    s = there.state()
    nothing_private = there.setting.game.own(s, there.setting.figures, there.setting.players - 1) == {}
    for name, field in s.FIELDS.items():
        value = getattr(s, name)
        if field.seen_by == NO_SEAT:
            setattr(s, name, turned(value) if field.shape else another(value, field))
        elif field.seen_by == OWN_SEAT and not nothing_private:
            others = [p for p in range(s.players) if p != seat]
            if len(field.shape) == 1:  # a number of each: they change places
                for p, number in zip(others, turned([value[p] for p in others]), strict=True):
                    value[p] = number
            else:
                setattr(s, name, [turned(line) if p in others else line for p, line in enumerate(value)])
    return Position(there.setting, s)


def turned(value: list[Any]) -> list[Any]:
    """The same things in other places, as many as before."""
    return [*value[1:], *value[:1]]


def another(value: int, field: Field) -> int:
    """Another number than this: one of the names of the field, where it has names."""
    return (value + 1) % (len(field.names[0]) or field.limits[1] + 1)


def check_that_both_are_told_the_same(there: Position, other: Position, seat: int | None) -> None:
    """Who sees the same before and after an event is told the same of it, whatever is hidden."""
    events = there.actions()[:3] if there.turn == CHANCE else [step for step in there.steps() if step.complete][:3]
    for event in events:
        try:
            after, twin = there.play(event), other.play(event)
        except BurgomasterError:  # what is hidden forbids it in one of the two
            continue
        if after.view(seat) == twin.view(seat):
            assert twin.effects_for(seat) == after.effects_for(seat), event
            assert twin.told(seat=seat) == after.told(seat=seat), event


@one_setting
def test_nobody_is_shown_what_the_fields_of_the_state_withhold(agreed: Setting) -> None:
    changed = dict.fromkeys((None, *range(agreed.players)), 0)
    rules, e = agreed.game.rules, agreed.figures
    # A table may play with open hands.
    withheld = any(field.seen_by == NO_SEAT for field in agreed.game.State.FIELDS.values())
    for event, (s, actor, _) in enumerate(sampled(agreed, 19, 0)):
        if rules.unfinished(s, e) or event % 5:
            continue
        there = Position(agreed, s.copy())
        withheld = withheld or there.own_view(0) != {}
        for seat in changed:
            other = with_secrets_changed(there, seat)
            changed[seat] += other != there
            assert other.view(seat) == there.view(seat)
            assert other.to_text(seat=seat) == there.to_text(seat=seat)
            if event % 25 == 0:
                assert other.to_svg(seat=seat) == there.to_svg(seat=seat)
            if seat is not None:
                assert other.own_view(seat) == there.own_view(seat)
            if seat == actor:
                assert other.steps() == there.steps()
            if event % 25 == 0:
                check_that_both_are_told_the_same(there, other, seat)
    assert withheld or label_of(agreed).endswith("contrary") or not agreed.game.SPEC.private
    assert all(bool(times) == withheld for times in changed.values())


@every_table
def test_hide_changes_exactly_what_the_fields_of_the_state_withhold(name: str, players: int) -> None:
    fields = game(name).State.FIELDS
    changed: set[str] = set()
    for agreed in settings_of(name, players):
        rules, e = agreed.game.rules, agreed.figures
        for event, (s, _, _) in enumerate(sampled(agreed, 20, 0)):
            for seat in range(players) if event % 3 == 0 else ():
                for memory in (True, False):
                    twin = s.copy()
                    rules.hide(twin, e, seat, memory, luck_of(luck_key(21, seat), event))
                    differing = {key for key in fields if getattr(twin, key) != getattr(s, key)}
                    changed |= differing
                    for key in differing:
                        assert fields[key].seen_by != EVERYBODY, key
                        if fields[key].seen_by == OWN_SEAT:
                            assert getattr(twin, key)[seat] == getattr(s, key)[seat]
    known = getattr(game(name).rules, "hide", None) is remembered  # as everybody remembers it, nothing is drawn anew
    assert changed == {key for key, field in fields.items() if field.seen_by != EVERYBODY and not known}


@every_game
def test_only_states_have_secrets_and_what_belongs_to_seats_has_a_part_for_each(name: str) -> None:
    state, edition = game(name).State, game(name).Edition
    assert all(field.seen_by == EVERYBODY for field in edition.FIELDS.values())
    for field in state.FIELDS.values():
        assert field.seen_by != OWN_SEAT or field.shape[0] == game(name).SPEC.players[-1]
    assert game(name).SPEC.private == state.private()


@every_setting
@of_games(1, 10)
def test_no_beginning_of_an_action_is_a_dead_end(agreed: Setting, games: int) -> None:
    for number in range(games_of(agreed.name, games)):
        for s, seat, _ in sampled(agreed, 16, number):
            if seat == CHANCE or agreed.game.rules.unfinished(s, agreed.figures):
                continue
            there = Position(agreed, s.copy())
            for beginning in there.steps():
                ends = list(islice(there.iter_actions(beginning.steps), 50)) if not beginning.complete else [beginning]
                assert ends
                assert len(set(ends)) == len(ends)
                if not beginning.complete:
                    assert there.steps(beginning)


@full_table
def test_words_and_actions_agree(name: str, players: int) -> None:
    """`why_not` is None exactly for what `actions` lists, texts are canonical, and every action has a description."""
    agreed = setting(name, players)
    for event, (s, seat, _) in enumerate(sampled(agreed, 17, 0)):
        if agreed.game.rules.unfinished(s, agreed.figures) or event % 7:
            continue
        there = Position(agreed, s.copy())
        for action in islice(there.iter_actions(), 60) if seat != CHANCE else there.actions():
            assert there.why_not(action) is None
            assert there.resolve(str(action)) == action
            assert there.resolve(str(action).upper()) == action
            assert there.play(str(action)) == there.play(action)
            assert action.seat == seat
            for language in LANGUAGES:
                assert there.describe(action, language)


@every_game
def test_native_state_has_the_mirrors_layout(name: str) -> None:
    for record in (game(name).State, game(name).Edition):
        dtype = record.dtype()
        assert dtype.itemsize == record.SIZE
        assert {key: dtype.fields[key][1] for key in record.FIELDS} == record.OFFSETS
        assert dtype.isalignedstruct
