import type { Kind } from "./town";

/** What a player has begun on this board and not yet said to the table: a deal, a deed to be turned over. */
export class Draft {
  /** The seat a deal is put together with. */
  deal: number | null = $state(null);
  /** The own deed that is looked at, with what can be done with it. */
  deed: string | null = $state(null);
  /** The own chips that are looked at on a narrow screen, with what they can be traded for. */
  chip: Kind | null = $state(null);
  /** Has the offer of Free Parking been put aside? */
  parked = $state(false);
}
