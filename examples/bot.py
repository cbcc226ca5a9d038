"""A bot program for Burgomaster that plays anything: python bot.py http://localhost:8765 KEY TABLE [INVITE]"""

import json
import random
import sys
import time
from contextlib import suppress
from itertools import takewhile
from urllib.request import Request, urlopen

from websockets.sync.client import connect

house, key, table, *invite = sys.argv[1:]
headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}


def post(what, body):
    time.sleep(0.1)  # who asks more than ten times a second is refused
    return json.load(urlopen(Request(f"{house}/api/tables/{table}/{what}", json.dumps(body).encode(), headers)))


post("join", {"invite": invite[0]} if invite else {})
with connect(f"{house.replace('http', 'ws', 1)}/api/tables/{table}/live", additional_headers=headers) as live:
    for message in takewhile(lambda m: m.get("table", {}).get("status") != "over", map(json.loads, live)):
        seq, step = message.get("seq"), random.choice((message.get("you") or {}).get("actions") or [None])
        with suppress(OSError):  # refused, where the table has moved on meanwhile
            while step and not step["complete"]:
                step = random.choice(post("steps", {"seq": seq, "prefix": step["text"]})["steps"])
            if step:
                print(step["said"], post("actions", {"action": step["text"], "seq": seq, "client_id": f"answer-{seq}"}))
