"""What a study varies: figures of an edition by their place in its TOML, and table options.

`building.cheese-factory.cost=3..8` is a range, `start=A,chance` a list. Several variations are combined, each value of
one with each of the others. The edition as it stands is the reference; values equal to it are the reference itself.

Instead of figures a study may vary what one seat must do without (`forbidden.py`); in the reference that is nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from burgomaster.editions.changes import added, with_value
from burgomaster.editions.layout import FigurePath, found_at, laid_out
from burgomaster.games import game as game_of
from burgomaster.games.kernel.errors import BadEdition, BurgomasterError
from burgomaster.games.kernel.names import closest
from burgomaster.lab.study.forbidden import actions
from burgomaster.play.setting import Setting, setting

MOST_VARIANTS = 60
REFERENCE = "reference"
_RANGE = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})")
_NUMBER = re.compile(r"-?\d{1,9}")
_OPTIONS = "options"

VariedValue = str | int | bool


@dataclass(frozen=True)
class Variation:
    """One thing that is varied, with its values in their order."""

    path: FigurePath
    values: tuple[VariedValue, ...]

    @property
    def name(self) -> str:
        """Its place as it is written."""
        return ".".join(map(str, self.path))


@dataclass(frozen=True)
class Variant:
    """The game with one value for everything that is varied. The reference has none changed."""

    changed: tuple[tuple[FigurePath, VariedValue], ...]
    label: str
    short: str  # where it is clear what is varied: the value, or the values with the last part of their names
    forbidden: str = ""  # the action that one seat must do without

    @property
    def is_reference(self) -> bool:
        """Is this the edition as it stands, with all that may be done in it?"""
        return not self.changed and not self.forbidden


class Varied:
    """All variants of a game, the reference first. `shown` is the order of their values, for readers."""

    def __init__(
        self,
        name: str,
        players: int,
        written: Sequence[str],
        edition: str | Path | None = None,
        options: Mapping[str, str] | None = None,
        forbid: Sequence[str] = (),
    ) -> None:
        self._edition = edition
        self.base = base = setting(name, players, edition, options)
        self._data: Mapping[str, Any] = laid_out(base.text).data
        self.variations = tuple(self._variation(text) for text in written)
        names = [variation.name for variation in self.variations]
        if len(set(names)) < len(names):
            raise BurgomasterError("a study varies each figure once; one is named twice")
        self.named = frozenset(str(part) for variation in self.variations for part in variation.path)
        self.forbidden = actions(name, forbid)
        if self.variations and self.forbidden:
            raise BurgomasterError("a study varies figures or forbids actions, not both; --edition takes other figures")
        self.variants = (*self._variants(), *(Variant((), f"without {one}", one, one) for one in self.forbidden))
        self.shown = self._shown()
        if len(self.variants) > MOST_VARIANTS:
            raise BurgomasterError(
                f"that makes {len(self.variants)} combinations; a study takes up to {MOST_VARIANTS}: give fewer "
                f"{'actions' if self.forbidden else 'values'}"
            )

    def setting(self, variant: Variant, players: int) -> Setting:
        """The setting of a variant at a table of so many; BadEdition says why a value cannot be."""
        base = self.base
        text, options = base.text, dict(base.options)
        for path, value in variant.changed:
            if path[0] == _OPTIONS:
                options[str(path[1])] = str(value)
            else:
                text = (added if self._standing(path) is None else with_value)(text, path, value)
        try:
            if text == base.text:
                return setting(base.name, players, self._edition, options)
            return setting(base.name, players, options=options, edition_text=text)
        except BadEdition as problem:
            raise BurgomasterError(f"{variant.label}: {problem}") from None

    def _variation(self, written: str) -> Variation:
        name, equals, values = (part.strip() for part in written.partition("="))
        if not equals or not name or not values:
            raise BurgomasterError(f"--vary {written[:60]}: write it as PATH=3..8 or PATH=a,b,c")
        path = self._path(name)
        standing = self._standing(path)
        if isinstance(standing, (list, dict)):
            inside = next(iter(standing), 0) if isinstance(standing, dict) else 0
            raise BurgomasterError(f"--vary {name}: is not one figure; name one in it, such as {name}.{inside}")
        found = tuple(dict.fromkeys(self._value(name, standing, one) for one in _parts(name, values)))
        return Variation(path, found)

    def _path(self, name: str) -> FigurePath:
        """Where a name stands: an option by its own name, a figure by its place."""
        options = [option.name for option in game_of(self.base.name).SPEC.options]
        bare = name.removeprefix("options.").removeprefix("option.")
        if bare in options:
            return _OPTIONS, bare
        path = tuple(int(part) if part.isdecimal() else part for part in name.split("."))
        try:
            found_at(self._data, path[:-1])
            known = self._standing(path) is not None or len(path) > 1
        except (KeyError, IndexError, TypeError):
            known = False
        if not known or path[0] in ("sources", "title", _OPTIONS):
            names = [*options, *(".".join(map(str, one)) for one in _places(self._data))]
            raise BurgomasterError(
                f"--vary {name[:60]}: {self.base.name} has no such figure or option{closest(name, names)}"
            )
        return path

    def _standing(self, path: FigurePath) -> Any:
        """What stands at a path now; None if nothing does."""
        if path[0] == _OPTIONS:
            return dict(self.base.options)[str(path[1])]
        try:
            return found_at(self._data, path)
        except (KeyError, IndexError, TypeError):
            return None

    def _value(self, name: str, standing: Any, text: str) -> VariedValue:
        """A value of the kind that stands there."""
        if isinstance(standing, bool):
            if text not in ("true", "false"):
                raise BurgomasterError(f"--vary {name}: {text!r:.40} is not true or false")
            return text == "true"
        if isinstance(standing, str):
            return text
        if not _NUMBER.fullmatch(text):
            raise BurgomasterError(f"--vary {name}: {text!r:.40} is not a whole number")
        return int(text)

    def _variants(self) -> Iterator[Variant]:
        """The reference, then all other combinations in their order."""
        standing = [self._standing(one.path) for one in self.variations]
        printed = ", ".join(f"{one.name} = {value}" for one, value in zip(self.variations, standing, strict=True))
        yield Variant((), f"{REFERENCE} ({printed})" if printed else REFERENCE, self._short(standing))
        for values in product(*(one.values for one in self.variations)):
            pairs = zip((one.path for one in self.variations), values, standing, strict=True)
            changed = tuple((path, value) for path, value, now in pairs if value != now)
            if changed:
                label = ", ".join(f"{'.'.join(map(str, path))} = {value}" for path, value in changed)
                yield Variant(changed, label, self._short(values))

    def _short(self, values: Sequence[Any]) -> str:
        if len(self.variations) == 1:
            return str(values[0])
        return ", ".join(f"{one.path[-1]} {value}" for one, value in zip(self.variations, values, strict=True))

    def _shown(self) -> tuple[int, ...]:
        """The reference stands among its neighbours, or first if its values are not among those asked for."""
        if self.forbidden:
            return tuple(range(len(self.variants)))
        asked = [self._short(values) for values in product(*(one.values for one in self.variations))]
        places = {short: place for place, short in enumerate(asked)}
        return tuple(sorted(range(len(self.variants)), key=lambda i: places.get(self.variants[i].short, -1)))


def _parts(name: str, values: str) -> list[str]:
    """The values of a range or a list, one by one."""
    found: list[str] = []
    for part in values.split(","):
        numbers = _RANGE.fullmatch(part.strip())
        if not numbers:
            found.append(part.strip())
            continue
        low, high = map(int, numbers.groups())
        if low > high or high - low > 1000:
            raise BurgomasterError(f"--vary {name}: {part.strip()} is not a range from low to high")
        found += map(str, range(low, high + 1))
    if not all(found):
        raise BurgomasterError(f"--vary {name}: a value is empty")
    return found


def _places(data: Any, path: FigurePath = ()) -> Iterator[FigurePath]:
    """The places of all single figures."""
    inner = data.items() if isinstance(data, Mapping) else enumerate(data) if isinstance(data, list) else ()
    if path and not isinstance(data, (Mapping, list)):
        yield path
    for key, value in inner:
        if path or key not in ("sources", "title", _OPTIONS):
            yield from _places(value, (*path, key))
