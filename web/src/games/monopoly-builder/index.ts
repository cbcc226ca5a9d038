/** Monopoly Builder for the table page. */
import { w } from "../../lib/words.svelte";
import type { Spoken } from "../../made/api";
import type { BoardModule, Card, Category, Counter, Scene } from "../contract";
import Board from "./Board.svelte";
import Deeds from "./Deeds.svelte";
import Holdings from "./Holdings.svelte";
import Standing from "./Standing.svelte";
import { CARDS, countAll, DEEDS, isDeed, KINDS, ownerOf, setOf, spaceName, spacesOf, thingsText, type Town } from "./town";
import { travels } from "./travels";

// Bids are put together in the auction, note by note.
const GATHERED = /^bid .*\.\.\.$/;

// Actions that have a place on the board; everything else is a button.
const PLACED = /^(leave|give|take|trade|steal|swap|mortgage|pay-off|build|offer|bid) /;

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

const RULES: Record<string, string> = {
  start: "MB-B1",
  jail: "MB-B10",
  "go-to-jail": "MB-B10",
  "free-parking": "MB-B8",
  chance: "MB-B9",
  roll: "MB-B6",
  steal: "MB-B7",
};

function cards(town: Town): Card[] {
  const { figures, t, names, state } = town;
  const deeds = DEEDS.map((id) => {
    const one = figures.deed[id]!;
    const owner = ownerOf(state, id);
    const lines = [
      `${figures.set[setOf(id)]!.town} · ${t(setOf(id))}`,
      `${t("table-price")}: M${one.price}`,
      `${t("table-rent")}: M${one.rent} / M${one.set_rent}`,
      `${t("picture-number")}: ${one.number} (${t(one.kind)})`,
      t("do-mortgage", { deed: one.name, amount: one.mortgage }),
      t("do-pay-off", { deed: one.name, amount: one.pay_off }),
      w("mb-set-worth", { points: figures.set[setOf(id)]!.set_points }),
    ];
    if (owner !== null) lines.push(`${t("table-owner")}: ${names[owner]}`);
    return { id, name: one.name, art: `mb-${one.kind}`, lines, rule: "MB-B2" };
  });
  const { table } = figures;
  const spaces = spacesOf(figures).flatMap((what, at) => {
    if (isDeed(what)) return [];
    const taking = what.startsWith("take-");
    const about = w(`mb-about-${taking ? "take" : what}`, { bonus: table.start_bonus, fine: table.fine, chips: table.space_chips });
    const lines = [about];
    if (what === "roll")
      for (const kind of KINDS) {
        const totals = Object.keys(figures.roll).filter((total) => figures.roll[total] === kind);
        lines.push(`${totals.join(", ")}: ${t(`${kind}s`)}`);
      }
    const art = taking ? { art: `mb-${what.slice(5)}` } : what === "jail" ? {} : { art: `mb-${what}` };
    return [{ id: `space-${at}`, name: spaceName(town, at), ...art, lines, rule: taking ? "MB-B5" : (RULES[what] ?? "MB-B1") }];
  });
  const chance = CARDS.map((id) => ({
    id: `card-${id}`,
    name: t(`card-${id}`),
    art: "mb-chance",
    lines: [w("mb-about-chance")],
    rule: "MB-B9",
  }));
  return [...deeds, ...spaces, ...chance];
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
  leaves: (action) => /^(refuse|drop|keep|auction|no steal)$/.test(action),
  counters,
  token: ({ state }: Town, seat) => `mb-head-${state.players[seat]!.token}`,
  effects: (_, after, row) => travels(after, row.effects),
  cards,
  result,
};
