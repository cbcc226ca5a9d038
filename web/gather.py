"""Gathers what the page takes from the Python side, into src/made/: drawings, names, languages, and types of the
server's answers.

A game gives what its board needs in a file `page.py` of its folder: `sprites()`, its drawings by file name, and
perhaps `NAMES`, lists of names that the board may import. A game without a board has no such file. The figures of its
editions are gathered too, and its rulebooks, for the page of its rules, its WebAssembly module as a class (engines.py),
and what a house offers, for a page without a server.

`python gather.py` writes what a build needs; `python gather.py --types` also writes the types, which only the type
checker needs (they want the server's own packages installed).
"""

from __future__ import annotations

import json
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import engines

HERE = Path(__file__).resolve().parent
MADE = HERE / "src" / "made"


def main() -> None:
    """Write everything anew where it has changed."""
    sys.path.insert(0, str(HERE.parent / "src"))
    write(MADE / "languages.ts", languages())
    for language, text in offers().items():
        write(MADE / "offers" / f"{language}.json", text)
    for (game, language), text in rulebooks().items():
        write(MADE / game / "rulebook" / f"{language}.md", text)
    for game, given in boards().items():
        for name, symbols in given.sprites().items():
            write(MADE / game / f"{name}.svg", symbols)
        if hasattr(given, "NAMES"):
            write(MADE / game / "names.ts", constants(given.NAMES))
        write(MADE / game / "editions.ts", constants({"EDITIONS": editions(game)}))
    for name, text in engines.sources().items():
        write(MADE / "engines" / f"{name}.ts", text)
    if "--types" in sys.argv[1:]:
        write(MADE / "api.ts", types())


def boards() -> dict[str, Any]:
    """What each game gives for its board, by game."""
    from burgomaster.games import GAMES, folder

    return {
        game: import_module(f"burgomaster.games.{folder(game).name}.page")
        for game in GAMES
        if (folder(game) / "page.py").exists()
    }


def rulebooks() -> dict[tuple[str, str], str]:
    """Each game's rulebook in each language, with the figures of its first edition."""
    from burgomaster.games import GAMES
    from burgomaster.games.kernel.words import LANGUAGES
    from burgomaster.games.rulebook import rulebook

    return {(game, language): rulebook(game, language) for game in GAMES for language in LANGUAGES}


def editions(name: str) -> dict[str, Any]:
    """The printed figures of a game's editions, laid out as their files are, the default edition first."""
    from burgomaster.games import folder, game

    found = {}
    for edition in game(name).SPEC.editions:
        figures = tomllib.loads((folder(name) / "edition" / f"{edition}.toml").read_text(encoding="utf-8"))
        found[edition] = {key: value for key, value in figures.items() if key != "sources"}
    return found


def languages() -> str:
    """The languages of the house."""
    from burgomaster.games.kernel.words import LANGUAGES

    return constants({"LANGUAGES": LANGUAGES})


def offers() -> dict[str, str]:
    """What the house of a device offers, by language."""
    from burgomaster import __version__
    from burgomaster.games.kernel.words import LANGUAGES
    from burgomaster.tables.offer import offer

    house = {"version": __version__, "limits": {}, "ratings": False, "notice": None}
    return {one: json.dumps({**house, **offer(one)}, ensure_ascii=False) for one in LANGUAGES}


def constants(listed: dict[str, Any]) -> str:
    """Names and what they stand for, in TypeScript."""
    return "// Made by gather.py.\n" + "".join(
        f"export const {name} = {json.dumps(value)} as const;\n" for name, value in listed.items()
    )


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
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
