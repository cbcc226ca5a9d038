/** Alhambra / New York as the board knows it: shapes of state and figures, payments, places and points. */
import { BUILDINGS, CURRENCIES, SCORINGS } from "../../made/alhambra/names";
import type { Happened } from "../../made/api";
import type { Scene } from "../contract";

export { BUILDINGS, CURRENCIES, SCORINGS };
export type Currency = (typeof CURRENCIES)[number];
export type Building = (typeof BUILDINGS)[number];
export type Scoring = (typeof SCORINGS)[number];

/** The text of a whole purchase: building, slot, cards, and whether it is a gift. */
export const PURCHASE = /^buy (\w+)@(\w+) with ([\d+]+)( for dirk)?$/;

export type Money = Partial<Record<Currency, number[]>>;
export type Collection = {
  buildings: Partial<Record<Building, number>>;
  points: Partial<Record<Scoring, number>>;
};
export type State = {
  turn: { number: number; seat: number; phase: string };
  yard: Record<Currency, { building: Building; price: number } | null>;
  buildings_left: number;
  open_money: (string | null)[];
  money_left: number;
  pile: number;
  pile_left: number;
  discarded: number;
  scored: Scoring[];
  seats: (Collection & { hand: Money | null; cards: number })[];
  dirk?: Collection & { draws: number };
};
export type Figures = {
  table: { take_at_most: number; piles: number; pile_of_A: number; pile_of_B: number; open_money: number };
  building: Record<Building, { prices: number[] } & Record<Scoring, number[]>>;
};
export type Yard = Scene<State, Figures>;

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** A type of building as the table's theme calls it. */
export const buildingName = ({ t, options }: Yard, name: string): string =>
  t(options["theme"] === "alhambra" ? `alhambra-${name}` : name);

/** A money card's currency and value: `blue 6`. */
export function read(card: string): { currency: Currency; value: number } {
  const [currency, value] = card.split(" ");
  return { currency: currency as Currency, value: Number(value) };
}

export const cardName = ({ t }: Yard, card: string): string => {
  const { currency, value } = read(card);
  return t("card", { currency: t(currency), value });
};

/** Everybody who collects: the seats, and Dirk in a game for two. */
export const rivals = (state: State): Collection[] => (state.dirk ? [...state.seats, state.dirk] : state.seats);

export const rivalNames = ({ names, state, t }: Yard): string[] => (state.dirk ? [...names, t("dirk")] : names);

export const pointsOf = (one: Collection): number => sum(Object.values(one.points));

export const countOf = (one: Collection): number => sum(Object.values(one.buildings));

// ---- Paying (AL-T4, AL-T5) ----

/** Ways to pay a price with cards of one currency, high to low, in which every card is needed; the exact ones first. */
export function payments(values: readonly number[], price: number): number[][] {
  const sorted = [...values].sort((a, b) => b - a);
  const found: number[][] = [];
  function add(from: number, paid: number[], left: number): void {
    if (left <= 0) {
      if (left + paid.at(-1)! > 0) found.push(paid); // without its lowest card it would not be enough
      return;
    }
    for (let i = from; i < sorted.length; i++) {
      if (i > from && sorted[i] === sorted[i - 1]) continue; // the same card once more
      add(i + 1, [...paid, sorted[i]!], left - sorted[i]!);
    }
  }
  add(0, [], price);
  return found.sort((a, b) => sum(a) - sum(b) || a.length - b.length);
}

/** The whole action of a purchase. */
export const purchase = (building: string, slot: Currency, paid: readonly number[], gift = false): string =>
  `buy ${building}@${slot} with ${[...paid].sort((a, b) => b - a).join("+")}${gift ? " for dirk" : ""}`;

// ---- Taking (AL-T2) ----

/** Cards are named by currency and from low to high. */
export function taking(cards: readonly string[]): string {
  const place = (card: string): number => {
    const { currency, value } = read(card);
    return CURRENCIES.indexOf(currency) * 10 + value;
  };
  return `take ${[...cards].sort((a, b) => place(a) - place(b)).join(", ")}`;
}

/** May these cards be taken at once? */
export const together = (cards: readonly string[], limit: number): boolean =>
  cards.length < 2 || sum(cards.map((card) => read(card).value)) <= limit;

// ---- Scoring (AL-V2 to AL-V4) ----

/** Rivals with equally many cards of a type, the places they occupy (from 1), and what each of them gets. */
export type Place = { who: number[]; first: number; last: number; pool: number; each: number };

export function places(counts: readonly number[], prizes: readonly number[]): Place[] {
  const heights = [...new Set(counts)].filter((count) => count > 0).sort((a, b) => b - a);
  let first = 1;
  return heights.map((height) => {
    const who = counts.flatMap((count, p) => (count === height ? [p] : []));
    const last = first + who.length - 1;
    const pool = sum(prizes.slice(first - 1, last));
    const place = { who, first, last, pool, each: Math.floor(pool / who.length) };
    first = last + 1;
    return place;
  });
}

export type Line = { building: Building; counts: number[]; prizes: number[]; places: Place[] };

/** A scoring type by type, for such collections. */
export function score(figures: Figures, held: readonly Collection["buildings"][], scoring: Scoring): Line[] {
  return BUILDINGS.map((building) => {
    const counts = held.map((one) => one[building] ?? 0);
    const prizes = figures.building[building][scoring];
    return { building, counts, prizes, places: places(counts, prizes) };
  });
}

export const earned = (lines: readonly Line[], rival: number): number =>
  sum(lines.map((line) => line.places.find((place) => place.who.includes(rival))?.each ?? 0));

/**
 * What everybody had when a scoring took place; null if the rows at hand do not tell.
 * Dirk draws after it, within the same row, so of him counts what he had before, with a gift of that move.
 */
export function heldAt(
  rows: readonly Happened[],
  figures: Figures,
  now: State,
  scoring: Scoring,
): Collection["buildings"][] | null {
  let held: Collection["buildings"][] | null = null;
  if (scoring === "C") {
    held = rivals(now).map((one) => one.buildings);
  } else {
    const states = rows.map((row) => row.view?.state as State | undefined);
    const at = states.findLastIndex((one, n) => {
      const before = states[n - 1];
      return one?.scored.includes(scoring) && before && !before.scored.includes(scoring);
    });
    const after = states[at];
    if (!after) return null;
    held = after.seats.map((one) => one.buildings);
    const dirk = states[at - 1]!.dirk?.buildings;
    if (dirk) {
      const gift = /^buy (\w+)@.* for dirk$/.exec(rows[at]!.text ?? "")?.[1] as Building | undefined;
      held.push(gift ? { ...dirk, [gift]: (dirk[gift] ?? 0) + 1 } : dirk);
    }
  }
  const lines = score(figures, held, scoring);
  const told = rivals(now).every((one, p) => one.points[scoring] === earned(lines, p));
  return told ? held : null;
}

/** The next scoring: A and B by their cards, then C at the end. */
export const nextScoring = ({ scored }: State): Scoring => SCORINGS.find((one) => !scored.includes(one)) ?? "C";
