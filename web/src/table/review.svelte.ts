/** The review of a game that is over: asked for once, waited for, and looked up by moment. */
import { get, sleep } from "../lib/server";
import { speech } from "../lib/words.svelte";
import type { EventReview, TableReview } from "../made/api";
import { canReviewHere, reviewedHere } from "../tab/reviewing";
import type { TablePlay } from "./play.svelte";

const AGAIN = 1500; // milliseconds between two questions whether it is ready

export type Depth = "normal" | "deeper";
/** What is worth a mark: errors from an inaccuracy on, and luck that somebody felt. */
export type Mark = "inaccuracy" | "mistake" | "blunder" | "lucky" | "unlucky";

/** The mark of an event, as a seat felt it: chance is marked for who gained or lost most by it, where no seat is asked. */
export function markOf(event: EventReview, lucky: number, seat: number | null): Mark | null {
  if (event.seat !== null) return event.mark === "fine" ? null : (event.mark as Mark);
  const felt = seat === null ? event.luck.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0) : (event.luck[seat] ?? 0);
  return felt >= lucky ? "lucky" : felt <= -lucky ? "unlucky" : null;
}

export class GameReview {
  found: TableReview | null = $state.raw(null);
  depth: Depth | null = $state(null); // asked for
  working = $state(false);
  failed = $state(false);
  /** A better move that is drawn on the board, and the moment before which it should have been made. */
  better: string | null = $state(null);

  constructor(private readonly play: TablePlay) {}

  /** Ask for it, and wait. Another language asks for the same again, in its words. */
  async ask(depth: Depth): Promise<void> {
    this.depth = depth;
    this.failed = false;
    this.working = true;
    const [{ path, here }, { language }] = [this.play.live, speech];
    const wanted = (): boolean => this.depth === depth && speech.language === language;
    try {
      for (let own = !here && canReviewHere(); ; ) {
        let found: TableReview | null = await get<TableReview>(`${path}/judgement?depth=${depth}${own ? "&own=1" : ""}`);
        if (own && found.rows.length) {
          found = await reviewedHere(path, depth, found.rows, wanted);
          own = false; // if not in this tab, then by the server
        } else if (!found.ready) await sleep(AGAIN);
        if (!wanted()) return;
        if (found?.ready) {
          this.found = found;
          this.working = false;
          return;
        }
      }
    } catch {
      if (!wanted()) return;
      this.failed = true;
      this.working = false;
    }
  }

  /** Who leaves the table waits for nothing more. */
  stop(): void {
    this.depth = null;
  }

  /** What happened in the row of a moment. */
  at(moment: number): EventReview[] {
    const seq = this.play.moments[moment]?.seq;
    return this.found?.events.filter((one) => one.seq === seq) ?? [];
  }

  /** The moment of an event. */
  momentOf(event: EventReview): number {
    return this.play.moments.findIndex((row) => row.seq === event.seq);
  }

  /** Shows what would have been better, on the board as it was before the move. */
  show(event: EventReview, text: string): void {
    this.play.look(this.momentOf(event) - 1);
    this.play.drawer = null; // it would lie over the board
    this.better = text;
  }
}
