/** Monopoly Builder as the board knows it: shapes of state and figures, names, deals and points. */
import { breaking } from "../../lib/breakable";
import { BANK_RATE, CARDS, DEEDS, FLOORS, KINDS, SETS } from "../../made/monopoly-builder/names";
import type { Scene } from "../contract";

/** Names that are too long for a line, broken where their words meet. */
export const breakable = breaking("straat", "plein", "singel", "kerkhof", "weg", "middelen", "machines");

export { BANK_RATE, CARDS, DEEDS, KINDS, SETS };
export type Kind = (typeof KINDS)[number];
export const LETTERS = "ABCD";
export const NOTE = 5; // all amounts are multiples of the smallest note (MB-M1)
export const PENTHOUSE = FLOORS.length;

export type Chips = Partial<Record<Kind, number>>;
export type Player = {
  token: string;
  cash: number;
  chips: Chips;
  deeds: string[];
  mortgaged: string[];
  get_out_cards: number;
  blocks: number;
  space: number;
  failed_tries: number | null; // null: not in jail
  bankrupt: boolean;
  offers: number;
};
export type Side = { deeds: string[]; chips: Chips; cards: number; money: number };
export type State = {
  turn: {
    number: number;
    round: number;
    first: number | null;
    seat: number;
    actor: number;
    phase: string;
    dice: number[];
    doubles: number;
    extra_turn: boolean;
    parking: boolean;
    start_throws: (number | null)[] | null;
  };
  players: Player[];
  bank: Chips;
  lying: Record<string, Chips>;
  island: Record<string, { seat: number; floors: number }>;
  chance: { unseen: Record<string, number>; under: string[] };
  auction: { deed: string; bid: number; bidder: number | null; bidding: number[] } | null;
  debt: { amount: number; creditor: number | null; then: string } | null;
  received: string[];
  offer: { from: number; to: number; gives: Side; takes: Side } | null;
  resume: { phase: string; seat: number } | null;
};
export type Deed = {
  name: string;
  price: number;
  rent: number;
  set_rent: number;
  mortgage: number;
  pay_off: number;
  number: number;
  kind: Kind;
};
export type Figures = {
  table: Record<
    | "most_chips"
    | "start_bonus"
    | "own_number"
    | "space_chips"
    | "fine"
    | "first_bid"
    | "least_raise"
    | "billionaire_points"
    | "community_points",
    number
  >;
  token: Record<string, Kind>;
  space: Record<string, string>;
  set: Record<string, { town: string; set_points: number }>;
  deed: Record<string, Deed>;
  roll: Record<string, Kind>;
  floor: Record<string, { cost: Chips; points: number }>;
  island: Record<string, string>;
};
export type Town = Scene<State, Figures>;

export const count = (chips: Chips, kind: Kind): number => chips[kind] ?? 0;
export const countAll = (chips: Chips): number => KINDS.reduce((sum, kind) => sum + count(chips, kind), 0);

// ---- The board ----

export const setOf = (deed: string): string => deed.slice(0, -2);
export const isDeed = (what: string): boolean => /-[12]$/.test(what);
export const spacesOf = (figures: Figures): string[] =>
  Array.from({ length: Object.keys(figures.space).length }, (_, at) => figures.space[at]!);

/** Column and row of a space, from 0: START is in the upper left corner, and it goes clockwise. */
export function place(at: number, side: number): { column: number; row: number } {
  const along = at % side;
  const back = side - along;
  const edges = [
    { column: along, row: 0 },
    { column: side, row: along },
    { column: back, row: side },
    { column: 0, row: back },
  ];
  return edges[Math.floor(at / side)]!;
}

export function spaceName({ figures, t }: Town, at: number): string {
  const what = figures.space[at]!;
  if (isDeed(what)) return figures.deed[what]!.name;
  if (!what.startsWith("take-")) return t(`space-${what}`);
  return t("space-take", { count: figures.table.space_chips, many: t(`${what.slice(5)}s`) });
}

export function ownerOf(state: State, deed: string): number | null {
  const found = state.players.findIndex((one) => one.deeds.includes(deed));
  return found < 0 ? null : found;
}

/** MB-B4: the set rent if the owner has both deeds of the set. */
export function rentOf({ state, figures }: Town, deed: string): number {
  const other = setOf(deed) + (deed.endsWith("1") ? "-2" : "-1");
  const owner = ownerOf(state, deed);
  const one = figures.deed[deed]!;
  return owner !== null && ownerOf(state, other) === owner ? one.set_rent : one.rent;
}

/** The deed that is to be bought or auctioned now. */
export function deedAtStake({ state, figures }: Town): string | null {
  if (state.auction) return state.auction.deed;
  if (state.turn.phase !== "buy") return null;
  return figures.space[state.players[state.turn.seat]!.space] ?? null;
}

// ---- The island ----

