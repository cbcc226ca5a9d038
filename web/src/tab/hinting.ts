/** A hint at a server's table: the engine in this tab searches, so that the server has only to check and to explain what it found. */

import { bytesOf } from "../engine/hex";
import { get } from "../lib/server";
import type { KnownPosition, SearchedIdea } from "../made/api";
import { searched } from "./searched";
import { engineFor, SEARCH } from "./thinking";

/** What this tab has found; nothing, where it cannot search: then the server does. */
export async function searchedHere(path: string): Promise<SearchedIdea[]> {
  try {
    const position = await get<KnownPosition>(`${path}/position`);
    const client = await engineFor(position);
    const { ideas } = await client.search({ state: bytesOf(position.state), iterations: SEARCH, seed: 0n, memory: false }).found;
    return searched(ideas);
  } catch {
    return [];
  }
}
