/** The sums of reviews in the house's own worker: Python asks a game's module, and has the answer at once. */

import type { Engine, Workspace } from "../engine/engine";
import type { Struct } from "../engine/memory";
import { Reckoner } from "../engine/reckoner";
import { ENGINES } from "../made/engines/all";
import { fileOf } from "./engine_files";

/** Questions and answers as JSON. */
export interface JsonReckoner {
  ask(text: string): string;
}

export async function openReckoner(game: string, players: number, edition: string): Promise<JsonReckoner> {
  if (!Object.hasOwn(ENGINES, game)) throw new Error(`there is no engine for ${game}`);
  const [made, module, nets] = await Promise.all([
    ENGINES[game as keyof typeof ENGINES](),
    fileOf(game, "engine.wasm"),
    fileOf(game, "nets.npz"),
  ]);
  const engine = (await made.load(module, new Uint8Array(nets))) as unknown as Engine<Struct, Struct, Workspace>;
  return new Reckoner(engine, edition, players);
}
