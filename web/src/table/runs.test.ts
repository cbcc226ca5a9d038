import { expect, test } from "vitest";
import type { Happened } from "../made/api";
import { runs, told } from "./runs";

const row = (seq: number, said: string, more: Partial<Happened> = {}): Happened =>
  ({ seq, kind: "act", seat: 1, said, chance: [], told: [`They ${said}.`], ...more }) as unknown as Happened;

test("the same move in a row is told once", () => {
  const found = runs([row(1, "leave a boat"), row(2, "leave a boat"), row(3, "leave a crane"), row(4, "leave a boat")]);
  expect(found.map(({ row, times, last }) => [row.said, times, last])).toEqual([
    ["leave a boat", 2, 2],
    ["leave a crane", 1, 3],
    ["leave a boat", 1, 4],
  ]);
});

test("what chance decided, what others did and what is told otherwise are never put together", () => {
  const dice = { chance: [{ event: 1, text: "dice 3" }] } as unknown as Partial<Happened>;
  const rows = [
    ...[row(1, "throw", dice), row(2, "throw", dice)],
    ...[row(3, "end"), row(4, "end", { seat: 2 })],
    ...[row(5, "pay", { told: ["Bo paid 10."] }), row(6, "pay", { told: ["Bo paid 20."] })],
    ...[row(7, "joins", { kind: "join" }), row(8, "joins", { kind: "join" })],
  ];
  expect(runs(rows).map(({ times }) => times)).toEqual(rows.map(() => 1));
});

test("one is told of oneself in the second person", () => {
  const you = { told: ["You paid 10."] } as Happened["you"];
  expect(told(row(1, "pay", { you }))).toEqual(["You paid 10."]);
  expect(told(row(1, "pay", { you: null }))).toEqual(["They pay."]);
});
