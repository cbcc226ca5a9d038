"""Every room of the house, as somebody comes into it: what pictures are taken of (test_pictures.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice

from burgomaster.games import game as rules_of
from tests.boards import BOARDS
from tests.server.people import Client, HouseProcess, play_one, table_of
from tests.server.test_manners_live import wait_for
from tests.web.browsing import Guest
from tests.web.luck import KnownHouse
from tests.web.showing import NAMES, Decision, Shown, decisions
from tests.web.test_house_page import key_of


@dataclass
class House:
    """What is going on in it."""

    house: KnownHouse
    operated: HouseProcess
    played: dict[tuple[str, str, int], list[Decision]] = field(default_factory=dict)

    def game(self, game: str, lang: str, moves: int = 100_000) -> list[Decision]:
        """A game of as many as can play, or its beginning, as those on turn were told of it in this language."""
        kept = game, lang, moves
        if kept not in self.played:
            players = max(rules_of(game).SPEC.players)
            self.played[kept] = list(islice(decisions(self.house, game, players, 1, lang), moves))
        return self.played[kept]

    def people(self, count: int) -> list[Client]:
        return [Client(self.house.port, name) for name in NAMES[:count]]


Room = Callable[[Guest, House], None]


def front_door(guest: Guest, here: House) -> None:
    """A newcomer's; others wait for players, and play in public."""
    people = here.people(3)
    people[0].ok("/api/tables", {"game": "alhambra", "players": 6})
    table_of(people, "machi-koro", spectators="live")
    guest.visit("/")
    guest.page.wait_for_selector(".games li")
    guest.page.locator(".lists ul").nth(1).wait_for()


def front_door_again(guest: Guest, here: House) -> None:
    """Of somebody whose turn it is at a table, and who mistyped the address."""
    _me(guest)
    me = guest.past_the_page()
    table = me.ok("/api/tables", {"game": "monopoly-builder", "players": 2})["id"]
    me.ok(f"/api/tables/{table}/bot", {"seat": 1, "bot": "level-1"})
    me.ok(f"/api/tables/{table}/start")
    guest.visit("/")
    guest.page.wait_for_selector(".mine li")
    guest.page.goto("/nonsense")
    guest.page.wait_for_selector(".astray")
    guest.page.wait_for_selector(".mine li")
    guest.expects("404")


def new_table(guest: Guest, _: House) -> None:
    guest.visit("/new?machi-koro")
    guest.page.wait_for_selector("form select")
    _unfold(guest)


def lobby(guest: Guest, _: House) -> None:
    _me(guest)
    me = guest.past_the_page()
    table = me.ok("/api/tables", {"game": "machi-koro", "players": 4})["id"]
    me.ok(f"/api/tables/{table}/bot", {"seat": 1, "bot": "level-2"})
    guest.visit(f"/table/{table}")
    guest.page.wait_for_selector("summary")
    _unfold(guest)


def full_table(guest: Guest, here: House) -> None:
    """Of somebody who comes too late by the link to all."""
    people = here.people(2)
    table = people[0].ok("/api/tables", {"game": "alhambra", "players": 2, "public": False})["id"]
    link = people[0].get(f"/api/tables/{table}/invites")[1]["to_all"]
    people[1].ok(f"/api/tables/{table}/join", {"invite": link["invite"]})
    guest.visit(link["path"])
    guest.page.wait_for_selector("p.box")


def anyone(guest: Guest, _: House) -> None:
    guest.visit("/anyone")
    guest.page.wait_for_selector("form select")


def anyone_waiting(guest: Guest, _: House) -> None:
    _me(guest)
    guest.past_the_page().ok("/api/waiting", {"game": "alhambra", "players": 6, "pace": "days"})
    guest.visit("/anyone")
    guest.page.wait_for_selector(".count")


def club_night(guest: Guest, here: House) -> None:
    """Of its host, in the first round."""
    _me(guest)
    host = guest.past_the_page()
    club = host.ok("/api/clubs", {"games": ["alhambra"], "seconds": 0})["id"]
    for person in here.people(4):
        person.ok(f"/api/clubs/{club}/join")
    host.ok(f"/api/clubs/{club}/round", {"number": 1})
    guest.visit(f"/club/{club}")
    guest.page.locator("ol .buttons").wait_for()
    _unfold(guest)


def new_club_night(guest: Guest, here: House) -> None:
    """Where people are rated, and an evening is open to all."""
    Client(here.operated.port, NAMES[0]).ok("/api/clubs", {"games": ["alhambra"], "public": True})
    guest.page.goto(f"http://127.0.0.1:{here.operated.port}/club")
    guest.page.wait_for_selector("section li a")
    guest.page.wait_for_selector("form button")


def club_guest(guest: Guest, here: House) -> None:
    """Of somebody who came, while the first round is played."""
    _me(guest)
    host, *others = here.people(4)
    club = host.ok("/api/clubs", {"games": ["monopoly-builder"], "seconds": 0})["id"]
    for person in (guest.past_the_page(), *others):
        person.ok(f"/api/clubs/{club}/join")
    host.ok(f"/api/clubs/{club}/round", {"number": 1})
    guest.visit(f"/club/{club}")
    guest.page.wait_for_selector("main .button.main")


