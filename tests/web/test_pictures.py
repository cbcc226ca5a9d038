"""Every page as a picture, at every size, in every language, by day and by night: no word is cut, broken, covered or
too pale, no words lie upon each other, no choice is hidden."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

import pytest

from tests.server.people import HouseProcess
from tests.web.conftest import Invited
from tests.web.looking import faults_of
from tests.web.luck import KnownHouse
from tests.web.rooms import LONG, ROOMS, House, busy
from tests.web.showing import SIZES

LOCALES = {"en": "en-GB", "nl": "nl-NL", "it": "it-IT"}
LIGHTS = ("day", "night")


@pytest.fixture(scope="module")
def here(web_house: KnownHouse, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    operated = HouseProcess(str(tmp_path_factory.mktemp("operated") / "house.sqlite"), "--ratings")
    busy(operated)
    yield House(web_house, operated)
    operated.close()


def sizes_of(room: str) -> tuple[tuple[int, int], ...]:
    """A screen for all is a television, or a tablet in the middle of a table."""
    return SIZES[3:] if room.startswith("screen") else SIZES


def look(
    invited: Invited, here: House, name: str, lang: str, light: str, sizes: Sequence[tuple[int, int]]
) -> list[str]:
    """What is wrong with a room at these sizes; a picture is kept of whatever is."""
    found = []
    guest = invited(size=sizes[0], locale=LOCALES[lang], dark=light == "night")
    (ROOMS | LONG)[name](guest, here)
    for size in sizes:
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        faults = faults_of(guest)
        where = f"{name}, {size[0]}×{size[1]}, {lang}, {light}"
        found += [f"{where}: {fault}" for fault in faults]
        if faults:
            guest.shot(f"fault-{where.replace(',', '').replace(' ', '-')}", whole=True, fault=True)
    guest.page.close()
    return found


@pytest.mark.parametrize("lang", ["nl", *(pytest.param(lang, marks=pytest.mark.long) for lang in ("en", "it"))])
def test_every_page_has_a_sound_picture(invited: Invited, here: House, lang: str) -> None:
    """One picture of every page, so that sizes, languages and lights have their turn; `LUCK=2` takes others.

    Every run takes a third of them, in the language with the longest words.
    """
    turn = int(os.environ.get("LUCK", "1")) + list(LOCALES).index(lang)
    found = []
    for place, name in enumerate(list(ROOMS)[turn % 3 :: 3]):
        sizes = sizes_of(name)
        found += look(invited, here, name, lang, LIGHTS[(place + turn) % 2], [sizes[(place * 5 + turn) % len(sizes)]])
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("room", [*ROOMS, *LONG])
def test_every_picture_is_sound(invited: Invited, here: House, room: str, lang: str, light: str) -> None:
    found = look(invited, here, room, lang, light, sizes_of(room))
    assert not found, "\n".join(found)
