/** A hint: what a bot would do in one position, and why. It goes with that position: on any move, look back or Escape. */
import type { HintTold } from "../made/api";
import type { TablePlay } from "./play.svelte";

export class Advice {
  #said: { hint: HintTold; moved: number } | null = $state.raw(null);

  constructor(private readonly play: TablePlay) {}

  /** What is said of the position one sees. */
  get told(): HintTold | null {
    const { live, past } = this.play;
    const said = this.#said;
    return said && !past && live.sending === null && live.latest?.moved === said.moved ? said.hint : null;
  }

  /** Asks a bot. What an evaluation under way has found is the answer, so that the two never name different moves. */
  async ask(): Promise<void> {
    const { live, evaluation } = this.play;
    const moved = live.latest?.moved;
    const hint = await live.hint(evaluation.ideas);
    if (hint && moved !== undefined && live.latest?.moved === moved && !this.play.past) this.#said = { hint, moved };
  }

  close(): void {
    this.#said = null;
  }
}
