"""What runs a game here: modules, Numba or plain rules, whichever there is; all choose alike, and nothing crashes."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import burgomaster as bm
from burgomaster.bots.evaluator import Evaluator
from burgomaster.bots.levels import LEVELS
from burgomaster.bots.registry import bot
from burgomaster.games import GAMES, engines, folder, game
from burgomaster.games.engines import ENGINES, MODULE, NATIVE, PLAIN, VARIABLE
from burgomaster.games.kernel import freshness, kept_code, room
from burgomaster.games.kernel.errors import BadEdition, BurgomasterError
from burgomaster.games.kernel.levels import Effort
from burgomaster.games.kernel.luck import luck_key
from burgomaster.games.kernel.room import ModuleRoom, compiled_once
from burgomaster.games.kernel.statements import functions_of
from burgomaster.games.module import ENGINE, MODULES, GameModule, module_of, shape_of, why_no_module
from burgomaster.lab.arena import Arena
from burgomaster.lab.simulate import simulate
from burgomaster.play.setting import Setting, setting
from burgomaster.review.books import Bookkeeper
from burgomaster.review.own_reckoner import OwnReckoner
from tests.bots.effort import set_effort
from tests.bots.test_levels import decisions
from tests.games.options import each_value, written
from tests.longest import first
from tests.parts import REFERENCED, THINKING
from tests.review.games import record_of

games_module = sys.modules[GameModule.__module__]  # `burgomaster.games` itself is a function, outside
QUICK = LEVELS[:-1]


def every_number(names: Sequence[str] = THINKING) -> pytest.MarkDecorator:
    """Each game with three players, or as many as it can have; with other numbers in the long run."""
    pairs = [(name, players) for name in names for players in game(name).SPEC.players]
    return pytest.mark.parametrize(
        ("name", "players"),
        [pytest.param(*pair, marks=[] if pair[1] == 3 else [pytest.mark.long]) for pair in pairs],
    )


# ---- All say the same -----------------------------------------------------------------------------------------------


@every_number()
def test_levels_choose_alike_plain_and_by_modules(name: str, players: int) -> None:
    pairs = [[bot(level, name, 5, native=native) for native in (False, True)] for level in QUICK]
    plain, quick = (Evaluator(name, players, native=native) for native in (False, True))
    for position in islice(decisions(name, players, 1), 5, 30, 4):
        for here, there in pairs:
            assert here.choose(position) == there.choose(position)
            assert here.thoughts() == there.thoughts()  # type: ignore[attr-defined]
        assert plain.chances(position) == quick.chances(position)


def whole_game(agreed: Setting, names: Sequence[str], luck: bool) -> Any:
    arena = Arena(agreed, 5.0, luck=luck, traced=True)
    try:
        return arena.play(names, luck_key(3, 1)), arena.trace.tolist(), arena.taken.tolist()
    finally:
        arena.close()


@every_number()
def test_whole_games_are_alike_plain_and_by_modules(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["level-4", "level-1", "greedy", "random", "level-2", "level-3"][:players]
    agreed = setting(name, players)
    found = []
    for kind in (MODULE, PLAIN):
        monkeypatch.setenv(VARIABLE, kind)
        found.append(whole_game(agreed, names, luck=False))
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("name", "options"),
    [pytest.param(name, options, id=f"{name} {written(options)}") for name in GAMES for options in each_value(name)],
)
def test_options_are_played_alike(name: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """By modules and by plain rules, at tables as full as the option's seats need."""
    counts = game(name).SPEC.players
    players = counts[-1] if set(options) & {"start", "youngest"} else counts[sum(map(ord, written(options))) % 3]
    market = {"market": "ten"} if "dead-stacks" in options else {}
    agreed = setting(name, players, options=options | market)
    found = []
    for kind in (MODULE, PLAIN):
        monkeypatch.setenv(VARIABLE, kind)
        found.append(whole_game(agreed, ["greedy", "random"] * (players // 2) + ["greedy"] * (players % 2), luck=False))
    assert found[0] == found[1]


def own_edition(name: str) -> Setting:
    """The game's first edition with the first figures that can be one more, each of which is."""
    text = (folder(name) / "edition" / f"{game(name).SPEC.editions[0]}.toml").read_text(encoding="utf-8")
    changed = 0
    for figure in re.findall(r"^\w+ = \d+\b", text, re.MULTILINE):
        key, _, number = figure.partition(" = ")
        tried = text.replace(figure, f"{key} = {int(number) + 1}", 1)
        with suppress(BadEdition):
            setting(name, 2, edition_text=tried)
            text, changed = tried, changed + 1
        if changed == 3:
            break
    assert changed > 0
    return setting(name, 2, edition_text=text)


@pytest.mark.parametrize("name", THINKING)
def test_editions_of_ones_own_are_played_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found, agreed = [], own_edition(name)
    for kind in (MODULE, PLAIN):
        monkeypatch.setenv(VARIABLE, kind)
        found.append(whole_game(agreed, ["level-3", "greedy"], luck=False))
    assert found[0] == found[1]


@pytest.mark.parametrize("name", THINKING)
def test_simulations_are_alike_on_any_number_of_threads(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """1,100 games are three chunks; of them plain rules play a few."""
    bots = ["greedy", "random"]
    one, two = (simulate(name, bots, 1100, seed=7, threads=threads) for threads in (1, 2))
    assert (one.wins, one.turns, one.turns_squared, one.decisions) == (
        two.wins,
        two.turns,
        two.turns_squared,
        two.decisions,
    )
    few = simulate(name, bots, 3, seed=7)
    monkeypatch.setenv(VARIABLE, PLAIN)
    assert simulate(name, bots, 3, seed=7).to_dict() | _TIMES == few.to_dict() | _TIMES


_TIMES = {"seconds": 0, "decisions_per_second": 0, "games_per_second": 0}


def test_two_threads_search_at_once_as_one_does_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    name = GAMES[0]
    set_effort(monkeypatch, name, Effort(400, 600.0, settles=False))
    met = list(islice(decisions(name, 3, 4), 10, 40, 5))
    alone = [bot(LEVELS[-1], name, 5, native=True).choose(position) for position in met]
    found: dict[int, list[bm.Action]] = {}

    def think(place: int) -> None:
        found[place] = [bot(LEVELS[-1], name, 5, native=True).choose(position) for position in met]

    threads = [threading.Thread(target=think, args=(place,)) for place in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[place] for place in range(3)] == [alone] * 3


@pytest.mark.usefixtures("native")
@first("name", THINKING)
def test_modules_do_as_native_code_does(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches, exact endgames, books, whole games with luck, simulations: to the last bit."""
    set_effort(monkeypatch, name, Effort(300, 600.0, settles=False))
    met = list(islice(decisions(name, 2, 4), 8, 60, 6))
    record = record_of(name, ("greedy", "random"))
    agreed = setting(name, 2)
    searchers = [LEVELS[-1], *(["reference"] if name in REFERENCED else [])]
    found = []
    for kind in (MODULE, NATIVE):
        monkeypatch.setenv(VARIABLE, kind)
        made = [bot(one, name, 5, native=True) for one in searchers]
        said = [[(str(one.choose(here)), one.thoughts()) for one in made] for here in met]  # type: ignore[attr-defined]
        books = Bookkeeper(record.setting, OwnReckoner(record.setting)).lines(record)
        whole = whole_game(agreed, ["level-4", "level-1"], luck=True)
        sums = simulate(name, ["greedy", "random"], 300, seed=3)
        found.append((said, books, whole, sums.wins, sums.turns_squared, sums.decisions))
    assert found[0] == found[1]


@pytest.mark.usefixtures("native")
@first("name", GAMES)
def test_environments_are_alike_by_modules_and_natively(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from burgomaster.envs.batch import Batch

    found = []
    for kind in (MODULE, NATIVE):
        monkeypatch.setenv(VARIABLE, kind)
        batch, course = Batch(name, 2, 16, seed=5, trace=True), []
        elsewhere = np.zeros_like(batch.observation)
        for turn in range(300):
            batch.step(batch.sample(), elsewhere if turn % 2 else None)
            course.append(
                (batch.observation.sum(), elsewhere.sum(), batch.mask.sum(), batch.reward.sum(), batch.over.sum())
            )
        twin = batch.copy()
        twin.step(twin.sample())
        with pytest.raises(BurgomasterError, match="game 0"):
            batch.step(np.full(16, batch.setting.spec.steps - 1 if not batch.mask[0, -1] else -9))
        found.append((course, batch.observe(3, 1).tolist(), batch.scores().tolist(), twin.observation.tolist()))
    assert found[0] == found[1]


# ---- Which one runs -------------------------------------------------------------------------------------------------


@pytest.fixture
def free(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Nothing is forced, and what was found out before is not remembered."""
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(engines, "_first", [MODULE])
    return monkeypatch


def test_modules_go_first_and_numba_where_work_is_long(free: pytest.MonkeyPatch) -> None:
    name = GAMES[0]
    assert engines.engine_for(name) == MODULE
    assert engines.engine_for(name, long=True) == NATIVE
    free.setattr(engines, "_why_no_module", lambda name: "it has no module")
    assert engines.engine_for(name) == NATIVE
    free.setattr(engines, "_why_not_native", lambda: "Numba is not installed")
    assert engines.engine_for(name) == PLAIN
    engines.for_long_work()
    assert engines.engine_for(name) == PLAIN


def test_long_work_prefers_numba_from_then_on(free: pytest.MonkeyPatch) -> None:
    engines.for_long_work()
    assert engines.engine_for(GAMES[0]) == NATIVE
    free.setattr(engines, "_why_not_native", lambda: "Numba is not installed")
    assert engines.engine_for(GAMES[0]) == MODULE


def test_an_engine_can_be_forced_or_says_why_not(free: pytest.MonkeyPatch) -> None:
    for kind in ENGINES:
        free.setenv(VARIABLE, kind)
        assert engines.engine_for(GAMES[0]) == kind
    free.setenv(VARIABLE, "modul")
    with pytest.raises(BurgomasterError, match=r"did you mean .*module|module"):
        engines.engine_for(GAMES[0])
    free.setenv(VARIABLE, MODULE)
    free.setattr(engines, "_why_no_module", lambda name: "it has no module")
    with pytest.raises(BurgomasterError, match="it has no module"):
        engines.engine_for(GAMES[0])
    assert all("it has no module" in line for line in engines.status())


def test_a_stale_module_is_said_in_one_line(free: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    engines._say_once.cache_clear()
    free.setattr(engines, "_why_no_module", lambda name: "its module is of other sources than these")
    for _ in range(3):
        assert engines.engine_for(GAMES[0]) == NATIVE
    (said,) = caplog.messages
    assert "make wasm" in said
    assert GAMES[0] in said


# A process without what is named first, which then does what is written second.
_WITHOUT = "import sys; sys.modules.update(dict.fromkeys(sys.argv[1].split())); exec(sys.argv[2])"
_RUN = "from burgomaster.cli import main; raise SystemExit(main({!r}))"


def without(missing: str, arguments: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    """The command on a machine where some packages are not installed."""
    kept = {key: value for key, value in os.environ.items() if key != VARIABLE}
    command = [sys.executable, "-c", _WITHOUT, missing, _RUN.format(arguments)]
    return subprocess.run(command, capture_output=True, text=True, env=kept | environment, check=False)


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        ("numba", "modules, run by wasmtime"),
        ("numba wasmtime", "plain rules, bots up to level 4, since wasmtime is not installed"),
        ("numba numpy", "plain rules, bots up to level 4, since numpy is not installed"),
        ("wasmtime", "compiled by Numba"),
    ],
)
def test_the_version_says_what_runs_the_games(missing: str, said: str) -> None:
    done = without(missing, ["--version"])
    head, line = done.stdout.splitlines()
    assert head == f"burgomaster {bm.__version__}"
    assert line.startswith(", ".join(GAMES))
    assert said in line
    assert (done.returncode, done.stderr) == (0, "")


def test_people_play_without_numba(tmp_path: Path) -> None:
    file = tmp_path / "my.game"
    file.write_text(str(record_of(GAMES[0], ("greedy", "random"))), encoding="utf-8")
    for arguments in (
        ["hint", str(file), "--at", "4", "--iterations", "50", "--json"],
        ["simulate", GAMES[0], "--players", "2", "--bots", "level-4,greedy", "--games", "2", "--json"],
        ["ladder", GAMES[0], "--bots", "greedy,level-1", "--games", "2", "--json"],
        ["review", str(file), "--depth", "quick", "--json"],
        ["verify", str(file)],
    ):
        done = without("numba llvmlite", arguments)
        assert done.returncode == 0, (arguments, done.stderr)


def test_what_needs_a_quick_engine_says_so(tmp_path: Path) -> None:
    file = tmp_path / "my.game"
    file.write_text(str(record_of(GAMES[0], ("greedy", "random"))), encoding="utf-8")
    simulated = ["simulate", GAMES[0], "--players", "2", "--games", "1", "--bots"]
    assert without("numba wasmtime", [*simulated, "level-4,greedy"]).returncode == 0
    for arguments in ([*simulated, "level-5,greedy"], ["hint", str(file), "--at", "4"]):
        done = without("numba wasmtime", arguments)
        (line,) = done.stderr.splitlines()
        assert done.returncode == 1
        assert 'pip install "burgomaster[lab]"' in line
        assert GAMES[0] in line


def test_what_needs_numba_says_so() -> None:
    learn = "import burgomaster.lab.learn as learn; learn.Learner('machi-koro', 2)"
    with_numba_gone = [sys.executable, "-c", _WITHOUT, "numba", learn]
    done = subprocess.run(with_numba_gone, capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith('it is not installed: pip install "burgomaster[lab]"')


# ---- Fresh or stale, told without a compiler ------------------------------------------------------------------------


@pytest.mark.parametrize("name", THINKING)
def test_modules_of_today_are_known_without_a_compiler(name: str) -> None:
    assert why_no_module(name) == ""
    made = module_of(name, ENGINE).told["made_of"]
    assert freshness.is_of_today(made, shape_of(name))
    assert freshness.is_of_today(made | {"written": "others"}, shape_of(name))  # such as after a change of comments
    assert not freshness.is_of_today(made | {"written": "others", "meant": "others"}, shape_of(name))
    assert not freshness.is_of_today(made, shape_of(name) + " ")
    assert not freshness.is_of_today({}, shape_of(name))


def test_a_changed_figure_or_statement_makes_a_module_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from burgomaster.bots import search
    from burgomaster.games.machi_koro import rules

    made = module_of("machi-koro", ENGINE).told["made_of"] | {"written": "others"}
    with monkeypatch.context() as changed:
        changed.setattr(search, "WIDE", 25)
        assert not freshness.is_of_today(made, shape_of("machi-koro"))
    text = Path(rules.__file__).read_text(encoding="utf-8")
    for new, stale in (("# nothing new\n" + text, False), (text.replace("def legal(", "def lawful(", 1), True)):
        file = tmp_path / "rules.py"
        file.write_text(new, encoding="utf-8")
        functions_of.cache_clear()
        with monkeypatch.context() as changed:
            changed.setattr(rules, "__file__", str(file))
            assert freshness.is_of_today(made, shape_of("machi-koro")) is not stale
    functions_of.cache_clear()


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game's modules in a folder where one may spoil them, and nothing known about them yet."""
    for file in (*folder(GAMES[0]).glob("*.wasm"), *folder(GAMES[0]).glob("*.json")):
        shutil.copy(file, tmp_path)
    monkeypatch.setattr(games_module, "folder", lambda name: tmp_path)
    monkeypatch.setattr(games_module, "module_of", GameModule)
    return tmp_path


def found() -> str:
    return why_no_module.__wrapped__(GAMES[0])


@pytest.mark.parametrize("which", MODULES)
def test_half_a_module_is_not_run(copied: Path, which: str) -> None:
    assert found() == ""
    for end in ("wasm", "json"):
        file = copied / f"{which}.{end}"
        whole = file.read_bytes()
        for broken in (b"", whole[: len(whole) // 2], whole[:-1] + b"?", b"\xff" * 100):
            file.write_bytes(broken)
            assert found() == "its module is damaged"
        file.unlink()
        assert found() == "it has no module"
        file.write_bytes(whole)
    told = json.loads((copied / f"{which}.json").read_text(encoding="utf-8"))
    others: list[Any] = [[], "module", {}, {"game": GAMES[0]}]
    for other in others:
        (copied / f"{which}.json").write_text(json.dumps(other), encoding="utf-8")
        assert found() in ("its module is damaged", "its module is of other sources than these")
    (copied / f"{which}.json").write_text(json.dumps(told | {"game": "another"}), encoding="utf-8")
    assert found() == "its module is another game's"


def test_a_module_that_changes_under_a_running_process_is_not_run(copied: Path) -> None:
    made = GameModule(GAMES[0], ENGINE)
    shutil.copy(copied / "lab.wasm", copied / "engine.wasm")
    with pytest.raises(BurgomasterError, match="has changed while this was running"):
        made.room()


def test_where_sources_only_look_different_an_interface_is_told_so() -> None:
    made, shape = module_of(GAMES[0], ENGINE).told["made_of"], shape_of(GAMES[0])
    assert freshness.stamped(made | {"written": "before"}, shape)["written"] == freshness.written(made["files"], shape)
    changed = made | {"written": "before", "meant": "something else"}
    assert freshness.stamped(changed, shape) == changed


# ---- Rooms, and the code they keep -----------------------------------------------------------------------------------


def test_the_raw_call_is_there() -> None:
    """It has a private name in wasmtime. If this fails, calls take thirty times as long: see kernel/room.py."""
    assert room.raw_call() is not None
    made = module_of(GAMES[0]).room()
    kinds = ["i64", "i64"]
    assert made._raw("luck_of", kinds, "i64") is not None


def test_without_it_the_public_call_does_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = module_of(GAMES[0]).room().function("luck_of")
    monkeypatch.setattr(room, "raw_call", lambda: None)
    public = module_of(GAMES[0]).room().function("luck_of")
    pairs = [(3, 4), (-(1 << 63), 1), ((1 << 63) - 1, 1 << 40)]
    assert [raw(*pair) for pair in pairs] == [public(*pair) for pair in pairs]


def test_views_stay_where_they_are_when_memory_grows() -> None:
    made = module_of(GAMES[0]).room()
    before = made.zeros(1000, np.int64)
    before[:] = range(1000)
    made.take(64 << 20)
    assert before.tolist() == list(range(1000))
    assert room.room_behind(before[10:20]) is made


def test_arrays_of_any_length_go_in_and_out(monkeypatch: pytest.MonkeyPatch) -> None:
    made = module_of(GAMES[0]).room()
    short, long = made.aside([100, 200]), made.aside([1 << 20, 8])
    assert short[0] % room.ALIGNED == short[1] % room.ALIGNED == long[1] % room.ALIGNED == 0
    assert made.aside([1 << 20]) == long[:1]  # the next call has the same place


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BURGOMASTER_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / kept_code.MODULE


def test_code_is_kept_for_its_owner_alone(cache: Path) -> None:
    compiled_once("empty", room._EMPTY)
    (file,) = cache.iterdir()
    assert cache.stat().st_mode & 0o777 == 0o700
    assert file.stat().st_mode & 0o777 == 0o600
    kept = file.read_bytes()
    compiled_once("empty", room._EMPTY)
    assert file.read_bytes() == kept
    ModuleRoom(compiled_once("empty", room._EMPTY), {})


def test_foreign_or_broken_code_is_not_loaded(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept_code.keep(kept_code.MODULE, "one", b"code")
    file = cache / "one"
    assert kept_code.kept(kept_code.MODULE, "one") == b"code"
    file.chmod(0o666)
    assert kept_code.kept(kept_code.MODULE, "one") is None
    file.chmod(0o600)
    cache.chmod(0o770)
    assert kept_code.kept(kept_code.MODULE, "one") is None
    cache.chmod(0o700)
    good = file.read_bytes()
    for broken in (b"", good[:-1], good + b"!", b"\0" * len(good)):
        file.write_bytes(broken)
        assert kept_code.kept(kept_code.MODULE, "one") is None
    file.unlink()
    elsewhere = cache.parent / "elsewhere"
    elsewhere.write_bytes(good)
    file.symlink_to(elsewhere)
    assert kept_code.kept(kept_code.MODULE, "one") is None
    file.unlink()
    file.write_bytes(good)
    monkeypatch.setattr(os, "geteuid", lambda: 4242)
    assert kept_code.kept(kept_code.MODULE, "one") is None


def test_code_of_another_wasmtime_is_compiled_anew(cache: Path) -> None:
    compiled_once("empty", room._EMPTY)
    (file,) = cache.iterdir()
    kept_code.keep(kept_code.MODULE, file.name, b"not for this wasmtime")
    ModuleRoom(compiled_once("empty", room._EMPTY), {})
    assert kept_code.kept(kept_code.MODULE, file.name) != b"not for this wasmtime"


def test_where_nothing_can_be_kept_modules_run_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("BURGOMASTER_CACHE", str(tmp_path / "file"))
    ModuleRoom(compiled_once("empty", room._EMPTY), {})


def test_addresses_and_memory_that_are_not_there_are_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """As with `ulimit -v`, or when a great many think at once."""
    import wasmtime

    with pytest.raises(BurgomasterError, match="no memory for 5120 MiB in one room"):
        ModuleRoom(room.compiled(room._EMPTY), {}).take(5 << 30)

    def full(*_: object) -> None:
        raise wasmtime.WasmtimeError("mmap failed to reserve 0x104000000 bytes")

    monkeypatch.setattr(wasmtime, "Instance", full)
    with pytest.raises(BurgomasterError, match=r"no room for another game.*: mmap failed"):
        module_of(GAMES[0]).room()


# What keeps a megabyte where files may have a hundred bytes, as on a full disk.
_FULL = """
import resource, sys
from burgomaster.games.kernel import kept_code
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
kept_code.keep(kept_code.MODULE, "one", bytes(1 << 20))
print(kept_code.kept(kept_code.MODULE, "one"))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the limit is one of Unix")
def test_a_full_disk_leaves_nothing_behind(cache: Path) -> None:
    done = subprocess.run([sys.executable, "-c", _FULL], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("None\n", "")
    assert list(cache.iterdir()) == []


def test_a_folder_in_the_place_of_kept_code_is_left_alone(cache: Path) -> None:
    (cache / "one").mkdir(parents=True, mode=0o700)
    kept_code.keep(kept_code.MODULE, "one", b"code")
    assert kept_code.kept(kept_code.MODULE, "one") is None
    assert [file.name for file in cache.iterdir()] == ["one"]


def test_many_keep_and_read_the_same_at_once(cache: Path) -> None:
    """As processes that start together: none ever reads half of what another writes."""
    codes = [bytes([65 + i]) * (100_000 + i) for i in range(4)]

    def at_work(code: bytes) -> bool:
        for _ in range(20):
            kept_code.keep(kept_code.MODULE, "one", code)
            if kept_code.kept(kept_code.MODULE, "one") not in codes:
                return False
        return True

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(at_work, codes))
    assert [file.name for file in cache.iterdir()] == ["one"]


def test_a_library_of_another_system_is_noticed() -> None:
    """As pip installs it on musl: wasmtime is there, and cannot be loaded."""
    broken = "import ctypes; ctypes.cdll.LoadLibrary = lambda name: (_ for _ in ()).throw(OSError('no such file'))"
    command = f"{broken}; from burgomaster.games.engines import status; print(status())"
    kept = {key: value for key, value in os.environ.items() if key != VARIABLE}
    done = subprocess.run(
        [sys.executable, "-c", _WITHOUT, "numba", command], capture_output=True, text=True, env=kept, check=False
    )
    assert "since wasmtime cannot run here (no such file)" in done.stdout, done.stderr


def test_the_second_module_has_nothing_of_the_pages() -> None:
    for name in GAMES:
        page, lab = ({*module_of(name, which).functions} for which in MODULES)
        assert not page & lab
