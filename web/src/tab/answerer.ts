/** Answers questions about one game by its module. It is what a worker does, without the worker. */

import { type Bot, levelBot, SEARCHES, wholeAction } from "../engine/bots";
import { CHANCE, type Engine, type Workspace } from "../engine/engine";
import type { Struct } from "../engine/memory";
import { NODES, Tree } from "../engine/tree";
import { ENGINES } from "../made/engines/all";
import { KeptBots } from "./kept_bots";
import type { Asks, Found, FromWorker, Opened, SearchAsked, ToWorker } from "./messages";

const SLICE = 20; // milliseconds of search before it looks for messages
const TELL = 200; // milliseconds between two reports of a search
const IDEAS = 12; // told at most
const MOST = 1e9; // iterations
const BOTS = 16; // kept, with all they know; more than sit at one table

type Any = Engine<Struct, Struct, Workspace>;

interface Open {
  engine: Any;
  e: Struct;
  s: Struct;
  players: number;
}

/** A tree, the position that it grew from, and who decides there. */
interface Searched {
  tree: Tree<Struct, Struct, Workspace>;
  turn: number;
  players: number;
  state: Uint8Array;
}

export class Answerer {
  #open: Open | null = null;
  #work: Workspace | null = null;
  #tree: { tree: Tree<Struct, Struct, Workspace>; memory: boolean } | null = null;
  readonly #bots = new Map<string, Bot<Struct>>();
  #kept: KeptBots | null = null;
  #searching: number | null = null;
  readonly #wanted = new Set<number>(); // searches that nobody has stopped
  #ready: Promise<unknown> = Promise.resolve(); // a game is opened before anything else is answered

  /** `tell` sends a message back; `pause` lets messages come in. */
  constructor(
    private readonly tell: (message: FromWorker) => void,
    private readonly pause: () => Promise<void>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Take a message. Whatever goes wrong is told, never thrown. */
  async hear(message: ToWorker): Promise<void> {
    if ("stop" in message) {
      this.#wanted.delete(message.stop);
      return;
    }
    const { id } = message;
    if (message.what === "search") this.#wanted.add(id);
    try {
      const before = this.#ready;
      const answer = before.then(() => this.#answer(message));
      if (message.what === "open") this.#ready = answer.catch(() => null);
      this.tell({ id, answer: await answer });
    } catch (problem) {
      // After a trap the memory of a module may be in any state.
      const broken = problem instanceof WebAssembly.RuntimeError || message.what === "open";
      if (broken) this.#close();
      this.tell({ id, error: problem instanceof Error ? problem.message : String(problem), broken });
    } finally {
      this.#wanted.delete(id);
    }
  }

  async #answer(message: Exclude<ToWorker, { stop: number }>): Promise<unknown> {
    if (message.what === "open") return this.#begin(message.asks);
    const { engine, e, s, players } = this.#opened();
    s.bytes = message.asks.state;
    switch (message.what) {
      case "turn":
        return engine.turnOf(s, e);
      case "legal":
        return engine.legal(s, e);
      case "odds":
        return engine.odds(s, e);
      case "refuse":
        this.#checkSeat(message.asks.seat);
        within(message.asks.step, 0, engine.told.steps - 1, "step");
        return engine.refuse(s, e, message.asks.seat, message.asks.step);
      case "apply":
        this.#check(message.asks.step);
        engine.apply(s, e, message.asks.step);
        return s.bytes.slice();
      case "draw": {
        if (engine.turnOf(s, e) !== CHANCE) throw new RangeError("chance has nothing to decide here");
        const step = engine.draw(s, e, message.asks.luck);
        engine.apply(s, e, step);
        return { step, state: s.bytes.slice() };
      }
      case "hide":
        this.#checkSeat(message.asks.seat);
        engine.hide(s, e, message.asks.seat, message.asks.memory, message.asks.luck);
        return s.bytes.slice();
      case "chances":
        return [...engine.value(s, e, (this.#work ??= engine.workspace(players))).subarray(0, players)];
      case "choose":
        this.#toDecide();
        return this.#bot(message.asks).choose(s);
      case "search":
        this.#toDecide();
        return this.#search(message.id, message.asks);
    }
  }

  async #begin(asked: Opened): Promise<null> {
    this.#close();
    if (!Object.hasOwn(ENGINES, asked.game)) throw new Error(`there is no engine for ${asked.game}`);
    const made = await ENGINES[asked.game as keyof typeof ENGINES]();
    const nets = asked.nets ? new Uint8Array(asked.nets) : undefined;
    const engine = (await made.load(asked.module, nets)) as unknown as Any;
    within(asked.players, ...engine.told.players, "number of players");
    const e = engine.edition(asked.edition);
    this.#open = { engine, e, s: engine.state(), players: asked.players };
    return null;
  }

  #close(): void {
    this.#open = this.#work = this.#tree = this.#kept = this.#searching = null;
    this.#bots.clear();
  }

  #opened(): Open {
    if (this.#open === null) throw new Error("no game has been opened");
    return this.#open;
  }

  /** Rules may be told to do only what is legal. */
  #check(step: number): void {
    const { engine, e, s } = this.#opened();
    if (!engine.legal(s, e).includes(step)) throw new RangeError(`step ${step} is not legal here`);
  }

  #checkSeat(seat: number): void {
    within(seat, 0, this.#opened().players - 1, "seat");
  }

  #toDecide(): void {
    const { engine, e, s } = this.#opened();
    if (engine.turnOf(s, e) < 0) throw new RangeError("nobody has anything to decide here");
  }