def club_screen(guest: Guest, here: House) -> None:
    host, *others = here.people(6)
    club = host.ok("/api/clubs", {"games": ["machi-koro"], "seconds": 300})["id"]
    for person in others:
        person.ok(f"/api/clubs/{club}/join")
    host.ok(f"/api/clubs/{club}/round", {"number": 1})
    guest.visit(f"/club/{club}/screen")
    guest.page.wait_for_selector(".tables > li")


def you_with_statistics(guest: Guest, here: House) -> None:
    """After some games, one of them reviewed; about to delete it all."""
    _me(guest)
    me, other = guest.past_the_page(), Client(here.house.port, NAMES[1])
    for _ in range(2):
        table = table_of([me, other], options={"start": "A"})
        for _ in range(12):
            play_one([me, other], table, lambda actions: actions[0])
        other.ok(f"/api/tables/{table}/resign")
    me.ok("/api/me/statistics/review")
    wait_for(lambda: me.get("/api/me/statistics")[1]["under_review"] == 0)
    guest.visit("/you")
    guest.page.wait_for_selector("section:has(#you-statistics) svg")
    guest.page.locator("section:has(#you-statistics) > .button").last.click()
    _unfold(guest)


def ratings(guest: Guest, here: House) -> None:
    """With a rating of one's own, and of somebody who plays better."""
    base = f"http://127.0.0.1:{here.operated.port}"
    guest.page.request.post(f"{base}/api/me", data={"name": "Wilhelmina-Margaretha"})
    cookie = next(f"{one['name']}={one['value']}" for one in guest.context.cookies(base))
    me, other = Client(here.operated.port, cookie=cookie), Client(here.operated.port, NAMES[2])
    me.ok(f"/api/tables/{table_of([other, me])}/resign")
    guest.page.goto(f"{base}/ratings")
    guest.page.wait_for_selector("section:has(#own-ratings) input")
    guest.page.wait_for_selector("tr.you")


def editions(guest: Guest, _: House) -> None:
    """With one that is kept already."""
    guest.visit("/editions?monopoly-builder")
    guest.page.locator("section:has(#begin) button.main:not([disabled])").click()
    guest.page.locator(".good").wait_for()
    guest.page.goto("/editions")
    guest.page.wait_for_selector("section:has(#own) li")


def editor(game: str) -> Room:
    """An edition under change, with something wrong, and all of it unfolded."""

    def room(guest: Guest, _: House) -> None:
        guest.visit(f"/editions?{game}")
        guest.page.locator("section:has(#begin) button.main:not([disabled])").click()
        guest.page.locator(".good").wait_for()
        guest.page.locator("details[data-section='table'] > summary").click()
        guest.page.locator("details[data-section='table'] input").first.fill("-1")
        guest.page.wait_for_selector(".finding")
        _unfold(guest)

    return room


def settings(guest: Guest, _: House) -> None:
    guest.visit("/")
    guest.page.wait_for_selector(".games li")
    guest.page.click("header > button:last-of-type")
    guest.page.wait_for_selector("dialog[open] select")


def rules(game: str) -> Room:
    def room(guest: Guest, _: House) -> None:
        guest.visit(f"/rules/{game}")
        guest.page.wait_for_selector("article h2")
        _unfold(guest)

    return room


def lesson(game: str) -> Room:
    def room(guest: Guest, _: House) -> None:
        guest.visit("/")
        guest.page.click(f'[data-learn="{game}"]')
        guest.page.wait_for_selector(".coach")
        guest.page.wait_for_load_state("networkidle")

    return room


def player(guest: Guest, _: House) -> None:
    """The page of somebody who plays."""
    me = _me(guest)
    guest.past_the_page().ok("/api/tables", {"game": "alhambra", "players": 2})
    guest.visit(f"/player/{me}")
    guest.page.wait_for_selector("main h1")
    guest.page.wait_for_load_state("networkidle")


def you(guest: Guest, _: House) -> None:
    """The page about oneself, with all that can be asked for on it."""
    _me(guest)
    guest.visit("/you")
    guest.page.wait_for_selector("input[type=time]")
    for section in ("devices", "forget"):
        for button in guest.page.locator(f"section:has(#{section}) > .button").all():
            button.click()
    guest.page.wait_for_selector("output")
    guest.page.wait_for_selector("section:has(#devices) > .code")
    guest.page.wait_for_load_state("networkidle")


def begun(game: str) -> Room:
    """A table early in the game."""

    def room(guest: Guest, here: House) -> None:
        one = here.game(game, _language(guest), 24)[-1]
        Shown(guest, one.table).show(one)

    return room


def decision(game: str, share: float) -> Room:
    """A table at a decision, so far into the game."""

    def room(guest: Guest, here: House) -> None:
        all_of_it = here.game(game, _language(guest))
        running = [one for one in all_of_it if one.whole["table"]["status"] == "running"]
        one = running[int(share * (len(running) - 1))]
        Shown(guest, one.table).show(one)

    return room


