"""Where the project is published, said once: `[tool.burgomaster.addresses]` in pyproject.toml.

`python deploy/addresses.py` writes what follows from it into the pages that people read, between
`<!-- said: NAME -->` and `<!-- said -->`; with `--check` it only says which pages say something else. An address that
is empty is promised nowhere. The package's own addresses (hatch_build.py) and the documentation's come from here.
"""

from __future__ import annotations

import re
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = ("README.md", "docs/*.md", "CITATION.cff")
_SAID = re.compile(r"(<!-- said: ([\w-]+) -->\n).*?(<!-- said -->)", re.DOTALL)


@dataclass(frozen=True)
class Addresses:
    """Each whole, or empty as long as there is none."""

    site: str = ""  # where the page lies that needs no server; the documentation is in `docs/` below
    source: str = ""  # the repository
    index: str = ""  # the package, where an index has it

    def __post_init__(self) -> None:
        for name, address in vars(self).items():
            if address and not re.fullmatch(r"https://[\w.-]+\.\w+(/[\w./-]*)?", address):
                raise ValueError(f"pyproject.toml: addresses.{name}: {address!r} is no address such as https://…")
        if self.site and not self.site.endswith("/"):
            raise ValueError("pyproject.toml: addresses.site is a folder, and ends with /")
        if self.source.endswith("/"):
            raise ValueError("pyproject.toml: addresses.source ends without /")

    @property
    def urls(self) -> dict[str, str]:
        """As a package names them."""
        found: dict[str, str] = {}
        if self.site:
            found |= {"Homepage": self.site, "Documentation": f"{self.site}docs/"}
        if self.source:
            found |= {"Source": self.source, "Issues": f"{self.source}/issues"}
            found |= {"Changelog": f"{self.source}/blob/main/CHANGELOG.md"}
        return found


def addresses(root: Path = ROOT) -> Addresses:
    """What is set."""
    tool = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    return Addresses(**tool["burgomaster"]["addresses"])


def said(of: Addresses) -> dict[str, str]:
    """Every text that follows from the addresses, by its name."""
    play = f"**[Play now]({of.site})**: nothing to install, no account.\n\n" if of.site else ""
    clone = f"git clone {of.source or 'ADDRESS'} burgomaster && cd burgomaster"
    where = "" if of.source else "`ADDRESS` is that of the page where you found these sources. "
    package = "```sh\nuvx burgomaster   # or: pipx run burgomaster\n```\n\n" if of.index else ""
    return {
        "play": f"\n{play}" if play else "",
        "start": f"\n{package}```sh\n{clone}\nmake play\n```\n\n{where}"
        "The second line makes everything in this folder and opens the browser: one click, and you play.\n\n",
        "site": f"\n**In the browser**, with nothing to install: open [the site]({of.site}), choose a game, and you\n"
        "sit against bots. It runs on your own device, and once it is loaded without a network.\n\n"
        if of.site
        else "",
        "sources": f"\n```sh\n{clone}\nmake play\n```\n\n{where}\n"
        if where
        else f"\n```sh\n{clone}\nmake play\n```\n\n",
        "package": "\n## From a package index\n\n```sh\npip install burgomaster\n```\n\n" if of.index else "",
        "house": _HOUSE.format(source=of.source or "https://address.of/these-sources")
        + ("" if of.source else "`address.of/these-sources` stands for the page where you found them.\n\n"),
        "published": _published(of),
    }


_HOUSE = """
```sh
name=play.example.org
apt-get update
apt-get install -y git make python3 python3-venv curl caddy
git clone {source} /opt/burgomaster/source
sh /opt/burgomaster/source/deploy/install.sh
```

"""


def _published(of: Addresses) -> str:
    """What is where, for the page about what is not there."""
    missing = {
        "site": "**No site.** Nobody serves the page for you: `make site` makes it, for any static host.",
        "source": "**No address of its own.** The sources are where you found them.",
        "index": "**No package on an index.** What `pip` finds there under this name, now or later, is not from here "
        "as long as this line stands.",
    }
    there = {
        "site": f"The page without a server: <{of.site}>.",
        "source": f"The sources: <{of.source}>.",
        "index": f"The package: <{of.index}>.",
    }
    lines = [there[name] if getattr(of, name) else missing[name] for name in missing]
    return "\n" + "".join(f"- {line}\n" for line in lines) + "\n"


def written(page: str, of: Addresses) -> str:
    """A page as the addresses have it."""
    texts = said(of)
    if page.startswith("cff-version"):
        page = re.sub(r"^(url|repository-code): .*\n", "", page, flags=re.MULTILINE)
        of_citation = {"url": of.site, "repository-code": of.source}
        return page + "".join(f'{key}: "{address}"\n' for key, address in of_citation.items() if address)

    def one(found: re.Match[str]) -> str:
        return f"{found[1]}{texts[found[2]]}{found[3]}"

    return _SAID.sub(one, page)


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Write, or check."""
    of = addresses(root)
    stale = []
    for file in sorted(file for pattern in PAGES for file in root.glob(pattern)):
        text = file.read_text(encoding="utf-8")
        if (now := written(text, of)) != text:
            stale.append(file.relative_to(root).as_posix())
            if "--check" not in arguments:
                file.write_text(now, encoding="utf-8")
    if stale and "--check" in arguments:
        print(f"run `python deploy/addresses.py`: {', '.join(stale)}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
