/** A search under way, as `bots/tree.py` has it: holds the tree, and reads what it says. */

import type { Engine, TreeNode, Workspace } from "./engine";
import { Struct } from "./memory";

export const NODES = 200_000;
const LOOK = 256; // visits of the root between two looks at the tree: is it full, is everything settled?
const EXPLORATION = 0.6;
const PRIOR_TEMPERATURE = 0.02;

// Places in `counts`.
const COUNT = 0;
const ITERATIONS = 2;
const ROOT = 3;

export class Tree<S extends Struct, E extends Struct, W extends Workspace> {
  readonly work: W;
  seat = 0;
  readonly #spare: { nodes: number; origin: number; bytes: number };
  #key = 0n;

  constructor(
    readonly engine: Engine<S, E, W>,
    readonly e: E,
    players: number,
    readonly memory: boolean,
    readonly nodes = NODES,
    readonly horizon = 0,
    readonly sensible = 0,
  ) {
    this.work = engine.workspace(players, nodes);
    const bytes = nodes * engine.told.sizes.node;
    this.#spare = { nodes: engine.memory.take(bytes), origin: engine.memory.take(8 * nodes), bytes };
    this.restart(0n);
  }

  /** Forget everything. */
  restart(seed: bigint): void {
    this.#key = this.engine.call.luck_key(seed, 0n);
    this.work.counts.fill(0n);
    this.#clear();
  }

  /** Give back its memory: it must not be used any more. */
  release(): void {
    const { memory } = this.engine;
    memory.give(this.#spare.nodes, this.#spare.bytes);
    memory.give(this.#spare.origin, 8 * this.nodes);
    this.engine.release(this.work);
  }

  /** Go to a position: what is known about it already is kept, the rest of the tree forgotten. */
  moveTo(s: S): void {
    const { work, engine } = this;
    const states = work.states;
    states[states.length - 1]!.bytes = s.bytes;
    const known = work.counts[COUNT]! > 1n ? engine.call.find(work.at, this.e.at) : -1;
    if (known < 0) this.#clear();
    else this.#moveRoot(known);
    states[0]!.bytes = s.bytes;
    this.seat = engine.turnOf(s, this.e);
  }

  /** Run more iterations. */
  grow(iterations: number): void {
    if (iterations <= 0) return;
    const { horizon, sensible } = this;
    const tuning = { exploration: EXPLORATION, temperature: PRIOR_TEMPERATURE, horizon, sensible };
    const how = { seat: this.seat, memory: this.memory, key: this.#key, ...tuning };
    this.engine.search(this.work, this.e, iterations, how);
  }

  /** Grow until the root was visited so often, or somebody says stop; asked after the same visits always. */
  think(visits: number, stopped: () => boolean = () => false): void {
    for (let had = this.visits; had < visits && !stopped(); had = this.visits) {
      this.grow(Math.min(visits - had, LOOK - (had % LOOK)));
      if (this.visits % LOOK === 0) this.#makeRoom();
    }
  }

  /** Does one choice stand out so far that it stays the most visited one, up to so many visits of the root? */
  settled(visits: number): boolean {
    return this.visits % LOOK === 0 && this.engine.call.settled(this.work.at, visits - this.visits) !== 0;
  }

  /** When the pool is full, forget what is below nodes that were hardly visited, until half of it is free. */
  #makeRoom(): void {
    if (this.size + this.work.steps.length <= this.nodes) return;
    // The choices themselves stay.
    for (let least = 2; 2 * this.size > this.nodes && least <= this.visits; least *= 2) this.#keep(least);
  }

  /** How the sensible player goes on with an action, where the tree has no visits. */
  greedyStep(s: Struct): number {
    return this.engine.greedyStep(s, this.e, this.#key);
  }

  // ---- What the tree says ----

  get root(): number {
    return Number(this.work.counts[ROOT]);
  }

  /** How often the root was visited. */
  get visits(): number {
    return this.node(this.root).visits;
  }

  get iterations(): number {
    return Number(this.work.counts[ITERATIONS]);
  }

  get size(): number {
    return Number(this.work.counts[COUNT]);
  }

  node(i: number): TreeNode {
    return this.work.node(i);
  }

  /** The children of a node, the most visited first, then by prior and by step. */
  children(node: number): number[] {
    const found: number[] = [];
    for (let one = this.node(node).child; one >= 0; one = this.node(one).sibling) found.push(one);
    const key = (i: number): TreeNode => this.node(i);
    return found.sort(
      (a, b) => key(b).visits - key(a).visits || key(b).prior - key(a).prior || key(a).step - key(b).step,
    );
  }

  /** The child of the root to choose, for a seat; -1 if there is none. */
  best(seat = this.seat): number {
    return this.engine.call.best_child(this.work.at, seat);
  }

  /** Every seat's chance to win after a node; adds up to 1. */
  chances(node: number, players: number): number[] {
    const worth = [...this.node(node).total.subarray(0, players)];
    const total = worth.reduce((sum, one) => sum + one, 0);
    return total ? worth.map((one) => one / total) : [];
  }

  // ---- Inside ----

  #clear(): void {
    const root = this.node(0);
    root.bytes = new Uint8Array(root.size);
    root.child = root.sibling = -1;
    this.work.counts[COUNT] = 1n;
    this.work.counts[ROOT] = 0n;
  }

  /** Make a node the root. When the pool is half full, what is not below it is thrown away. */
  #moveRoot(node: number): void {
    this.work.counts[ROOT] = BigInt(node);
    if (2 * this.size > this.nodes) this.#keep(0);
  }

  /** Keep what is below the root, as far as nodes were visited so often. */
  #keep(least: number): void {
    const { counts } = this.work;
    const { nodes, origin, bytes } = this.#spare;
    const first = this.node(0).at;
    const count = this.engine.call.copy_tree(first, this.root, least, nodes, origin);
    const { memory, told } = this.engine;
    memory.bytes(first, bytes).set(memory.bytes(nodes, count * told.sizes.node));
    counts[COUNT] = BigInt(count);
    counts[ROOT] = 0n;
  }
}
