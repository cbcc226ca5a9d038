/** The sums of a review by a game's module, as `review/own_reckoner.py` does them with compiled code. */

import type { Engine, Workspace } from "./engine";
import { bytesOf } from "./hex";
import type { Struct } from "./memory";
import { Tree } from "./tree";

/** What is asked: states in hexadecimal, keys and seeds as texts since they are long. */
export type Reckoned =
  | { what: "account"; state: string; trace: number[]; key: string; whole: boolean }
  | { what: "weigh"; state: string; given: number[][]; luck: string; key: string; fill: boolean }
  | { what: "play_on"; state: string; seat: number; key: string; first: number; count: number }
  | { what: "search"; state: string; seat: number; seed: string; iterations: number; nodes: number };

type Asks<W extends Reckoned["what"]> = Extract<Reckoned, { what: W }>;

export class Reckoner<S extends Struct, E extends Struct, W extends Workspace> {
  readonly #e: E;
  readonly #work: W;
  readonly #scratch: number;
  #tree: Tree<S, E, W> | null = null;

  constructor(
    private readonly engine: Engine<S, E, W>,
    edition: string,
    private readonly players: number,
  ) {
    this.#e = engine.edition(bytesOf(edition));
    this.#work = engine.workspace(players);
    this.#scratch = engine.memory.take(engine.told.sizes.scratch);
  }

  /** A question and its answer, as JSON: Python asks so. */
  ask(text: string): string {
    const asked = JSON.parse(text) as Reckoned;
    switch (asked.what) {
      case "account":
        return JSON.stringify(this.#account(asked));
      case "weigh":
        return JSON.stringify(this.#weigh(asked));
      case "play_on":
        return JSON.stringify(this.#playOn(asked));
      case "search":
        return JSON.stringify(this.#search(asked));
    }
  }

  /** A line for every event and one after the last: what was expected and V, of every seat; and their spreads. */
  #account({ state, trace, key, whole }: Asks<"account">): { book: number[][][]; spread: number[] } {
    const { call, memory, told } = this.engine;
    const [lines, line] = [trace.length + 1, 2 * told.seats];
    this.#put(state);
    return this.#borrow(8 * (trace.length + lines * (line + 1)), (at) => {
      const [book, spread] = [at + 8 * trace.length, at + 8 * (trace.length + lines * line)];
      memory.row("i64", at, trace.length).set(trace.map(BigInt));
      call.account(this.#work.at, this.#scratch, this.#e.at, at, trace.length, BigInt(key), Number(whole), book, spread);
      const row = (place: number): number[] => [...memory.row("f64", book + 8 * place * told.seats, this.players)];
      return {
        book: Array.from({ length: lines }, (_, i) => [row(2 * i), row(2 * i + 1)]),
        spread: [...memory.row("f64", spread, lines)],
      };
    });
  }

  /** Every action that was weighed: its steps, and every seat's chance after it. */
  #weigh({ state, given, luck, key, fill }: Asks<"weigh">): [steps: number[], chances: number[]][] {
    const { call, memory, told } = this.engine;
    const flat = given.flat();
    if (given.length > told.ideas || flat.length > told.idea_steps) throw new RangeError("there are too many ideas");
    this.#put(state);
    return this.#borrow(8 * (told.idea_steps + told.ideas * (1 + told.seats)), (steps) => {
      const ends = steps + 8 * told.idea_steps;
      const out = ends + 8 * told.ideas;
      let end = 0;
      memory.row("i64", steps, flat.length).set(flat.map(BigInt));
      memory.row("i64", ends, given.length).set(given.map((one) => BigInt((end += one.length))));
      const keys = [BigInt(luck), BigInt(key)] as const;
      const count = call.weigh(this.#work.at, this.#scratch, this.#e.at, ...keys, steps, ends, given.length, Number(fill), out);
      const until = [0, ...Array.from(memory.row("i64", ends, count), Number)];
      const all = Array.from(memory.row("i64", steps, until[count]!), Number);
      return Array.from({ length: count }, (_, i) => [
        all.slice(until[i], until[i + 1]),
        [...memory.row("f64", out + 8 * i * told.seats, this.players)],
      ]);
    });
  }

  /** Every seat's share of the wins in games that sensible players play on. */
  #playOn({ state, seat, key, first, count }: Asks<"play_on">): number[] {
    const { call, memory, told } = this.engine;
    this.#put(state);
    return this.#borrow(8 * told.seats, (out) => {
      const played = call.onwards(this.#work.at, this.#e.at, seat, BigInt(key), first, count, out);
      return Array.from(memory.row("f64", out, this.players), (won) => won / played);
    });
  }

  /** Every seat's chance by a search, with what a seat can know. */
  #search({ state, seat, seed, iterations, nodes }: Asks<"search">): number[] {
    if (this.#tree?.nodes !== nodes) {
      this.#tree?.release();
      this.#tree = new Tree(this.engine, this.#e, this.players, false, nodes);
    }
    const here = this.engine.state(bytesOf(state));
    this.#tree.restart(BigInt(seed));
    this.#tree.moveTo(here);
    this.engine.release(here);
    this.#tree.seat = seat;
    this.#tree.grow(iterations);
    return this.#tree.chances(this.#tree.root, this.players);
  }

  #put(state: string): void {
    this.#work.states[0]!.bytes = bytesOf(state);
  }

  /** Memory for as long as `use` needs it. */
  #borrow<T>(size: number, use: (at: number) => T): T {
    const at = this.engine.memory.take(size);
    const found = use(at);
    this.engine.memory.give(at, size);
    return found;
  }
}
