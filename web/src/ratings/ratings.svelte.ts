/** The ratings of the house, as they were when somebody last looked. */
import { get } from "../lib/server";
import { speech } from "../lib/words.svelte";
import type { RatingsNow } from "../made/api";

class Ratings {
  now = $state.raw<RatingsNow | null>(null);

  look = async (): Promise<void> => {
    this.now = await get<RatingsNow>("/api/ratings").catch(() => null); // it is shown next time
  };
}

export const ratings = new Ratings();

/** A rating with what it may be off, as "24 ± 3". */
export function ratingSaid({ rating, spread }: { rating: number; spread: number }): string {
  const whole = new Intl.NumberFormat(speech.language, { maximumFractionDigits: 0 });
  return `${whole.format(rating)} ± ${whole.format(spread)}`;
}
