/** A worker with Python and the house of this device in it: the same code that runs on a server. */

import { fetchEngines } from "./engine_files";
import type { Answered, FromHouse, ToHouse } from "./house_messages";
import { Keeper, TABLES } from "./keeper";
import { metered } from "./meter";
import { type Started, startPython } from "./python";
import { openReckoner, type JsonReckoner } from "./reckoning";
import { Snapshots } from "./snapshots";

/** `burgomaster.tab.browser.TabDoor`. */
interface Door {
  ask(method: string, address: string, body: string, who: string): Promise<string>;
  connect(number: number, address: string, who: string): Promise<void>;
  hear(number: number, message: string): void;
  hang_up(number: number): void;
  heard(table: string): Promise<void>;
}

interface Scope {
  postMessage(message: FromHouse): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToHouse>) => void): void;
}

const SOON = 3000; // milliseconds

const scope = self as unknown as Scope;
const keeper = new Keeper();
const snapshots = new Snapshots();
const others = new BroadcastChannel(TABLES); // other tabs on this device
const thinking = new Map<number, (answer: string | null) => void>();
let thoughts = 0;
let door: Promise<Door> | null = null;

/** Keeps something; where there is no room, once more without what can be made again. */
async function withRoom<T>(keep: () => Promise<T>): Promise<T> {
  try {
    return await keep();
  } catch {
    await snapshots.drop();
    return keep();
  }
}

/** What Python is given. */
const outside = {
  async add(key: string, text: string, beside: string): Promise<boolean> {
    const kept = await withRoom(() => keeper.add(key, text, beside));
    const [kind, table] = key.split("/");
    if (kept && kind === "row") others.postMessage(table);
    return kept;
  },
  put: (key: string, text: string, beside: string): Promise<void> => withRoom(() => keeper.put(key, text, beside)),
  all: async (prefix: string, after: string): Promise<string> => JSON.stringify(await keeper.all(prefix, after)),
  think: (asked: string): Promise<string> =>
    new Promise((done, failed) => {
      const think = ++thoughts;
      thinking.set(think, (answer) => (answer === null ? failed(new Error("the engine failed")) : done(answer)));
      scope.postMessage({ think, asked: JSON.parse(asked) });
    }),
  async reckoner(asked: string): Promise<JsonReckoner> {
    const { game, players, edition } = JSON.parse(asked) as { game: string; players: number; edition: string };
    return openReckoner(game, players, edition);
  },
  tell: (tell: number, text: string): void => scope.postMessage({ tell, text }),
  closed: (closed: number, code: number, reason: string): void => scope.postMessage({ closed, code, reason }),
};

async function opened({ python }: Started): Promise<Door> {
  const open = python.runPython("burgomaster.tab.browser.open_door") as (given: typeof outside) => Promise<Door>;
  return open(outside);
}

/** Python's loader waits for ever where its module cannot be fetched or compiled: only whoever compiles hears of that. */
function uncompiled(): Promise<never> {
  const compile = WebAssembly.instantiateStreaming;
  return new Promise((_, failed) => {
    WebAssembly.instantiateStreaming = (source, imports) => {
      const made = compile(source, imports);
      made.catch(failed);
      return made;
    };
  });
}

async function heard(message: ToHouse): Promise<void> {
  if ("open" in message) {
    self.fetch = metered(fetch, message.sizes, (loaded) => scope.postMessage({ loaded })); // Python's own loader uses it too
    const broken = uncompiled();
    const { open: language, sizes: _, ...wanted } = message;
    const started = startPython({ ...wanted, language }, snapshots);
    door = Promise.race([started.then(opened), broken]);
    await door;
    const { parts, restored } = await started;
    scope.postMessage({ ready: true, restored });
    // A board that somebody waits for comes first; then all else comes, since the network may be gone when it is asked for.
    setTimeout(() => (fetchEngines(), void parts.bringAll().catch(() => undefined)), SOON);
    return;
  }
  if ("thought" in message) {
    thinking.get(message.thought)?.(message.answer);
    thinking.delete(message.thought);
    return;
  }
  const house = await door!;
  if ("ask" in message) {
    const answer = JSON.parse(await house.ask(message.method, message.address, message.body, message.who)) as Answered;
    scope.postMessage({ answered: message.ask, answer });
  } else if ("connect" in message) await house.connect(message.connect, message.address, message.who);
  else if ("hear" in message) house.hear(message.hear, message.message);
  else house.hang_up(message.hangUp);
}

scope.addEventListener("message", (event) => {
  heard(event.data).catch((problem: unknown) => scope.postMessage({ failed: String(problem) }));
});
others.onmessage = (event: MessageEvent<string>) => void door?.then((house) => house.heard(event.data));
