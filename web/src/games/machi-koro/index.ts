/** Machi Koro for the table page. */
import type { Spoken } from "../../made/api";
import { w } from "../../lib/words.svelte";
import type { BoardModule, Built, Category, Counter, Scene } from "../contract";
import { heard } from "../heard";
import Board from "./Board.svelte";
import { cards } from "./cards";
import Holdings from "./Holdings.svelte";
import Odds from "./Odds.svelte";
import { LANDMARKS, total, type Town } from "./city";
import { travels } from "./travels";

/** What the table waits for; to who is on turn it is said as a request. */
function status(town: Town): string {
  const { state, names, turn, seat: me, t } = town;
  const { phase, seat, dice } = state.turn;
  const word = phase === "take" ? "give" : phase;
  if (turn === me && me !== null) return w(`mk-your-${word}`, { total: total(town), coins: state.cities[me]!.coins });
  return t(`table-${word}`, { name: names[state.winner ?? seat] ?? "", dice: dice.join(" + ") });
}

/** What has no place on the board. */
function buttons(_: Scene, legal: readonly Spoken[]): readonly Spoken[] {
  return legal.filter((one) => !/^(buy|build|swap|tv) /.test(one.text));
}

const built = (buildings: Record<string, number>): number => Object.values(buildings).reduce((a, b) => a + b, 0);

function counters({ state, t }: Town, seat: number): Counter[] {
  const city = state.cities[seat]!;
  return [
    { label: t("table-coins"), value: city.coins, art: "mk-sign-coin", at: `purse/${seat}` },
    { label: w("mk-landmarks"), value: `${city.landmarks.length}/${LANDMARKS.length}`, art: "mk-sign-won" },
    { label: w("buildings"), value: built(city.buildings), art: "mk-convenience-store", minor: true },
  ];
}

function result({ state, t }: Town): Category[] {
  const { cities } = state;
  return [
    ...LANDMARKS.map((id) => ({ label: t(id), values: cities.map((c) => (c.landmarks.includes(id) ? "✓" : "–")) })),
    { label: w("buildings"), values: cities.map((c) => built(c.buildings)) },
    { label: t("table-coins"), values: cities.map((c) => c.coins) },
    { label: w("mk-landmarks"), values: cities.map((c) => c.landmarks.length), total: true },
  ];
}

function city({ state }: Town, seat: number): Built[] {
  const { landmarks, buildings } = state.cities[seat]!;
  return [
    ...LANDMARKS.filter((id) => landmarks.includes(id)).map((id) => ({ art: `mk-${id}`, count: 1, tall: true })),
    ...Object.entries(buildings).map(([id, count]) => ({ art: `mk-${id}`, count })),
  ];
}

const SOUNDS = heard({ dice: "dice", pays: "coin", earns: "coin", "earns-by-icon": "coin", buys: "build", builds: "fanfare", swaps: "card" });

export const board: BoardModule = {
  Board,
  panels: [{ id: "odds", name: () => w("mk-odds-short"), Panel: Odds, when: (play) => play.odds }],
  Holdings,
  sprite: async () => (await import("../../made/machi-koro/drawings.svg?raw")).default,
  status,
  buttons,
  leaves: (action) => /^(pass|keep|no swap)$/.test(action),
  counters,
  effects: (_, __, row) => travels(row.effects),
  cards,
  result,
  city,
  sound: SOUNDS,
};
