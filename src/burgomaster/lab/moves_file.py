"""Data sets of moves as Parquet files: written with a card that tells how they were made, read back as positions."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from burgomaster import __version__
from burgomaster.envs.layout import ObservationLayout, layout
from burgomaster.games.engines import for_long_work
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.moves import PlayedGame, RowMaker, Rows, play_games
from burgomaster.play.position import Position
from burgomaster.play.setting import CUSTOM, Setting, setting

if TYPE_CHECKING:
    import pyarrow as pa

    from burgomaster.envs.batch import Array

FORMAT = 1
ABOUT = b"burgomaster"  # the key of what a file says about itself
NEEDS = "data sets need pyarrow; install it with: pip install 'burgomaster[lab]'"

CARD = """---
pretty_name: "{title}"
license: mit
tags: [games, {game}]
size_categories: ["{size}"]
configs: [{{config_name: default, data_files: "{file}"}}]
---

# {title}

{games:,} games of {game} with {players} players, {rows:,} rows: one for every decision and every outcome of chance.

Made by Burgomaster {version} with

    {command}

The same command makes the same rows. Edition: {edition}. Options: {options}. Games cut off unfinished: {unfinished}.

Columns:

| column | type | what it is |
|---|---|---|
| game | int64 | the number of the game in the run |
| event | int32 | the place of the row in its game |
| seat | int8 | who decides, -1 for chance |
| step | int16 | what was chosen, or what chance brought |
| text | string | the same as canonical text |
| legal | list of int16 | all steps that were legal: the mask, as numbers. {steps} steps in all |
| observation | list of {width} int32 | what the seat observed before; for chance, the seat that decided last |
| result | float32 | what the seat won in the end: 1, shared among the winners; NaN for chance |
| finished | bool | false if the game was cut off, since it was too long |
| begun | int16 | how many steps of the same action were taken before |
| state | binary | everything, hidden hands too: the state before the action under way |
{more}
The places of an observation are named in the file's metadata, and so is their version, `{layout}`.
`burgomaster.lab.moves_file.Moves` makes a position of any row.
"""
CHANCES = "| chances | list of {players} float32 | every seat's chance to win before, by the value net |\n"


def write_moves(
    path: Path,
    agreed: Setting,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    chances: bool = False,
    deadline: float = 2.0,
    progress: Any = None,
) -> int:
    """Play games between bots, one per seat, and write their moves and a card beside them. Returns how many rows.

    The file is there when it is whole, and not before.
    """
    try:
        from pyarrow import parquet
    except ImportError:
        raise BurgomasterError(NEEDS) from None
    for_long_work()
    rows = done = unfinished = 0

    def counted(played: Iterable[PlayedGame]) -> Iterable[PlayedGame]:
        nonlocal done, unfinished
        for game in played:
            done += 1
            unfinished += not game.finished
            if progress is not None:
                progress(done)
            yield game

    texts = _texts(agreed)
    schema = _schema(agreed, bots, games, seed, texts, chances)
    draft = path.with_name(path.name + ".new")
    try:
        with parquet.ParquetWriter(
            draft, schema, compression="lz4", use_dictionary=["text"], write_statistics=["game", "event"]
        ) as writer:
            maker = RowMaker(agreed, chances=chances)
            for chunk in maker.chunks(iter(counted(play_games(agreed, bots, games, seed, deadline)))):
                writer.write_batch(_batch(chunk, schema, texts))
                rows += len(chunk)
        os.replace(draft, path)  # noqa: PTH105 - says that it replaces
    finally:
        draft.unlink(missing_ok=True)
    card = _card(path, agreed, bots, games, seed, rows, unfinished, chances=chances)
    card_of(path).write_text(card, encoding="utf-8")
    return rows


def card_of(path: Path) -> Path:
    """Where the card of a data set lies."""
    if path.suffix == ".md":
        raise BurgomasterError(f"{path} would be overwritten by its own card; call the data set {path.stem}.parquet")
    return path.with_suffix(".md")


class Moves:
    """A file of moves: what it says about itself, and positions of its rows."""

    def __init__(self, path: str | Path) -> None:
        try:
            from pyarrow import parquet
        except ImportError:
            raise BurgomasterError(NEEDS) from None
        told = (parquet.read_schema(path).metadata or {}).get(ABOUT)
        if told is None:
            raise BurgomasterError(f"{path} is not a data set of moves")
        self.path = Path(path)
        self.about: dict[str, Any] = json.loads(told)
        if self.about["format"] != FORMAT:
            raise BurgomasterError(f"{path} has format {self.about['format']}; this version reads {FORMAT}")

    @cached_property
    def setting(self) -> Setting:
        """What the games were played with. Refused where this version of the program has other figures."""
        told = self.about
        agreed = setting(
            told["game"], told["players"], told["edition"], told["options"], edition_text=told["edition_text"]
        )
        if agreed.edition_hash != told["edition_hash"]:
            raise BurgomasterError(f"{self.path} was made with other figures of edition {told['edition']}")
        return agreed

    @cached_property
    def layout(self) -> ObservationLayout:
        """The places of an observation. Refused where this version of the program has others."""
        known = layout(self.about["game"])
        if known.version != self.about["layout"]:
            raise BurgomasterError(
                f"{self.path} has observations {self.about['layout']}; here they are {known.version}"
            )
        return known

    def position(self, row: Mapping[str, Any]) -> Position:
        """The position of a row; in the middle of an action, the one before it."""
        agreed, _ = self.setting, self.layout  # both as they were then
        return Position(agreed, agreed.game.State.unpack(bytes(row["state"])))

    def mask(self, row: Mapping[str, Any]) -> Array:
        """The legal steps of a row as a mask."""
        mask = np.zeros(self.setting.spec.steps, dtype=np.int8)
        mask[np.asarray(row["legal"], dtype=np.int64)] = 1
        return mask


def _texts(agreed: Setting) -> list[str]:
    """The canonical text of every step."""
    return [agreed.game.STEPS.text(step) for step in range(agreed.spec.steps)]


def _schema(agreed: Setting, bots: Sequence[str], games: int, seed: int, texts: list[str], chances: bool) -> pa.Schema:
    import pyarrow as pa

    known = layout(agreed.name)
    about = {
        "format": FORMAT,
        "version": __version__,
        "game": agreed.name,
        "players": agreed.players,
        "edition": None if agreed.edition == CUSTOM else agreed.edition,
        "edition_text": agreed.text if agreed.edition == CUSTOM else None,
        "edition_hash": agreed.edition_hash,
        "options": dict(agreed.options),
        "bots": list(bots),
        "games": games,
        "seed": seed,
        "layout": known.version,
        "observation": list(known.names),
        "steps": texts,
    }
    fields = [
        ("game", pa.int64()),
        ("event", pa.int32()),
        ("seat", pa.int8()),
        ("step", pa.int16()),
        ("text", pa.dictionary(pa.int16(), pa.string())),
        ("legal", pa.list_(pa.int16())),
        ("observation", pa.list_(pa.int32(), known.width)),
        ("result", pa.float32()),
        ("finished", pa.bool_()),
        ("begun", pa.int16()),
        ("state", pa.binary(agreed.game.State.SIZE)),
    ]
    if chances:
        fields.append(("chances", pa.list_(pa.float32(), agreed.players)))
    return pa.schema(fields, metadata={ABOUT: json.dumps(about, ensure_ascii=False)})


def _batch(rows: Rows, schema: pa.Schema, texts: list[str]) -> pa.RecordBatch:
    """Rows as Arrow has them, without copying the wide ones."""
    import pyarrow as pa

    def fixed(values: Array) -> pa.Array:
        return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), values.shape[1])

    columns = {
        "game": pa.array(rows.game),
        "event": pa.array(rows.event),
        "seat": pa.array(rows.seat),
        "step": pa.array(rows.step),
        "text": pa.DictionaryArray.from_arrays(pa.array(rows.step), pa.array(texts, pa.string())),
        "legal": pa.ListArray.from_arrays(pa.array(rows.legal_ends), pa.array(rows.legal)),
        "observation": fixed(rows.observation),
        "result": pa.array(rows.result),
        "finished": pa.array(rows.finished),
        "begun": pa.array(rows.begun),
        "state": pa.FixedSizeBinaryArray.from_buffers(
            pa.binary(rows.state.shape[1]), len(rows), [None, pa.py_buffer(rows.state)]
        ),
    }
    if rows.chances is not None:
        columns["chances"] = fixed(rows.chances)
    return pa.RecordBatch.from_arrays([columns[name] for name in schema.names], schema=schema)


def _card(
    path: Path,
    agreed: Setting,
    bots: Sequence[str],
    games: int,
    seed: int,
    rows: int,
    unfinished: int,
    *,
    chances: bool,
) -> str:
    own = agreed.edition == CUSTOM
    told = [f"burgomaster games {agreed.name} --players {agreed.players} --bots {','.join(bots)}"]
    told += [f"--games {games} --seed {seed} --out {path.name}"]
    told += ["--chances"] if chances else []
    told += ["--edition EDITION.toml"] if own else [f"--edition {agreed.edition}"]
    told += [f"--option {name}={value}" for name, value in agreed.options]
    return CARD.format(
        title=f"Moves of {agreed.name}",
        game=agreed.name,
        file=path.name,
        size=_size(rows),
        players=agreed.players,
        games=games,
        rows=rows,
        version=__version__,
        command=" ".join(told),
        edition=f"one's own, in the file's metadata ({agreed.edition_hash})" if own else agreed.edition,
        options=", ".join(f"{name} {value}" for name, value in agreed.options) or "none",
        unfinished=unfinished,
        steps=agreed.spec.steps,
        width=layout(agreed.name).width,
        more=CHANCES.format(players=agreed.players) if chances else "",
        layout=layout(agreed.name).version,
    )


def _size(rows: int) -> str:
    """As cards of data sets have it."""
    steps = ("1K", "10K", "100K", "1M", "10M", "100M", "1B")
    place = max(len(str(rows)) - 3, 0)  # 1,000 has four digits
    if place == 0:
        return f"n<{steps[0]}"
    return f"{steps[place - 1]}<n<{steps[place]}" if place < len(steps) else f"n>{steps[-1]}"
