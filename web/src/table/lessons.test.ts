// The guided first game waits for the player, comes back to what could not be done yet, and ends.
import { expect, test } from "vitest";
import type { Lesson, Scene } from "../games/contract";
import type { Happened, Spoken } from "../made/api";
import { finished, learnt, lessonAhead, lessonNow, ownMoves, progress } from "./lessons";

const scene = (turn: Scene["turn"]): Scene => ({ turn, seat: 0 }) as Scene;
const may = (...texts: string[]): Spoken[] => texts.map((text) => ({ text, said: text, complete: true }));
const LESSONS: Lesson[] = [
  { id: "goal" },
  { id: "throw", does: (_, action) => action === "throw" },
  { id: "luck", optional: true, when: (_, legal) => legal.some((one) => one.text === "luck"), does: (_, action) => action === "luck" },
  { id: "build", wait: true, when: (_, legal) => legal.some((one) => one.text === "build"), does: (_, action) => action === "build" },
  { id: "why", refused: true },
  { id: "more" },
];
const now = (done: string[], turn: Scene["turn"], ...legal: string[]): string | undefined =>
  lessonNow(LESSONS, done, scene(turn), may(...legal))?.id;

test("lessons come in order, tasks only on one's own turn", () => {
  expect(now([], 1)).toBe("goal");
  expect(now(["goal"], 1)).toBeUndefined(); // what is to be read later does not overtake a task
  expect(now(["goal", "throw", "build", "why"], 1)).toBe("more");
  expect(now(["goal"], 0)).toBeUndefined(); // a click is under way
  expect(now(["goal"], 0, "throw")).toBe("throw");
  expect(now([], "over")).toBeUndefined();
});

test("what is being read stays until it is done", () => {
  const goal = LESSONS[0]!;
  const held = (done: string[]): string | undefined => lessonNow([LESSONS[1]!, goal], done, scene(0), may("throw"), goal)?.id;
  expect(held([])).toBe("goal");
  expect(held(["goal"])).toBe("throw");
});

test("what cannot be done yet is passed over, and comes back", () => {
  expect(now(["goal", "throw"], 0, "pass")).toBe("why");
  expect(now(["goal", "throw", "why"], 0, "pass")).toBe("more");
  expect(now(["goal", "throw", "why", "more"], 0, "pass")).toBeUndefined();
  expect(lessonAhead(LESSONS, ["goal", "throw", "why"])?.id).toBe("build");
  expect(now(["goal", "throw", "why"], 0, "build")).toBe("build");
  expect(now(["goal", "throw"], 0, "luck", "build")).toBe("luck");
});

test("a move ends what is read and does the first lesson that asks for it", () => {
  const goal = LESSONS[0]!;
  expect(learnt(LESSONS, [], goal, scene(0), "throw")).toEqual(["goal", "throw"]);
  expect(learnt(LESSONS, ["goal"], LESSONS[1]!, scene(0), "other")).toEqual(["goal"]);
  expect(learnt(LESSONS, ["goal", "throw"], null, scene(0), "throw")).toEqual(["goal", "throw"]);
});

test("it is over when all but the lucky lessons are done", () => {
  const all = ["goal", "throw", "build", "why", "more"];
  expect(progress(LESSONS, ["goal", "luck"])).toEqual({ step: 2, of: 5 });
  expect(finished(LESSONS, all.slice(1))).toBe(false);
  expect(finished(LESSONS, all)).toBe(true);
  expect(progress(LESSONS, all)).toEqual({ step: 5, of: 5 });
});

test("own moves are told with the position before them", () => {
  const row = (seq: number, kind: string, seat: number | null): Happened => ({ seq, kind, seat, view: {} }) as Happened;
  const rows = [row(1, "start", null), row(2, "act", 0), row(3, "act", 1), { ...row(4, "chat", 0), view: null }, row(5, "act", 0)];
  expect(ownMoves(rows, 0, 0).map((one) => [one.before.seq, one.row.seq])).toEqual([
    [1, 2],
    [3, 5],
  ]);
  expect(ownMoves(rows, 2, 0).map((one) => one.row.seq)).toEqual([5]);
});
