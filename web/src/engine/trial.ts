/** Plays games in a module and writes down all that happens, line by line, for the tests: native and plain rules must
 * give the very same lines (`tests/lab/wasm/machines.py`). */

import { SearchBot, levelBot } from "./bots";
import { CHANCE, type Engine, OVER, type Workspace } from "./engine";
import { bytesOf } from "./hex";
import type { Struct } from "./memory";
import { Tree } from "./tree";

const BOT_LUCK = 1n << 40n;
const RANDOM_EVERY = 3; // every so many steps are taken at random, the others as the sensible player would

export interface Game {
  edition: string; // its bytes
  players: number;
  seed: number;
  limit: number; // events
  think: number; // before every so many decisions, 0 for never
  iterations: number; // of a search
}

type Any = Engine<Struct, Struct, Workspace>;

export function* lines(engine: Any, game: Game): Generator<string> {
  const { call } = engine;
  const e = engine.edition(bytesOf(game.edition));
  const s = engine.state();
  const there = engine.state();
  const key = call.luck_key(BigInt(game.seed), 0n);
  const thinker = game.think ? new Thinker(engine, e, game, key) : null;
  let [chances, steps, decisions] = [0, 0, 0];
  engine.begin(s, e, game.players);
  while (chances + steps < game.limit) {
    const turn = engine.turnOf(s, e);
    yield `${chances + steps} ${turn} ${Number(engine.unfinished(s, e))} ${engine.winners(s, e)} ${hexOf(s.bytes)}`;
    yield `scores ${engine.scores(s, e, game.players).join(" ")}`;
    if (turn === OVER) break;
    const legal = engine.legal(s, e);
    yield `legal ${legal.join(" ")}`;
    if (turn === CHANCE) {
      const odds = engine.odds(s, e);
      yield `odds ${odds.steps.join(" ")} / ${odds.weights.join(" ")}`;
      engine.apply(s, e, engine.draw(s, e, call.luck_of(key, BigInt(chances))));
      chances += 1;
      continue;
    }
    const luck = call.luck_of(key, BOT_LUCK + BigInt(steps));
    for (let seat = 0; seat < game.players; seat++) {
      const stepsIn = engine.mayInterrupt(s, e, seat);
      there.bytes = s.bytes;
      if (stepsIn) engine.interrupt(there, e, seat);
      engine.hide(there, e, seat, seat % 2 === 1, luck);
      const code = engine.refuse(s, e, seat, legal[0]!);
      yield `seat ${seat} ${Number(stepsIn)} ${code} ${hexOf(there.bytes)}`;
    }
    if (thinker && !engine.unfinished(s, e)) {
      if (decisions % game.think === 0) yield* thinker.thoughts(s, turn, luck);
      decisions += 1;
    }
    const step = steps % RANDOM_EVERY === 0 ? engine.randomStep(s, e, luck) : engine.greedyStep(s, e, luck);
    yield `step ${step}`;
    engine.apply(s, e, step);
    steps += 1;
  }
  thinker?.close();
  for (const one of [s, e, there]) engine.release(one);
}

/** What every level thinks of a position, by the functions of the module alone. */
class Thinker {
  readonly #work: Workspace;

  constructor(
    readonly engine: Any,
    readonly e: Struct,
    readonly game: Game,
    readonly key: bigint,
  ) {
    this.#work = engine.workspace(game.players, 60 * game.iterations + 1000);
  }

