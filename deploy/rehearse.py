"""Types docs/a-house-on-the-net.md on a copy of this machine that is thrown away: `make rehearsal`, on Debian as root.

The copy is this machine's disk with a layer of memory over it, and systemd starts in it as on any machine. What
fetches something (apt-get, the sources, the package's parts) runs with this machine's network, beside it; all else runs
inside, where there is no network but the machine itself. Three things stand in for the world: Caddy's own authority and
a certificate of ours for Let's Encrypt, a letter box of ours for the provider's, a commit of ours for the next version.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT))
from deploy.addresses import addresses  # noqa: E402

GUIDE = ROOT / "docs" / "a-house-on-the-net.md"
NOT_HERE = "# not rehearsed: "
ADDRESS = addresses().source or "https://address.of/these-sources"
LETTER_BOX = "smtps://house%40example.org:PASSWORD@mail.example.org"
FETCHING = ("apt-get ", "git ", "sh /opt/burgomaster/source/deploy/install.sh")
NAME = "play.example.org"
LONGEST = 1800  # seconds of one command

# Takes one letter after the other and keeps them in a file.
LETTERS = r"""
import asyncio
async def take(reader, writer):
    writer.write(b"220 here\r\n")
    while line := await reader.readline():
        if line.upper().startswith(b"DATA"):
            writer.write(b"354 go on\r\n")
            letter = await reader.readuntil(b"\r\n.\r\n")
            open("/var/tmp/letters", "ab").write(letter)
        writer.write(b"221 bye\r\n" if line.upper().startswith(b"QUIT") else b"250 ok\r\n")
        await writer.drain()
    writer.close()
async def main():
    async with await asyncio.start_server(take, "127.0.0.1", 2525) as server:
        await server.serve_forever()
asyncio.run(main())
"""

# Somebody opens a table at the house, and sits at it.
VISIT = r"""
set -e
cd /var/tmp
ask() { curl -sS --fail-with-body -b jar -c jar -H "Content-Type: application/json" -H "Origin: https://NAME" "$@"; }
ask https://NAME/api/me -d '{"name": "Anna"}'
ask https://NAME/api/tables -d '{"game": "machi-koro", "players": 2, "bots": ["greedy"], "client_id": "rehearsal"}'
""".replace("NAME", NAME)

CERTIFICATE = f"""
set -e
folder=/etc/letsencrypt/live/{NAME}
mkdir -p $folder
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME} \
  -keyout $folder/privkey.pem -out $folder/fullchain.pem 2>/dev/null
cp $folder/fullchain.pem /usr/local/share/ca-certificates/rehearsal.crt
update-ca-certificates >/dev/null
"""

OWN_AUTHORITY = """
for i in $(seq 100); do
  root=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
  [ -s $root ] && break
  sleep 0.2
