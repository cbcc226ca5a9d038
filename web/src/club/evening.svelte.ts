/** An evening as the house tells it, asked for again and again: each look also opens tables and counts what is over. */
import { Away, get, post, Refused } from "../lib/server";
import { speech, w } from "../lib/words.svelte";
import type { ClubTableNow, EveningNow } from "../made/api";

const LOOK = 3000; // milliseconds
const TICK = 1000;

export class EveningShown {
  now: EveningNow | null = $state.raw(null);
  missing = $state(false);
  problem = $state("");
  busy = $state(false);
  /** The house's time. */
  time = $state(Date.now());
  #ahead = 0; // milliseconds that the house's clock is ahead of ours

  constructor(
    readonly id: string,
    readonly watch = false,
  ) {}

  get path(): string {
    return `/api/clubs/${this.id}`;
  }

  /** Looks now and then; for an effect. */
  follow(): () => void {
    void this.look();
    const looking = setInterval(() => void (this.busy || document.hidden || this.look()), LOOK);
    const ticking = setInterval(() => (this.time = Date.now() + this.#ahead), TICK);
    return () => {
      clearInterval(looking);
      clearInterval(ticking);
    };
  }

  async look(): Promise<void> {
    try {
      this.#take(await get<EveningNow>(this.watch ? `${this.path}?watch=1` : this.path));
    } catch (trouble) {
      if (!(trouble instanceof Refused || trouble instanceof Away)) throw trouble;
      this.missing = trouble instanceof Refused && trouble.status === 404; // otherwise the next look tells
    }
  }

  /** Does something, and shows what came of it or why it was refused. */
  async act(what: string, body: unknown = {}): Promise<void> {
    await this.asking(async () => this.#take(await post<EveningNow>(`${this.path}/${what}`, body)));
  }

  async asking(request: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await request();
    } catch (trouble) {
      if (!(trouble instanceof Refused || trouble instanceof Away)) throw trouble;
      this.problem = trouble instanceof Refused ? trouble.message : w("away");
    } finally {
      this.busy = false;
    }
  }

  #take(found: EveningNow): void {
    this.now = found;
    this.#ahead = found.at - Date.now();
    this.time = found.at;
  }

  /** How long whoever is on turn at a table may still think, as 1:05; empty without a clock. */
  left({ deadline }: ClubTableNow): string {
    if (deadline === null) return "";
    const seconds = Math.max(0, Math.ceil((deadline - this.time) / 1000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}

/** Wins and shares of them, with no more digits than one reads. */
export const share = (points: number): string => new Intl.NumberFormat(speech.language, { maximumFractionDigits: 2 }).format(points);

/** The hour of a moment. */
export const hour = (ms: number): string => new Date(ms).toLocaleTimeString(speech.language, { timeStyle: "short" });
