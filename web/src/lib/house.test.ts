// What a game offers decides who plays it, and what is told about it.
import { expect, test, vi } from "vitest";
import type { GameKnown } from "../made/api";
import { hasGuide, pictureOf } from "../games";
import { botFor, facts, valueSaid } from "./house.svelte";

vi.mock("./words.svelte", () => {
  const w = Object.assign((id: string, values?: object) => `${id} ${Object.values(values ?? {}).join(" ")}`.trim(), {
    has: (id: string) => id === "value-yes",
  });
  return { w, speech: { language: "en", own: w } };
});

const game = (given: Partial<GameKnown>): GameKnown => ({ bots: ["random", "greedy"], default_bot: "greedy", ...given }) as GameKnown;

test("a game is played by the bot wished for, or by its usual one", () => {
  expect(botFor(game({}), "random")).toBe("random");
  expect(botFor(game({}), "level-5")).toBe("greedy");
});

test("players and time, as far as they are known", () => {
  expect(facts(game({ fewest: 2, most: 4, duration: "an hour" }))).toBe("players-many 2–4 4 · an hour");
  expect(facts(game({ fewest: 2, most: 2, duration: "" }))).toBe("players-many 2 2");
});

test("values are named by the game, then by the page, then by themselves", () => {
  const words = Object.assign((id: string) => `its ${id}`, { has: (id: string) => id === "value-start-yes" });
  expect(valueSaid(words, "start", "yes")).toBe("its value-start-yes");
  expect(valueSaid(words, "other", "yes")).toBe("value-yes");
  expect(valueSaid(null, "other", "B")).toBe("B");
});

test("a game without a board has no lessons, and the neutral picture", () => {
  expect(hasGuide("no-such-game")).toBe(false);
  expect(pictureOf("no-such-game")).toMatch(/plain.*picture/);
  expect(pictureOf("alhambra")).toMatch(/alhambra.*picture/);
});
