/** The page's end of the house of this device: requests and live connections, as a server would answer them. */

import archive from "../made/house.zip?url";
import files from "../made/house_files.json";
import library from "../made/python_library.zip?url";
import { lastGame } from "../lib/here";
import { Cancelled, loading } from "../lib/loading.svelte";
import { keepAll } from "../lib/offline.svelte";
import { base } from "../lib/place";
import { speech } from "../lib/words.svelte";
import { fetchEngines } from "./engine_files";
import type { Answered, FromHouse, Places, ToHouse } from "./house_messages";
import { think } from "./thinking";

const SOON = 3000; // milliseconds
const GONE = 1012; // close code after which the page connects anew

/** What the house needs of a worker. */
export interface HousePort {
  postMessage(message: ToHouse): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromHouse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Who is told how the worker's loading goes on. */
export interface Watcher {
  going: boolean;
  share: number;
}

/** What a live connection is told. */
export interface Listener {
  opened(): void;
  told(text: string): void;
  closed(code: number, reason: string): void;
}

export class HouseClient {
  #port: HousePort | null = null;
  #numbers = 0;
  #ready: Promise<void> = Promise.resolve();
  #failed: (problem: Error) => void = () => undefined; // tells who waits for it
  readonly #waiting = new Map<number, { done(answer: Answered): void; failed(problem: Error): void }>();
  readonly #listening = new Map<number, Listener>();

  /** `make` starts a worker; `thinks` asks the engine; `opened` is called when the house is open. */
  constructor(
    private readonly make: () => HousePort,
    private readonly thinks: (asked: Parameters<typeof think>[0]) => Promise<string>,
    private readonly places: Places,
    private readonly language: () => string,
    private readonly game: () => string,
    private readonly watcher: Watcher,
    private readonly opened: () => void,
  ) {}

  /** Starts the worker, if it does not run. The promise is kept when Python is there. */
  start(): Promise<void> {
    if (this.#port) return this.#ready;
    const port = this.make();
    this.#port = port;
    Object.assign(this.watcher, { going: true, share: 0 });
    const all = Object.values(this.places.sizes).reduce((sum, size) => sum + size, 0);
    this.#ready = new Promise((done, failed) => {
      this.#failed = failed;
      port.onmessage = (event) => {
        if ("loaded" in event.data) this.watcher.share = event.data.loaded / all;
        else if ("ready" in event.data) {
          this.watcher.going = false;
          performance.mark("house", { detail: { restored: event.data.restored } }); // for who looks where the time goes
          this.opened();
          done();
        } else if ("failed" in event.data) this.#break(event.data.failed);
        else this.#hear(event.data);
      };
      port.onerror = (event) => this.#break(event.message);
    });
    this.#ready.catch(() => undefined); // who waits is told
    port.postMessage({ open: this.language(), game: this.game(), ...this.places });
    return this.#ready;
  }

  async ask(method: string, address: string, body: string, who = ""): Promise<Answered> {
    await this.start();
    const ask = ++this.#numbers;
    return new Promise((done, failed) => {
      this.#waiting.set(ask, { done, failed });
      this.#port!.postMessage({ ask, method, address, body, who });
    });
  }

  /** Connects to a table; gives the functions to say something and to hang up. */
  connect(address: string, listener: Listener, who = ""): { hangUp(): void } {
    const connect = ++this.#numbers;
    this.#listening.set(connect, listener);
    this.start().then(
      () => {
        if (!this.#listening.has(connect)) return; // hung up meanwhile
        listener.opened();
        this.#port?.postMessage({ connect, address, who });
      },
      () => {
        if (this.#listening.delete(connect)) listener.closed(GONE, "");
      },
    );
    const hangUp = (): void => {
      if (this.#listening.delete(connect)) this.#port?.postMessage({ hangUp: connect });
    };
    return { hangUp };
  }

  #hear(message: Exclude<FromHouse, { loaded: number } | { ready: true; restored: boolean } | { failed: string }>): void {
    if ("answered" in message) {
      this.#waiting.get(message.answered)?.done(message.answer);
      this.#waiting.delete(message.answered);
    } else if ("think" in message) {
      const port = this.#port;
      const tell = (answer: string | null): void => port?.postMessage({ thought: message.think, answer });
      this.thinks(message.asked).then(tell, () => tell(null));
    } else if ("tell" in message) this.#listening.get(message.tell)?.told(message.text);
    else {
      this.#listening.get(message.closed)?.closed(message.code, message.reason);
      this.#listening.delete(message.closed);
    }
  }

  /** Stops while it is being loaded: whoever waits is told, and the next one who asks begins anew. */
  cancel(): void {
    if (this.watcher.going) this.#end(new Cancelled());
  }

  /** The worker is broken. */
  #break(problem: string): void {
    console.error(problem); // people are told in words; who looks for the reason finds it here
    this.#end(new Error(problem));
  }

  /** Whoever waits is told, and the next one who asks starts another worker. */
  #end(problem: Error): void {
    this.#failed(problem);
    this.watcher.going = false;
    if (this.#port) {
      this.#port.onmessage = this.#port.onerror = null;
      this.#port.terminate();
    }
    this.#port = null;
    const [waiting, listening] = [[...this.#waiting.values()], [...this.#listening.values()]];
    this.#waiting.clear();
    this.#listening.clear();
    for (const one of waiting) one.failed(problem);
    for (const one of listening) one.closed(GONE, "");
  }
}

const worker = (): HousePort => new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" }) as unknown as HousePort;

const FOUND = import.meta.glob<string>("../made/parts/*.zip", { query: "?url", import: "default", eager: true });
const whole = (address: string): string => new URL(address, location.href).href;
const fileOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1);
const parts = Object.fromEntries(Object.entries(FOUND).map(([file, address]) => [fileOf(file).replace(".zip", ""), whole(address)]));

/** The game whose part comes with Python: the one that somebody is about to play, or played last, or the first that is offered. */
function gameFirst(): string {
  const last = lastGame().replaceAll("-", "_");
  return last in parts ? last : Object.keys(files.sizes).find((name) => name in parts)!;
}

/** The house of this device. */
export const deviceHouse = new HouseClient(
  worker,
  think,
  {
    archive: whole(archive),
    parts,
    python: whole(`${base}${files.python}`),
    library: whole(library),
    lock: files.lock,
    sizes: { ...files.counted, [fileOf(archive)]: files.sizes.house, [fileOf(library)]: files.sizes.library },
  },
  () => speech.language,
  gameFirst,
  loading,
  () => setTimeout(() => (fetchEngines(), void keepAll().catch(() => undefined)), SOON), // a board that somebody waits for comes first
);
loading.cancel = () => {
  loading.unwanted = true;
  deviceHouse.cancel();
};

/** Gets everything ready before somebody clicks: the house takes seconds to open. */
export function prepare(): void {
  deviceHouse.start().catch(() => undefined); // who clicks is told, and it is tried again
}

/** A request to it, answered as `fetch` would. */
export async function fetchHere(address: string, told: { method: string; body: string | null }, who: string): Promise<Response> {
  const [status, text, media] = await deviceHouse.ask(told.method, address, told.body ?? "", who);
  return new Response(text, { status, headers: { "Content-Type": media } });
}
