"""A bot program for Burgomaster: plays any move at one table. python bot.py http://localhost:8765 KEY TABLE [INVITE]"""

import json
import random
import sys
import urllib.error
import urllib.request

from websockets.sync.client import connect

house, key, table, *invite = sys.argv[1:]
identity = {"Authorization": f"Bearer {key}"}


def post(what: str, body: dict[str, object]) -> dict[str, object]:
    request = urllib.request.Request(f"{house}/api/tables/{table}/{what}", json.dumps(body).encode(), identity)
    request.add_header("Content-Type", "application/json")
    try:
        return json.load(urllib.request.urlopen(request))
    except urllib.error.HTTPError as refused:
        return json.load(refused)


print(post("join", {"invite": invite[0]} if invite else {}))
with connect(f"{house.replace('http', 'ws', 1)}/api/tables/{table}/live", additional_headers=identity) as live:
    for text in live:
        told = json.loads(text)
        if (told.get("table") or {}).get("status") == "over":
            break
        step = random.choice((told.get("you") or {}).get("actions") or [None])
        while step and not step["complete"]:
            step = random.choice(post("steps", {"seq": told["seq"], "prefix": step["text"]})["steps"])
        if step:
            print(step["said"], post("actions", {"action": step["text"], "seq": told["seq"], "client_id": str(told["seq"])}))
