"""What happens around the game: taking back, giving up, bots that stand in, clocks, spectators, rematches."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Client, HouseProcess, Live, play_one, table_of


def seats(house: HouseProcess, *names: str) -> list[Client]:
    return [Client(house.port, name) for name in names]


def whole(person: Client, table: str) -> dict[str, Any]:
    return dict(person.get(f"/api/tables/{table}")[1])


def act(person: Client, table: str, action: str) -> int:
    seq = whole(person, table)["seq"]
    return int(person.ok(f"/api/tables/{table}/actions", {"action": action, "seq": seq})["seq"])


def on_turn(people: list[Client], table: str) -> Client:
    return people[int(whole(people[0], table)["view"]["turn"])]


def take_money(people: list[Client], table: str) -> None:
    """A whole Alhambra action of whoever is on turn."""
    assert play_one(people, table, lambda steps: next(s for s in steps if s["text"].startswith("take")))


# ---- Taking back ----


def test_taking_back_is_free_until_something_is_revealed(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram")
    anna, bram = people
    table = table_of(people, options={"start": "A"})
    path = f"/api/tables/{table}"
    thrown = act(anna, table, "throw 1")
    assert whole(anna, table)["you"]["undo"] is None  # the die has been seen
    before = whole(anna, table)["view"]
    bought = act(anna, table, "pass")
    assert whole(bram, table)["you"]["actions"]
    assert whole(anna, table)["you"]["undo"] == thrown
    assert bram.refused(f"{path}/undo") == (409, "undo-nothing")
    undone = anna.ok(f"{path}/undo", {"to": thrown})["seq"]
    assert undone == bought + 1
    assert whole(anna, table)["view"] == before
    assert anna.refused(f"{path}/actions", {"action": "pass", "seq": bought}) == (409, "stale")
    act(anna, table, "pass")
    act(bram, table, "throw 1")
    # Bram has thrown since: now Anna must ask.
    asked = anna.ok(f"{path}/undo", {"to": thrown})["seq"]
    question = whole(bram, table)["table"]["asked"]
    assert question == {"seat": 0, "to": thrown, "move": "build nothing", "agreed": [0]}
    said = bram.get(f"{path}/log?lang=en")[1]["rows"][asked - 1]["said"]
    assert said == "Anna asks to take back “build nothing” and what came after."
    assert anna.refused(f"{path}/undo/answer", {"yes": True}) == (409, "undo-own")
    assert anna.refused(f"{path}/undo", {"to": thrown}) == (409, "undo-asked")
    anna.ok(f"{path}/undo/answer", {"yes": False})
    assert whole(bram, table)["table"]["asked"] is None
    assert bram.refused(f"{path}/undo/answer", {"yes": True}) == (409, "undo-not-asked")
    anna.ok(f"{path}/undo", {"to": thrown})
    declined = bram.ok(f"{path}/undo/answer", {"yes": False})["seq"]
    said = [row["said"] for row in bram.get(f"{path}/log?lang=en&after={asked}")[1]["rows"]]
    assert (said[0], said[declined - asked - 1]) == ("Anna no longer asks.", "Bram does not agree.")
    assert anna.refused(f"{path}/undo", {"to": thrown}) == (409, "undo-declined")
    act(bram, table, "pass")  # now the game has moved on
    anna.ok(f"{path}/undo", {"to": thrown})
    bram.ok(f"{path}/undo/answer", {"yes": True})
    assert whole(anna, table)["view"] == before
    # Event numbers are never used twice, so a throw taken back does not come again by itself.
    act(anna, table, "pass")
    act(bram, table, "throw 1")
    log = anna.get(f"{path}/log")[1]["rows"]
    events = [chance["event"] for row in log for chance in row["chance"]]
    assert events == sorted(set(events))
    assert asked < log[-1]["seq"]
    bram.ok(f"{path}/resign")
    record = anna.get(f"{path}/record")[1]
    assert record.count("throw 1") == 2
    assert "~2 " in record
    assert "~1 " not in record


def test_three_people_must_all_agree_and_a_table_may_forbid_it(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram", "Carl")
    table = table_of(people, "alhambra")
    first = whole(people[0], table)["seq"]
    player = on_turn(people, table)
    others = [person for person in people if person is not player]
    take_money(people, table)
    player.ok(f"/api/tables/{table}/undo", {"to": first})
    # Who agrees to something else than what is asked by now agrees to nothing.
    wrong = {"yes": True, "to": first + 1}
    assert others[0].refused(f"/api/tables/{table}/undo/answer", wrong) == (409, "undo-not-asked")
    others[0].ok(f"/api/tables/{table}/undo/answer", {"yes": True, "to": first})
    assert whole(player, table)["table"]["asked"] is not None
    others[1].ok(f"/api/tables/{table}/undo/answer", {"yes": True})
    assert on_turn(people, table) is player
    for rule, code in (("none", "undo-off"), ("free", "undo-only-free")):
        strict = table_of(people[:2], undo=rule, options={"start": "A"})
        act(people[0], strict, "throw 1")
        assert people[0].refused(f"/api/tables/{strict}/undo") == (409, code)


# ---- Giving up, standing in ----


def test_resigning_between_two_ends_the_game_among_more_a_bot_plays_on(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram", "Carl")
    two = table_of(people[:2])
    people[0].ok(f"/api/tables/{two}/resign")
    ended = whole(people[1], two)["table"]
    assert (ended["status"], ended["result"]["winners"], ended["result"]["reason"]) == ("over", [1], "resigned")
    assert people[1].refused(f"/api/tables/{two}/resign") == (409, "over")
    three = table_of(people)
    resigned = on_turn(people, three)
    live = people[0].live(three)
    resigned.ok(f"/api/tables/{three}/resign")
    seat = people.index(resigned)
    live.until(lambda m: m.get("kind") == "act" and m["seat"] == seat)  # the bot moves by itself
    assert whole(people[0], three)["table"]["seats"][seat]["resigned"]
    assert resigned.refused(f"/api/tables/{three}/back") == (409, "resigned")
    live.close()


def test_a_bot_stands_in_for_who_is_away_and_hands_the_seat_back(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram")
    table = table_of(people, options={"start": "A"})
    here = people[1].live(table)
    there = people[0].live(table)
    assert here.next()["present"][1]
    path = f"/api/tables/{table}/stand-in"
    here.until(lambda m: m["type"] == "present" and m["seats"] == [True, True])
    assert people[1].refused(path, {"seat": 0}) == (409, "not-absent")
    there.close()
    here.until(lambda m: m["type"] == "present" and m["seats"] == [False, True])
    deadline = time.monotonic() + 120
    while whole(people[1], table)["table"]["seats"][0]["stand_in"] is None:
        assert time.monotonic() < deadline
        people[1].post(path, {"seat": 0})
        time.sleep(0.1)
    here.until(lambda m: m.get("kind") == "act" and m["seat"] == 0)
    assert people[0].refused(f"/api/tables/{table}/actions", {"action": "throw 1", "seq": 5})[1] in (
        "stood-in",
        "stale",
    )
    there = people[0].live(table)  # coming back is enough
    here.until(lambda m: m.get("kind") == "back")
    assert whole(people[0], table)["table"]["seats"][0]["stand_in"] is None
    there.close()
    here.close()


# ---- Clocks ----


@pytest.fixture
def hooked(tmp_path: Path) -> Iterator[tuple[HouseProcess, list[dict[str, Any]], Path]]:
    """A house with a webhook and a mail command."""
    notes: list[dict[str, Any]] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            notes.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Hook)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    mail = tmp_path / "mail.json"
    flags = ("--webhook", f"http://127.0.0.1:{server.server_port}/", "--mail", f"tee -a {mail}")
    house = HouseProcess(str(tmp_path / "house.sqlite"), *flags)
    yield house, notes, mail
    house.close()
    server.shutdown()
    thread.join()
    server.server_close()


def test_correspondence_reminds_and_then_a_bot_takes_the_move(
    hooked: tuple[HouseProcess, list[dict[str, Any]], Path],
) -> None:
    house, notes, mail = hooked
    people = seats(house, "Anna", "Bram")
    table = table_of(people, clock={"kind": "correspondence", "seconds": 8}, options={"start": "A"})
    live = people[1].live(table, since=2)  # with whatever has happened since it began
    first = live.row(3)
    assert first["clock"]["seat"] == 0
    assert first["clock"]["deadline"] - first["at"] == 8000
    kinds: list[str] = []
    while "act" not in kinds:
        kinds.append(live.until(lambda m: m["type"] == "row")["kind"])
    assert kinds[0] == "remind"
    assert kinds[-2:] == ["stand-in", "act"]
    deadline = time.monotonic() + 120
    while not notes or not mail.exists() or "}}" not in mail.read_text():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert notes[0]["player"] == people[0].id
    assert notes[0]["path"] == f"/table/{table}"
    assert notes[0]["text"]["nl"].startswith(f"Anna, je bent aan de beurt aan tafel {table} (Machi Koro).")
    assert json.loads(mail.read_text().split("}}")[0] + "}}")["table"] == table
    live.close()


def test_a_flag_loses_if_the_table_says_so_and_banks_grow_by_the_increment(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram")
    table = table_of(people, clock={"kind": "move", "seconds": 1, "flag": "lose"}, options={"start": "A"})
    live = people[1].live(table, since=3)  # the flag may have fallen already
    over = live.until(lambda m: m.get("kind") == "flag")
    assert over["table"]["result"] == {"winners": [1], "scores": over["table"]["result"]["scores"], "reason": "time"}
    live.close()
    bank = table_of(people, clock={"kind": "bank", "seconds": 600, "increment": 30}, options={"start": "A"})
    act(people[0], bank, "throw 1")
    left = whole(people[0], bank)["clock"]["left"]
    assert 600_000 < left[0] <= 630_000
    assert left[1] == 600_000


# ---- Spectators, chat, rematch, archive ----


def test_spectators_see_live_later_or_not_at_all(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram")
    nobody = Client(house.port)
    off = table_of(people, spectators="off")
    assert nobody.get(f"/api/tables/{off}")[0] == 403
    assert nobody.get(f"/api/tables/{off}/record")[0] == 403
    assert nobody.get(f"/api/tables/{off}/log")[0] == 403
    assert nobody.live(off).closed_with() == 4003
    late = table_of(people, spectators="delayed", delay=3600, options={"start": "A"})
    live = nobody.live(late)
    seen = live.next()["seq"]
    act(people[0], late, "throw 1")
    assert seen == nobody.get(f"/api/tables/{late}")[1]["seq"] == 2  # as it was before the game
    live.close()
    soon = table_of(people, spectators="delayed", delay=1, options={"start": "A"})
    live = nobody.live(soon, since=2)
    seq = act(people[0], soon, "throw 1")
    rows = [live.until(lambda m: m["type"] == "row") for _ in range(seq - 2)]
    assert [row["seq"] for row in rows] == list(range(3, seq + 1))
    assert nobody.get(f"/api/tables/{soon}")[1]["seq"] == seq
    live.close()


def test_who_looked_on_before_the_game_is_sent_out_where_nobody_may_watch_it(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram")
    table = people[0].ok("/api/tables", {"game": "machi-koro", "players": 2, "spectators": "off"})["id"]
    spectator = Client(house.port).live(table)
    spectator.next()
    joined = people[1].ok(f"/api/tables/{table}/join")["seq"]
    assert spectator.row(joined)["kind"] == "join"  # before the game there is nothing to hide
    people[0].ok(f"/api/tables/{table}/start")
    assert spectator.closed_with() == 4003
    assert '"kind":"start"' not in "".join(spectator.raw)


def listed(person: Client, table: str) -> dict[str, Any] | None:
    """The table as the lists tell of it, with the list it was found in."""
    for status in ("open", "running", "over"):
        found = person.get(f"/api/tables?status={status}&limit=100")[1]["tables"]
        for one in found:
            if one["id"] == table:
                assert one["status"] == one["summary"]["status"] == status
                return dict(one)
    return None


def resigned_before_spectators(people: list[Client], delay: int) -> str:
    """A game that ended at once, at a table whose spectators are told later."""
    setup = {"game": "machi-koro", "players": 2, "spectators": "delayed", "delay": delay}
    table = str(people[0].ok("/api/tables", setup)["id"])
    live = Client(people[0].port).live(table)
    live.next()
    joined = people[1].ok(f"/api/tables/{table}/join")["seq"]
    assert live.row(joined)["kind"] == "join"  # before the game nothing is held back
    live.close()
    people[0].ok(f"/api/tables/{table}/start")
    people[1].ok(f"/api/tables/{table}/resign")
    assert whole(people[0], table)["table"]["status"] == "over"
    return table


def test_lists_tell_no_more_of_a_delayed_table_than_its_spectators_know(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram")
    nobody = Client(house.port)
    table = resigned_before_spectators(people, 3600)
    assert nobody.get(f"/api/tables/{table}")[1]["table"]["status"] == "open"
    assert nobody.get(f"/api/tables/{table}/chances")[0] == 409
    hidden = listed(nobody, table)
    assert hidden is not None
    assert (hidden["status"], hidden["summary"]["result"]) == ("running", None)
    assert hidden["touched"] == nobody.get(f"/api/tables/{table}")[1]["at"]  # and no later


def test_lists_tell_how_a_delayed_game_ended_when_its_spectators_know(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram")
    nobody = Client(house.port)
    table = resigned_before_spectators(people, 1)
    live = nobody.live(table, since=2)
    live.until(lambda m: m.get("kind") == "resign")
    deadline = time.monotonic() + 120
    while (known := listed(nobody, table)) is None or known["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert known["summary"]["result"]["winners"] == [0]
    live.close()


def test_chat_is_cleaned_and_can_be_muted(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram")
    table = table_of(people)
    path = f"/api/tables/{table}"
    live = people[0].live(table)
    people[1].ok(f"{path}/chat", {"text": "  <b>hi</b>\u202e\u0007 there "})
    assert live.until(lambda m: m.get("kind") == "chat")["said"] == "<b>hi</b> there"
    assert people[1].refused(f"{path}/chat", {"text": "x" * 501}) == (422, "text")
    assert people[1].refused(f"{path}/chat", {"text": "\u200b\n"}) == (422, "text")
    assert people[1].refused(f"{path}/mute", {"seat": 0, "muted": True}) == (403, "not-host")
    people[0].ok(f"{path}/mute", {"seat": 1, "muted": True})
    assert people[1].refused(f"{path}/chat", {"text": "hello?"}) == (403, "muted")
    people[0].ok(f"{path}/mute", {"seat": 1, "muted": False})
    people[1].ok(f"{path}/chat", {"text": "hello!"})
    live.close()


def test_a_reader_ignores_somebody_without_anybody_knowing(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram", "Carl")
    table = table_of(people)
    path = f"/api/tables/{table}"
    ears = [person.live(table) for person in people]
    for ear in ears:
        assert ear.next()["you"]["ignores"] == []
    assert people[0].refused(f"{path}/ignore", {"seat": 0, "ignored": True}) == (409, "ignore-own")
    seq = people[0].ok(f"{path}/ignore", {"seat": 1, "ignored": True})["seq"]
    told = [ear.row(seq) for ear in ears]
    assert [message["you"]["ignores"] for message in told] == [[1], [], []]
    assert {(message["seat"], message["said"], message["text"]) for message in told} == {(None, "", None)}
    said = people[1].ok(f"{path}/chat", {"text": "boo"})["seq"]
    assert [ear.row(said)["said"] for ear in ears] == ["", "boo", "boo"]
    assert "boo" not in "".join(ears[0].raw)
    assert people[0].get(f"{path}/log?after={said - 1}")[1]["rows"][0]["said"] == ""
    other = people[2].ok(f"{path}/chat", {"text": "hush"})["seq"]
    assert ears[0].row(other)["said"] == "hush"
    people[0].ok(f"{path}/ignore", {"seat": 1, "ignored": False})
    again = people[1].ok(f"{path}/chat", {"text": "sorry"})["seq"]
    assert ears[0].row(again)["said"] == "sorry"
    dora = Client(house.port, "Dora")
    assert dora.refused(f"{path}/chat", {"text": "may I?"}) == (403, "only-players-talk")
    assert dora.refused(f"{path}/ignore", {"seat": 1, "ignored": True}) == (403, "not-seated")


def test_a_rematch_rotates_the_seats_and_the_old_table_goes_to_the_archive(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram")
    opened = people[0].ok("/api/tables", {"game": "machi-koro", "players": 3, "bots": ["random"]})["id"]
    path = f"/api/tables/{opened}"
    people[1].ok(f"{path}/join")
    assert people[0].refused(f"{path}/rematch") == (409, "not-over")
    people[0].ok(f"{path}/start")
    people[0].ok(f"{path}/resign")
    people[1].ok(f"{path}/resign")
    again = people[1].ok(f"{path}/rematch")["table"]
    assert people[0].ok(f"{path}/rematch")["table"] == again
    assert Client(house.port, "Carl").refused(f"{path}/rematch") == (403, "not-seated")
    new = whole(people[0], again)  # both have asked for it
    assert [seat["name"] for seat in new["table"]["seats"]] == ["Bram", "Random", "Anna"]
    assert new["setup"]["game"] == "machi-koro"
    assert whole(people[0], opened)["table"]["rematch"] == again
    people[0].ok(f"{path}/archive", {"archived": True})
    listed = people[0].get("/api/tables?status=over&limit=100")[1]["tables"]
    assert opened not in [one["id"] for one in listed]
    people[0].ok(f"{path}/archive", {"archived": False})
    listed = people[0].get("/api/tables?status=over&limit=100")[1]["tables"]
    assert opened in [one["id"] for one in listed]


# ---- Builder's offers, hints ----


def test_a_seat_not_on_turn_makes_an_offer(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram")
    table = table_of(people, "monopoly-builder", options={"tokens": "seat"})
    path = f"/api/tables/{table}"
    rng = random.Random(6)
    for _ in range(60):
        mover = whole(people[0], table)["view"]["turn"]
        waiting = people[1 - mover]
        here = whole(waiting, table)
        if here["you"]["step_in"]:
            beginnings = waiting.ok(f"{path}/steps", {"seq": here["seq"]})["steps"]
            assert any(step["text"].startswith("offer") for step in beginnings)
            step = next(step for step in beginnings if step["text"].startswith("offer"))
            while not step["complete"]:
                step = rng.choice(waiting.ok(f"{path}/steps", {"seq": here["seq"], "prefix": step["text"]})["steps"])
            seq = waiting.ok(f"{path}/actions", {"action": step["text"], "seq": here["seq"]})["seq"]
            asked = whole(people[mover], table)
            assert asked["seq"] == seq
            assert {"accept", "refuse"} & {one["text"] for one in asked["you"]["actions"]}
            act(people[mover], table, "refuse")
            assert whole(people[0], table)["view"]["turn"] == mover  # play goes on where it was
            return
        play_one(people, table, lambda steps: rng.choice([s for s in steps if s["complete"]] or steps))
    raise AssertionError("nobody could ever step in")


def test_hints_only_where_the_table_allows_them(house: HouseProcess) -> None:
    people = seats(house, "Anna", "Bram")
    table = table_of(people, options={"start": "A"})
    assert people[0].refused(f"/api/tables/{table}/hint") == (403, "hints-off")
    table = table_of(people, hints=True, options={"start": "A"})
    hint = people[0].ok(f"/api/tables/{table}/hint")
    assert hint["action"]["text"] == "throw 1"
    [idea] = hint["ideas"]
    assert idea["action"] == hint["action"]
    assert (idea["cost"], idea["cost_said"]) == (0.0, "")
    assert 0 < idea["chance"] < 1
    assert idea["ahead"][:2] == ["0 coins (50 %)", "1 coin (50 %)"]
    assert idea["ahead_said"] == "When you are to move again:"
    assert people[1].refused(f"/api/tables/{table}/hint") == (409, "not-your-turn")
    # What one's own engine found is explained; what it made up is not believed.
    first = people[0].get(f"/api/tables/{table}/position")[1]["steps"][0]["step"]
    for steps, chance in (([first], 0.25), ([first, first], None)):
        found = [{"steps": steps, "visits": 5, "chances": [0.25, 0.75]}]
        [told] = people[0].ok(f"/api/tables/{table}/hint", {"found": found})["ideas"]
        assert told["action"] == hint["action"]
        assert told["chance"] == (chance or idea["chance"])
        assert told["ahead"] == idea["ahead"]
    faulty = {"found": [{"steps": [first], "visits": 5, "chances": [2, 0]}]}
    assert people[0].refused(f"/api/tables/{table}/hint", faulty) == (422, "bad-request")


def test_who_is_sent_away_hears_no_more_than_a_spectator(house: HouseProcess) -> None:
    anna, bram, carl = seats(house, "Anna", "Bram", "Carl")
    table = anna.ok("/api/tables", {"game": "alhambra", "players": 2})["id"]
    bram.ok(f"/api/tables/{table}/join")
    live: Live = bram.live(table)
    assert live.next()["you"]["seat"] == 1
    anna.ok(f"/api/tables/{table}/kick", {"seat": 1})
    assert bram.refused(f"/api/tables/{table}/join") == (403, "sent-away")
    [link] = anna.get(f"/api/tables/{table}/invites")[1]["invites"]
    bram.ok(f"/api/tables/{table}/join", {"invite": link["invite"]})  # the host thinks better of it
    anna.ok(f"/api/tables/{table}/kick", {"seat": 1})
    assert bram.refused(f"/api/tables/{table}/join", {"invite": link["invite"]}) == (403, "invite")
    carl.ok(f"/api/tables/{table}/join")
    seq = anna.ok(f"/api/tables/{table}/start")["seq"]
    assert live.row(seq)["you"] is None
    live.close()
