/** Starts Python in a worker, with our package in it. The first time that takes seconds; what its memory then looks like is kept on the
 * device, and the next time it is read instead. */

import type { Snapshots } from "./snapshots";

/** What we use of Pyodide. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string): void;
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array;
}

/** A module of Emscripten's, before Python runs in it. */
interface Machine {
  HEAP8: Int8Array;
  _malloc(bytes: number): number;
}

type Load = (told: {
  indexURL: string;
  fullStdLib: boolean;
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
  createPyodideModule?: (settings: object) => Promise<Machine>;
}) => Promise<Python>;

/** Where its files lie, and what is to be spoken. */
export interface Wanted {
  python: string;
  archive: string;
  language: string;
}

/** Python, and whether it came from a snapshot. */
export interface Started {
  python: Python;
  restored: boolean;
}

const ENTRANCE = "import burgomaster.tab.browser";

export async function startPython(wanted: Wanted, snapshots: Snapshots): Promise<Started> {
  const [{ loadPyodide: load }, archive] = await Promise.all([
    import(/* @vite-ignore */ `${wanted.python}pyodide.mjs`) as Promise<{ loadPyodide: Load }>,
    fetch(wanted.archive).then((found) => (found.ok ? found.arrayBuffer() : Promise.reject(new Error(found.statusText)))),
  ]);
  performance.mark("fetched"); // and so on, for who looks where the time goes
  // The archive's address changes with what is in it; Pyodide itself looks at a snapshot's build.
  const name = `${wanted.archive} ${wanted.language}`;
  const python = await restored(load, wanted, archive, await snapshots.read(name));
  if (python) return { python, restored: true };
  return { python: await started(load, wanted, archive, name, snapshots), restored: false };
}

async function started(load: Load, { python, language }: Wanted, archive: ArrayBuffer, name: string, snapshots: Snapshots): Promise<Python> {
  const machine = await load({ indexURL: python, fullStdLib: false, _makeSnapshot: true });
  performance.mark("started");
  machine.unpackArchive(archive, "zip");
  performance.mark("unpacked");
  machine.runPython(`${ENTRANCE}\nburgomaster.tab.browser.warm_up(${JSON.stringify(language)})`);
  performance.mark("warm");
  try {
    // Nothing of this device is in it: its key and its tables are read later.
    void snapshots.keep(name, machine.makeMemorySnapshot());
  } catch (problem) {
    console.warn("no snapshot of Python's memory", problem); // its next start takes as long as this one
  }
  return machine;
}

/** Python as it was when a snapshot was made. Pyodide does not promise that this works: null if it does not. */
async function restored(load: Load, { python }: Wanted, archive: ArrayBuffer, snapshot: Uint8Array | null): Promise<Python | null> {
  if (snapshot === null) return null;
  try {
    const made = (await import(/* @vite-ignore */ `${python}pyodide.asm.mjs`)) as { default(settings: object): Promise<Machine> };
    const createPyodideModule = async (settings: object): Promise<Machine> => {
      const machine = await made.default(settings);
      // Its memory must be as large as the snapshot's before it is overwritten, and only an allocation makes it grow.
      if (machine.HEAP8.length < snapshot.length) machine._malloc(snapshot.length);
      return machine;
    };
    const machine = await load({ indexURL: python, fullStdLib: false, _loadSnapshot: snapshot, createPyodideModule });
    machine.unpackArchive(archive, "zip"); // files are not in its memory
    machine.runPython(`${ENTRANCE}\nimport random\nrandom.seed()`); // nobody else's numbers
    return machine;
  } catch (problem) {
    console.warn("a snapshot of Python's memory cannot be used", problem);
    return null;
  }
}