  close(): void {
    this.engine.release(this.#work);
  }

  *thoughts(s: Struct, seat: number, luck: bigint): Generator<string> {
    const { engine, e, game } = this;
    const { call } = engine;
    const work = this.#work;
    work.states[0]!.bytes = s.bytes;
    yield `value ${[...engine.value(work.states[0]!, e, work).subarray(0, game.players)].map(bitsOf).join(" ")}`;
    for (const memory of [false, true]) {
      work.states[0]!.bytes = s.bytes;
      engine.hide(work.states[0]!, e, seat, memory, luck);
      const count = call.one_ply(work.at, 0, e.at, luck);
      const found = Array.from({ length: count }, (_, i) => `${work.steps[i]}:${bitsOf(work.values[i]!)}`);
      yield `one-ply ${found.join(" ")}`;
      for (const temperature of engine.told.levels.temperature)
        yield `choice ${call.choice(work.values.byteOffset, count, temperature, luck)}`;
    }
    yield `decisive ${call.decisive(s.at, e.at)}`;
    work.states[0]!.bytes = s.bytes;
    work.counts.fill(0n);
    work.counts[0] = 1n;
    work.node(0).bytes = new Uint8Array(work.node(0).size);
    work.node(0).child = work.node(0).sibling = -1;
    const tuning = { exploration: 0.6, temperature: 0.02, horizon: 0, sensible: 20 };
    engine.search(work, e, game.iterations, { seat, memory: true, key: this.key, ...tuning });
    for (let child = work.node(0).child; child >= 0; child = work.node(child).sibling) {
      const { step, visits, prior, total } = work.node(child);
      yield `child ${step} ${visits} ${bitsOf(prior)} ${[...total.subarray(0, game.players)].map(bitsOf).join(" ")}`;
    }
    yield `best ${work.node(call.best_child(work.at, seat)).step} of ${work.counts.join(" ")}`;
  }
}

/** The actions that the bots of all levels choose, one game after another, each on a position of a list. */
export function choices(engine: Any, game: Game, states: string[]): number[][][] {
  const e = engine.edition(bytesOf(game.edition));
  const seed = BigInt(game.seed);
  const bots = [1, 2, 3, 4].map((level) => levelBot(engine, e, game.players, level, seed));
  const search = new SearchBot(engine, e, game.players, true, game.iterations);
  search.newGame(seed);
  bots.push(search);
  const s = engine.state();
  return states.map((bytes) => {
    s.bytes = bytesOf(bytes);
    return bots.map((bot) => bot.choose(s));
  });
}

/** What searches in a small pool find that stop when one choice stands out: how often the root was visited, how many
 * nodes there are, and how often each child was visited. */
export function searches(engine: Any, game: Game, states: string[], nodes: number): number[][] {
  const tree = new Tree(engine, engine.edition(bytesOf(game.edition)), game.players, true, nodes);
  const s = engine.state();
  return states.map((bytes) => {
    s.bytes = bytesOf(bytes);
    tree.restart(BigInt(game.seed));
    tree.moveTo(s);
    tree.think(game.iterations, () => tree.settled(game.iterations));
    const found = tree.children(tree.root).map((child) => tree.node(child));
    return [tree.visits, tree.size, ...found.flatMap(({ step, visits }) => [step, visits])];
  });
}

/** Iterations of search and decisions of random play in a second of a clock, measured for so many seconds. */
export function speed(
  engine: Any,
  game: Game,
  state: string,
  seconds: number,
  clock: () => number,
): { search: number; random: number } {
  const e = engine.edition(bytesOf(game.edition));
  const work = engine.workspace(game.players, 60 * game.iterations + 1000);
  const rate = (run: (round: number) => number): number => {
    const warm = clock(); // code that runs often is compiled once more, better
    for (let round = 0; clock() - warm < seconds; ) run(round++);
    const begun = clock();
    let [done, round] = [0, 0];
    while (clock() - begun < seconds) done += run(round++);
    return done / (clock() - begun);
  };
  const key = engine.call.luck_key(engine.call.luck_key(0n, 0n), 0n);
  const search = rate(() => {
    work.states[0]!.bytes = bytesOf(state);
    work.counts.fill(0n);
    work.counts[0] = 1n;
    work.node(0).bytes = new Uint8Array(work.node(0).size);
    work.node(0).child = work.node(0).sibling = -1;
    const seat = engine.turnOf(work.states[0]!, e);
    const tuning = { exploration: 0.6, temperature: 0.02, horizon: 0, sensible: 20 };
    engine.search(work, e, game.iterations, { seat, memory: true, key, ...tuning });
    return game.iterations;
  });
  const bots = Array<number>(game.players).fill(0);
  const random = rate((round) => Number(engine.playGames(e, game.players, bots, 0n, 10 * round, 10).sums[2]));
  return { search, random };
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
}

/** A number to the last bit. */
function bitsOf(x: number): string {
  return new BigUint64Array(Float64Array.of(x).buffer)[0]!.toString(16).padStart(16, "0");
}
