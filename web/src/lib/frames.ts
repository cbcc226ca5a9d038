/** Frames of the screen. */
import { sleep } from "./server";

/** The moment before the page is painted again; soon also where nobody looks, since then it is not painted. */
export const drawing = (): Promise<unknown> =>
  Promise.race([sleep(100), new Promise((done) => (globalThis.requestAnimationFrame ?? setTimeout)(done))]);

const queue: (() => void)[] = [];
let under_way = false;

/** Does things one after the other, each in a task after a frame of its own; the function it returns takes one back. */
export function inTurn(make: () => void): () => void {
  queue.push(make);
  if (!under_way) void work();
  return () => {
    const place = queue.indexOf(make);
    if (place >= 0) queue.splice(place, 1);
  };
}

async function work(): Promise<void> {
  under_way = true;
  while (queue.length) {
    await drawing();
    await sleep(0);
    queue.shift()?.();
  }
  under_way = false;
}
