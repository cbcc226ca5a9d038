"""The ladder: every seat on the same luck, the same result on any number of threads and after any interruption."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.bots import registry
from burgomaster.bots.engine import nets_of
from burgomaster.bots.registry import bot
from burgomaster.cli import main
from burgomaster.games import GAMES, game
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.lab.arena import SEAT_LUCK, Arena
from burgomaster.lab.ladder import ladder
from burgomaster.lab.log import RunLog
from burgomaster.lab.plan import Plan
from burgomaster.lab.results import PARQUET_NEEDS, write_results
from burgomaster.lab.simulate import simulate
from burgomaster.lab.standings import LadderGame, Standings
from burgomaster.play.position import Action, Position, begin
from burgomaster.play.setting import setting
from tests.parts import THINKING, sensible

GUESTS = '''
class First:
    def choose(self, view, steps):
        return steps[0]

class Wild:
    """Fails at its second question in every game."""
    def __init__(self):
        self.asked = 0
    def choose(self, view, steps):
        self.asked += 1
        return "fly" if self.asked == 2 else steps[0]
'''


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "visitors.py").write_text(GUESTS)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def told(result: Standings) -> dict[str, Any]:
    """What a ladder says, but for the clock."""
    data = result.to_dict()
    for standing in data["standings"]:
        for key in ("seconds_mean", "seconds_p95", "seconds_max"):
            del standing[key]
    return data


def outcomes(result: Standings) -> list[tuple[int, tuple[int, ...], int]]:
    return [(one.number, one.winners, one.turns) for one in result.games]


# ---- At the table ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "names"),
    [
        *((name, [sensible(name), "random", sensible(name)]) for name in GAMES),
        *((name, ["level-1", "greedy", "level-4"]) for name in THINKING),
    ],
)
def test_a_table_plays_what_positions_and_bots_would(name: str, names: list[str]) -> None:
    """The same luck and seeds, but event by event: positions, `choose`, and chance drawn each time."""
    agreed = setting(name, 3)
    table = Arena(agreed, 5, traced=True)
    timed = Arena(agreed, 5, traced=True, timed=True)
    key = luck_key(17, 1)
    bots = [bot(kind, name, luck_of(key, SEAT_LUCK + seat), native=True) for seat, kind in enumerate(names)]
    here, chances, decisions = begin(agreed), 0, [0, 0, 0]
    events: list[int] = []
    while not here.over:
        if here.turn == bm.CHANCE:
            step = agreed.game.rules.draw(here.state(), agreed.figures, luck_of(key, chances))
            action = Action("", bm.CHANCE, (step,))
            chances += 1
        else:
            decisions[here.turn] += 1
            action = bots[here.turn].choose(here)
        events += action.steps
        here = here.play(action)
    for arena in (table, timed):
        played = arena.play(names, key)
        assert arena.trace.tolist() == events
        assert (played.winners, played.turns, played.finished) == (here.winners, here.turns, True)
        assert [thinking.decisions for thinking in played.thinking] == decisions


def test_native_and_other_bots_meet_at_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that only has `choose` plays the very game its native twin plays."""

    class Slow:
        def __init__(self, name: str, game: str, seed: int) -> None:
            self.name = name
            self._twin = registry.StepBot(name, game, seed)

        def choose(self, position: Position) -> Action:
            return self._twin.choose(position)

    agreed = setting("alhambra", 3)
    key = luck_key(18, 0)
    native = Arena(agreed, 5).play(["greedy", "random", "greedy"], key)
    monkeypatch.setattr(
        "burgomaster.lab.arena.bot",
        lambda name, game, seed, _, native: (Slow if name == "greedy" else registry.StepBot)(name, game, seed),
    )
    mixed = Arena(agreed, 5).play(["greedy", "random", "greedy"], key)
    assert (mixed.winners, mixed.turns) == (native.winners, native.turns)


def test_simulate_with_a_guest_keeps_the_dice_and_counts_lost_moves(guests: Path) -> None:
    one = simulate("machi-koro", ["visitors:First", "greedy"], 6, seed=4, threads=1)
    two = simulate("machi-koro", ["visitors:First", "greedy"], 6, seed=4, threads=3)
    for name in ("wins", "turns", "turns_squared", "decisions", "unfinished", "shortest", "longest", "games"):
        assert getattr(one, name) == getattr(two, name)
    assert one.failures == {}
    wild = simulate("machi-koro", ["greedy", "visitors:Wild"], 4, seed=4, threads=2)
    assert wild.failures["visitors:Wild"].count >= 4
    lost = wild.to_dict()["lost_moves"]["visitors:Wild"]
    assert "'fly'" in lost["first"]
    with pytest.raises(bm.BurgomasterError, match="does not start"):
        simulate("machi-koro", ["greedy", "visitors:Nobody"], 4)


