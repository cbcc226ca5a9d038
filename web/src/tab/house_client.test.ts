import { beforeEach, expect, test, vi } from "vitest";

vi.mock("../made/house.zip?url", () => ({ default: "/house.zip" }));
vi.mock("../made/python_library.zip?url", () => ({ default: "/library.zip" }));
vi.mock("../made/house_files.json", () => ({ default: { python: "pyodide/1/", counted: {}, sizes: {}, lock: {} } }));
vi.mock("../lib/words.svelte", () => ({ speech: { language: "nl" } }));
vi.stubGlobal("location", { href: "https://tab.example/table/tab-1" });
const { HouseClient } = await import("./house_client");
const { Cancelled } = await import("../lib/loading.svelte");
import type { HousePort } from "./house_client";
import type { Asked, FromHouse, ToHouse } from "./house_messages";

/** A worker that does nothing by itself. */
class Fake implements HousePort {
  sent: ToHouse[] = [];
  ended = false;
  onmessage: HousePort["onmessage"] = null;
  onerror: HousePort["onerror"] = null;

  postMessage(message: ToHouse): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  says(message: FromHouse): void {
    this.onmessage?.({ data: message } as MessageEvent<FromHouse>);
  }
}

const ASKED: Asked = { what: "chances", game: "x", players: 2, edition: "", state: "", seed: "1" };
let workers: Fake[];
let thought: (asked: Asked) => Promise<string>;
const opened = vi.fn();
let watcher: { going: boolean; share: number };
let client: InstanceType<typeof HouseClient>;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  vi.restoreAllMocks();
  opened.mockClear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  workers = [];
  thought = () => Promise.resolve("[1]");
  const places = { archive: "/a", parts: { go: "/go" }, python: "/p/", library: "/l", lock: {}, sizes: { one: 30, two: 10 } };
  watcher = { going: false, share: 0 };
  client = new HouseClient(() => workers[workers.push(new Fake()) - 1]!, (asked) => thought(asked), places, () => "nl", () => "go", watcher, opened);
});

test("the worker starts with the first request, which waits until the house is open", async () => {
  expect(workers.length).toBe(0);
  const answer = client.ask("GET", "/api/me", "");
  await settled();
  expect(workers[0]!.sent).toEqual([
    { open: "nl", game: "go", archive: "/a", parts: { go: "/go" }, python: "/p/", library: "/l", lock: {}, sizes: { one: 30, two: 10 } },
  ]);
  workers[0]!.says({ ready: true, restored: false });
  await settled();
  expect(workers[0]!.sent[1]).toEqual({ ask: 1, method: "GET", address: "/api/me", body: "", who: "" });
  workers[0]!.says({ answered: 1, answer: [200, "{}", "application/json"] });
  expect(await answer).toEqual([200, "{}", "application/json"]);
});

test("what the house asks is thought about, and a failure is told", async () => {
  void client.start();
  workers[0]!.says({ think: 3, asked: ASKED });
  await settled();
  expect(workers[0]!.sent.at(-1)).toEqual({ thought: 3, answer: "[1]" });
  thought = () => Promise.reject(new Error("broken"));
  workers[0]!.says({ think: 4, asked: ASKED });
  await settled();
  expect(workers[0]!.sent.at(-1)).toEqual({ thought: 4, answer: null });
});

test("a connection is told what comes until it hangs up", async () => {
  const heard: unknown[] = [];
  const listener = { opened: () => heard.push("open"), told: (text: string) => heard.push(text), closed: (code: number) => heard.push(code) };
  const line = client.connect("/api/tables/tab-1/live", listener);
  workers[0]!.says({ ready: true, restored: false });
  await settled();
  workers[0]!.says({ tell: 1, text: "row" });
  line.hangUp();
  workers[0]!.says({ tell: 1, text: "too late" });
  expect(heard).toEqual(["open", "row"]);
  expect(workers[0]!.sent.at(-1)).toEqual({ hangUp: 1 });
});

test("a worker that breaks is told of, and the next request starts another", async () => {
  const heard: number[] = [];
  client.connect("/api/tables/tab-1/live", { opened: () => undefined, told: () => undefined, closed: (code) => heard.push(code) });
  workers[0]!.says({ ready: true, restored: false });
  await settled();
  const waiting = client.ask("GET", "/api/me", "");
  await settled();
  workers[0]!.onerror?.({ message: "out of memory" } as ErrorEvent);
  await expect(waiting).rejects.toThrow("out of memory");
  expect(heard).toEqual([1012]); // the table connects again
  expect(workers[0]!.ended).toBe(true);
  void client.start();
  expect(workers.length).toBe(2);
});

test("a house that cannot be opened says why to everybody who waits", async () => {
  const waiting = client.ask("GET", "/api/me", "");
  await settled();
  workers[0]!.says({ failed: "no such file" });
  await expect(waiting).rejects.toThrow("no such file");
});

test("how far it is can be seen until the house is open", () => {
  void client.start();
  expect(watcher).toEqual({ going: true, share: 0 });
  workers[0]!.says({ loaded: 10 });
  expect(watcher).toEqual({ going: true, share: 0.25 });
  expect(opened).not.toHaveBeenCalled();
  workers[0]!.says({ ready: true, restored: false });
  expect(watcher.going).toBe(false);
  expect(opened).toHaveBeenCalledOnce();
});

test("who cancels ends the worker and is not told of a failure; the next request begins anew", async () => {
  const waiting = client.ask("GET", "/api/me", "");
  await settled();
  client.cancel();
  await expect(waiting).rejects.toBeInstanceOf(Cancelled);
  expect([workers[0]!.ended, watcher.going]).toEqual([true, false]);
  expect(console.error).not.toHaveBeenCalled();
  void client.start();
  workers[1]!.says({ ready: true, restored: false });
  client.cancel(); // nothing is being loaded
  expect(workers[1]!.ended).toBe(false);
});
