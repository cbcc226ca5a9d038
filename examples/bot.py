"""A bot program for Burgomaster that plays anything: python bot.py http://localhost:8765 KEY TABLE [INVITE]"""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

house, key, table, *invite = sys.argv[1:]
headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}


def post(what, body):
    """The answer; {} where the table has moved on. Asked until it comes: what is sent twice is played once."""
    while True:
        time.sleep(0.1)  # who asks more than ten times a second is refused
        try:
            request = Request(f"{house}/api/tables/{table}/{what}", json.dumps(body).encode(), headers)
            return json.load(urlopen(request, timeout=30))
        except HTTPError as no:
            if no.code == 409:
                return {}
            if no.code < 500 and no.code != 429:
                sys.exit(f"{what}: {no} {no.read().decode()}")
        except OSError:  # the server is being started again, perhaps
            time.sleep(1)


def answer(seq, steps):
    """Play a random action, step by step where it has several."""
    while steps and not (step := random.choice(steps))["complete"]:
        steps = post("steps", {"seq": seq, "prefix": step["text"]}).get("steps")
    if steps:
        print(step["said"], post("actions", {"action": step["text"], "seq": seq, "client_id": f"answer-{seq}"}))


over = False
while not over:  # when the line breaks, come back: the first message says how everything stands
    post("join", {"invite": invite[0]} if invite else {})
    try:
        with connect(f"{house.replace('http', 'ws', 1)}/api/tables/{table}/live", additional_headers=headers) as live:
            for message in map(json.loads, live):
                if over := (message.get("table") or {}).get("status") in ("over", "closed"):
                    break
                if message["type"] == "table" and not message["you"]:
                    sys.exit("there is no seat for me")
                answer(message.get("seq"), (message.get("you") or {}).get("actions"))
    except (OSError, WebSocketException) as problem:
        print("back in a second:", problem)
        time.sleep(1)
