import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happened, Whole } from "../made/api";

vi.mock("./words.svelte", () => ({ speech: { language: "en", own: (id: string) => id } }));
const speed = vi.hoisted(() => ({ pace: 0 }));
vi.mock("./preferences.svelte", () => ({ pace: () => speed.pace }));

class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  constructor(readonly address: string) {
    Line.all.push(this);
  }
  close(): void {}
  send(text: string): void {
    this.sent.push(text);
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const you = (actions: string[]) => ({
  seat: 0,
  state: {},
  actions: actions.map((text) => ({ text, said: text, complete: true })),
  step_in: false,
  undo: null,
});
const view = { turn: 0, scores: [0, 0], winners: [], state: {} };

const whole = (seq: number, actions: string[]): Whole =>
  ({ type: "table", id: "t", seq, moved: seq, game: "g", options: {}, present: [], table: { status: "running", seats: [] }, view, you: you(actions), clock: null }) as unknown as Whole;
const row = (seq: number, actions: string[], kind = "act"): Happened =>
  ({ type: "row", seq, at: 0, kind, seat: 1, text: "x", said: "x", chance: [], told: [], moved: kind === "act" ? seq : seq - 1, clock: null, view, you: you(actions) }) as unknown as Happened;

const heard = new Map<string, () => void>(); // events of the window
let answers: ((path: string, body: string) => Response | Promise<Response>) | null = null;
let stored: Happened[] = []; // what the server's log holds
const sent: { path: string; body: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  sent.length = 0;
  answers = null;
  stored = [];
  speed.pace = 0;
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: false, visibilityState: "visible", addEventListener() {}, removeEventListener() {} });
  heard.clear();
  vi.stubGlobal("addEventListener", (event: string, hear: () => void) => heard.set(event, hear));
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    const body = String(request.body ?? "");
    const part = /after=(\d+)&limit=(\d+)/.exec(path);
    if (part) {
      const after = Number(part[1]);
      return json({ rows: stored.filter(({ seq }) => seq > after && seq <= after + Number(part[2])), seq: 0 });
    }
    sent.push({ path, body });
    return answers!(path, body);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

async function table(actions: string[]) {
  const { LiveTable } = await import("./live.svelte");
  const live = new LiveTable("t");
  Line.all[0]!.say(whole(5, actions));
  await vi.advanceTimersByTimeAsync(1);
  return live;
}
const texts = (live: { legal: readonly { text: string }[] }): string[] => live.legal.map((one) => one.text);

test("a whole table, then rows; a row that comes twice counts once", async () => {
  const live = await table(["a"]);
  expect(texts(live)).toEqual(["a"]);
  Line.all[0]!.say(row(6, ["b"]));
  Line.all[0]!.say(row(6, ["c"]));
  await vi.advanceTimersByTimeAsync(1);
  expect(live.shown?.seq).toBe(6);
  expect(texts(live)).toEqual(["b"]);
  expect(live.rows.map((one) => one.seq)).toEqual([6]);
  live.end();
});

test("a lost line is opened again from the last row seen", async () => {
  const live = await table(["a"]);
  Line.all[0]!.onclose!({ code: 1006, reason: "" });
  expect(live.link).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(Line.all).toHaveLength(2);
  expect(Line.all[1]!.address).toContain("since=5");
  Line.all[1]!.say(row(6, ["b"]));
  await vi.advanceTimersByTimeAsync(1);
  expect([live.link, live.shown?.seq]).toEqual(["live", 6]);
  live.end();
});

