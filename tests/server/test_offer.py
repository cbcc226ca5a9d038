"""What the house offers follows from its games, and a game offers only the bots it has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from burgomaster.bots.registry import bots_of, default_bot
from burgomaster.games import GAMES, game
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.play.puzzle import puzzles_of
from tests.server.people import Client, HouseProcess, table_of

UNTAUGHT = "alhambra"  # as if it had no net
_UNTAUGHT = f"""
from burgomaster.bots import registry
bots_of, default_bot = registry.bots_of, registry.default_bot
registry.bots_of = lambda game: ("random", "greedy") if game == "{UNTAUGHT}" else bots_of(game)
registry.default_bot = lambda game: "greedy" if game == "{UNTAUGHT}" else default_bot(game)
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_offered_in_order_and_in_words(house: HouseProcess, lang: str) -> None:
    known = Client(house.port).get(f"/api/house?lang={lang}")[1]
    assert [one["name"] for one in known["games"]] == list(GAMES)
    for one in known["games"]:
        spec = game(one["name"]).SPEC
        assert all(one[said] for said in ("title", "about", "duration"))
        assert (one["fewest"], one["most"]) == (spec.players[0], spec.players[-1])
        assert one["private"] is spec.private
        assert [option["name"] for option in one["options"]] == [option.name for option in spec.options]
        assert all(option["said"] for option in one["options"])
        assert tuple(one["bots"]) == bots_of(one["name"])
        assert one["puzzles"] == len(puzzles_of(one["name"]))
        assert one["default_bot"] == default_bot(one["name"])
        assert set(one["bots"]) <= {bot["name"] for bot in known["bots"]}


@pytest.fixture(scope="module")
def untaught(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """A house one of whose games has only the simplest bots."""
    folder = tmp_path_factory.mktemp("untaught")
    (folder / "sitecustomize.py").write_text(_UNTAUGHT)
    opened = HouseProcess(str(folder / "house.sqlite"), environment={"PYTHONPATH": str(folder)})
    yield opened
    opened.close()


def test_a_game_without_a_net_says_which_bots_it_has(untaught: HouseProcess) -> None:
    known = {one["name"]: one for one in Client(untaught.port).get("/api/house")[1]["games"]}
    assert (known[UNTAUGHT]["bots"], known[UNTAUGHT]["default_bot"]) == (["random", "greedy"], "greedy")
    assert [name for name, one in known.items() if not one["advice"]] == [UNTAUGHT]


def test_only_bots_that_a_game_offers_come_to_its_tables(untaught: HouseProcess) -> None:
    anna = Client(untaught.port, "Anna")
    wish = {"game": UNTAUGHT, "players": 3}
    for unknown in ({"bots": ["level-3"]}, {"stand_in": "level-1"}):
        assert anna.refused("/api/tables", {**wish, **unknown})[0] == 422
    table = anna.ok("/api/tables", {**wish, "bots": ["random"]})["id"]
    assert anna.refused(f"/api/tables/{table}/bot", {"seat": 1, "bot": "level-1"})[0] == 422
    anna.ok(f"/api/tables/{table}/bot", {"seat": 1, "bot": "greedy"})


def test_a_bot_of_the_game_stands_in_and_nobody_is_asked_for_advice(untaught: HouseProcess) -> None:
    people = [Client(untaught.port, name) for name in ("Anna", "Bram", "Cleo")]
    table = table_of(people, UNTAUGHT, hints=True)
    assert people[0].refused(f"/api/tables/{table}/hint") == (409, "no-advice")
    for part in ("chances", "judgement"):
        assert people[0].get(f"/api/tables/{table}/{part}")[1]["error"]["code"] == "no-advice"
    people[0].ok(f"/api/tables/{table}/resign")
    assert people[1].get(f"/api/tables/{table}")[1]["table"]["seats"][0]["stand_in"] == "greedy"
