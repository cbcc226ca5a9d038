/** Monopoly Builder for the table page. */
import { w } from "../../lib/words.svelte";
import type { Spoken } from "../../made/api";
import type { BoardModule, Built, Category, Counter, Scene } from "../contract";
import { heard } from "../heard";
import Board from "./Board.svelte";
import { cards } from "./cards";
import Deeds from "./Deeds.svelte";
import Holdings from "./Holdings.svelte";
import Standing from "./Standing.svelte";
import { countAll, ownerOf, PENTHOUSE, spacesOf, thingsText, type Town } from "./town";
import { travels } from "./travels";

// Bids are put together in the auction, note by note.
const GATHERED = /^bid .*\.\.\.$/;

// Actions that have a place on the board; everything else is a button.
const PLACED = /^(leave|give|take|trade|steal|swap|mortgage|pay-off|build|offer|bid) /;

// What one likely wants comes first; to mortgage is the last resort, unless money is owed (then there is little else).
const RANKS = ["build", "take", "leave", "give", "steal", "swap", "bid", "trade", "pay-off", "offer", "mortgage"];

// Phases in which who is on turn is told as a request what to do.
const YOURS = ["start", "surplus", "throw", "buy", "auction", "roll", "steal", "swap", "pick", "give", "act", "debt", "redeem", "answer"];

function status(town: Town): string {
  const { state, names, figures, turn, seat: me, t } = town;
  const { phase, seat, actor } = state.turn;
  const deed = figures.deed[town.outlook?.stake?.deed ?? ""];
  const jailed = phase === "throw" && state.players[seat]!.failed_tries !== null;
  const say = turn === me && YOURS.includes(phase) ? w : t;
  return say(say === w ? `mb-your-${jailed ? "jail" : phase}` : `table-${phase}`, {
    name: names[seat] ?? "",
    actor: names[actor] ?? "",
    offerer: names[state.offer?.from ?? 0] ?? "",
    deed: deed?.name ?? "…",
    price: deed?.price ?? "…",
    bid: state.auction?.bid ?? 0,
    debt: state.debt?.amount ?? 0,
    surplus: town.outlook?.surplus[actor] ?? "…",
    tries: (state.players[seat]!.failed_tries ?? 0) + 1,
    most: figures.table.jail_tries,
    given: state.offer ? thingsText(town, state.offer.gives) : "",
    taken: state.offer ? thingsText(town, state.offer.takes) : "",
  });
}

function buttons(_: Scene, legal: readonly Spoken[]): readonly Spoken[] {
  // Whose offer it is the sentence beside them says.
  const brief = (one: Spoken): Spoken => (/^(accept|refuse)$/.test(one.text) ? { ...one, said: w(`mb-${one.text}`) } : one);
  return legal.filter((one) => !PLACED.test(one.text)).map(brief);
}

function counters({ state, scores, t }: Town, seat: number): Counter[] {
  const one = state.players[seat]!;
  return [
    { label: t("table-points"), value: scores[seat] ?? 0, art: "mb-sign-points" },
    { label: t("table-cash"), value: one.cash, art: "mb-sign-money", at: `purse/${seat}` },
    { label: w("mb-chips"), value: countAll(one.chips), art: "mb-chip-crane", at: `hoard/${seat}` },
    { label: w("mb-deeds"), value: one.deeds.length, art: "mb-sign-price" },
  ];
}

function result(town: Town): Category[] {
  const { t, state } = town;
  const floors = (seat: number): number =>
    Object.values(state.island).reduce((sum, one) => sum + (one.seat === seat ? one.floors : 0), 0);
  // What the points are for stands in the final score, right below.
  return [
    { label: t("table-points"), values: town.scores, total: true },
    { label: w("mb-built"), values: state.players.map((_, seat) => floors(seat)) },
    { label: w("mb-deeds"), values: state.players.map((one) => one.deeds.length) },
    { label: w("mb-chips"), values: state.players.map((one) => countAll(one.chips)) },
    { label: t("table-cash"), values: state.players.map((one) => `M${one.cash}`) },
  ];
}

function city({ state }: Town, seat: number): Built[] {
  const own = Object.values(state.island).filter((one) => one.seat === seat);
  return own.map(({ floors }) => {
    const crowned = floors === PENTHOUSE;
    const tower = { art: "mb-floor", count: 1, floors: crowned ? floors - 1 : floors, tall: floors > 2 };
    return crowned ? { ...tower, crown: "mb-penthouse" } : tower;
  });
}

const SOUNDS = heard({
  ...{ throws: "dice", rolls: "dice", "throws-to-start": "dice", draws: "card", "turns-up": "card", steals: "card", swaps: "card" },
  ...{ collects: "coin", "collects-own": "coin", rent: "coin", pays: "coin", "pays-bank": "coin", "passes-start": "coin", receives: "coin" },
  ...{ buys: "card", "wins-auction": "card", builds: "build", penthouse: "fanfare", "scores-building": "score" },
});

export const board: BoardModule = {
  Board,
  panels: [
    { id: "deeds", name: () => w("mb-deeds"), Panel: Deeds },
    { id: "points", name: () => w("mb-points"), Panel: Standing },
  ],
  Holdings,
  gathers: (action) => GATHERED.test(action),
  sprite: async () => (await import("../../made/monopoly-builder/drawings.svg?raw")).default,
  status,
  buttons,
  rank: (action) => RANKS.indexOf(action.split(" ")[0]!),
  leaves: (action) => /^(refuse|drop|keep|auction|no steal)$/.test(action),
  counters,
  token: ({ state }: Town, seat) => `mb-head-${state.players[seat]!.token}`,
  effects: (_, after, row) => travels(after, row.effects),
  cards,
  result,
  city,
  sound: SOUNDS,
};
