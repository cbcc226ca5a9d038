// Starts Pyodide with Python's library as it is packed for a tab, as python.ts does.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export async function opened(home, made) {
  const { loadPyodide } = await import(pathToFileURL(join(home, "pyodide.mjs")).href);
  const { lock } = JSON.parse(readFileSync(join(made, "house_files.json"), "utf-8"));
  const python = await loadPyodide({ stdLibURL: join(made, "python_library.zip"), lockFileContents: { info: lock, packages: {} } });
  return { python, unpack: (name) => python.unpackArchive(new Uint8Array(readFileSync(join(made, name))), "zip") };
}
