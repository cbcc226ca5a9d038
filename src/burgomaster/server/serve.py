"""`burgomaster serve`: runs the server until it is asked to stop."""

from __future__ import annotations

import contextlib
import faulthandler
import io
import socket
import sys
import threading
import webbrowser
from types import FrameType

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.server.config import Config
from burgomaster.server.logs import log_to_stderr

_LARGEST_LIVE_MESSAGE = 16_384  # bytes; the longest move has far fewer
_UNREAD = 1 << 17  # bytes
_FORCED = 5.0  # seconds after those for requests under way; by then the process has ended, whatever hangs
_PATIENCE = 1.5  # heartbeats without an answer to a ping before a connection is considered dead


def serve(config: Config, *, browse: bool = False) -> None:
    """Serve until a signal comes; requests under way are finished first, but nothing that hangs is waited for."""
    import uvicorn

    from burgomaster.server.app import application
    from burgomaster.server.http_limits import LimitedHttp
    from burgomaster.server.service import Server
    from burgomaster.server.websocket import LiveSocket

    log_to_stderr(config.log or ("warning" if browse else "info"))
    sys.setswitchinterval(0.001)  # so that the thread that appends rows can report soon
    _allow_many_connections()
    listening = _listen(config)
    port = listening.getsockname()[1]
    address = own_page(config, port)

    def opened() -> None:
        print(f"Burgomaster is open at {address}", flush=True)  # noqa: T201
        if config.lan:
            print(f"and for others in the room at http://{_own_address()}:{port}/", flush=True)  # noqa: T201
        if browse:
            print("Ctrl+C closes it; every table is kept.", flush=True)  # noqa: T201
            # In a thread: some browsers block until they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    class Http(LimitedHttp):
        seconds = config.ask_seconds

    class Uvicorn(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            super().handle_exit(sig, frame)
            _end_within(config.drain_seconds + _FORCED)

    server = Server(config, opened)
    uvicorn_config = uvicorn.Config(
        application(server),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=Http,
        ws=LiveSocket,
        ws_max_size=_LARGEST_LIVE_MESSAGE,
        ws_ping_interval=config.beat_seconds * _PATIENCE,
        ws_ping_timeout=config.beat_seconds * _PATIENCE,
        ws_per_message_deflate=False,  # costs more than a third of the throughput, and memory
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.trusted_proxies or None,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=int(config.drain_seconds),
        lifespan="on",
    )
    try:
        Uvicorn(uvicorn_config).run(sockets=[listening])
    except SystemExit:
        raise BurgomasterError(server.problem or "the server could not start; the log says why") from None


def _end_within(seconds: float) -> None:
    """End the process by then, also if a thread, a database or the loop itself hangs; say where everything stands.

    Nothing is lost by it: what was acknowledged is stored.
    """
    with contextlib.suppress(AttributeError, io.UnsupportedOperation):  # there is no standard error to tell
        faulthandler.dump_traceback_later(seconds, exit=True, file=sys.stderr)


def own_page(config: Config, port: int) -> str:
    """The address of the page for a browser on this machine."""
    host = "localhost" if config.lan else config.host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.listen_on else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit it: the system buffers no megabytes for a client that does not read.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _UNREAD)
    try:
        listening.bind((config.listen_on, config.port))
    except OSError as problem:
        listening.close()
        raise BurgomasterError(
            f"cannot listen on {config.listen_on}:{config.port}: {problem.strerror}; another port: --port"
        ) from None
    listening.listen(2048)
    return listening


def _allow_many_connections() -> None:
    """Every connection is an open file; take as many as the system lets us."""
    try:
        import resource
    except ImportError:  # there is no such limit here
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _own_address() -> str:
    """The machine's own address in the local network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
