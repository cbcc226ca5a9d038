/** A worker with Python and the house of this device in it: the same code that runs on a server. */

import type { Answered, FromHouse, ToHouse } from "./house_messages";
import { Keeper, TABLES } from "./keeper";

/** `burgomaster.tab.browser.TabDoor`. */
interface Door {
  ask(method: string, address: string, body: string, who: string): Promise<string>;
  connect(number: number, address: string, who: string): Promise<void>;
  hear(number: number, message: string): void;
  hang_up(number: number): void;
  heard(table: string): Promise<void>;
}

interface Python {
  unpackArchive(archive: ArrayBuffer, format: string): void;
  runPythonAsync(code: string): Promise<unknown>;
}

interface Scope {
  postMessage(message: FromHouse): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToHouse>) => void): void;
}

const scope = self as unknown as Scope;
const keeper = new Keeper();
const others = new BroadcastChannel(TABLES); // other tabs on this device
const thinking = new Map<number, (answer: string | null) => void>();
let thoughts = 0;
let door: Promise<Door> | null = null;

/** What Python is given. */
const outside = {
  async add(key: string, text: string, beside: string): Promise<boolean> {
    const kept = await keeper.add(key, text, beside);
    const [kind, table] = key.split("/");
    if (kept && kind === "row") others.postMessage(table);
    return kept;
  },
  put: (key: string, text: string, beside: string): Promise<void> => keeper.put(key, text, beside),
  all: async (prefix: string, after: string): Promise<string> => JSON.stringify(await keeper.all(prefix, after)),
  think: (asked: string): Promise<string> =>
    new Promise((done, failed) => {
      const think = ++thoughts;
      thinking.set(think, (answer) => (answer === null ? failed(new Error("the engine failed")) : done(answer)));
      scope.postMessage({ think, asked: JSON.parse(asked) });
    }),
  tell: (tell: number, text: string): void => scope.postMessage({ tell, text }),
  closed: (closed: number, code: number, reason: string): void => scope.postMessage({ closed, code, reason }),
};

async function opened(language: string, archive: string, python: string): Promise<Door> {
  const [{ loadPyodide }, packed] = await Promise.all([
    import(/* @vite-ignore */ `${python}pyodide.mjs`) as Promise<{ loadPyodide(told: object): Promise<Python> }>,
    fetch(archive).then((found) => (found.ok ? found.arrayBuffer() : Promise.reject(new Error(found.statusText)))),
  ]);
  const machine = await loadPyodide({ indexURL: python, fullStdLib: false });
  machine.unpackArchive(packed, "zip");
  const open = (await machine.runPythonAsync("from burgomaster.tab.browser import open_door\nopen_door")) as (
    given: typeof outside,
    language: string,
  ) => Promise<Door>;
  return open(outside, language);
}

async function heard(message: ToHouse): Promise<void> {
  if ("open" in message) {
    door = opened(message.open, message.archive, message.python);
    await door;
    scope.postMessage({ ready: true });
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