# ---- The plan -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_has_every_seat_on_every_deal(players: int) -> None:
    bots = ("greedy", "random", "third")
    plan = Plan(setting("machi-koro", players), bots, seed=5, deals=4, deadline=5)
    seated: Counter[tuple[int, str, str, int]] = Counter()
    keys: dict[int, set[int]] = {}
    for number in range(plan.games):
        deal, pairing, seat = plan.place(number)
        names = plan.seats(number)
        assert names[seat] == pairing.one
        assert names.count(pairing.others) == players - 1
        keys.setdefault(deal, set()).add(plan.key(number))
        if players == 2:
            seated.update([(deal, names[0], names[1], 0), (deal, names[1], names[0], 1)])
        else:
            seated[deal, pairing.one, pairing.others, seat] += 1
    wanted = [(deal, a, b, seat) for deal in range(4) for a in bots for b in bots if a != b for seat in range(players)]
    assert seated == Counter(wanted)
    assert all(len(found) == 1 for found in keys.values())  # one luck for all games of a deal
    assert len(set.union(*keys.values())) == 4


@pytest.mark.parametrize("players", [2, 4])
def test_only_the_first_bot_meets_the_others(players: int) -> None:
    plan = Plan(setting("machi-koro", players), ("greedy", "random", "third"), seed=5, deals=3, deadline=5, alone=True)
    assert plan.pairings == (("greedy", "random"), ("greedy", "third"))
    assert plan.games == 3 * 2 * players
    seated = Counter((plan.place(number)[0], tuple(plan.seats(number))) for number in range(plan.games))
    assert seated == Counter(
        (deal, tuple("greedy" if place == seat else other for place in range(players)))
        for deal in range(3)
        for other in ("random", "third")
        for seat in range(players)
    )


@pytest.mark.parametrize(("players", "bots", "told"), [(2, 2, False), (2, 3, True), (4, 2, True), (4, 3, True)])
def test_a_run_says_that_it_is_alone_only_where_other_games_are_played(players: int, bots: int, told: bool) -> None:
    every = Plan(setting("machi-koro", players), ("greedy", "random", "third")[:bots], seed=5, deals=3, deadline=5)
    alone = replace(every, alone=True)
    assert "alone" not in every.identity()
    assert alone.identity() == ({**every.identity(), "alone": True} if told else every.identity())
    assert (alone.pairings != every.pairings) == told


# ---- Whole ladders --------------------------------------------------------------------------------------------------


def test_a_ladder_ranks_and_does_not_depend_on_threads() -> None:
    one = ladder("machi-koro", ["random", "greedy"], 61, seed=6, settle=False)
    assert (one.deals, len(one.games), one.unfinished, one.stopped) == (31, 62, 0, False)
    assert [standing.bot for standing in one.bots] == ["greedy", "random"]
    assert one.bots[0].elo > 200
    assert one.bots[1].elo == one.bots[1].elo_low == one.bots[1].elo_high == 0
    assert one.bots[0].share.share + one.bots[1].share.share == pytest.approx(1)
    assert one.meetings[0].share.share == one.bots[1].share.share
    assert all(standing.thinking.decisions > 0 for standing in one.bots)
    three = ladder("machi-koro", ["random", "greedy"], 61, seed=6, threads=3, settle=False)
    assert told(three) == told(one)
    assert outcomes(three) == outcomes(one)
    other = ladder("machi-koro", ["random", "greedy"], 61, seed=7, settle=False)
    assert outcomes(other) != outcomes(one)


def test_one_among_three(guests: Path) -> None:
    result = ladder("machi-koro", ["greedy", "random"], 40, players=4, seed=6, edition="international")
    assert [(one.one, one.others) for one in result.meetings] == [("greedy", "random"), ("random", "greedy")]
    assert result.meetings[0].share.low > 0.3
    assert result.meetings[1].share.high < 0.25
    assert {one.seat for one in result.games} == {0, 1, 2, 3}
    without = ladder("machi-koro", ["visitors:First", "greedy"], 4, players=3, seed=6)
    assert sum(standing.elo for standing in without.bots) == pytest.approx(0)
    assert without.anchor == "mean"


