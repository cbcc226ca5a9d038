"""Ratings on the page: the list, one's own, and being on no list."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.people import Client, HouseProcess, table_of
from tests.server.test_manners_live import wait_for
from tests.server.test_ratings import ALL, lost_by
from tests.web.conftest import Invited
from tests.web.test_house_page import enter, key_of


@pytest.fixture
def rating_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    house = HouseProcess(str(tmp_path_factory.mktemp("ratings") / "house.sqlite"), *ALL)
    yield house
    house.close()


@pytest.mark.parametrize(
    ("size", "dark"),
    [
        pytest.param((360, 740), True, id="phone by night"),
        pytest.param((1366, 768), False, id="laptop by day", marks=pytest.mark.long),
    ],
)
def test_a_rating_is_found_shown_and_hidden(
    invited: Invited, rating_house: HouseProcess, size: tuple[int, int], dark: bool
) -> None:
    anna = invited(rating_house, size=size, dark=dark)
    anna.page.request.post("/api/me", data={"name": "Anna"})
    names = ["Giovanbattista Ricci-Montefeltro", "Carl", "Dora"]  # nobody has a rank who has not met three
    person, others = anna.past_the_page(), [Client(rating_house.port, name) for name in names]
    for number, other in enumerate([*others * 5, others[0]]):
        lost_by([person if number % 3 == 2 else other], [person, other])
    anna.visit("/")
    anna.page.get_by_role("link", name="Ratings").click()
    table = anna.page.get_by_role("region", name="Machi Koro")
    first = table.get_by_role("row", name=re.compile("Anna"))
    expect(first).to_contain_text(re.compile(r"^1 ?Anna ?\d\d ± [3-6] ?16$"))
    own = anna.page.get_by_role("region", name="Your rating")
    expect(own).to_contain_text(re.compile(r"Machi Koro: \d\d ± [3-6], 16 games"))
    anna.check_axe()
    anna.check_width()
    anna.check_words()
    anna.shot(f"ratings-{size[0]}", whole=True)
    own.get_by_label("Others may see me on the list").uncheck()
    expect(first).to_have_count(0)
    listed = others[0].get("/api/ratings")[1]["games"][0]["people"]
    assert sorted(one["name"] for one in listed) == sorted(names)
    anna.visit("/you")
    expect(anna.page.get_by_label("Others may see me on the list")).not_to_be_checked()
    anna.check_axe()
    anna.shot(f"you-ratings-{size[0]}", whole=True)


def test_a_table_and_an_evening_say_whether_they_count(invited: Invited, rating_house: HouseProcess) -> None:
    anna = invited(rating_house, size=(360, 740))
    anna.visit("/new?machi-koro")
    anna.page.locator("form summary").first.click()
    anna.page.get_by_label("Counts for the ratings").uncheck()
    anna.page.locator("form .button.main").click()
    anna.page.wait_for_url(re.compile("/table/"))
    table = anna.page.url.rpartition("/")[2]
    assert anna.past_the_page().get(f"/api/tables/{table}")[1]["setup"]["rated"] is False
    anna.visit("/club")
    anna.page.get_by_label("Alhambra").check()
    anna.page.get_by_label("Its games count for the ratings").check()
    anna.page.get_by_label("People without the link find it too").check()
    anna.page.get_by_role("button", name="Open the evening").click()
    expect(anna.page.get_by_text("This evening counts for the ratings.")).to_be_visible()

    # Somebody who has no link finds it, as long as it goes on.
    bram = invited(rating_house, size=(360, 740))
    bram.visit("/club")
    bram.page.get_by_role("region", name="Open to all").get_by_role("link").click()
    expect(bram.page.get_by_role("button", name="Come in")).to_be_visible()
    anna.page.get_by_role("button", name="End the evening").click()
    anna.page.get_by_role("button", name="End the evening").click()
    expect(anna.page.get_by_text("The evening is over.")).to_be_visible()
    assert bram.past_the_page().get("/api/clubs")[1]["public"] == []


def test_a_house_without_ratings_says_so(invited: Invited) -> None:
    guest = invited(size=(360, 740))
    guest.visit("/ratings")
    expect(guest.page.get_by_text("does not want ratings")).to_be_visible()
    guest.check_axe()
    guest.visit("/")
    guest.page.wait_for_selector(".games li")
    expect(guest.page.get_by_role("link", name="Ratings")).to_have_count(0)


@pytest.fixture
def one_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    house = HouseProcess(str(tmp_path_factory.mktemp("one-address") / "house.sqlite"), "--ratings")
    yield house
    house.close()


SIZES = [
    pytest.param((360, 740), id="phone"),
    pytest.param((1366, 768), id="laptop", marks=pytest.mark.long),
]


@pytest.mark.parametrize("size", SIZES)
def test_a_family_is_told_kindly_that_its_game_does_not_count(
    invited: Invited, one_address: HouseProcess, size: tuple[int, int]
) -> None:
    anna = invited(one_address, size=size)
    anna.page.request.post("/api/me", data={"name": "Anna"})
    person, bram = anna.past_the_page(), Client(one_address.port, "Bram")
    table = person.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    bram.ok(f"/api/tables/{table}/join")
    anna.visit(f"/table/{table}")
    expect(anna.page.get_by_text("some of you play from one address").first).to_be_visible()
    anna.check_axe()
    anna.check_width()
    anna.shot(f"unrated-lobby-{size[0]}")
    person.ok(f"/api/tables/{table}/start")
    wait_for(lambda: bram.get(f"/api/tables/{table}")[1]["table"]["status"] == "running")  # the page opens its word
    bram.ok(f"/api/tables/{table}/resign")
    expect(
        anna.page.get_by_role("region", name="Result").get_by_text("some of you play from one address")
    ).to_be_visible()
    anna.check_axe()
    anna.shot(f"unrated-after-{size[0]}")


@pytest.mark.parametrize("size", SIZES)
def test_one_may_rather_not_play_with_who_often_leaves(
    invited: Invited, one_address: HouseProcess, size: tuple[int, int]
) -> None:
    anna = invited(one_address, size=size)
    anna.page.request.post("/api/me", data={"name": "Anna"})
    bram, carl = (Client(one_address.port, name) for name in ("Bram", "Carl"))
    for _ in range(5):
        bram.ok(f"/api/tables/{table_of([carl, bram])}/resign")
    anna.past_the_page().ok("/api/waiting", {"game": "machi-koro", "players": 2})
    anna.visit("/anyone")
    expect(anna.page.get_by_text("You are the first of 2.")).to_be_visible()
    assert bram.ok("/api/waiting", {"game": "machi-koro", "players": 2})["table"]
    expect(anna.page.get_by_text("often leaves early")).to_be_visible()
    anna.check_axe()
    anna.check_width()
    anna.check_words()
    anna.shot(f"often-leaves-{size[0]}")
    anna.page.get_by_role("button", name="Rather not").click()
    expect(anna.page.get_by_role("button", name="Find players")).to_be_visible()
    assert anna.past_the_page().get("/api/waiting")[1] == {"waiting": None}


@pytest.mark.parametrize("size", SIZES)
def test_an_operator_withdraws_a_rating_and_gives_it_back(
    invited: Invited, rating_house: HouseProcess, size: tuple[int, int]
) -> None:
    anna, bram = Client(rating_house.port, "Anna"), Client(rating_house.port, "Bram")
    lost_by([bram], [anna, bram])
    host = invited(rating_house, size=size)
    enter(host, key_of(rating_house))
    part = host.page.get_by_role("region", name="Withdrawn ratings")
    part.get_by_label("The player's id").fill(anna.id)
    part.get_by_role("button", name="Withdraw the rating").click()
    expect(part.get_by_role("link", name="Anna")).to_be_visible()
    assert bram.get("/api/ratings")[1]["games"] == []
    host.check_axe()
    host.check_width()
    host.shot(f"withdrawn-{size[0]}", whole=True)
    part.get_by_role("button", name="Let all their games count again").click()
    expect(part.get_by_text("None.")).to_be_visible()
    assert len(bram.get("/api/ratings")[1]["games"][0]["people"]) == 2
