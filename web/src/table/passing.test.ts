import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveTable } from "../lib/live.svelte";

vi.mock("../lib/preferences.svelte", () => ({ pace: () => 0 }));
const game = vi.hoisted(() => ({ private: true }));
vi.mock("../lib/house.svelte", () => ({ house: { game: () => game } }));

const { isHeld, passTo } = await import("../lib/here");
const { Passing } = await import("./passing.svelte");

type Asked = { seat: number; agreed: number[]; to: number };
const ID = "tab-1";

/** A running game of three people around one device: `holder` has it, and `turn` has to move. */
function around(holder: number, turn: number, asked: Asked | null = null) {
  const seats = ["a", "b", "c"].map((player) => ({ player, name: player, resigned: false, stand_in: null, kept_for: null }));
  passTo(ID, seats[holder]!.player);
  const forgotten = vi.fn();
  const live = {
    id: ID,
    game: "g",
    seat: holder,
    caught_up: true,
    latest: { seq: 9, moved: 9, view: { turn }, you: { seat: holder } },
    table: { status: "running", host: "a", seats, asked },
    people: seats.map(({ player, name }, seat) => ({ seat, id: player, name })),
    forgetAll: forgotten,
    again: forgotten,
  };
  return { passing: new Passing(live as unknown as LiveTable), forgotten };
}

beforeEach(() => {
  vi.useFakeTimers();
  game.private = true;
});
afterEach(() => void vi.useRealTimers());

test("who bids next in an auction gets the device, whoever's turn it was", () => {
  const { passing, forgotten } = around(0, 2);
  passing.look();
  expect(forgotten).not.toHaveBeenCalled(); // one sees first what came of one's move
  vi.runAllTimers();
  expect(passing.to).toBe(2);
  expect(isHeld(ID)).toBe(false);
  expect(forgotten).toHaveBeenCalledOnce();
});

test("who is asked to agree gets it before who is to move, one after the other", () => {
  const asked = { seat: 0, agreed: [0], to: 5 };
  const first = around(0, 1, asked).passing;
  expect(first.due).toBe(1);
  const second = around(1, 1, { ...asked, agreed: [0, 1] }).passing;
  expect(second.due).toBe(2);
  const all = around(2, 1, { ...asked, agreed: [0, 1, 2] }).passing;
  expect(all.due).toBe(1);
});

test("where nothing is hidden it simply goes on", () => {
  game.private = false;
  const { passing, forgotten } = around(0, 1);
  passing.look();
  vi.runAllTimers();
  expect(passing.to).toBeNull();
  expect(isHeld(ID)).toBe(true);
  expect(forgotten).toHaveBeenCalledOnce();
});

test("who takes it by choice to look at their own hand keeps it for this decision", () => {
  const { passing } = around(0, 1);
  passing.look();
  vi.runAllTimers();
  passing.take(2);
  passing.look();
  vi.runAllTimers();
  expect(passing.to).toBeNull();
});
