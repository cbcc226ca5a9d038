"""The setting a table agreed on before the first event: game, number of players, edition, options."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from burgomaster.games import folder
from burgomaster.games import game as game_of
from burgomaster.games.kernel.contract import Game, Rules, Spec
from burgomaster.games.kernel.editions import EditionFile
from burgomaster.games.kernel.errors import BadEdition, BurgomasterError
from burgomaster.games.kernel.names import BYTE_ORDER_MARK, closest

CUSTOM = "custom"
_LARGEST_EDITION = 1_000_000


@dataclass(frozen=True)
class Setting:
    """A setting that is checked and complete. Make one with `setting`."""

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
    def spec(self) -> Spec:
        """What is known of the game before it is played."""
        return self.game.SPEC

    @cached_property
    def rules(self) -> Rules:
        """The game's plain rules."""
        return self.game.rules

    @cached_property
    def figures(self) -> Any:
        """The edition as the rules read it: every printed figure and every table option."""
        origin = f"{self.edition}.toml" if self.edition != CUSTOM else "edition"
        return self.game.read_edition(self.text, origin, dict(self.options), self.players)

    def __reduce__(self) -> tuple[Any, ...]:
        """By value; of a built-in edition's text, which both sides have, only the hash."""
        own = self.edition != CUSTOM and self.text == _built_in(self.name, self.edition)
        text, digest = ("", _digest(self.text)) if own else (self.text, "")
        return _unpickled, (self.name, self.players, self.edition, text, digest, self.options)

    def __copy__(self) -> Setting:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self

    @cached_property
    def told_options(self) -> tuple[tuple[str, str], ...]:
        """The options as game files name them: without later ones that are as the edition has them.

        So an older file is written again as it was.
        """
        known = self.spec.options
        standing = EditionFile(self.text, self.edition).options(known, {})
        later = {option.name for option in known if option.later}
        return tuple((name, value) for name, value in self.options if name not in later or value != standing[name])

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
    text = text.removeprefix(BYTE_ORDER_MARK)
    resolved = EditionFile(text, origin).options(spec.options, _texts(options))
    return _made(name, players, chosen, text, origin, tuple(resolved.items()))


@lru_cache(maxsize=64)
def _unpickled(
    name: str, players: int, edition: str, text: str, digest: str, options: tuple[tuple[str, str], ...]
) -> Setting:
    """The setting that was pickled. Many positions share one, so it is the same one each time."""
    if digest:
        text = _built_in(name, edition)
        if _digest(text) != digest:
            raise BadEdition(f"the edition {edition!r} of {name} has changed since this was pickled")
    return Setting(name, players, edition, text, options)


@cache
def _built_in(name: str, edition: str) -> str:
    return (folder(name) / "edition" / f"{edition}.toml").read_text(encoding="utf-8")


def earlier_edition(name: str, edition: str, rules: int) -> str | None:
    """The text of a built-in edition as it was under an earlier version of the rules, where it has changed since."""
    file = folder(name) / "edition" / f"rules-{rules}" / f"{edition}.toml"
    return file.read_text(encoding="utf-8") if file.is_file() else None


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _texts(options: Any) -> dict[str, str]:
    """Options as texts; true and false may be given for yes and no."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadEdition(f"options are names with their values, such as {{'start': 'A'}}, not {options!r:.60}")
    spoken = {"True": "yes", "False": "no"}
    texts: dict[str, Any] = {str(key): spoken.get(str(value), value) for key, value in options.items()}
    return texts


@lru_cache(maxsize=64)
def _made(
    name: str, players: int, edition: str, text: str, origin: str, options: tuple[tuple[str, str], ...]
) -> Setting:
    game_of(name).read_edition(text, origin, dict(options), players)  # errors name the file as the caller did
    return Setting(name, players, edition, text, options)


def _edition_text(name: str, built_in: tuple[str, ...], edition: str | Path | None) -> tuple[str, str, str]:
    if edition is None or (isinstance(edition, str) and edition in built_in):
        chosen = str(edition or built_in[0])
        return chosen, _built_in(name, chosen), f"{chosen}.toml"
    if not isinstance(edition, (str, Path)):
        raise BadEdition(f"an edition is a built-in name or the path of a .toml file, not {edition!r:.60}")
    path = Path(edition)
    if isinstance(edition, str) and path.suffix != ".toml" and not path.is_file():
        hint = closest(edition, built_in)
        raise BadEdition(f"there is no edition {edition!r}{hint} (built in: {', '.join(built_in)}; or a .toml file)")
    try:
        if path.stat().st_size > _LARGEST_EDITION:
            raise BadEdition(f"{path}: too large for an edition")
        return CUSTOM, path.read_text(encoding="utf-8"), str(path)
    except OSError as problem:
        raise BadEdition(f"{path}: {problem.strerror or problem}") from None
    except UnicodeDecodeError:
        raise BadEdition(f"{path}: not a UTF-8 text") from None
