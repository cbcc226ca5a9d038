"""Data sets of moves: every row is what happened, what was seen and what was legal, and leads back to a position."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

import burgomaster as bm
from burgomaster.cli import main
from burgomaster.envs.env import Env
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.lab.moves import RowMaker, play_games
from burgomaster.lab.moves_file import Moves, _size, write_moves
from burgomaster.lab.simulate import simulate
from burgomaster.play.setting import setting
from tests.longest import each
from tests.parts import sensible


def rows_of(path: Path) -> list[dict[str, Any]]:
    return list(parquet.read_table(path).to_pylist())


@each("game")
def test_every_row_is_what_happened_and_becomes_a_position(game: str, tmp_path: Path) -> None:
    file = tmp_path / "moves.parquet"
    agreed = setting(game, 3)
    bots = [sensible(game), "random", sensible(game)]
    assert write_moves(file, agreed, bots, 3, seed=7) == parquet.read_metadata(file).num_rows
    moves, rows = Moves(file), rows_of(file)
    assert moves.setting == agreed
    assert {row["game"] for row in rows} == {0, 1, 2}
    for number in range(3):
        own = [row for row in rows if row["game"] == number]
        assert [row["event"] for row in own] == list(range(len(own)))
        env, last, begun = Env(agreed, draws=False), 0, 0
        for row in own:
            chance = env.seat == CHANCE
            assert row["seat"] == env.seat
            assert row["step"] in row["legal"] == np.flatnonzero(env.mask).tolist()
            assert (moves.mask(row) == env.mask).all()
            assert row["observation"] == env.observe(last if chance else env.seat).tolist()
            assert row["begun"] == begun
            assert moves.about["steps"][row["step"]] == row["text"]
            if begun == 0 and row["event"] % 7 == 0:  # an Env works out its position from the beginning
                assert moves.position(row) == env.position
            last = last if chance else env.seat
            env.step(row["step"])
            begun = begun + 1 if env.unfinished else 0
        assert env.over
        results = {row["seat"]: row["result"] for row in own if row["seat"] != CHANCE}
        assert results == {seat: env.rewards[seat] for seat in range(3)}
        assert all(row["finished"] for row in own)
        assert all(np.isnan(row["result"]) for row in own if row["seat"] == CHANCE)


def test_they_are_the_games_that_simulate_plays() -> None:
    bots = ["greedy", "random"]
    games = list(play_games(setting("machi-koro", 2), bots, 300, 5, 2.0))  # more than are played at once
    assert [game.number for game in games] == list(range(300))
    told = simulate("machi-koro", bots, 300, seed=5)
    assert tuple(sum(game.result[seat] for game in games) for seat in range(2)) == told.wins


def test_bots_that_are_not_native_play_too_and_chances_are_told(tmp_path: Path) -> None:
    file = tmp_path / "moves.parquet"
    write_moves(file, setting("machi-koro", 2), ["level-1", "greedy"], 2, seed=3, chances=True)
    rows = rows_of(file)
    told = simulate("machi-koro", ["level-1", "greedy"], 2, seed=3)
    results = {(row["game"], row["seat"]): row["result"] for row in rows if row["seat"] != CHANCE}
    assert tuple(results[0, seat] + results[1, seat] for seat in range(2)) == told.wins
    assert all(sum(row["chances"]) == pytest.approx(1, abs=1e-5) for row in rows)
    last = max((row for row in rows if row["game"] == 0), key=lambda row: int(row["event"]))
    assert last["chances"][last["seat"]] > 0.9  # who builds the last landmark


def test_a_long_game_does_not_make_many_wait() -> None:
    agreed = setting("machi-koro", 2)
    games = list(play_games(agreed, ["random", "random"], 8, 1, 2.0))
    maker = RowMaker(agreed)
    apart = [maker.rows([game]) for game in games]
    together = maker.rows(games)
    assert (together.observation == np.concatenate([rows.observation for rows in apart])).all()
    assert (together.legal == np.concatenate([rows.legal for rows in apart])).all()
    assert (together.state == np.concatenate([rows.state for rows in apart])).all()


def test_the_card_tells_how_to_make_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["games", "machi-koro", "--players", "2", "--bots", "random", "--games", "5", "--out", "moves.parquet"]
    assert main(command) == 0
    assert "of 5 games; moves.md tells" in capsys.readouterr().out
    assert main(command) == 1
    assert "--force" in capsys.readouterr().err
    assert main([*command[:-1], "moves.md"]) == 1
    assert "its own card" in capsys.readouterr().err
    Path("mine.md").write_text("my own")
    assert main([*command[:-1], "mine.parquet"]) == 1
    assert Path("mine.md").read_text() == "my own"
    Path("mine.md").unlink()
    assert main([*command, "--force", "--json"]) == 0
    before = parquet.read_table("moves.parquet")
    told = {"file": "moves.parquet", "card": "moves.md", "rows": before.num_rows, "games": 5}
    assert json.loads(capsys.readouterr().out) == told
    card = Path("moves.md").read_text(encoding="utf-8")
    assert f"{before.num_rows:,} rows" in card
    again = next(line for line in card.splitlines() if line.strip().startswith("burgomaster games"))
    assert main([*shlex.split(again)[1:], "--force"]) == 0
    after = parquet.read_table("moves.parquet")
    assert after.drop_columns("result").equals(before.drop_columns("result"))
    assert np.array_equal(after["result"], before["result"], equal_nan=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["moves.md", "moves.parquet"]


def test_a_broken_run_leaves_nothing(tmp_path: Path) -> None:
    def broken(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_moves(tmp_path / "m.parquet", setting("machi-koro", 2), ["random"] * 2, 5, progress=broken)
    assert list(tmp_path.iterdir()) == []


def test_sizes_are_named_as_cards_name_them() -> None:
    told = [_size(rows) for rows in (0, 999, 1000, 99_999, 5_000_000, 10**12)]
    assert told == ["n<1K", "n<1K", "1K<n<10K", "10K<n<100K", "1M<n<10M", "n>1B"]


def test_a_file_of_other_figures_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "m.parquet"
    write_moves(file, setting("machi-koro", 2), ["random"] * 2, 1)
    row = rows_of(file)[0]
    for what, said in (("edition_hash", "other figures"), ("layout", "here they are")):
        moves = Moves(file)
        moves.about[what] = "another"
        with pytest.raises(bm.BurgomasterError, match=said):
            moves.position(row)
