/** The files of every game's engine: its module and its nets. */

const files = {
  ...import.meta.glob<string>("../../../src/burgomaster/games/*/engine.wasm", { query: "?url", import: "default", eager: true }),
  ...import.meta.glob<string>("../../../src/burgomaster/games/*/nets.npz", { query: "?url", import: "default", eager: true }),
};

/** Fetched once, so that no game waits for the network later. Their names change with them: a host need not be asked again. */
const fetched = new Map<string, Promise<ArrayBuffer>>();

export function fetchEngines(): void {
  for (const address of Object.values(files)) fileAt(address).catch(() => fetched.delete(address));
}

function fileAt(address: string): Promise<ArrayBuffer> {
  let found = fetched.get(address);
  if (!found) {
    found = fetch(address, { cache: "force-cache" }).then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(answer.statusText))));
    fetched.set(address, found);
  }
  return found;
}

export function fileOf(game: string, name: "engine.wasm" | "nets.npz"): Promise<ArrayBuffer> {
  const address = files[`../../../src/burgomaster/games/${game.replaceAll("-", "_")}/${name}`];
  if (address === undefined) throw new Error(`there is no engine for ${game}`);
  return fileAt(address);
}
