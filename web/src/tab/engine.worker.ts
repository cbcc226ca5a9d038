/** A worker with the engine of one game in it. */

import { Answerer } from "./answerer";
import type { FromWorker, ToWorker } from "./messages";

interface Scope {
  postMessage(message: FromWorker): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
}

const scope = self as unknown as Scope;
const channel = new MessageChannel();
const paused: (() => void)[] = []; // a search that gives way pauses beside the one that came later
channel.port1.onmessage = () => paused.shift()?.();

/** Messages that wait come in before this goes on; a timer would wait at least four milliseconds. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    paused.push(resolve);
    channel.port2.postMessage(null);
  });

const answerer = new Answerer((message) => scope.postMessage(message), pause);
scope.addEventListener("message", (event) => void answerer.hear(event.data));
