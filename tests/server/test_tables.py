"""Tables from opening to the end of the game, over HTTP and live, on both stores."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.cli import main
from burgomaster.play.dice import nonce_commitment
from tests.parts import fewest, sensible
from tests.server.people import Client, HouseProcess, play_one, table_of, together

TULIP = "tulip 8d1f0a3b5c7e9f60"


def people(house: HouseProcess, *names: str) -> list[Client]:
    return [Client(house.port, name) for name in names]


def test_a_whole_game_is_played_watched_and_proved(house: HouseProcess, tmp_path: Path) -> None:
    anna, bram = people(house, "Anna", "Bram")
    opened = anna.ok("/api/tables", {"game": "machi-koro", "players": 2, "options": {"start": "A"}})
    table = opened["id"]
    assert opened["table"]["status"] == "open"
    assert opened["commitment"]
    assert opened["table"]["secret"] is None
    listed = Client(house.port).get("/api/tables?status=open&game=machi-koro")[1]["tables"]
    assert table in [one["id"] for one in listed]
    assert anna.refused(f"/api/tables/{table}/start") == (409, "empty-seats")
    bram.ok(f"/api/tables/{table}/join", {"commitment": nonce_commitment(TULIP)})
    watching = [anna.live(table), bram.live(table, lang="nl"), Client(house.port).live(table)]
    assert [live.next()["type"] for live in watching] == ["table"] * 3
    assert bram.refused(f"/api/tables/{table}/start") == (403, "not-host")
    sealed = anna.ok(f"/api/tables/{table}/start")["seq"]
    bram.ok(f"/api/tables/{table}/word", {"word": TULIP})
    started = sealed + 2  # the house begins by itself
    told = [live.row(started) for live in watching]
    assert told[0]["you"]["actions"] == [{"text": "throw 1", "said": "throw one die", "complete": True}]
    assert told[1]["you"]["actions"] == []
    assert told[2]["you"] is None
    assert told[1]["said"] == "Het spel begon."
    rng = random.Random(4)
    moves = 0
    while moves < 300 and play_one([anna, bram], table, rng.choice):
        moves += 1
    if moves == 300:
        anna.ok(f"/api/tables/{table}/resign")
    seq = anna.get(f"/api/tables/{table}")[1]["seq"]
    seen = [live.row(seq) for live in watching]
    assert len({message["seq"] for message in seen}) == 1
    final = anna.get(f"/api/tables/{table}")[1]
    assert final["table"]["status"] == "over"
    assert final["table"]["secret"] is not None
    status, text = bram.get(f"/api/tables/{table}/record")
    assert status == 200
    file = tmp_path / "evening.game"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    record = bm.Record.read(file)
    assert record.nonces == ("", TULIP)
    assert record.names == ("Anna", "Bram")
    review = anna.get(f"/api/tables/{table}/review")[1]
    assert review["actions"] >= moves
    mine = anna.get(f"/api/players/{anna.id}/tables")[1]["tables"]
    assert [one["id"] for one in mine] == [table]
    for live in watching:
        live.close()


def test_a_private_table_is_entered_by_its_links_alone(house: HouseProcess) -> None:
    anna, bram, carl = people(house, "Anna", "Bram", "Carl")
    table = anna.ok("/api/tables", {"game": "alhambra", "players": 3, "public": False})["id"]
    path = f"/api/tables/{table}"
    assert table not in [one["id"] for one in anna.get("/api/tables")[1]["tables"]]
    assert bram.refused(f"{path}/join") == (403, "private")
    assert bram.refused(f"{path}/join", {"invite": "A" * 32}) == (403, "invite")
    assert bram.get(f"{path}/invites")[0] == 403
    links = anna.get(f"{path}/invites")[1]["invites"]
    assert [link["seat"] for link in links] == [1, 2]
    assert len(links[0]["invite"]) * 6 >= 128  # base64: six bits each
    bram.ok(f"{path}/join", {"invite": links[1]["invite"]})
    assert bram.refused(f"{path}/join", {"invite": links[0]["invite"]}) == (409, "already-seated")
    assert carl.refused(f"{path}/join", {"invite": links[1]["invite"]}) == (403, "invite")
    anna.ok(f"{path}/kick", {"seat": 2})
    assert carl.refused(f"{path}/join", {"invite": links[1]["invite"]}) == (403, "invite")  # the old link has ended
    anna.ok(f"{path}/bot", {"seat": 2, "bot": "greedy"})
    anna.ok(f"{path}/bot", {"seat": 2, "bot": None})
    carl.ok(f"{path}/join", {"invite": links[0]["invite"]})
    anna.ok(f"{path}/host", {"seat": 1})
    assert anna.refused(f"{path}/kick", {"seat": 1}) == (403, "not-host")
    carl.ok(f"{path}/leave")
    assert anna.get(path)[1]["table"]["host"] == anna.id
    anna.ok(f"{path}/leave")
    assert anna.get(path)[1]["table"]["status"] == "closed"


def test_one_link_seats_a_whole_family(house: HouseProcess) -> None:
    """Everybody comes by the same link, at the same moment; it says when it is of no use before one says a name."""
    anna = Client(house.port, "Anna")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 4, "public": False})["id"]
    path = f"/api/tables/{table}"
    link = anna.get(f"{path}/invites")[1]["to_all"]
    assert link["path"] == f"/table/{table}#invite={link['invite']}"
    stranger = Client(house.port)
    by_link = {"invite": link["invite"]}
    assert stranger.ok(f"{path}/welcome", by_link) == {"seat": 1, "why": None}
    assert stranger.ok(f"{path}/welcome")["why"] == "This table is open only to those who have an invite link."
    assert "not valid" in stranger.ok(f"{path}/welcome", {"invite": "A" * 32})["why"]
    family = people(house, "Bram", "Bram", "Carl", "Dora", "Ella")
    answers = together([partial(one.post, f"{path}/join", by_link) for one in family])
    assert sorted(status for status, _ in answers) == [200, 200, 200, 409, 409]
    seats = anna.get(path)[1]["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person"] * 4
    assert len({seat["name"] for seat in seats}) == 4  # two Brams are told apart
    assert stranger.ok(f"{path}/welcome?lang=nl", by_link) == {"seat": None, "why": "Alle plaatsen hier zijn bezet."}
    anna.ok(f"{path}/start")
    assert stranger.ok(f"{path}/welcome", by_link)["why"] == "The game has begun."
    assert anna.get(f"{path}/invites")[1]["to_all"] is None


def test_whom_the_host_has_blocked_is_told_so_by_the_link(house: HouseProcess) -> None:
    anna, bram = people(house, "Anna", "Bram")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 3, "public": False})["id"]
    link = anna.get(f"/api/tables/{table}/invites")[1]["to_all"]["invite"]
    anna.ok("/api/me/blocked", {"player": bram.id, "blocked": True})
    told = bram.ok(f"/api/tables/{table}/welcome", {"invite": link})
    assert told["seat"] is None
    assert told["why"]
    assert bram.refused(f"/api/tables/{table}/join", {"invite": link}) == (403, "unwelcome")


def test_refusals_name_the_rule_in_the_readers_language(house: HouseProcess) -> None:
    anna, bram = people(house, "Anna", "Bram")
    table = table_of([anna, bram], options={"start": "A"})
    seq = anna.get(f"/api/tables/{table}")[1]["seq"]
    path = f"/api/tables/{table}/actions"
    status, answer = bram.post(path, {"action": "throw 1", "seq": seq})
    assert (status, answer["error"]) == (409, {"code": "illegal", "text": "It is the turn of Anna.", "rule": "MK-2"})
    status, answer = anna.post(path + "?lang=nl", {"action": "buy mine", "seq": seq})
    assert (status, answer["error"]["code"], answer["error"]["rule"]) == (409, "illegal", "MK-3")
    assert "gooi" in answer["error"]["text"].lower()
    status, answer = anna.post(path + "?lang=it", {"action": "fly", "seq": seq})
    assert (status, answer["error"]["code"]) == (422, "unknown-action")
    assert answer["error"]["text"].startswith("Questa mossa non si capisce")
    why = anna.ok(f"/api/tables/{table}/why", {"action": "buy mine"})
    assert why["rule"] == "MK-3"
    assert anna.ok(f"/api/tables/{table}/why", {"action": "throw 1"}) == {"rule": None, "text": None}
    assert Client(house.port).refused(path, {"action": "throw 1", "seq": seq}) == (401, "who")
    assert people(house, "Eve")[0].refused(path, {"action": "throw 1", "seq": seq}) == (403, "not-seated")
    assert anna.refused(path, {"action": "throw 1", "seq": seq + 5}) == (409, "ahead")


def test_who_was_away_gets_what_was_missed(house: HouseProcess) -> None:
    anna, bram = people(house, "Anna", "Bram")
    table = table_of([anna, bram], options={"start": "A"})
    rng = random.Random(1)
    for _ in range(40):
        assert play_one([anna, bram], table, rng.choice)
    seq = anna.get(f"/api/tables/{table}")[1]["seq"]
    for since in (seq, seq - 3, seq - 30, 2, 0):
        live = bram.live(table, since=since)
        rows = [live.next_row() for _ in range(seq - since)]
        assert [row["seq"] for row in rows] == list(range(since + 1, seq + 1))
        bram.ok(f"/api/tables/{table}/chat", {"text": "hello"})
        seq += 1
        said = live.row(seq)
        assert (said["kind"], said["said"], said["seat"]) == ("chat", "hello", 1)
        live.close()
    for since in (None, seq + 100):
        live = bram.live(table, since=since)
        assert live.next()["type"] == "table"
        live.close()
    log = bram.get(f"/api/tables/{table}/log?after=3&limit=10")[1]
    assert [row["seq"] for row in log["rows"]] == list(range(4, 14))
    assert log["seq"] == seq


def test_a_chosen_language_and_steps_of_an_action(house: HouseProcess) -> None:
    anna, bram = people(house, "Anna", "Bram")
    table = table_of([anna, bram], "monopoly-builder")
    rng = random.Random(2)
    for _ in range(12):
        play_one([anna, bram], table, lambda steps: rng.choice([s for s in steps if s["complete"]] or steps))
    for person in (anna, bram):
        whole = person.get(f"/api/tables/{table}?lang=it")[1]
        if whole["you"]["step_in"] or whole["you"]["actions"]:
            steps = person.ok(f"/api/tables/{table}/steps?lang=it", {"seq": whole["seq"]})["steps"]
            assert steps
            assert all(step["said"] for step in steps)


@pytest.mark.parametrize("game", bm.games())
def test_every_game_can_be_played_by_bots_to_its_end(house: HouseProcess, game: str) -> None:
    anna = people(house, "Anna")[0]
    others = "random" if game != "monopoly-builder" else "greedy"
    bots = [sensible(game), *[others] * (fewest(game) - 1)]
    table = anna.ok("/api/tables", {"game": game, "players": fewest(game), "bots": bots})["id"]
    live = anna.live(table)
    anna.ok(f"/api/tables/{table}/start")
    over = live.until(lambda m: m.get("table", {}).get("status") == "over", timeout=120)
    assert over["table"]["result"]["reason"] == "played"
    record = bm.Record.parse(anna.get(f"/api/tables/{table}/record")[1])
    assert bm.verify(record).ok
    live.close()


def test_bots_are_called_by_their_titles_in_the_readers_language(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 4, "bots": ["level-1", "level-3", "level-3"]})[
        "id"
    ]
    for lang, named in (("en", "Newcomer"), ("nl", "Nieuwkomer"), ("it", "Novizio")):
        titles = {bot["name"]: bot["title"] for bot in anna.get(f"/api/house?lang={lang}")[1]["bots"]}
        assert titles["level-1"].capitalize() == named
        wanted = ["Anna", named, *(f"{titles['level-3'].capitalize()} {letter}" for letter in "CD")]
        seats = anna.get(f"/api/tables/{table}?lang={lang}")[1]["table"]["seats"]
        assert [seat["name"] for seat in seats] == wanted
        assert [seat["bot"] for seat in seats] == [None, "level-1", "level-3", "level-3"]
        listed = anna.get(f"/api/tables?lang={lang}&limit=100")[1]["tables"]
        found = next(one for one in listed if one["id"] == table)["summary"]["seats"]
        assert [seat["name"] for seat in found] == wanted
    live = anna.live(table, lang="nl")
    live.next()
    anna.ok(f"/api/tables/{table}/bot", {"seat": 3, "bot": "random"})
    assert live.until(lambda m: m.get("kind") == "bot")["table"]["seats"][2]["name"] == "Bouwer"
    anna.ok(f"/api/tables/{table}/start")
    assert "B level-1" in anna.get(f"/api/tables/{table}/record")[1]  # a file has one language
    live.close()


def test_who_comes_and_goes_all_the_time_needs_an_invitation(house: HouseProcess) -> None:
    anna, bram = people(house, "Anna", "Bram")
    path = f"/api/tables/{anna.ok('/api/tables', {'game': 'machi-koro', 'players': 2})['id']}"
    program = Client(house.port, token=bram.ok("/api/tokens", {"name": "Deep Town"})["token"])
    for person in (bram, program, bram):
        person.ok(f"{path}/join")
        person.ok(f"{path}/leave")
    for person in (bram, program):
        assert person.refused(f"{path}/join") == (403, "come-and-gone")
    invite = anna.get(f"{path}/invites")[1]["invites"][0]["invite"]
    bram.ok(f"{path}/join", {"invite": invite})
