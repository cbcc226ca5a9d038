/** The bots of a game in a module, as `bots/one_ply_bot.py` and `bots/search_bot.py` have them: the same seed and the
 * same positions give the same choices. An action is a list of steps. */

import type { Engine, Workspace } from "./engine";
import type { Struct } from "./memory";
import { NODES, Tree } from "./tree";

const WON = 1; // the value of a step that wins the game
const FEW = 100; // iterations are enough where there is nothing to choose
const REMEMBERS_FROM = 4; // from this level on a bot remembers every card it has seen
export const SEARCHES = 5; // the level that searches a tree

export interface Bot<S extends Struct> {
  /** A new game begins. */
  newGame(seed: bigint): void;
  /** The steps of an action for the seat on turn. */
  choose(s: S): number[];
}

/** A bot of a level, from 1 to 5, for one edition and number of players. */
export function levelBot<S extends Struct, E extends Struct, W extends Workspace>(
  engine: Engine<S, E, W>,
  e: E,
  players: number,
  level: number,
  seed: bigint,
): Bot<S> {
  const memory = level >= REMEMBERS_FROM;
  const bot =
    level === SEARCHES
      ? new SearchBot(engine, e, players, memory)
      : new OnePlyBot(engine, e, players, memory, engine.told.levels.temperature[level - 1] ?? 0, level);
  bot.newGame(seed);
  return bot;
}

export class OnePlyBot<S extends Struct, E extends Struct, W extends Workspace> implements Bot<S> {
  readonly #work: W;
  readonly #here: S;
  #key = 0n;
  #choices = 0n;

  constructor(
    readonly engine: Engine<S, E, W>,
    readonly e: E,
    players: number,
    readonly memory: boolean,
    readonly temperature: number,
    level = 0,
  ) {
    this.#work = engine.workspace(players, 0, level);
    this.#here = engine.state();
  }

  newGame(seed: bigint): void {
    this.#key = this.engine.call.luck_key(seed, 0n);
    this.#choices = 0n;
  }

  choose(s: S): number[] {
    const { call } = this.engine;
    const [work, here] = [this.#work, this.#here];
    here.bytes = s.bytes;
    this.engine.hide(here, this.e, this.engine.turnOf(s, this.e), this.memory, this.#luck());
    work.states[0]!.bytes = here.bytes;
    const luck = this.#luck();
    const count = call.one_ply(work.at, 0, this.e.at, luck);
    const tempted = this.temperature > 0 && Math.max(...work.values.subarray(0, count)) !== WON;
    const chosen = call.choice(work.values.byteOffset, count, this.temperature, tempted ? this.#luck() : 0n);
    return completed(this.engine, here, this.e, Number(work.steps[chosen]), (state) =>
      this.engine.greedyStep(state, this.e, luck),
    );
  }

  #luck(): bigint {
    this.#choices += 1n;
    return this.engine.call.luck_of(this.#key, this.#choices);
  }
}

export class SearchBot<S extends Struct, E extends Struct, W extends Workspace> implements Bot<S> {
  readonly #tree: Tree<S, E, W>;
  readonly #here: S;

  constructor(
    readonly engine: Engine<S, E, W>,
    readonly e: E,
    readonly players: number,
    memory: boolean,
    readonly iterations = engine.told.levels.iterations,
    readonly now = () => performance.now(),
  ) {
    const { sensible } = engine.told.levels;
    this.#tree = new Tree(engine, e, players, memory, Math.min(NODES, 60 * iterations + 1000), 0, sensible);
    this.#here = engine.state();
  }

  newGame(seed: bigint): void {
    this.#tree.restart(this.engine.call.luck_key(seed, 0n));
  }

  choose(s: S): number[] {
    const decisive = this.engine.call.decisive(s.at, this.e.at) !== 0;
    const [tree, here] = [this.#tree, this.#here];
    const { seconds, longer } = this.engine.told.levels;
    const until = this.now() + 1000 * seconds;
    const [few, most] = [Math.min(FEW, this.iterations), this.iterations * (decisive ? longer : 1)];
    tree.moveTo(s);
    tree.grow(1); // even with no time left it says something
    tree.think(few, () => this.now() >= until);
    if (tree.children(tree.root).length > 1) tree.think(most, () => this.now() >= until || (!decisive && tree.settled(most)));
    here.bytes = s.bytes;
    return wholeAction(tree, here, tree.best()).steps;
  }
}

/** The action that goes on from a child of the root by the most visited steps, and the node it ends at. The state, which
 * is that of the root, moves along. */
export function wholeAction<S extends Struct, E extends Struct, W extends Workspace>(
  tree: Tree<S, E, W>,
  s: S,
  child: number,
): { steps: number[]; end: number } {
  let end = child;
  const steps = completed(tree.engine, s, tree.e, tree.node(child).step, (state) => {
    const further = tree.children(end)[0];
    if (further === undefined) return tree.greedyStep(state);
    end = further;
    return tree.node(end).step;
  });
  return { steps, end };
}

/** The whole action that begins with a step; `goOn` chooses the others. The state moves along. */
function completed<S extends Struct, E extends Struct, W extends Workspace>(
  engine: Engine<S, E, W>,
  s: S,
  e: E,
  step: number,
  goOn: (s: S) => number,
): number[] {
  const steps = [step];
  engine.apply(s, e, step);
  while (engine.unfinished(s, e)) {
    const next = goOn(s);
    steps.push(next);
    engine.apply(s, e, next);
  }
  return steps;
}
