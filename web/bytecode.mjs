// Runs bytecode.py in Pyodide, whose Python is another than the machine's: node bytecode.mjs SOURCES.zip COMPILED.zip
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [sources, compiled] = process.argv.slice(2);
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } }); // or sets would be written in another order each time
python.FS.writeFile("/sources.zip", readFileSync(sources));
python.FS.writeFile("/bytecode.py", readFileSync(new URL("bytecode.py", import.meta.url)));
python.runPython("import sys; sys.path.insert(0, '/'); from bytecode import compile_archive; compile_archive('/sources.zip', '/compiled.zip')");
writeFileSync(compiled, python.FS.readFile("/compiled.zip"));
