/** Thinks for the house of this device, and for hints: asks the engine of a game, in a worker of its own. */

import { bytesOf } from "../engine/hex";
import { EngineClient, type Port } from "./engine_client";
import { fileOf } from "./engine_files";
import type { Asked } from "./house_messages";

export const SEARCH = 4000; // iterations of a hint: about a second

let open: { key: string; client: Promise<EngineClient> } | null = null;

/** The engine of a game; the last one asked is kept. */
export function engineFor({ game, players, edition }: Pick<Asked, "game" | "players" | "edition">): Promise<EngineClient> {
  const key = `${game}/${players}/${edition}`;
  if (open?.key !== key) {
    void open?.client.then((old) => old.close()).catch(() => undefined);
    open = { key, client: engine(game, players, edition) };
    open.client.catch(() => (open = null));
  }
  return open.client;
}

/** An engine of a game in a worker of its own. */
export async function engine(game: string, players: number, edition: string): Promise<EngineClient> {
  const [module, nets] = await Promise.all([fileOf(game, "engine.wasm"), fileOf(game, "nets.npz")]);
  const worker = (): Port => new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" }) as unknown as Port;
  return new EngineClient({ game, module, nets, edition: bytesOf(edition), players }, worker);
}

/** The engine's answer, as JSON. */
export async function think(asked: Asked): Promise<string> {
  const client = await engineFor(asked);
  const [state, seed] = [bytesOf(asked.state), BigInt(asked.seed)];
  if (asked.what === "choose") {
    const { level = 0, table = "" } = asked;
    return JSON.stringify(await client.ask("choose", { state, level, seed, fresh: true, table }));
  }
  if (asked.what === "chances") return JSON.stringify(await client.ask("chances", { state }));
  const { ideas } = await client.search({ state, iterations: SEARCH, seed, memory: false }).found;
  return JSON.stringify(ideas);
}