def test_alone_among_three_others() -> None:
    """Bots that never are the one have the share of one of their seats; all seats of a decided game are one game."""
    result = ladder("machi-koro", ["random", "greedy", "line-mines"], 80, players=4, seed=6, settle=False, alone=True)
    assert [(one.one, one.others) for one in result.meetings] == [("random", "greedy"), ("random", "line-mines")]
    assert (result.deals, len(result.games), result.unfinished) == (20, 160, 0)
    found = {standing.bot: standing for standing in result.bots}
    for met in result.meetings:
        own, raw = found[met.others].adjusted, found[met.others].share
        assert met.adjusted is not None
        assert own is not None
        assert met.share.share + 3 * raw.share == pytest.approx(1)
        assert met.adjusted.share.share + 3 * own.share.share == pytest.approx(1)
        assert met.adjusted.luck + 3 * own.luck == pytest.approx(0)
        assert met.adjusted.luck_error == pytest.approx(3 * own.luck_error)
        for inner, outer in ((met.share, raw), (met.adjusted.share, own.share)):
            assert inner.low + 3 * outer.high == pytest.approx(1, abs=1e-6)
            assert inner.high + 3 * outer.low == pytest.approx(1, abs=1e-6)
    both = [met.share.share for met in result.meetings]
    assert found["random"].share.share == pytest.approx(sum(both) / 2)
    assert found["random"].elo == found["random"].elo_low == 0 < found["greedy"].elo_low
    assert found["greedy"].share.low > 0.25


def test_alone_with_two_players_is_half_of_a_ladder() -> None:
    every = ladder("machi-koro", ["greedy", "random", "line-mines"], 20, seed=6, settle=False)
    alone = ladder("machi-koro", ["greedy", "random", "line-mines"], 20, seed=6, settle=False, alone=True)
    assert alone.meetings == every.meetings[:2]
    shares = {standing.bot: standing.share.share for standing in alone.bots}
    assert [1 - shares[met.others] for met in alone.meetings] == [met.share.share for met in alone.meetings]
    two = ladder("machi-koro", ["greedy", "random"], 20, seed=6, settle=False)
    assert told(ladder("machi-koro", ["greedy", "random"], 20, seed=6, settle=False, alone=True)) == told(two)


def test_shared_victories_count_in_part() -> None:
    played = {"number": 0, "deal": 0, "one": "a", "others": "b", "finished": True, "turns": 9}
    times = {"thinking": [[0, 0, 0, {}], [0, 0, 0, {}]], "lost": [[0, ""], [0, ""]]}
    shared = LadderGame.from_data({**played, **times, "seat": 1, "winners": [1, 2, 3]})
    assert (shared.won, shared.lost_to) == (Fraction(1, 3), Fraction(2, 3))
    nobody = LadderGame.from_data({**played, **times, "seat": 1, "winners": [], "finished": False})
    assert nobody.won == nobody.lost_to == 0
    assert LadderGame.from_data(json.loads(json.dumps(shared.to_data()))) == shared


def test_games_over_the_length_limit_have_no_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("machi-koro"), "SPEC", replace(game("machi-koro").SPEC, length=20))
    result = ladder("machi-koro", ["greedy", "random"], 6, seed=6)
    assert result.unfinished == 6
    assert [standing.share.share for standing in result.bots] == [0, 0]
    assert result.bots[0].elo == result.bots[1].elo == 0


def test_a_guest_on_the_ladder(guests: Path) -> None:
    result = ladder("machi-koro", ["greedy", "visitors:Wild"], 2, seed=6, threads=2)
    wild = next(standing for standing in result.bots if standing.bot == "visitors:Wild")
    assert wild.lost.count >= 2
    assert "'fly'" in wild.lost.first
    assert told(ladder("machi-koro", ["greedy", "visitors:Wild"], 2, seed=6))["pairings"] == told(result)["pairings"]


# ---- Resuming -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("killed", [(40,), pytest.param((40, 120), marks=pytest.mark.long)])
def test_killed_and_resumed(killed: tuple[int, ...], tmp_path: Path) -> None:
    """Ended without warning when so many games were over, then finished: the result is that of an unbroken run."""
    folder = tmp_path / "run"
    log = folder / "games.jsonl"
    arguments = "ladder machi-koro --bots greedy,random --games 800 --seed 8 --threads 2 --all-games --out"
    for least in killed:
        process = subprocess.Popen([sys.executable, "-m", "burgomaster.cli", *arguments.split(), str(folder)])
        while not log.exists() or log.read_bytes().count(b"\n") < least:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert least <= log.read_bytes().count(b"\n") < 800
        assert not (folder / "result.json").exists()
        with log.open("ab") as file:
            file.write(b'{"number":77,"deal"')  # a line that was not written to its end
    before = log.read_bytes()
    resumed = ladder("machi-koro", ["greedy", "random"], 800, seed=8, folder=folder, settle=False)
    assert log.read_bytes().startswith(before.rpartition(b"\n")[0])  # nothing was played again
    whole = ladder("machi-koro", ["greedy", "random"], 800, seed=8, settle=False)
    assert told(resumed) == told(whole)
    assert outcomes(resumed) == outcomes(whole)


