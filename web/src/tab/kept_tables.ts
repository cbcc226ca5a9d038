/** The tables of this device, as its house has put them on a list. No Python is needed to read it. */

import { house } from "../lib/house.svelte";
import type { Listed } from "../made/api";
import { Keeper } from "./keeper";

const MOST = 20;

/** The last ones first. */
export async function keptTables(): Promise<Listed[]> {
  const kept = await new Keeper().all("list/");
  const found = kept.map(([, text]) => JSON.parse(text) as Listed).sort((a, b) => b.touched - a.touched);
  return found.slice(0, MOST).map((one) => ({ ...one, your_turn: null, summary: { ...one.summary, seats: one.summary.seats.map(titled) } }));
}

/** A bot by its title, in the reader's language. */
function titled<S extends Listed["summary"]["seats"][number]>(seat: S): S {
  const title = house.known?.bots.find((one) => one.name === seat.bot)?.title;
  return title ? { ...seat, name: title } : seat;
}
