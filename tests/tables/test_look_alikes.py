"""Names that look alike, by Unicode's list. `python -m tests.tables.test_look_alikes` takes the list anew."""

from __future__ import annotations

import unicodedata
from collections import Counter
from pathlib import Path

import pytest
from confusable_homoglyphs.confusables import confusables_data

from burgomaster.server.moderation.blocks import Blocks
from burgomaster.server.moderation.store import Block
from burgomaster.server.people.names import told_apart
from burgomaster.tables import look_alikes
from burgomaster.tables.distinct_names import distinct_names
from burgomaster.tables.look_alikes import looks

FILE = Path(look_alikes.__file__).with_name("look_alikes.txt")
HEAD = """\
# What looks like what, from Unicode's confusables.txt (UTS #39), as the package confusable_homoglyphs has it.
# Copyright 1991-2023 Unicode, Inc. Used under the Unicode License: https://www.unicode.org/license.txt
"""


def listed() -> str:
    """Every letter, mark and figure with what stands for all that look like it, where NFKC does not say so already."""
    groups: dict[str, set[str]] = {}
    times: Counter[str] = Counter()
    for written, others in confusables_data.items():
        together = {one.replace("\u200e", "") for one in (written, *(other["c"] for other in others))}
        times[written.replace("\u200e", "")] += len(others)
        together = together.union(*(groups[one] for one in together if one in groups))
        groups |= dict.fromkeys(together, together)
    found = {}
    for written, together in groups.items():
        shown = max(together, key=lambda one: (len(one) > 1, times[one], -ord(one[0])))
        kept = len(written) == 1 and unicodedata.normalize("NFKC", written) == written != shown
        if kept and unicodedata.category(written)[0] in "LNM":
            found[written] = shown
    return HEAD + "".join(f"{written}\t{found[written]}\n" for written in sorted(found))


def test_the_list_is_unicodes() -> None:
    assert FILE.read_text(encoding="utf-8") == listed(), "python -m tests.tables.test_look_alikes"


ALIKE = [
    ("Anna", "\u0410nna"),  # Cyrillic
    ("Anna", "\u0391nn\u0430"),  # Greek and Cyrillic
    ("anna", "\u0410NN\u0410"),
    ("Admin", "Adm\u0131n"),
    ("ADMIN", "ADM\u0130N"),
    ("Admin", "ADMIN"),
    ("Ian", "lan"),
    ("Ian", "\u0406an"),
    ("IAN", "\u0406an"),
    ("Bob", "\u0412ob"),
    ("bob", "\u0412ob"),
    ("Hans", "\u0397ans"),
    ("Bob", "B0b"),
    ("Carl", "Car1"),
    ("Marnix", "Mamix"),
    ("Anna", "\uff21nna"),
    ("Anna", "\U0001d400nna"),
    ("Anna", "An\u200bna".replace("\u200b", "")),
    ("\u0418\u0432\u0430\u043d", "\u0418\u0432a\u043d"),
]
APART = [
    ("Anna", "Ann\u00e0"),
    ("Zo\u00eb", "Zoe"),
    ("Ian", "Lan"),
    ("Nic\u00f2", "Nico"),
    ("Anna", "Anne"),
    ("Anna 1", "Anna 2"),
    ("\u0418\u0432\u0430\u043d", "Ivan"),
    ("\u0395\u03bb\u03ad\u03bd\u03b7", "Elena"),
    ("\u0416\u0435\u043d\u044f", "\u0416\u0430\u043d\u043d\u0430"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_who_looks_like_somebody_is_told_apart_and_blocked_with_them(one: str, other: str) -> None:
    assert not looks(one).isdisjoint(looks(other))
    assert distinct_names([one, other, "Zeno"]) == (f"{one} A", f"{other} B", "Zeno")
    assert told_apart(["1", "2"], {"1": one, "2": other}) == {"1": one, "2": f"{other} 2"}
    for blocked, name in ((one, other), (other, one)):
        assert block_of(blocked).of_name(f"{name[0]}. {name[1:]}", 1) is not None
        assert block_of(blocked).of_name("Zeno", 1) is None


@pytest.mark.parametrize(("one", "other"), APART)
def test_other_names_stay_as_they_are(one: str, other: str) -> None:
    assert looks(one).isdisjoint(looks(other))
    assert distinct_names([one, other]) == (one, other)
    assert block_of(one).of_name(other, 1) is None


def block_of(name: str) -> Blocks:
    value = "".join(name.casefold().split())
    return Blocks([Block(id="1", kind="name", value=value, shown=name, until=None, note="", who="w", at=0)])


def test_seats_letters_tell_everybody_apart() -> None:
    names = ["Anna", "\u0410nna", "anna", "\u0410nna \u0412"]
    shown = distinct_names(names)
    for place, name in enumerate(shown):
        for other in shown[:place]:
            assert looks(name).isdisjoint(looks(other)), shown


if __name__ == "__main__":
    FILE.write_text(listed(), encoding="utf-8")
