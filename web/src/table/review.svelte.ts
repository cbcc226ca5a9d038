/** The review of a game that is over: asked for once, waited for, and looked up by moment. */
import { get, sleep } from "../lib/server";
import { speech } from "../lib/words.svelte";
import type { EventReview, Progress, TableReview } from "../made/api";
import { AGAIN, canReviewHere, reviewedHere } from "../tab/reviewing";
import type { TablePlay } from "./play.svelte";

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
  /** How far it is, once somebody works at it. */
  progress: Progress | null = $state.raw(null);
  /** A better move that is drawn on the board, and the moment before which it should have been made. */
  better: string | null = $state(null);

  constructor(private readonly play: TablePlay) {}

  /** Who has asked for it and left the table, or loaded the page anew, finds it again. */
  resume(): void {
    const depth = this.#kept();
    if (depth && !this.depth) void this.ask(depth);
  }

  #kept(): Depth | null {
    try {
      return sessionStorage.getItem(this.#key) as Depth | null;
    } catch {
      return null; // storage may be forbidden
    }
  }

  #keep(depth: Depth | null): void {
    try {
      if (depth) sessionStorage.setItem(this.#key, depth);
      else sessionStorage.removeItem(this.#key);
    } catch {
      // then it is asked for by hand again
    }
  }

  get #key(): string {
    return `burgomaster-review-${this.play.live.path}`;
  }

  /** Ask for it, and wait. Another language asks for the same again, in its words. */
  async ask(depth: Depth): Promise<void> {
    this.#keep(depth);
    this.depth = depth;
    this.failed = false;
    this.working = true;
    this.progress = null;
    const tell = (progress: Progress): void => {
      if (wanted() && progress.decisions) this.progress = progress;
    };
    const [{ path, here }, { language }] = [this.play.live, speech];
    const wanted = (): boolean => this.depth === depth && speech.language === language;
    try {
      for (let own = !here && canReviewHere(); ; ) {
        let found: TableReview | null = await get<TableReview>(`${path}/judgement?depth=${depth}&now=1${own ? "&own=1" : ""}`);
        if (own && found.rows.length) {
          found = await reviewedHere(path, depth, found.rows, wanted, tell);
          own = false; // if not in this tab, then by the server
        } else if (!found.ready) {
          tell(found.progress);
          await sleep(AGAIN);
        }
        if (!wanted()) return;
        if (found?.ready) {
          this.found = found;
          this.working = false;
          return;
        }
      }
    } catch {
      if (!wanted()) return;
      this.#keep(null);
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
