import { expect, test } from "vitest";
import type { Happened } from "../made/api";
import { heard } from "./heard";

const row = (...kinds: string[]): Happened => ({ effects: kinds.map((kind) => ({ kind })) }) as unknown as Happened;
const sound = heard({ dice: "dice", pays: "coin", earns: "coin", builds: "fanfare" });

test("each sound once, in the order in which things happened", () => {
  expect(sound(row("phase", "dice", "pays", "pays", "earns"))).toEqual(["dice", "coin"]);
  expect(sound(row("builds"))).toEqual(["fanfare"]);
});

test("what has no sound of its own is a tap", () => {
  expect(sound(row("passes"))).toEqual(["tap"]);
  expect(sound(row())).toEqual(["tap"]);
});