test("a table one may not see is not asked for again", async () => {
  const live = await table([]);
  Line.all[0]!.onclose!({ code: 4003, reason: "no spectators" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([live.link, live.why_gone, Line.all.length]).toEqual(["gone", "no spectators", 1]);
  live.end();
});

test("a dead line is noticed within five seconds, and made anew", async () => {
  const live = await table([]);
  await vi.advanceTimersByTimeAsync(2500);
  expect(Line.all[0]!.sent).toEqual(["ping"]);
  expect(live.link).toBe("live");
  await vi.advanceTimersByTimeAsync(2500);
  expect([live.link, Line.all.length]).toEqual(["lost", 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(Line.all).toHaveLength(2);
  Line.all[1]!.say(row(6, []));
  await vi.advanceTimersByTimeAsync(1);
  expect([live.link, live.shown?.seq]).toEqual(["live", 6]);
  live.end();
});

test("a slow answer is an answer: the line is not made anew", async () => {
  const live = await table([]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(live.link).toBe("lost");
  Line.all[0]!.say({ type: "beat" });
  expect(live.link).toBe("live");
  await vi.advanceTimersByTimeAsync(1000);
  expect(Line.all).toHaveLength(1);
  live.end();
});

test("a server that answers is asked again and again, and nothing is lost", async () => {
  const live = await table([]);
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    const line = Line.all[0]!;
    if (line.sent.splice(0).length) line.say({ type: "beat" });
    expect(live.link).toBe("live");
  }
  expect(Line.all).toHaveLength(1);
  live.end();
});

test("the browser knows at once that it is offline, and comes back at once", async () => {
  const live = await table([]);
  heard.get("offline")!();
  expect(live.link).toBe("lost");
  heard.get("online")!();
  expect(Line.all).toHaveLength(2);
  live.end();
});

test("a hidden tab asks nothing; its line counts as dead after long silence", async () => {
  const live = await table([]);
  Object.assign(document, { visibilityState: "hidden" });
  const close = vi.spyOn(Line.all[0]!, "close");
  await vi.advanceTimersByTimeAsync(40_000);
  expect(Line.all[0]!.sent).toEqual([]);
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(close).toHaveBeenCalled();
  live.end();
});

test("nothing can be clicked between a click and its row", async () => {
  const live = await table(["a", "b"]);
  answers = () => json({ seq: 6 });
  const acted = live.act("a");
  expect(texts(live)).toEqual([]);
  void live.act("b");
  await acted;
  expect(texts(live)).toEqual([]); // acknowledged, but its row has not come
  expect(sent).toHaveLength(1);
  Line.all[0]!.say(row(6, ["c"]));
  await vi.advanceTimersByTimeAsync(1);
  expect(texts(live)).toEqual(["c"]);
  live.end();
});

test("a refusal is told, and one may choose again", async () => {
  const live = await table(["a"]);
  answers = () => json({ error: { code: "illegal", text: "No.", rule: "MK-9" } }, 409);
  await live.act("a");
  expect(live.trouble).toEqual({ text: "No.", rule: "MK-9" });
  expect(texts(live)).toEqual(["a"]);
  live.end();
});

test("talk does not disturb a beginning; a move does", async () => {
  const live = await table(["a"]);
  answers = () => json({ seq: 5, steps: [{ text: "a 1", said: "", complete: true }] });
  await live.extend("a");
  expect([live.prefix, texts(live)]).toEqual(["a", ["a 1"]]);
  Line.all[0]!.say(row(6, ["a"], "chat"));
  await vi.advanceTimersByTimeAsync(1);
  expect(live.prefix).toBe("a");
  Line.all[0]!.say(row(7, ["b"]));
  await vi.advanceTimersByTimeAsync(1);
  expect([live.prefix, texts(live)]).toEqual(["", ["b"]]);
  live.end();
});

test("who comes back to a tab that was asleep sees the present at once, and a log without holes", async () => {
  speed.pace = 600;
  const live = await table([]);
  for (let seq = 6; seq <= 8; seq++) Line.all[0]!.say(row(seq, []));
  await vi.advanceTimersByTimeAsync(5000);
  expect(live.rows.map((one) => one.seq)).toEqual([6, 7, 8]);
  // Two hours later: the connection has been dead for long, without a close event.
  vi.setSystemTime(Date.now() + 7_200_000);
  let moved = 0;
  live.around = () => void (moved += 1);
  await vi.advanceTimersByTimeAsync(5000);
  expect([live.link, Line.all.length]).toEqual(["lost", 2]);
  expect(Line.all[1]!.address).toContain("since=8");
  stored = Array.from({ length: 400 }, (_, n) => row(n + 1, []));
  Line.all[1]!.say(whole(400, ["a"]));
  await vi.advanceTimersByTimeAsync(1);
  expect([live.link, live.shown?.seq, live.caught_up, moved]).toEqual(["live", 400, true, 0]);
  expect(live.rows.map((one) => one.seq)).toEqual(Array.from({ length: 100 }, (_, n) => 301 + n));
  expect(live.complete).toBe(false);
  await live.loadAll();
  expect(live.rows.map((one) => one.seq)).toEqual(Array.from({ length: 400 }, (_, n) => n + 1));
  expect(live.complete).toBe(true);
  live.end();
});

test("what was missed is not watched, however slowly it comes", async () => {
  const live = await table(["a"]);
  Line.all[0]!.onclose!({ code: 1006, reason: "" });
  await vi.advanceTimersByTimeAsync(5000);
  speed.pace = 600;
  let moved = 0;
  live.around = () => void (moved += 1);
  const line = Line.all.at(-1)!;
  line.onopen?.();
  line.say({ type: "missed", upto: 65 });
  for (let first = 6; first < 66; first += 10) {
    for (let seq = first; seq < first + 10; seq++) line.say({ ...row(seq, seq === 65 ? ["b"] : []), kind: "act" });
    await vi.advanceTimersByTimeAsync(1000);
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect([live.shown?.seq, live.caught_up]).toEqual([65, true]);
  expect(moved).toBe(1); // the last one
  live.end();
});

test("an acknowledged move whose row does not come is fetched over a new line", async () => {
  const live = await table(["a"]);
  answers = () => json({ seq: 6 });
  await live.act("a");
  await vi.advanceTimersByTimeAsync(3000);
  expect(Line.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(Line.all).toHaveLength(2);
  Line.all[1]!.say(row(6, ["b"]));
  await vi.advanceTimersByTimeAsync(1);
  expect([live.sending, texts(live)]).toEqual([null, ["b"]]);
  live.end();
});

test("rows are shown one after the other, unless one is in a hurry", async () => {
  speed.pace = 600;
  const live = await table([]);
  for (let seq = 6; seq <= 9; seq++) Line.all[0]!.say(row(seq, ["a"]));
  await vi.advanceTimersByTimeAsync(10);
  expect([live.shown?.seq, live.caught_up, texts(live)]).toEqual([6, false, []]);
  live.hurry();
  await vi.advanceTimersByTimeAsync(10);
  expect([live.shown?.seq, live.caught_up, texts(live)]).toEqual([9, true, ["a"]]);
  // The next ones take their time again.
  await vi.advanceTimersByTimeAsync(1000);
  Line.all[0]!.say(row(10, ["a"]));
  Line.all[0]!.say(row(11, ["a"]));
  await vi.advanceTimersByTimeAsync(10);
  expect(live.shown?.seq).toBe(10);
  live.end();
});

test("what three bots do is told in four seconds, however much it is", async () => {
  speed.pace = 600;
  const live = await table([]);
  Line.all[0]!.say({ ...row(6, []), seat: 0 }); // one's own move
  await vi.advanceTimersByTimeAsync(700);
  for (let seq = 7; seq <= 18; seq++) Line.all[0]!.say(row(seq, seq === 18 ? ["a"] : []));
  await vi.advanceTimersByTimeAsync(1000);
  expect(live.caught_up).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect([live.shown?.seq, live.caught_up, texts(live)]).toEqual([18, true, ["a"]]);
  live.end();
});

test("one's nonce is committed to at the table's own page, and not beside another table", async () => {
  const { LiveTable } = await import("./live.svelte");
  answers = () => json({ seq: 5 });
  const waiting = { ...whole(5, []), table: { status: "open", sealed: false, seats: [{ player: "anna", commitment: null, word: null }] } };
  for (const aside of [true, false]) {
    const live = new LiveTable("t", false, aside);
    Line.all.at(-1)!.say(waiting);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.filter(({ path }) => path.includes("/commit"))).toHaveLength(aside ? 0 : 1);
    live.end();
  }
});
