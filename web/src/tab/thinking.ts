/** Thinks for the house of this device: asks the engine of a game, in a worker of its own. */

import { EngineClient, type Port } from "./engine_client";
import type { Asked } from "./house_messages";

const SEARCH = 4000; // iterations of a hint: about a second

const files = {
  ...import.meta.glob<string>("../../../src/burgomaster/games/*/engine.wasm", { query: "?url", import: "default", eager: true }),
  ...import.meta.glob<string>("../../../src/burgomaster/games/*/nets.npz", { query: "?url", import: "default", eager: true }),
};

/** The files of every game, fetched once, so that no game waits for the network later. */
const fetched = new Map<string, Promise<ArrayBuffer>>();

export function fetchEngines(): void {
  for (const address of Object.values(files)) fileAt(address).catch(() => fetched.delete(address));
}

function fileAt(address: string): Promise<ArrayBuffer> {
  let found = fetched.get(address);
  if (!found) {
    found = fetch(address).then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(answer.statusText))));
    fetched.set(address, found);
  }
  return found;
}

const fileOf = (game: string, name: string): Promise<ArrayBuffer> => {
  const address = files[`../../../src/burgomaster/games/${game.replaceAll("-", "_")}/${name}`];
  if (address === undefined) throw new Error(`there is no engine for ${game}`);
  return fileAt(address);
};

let open: { key: string; client: Promise<EngineClient> } | null = null;

/** The engine of a game; the last one asked is kept. */
function engineFor({ game, players, edition }: Asked): Promise<EngineClient> {
  const key = `${game}/${players}/${edition}`;
  if (open?.key !== key) {
    void open?.client.then((old) => old.close()).catch(() => undefined);
    open = { key, client: engine(game, players, edition) };
    open.client.catch(() => (open = null));
  }
  return open.client;
}

async function engine(game: string, players: number, edition: string): Promise<EngineClient> {
  const [module, nets] = await Promise.all([fileOf(game, "engine.wasm"), fileOf(game, "nets.npz")]);
  const worker = (): Port => new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" }) as unknown as Port;
  return new EngineClient({ game, module, nets, edition: bytesOf(edition), players }, worker);
}

/** The engine's answer, as JSON. */
export async function think(asked: Asked): Promise<string> {
  const client = await engineFor(asked);
  const [state, seed] = [bytesOf(asked.state), BigInt(asked.seed)];
  if (asked.what === "choose") return JSON.stringify(await client.ask("choose", { state, level: asked.level ?? 0, seed, fresh: true }));
  if (asked.what === "chances") return JSON.stringify(await client.ask("chances", { state }));
  const { ideas } = await client.search({ state, iterations: SEARCH, seed, memory: false }).found;
  return JSON.stringify(ideas);
}

export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, n) => parseInt(hex.slice(2 * n, 2 * n + 2), 16));
