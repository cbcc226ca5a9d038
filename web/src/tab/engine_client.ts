/** The page's end of an engine's worker: questions become promises. A worker that breaks or hangs is replaced, and the
 * game opened again, so the next question is answered as if nothing had happened. */

import type { Answer, Asks, Found, FromWorker, Opened, Question, ToWorker } from "./messages";

const LIMIT = 30_000; // milliseconds that an answer may take, of a search the time between two reports

/** What the page needs of a worker. */
export interface Port {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  done(answer: unknown): void;
  failed(problem: Error): void;
  soFar: ((found: Found) => void) | null;
  timer: ReturnType<typeof setTimeout>;
}

export class EngineClient {
  #port: Port | null = null;
  #ids = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** `make` starts a worker. */
  constructor(
    private readonly game: Opened,
    private readonly make: () => Port,
    private readonly limit = LIMIT,
  ) {}

  /** Ask something about the game; `open` is asked by itself. */
  ask<Q extends Exclude<Question, "open" | "search">>(what: Q, asks: Asks<Q>): Promise<Answer<Q>> {
    return this.#send(what, asks, null).answer;
  }

  /** Search, and report how far it is; `stop` ends it with what it has found. */
  search(asks: Asks<"search">, soFar: (found: Found) => void = () => undefined): { found: Promise<Found>; stop(): void } {
    const { id, answer } = this.#send("search", asks, soFar);
    const port = this.#port;
    return { found: answer, stop: () => port === this.#port && port?.postMessage({ stop: id }) };
  }

  /** End the worker. Whoever still waits is told so. */
  close(problem = "the engine was closed"): void {
    const port = this.#port;
    this.#port = null;
    if (port) {
      port.onmessage = port.onerror = null;
      port.terminate();
    }
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of left) {
      clearTimeout(one.timer);
      one.failed(new Error(problem));
    }
  }

  #send<Q extends Question>(
    what: Q,
    asks: Asks<Q>,
    soFar: Waiting["soFar"],
  ): { id: number; answer: Promise<Answer<Q>> } {
    const port = this.#port ?? this.#start();
    const id = ++this.#ids;
    const answer = new Promise<Answer<Q>>((resolve, reject) => {
      const done = (given: unknown): void => resolve(given as Answer<Q>);
      this.#waiting.set(id, { done, failed: reject, soFar, timer: this.#alarm() });
    });
    port.postMessage({ id, what, asks } as ToWorker);
    return { id, answer };
  }

  #start(): Port {
    const port = this.make();
    this.#port = port;
    port.onmessage = (event) => this.#hear(event.data);
    port.onerror = () => this.close("the engine has stopped");
    // If it cannot be opened, every question that follows fails with its own sentence.
    this.#send("open", this.game, null).answer.catch(() => undefined);
    return port;
  }

  #alarm(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.close("the engine does not answer"), this.limit);
  }

  #hear(message: FromWorker): void {
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    if ("soFar" in message) {
      waiting.timer = this.#alarm();
      waiting.soFar?.(message.soFar);
      return;
    }
    this.#waiting.delete(message.id);
    if ("answer" in message) return waiting.done(message.answer);
    waiting.failed(new Error(message.error));
    if (message.broken) this.close(message.error);
  }
}
