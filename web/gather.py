"""Gathers what the page takes from the Python side, into src/made/: drawings, names, and types of the server's answers.

`python gather.py` writes the drawings and the names, which a build needs; `python gather.py --types` also writes the
types, which only the type checker needs (they want the server's own packages installed).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
MADE = HERE / "src" / "made"


def main() -> None:
    """Write everything anew where it has changed."""
    sys.path.insert(0, str(HERE.parent / "src"))
    for name, drawings in sprites().items():
        write(MADE / f"{name}.svg", drawings)
    for name, listed in names().items():
        write(MADE / f"{name}.ts", listed)
    if "--types" in sys.argv[1:]:
        write(MADE / "api.ts", types())


def sprites() -> dict[str, str]:
    """All drawings of each game as symbols, to be placed with `<use>`; a theme of a game is a file of its own."""
    from burgomaster.games.alhambra import picture as alhambra
    from burgomaster.games.machi_koro import picture as machi_koro
    from burgomaster.games.monopoly_builder import picture as monopoly_builder

    return {
        "machi-koro": machi_koro.definitions(),
        "new-york": alhambra.definitions("new-york"),
        "alhambra": alhambra.definitions("alhambra"),
        "monopoly-builder": monopoly_builder.definitions(),
    }


def names() -> dict[str, str]:
    """What the things of each game are called in actions and views, in the game's own order."""
    from burgomaster.games.alhambra import state as alhambra
    from burgomaster.games.monopoly_builder import state as monopoly_builder

    wanted = {
        "alhambra": (alhambra, ("CURRENCIES", "BUILDINGS", "SCORINGS")),
        "monopoly-builder": (monopoly_builder, ("KINDS", "SETS", "DEEDS", "CARDS", "FLOORS", "BANK_RATE")),
    }
    return {
        game: "// Made by gather.py from the game's own names.\n"
        + "".join(f"export const {name} = {json.dumps(getattr(state, name))} as const;\n" for name in listed)
        for game, (state, listed) in wanted.items()
    }


def types() -> str:
    """The shapes of the server's API in TypeScript."""
    from burgomaster.server import app  # noqa: F401 - lists the endpoints
    from burgomaster.server.api.describe import openapi

    parts = ["// Made by gather.py from the server's OpenAPI description.\n"]
    for name, schema in sorted(openapi()["components"]["schemas"].items()):
        parts.append(f"/** {schema.get('description', name)} */\nexport type {name} = {typed(schema)};\n")
    return "\n".join(parts)


def typed(schema: dict[str, Any]) -> str:
    """One JSON schema in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if kind == "object" and "properties" in schema:
        required = schema.get("required", [])
        fields = (
            f"  {json.dumps(name)}{'' if name in required else '?'}: {typed(one)};"
            for name, one in schema["properties"].items()
        )
        return "{\n" + "\n".join(fields) + "\n}"
    if kind == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {typed(more) if isinstance(more, dict) else 'any'}>"
    if kind == "array":
        return f"({typed(schema['items'])})[]" if schema.get("items") else "any[]"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "any"
    )


def write(path: Path, text: str) -> None:
    """Write a file, unless it says so already: builders look at its date."""
    path.parent.mkdir(exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
