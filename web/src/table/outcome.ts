/** How a game ended, in one sentence, said to a seat (null: to everybody). */
import { listed, w } from "../lib/words.svelte";

export function outcome(winners: readonly number[], names: readonly string[], to: number | null = null): string {
  if (winners.length === 0) return w("nobody-wins");
  if (winners.length === 1 && winners[0] === to) return w("you-win");
  return w("won-by", { names: listed(winners.map((seat) => names[seat]!)), n: winners.length });
}
