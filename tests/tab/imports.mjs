// Imports every module of the packed house in Pyodide, with no more of Python's library than a tab has; and looks for what stands
// in their functions, which the archives' code tells by its names.
// node imports.mjs PYODIDE MADE
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { opened } from "./packed.mjs";

const [home, made] = process.argv.slice(2);
const { python, unpack } = await opened(home, made);
unpack("house.zip");
for (const part of readdirSync(join(made, "parts"))) unpack(`parts/${part}`);
console.log(
  python.runPython(`
import burgomaster, dis, importlib, importlib.util, json, marshal, sys, types
from pathlib import Path

root = Path(burgomaster.__file__).parent
missing, broken, imported = set(), [], 0

def look_for(name):
    try:
        if name not in sys.modules and importlib.util.find_spec(name) is None:
            missing.add(name)
    except ImportError:
        missing.add(name)

def look_into(code):
    for one in dis.get_instructions(code):
        if one.opname == "IMPORT_NAME" and not one.argval.startswith("burgomaster"):
            look_for(one.argval)
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            look_into(inner)

files = sorted(root.rglob("*.pyc"))
for path in files:
    look_into(marshal.loads(path.read_bytes()[16:]))
for path in files:
    name = ".".join(["burgomaster", *path.relative_to(root).with_suffix("").parts]).removesuffix(".__init__")
    try:
        importlib.import_module(name)
        imported += 1
    except ModuleNotFoundError as problem:
        if problem.name in missing or (problem.name or "").partition(".")[0] in missing:
            continue  # told by its name
        broken.append(f"{name}: {problem}")
    except NameError as problem:
        if name.startswith(("burgomaster.bots.", "burgomaster.review.")):
            continue  # generic rules, which are loaded with names put in
        broken.append(f"{name}: {problem}")
    except Exception as problem:
        broken.append(f"{name}: {problem!r}")
json.dumps({"missing": sorted(missing), "broken": broken, "imported": imported})
`),
);
process.exit(0);
