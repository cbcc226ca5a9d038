/** A worker with the engine of one game in it. */

import { Desk } from "./desk";
import type { FromWorker, ToWorker } from "./messages";

interface Scope {
  postMessage(message: FromWorker): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
}

const scope = self as unknown as Scope;
const channel = new MessageChannel();
let goOn: () => void = () => undefined;
channel.port1.onmessage = () => goOn();

/** Messages that wait come in before this goes on; a timer would wait at least four milliseconds. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    goOn = resolve;
    channel.port2.postMessage(null);
  });

const desk = new Desk((message) => scope.postMessage(message), pause);
scope.addEventListener("message", (event) => void desk.hear(event.data));
