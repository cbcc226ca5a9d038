import { describe, expect, it } from "vitest";
import type { Spoken } from "../../made/api";
import { exchanges, taskOf } from "./task";
import { Draft } from "./draft.svelte";
import type { Town } from "./town";

const legal = (...texts: string[]): Spoken[] => texts.map((text) => ({ text, said: text, complete: true }));
const town = (phase: string, turn: Town["turn"] = 0): Town => ({ state: { turn: { phase } }, turn, seat: 0 }) as Town;

describe("what lies open", () => {
  it("is what the table waits for", () => {
    expect(taskOf(town("buy"), [], new Draft())).toBe("stake");
    expect(taskOf(town("swap"), [], new Draft())).toBe("swap");
    expect(taskOf(town("act"), [], new Draft())).toBeNull();
    expect(taskOf(town("over", "over"), [], new Draft())).toBeNull();
  });
  it("is of others what interests everybody", () => {
    expect(taskOf(town("buy", 1), [], new Draft())).toBeNull();
    expect(taskOf(town("auction", 1), [], new Draft())).toBe("auction");
    expect(taskOf(town("answer", 1), [], new Draft())).toBe("offer");
  });
  it("is an own deed that was taken up, or Free Parking until it is put aside", () => {
    const draft = new Draft();
    const trade = legal("trade 2 crane for boat");
    expect(taskOf(town("act"), trade, draft)).toBe("parking");
    draft.deed = "brown-1";
    expect(taskOf(town("act"), trade, draft)).toBe("deed");
    expect(taskOf(town("debt"), trade, draft)).toBe("debt");
    draft.deed = null;
    draft.parked = true;
    expect(taskOf(town("act"), trade, draft)).toBeNull();
  });
  it("is on a narrow screen, where it would lie over the island, only what was asked for", () => {
    const draft = new Draft();
    const trade = legal("trade 2 crane for boat", "trade 4 crane for boat");
    expect(taskOf(town("act"), trade, draft, true)).toBeNull();
    draft.chip = "crane";
    expect(taskOf(town("act"), trade, draft, true)).toBe("bank");
    draft.chip = "boat";
    expect(taskOf(town("act"), trade, draft, true)).toBeNull();
  });
});

describe("Free Parking", () => {
  it("joins what can be had for the same two chips, and leaves the bank's usual rate alone", () => {
    const found = exchanges(
      legal("trade 4 crane for boat", "trade 2 crane for boat", "trade 2 crane for excavator", "trade dump-truck + boat for crane", "end"),
    );
    expect(found).toEqual([
      {
        given: ["crane", "crane"],
        taken: [
          { kind: "boat", action: "trade 2 crane for boat" },
          { kind: "excavator", action: "trade 2 crane for excavator" },
        ],
      },
      { given: ["dump-truck", "boat"], taken: [{ kind: "crane", action: "trade dump-truck + boat for crane" }] },
    ]);
  });
});
