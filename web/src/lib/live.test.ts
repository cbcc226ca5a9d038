import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happened, Whole } from "../made/api";

vi.mock("./words.svelte", () => ({ speech: { language: "en", own: (id: string) => id } }));
vi.mock("./settings.svelte", () => ({ pace: () => 0 }));

class Line {
  static all: Line[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  constructor(readonly address: string) {
    Line.all.push(this);
  }
  close(): void {}
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
  ({ type: "table", id: "t", seq, moved: seq, game: "g", options: {}, present: [], table: { status: "running" }, view, you: you(actions), clock: null }) as unknown as Whole;
const row = (seq: number, actions: string[], kind = "act"): Happened =>
  ({ type: "row", seq, at: 0, kind, seat: 1, text: "x", said: "x", chance: [], told: [], moved: kind === "act" ? seq : seq - 1, clock: null, view, you: you(actions) }) as unknown as Happened;

let answers: ((path: string, body: string) => Response | Promise<Response>) | null = null;
const sent: { path: string; body: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  sent.length = 0;
  answers = null;
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: false, visibilityState: "visible", addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    const body = String(request.body ?? "");
    if (path.includes("/log")) return json({ rows: [], seq: 0 });
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

test("a silent line counts as dead", async () => {
  const live = await table([]);
  const close = vi.spyOn(Line.all[0]!, "close");
  await vi.advanceTimersByTimeAsync(40_000);
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
