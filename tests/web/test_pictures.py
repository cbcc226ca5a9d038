"""Every page as a picture, at every size, in every language, by day and by night: no word is cut, broken, covered or too
pale, no words lie upon each other, no choice is hidden."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.people import HouseProcess
from tests.web.conftest import Invited
from tests.web.looking import faults_of
from tests.web.luck import KnownHouse
from tests.web.rooms import ROOMS, SCREENS, House, Room, busy
from tests.web.showing import SIZES

LOCALES = {"en": "en-GB", "nl": "nl-NL", "it": "it-IT"}
LIGHTS = ("day", "night")
LARGE = SIZES[3:]  # a table on a screen for all is shown on none smaller


@pytest.fixture(scope="module")
def here(web_house: KnownHouse, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    operated = HouseProcess(str(tmp_path_factory.mktemp("operated") / "house.sqlite"))
    busy(operated)
    yield House(web_house, operated)
    operated.close()


def look(
    invited: Invited, here: House, rooms: dict[str, Room], lang: str, light: str, sizes: Callable[[int], list[tuple[int, int]]]
) -> str:
    """What is wrong with these rooms at the sizes for each; a picture is kept of whatever is."""
    found = []
    for place, (name, room) in enumerate(rooms.items()):
        wanted = sizes(place)
        guest = invited(size=wanted[0], locale=LOCALES[lang], dark=light == "night")
        room(guest, here)
        for size in wanted:
            guest.page.set_viewport_size({"width": size[0], "height": size[1]})
            faults = faults_of(guest)
            where = f"{name}, {size[0]}×{size[1]}, {lang}, {light}"
            found += [f"{where}: {fault}" for fault in faults]
            if faults:
                guest.shot(f"fault-{where.replace(' ', '-').replace(',', '')}", whole=True)
        guest.page.close()
    return "".join(f"{one}\n" for one in found)


@pytest.mark.parametrize("lang", LOCALES)
def test_every_page_has_a_sound_picture(invited: Invited, here: House, lang: str) -> None:
    """One picture of every page, so that sizes, languages and lights have their turn; `LUCK=2` takes others."""
    turn = int(os.environ.get("LUCK", "1")) + list(LOCALES).index(lang)
    rooms = dict(list(ROOMS.items())[turn % 3 :: 3])
    screens = dict(list(SCREENS.items())[turn % 3 :: 3])
    light = LIGHTS[turn % 2]
    faults = look(invited, here, rooms, lang, light, lambda place: [SIZES[(place * 5 + turn) % len(SIZES)]])
    faults += look(invited, here, screens, lang, light, lambda place: [LARGE[(place + turn) % len(LARGE)]])
    assert not faults, faults


@pytest.mark.long
@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("room", [*ROOMS, *SCREENS])
def test_every_picture_is_sound(invited: Invited, here: House, room: str, lang: str, light: str) -> None:
    sizes = list(LARGE if room in SCREENS else SIZES)
    faults = look(invited, here, {room: (ROOMS | SCREENS)[room]}, lang, light, lambda _: sizes)
    assert not faults, faults
