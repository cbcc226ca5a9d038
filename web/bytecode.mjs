// Runs bytecode.py in Pyodide, whose Python is another than the machine's: node bytecode.mjs SOURCES.zip COMPILED.zip NAMES …
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const env = {
  PYTHONHASHSEED: "0", // or sets would be written in another order each time
  PYTHONNODEBUGRANGES: "1", // lines are enough; columns would be a quarter of the bytes
};
const python = await loadPyodide({ env });
for (const file of ["bytecode.py", "closure.py"]) python.FS.writeFile(`/${file}`, readFileSync(new URL(file, import.meta.url)));
python.runPython("import json, sys; sys.path.insert(0, '/'); from bytecode import compile_archive");
const given = process.argv.slice(2);
while (given.length) {
  const [sources, compiled, names] = given.splice(0, 3);
  python.FS.writeFile("/sources.zip", readFileSync(sources));
  python.globals.set("names", names);
  python.runPython("compile_archive('/sources.zip', '/compiled.zip', json.loads(names))");
  writeFileSync(compiled, python.FS.readFile("/compiled.zip"));
}
