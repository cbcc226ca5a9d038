// A new scoring is told type by type, whatever happens meanwhile, and for one round the ranking shows it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happened } from "../../made/api";
import type { Scoring, Yard } from "./yard";

vi.mock("../../lib/words.svelte", () => ({ w: (id: string) => id, listed: (all: string[]) => all.join() }));
vi.mock("../../lib/preferences.svelte", () => ({ pace: () => 1000 }));
const { Shown } = await import("./scoring.svelte");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => void vi.useRealTimers());

/** A table of two after so many turns: the first has scored 8 in A. */
const yard = (number: number, ...scored: Scoring[]): Yard =>
  ({
    turn: 0,
    outlook: { points: [scored.length ? 8 : 0, 0], next: { scoring: "B" }, scorings: { B: { types: {}, points: [3, 0] } } },
    state: { turn: { number }, scored, seats: [{ buildings: {}, points: scored.length ? { A: 8 } : {} }, { buildings: {}, points: {} }] },
  }) as unknown as Yard;
const rows = [
  {
    effects: [
      { kind: "turns-up", scoring: "A" },
      { kind: "scores", scoring: "A", building: "theater", who: 0, count: 1, place: 1, sharers: 1, pot: 8, each: 8, lost: 0 },
    ],
  },
] as unknown as Happened[];

test("others who play on do not cut short what is told, and nobody ever has less than before", () => {
  let now = yard(5);
  const shown = new Shown(
    () => now,
    () => rows,
  );
  shown.follow(now, true);
  const play = (number: number): [Scoring, boolean, number | ""] => {
    now = yard(number, "A");
    shown.follow(now, true);
    return [shown.scoring, shown.telling, shown.points(0)];
  };
  expect(play(6)).toEqual(["A", true, 0]); // museums: nobody has any
  expect(play(9)).toEqual(["A", true, 0]); // more than a round later
  vi.advanceTimersByTime(900);
  expect(play(10)).toEqual(["A", true, 8]); // theaters
  expect(play(30)).toEqual(["B", false, 8]); // who was away is not told old news
});

test("it is told to its end, and shown until a round is over", () => {
  let now = yard(5);
  const shown = new Shown(
    () => now,
    () => rows,
  );
  shown.follow(now, true);
  now = yard(6, "A");
  shown.follow(now, true);
  vi.advanceTimersByTime(6 * 800);
  expect([shown.scoring, shown.telling, shown.points(0)]).toEqual(["A", false, 8]);
  now = yard(9, "A");
  shown.follow(now, true);
  expect(shown.scoring).toBe("B");
});
