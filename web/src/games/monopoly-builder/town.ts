/** Monopoly Builder as the board knows it: shapes of state, figures and outlook, names, deals in words. */
import { breaking } from "../../lib/breakable";
import { BANK_RATE, DEEDS, FLOORS, KINDS, SETS } from "../../made/monopoly-builder/names";
import type { Scene } from "../contract";
import type { Deck } from "./chance";

/** Names that are too long for a line, broken where their words meet. */
export const breakable = breaking("straat", "plein", "singel", "kerkhof", "weg", "middelen", "machines");

export { DEEDS, KINDS, SETS };
export type Kind = (typeof KINDS)[number];
export const LETTERS = "ABCD";
export const NOTE = 5; // all amounts are multiples of the smallest note (MB-M1)
export const PENTHOUSE = FLOORS.length;

export type Chips = Partial<Record<Kind, number>>;
export type Player = {
  token: string | null; // null: not chosen yet
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
  card?: { left?: number; to?: number | null; each?: number; whose?: string; then?: string; landing?: boolean } | null; // how often a card still asks
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
    | "start_chips"
    | "own_number"
    | "space_chips"
    | "fine"
    | "jail_tries"
    | "first_bid"
    | "least_raise"
    | "billionaire_points"
    | "community_points",
    number
  > &
    Partial<Record<"bank_rate" | "steal_chips" | "own_chips" | "roll_chips", number>>; // an edition may leave these out
  token: Record<string, Kind>;
  space: Record<string, string>;
  set: Record<string, { town: string; set_points: number }>;
  deed: Record<string, Deed>;
  roll: Record<string, Kind>;
  floor: Record<string, { cost: Chips; points: number }>;
  card: Deck;
  island: Record<string, string>;
};
export type Floor = { floor: string; cost: Chips; points: number; missing: Chips[] }; // `missing` by seat
export type Points = {
  buildings: { field: string; floors: number; points: number }[];
  sets: { set: string; points: number }[];
  billionaire: number;
  community: number;
  group: number; // the largest group of connected own buildings
  total: number;
};
/** What the rules say things come to and what would happen; lists go by seat. */
export type Outlook = {
  rents: Record<string, number>; // of every deed that has an owner, for a visitor
  points: Points[];
  ahead: number[];
  floors: Floor[];
  fields: Record<string, { floor: string; builders: number[] }>; // where something can still be built
  surplus: number[]; // chips above the limit
  throws: Record<string, { collects: { who: number; deed: string | null }[]; to: number | null }>; // by total
  stake: { deed: string; price: number; payable: boolean; least_bid: number; bidders: number[] } | null;
  money: { mortgages: Record<string, number>; pay_offs: Record<string, number>; most: number; missing: number }[];
};
export type Town = Scene<State, Figures, Outlook>;

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

/** How many chips of a kind the bank takes for one of another (MB-T6). */
export const bankRate = (figures: Figures): number => figures.table.bank_rate ?? BANK_RATE;

export function spaceName({ figures, t }: Town, at: number): string {
  const what = figures.space[at]!;
  if (isDeed(what)) return figures.deed[what]!.name;
  const stolen = figures.table.steal_chips ?? 1;
  if (what === "steal" && stolen > 1) return t("space-steal-some", { count: stolen });
  if (!what.startsWith("take-")) return t(`space-${what}`);
  return t("space-take", { count: figures.table.space_chips, many: t(`${what.slice(5)}s`) });
}

export function ownerOf(state: State, deed: string): number | null {
  const found = state.players.findIndex((one) => one.deeds.includes(deed));
  return found < 0 ? null : found;
}

export const isMortgaged = (state: State, deed: string): boolean => state.players.some((one) => one.mortgaged.includes(deed));

/** A deed in words: its name, number and kind, whose it is or what it costs. */
export function deedText({ state, figures, names, t }: Town, deed: string): string {
  const one = figures.deed[deed]!;
  const owner = ownerOf(state, deed);
  const whose = owner === null ? `M${one.price}` : (names[owner] ?? "");
  return [`${one.name} ${one.number}`, t(one.kind), whose, ...(isMortgaged(state, deed) ? [t("table-mortgaged")] : [])].join(", ");
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

/** The floors from the ground up; what everybody lacks for them, as soon as the rules have said it. */
export const floorsOf = ({ outlook, figures }: Town): Floor[] =>
  outlook?.floors ?? FLOORS.map((floor) => ({ floor, ...figures.floor[floor]!, missing: [] }));

// ---- Points ----

/** Everybody's points by category; only their sum, until the rules have said more. */
export const pointsOf = ({ outlook, scores }: Town): Points[] =>
  outlook?.points ??
  scores.map((total) => ({ buildings: [], sets: [], billionaire: 0, community: 0, group: 0, total }));

/** Who has both deeds of a set. */
export function holderOf(town: Town, set: string): number | null {
  const found = pointsOf(town).findIndex((one) => one.sets.some((own) => own.set === set));
  return found < 0 ? null : found;
}

type Label = { id: string; x: number; y: number; text: string };
// Where a label may stand instead, in widths and heights of one.
const ASIDE = [
  ...[[0, 0], [0, -0.5], [-0.5, 0], [0.5, 0], [-0.5, -0.5], [0.5, -0.5], [0, -1], [-1, 0], [1, 0]],
  ...[[0, 0.5], [-1, -0.5], [1, -0.5], [-0.5, -1], [0.5, -1], [-1, -1], [1, -1]],
] as [number, number][];

/** Labels of one size, moved so that none lies upon one before it, as far as there is room. */
export function apart(labels: readonly Label[], width: number, height: number): Label[] {
  const placed: Label[] = [];
  for (const one of labels) {
    const upon = (x: number, y: number): number =>
      sumOf(
        placed.map((other) => {
          const share = Math.max(0, 1 - Math.abs(other.x - x) / width) * Math.max(0, 1 - Math.abs(other.y - y) / height);
          return Math.max(0, share - 0.15); // edges may touch
        }),
      );
    const places = ASIDE.map(([right, down]) => ({ ...one, x: one.x + right * width, y: one.y + down * height }));
    const best = places.map((place) => upon(place.x, place.y));
    placed.push(places[best.indexOf(Math.min(...best))]!); // the first of equals: the nearest
  }
  return placed;
}
const sumOf = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

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

/** In the order of the board. */
export const deedsOf = (player: Player): string[] => DEEDS.filter((deed) => player.deeds.includes(deed));
/** How many things of an offer one side has. */
export const countThings = ({ deeds, chips, cards, money }: Side): number => deeds.length + countAll(chips) + cards + (money ? 1 : 0);
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
