import { afterEach, expect, test, vi } from "vitest";

vi.mock("./words.svelte", () => ({ speech: { language: "en", own: (id: string) => id } }));
const { Away, backOff, clientId, persist, post, Refused } = await import("./server");

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

test("a click is sent again with the same id until it is answered", async () => {
  vi.useFakeTimers();
  const bodies: string[] = [];
  const tries = vi.fn(async (_: string, request: RequestInit) => {
    bodies.push(String(request.body));
    if (bodies.length === 1) throw new TypeError("no line");
    return bodies.length === 2 ? answer(503, {}) : answer(200, { seq: 7 });
  });
  vi.stubGlobal("fetch", tries);
  const waiting = vi.fn();
  const done = persist<{ seq: number }>("/x", { client_id: "one" }, waiting);
  await vi.runAllTimersAsync();
  expect(await done).toEqual({ seq: 7 });
  expect(new Set(bodies)).toEqual(new Set(['{"client_id":"one"}']));
  expect(waiting).toHaveBeenCalledTimes(2);
});

test("a click on a line that is dead and not closed is sent again", async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) => {
    const one = new AbortController();
    setTimeout(() => one.abort(new DOMException("late", "TimeoutError")), limit);
    return one.signal;
  });
  const never = (signal: AbortSignal): Promise<never> =>
    new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason as Error)));
  const stuck = answer(200, {});
  const tries = vi.fn((_: string, { signal }: RequestInit) => {
    if (tries.mock.calls.length === 1) return never(signal!); // no answer at all
    if (tries.mock.calls.length > 2) return Promise.resolve(answer(200, { seq: 7 }));
    stuck.json = () => never(signal!); // an answer that stops in the middle
    return Promise.resolve(stuck);
  });
  vi.stubGlobal("fetch", tries);
  const waiting = vi.fn();
  const done = persist<{ seq: number }>("/x", { client_id: "one" }, waiting);
  await vi.runAllTimersAsync();
  expect(await done).toEqual({ seq: 7 });
  expect(waiting).toHaveBeenCalledTimes(2);
});

test("a refusal is not sent again, and tells its rule", async () => {
  const error = { code: "illegal", text: "Mine costs 6.", rule: "MK-9" };
  const fetched = vi.fn(async () => answer(409, { error }));
  vi.stubGlobal("fetch", fetched);
  const problem = await persist("/x", { client_id: "one" }, () => undefined).catch((one: unknown) => one);
  expect(problem).toBeInstanceOf(Refused);
  expect(problem).toMatchObject({ status: 409, code: "illegal", message: "Mine costs 6.", rule: "MK-9" });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("what cannot be reached is away", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError()));
  await expect(post("/x")).rejects.toBeInstanceOf(Away);
});

test("waiting grows, within bounds, and is spread", () => {
  expect(backOff(0, 0)).toBeLessThan(backOff(3, 0));
  for (let tries = 0; tries < 50; tries++) expect(backOff(tries, 0.999)).toBeLessThanOrEqual(10_000);
  expect(backOff(20, 0)).not.toBe(backOff(20, 1));
});

test("ids differ and are short enough", () => {
  const ids = new Set(Array.from({ length: 100 }, clientId));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
});
