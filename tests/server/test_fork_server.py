"""The process that forks the tests' houses: it, its houses and its tests end in any order, and nobody is left."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from tests.server.channels import wait_until
from tests.server.fork_server import ForkServer, fork_server
from tests.server.people import Client, HouseProcess

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="houses are forked on Linux only")


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("ended_by", [None, "SIGKILL"])
def test_houses_do_not_outlive_their_fork_server(
    ended_by: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = ForkServer()
    monkeypatch.setattr("tests.server.people.fork_server", lambda: server)
    monkeypatch.chdir(tmp_path)  # houses work in the folder of who asks for them
    house = HouseProcess(str(tmp_path / "house.sqlite"))
    pid = house.process.pid
    assert Client(house.port).get("/health")[0] == 200
    assert Path(f"/proc/{pid}/cwd").readlink() == tmp_path
    os.kill(server.pid, signal.SIGINT)  # as Ctrl-C sends it to all
    assert house.process.poll() is None
    if ended_by is None:
        server.close()
    else:
        os.kill(server.pid, getattr(signal, ended_by))
    assert house.process.wait(60) == -signal.SIGKILL
    house.close()
    wait_until(lambda: not is_there(pid))  # a kill takes effect when the system comes to it
    server.close()


def test_a_house_is_forked_unless_it_is_to_be_opened_as_a_user_would(tmp_path: Path) -> None:
    for afresh in (False, True):
        house = HouseProcess(str(tmp_path / f"{afresh}.sqlite"), afresh=afresh)
        parent = int(Path(f"/proc/{house.process.pid}/stat").read_text().rpartition(")")[2].split()[1])
        assert parent == (os.getpid() if afresh else fork_server().pid)
        house.close()
