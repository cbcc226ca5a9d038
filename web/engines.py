"""Makes a class in TypeScript of the interface of every game's WebAssembly module, into src/made/engines/.

The interface follows from the declarations of the rules, and so do these classes: nobody writes places in memory by
hand. What all games have in common is in `src/engine/`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

# Kinds of arguments that are numbers; all others are addresses.
_TYPES = {"i64": "bigint"}
_ARRAYS = {
    "i8": "Int8Array",
    "u8": "Uint8Array",
    "i16": "Int16Array",
    "i32": "Int32Array",
    "i64": "BigInt64Array",
    "f64": "Float64Array",
}
_READS = {"i8": "Int8", "u8": "Uint8", "i16": "Int16", "i32": "Int32", "f64": "Float64"}
_CLASSES = {"state": "State", "edition": "Edition", "node": "Node", "workspace": "Workspace"}


def interfaces() -> dict[str, Any]:
    """The interface of every game that has a module."""
    from burgomaster.games import GAMES, folder

    files = {name: folder(name) / "engine.json" for name in GAMES}
    return {name: json.loads(file.read_text(encoding="utf-8")) for name, file in files.items() if file.exists()}


def sources() -> dict[str, str]:
    """The files to write, by their names."""
    known = interfaces()
    made = {name: class_of(name, told) for name, told in known.items()}
    return {"functions": functions([told["functions"] for told in known.values()]), "all": table(known), **made}


def table(names: Iterable[str]) -> str:
    """Every game that has a module, to be loaded when it is asked for."""
    lines = [f'  "{name}": async () => (await import("./{name}")).{class_name(name)},' for name in names]
    return "\n".join(["// Made by engines.py.", "export const ENGINES = {", *lines, "} as const;", ""])


def class_name(game: str) -> str:
    """The name of a game's class."""
    return "".join(part.capitalize() for part in game.split("-"))


def functions(tables: list[dict[str, Any]]) -> str:
    """What modules offer, as WebAssembly has it: addresses and numbers. A game that cannot think has fewer of them."""
    lines = [
        "// Made by engines.py.",
        "",
        "/** The functions of a module. Structs and arrays are given by their addresses. */",
    ]
    lines.append("export interface Functions {")
    every = {name: table for functions in tables for name, table in functions.items()}
    for name, table in every.items():
        taken = ", ".join(f"{key}: {_TYPES.get(kind, 'number')}" for key, kind in table["takes"].items())
        gives = "void" if table["gives"] is None else _TYPES.get(table["gives"], "number")
        lines.append(f"  {name}({taken}): {gives};")
    return "\n".join([*lines, "}", ""])


def class_of(game: str, told: dict[str, Any]) -> str:
    """The structs of a game, and its engine."""
    name = class_name(game)
    layouts = told["layouts"]
    thinks = "workspace" in layouts
    known = ("players", "steps", "most_legal", "length", "seats", "sums", "ideas", "idea_steps", "levels")
    sizes = {kind: layouts.get(kind, {"size": 0})["size"] for kind in (*_CLASSES, "scratch")}
    facts = {"game": game, **{key: told[key] for key in known}, "sizes": sizes}
    structs = "\n\n".join("\n".join(_struct(kind, layouts)) for kind in _CLASSES if kind in layouts)
    work = "Workspace" if thinks else "AnyWorkspace"
    missing = "" if thinks else 'import type { Workspace as AnyWorkspace } from "../../engine/engine";\n'
    return f"""// Made by engines.py from the interface of the module of {game}.
import {{ Engine, instance, type ModuleInterface }} from "../../engine/engine";
import {{ type Memory, Struct }} from "../../engine/memory";
import {{ readNets }} from "../../engine/nets";
{missing}
const TOLD: ModuleInterface = {json.dumps(facts)};

/** Of the sources that the module was made of. */
export const SOURCES = "{told["sources"]}";

{structs}

export class {name} extends Engine<State, Edition, {work}> {{
  /** The engine of a module, with the game's nets where bots shall think. */
  static async load(bytes: BufferSource, nets?: Uint8Array): Promise<{name}> {{
    const classes = {{ state: State, edition: Edition, workspace: {"Workspace" if thinks else "null"} }};
    return new {name}(await instance(bytes), TOLD, classes, nets ? readNets(nets) : new Map());
  }}
}}
"""


def _struct(kind: str, layouts: dict[str, Any]) -> Iterator[str]:
    """The class of a struct, with a property for every field."""
    layout = layouts[kind]
    yield f"export class {_CLASSES[kind]} extends Struct {{"
    if kind == "workspace":
        yield "  readonly states: State[];"
        yield ""
        yield "  constructor(memory: Memory, at: number, readonly nodeCount = 0) {"
        yield f"    super(memory, at, {layout['size']} + nodeCount * {layouts['node']['size']});"
        states = layout["fields"]["states"]
        step = layouts["state"]["size"]
        yield (
            f"    this.states = Array.from({{ length: {states['shape'][0]} }},"
            f" (_, i) => new State(memory, at + {states['at']} + i * {step}));"
        )
        yield "  }"
    else:
        yield "  constructor(memory: Memory, at: number) {"
        yield f"    super(memory, at, {layout['size']});"
        yield "  }"
    for name, field in layout["fields"].items():
        if (kind, name) in (("workspace", "states"), ("workspace", "bytes")):
            continue
        yield ""
        if kind == "workspace" and name == "nodes":
            yield "  node(i: number): Node {"
            yield f"    return new Node(this.memory, this.at + {field['at']} + i * {layouts['node']['size']});"
            yield "  }"
        else:
            yield from _property(name, field)
    yield "}"


def _property(name: str, field: dict[str, Any]) -> Iterator[str]:
    at, kind, shape = field["at"], field["kind"], field["shape"]
    if not shape:
        low = "" if kind in ("i8", "u8") else ", true"
        yield f"  get {name}(): number {{"
        yield f"    return this.memory.view.get{_READS[kind]}(this.at + {at}{low});"
        yield "  }"
        yield ""
        yield f"  set {name}(value: number) {{"
        yield f"    this.memory.view.set{_READS[kind]}(this.at + {at}, value{low});"
        yield "  }"
    elif len(shape) == 1:
        yield f"  get {name}(): {_ARRAYS[kind]} {{"
        yield f'    return this.row("{kind}", {at}, {shape[0]});'
        yield "  }"
    else:  # rows of all but the last side
        rows = 1
        for side in shape[:-1]:
            rows *= side
        yield f"  get {name}(): {_ARRAYS[kind]}[] {{"
        yield f'    return this.grid("{kind}", {at}, {rows}, {shape[-1]});'
        yield "  }"
