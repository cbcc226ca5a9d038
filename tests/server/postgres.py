"""A real PostgreSQL for the tests: started on a free port in a temporary folder, ended by its own process id."""

from __future__ import annotations

import asyncio
import atexit
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from burgomaster.server.store.migrate import migrate_postgresql
from tests.unix import of_unix

HOW_TO_GET_IT = "PostgreSQL is missing: on Debian `apt-get install postgresql`, on macOS `brew install postgresql`"


def programs() -> Path:
    """Where its programs lie."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    found += [Path(name).resolve() for name in (shutil.which("initdb"),) if name]  # a link may lie apart from the rest
    assert found, HOW_TO_GET_IT
    return found[-1].parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """One server with its own data."""

    def __init__(self) -> None:
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="burgomaster-pg-"))
        # It refuses to run as root; the Debian package brings a user for it.
        self.user = of_unix("pwd").getpwnam("postgres") if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        if self.user:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self._pattern = ""  # the name of the database that others are copied from
        self.port = free_port()
        self._run("initdb", "-D", "data", "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--no-locale")
        self.start()
        atexit.register(self.close)  # also after a test that failed

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "-D", "data", "-w", "-t", "300", "-l", "log", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", "data", "-w", "-t", "300", "-m", mode, "stop")

    def database(self, name: str) -> str:
        """A new database with all its tables; they are made once and copied."""
        if not self._pattern:
            self._pattern = "pattern"
            asyncio.run(migrate_postgresql(self.empty_database(self._pattern)))
        return self.empty_database(name, "-T", self._pattern)

    def empty_database(self, name: str, *how: str) -> str:
        """A new database with nothing in it."""
        for left in range(20, -1, -1):
            try:
                self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", *how, name)
                break
            except subprocess.CalledProcessError:
                if not left:
                    raise
                time.sleep(0.2)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        atexit.unregister(self.close)
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.folder,
            user=self.user.pw_uid if self.user else None,
            group=self.user.pw_gid if self.user else None,
            extra_groups=[] if self.user else None,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
