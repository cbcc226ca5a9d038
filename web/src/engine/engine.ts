/** A game's rules and bots as WebAssembly: the same rule files that the server runs, with the same results to the bit.
 *
 * A class of this kind is made for every game, with its structs (`made/engines/GAME.ts`). Steps, seats and counts are
 * numbers; luck, keys and seeds have 64 bits and are BigInt. */

import type { Functions } from "../made/engines/functions";
import { Memory, type Numbers, type Struct } from "./memory";
import type { Nets } from "./nets";
import { nearest } from "./nets";

export const CHANCE = -1;
export const OVER = -2;

export interface Levels {
  /** Of levels 1 to 4. */
  temperature: readonly number[];
  iterations: number;
  seconds: number;
  longer: number;
  sensible: number;
}

/** What is known of a module beside its structs and functions. */
export interface ModuleInterface {
  game: string;
  players: readonly [number, number];
  steps: number;
  most_legal: number;
  length: number;
  seats: number;
  sums: number;
  /** How many ideas can be weighed at once, and how many steps they may have together. */
  ideas: number;
  idea_steps: number;
  levels: Levels;
  sizes: { state: number; edition: number; workspace: number; node: number; scratch: number };
}

/** What the code here needs of a workspace; each game has a class with all of its arrays. */
export interface Workspace extends Struct {
  readonly net: Float64Array;
  readonly chances: Float64Array;
  readonly steps: BigInt64Array;
  readonly values: Float64Array;
  readonly counts: BigInt64Array;
  readonly place: BigInt64Array;
  readonly states: Struct[];
  readonly nodeCount: number;
  node(i: number): TreeNode;
}

export interface TreeNode extends Struct {
  child: number;
  sibling: number;
  step: number;
  visits: number;
  prior: number;
  readonly total: Float64Array;
}

type Made<T> = new (memory: Memory, at: number, nodes?: number) => T;

export interface Playouts {
  wins: bigint[];
  sums: bigint[];
}

export class Engine<S extends Struct, E extends Struct, W extends Workspace> {
  readonly call: Functions;
  readonly memory: Memory;
  readonly #steps: number;
  readonly #weights: number;
  readonly #seats: number;

  constructor(
    module: WebAssembly.Instance,
    readonly told: ModuleInterface,
    private readonly classes: { state: Made<S>; edition: Made<E>; workspace: Made<W> | null },
    readonly nets: Nets,
  ) {
    this.call = module.exports as unknown as Functions;
    const heap = module.exports["__heap_base"] as WebAssembly.Global;
    this.memory = new Memory(module.exports["memory"] as WebAssembly.Memory, Number(heap.value));
    this.#steps = this.memory.take(8 * told.most_legal);
    this.#weights = this.memory.take(8 * told.most_legal);
    this.#seats = this.memory.take(8 * told.seats);
  }

  // ---- Structs ----

  /** A new state: empty, or of these bytes. */
  state(bytes?: Uint8Array): S {
    return this.#made(this.classes.state, this.told.sizes.state, bytes);
  }

  /** The figures of an edition, of the bytes that Python packs. */
  edition(bytes: Uint8Array): E {
    return this.#made(this.classes.edition, this.told.sizes.edition, bytes);
  }

  /** All that a thinking bot needs, with a level's net for so many players and room for a tree of so many nodes. */
  workspace(players: number, nodes = 0, level = 0): W {
    if (this.classes.workspace === null) throw new Error(`bots of ${this.told.game} cannot think ahead`);
    const net = nearest(this.nets, players, level);
    const { workspace, node } = this.told.sizes;
    const at = this.memory.take(workspace + nodes * node);
    this.memory.view.setInt32(at, nodes, true);
    const made = new this.classes.workspace(this.memory, at, nodes);
    made.net.set(net);
    made.place.fill(-1n);
    return made;
  }

  /** Give back the memory of a struct or of a workspace, which must not be used any more. */
  release(struct: Struct): void {
    this.memory.give(struct.at, struct.size);
  }