def test_a_run_can_grow_and_shrink(tmp_path: Path) -> None:
    small = ladder("machi-koro", ["greedy", "random"], 20, seed=9, folder=tmp_path)
    large = ladder("machi-koro", ["greedy", "random"], 40, seed=9, folder=tmp_path)
    assert told(large) == told(ladder("machi-koro", ["greedy", "random"], 40, seed=9))
    size = (tmp_path / "games.jsonl").stat().st_size
    assert told(ladder("machi-koro", ["greedy", "random"], 20, seed=9, folder=tmp_path)) == told(small)
    assert (tmp_path / "games.jsonl").stat().st_size == size


def test_a_run_alone_goes_on_and_is_no_other(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"players": 4, "seed": 9, "alone": True}
    ladder("machi-koro", ["random", "greedy"], 20, folder=tmp_path, **asked)
    played = (tmp_path / "games.jsonl").read_bytes()
    large = ladder("machi-koro", ["random", "greedy"], 40, folder=tmp_path, threads=2, **asked)
    assert (tmp_path / "games.jsonl").read_bytes().startswith(played)
    assert told(large) == told(ladder("machi-koro", ["random", "greedy"], 40, **asked))
    with pytest.raises(bm.BurgomasterError, match="another run: there alone is true, here it is null"):
        ladder("machi-koro", ["random", "greedy"], 40, folder=tmp_path, players=4, seed=9)
    two = tmp_path / "two"
    ladder("machi-koro", ["random", "greedy"], 2, folder=two)
    assert len(ladder("machi-koro", ["random", "greedy"], 4, folder=two, alone=True).games) == 4  # the same run