export type Field = { id: string; column: number; row: number };

export function fieldsOf(figures: Figures): Field[] {
  return Object.entries(figures.island).flatMap(([row, line]) =>
    [...line].flatMap((sign, n) =>
      sign === "#" ? [{ id: `${n + 1},${row}`, column: n + 1, row: Number(row) }] : [],
    ),
  );
}

export const costOf = (figures: Figures, floor: number): Chips => figures.floor[FLOORS[floor - 1]!]?.cost ?? {};
export const worthOf = (figures: Figures, floors: number): number =>
  floors ? (figures.floor[FLOORS[floors - 1]!]?.points ?? 0) : 0;
export const affords = (chips: Chips, cost: Chips): boolean => KINDS.every((kind) => count(chips, kind) >= count(cost, kind));

// ---- Points (MB-E1, MB-E2) ----

export type Points = {
  buildings: { field: string; floors: number; points: number }[];
  sets: { set: string; points: number }[];
  billionaire: number;
  community: number;
  group: number; // the largest group of connected own buildings
  total: number;
};

/** The seat that has strictly the most; null if it is a tie. */
function most(values: readonly number[]): number | null {
  const best = Math.max(...values);
  return values.filter((value) => value === best).length === 1 ? values.indexOf(best) : null;
}

export function largestGroup(state: State, seat: number): number {
  const own = new Set(Object.keys(state.island).filter((id) => state.island[id]!.seat === seat));
  let best = 0;
  while (own.size) {
    const waiting = [own.values().next().value!];
    own.delete(waiting[0]!);
    let size = 0;
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      size += 1;
      const [x, y] = id.split(",").map(Number) as [number, number];
      for (const near of [`${x - 1},${y}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x},${y + 1}`])
        if (own.delete(near)) waiting.push(near);
    }
    best = Math.max(best, size);
  }
  return best;
}

export function pointsNow({ state, figures }: Town): Points[] {
  const groups = state.players.map((_, seat) => largestGroup(state, seat));
  const richest = most(state.players.map((one) => one.cash));
  const builder = Math.max(...groups) > 0 ? most(groups) : null;
  return state.players.map((one, seat) => {
    const buildings = Object.entries(state.island)
      .filter(([, building]) => building.seat === seat)
      .map(([field, { floors }]) => ({ field, floors, points: worthOf(figures, floors) }));
    const sets = SETS.filter((set) => one.deeds.includes(`${set}-1`) && one.deeds.includes(`${set}-2`)).map((set) => ({
      set,
      points: figures.set[set]!.set_points,
    }));
    const billionaire = seat === richest ? figures.table.billionaire_points : 0;
    const community = seat === builder ? figures.table.community_points : 0;
    const sum = (things: { points: number }[]): number => things.reduce((all, { points }) => all + points, 0);
    const total = sum(buildings) + sum(sets) + billionaire + community;
    return { buildings, sets, billionaire, community, group: groups[seat]!, total };
  });
}

// ---- Chips and deals in words ----

export const chipsText = ({ t }: Town, chips: Chips): string[] =>
  KINDS.filter((kind) => count(chips, kind)).map((kind) =>
    t("some-chips", { count: count(chips, kind), one: t(kind), many: t(`${kind}s`) }),
  );

export function thingsText(town: Town, side: Side): string {
  const { t, figures } = town;
  const parts = side.deeds.map((deed) => figures.deed[deed]!.name);
  parts.push(...chipsText(town, side.chips));
  if (side.cards) parts.push(t("some-cards", { count: side.cards }));
  if (side.money) parts.push(t("some-money", { amount: side.money }));
  return parts.join(", ");
}

export const nothing = (): Side => ({ deeds: [], chips: {}, cards: 0, money: 0 });
export const isNothing = (side: Side): boolean =>
  !side.deeds.length && !countAll(side.chips) && !side.cards && !side.money;

function sideWords({ deeds, chips, cards, money }: Side): string {
  const counted = (n: number, name: string): string[] => (n ? [n === 1 ? name : `${n} ${name}`] : []);
  const parts = [
    ...DEEDS.filter((deed) => deeds.includes(deed)),
    ...KINDS.flatMap((kind) => counted(count(chips, kind), kind)),
    ...counted(cards, "card"),
  ];
  return [...parts, ...(money ? [String(money)] : [])].join(" + ");
}

/** The whole action of an offer, or of a counter-offer. */
export const offerWords = (to: number, gives: Side, takes: Side): string =>
  `offer ${LETTERS[to]}: ${sideWords(gives)} for ${sideWords(takes)}`;

/** What is changed on Free Parking (MB-B8), two chips for one. */
export function parkingWords(given: readonly Kind[], taken: Kind): string {
  const [first, second] = [...given].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
  return `trade ${first === second ? `2 ${first}` : `${first} + ${second}`} for ${taken}`;
}
