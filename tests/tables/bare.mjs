// Runs a Python script in Pyodide, the browser's Python, with the given packages and no others.
// node bare.mjs PYODIDE SCRIPT PACKAGE…
import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";

const [home, script, ...packages] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`).href);
const python = await loadPyodide();
for (const path of packages) {
  const place = `/packages/${basename(path)}`;
  if (statSync(path).isDirectory()) {
    python.FS.mkdirTree(place);
    python.mountNodeFS(place, path);
  } else {
    python.FS.writeFile(place, readFileSync(path));
  }
}
python.FS.writeFile("/script.py", readFileSync(script));
python.runPython(`
import runpy, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/packages")
print("Python", *sys.version_info[:2])
runpy.run_path("/script.py", run_name="__main__")
`);
