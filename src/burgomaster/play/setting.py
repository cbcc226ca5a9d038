"""What a table has agreed on before the first event: game, number of players, edition, options."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from burgomaster.games import folder
from burgomaster.games import game as game_of
from burgomaster.games.kernel.contract import Game
from burgomaster.games.kernel.editions import EditionFile
from burgomaster.games.kernel.errors import BadEdition, BurgomasterError
from burgomaster.games.kernel.names import closest

CUSTOM = "custom"
_LARGEST_EDITION = 1_000_000


@dataclass(frozen=True)
class Setting:
    """An agreed setting. Make one with `setting`."""

    name: str
    players: int
    edition: str  # a built-in edition's name, or "custom"
    text: str  # the edition's TOML
    options: tuple[tuple[str, str], ...]

    @cached_property
    def game(self) -> Game:
        """The game's rules and words."""
        return game_of(self.name)

    @cached_property
    def record(self) -> Any:
        """The edition record the rules read."""
        origin = f"{self.edition}.toml" if self.edition != CUSTOM else "edition"
        return self.game.read_edition(self.text, origin, dict(self.options), self.players)

    @cached_property
    def edition_hash(self) -> str:
        """A hash of the edition's figures; comments, layout and options do not matter."""
        data = EditionFile(self.text, self.edition).data
        figures = {key: value for key, value in data.items() if key != "options"}
        canonical = json.dumps(figures, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(canonical.encode()).hexdigest()


def setting(
    name: str,
    players: int,
    edition: str | Path | None = None,
    options: Mapping[str, str] | None = None,
    *,
    edition_text: str | None = None,
) -> Setting:
    """Check and complete a setting. `edition` is a built-in name or the path of a TOML file."""
    spec = game_of(name).SPEC
    if type(players) is not int or players not in spec.players:
        raise BurgomasterError(f"{name} is for {spec.players[0]} to {spec.players[-1]} players, not {players!r}")
    if edition_text is not None:
        chosen, text, origin = CUSTOM, edition_text, "edition"
    else:
        chosen, text, origin = _edition_text(name, spec.editions, edition)
    resolved = EditionFile(text, origin).options(spec.options, _texts(options or {}))
    return _made(name, players, chosen, text, origin, tuple(resolved.items()))


def _texts(options: Mapping[str, Any]) -> dict[str, str]:
    """Options as texts; true and false may be given for yes and no."""
    spoken = {"True": "yes", "False": "no"}
    return {str(key): spoken.get(str(value), value) for key, value in options.items()}


@lru_cache(maxsize=64)
def _made(
    name: str, players: int, edition: str, text: str, origin: str, options: tuple[tuple[str, str], ...]
) -> Setting:
    game_of(name).read_edition(text, origin, dict(options), players)  # errors name the file as the caller did
    return Setting(name, players, edition, text, options)


def _edition_text(name: str, built_in: tuple[str, ...], edition: str | Path | None) -> tuple[str, str, str]:
    if edition is None or (isinstance(edition, str) and edition in built_in):
        chosen = str(edition or built_in[0])
        file = folder(name) / "edition" / f"{chosen}.toml"
        return chosen, file.read_text(encoding="utf-8"), file.name
    path = Path(edition)
    if isinstance(edition, str) and path.suffix != ".toml" and not path.is_file():
        hint = closest(edition, built_in)
        raise BadEdition(f"there is no edition {edition!r}{hint} (built in: {', '.join(built_in)}; or a .toml file)")
    try:
        if path.stat().st_size > _LARGEST_EDITION:
            raise BadEdition(f"{path}: far too large for an edition")
        return CUSTOM, path.read_text(encoding="utf-8"), str(path)
    except OSError as problem:
        raise BadEdition(f"{path}: {problem.strerror or problem}") from None
    except UnicodeDecodeError:
        raise BadEdition(f"{path}: not a UTF-8 text") from None
