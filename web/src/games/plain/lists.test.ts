// Any view becomes lists: in the game's words, without what is not there, and with people under their names.
import { beforeAll, expect, test, vi } from "vitest";
import type { Spoken } from "../../made/api";
import type { Scene } from "../contract";
import { called, inBar, moveSaid, partsOf, sorts } from "./lists";

vi.mock("../../lib/words.svelte", () => ({
  w: Object.assign((id: string) => `<${id}>`, { has: (id: string) => id === "view-turn" }),
  listed: (names: string[]) => names.join(" & "),
}));

const WORDS: Record<string, string> = {
  mine: "pit",
  "view-coins": "money",
  "moon-mine": "crater",
  "verb-buy": "acquire, get",
  yellow: "yellow",
};
let scene: Scene;
beforeAll(() => {
  const t = Object.assign((id: string) => WORDS[id] ?? "?", { has: (id: string) => id in WORDS });
  scene = { game: "any", state: {}, outlook: null, turn: 0, scores: [0, 0], winners: [], figures: {}, options: {}, seat: 0, names: ["Anna", "Bram"], t };
});

test("names come from the game, its theme, the edition, the page, or stay as they are", () => {
  expect(called(scene, "mine")).toBe("Pit");
  expect(called({ ...scene, options: { theme: "moon" } }, "mine")).toBe("Crater");
  expect(called({ ...scene, figures: { deed: { "red-1": { name: "Main Street" } } } }, "red-1")).toBe("Main Street");
  expect(called(scene, "turn")).toBe("<view-turn>");
  expect(called(scene, "thrown_again")).toBe("Thrown again");
  expect(called(scene, "1,1")).toBe("1,1");
});

test("facts stand together; what is not there is left out", () => {
  const state = { turn: { number: 4, seat: 1, phase: "throw", again: true }, winner: 1, discard: [], offer: null, done: false, open: ["yellow 5", "mine"] };
  expect(partsOf(scene, state)).toEqual([
    {
      kind: "facts",
      name: "",
      facts: [
        { name: "<view-turn>", value: "4" },
        { name: "Again", value: "<value-yes>" },
        { name: "Winner", value: "Bram" },
        { name: "Open", value: "Yellow 5, Pit" },
      ],
    },
  ]);
});

test("what every seat has, and things alike, are told seat by seat and line by line", () => {
  const state = {
    seats: [{ coins: 3, built: { mine: 2 } }, { coins: 0, built: {} }],
    yard: { yellow: { building: "mine", price: 7 }, blue: null },
    deck: { hidden: { mine: 2 }, under: ["mine"] },
  };
  expect(partsOf(scene, state)).toEqual([
    {
      kind: "seats",
      name: "Seats",
      seats: [
        [
          { kind: "facts", name: "", facts: [{ name: "Money", value: "3" }] },
          { kind: "facts", name: "Built", facts: [{ name: "Pit", value: "2" }] },
        ],
        [{ kind: "facts", name: "", facts: [{ name: "Money", value: "0" }] }],
      ],
    },
    { kind: "grid", name: "Yard", head: ["Building", "Price"], lines: [["Yellow", "Pit", "7"], ["Blue", "–", "–"]] },
    { kind: "facts", name: "Deck", facts: [{ name: "Under", value: "Pit" }] },
    { kind: "facts", name: "Deck: Hidden", facts: [{ name: "Pit", value: "2" }] },
  ]);
});

test("of things that are counted only those are listed of which there are some", () => {
  const state = { seats: [{ coins: 0, built: { mine: 0, cafe: 2 } }, { coins: 0, built: { mine: 0, cafe: 0 } }], yard: { mine: 0 } };
  expect(partsOf(scene, state)).toEqual([
    {
      kind: "seats",
      name: "Seats",
      seats: [
        [
          { kind: "facts", name: "", facts: [{ name: "Money", value: "0" }] },
          { kind: "facts", name: "Built", facts: [{ name: "Cafe", value: "2" }] },
        ],
        [{ kind: "facts", name: "", facts: [{ name: "Money", value: "0" }] }],
      ],
    },
  ]);
});

const may = (...texts: string[]): Spoken[] => texts.map((text) => ({ text, said: text, complete: !text.endsWith("with") }));

test("moves are sorted by verb; single ones come last", () => {
  const told = sorts(scene, may("buy mine", "pass", "buy cafe"), "").map(({ name, moves }) => [name, moves.map((one) => one.text)]);
  expect(told).toEqual([["Acquire", ["buy mine", "buy cafe"]], ["<plain-others>", ["pass"]]]);
  expect(sorts(scene, may("throw", "pass"), "").map((one) => one.name)).toEqual([""]);
  expect(sorts(scene, may("buy mine with 1", "buy mine with 2"), "buy mine").map((one) => one.name)).toEqual([""]);
});

test("a beginning says that it goes on, and few moves stand in the action bar", () => {
  expect(may("buy mine", "buy mine with").map(moveSaid)).toEqual(["Buy mine", "Buy mine with …"]);
  expect(inBar(may("a", "b")).length).toBe(2);
  expect(inBar(may("a", "b", "c", "d"))).toEqual([]);
});
