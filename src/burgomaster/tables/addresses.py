"""Addresses of requests. Where one names something, such as a table, it does so in its third part."""

from __future__ import annotations


def blanked(path: str) -> tuple[str, str]:
    """An address without what it names, and that name: /api/tables/*/log and abc for /api/tables/abc/log."""
    parts = path.split("/", 4)
    if len(parts) < 4:
        return path, ""
    name, parts[3] = parts[3], "*"
    return "/".join(parts), name
