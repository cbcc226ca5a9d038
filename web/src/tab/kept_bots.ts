/** The searching bots of the last few seats, each with what it found, as `server/bots/kept_bots.py` has them. */

import type { Bot } from "../engine/bots";
import type { Struct } from "../engine/memory";

const MOST_KEPT = 4; // a tree takes up to 30 MB, and a module's memory never shrinks

export class KeptBots {
  readonly #kept = new Map<string, Bot<Struct>>(); // who was asked longest ago comes first

  /** `make` makes a new bot; `most` are kept. */
  constructor(
    private readonly make: (seed: bigint) => Bot<Struct>,
    private readonly most = MOST_KEPT,
  ) {}

  /** The bot of a seat: it goes on with what it knows. For a seat that has none the seed begins a new game. */
  of(seat: string, seed: bigint): Bot<Struct> {
    const bot = this.#kept.get(seat) ?? this.#free(seed);
    this.#kept.delete(seat);
    this.#kept.set(seat, bot);
    return bot;
  }

  #free(seed: bigint): Bot<Struct> {
    const oldest = [...this.#kept][0];
    if (oldest === undefined || this.#kept.size < this.most) return this.make(seed);
    const [seat, bot] = oldest;
    this.#kept.delete(seat);
    bot.newGame(seed); // it forgets everything
    return bot;
  }
}