done
cp $root /usr/local/share/ca-certificates/caddy.crt
update-ca-certificates >/dev/null
"""


def commands(guide: str) -> list[str]:
    """What the guide has people type, from top to bottom: lines, with what belongs to them (`<<END`)."""
    found: list[str] = []
    for block in re.findall(r"^```sh\n(.*?)^```", guide, re.MULTILINE | re.DOTALL):
        lines = iter(block.splitlines())
        for line in lines:
            end = re.search(r"<<'?(\w+)'?", line)
            typed = [line]
            if end is not None:
                for more in lines:
                    typed.append(more)
                    if more == end[1]:
                        break
            found.append("\n".join(typed))
    return found


class Copy:
    """A copy of this machine."""

    def __init__(self, place: Path) -> None:
        self.root = place / "root"
        self.given = ""  # `name=…` and `cd …`, which hold for all that follow
        self.booted: subprocess.Popen[bytes] | None = None
        self.beside: list[subprocess.Popen[bytes]] = []
        for part in ("upper", "work", "root"):
            (place / part).mkdir()
        layers = f"lowerdir=/,upperdir={place}/upper,workdir={place}/work"
        call("mount", "-t", "overlay", "overlay", "-o", layers, str(self.root))
        self._sources()
        with (self.root / "etc/hosts").open("a") as hosts:
            hosts.write(f"\n127.0.0.1 {NAME}\n")
        shutil.rmtree(self.root / "opt/burgomaster", ignore_errors=True)
        for kept in ("var/lib/burgomaster", "etc/burgomaster.toml"):
            if (self.root / kept).exists():
                raise SystemExit(f"/{kept} is here: rehearse on a machine that has no house")

    def _sources(self) -> None:
        """What is at ADDRESS: these sources as they were committed."""
        call("git", "clone", "--quiet", "--bare", str(ROOT), str(self.root / "srv/sources"))

    def publish(self) -> None:
        """A newer version appears at ADDRESS."""
        self.fetch(
            "set -e; rm -rf /srv/newer; git clone --quiet /srv/sources /srv/newer; cd /srv/newer; "
            "sed -i 's/^__version__ = .*/__version__ = \"99.0\"/' src/burgomaster/__init__.py; "
            "git -c user.name=me -c user.email=me@localhost commit --quiet --all -m 'A newer version'; "
            "git push --quiet origin HEAD"
        )

    def fetch(self, typed: str) -> str:
        """Type something with this machine's network."""
        inside = (
            "mount -t proc proc {0}/proc; mount --rbind /dev {0}/dev; mount --rbind /sys {0}/sys; "
            'exec chroot {0} sh -c "$1"'
        )
        return call("unshare", "-m", "sh", "-c", inside.format(self.root), "sh", self.given + typed)

    def enter(self, typed: str) -> str:
        """Type something on the running copy."""
        return call(*self._entering(), "sh", "-c", self.given + typed)

    def _entering(self) -> list[str]:
        if self.booted is None:
            self._boot()
        assert self.booted is not None
        child = Path(f"/proc/{self.booted.pid}/task/{self.booted.pid}/children").read_text().split()[0]
        return ["nsenter", "-t", child, "-m", "-p", "-n", "-u", "-i", "--wdns=/var/tmp"]

    def _boot(self) -> None:
        for noisy in ("postgresql.service", "apt-daily.timer", "apt-daily-upgrade.timer"):
            mask = self.root / "etc/systemd/system" / noisy
            mask.unlink(missing_ok=True)
            mask.symlink_to("/dev/null")
        self.booted = subprocess.Popen(
            [
                "systemd-nspawn",
                "--register=no",
                "--keep-unit",
                "--quiet",
                "--private-network",
                "--boot",
                "--console=pipe",
                "-D",
                str(self.root),
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(300):
            time.sleep(0.2)
            try:
                state = subprocess.run(
                    [*self._entering(), "systemctl", "is-system-running"], capture_output=True, text=True, timeout=30
                ).stdout.strip()
            except (OSError, IndexError, subprocess.TimeoutExpired):
                continue
            if state in ("running", "degraded"):  # a copy in a sandbox may lack a mount or two
                break
        else:
            raise SystemExit("systemd does not start in the copy")
        self.beside.append(subprocess.Popen([*self._entering(), "python3", "-c", LETTERS]))

    def close(self) -> None:
        """End what runs in it, and forget it."""
        for one in self.beside:
            one.terminate()
            one.wait()
        if self.booted is not None:
            self.booted.terminate()
            self.booted.wait()
        subprocess.run(["umount", "-l", str(self.root)], check=False)


def call(*command: str) -> str:
    """What a command prints; it must succeed. Programs are those of Debian, whatever else this machine has."""
    done = subprocess.run(
        command,
        env={**os.environ, "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=LONGEST,
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout[-4000:]}\nFAILED ({done.returncode}): {command[-1]}")
    return done.stdout


def typed_on(copy: Copy, line: str) -> str:
    """One command of the guide on the copy, and what stands in for the world beside it."""
    if NOT_HERE in line:
        if line.startswith("certbot "):
            copy.enter(CERTIFICATE)
        return f"(not here: {line.partition(NOT_HERE)[2]})\n"
    if re.match(r"\w+=|cd ", line):
        copy.given += f"{line}\n"
        return ""
    if line.startswith("git -C "):
        copy.publish()
    line = line.replace(ADDRESS, "/srv/sources").replace(LETTER_BOX, "smtp://127.0.0.1:2525")
    fetches = line.startswith(FETCHING)
    printed = copy.fetch(line) if fetches else copy.enter(line)
    if line.endswith("> /etc/caddy/Caddyfile"):
        copy.enter("cd /etc/caddy && { printf '{\\n\\tlocal_certs\\n}\\n'; cat Caddyfile; } > new && mv new Caddyfile")
    if line == "systemctl restart caddy":
        copy.enter(OWN_AUTHORITY)
    return printed


def rehearse(copy: Copy) -> None:
    """The whole guide; the checks that it does not make itself follow."""
    versions: list[str] = []
    for line in commands(GUIDE.read_text(encoding="utf-8")):
        print(f"# {line}", flush=True)
        began = time.monotonic()
        printed = typed_on(copy, line)
        print("".join(f"    {one}\n" for one in printed.splitlines()[-12:]), end="", flush=True)
        if time.monotonic() - began > 10:
            print(f"    ({time.monotonic() - began:.0f} s)", flush=True)
        if line == "house admin key":  # the house is open
            assert "Anna" in copy.enter(VISIT)
        elif line == "house-drill":
            assert "machi-koro" in printed, "the backup lacks the table"
        elif line == "house --version":
            versions.append(printed)
    newer, older = versions
    assert "99.0" in newer, newer
    assert "99.0" not in older, older
    assert "machi-koro" in copy.enter("house admin list"), "the table is gone"
    assert "Subject:" in copy.enter("cat /var/tmp/letters")
    print("All of it works.")


def main() -> None:
    """In a private world of mounts, so that nothing is left of it."""
    missing = [one for one in ("systemd-nspawn", "unshare", "nsenter", "git", "apt-get") if shutil.which(one) is None]
    if os.geteuid() != 0 or missing:
        raise SystemExit(f"needs root on Debian with systemd-container; missing: {' '.join(missing) or 'root'}")
    if "REHEARSING" not in os.environ:
        os.execvpe("unshare", ["unshare", "-m", sys.executable, __file__], {**os.environ, "REHEARSING": "1"})
    with tempfile.TemporaryDirectory(prefix="rehearsal-", ignore_cleanup_errors=True) as name:
        call("mount", "-t", "tmpfs", "-o", "size=6g", "rehearsal", name)
        copy = Copy(Path(name))
        try:
            rehearse(copy)
        finally:
            copy.close()
            subprocess.run(["umount", "-l", name], check=False)


if __name__ == "__main__":
    main()