@pytest.mark.parametrize(
    ("bots", "more", "message"),
    [
        (["greedy", "random"], {"seed": 2}, "seed is 1, here it is 2"),
        (["random", "greedy"], {"seed": 1}, "bots is"),
        (["greedy", "random"], {"seed": 1, "players": 3}, "players is 2, here it is 3"),
        (["greedy", "random"], {"seed": 1, "edition": "international"}, "edition is"),
        (["greedy", "random"], {"seed": 1, "options": {"start": "B"}}, "options is"),
    ],
)
def test_a_folder_of_another_run_is_refused(
    bots: list[str], more: dict[str, Any], message: str, tmp_path: Path
) -> None:
    ladder("machi-koro", ["greedy", "random"], 2, seed=1, folder=tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(bm.BurgomasterError, match=f"another run: there {message}"):
        ladder("machi-koro", bots, 2, folder=tmp_path, **more)
    assert (tmp_path / "games.jsonl").read_bytes() == before


@pytest.mark.parametrize(("bots", "luck"), [(["greedy", "level-1"], False), (["greedy", "random"], True)])
def test_a_folder_of_other_nets_is_refused(
    bots: list[str], luck: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games of bots that think otherwise now, or whose luck was judged otherwise, are not mixed with new ones."""
    ladder("machi-koro", bots, 2, folder=tmp_path, luck=luck)
    ladder("machi-koro", bots, 4, folder=tmp_path, luck=luck)
    monkeypatch.setattr("burgomaster.lab.identity.nets_of", lambda game: nets_of("alhambra"))
    with pytest.raises(bm.BurgomasterError, match="another run: there minds is"):
        ladder("machi-koro", bots, 4, folder=tmp_path, luck=luck)


def test_nets_do_not_matter_where_nobody_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ladder("machi-koro", ["greedy", "random"], 2, folder=tmp_path, luck=False)
    monkeypatch.setattr("burgomaster.lab.identity.nets_of", lambda game: nets_of("alhambra"))
    assert len(ladder("machi-koro", ["greedy", "random"], 4, folder=tmp_path, luck=False).bots) == 2


def test_logs_that_are_none(tmp_path: Path) -> None:
    run = {"format": "x", "seed": 1}
    log = RunLog(tmp_path, run)
    with pytest.raises(bm.BurgomasterError, match="another process"):
        RunLog(tmp_path, run)
    log.add({"number": 1})
    log.close()
    file = tmp_path / "games.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole + b'not json\n{"number":2}\n')
    again = RunLog(tmp_path, run)
    again.close()
    assert again.rows == [{"number": 1}]
    assert file.read_bytes() == whole
    file.write_bytes(whole[:10])  # not even the first line was written to its end
    RunLog(tmp_path, run).close()
    assert file.read_bytes() == whole.splitlines(keepends=True)[0]
    for diary in (b"a diary, not a log\n" * 10, b"hi\n"):
        file.write_bytes(diary)
        with pytest.raises(bm.BurgomasterError, match="not the log of a run"):
            RunLog(tmp_path, run)
        assert file.read_bytes() == diary


@pytest.mark.parametrize("bad", ['{"number":0}', '{"number":"x"}', "MOVED"])
def test_a_log_with_strange_games(bad: str, tmp_path: Path) -> None:
    ladder("machi-koro", ["greedy", "random"], 2, seed=1, folder=tmp_path)
    file = tmp_path / "games.jsonl"
    first, row, *_ = file.read_text().splitlines()
    strange = json.dumps({**json.loads(row), "number": 5}) if bad == "MOVED" else bad
    file.write_text(f"{first}\n{strange}\n")
    with pytest.raises(bm.BurgomasterError, match=r"not a game|does not belong to this run"):
        ladder("machi-koro", ["greedy", "random"], 2, seed=1, folder=tmp_path)


def test_control_c_shows_what_there_is(tmp_path: Path) -> None:
    arguments = "ladder machi-koro --bots greedy,random --games 1000000 --seed 8 --out"
    process = subprocess.Popen(
        [sys.executable, "-m", "burgomaster.cli", *arguments.split(), str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    log = tmp_path / "games.jsonl"
    while not log.exists() or log.read_bytes().count(b"\n") < 20:
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    shown, problems = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "of 500,000 planned" in shown
    assert "greedy" in shown
    assert "Traceback" not in problems
    assert json.loads((tmp_path / "result.json").read_text())["deals"] >= 8


# ---- What is left behind --------------------------------------------------------------------------------------------


def test_files_and_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from pyarrow import parquet

    arguments = f"ladder machi-koro --bots greedy,random --players 3 --games 9 --seed 2 --out {tmp_path}"
    assert main(arguments.split()) == 0
    shown = capsys.readouterr().out
    for word in ("18 games on 3 deals", "Elo", "ms per decision", "among 2 of", "random = 0", "33 %"):
        assert word in shown
    assert main([*arguments.split(), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == json.loads((tmp_path / "result.json").read_text())
    assert printed["format"] == "burgomaster-ladder/1"
    assert {"elo", "elo_low", "elo_high", "win_share", "seconds_p95"} <= set(printed["standings"][0])
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.num_rows == 18
    won = sum(row["won"] for row in table.to_pylist() if row["one"] == "greedy")
    greedy = next(row for row in printed["pairings"] if row["one"] == "greedy")
    assert won / 9 == pytest.approx(greedy["win_share"]["share"])
    assert json.loads(table.schema.metadata[b"burgomaster"])["seed"] == 2
    picture = ET.parse(tmp_path / "ladder.svg").getroot()
    texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert "greedy" in texts
    assert "machi-koro, 3 players" in texts
    assert not list(tmp_path.glob("*.new"))


def test_alone_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = f"ladder machi-koro --bots random,greedy,line-mines --players 3 --games 3 --alone --out {tmp_path}"
    assert main(arguments.split()) == 0
    assert "6 games on 1 deals" in capsys.readouterr().out
    written = json.loads((tmp_path / "result.json").read_text())
    assert [(one["one"], one["others"]) for one in written["pairings"]] == [
        ("random", "greedy"),
        ("random", "line-mines"),
    ]
    assert (written["alone"], written["games_planned"]) == (True, 6)


def test_without_pyarrow_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = ladder("machi-koro", ["greedy", "random"], 2, seed=1)
    assert write_results(result, tmp_path) == [PARQUET_NEEDS]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ladder.svg", "result.json"]


@pytest.mark.parametrize(
    ("bots", "more", "message"),
    [
        (["greedy"], {}, "two bots or more"),
        (["greedy", "greedy"], {}, "one is named twice"),
        (["greedy", "wizard"], {}, "no bot 'wizard'"),
        (["greedy", "no:Where"], {}, "does not start"),
        (["greedy", "random"], {"players": 5}, "2 to 4 players"),
        (["greedy", "random"], {"seed": -1}, "seed must be"),
    ],
)
def test_bad_requests(bots: list[str], more: dict[str, Any], message: str) -> None:
    with pytest.raises(bm.BurgomasterError, match=message):
        ladder("machi-koro", bots, 2, **more)
