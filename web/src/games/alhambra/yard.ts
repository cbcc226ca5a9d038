/** Alhambra / New York as the board knows it: shapes of state, figures and outlook, and the words of actions. */
import { BUILDINGS, CURRENCIES, SCORINGS } from "../../made/alhambra/names";
import type { Happened, Spoken } from "../../made/api";
import type { Scene } from "../contract";

export { BUILDINGS, CURRENCIES, SCORINGS };
/** One effect of a row. */
export type Told = Happened["effects"][number];
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
/** A payment in which every card is needed. */
export type Way = { cards: number[]; total: number; exact: boolean };
/** Rivals with equally many cards of a type, the places they occupy (from 1), their pot, and what each of them gets. */
export type Place = { who: number[]; count: number; first: number; last: number; pot: number; each: number; lost: number };
/** What the rules say things come to. Lists go by rival: the seats, then Dirk. */
export type Outlook = {
  points: number[];
  scorings: Record<Scoring, { types: Record<Building, Place[]>; points: number[] }>; // as it would be now
  next: { scoring: Scoring; weight: number; of: number } | null;
  again: boolean; // an exact payment put the player on turn once more
  take: { limit: number; ways: { cards: string[]; total: number }[] };
  // What only a seat is told:
  money?: Record<Currency, number>;
  one_more?: Record<Building, number> | null; // what the next scoring would bring more
  payments?: Record<Currency, { building: Building; price: number; affordable: boolean; missing: number; ways: Way[] } | null>;
};
export type Yard = Scene<State, Figures, Outlook>;

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

export const countOf = (one: Collection): number => sum(Object.values(one.buildings));

// ---- Paying ----

/** Are all these cards among those? */
function within<T>(some: readonly T[], all: readonly T[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

const same = <T>(some: readonly T[], others: readonly T[]): boolean => some.length === others.length && within(some, others);

export const ways = ({ outlook }: Yard, slot: Currency): Way[] => outlook?.payments?.[slot]?.ways ?? [];

/** What these cards would pay of what lies in a slot: all of it, exactly or not, or too little. */
export function paying(yard: Yard, slot: Currency, cards: readonly number[]): "exact" | "over" | "short" {
  const found = ways(yard, slot);
  if (found.some((way) => way.exact && same(way.cards, cards))) return "exact";
  return found.some((way) => within(way.cards, cards)) ? "over" : "short";
}

/** May something be bought with this currency now? */
export const buys = (legal: readonly Spoken[], currency: Currency): boolean =>
  legal.some((one) => one.text.startsWith("buy ") && one.text.endsWith(`@${currency}`));

/** The whole action of a purchase. */
export const purchase = (building: string, slot: Currency, paid: readonly number[], gift = false): string =>
  `buy ${building}@${slot} with ${[...paid].sort((a, b) => b - a).join("+")}${gift ? " for dirk" : ""}`;

// ---- Taking ----

/** Cards are named by currency and from low to high. */
export function taking(cards: readonly string[]): string {
  const place = (card: string): number => {
    const { currency, value } = read(card);
    return CURRENCIES.indexOf(currency) * 10 + value;
  };
  return `take ${[...cards].sort((a, b) => place(a) - place(b)).join(", ")}`;
}

/** What these open cards are worth, if they may be taken at once. */
export const worth = ({ outlook }: Yard, cards: readonly string[]): number | undefined =>
  outlook?.take.ways.find((way) => same(way.cards, cards))?.total;

/** May another open card be taken with this one? */
export const joins = ({ outlook }: Yard, card: string): boolean =>
  outlook?.take.ways.some((way) => way.cards.length > 1 && way.cards.includes(card)) ?? false;

// ---- Scoring ----

/** One type of building in a scoring: how many everybody has, and the places. */
export type Line = { building: Building; counts: number[]; places: Place[] };

/** A scoring as it would be now. Before the rules have said so there are no places. */
export const wouldBe = ({ state, outlook }: Yard, scoring: Scoring): Line[] =>
  BUILDINGS.map((building) => ({
    building,
    counts: rivals(state).map((one) => one.buildings[building] ?? 0),
    places: outlook?.scorings[scoring].types[building] ?? [],
  }));

/** A scoring as it was, by what the rules told of it then; null if it is not in the rows at hand. */
export function was(rows: readonly Happened[], { state }: Yard, scoring: Scoring): Line[] | null {
  const began = ({ kind, ...one }: Told): boolean => (scoring === "C" ? kind === "final" : kind === "turns-up" && one["scoring"] === scoring);
  const row = rows.findLast((one) => one.effects.some(began));
  if (!row) return null;
  const told = row.effects.filter(({ kind, ...one }) => kind === "scores" && one["scoring"] === scoring);
  return BUILDINGS.map((building) => {
    const counts = rivals(state).map(() => 0);
    const places = new Map<number, Place>();
    for (const one of told.filter((score) => score["building"] === building)) {
      const [who, count, first, sharers] = [one["who"], one["count"], one["place"], one["sharers"]].map(Number) as [number, number, number, number];
      counts[who] = count;
      const [pot, each, lost] = [one["pot"], one["each"], one["lost"]].map(Number) as [number, number, number];
      const place = places.get(first) ?? { who: [], count, first, last: first + sharers - 1, pot, each, lost };
      places.set(first, { ...place, who: [...place.who, who] });
    }
    return { building, counts, places: [...places.values()].sort((a, b) => a.first - b.first) };
  });
}

/** What the last move of the game gave away, and to whom, by slot. */
export function leftovers(rows: readonly Happened[]): Map<Currency, { building: Building; who: number }> {
  const found = rows.findLast((one) => one.effects.some(({ kind }) => kind === "leftover"))?.effects ?? [];
  return new Map(
    found
      .filter(({ kind, ...one }) => kind === "leftover" && one["who"] !== null)
      .map((one: Told) => [one["slot"] as Currency, { building: one["building"] as Building, who: Number(one["who"]) }]),
  );
}
