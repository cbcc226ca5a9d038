/** How it stands, while one looks: an engine in a worker of this tab searches the position, and says more and more. */
import { bytesOf } from "../engine/hex";
import { house } from "../lib/house.svelte";
import { get } from "../lib/server";
import type { KnownPosition, SearchedIdea } from "../made/api";
import type { EngineClient } from "../tab/engine_client";
import { searched } from "../tab/searched";
import type { Found } from "../tab/messages";
import type { TablePlay } from "./play.svelte";

const MOST = 200_000; // iterations: by then little changes, and a battery need not go empty for it

export class Evaluation {
  on = $state(false);
  failed = $state(false);
  /** What was found so far; null before anything is known, and where nobody has anything to decide. */
  found: { chances: number[]; best: string; iterations: number; row: number; ideas: SearchedIdea[] } | null = $state.raw(null);
  #engine: { key: string; client: EngineClient } | null = null;
  #stop: (() => void) | null = null;
  #asked = 0;

  constructor(private readonly play: TablePlay) {}

  /** After the game everybody may know; before, those who play at a table with hints. The past of a running game is past. */
  get offered(): boolean {
    const { live, odds, past } = this.play;
    if (!house.game(live.game)?.advice || typeof Worker === "undefined") return false;
    return live.table?.status === "over" || (live.table?.status === "running" && odds && live.seat !== null && !past);
  }

  /** What was found of the position one sees, the best move first; nothing, where it is not looked at. */
  get ideas(): SearchedIdea[] {
    return this.on && this.found?.row === this.row ? this.found.ideas : [];
  }

  /** The row whose position is looked at. */
  get row(): number | null {
    const { live, moments, at } = this.play;
    return (live.table?.status === "over" ? moments[at]?.seq : live.latest?.moved) ?? null;
  }

  /** Looks at a position until it is told to stop. */
  async look(row: number): Promise<void> {
    this.stop();
    const asked = ++this.#asked;
    this.failed = false;
    try {
      const position = await get<KnownPosition>(`${this.play.live.path}/position?at=${row}`);
      if (asked !== this.#asked) return;
      if (!position.steps.length) this.found = null;
      else await this.#search(position, row, asked);
    } catch {
      if (asked === this.#asked) this.failed = true;
    }
  }

  async #search({ game, players, edition, state, seat, steps }: KnownPosition, row: number, asked: number): Promise<void> {
    const { engine } = await import("../tab/thinking");
    const key = `${game}/${players}/${edition}`;
    if (this.#engine?.key !== key) {
      const client = await engine(game, players, edition);
      this.#engine?.client.close();
      this.#engine = { key, client };
    }
    if (asked !== this.#asked) return;
    const tell = ({ ideas, iterations }: Found): void => {
      const [best] = ideas;
      if (asked !== this.#asked || !best) return;
      const said = steps.find(({ step }) => step === best.step)?.said ?? "";
      this.found = { chances: best.chances, best: said, iterations, row, ideas: searched(ideas) };
    };
    const wanted = { state: bytesOf(state), iterations: MOST, seed: 0n, memory: false, ...(seat === null ? {} : { seat }) };
    const search = this.#engine.client.search(wanted, tell);
    this.#stop = search.stop;
    tell(await search.found);
  }

  /** Nothing is searched any more; what was found stays. */
  stop(): void {
    this.#asked++;
    this.#stop?.();
    this.#stop = null;
  }

  /** Ends the worker too. */
  close(): void {
    this.stop();
    this.#engine?.client.close();
    this.#engine = null;
    this.found = null;
  }
}
