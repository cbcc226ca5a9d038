import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EngineClient, type Port } from "./engine_client";
import type { FromWorker, Found, Opened, ToWorker } from "./messages";

const GAME: Opened = { game: "x", module: new ArrayBuffer(0), nets: null, edition: new Uint8Array(), players: 2 };
const STATE = new Uint8Array(4);
const FOUND: Found = { iterations: 5, ideas: [], stopped: false };

/** A worker that does nothing by itself. */
class Fake implements Port {
  sent: ToWorker[] = [];
  ended = false;
  onmessage: Port["onmessage"] = null;
  onerror: Port["onerror"] = null;

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  says(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }
}

let workers: Fake[];
let client: EngineClient;
const asked = (worker: Fake | undefined): unknown[] => worker!.sent.map((one) => ("what" in one ? one.what : one));

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  client = new EngineClient(GAME, () => workers[workers.push(new Fake()) - 1]!, 1000);
});
afterEach(() => vi.useRealTimers());

test("a worker is started with the first question, and the game opened before it", async () => {
  expect(workers.length).toBe(0);
  const legal = client.ask("legal", { state: STATE });
  expect(asked(workers[0])).toEqual(["open", "legal"]);
  workers[0]!.says({ id: 1, answer: null });
  workers[0]!.says({ id: 2, answer: [3, 4] });
  expect(await legal).toEqual([3, 4]);
  void client.ask("turn", { state: STATE });
  expect(asked(workers[0])).toEqual(["open", "legal", "turn"]);
});

test("a question that is refused harms nothing; an engine that broke is replaced", async () => {
  const first = client.ask("apply", { state: STATE, step: 9 });
  workers[0]!.says({ id: 2, error: "step 9 is not legal here", broken: false });
  await expect(first).rejects.toThrow("not legal");
  const second = client.ask("legal", { state: STATE });
  const waiting = client.ask("turn", { state: STATE });
  workers[0]!.says({ id: 3, error: "unreachable", broken: true });
  await expect(second).rejects.toThrow("unreachable");
  await expect(waiting).rejects.toThrow("unreachable");
  expect(workers[0]!.ended).toBe(true);
  const third = client.ask("legal", { state: STATE });
  expect(asked(workers[1])).toEqual(["open", "legal"]);
  workers[1]!.says({ id: 6, answer: [1] });
  expect(await third).toEqual([1]);
});

test("a worker that dies or hangs is not waited for", async () => {
  const died = client.ask("legal", { state: STATE });
  workers[0]!.onerror?.({} as ErrorEvent);
  await expect(died).rejects.toThrow("has stopped");
  const hung = client.ask("legal", { state: STATE });
  const told = expect(hung).rejects.toThrow("does not answer");
  await vi.advanceTimersByTimeAsync(1001);
  await told;
  expect(workers.map((one) => one.ended)).toEqual([true, true]);
});

test("a search may last as long as it reports, and can be stopped", async () => {
  const reports: number[] = [];
  const search = client.search({ state: STATE, iterations: 9, seed: 1n, memory: false }, (one) => reports.push(one.iterations));
  workers[0]!.says({ id: 1, answer: null });
  for (let i = 0; i < 4; i++) {
    await vi.advanceTimersByTimeAsync(900);
    workers[0]!.says({ id: 2, soFar: FOUND });
  }
  expect(reports).toEqual([5, 5, 5, 5]);
  search.stop();
  expect(workers[0]!.sent.at(-1)).toEqual({ stop: 2 });
  workers[0]!.says({ id: 2, answer: { ...FOUND, stopped: true } });
  expect((await search.found).stopped).toBe(true);
});

test("closing tells who waits", async () => {
  const waiting = client.ask("legal", { state: STATE });
  client.close();
  await expect(waiting).rejects.toThrow("closed");
});
