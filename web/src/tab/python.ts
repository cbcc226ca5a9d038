/** Starts Python in a worker, with our package in it. The first time that takes seconds; what its memory then looks like is kept on the
 * device, and the next time it is read instead. */

import { archiveAt, GameParts } from "./game_parts";
import type { Places } from "./house_messages";
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
  stdLibURL: string;
  lockFileContents: object;
  fullStdLib: boolean;
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
  createPyodideModule?: (settings: object) => Promise<Machine>;
}) => Promise<Python>;

/** Where its files lie, what is to be spoken, and which game is played first. */
export type Wanted = Omit<Places, "sizes"> & { language: string; game: string };

/** Python, and whether it came from a snapshot. */
export interface Started {
  python: Python;
  parts: GameParts;
  restored: boolean;
}

const ENTRANCE = "import burgomaster.tab.browser";

export async function startPython(wanted: Wanted, snapshots: Snapshots): Promise<Started> {
  const part = archiveAt(wanted.parts[wanted.game]!);
  part.catch(() => undefined); // who waits for it is told
  const [{ loadPyodide: load }, archive] = await Promise.all([
    import(/* @vite-ignore */ `${wanted.python}pyodide.mjs`) as Promise<{ loadPyodide: Load }>,
    archiveAt(wanted.archive),
  ]);
  performance.mark("fetched"); // and so on, for who looks where the time goes
  // Addresses change with what is in the files; Pyodide itself looks at a snapshot's build.
  const name = [wanted.archive, wanted.library, ...Object.values(wanted.parts), wanted.language].join(" ");
  const found = await restored(load, wanted, archive, part, await snapshots.read(name));
  return found ?? started(load, wanted, archive, part, name, snapshots);
}

/** All of Python's own files, by names that change with them; no packages of others are ever loaded. */
const library = ({ python, library, lock }: Wanted) => ({
  indexURL: python,
  stdLibURL: library,
  lockFileContents: { info: lock, packages: {} },
  fullStdLib: false,
});

/** From now on Python finds the house, and the games as they come. */
function furnished(machine: Python, { parts }: Wanted, archive: ArrayBuffer): GameParts {
  machine.unpackArchive(archive, "zip");
  const found = new GameParts(parts, (part) => machine.unpackArchive(part, "zip"));
  Object.assign(self, { bringGame: (game: string) => found.bringNow(game) }); // burgomaster.tab.browser looks for it there
  return found;
}

async function started(
  load: Load,
  wanted: Wanted,
  archive: ArrayBuffer,
  part: Promise<ArrayBuffer>,
  name: string,
  snapshots: Snapshots,
): Promise<Started> {
  const machine = await load({ ...library(wanted), _makeSnapshot: true });
  performance.mark("started");
  const parts = furnished(machine, wanted, archive);
  parts.put(wanted.game, await part);
  performance.mark("unpacked");
  const game = JSON.stringify(wanted.game.replaceAll("_", "-"));
  machine.runPython(`${ENTRANCE}
burgomaster.tab.browser.bring_games()
burgomaster.tab.browser.warm_up(${JSON.stringify(wanted.language)}, [${game}])`);
  performance.mark("warm");
  try {
    // Nothing of this device is in it: its key and its tables are read later.
    void snapshots.keep(name, machine.makeMemorySnapshot());
  } catch (problem) {
    console.warn("no snapshot of Python's memory", problem); // its next start takes as long as this one
  }
  return { python: machine, parts, restored: false };
}

/** Python as it was when a snapshot was made. Pyodide does not promise that this works: null if it does not. */
async function restored(
  load: Load,
  wanted: Wanted,
  archive: ArrayBuffer,
  part: Promise<ArrayBuffer>,
  snapshot: Uint8Array | null,
): Promise<Started | null> {
  if (snapshot === null) return null;
  try {
    const made = (await import(/* @vite-ignore */ `${wanted.python}pyodide.asm.mjs`)) as { default(settings: object): Promise<Machine> };
    const createPyodideModule = async (settings: object): Promise<Machine> => {
      const machine = await made.default(settings);
      // Its memory must be as large as the snapshot's before it is overwritten, and only an allocation makes it grow.
      if (machine.HEAP8.length < snapshot.length) machine._malloc(snapshot.length);
      return machine;
    };
    const machine = await load({ ...library(wanted), _loadSnapshot: snapshot, createPyodideModule });
    const parts = furnished(machine, wanted, archive); // files are not in its memory
    machine.runPython(`${ENTRANCE}\nimport random\nrandom.seed()`); // nobody else's numbers
    // Of the games that it holds it will look for words and puzzles.
    const held = JSON.parse(String(machine.runPython("import json\njson.dumps(burgomaster.tab.browser.held())"))) as string[];
    parts.put(wanted.game, await part);
    await parts.bring(held);
    return { python: machine, parts, restored: true };
  } catch (problem) {
    console.warn("a snapshot of Python's memory cannot be used", problem);
    return null;
  }
}
