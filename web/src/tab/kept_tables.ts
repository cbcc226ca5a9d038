/** The tables of this device, as its house has put them on a list. No Python is needed to read it, nor to delete one. */

import { house } from "../lib/house.svelte";
import { forgetTable } from "../lib/witness";
import type { Listed } from "../made/api";
import { Keeper, TABLES } from "./keeper";

const keeper = new Keeper();

/** The last ones first. */
export async function keptTables(): Promise<Listed[]> {
  const kept = await keeper.all("list/");
  const found = kept.map(([, text]) => JSON.parse(text) as Listed).sort((a, b) => b.touched - a.touched);
  return found.map((one) => ({ ...one, your_turn: null, summary: { ...one.summary, seats: one.summary.seats.map(titled) } }));
}

/** A bot by its title, in the reader's language. */
function titled<S extends Listed["summary"]["seats"][number]>(seat: S): S {
  const title = house.known?.bots.find((one) => one.name === seat.bot)?.title;
  return title ? { ...seat, name: title } : seat;
}

/** Deletes a table for good, with its notes and what this browser saw of its dice. Every tab hears of it. */
export async function deleteTable(id: string): Promise<void> {
  await keeper.remove([`row/${id}/`, `note/${id}/`, `list/${id}`, `file/${id}`]);
  forgetTable(id);
  const others = new BroadcastChannel(TABLES);
  others.postMessage(id);
  others.close();
}

/** Calls back when a table has changed in another tab, or in this one's house. Gives back how to stop that. */
export function onChange(changed: () => void): () => void {
  const others = new BroadcastChannel(TABLES);
  others.onmessage = changed;
  return () => others.close();
}