  #bot({ level, seed, fresh, table }: Asks<"choose">): Bot<Struct> {
    const { engine, e, s, players } = this.#opened();
    within(level, 1, SEARCHES, "level");
    if (table && level === SEARCHES) {
      this.#kept ??= new KeptBots((first) => levelBot(engine, e, players, level, first));
      return this.#kept.of(`${engine.turnOf(s, e)} ${table}`, seed);
    }
    const key = fresh ? `${level}` : `${level}:${seed}`;
    const known = this.#bots.get(key);
    if (known && fresh) known.newGame(seed);
    if (known) return known;
    if (this.#bots.size >= BOTS) throw new RangeError("there are too many bots: open the game anew");
    const made = levelBot(engine, e, players, level, seed);
    this.#bots.set(key, made);
    return made;
  }

  /** Search in slices, so that it can be told to stop; a new search stops the one before. */
  async #search(id: number, asked: SearchAsked): Promise<Found> {
    const { engine, e, s, players } = this.#opened();
    within(asked.iterations, 1, MOST, "number of iterations");
    if (this.#tree?.memory !== asked.memory) {
      this.#tree?.tree.release();
      this.#tree = { tree: new Tree(engine, e, players, asked.memory, NODES), memory: asked.memory };
    }
    const { tree } = this.#tree;
    tree.restart(asked.seed);
    tree.moveTo(s);
    if (asked.seat !== undefined) {
      this.#checkSeat(asked.seat);
      tree.seat = asked.seat;
    }
    const root: Searched = { tree, turn: engine.turnOf(s, e), players, state: s.bytes.slice() };
    this.#searching = id;
    let [chunk, told] = [1, this.now()];
    tree.grow(1); // even if it is stopped at once it says something
    while (this.#searching === id && this.#wanted.has(id) && tree.iterations < asked.iterations) {
      const begun = this.now();
      tree.think(tree.visits + Math.min(chunk, asked.iterations - tree.iterations));
      const took = Math.max(this.now() - begun, 0.01);
      chunk = Math.max(1, Math.min(Math.floor((chunk * SLICE) / took), 4 * chunk));
      if (this.now() - told >= TELL) {
        told = this.now();
        this.tell({ id, soFar: found(root, false) });
      }
      await this.pause();
      if (this.#open?.engine !== engine) throw new Error("another game has been opened");
    }
    // A search that came later has the tree now.
    if (this.#searching !== id) return { iterations: 0, ideas: [], stopped: true };
    this.#searching = null;
    return found(root, !this.#wanted.has(id));
  }
}

function found({ tree, turn, players, state }: Searched, stopped: boolean): Found {
  const best = tree.best(turn);
  const order = [best, ...tree.children(tree.root).filter((one) => one !== best)].filter((one) => one >= 0);
  const here = tree.engine.state();
  const ideas = order.slice(0, IDEAS).map((one) => {
    const { step, visits } = tree.node(one);
    here.bytes = state;
    const { steps, end } = wholeAction(tree, here, one);
    const chances = tree.chances(end, players);
    return { step, steps, visits, chances: chances.length ? chances : tree.chances(one, players) };
  });
  tree.engine.release(here);
  return { iterations: tree.iterations, ideas, stopped };
}

/** Is it a whole number from `low` to `high`? */
function within(given: number, low: number, high: number, what: string): void {
  if (!(Number.isInteger(given) && given >= low && given <= high)) throw new RangeError(`there is no ${what} ${given}`);
}