  #made<T extends Struct>(made: Made<T>, size: number, bytes?: Uint8Array): T {
    const struct = new made(this.memory, this.memory.take(size));
    if (bytes !== undefined) struct.bytes = bytes;
    return struct;
  }

  // ---- Rules ----

  begin(s: S, e: E, players: number): void {
    this.call.begin(s.at, e.at, players);
  }

  /** The seat to decide, CHANCE or OVER. */
  turnOf(s: Struct, e: E): number {
    return this.call.turn_of(s.at, e.at);
  }

  unfinished(s: Struct, e: E): boolean {
    return this.call.unfinished(s.at, e.at) !== 0;
  }

  /** The legal steps, ascending. */
  legal(s: Struct, e: E): number[] {
    return this.#numbers(this.#steps, this.call.legal(s.at, e.at, this.#steps));
  }

  /** The outcomes of chance and their weights. */
  odds(s: Struct, e: E): { steps: number[]; weights: number[] } {
    const count = this.call.odds(s.at, e.at, this.#steps, this.#weights);
    return { steps: this.#numbers(this.#steps, count), weights: this.#numbers(this.#weights, count) };
  }

  draw(s: Struct, e: E, luck: bigint): number {
    return this.call.draw(s.at, e.at, luck);
  }

  apply(s: Struct, e: E, step: number): void {
    this.call.apply(s.at, e.at, step);
  }

  /** 0, or the code of what forbids it. */
  refuse(s: Struct, e: E, seat: number, step: number): number {
    return this.call.refuse(s.at, e.at, seat, step);
  }

  scores(s: S, e: E, players: number): number[] {
    this.call.scores(s.at, e.at, this.#seats);
    return this.#numbers(this.#seats, players);
  }

  /** The winning seats as bits. */
  winners(s: S, e: E): number {
    return this.call.winners(s.at, e.at);
  }

  /** Draw anew what a seat cannot know. */
  hide(s: Struct, e: E, seat: number, memory: boolean, luck: bigint): void {
    this.call.hide(s.at, e.at, seat, Number(memory), luck);
  }

  mayInterrupt(s: S, e: E, seat: number): boolean {
    return this.call.may_interrupt(s.at, e.at, seat) !== 0;
  }

  interrupt(s: S, e: E, seat: number): void {
    this.call.interrupt(s.at, e.at, seat);
  }

  #numbers(at: number, count: number): number[] {
    return Array.from(this.memory.row("i64", at, count), Number);
  }

  // ---- Bots ----

  /** The step of the sensible player. */
  greedyStep(s: Struct, e: E, luck: bigint): number {
    return this.call.greedy_step(s.at, e.at, luck, this.#steps);
  }

  /** Any legal step. */
  randomStep(s: Struct, e: E, luck: bigint): number {
    return this.call.random_step(s.at, e.at, luck, this.#steps);
  }

  /** Every seat's chance to win, by the value net. What is under way is played on, in `s` itself. */
  value(s: Struct, e: E, work: W): Float64Array {
    this.call.value(s.at, e.at, work.at);
    return work.chances;
  }

  /** Run so many iterations of a thorough search from the first state of a workspace, for a seat. */
  search(work: W, e: E, iterations: number, how: { seat: number; memory: boolean; key: bigint } & Tuning): void {
    const { seat, memory, key, exploration, temperature, horizon, sensible } = how;
    const at = [work.at, e.at] as const;
    this.call.search(...at, seat, Number(memory), key, iterations, exploration, temperature, horizon, 1, sensible);
  }

  /** Whole games between bots that choose step by step: 0 is random, 1 the sensible player. */
  playGames(e: E, players: number, bots: number[], seed: bigint, first: number, count: number): Playouts {
    const { seats, sums } = this.told;
    const state = this.state();
    const at = this.memory.take(8 * (2 * seats + sums));
    const row = (offset: number, length: number): Numbers<"i64"> => this.memory.row("i64", at + 8 * offset, length);
    row(0, bots.length).set(bots.map(BigInt));
    row(2 * seats, sums)[SHORTEST] = 1n << 62n;
    const [wins, added] = [at + 8 * seats, at + 16 * seats];
    const { length } = this.told;
    this.call.play_games(state.at, e.at, players, at, seed, first, count, length, this.#steps, wins, added);
    const found = { wins: [...row(seats, players)], sums: [...row(2 * seats, sums)] };
    this.memory.give(at, 8 * (2 * seats + sums));
    this.release(state);
    return found;
  }
}

const SHORTEST = 4; // its place in the sums of playouts, which begins high

export interface Tuning {
  exploration: number;
  temperature: number;
  horizon: number;
  sensible: number; // of 100 visits of another's decision
}

/** A module that was loaded from bytes. It asks for nothing of others. */
export async function instance(bytes: BufferSource): Promise<WebAssembly.Instance> {
  return (await WebAssembly.instantiate(bytes, {})).instance;
}