def result(game: str) -> Room:
    """After the end, as the last one to move sees it."""

    def room(guest: Guest, here: House) -> None:
        over = here.game(game, _language(guest))[-1]
        Shown(guest, over.table).show(over)
        guest.page.wait_for_selector(".after table")
        guest.page.wait_for_load_state("networkidle")

    return room


def replay(game: str) -> Room:
    def room(guest: Guest, here: House) -> None:
        guest.visit(f"/table/{here.game(game, _language(guest))[-1].table}")
        guest.page.click(".after [data-act=board]")
        guest.page.click(".replay .keys button:nth-child(2)")
        guest.page.wait_for_load_state("networkidle")

    return room


def no_such_table(guest: Guest, _: House) -> None:
    guest.visit("/table/0123456789abcdef")
    guest.page.wait_for_selector("main h1, main p")
    guest.page.wait_for_load_state("networkidle")
    guest.expects("404")


def screen_waiting(guest: Guest, _: House) -> None:
    _me(guest)
    table = guest.past_the_page().ok("/api/tables", {"game": "machi-koro", "players": 4})["id"]
    guest.visit(f"/table/{table}/screen")
    guest.page.wait_for_selector("[data-code]")


def screen_playing(game: str) -> Room:
    def room(guest: Guest, here: House) -> None:
        table = table_of(here.people(max(rules_of(game).SPEC.players)), game, spectators="live")
        guest.visit(f"/table/{table}/screen")
        guest.page.wait_for_selector(".stage .player")
        guest.page.wait_for_load_state("networkidle")

    return room


def screen_result(game: str) -> Room:
    def room(guest: Guest, here: House) -> None:
        guest.visit(f"/table/{here.game(game, _language(guest))[-1].table}/screen")
        guest.page.wait_for_selector(".result table")
        guest.page.wait_for_load_state("networkidle")

    return room


def locked_house(guest: Guest, _: House) -> None:
    guest.visit("/house")
    guest.page.wait_for_selector("main input")


def operated_house(guest: Guest, here: House) -> None:
    """An operator's page with a report, a block and what was done."""
    base = f"http://127.0.0.1:{here.operated.port}"
    guest.page.goto(f"{base}/house")
    guest.page.locator("main input").fill(key_of(here.operated))
    guest.page.locator("main form button").first.click()
    guest.page.wait_for_selector("section:has(#reports) .buttons")
    guest.page.wait_for_selector("section:has(#blocks) li .what")
    guest.page.locator("section:has(#reports) .buttons button").first.click()
    guest.page.wait_for_selector("section:has(#lines) li")
    _unfold(guest)


def busy(house: HouseProcess) -> None:
    """Give an operator something to do."""
    people = [Client(house.port, name) for name in NAMES[:2]]
    table = table_of(people)
    line = people[1].ok(f"/api/tables/{table}/chat", {"text": "you play like a wet sponge " * 8})["seq"]
    people[0].ok(f"/api/tables/{table}/report", {"seat": 1, "seq": line, "why": "he was not kind to me " * 9})
    operator = Client(house.port)
    operator.token = key_of(house)
    operator.ok("/api/operator/block", {"kind": "player", "value": people[1].id})


# Three after three: every third of them is about one game.
ROOMS: dict[str, Room] = {
    "front door": front_door,
    "front door again": front_door_again,
    "new table": new_table,
    "lobby": lobby,
    "full table": full_table,
    "anyone": anyone,
    "anyone waiting": anyone_waiting,
    "club night": club_night,
    "settings": settings,
    "player": player,
    "you": you,
    "no such table": no_such_table,
    "locked house": locked_house,
    "operated house": operated_house,
    **{f"rules of {game}": rules(game) for game in BOARDS},
    **{f"editor of {game}": editor(game) for game in BOARDS},
    **{f"first lesson of {game}": lesson(game) for game in BOARDS},
    **{f"{game} begun": begun(game) for game in BOARDS},
    "screen, waiting": screen_waiting,
    **{f"screen of {game}": screen_playing(game) for game in BOARDS},
    "new club night": new_club_night,
    "club guest": club_guest,
    "you with statistics": you_with_statistics,
    "ratings": ratings,
    "screen of a club": club_screen,
}
# What needs a whole game takes long.
LONG: dict[str, Room] = {
    "editions": editions,
    **{f"{game} half-way": decision(game, 0.5) for game in BOARDS},
    **{f"{game} before its end": decision(game, 1) for game in BOARDS},
    **{f"result of {game}": result(game) for game in BOARDS},
    **{f"replay of {game}": replay(game) for game in BOARDS},
    **{f"screen, result of {game}": screen_result(game) for game in BOARDS},
}


def _language(guest: Guest) -> str:
    return str(guest.page.evaluate("navigator.language"))[:2]


def _me(guest: Guest) -> str:
    """Take a name; the person's id."""
    guest.page.request.post("/api/me", data={"name": "Wilhelmina-Margaretha"})
    return str(guest.past_the_page().get("/api/me")[1]["me"]["id"])


def _unfold(guest: Guest) -> None:
    guest.page.evaluate("document.querySelectorAll('main details').forEach((one) => (one.open = true))")
    guest.page.wait_for_load_state("networkidle")
