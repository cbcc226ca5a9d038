/** The review of a server's table, made in this tab from the game file: a small server need not spend half a minute on each. */

import { canPlayHere, keptHere, line } from "../lib/here";
import { loading } from "../lib/loading.svelte";
import { get, post, sleep } from "../lib/server";
import type { Progress, TableReview } from "../made/api";

export const AGAIN = 1000; // milliseconds between two questions how far a review is

/**
 * Can this tab make it, and may it load what it needs? Who has played here has that on the device. Others load 9 MB only where the
 * browser says that the line is quick, and not paid by the byte.
 */
export function canReviewHere(): boolean {
  return canPlayHere() && !loading.unwanted && (keptHere() || line() === "quick");
}

/** The review, in the language spoken now; nothing where it fails or is cancelled: then the server makes it. `tell`: how far it is. */
export async function reviewedHere(
  path: string,
  depth: string,
  rows: number[],
  wanted: () => boolean,
  tell: (progress: Progress) => void,
): Promise<TableReview | null> {
  try {
    const text = await get<string>(`${path}/record`);
    while (wanted()) {
      const found = await post<TableReview>("/api/here/reviews", { text, depth, rows, now: true });
      if (found.ready) return found;
      tell(found.progress);
      await sleep(AGAIN);
    }
  } catch {
    // a worker that was ended, a full storage, an old browser
  }
  return null;
}
