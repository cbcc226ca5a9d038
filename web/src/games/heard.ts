/** What rows sound like, by the kinds of their effects: each sound once, in the order in which things happened. */
import type { Happened } from "../made/api";
import type { Sound } from "./contract";

export const heard =
  (kinds: Record<string, Sound>) =>
  (row: Happened): Sound[] => {
    const found = new Set(row.effects.flatMap((one) => kinds[String(one["kind"])] ?? []));
    return found.size ? [...found] : ["tap"];
  };
