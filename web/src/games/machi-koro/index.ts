/** Machi Koro for the table page. */
import type { Happened, Spoken } from "../../made/api";
import { w } from "../../lib/words.svelte";
import type { BoardModule, Card, Category, Counter, Effect, Scene } from "../contract";
import Board from "./Board.svelte";
import { does, gives, LANDMARKS, type Town } from "./city";

/** What the table waits for; to who is on turn it is said as a request. */
function status({ state, names, turn, seat: me, t }: Town): string {
  const { phase, seat, dice } = state.turn;
  const word = phase === "take" ? "give" : phase;
  const total = dice.reduce((a, b) => a + b, 0);
  if (turn === me && me !== null) return w(`mk-your-${word}`, { total, coins: state.cities[me]!.coins });
  return t(`table-${word}`, { name: names[state.winner ?? seat] ?? "", dice: dice.join(" + ") });
}

function buttons(_: Scene, legal: readonly Spoken[]): readonly Spoken[] {
  return legal.filter((one) => !/^(buy|build|swap) /.test(one.text));
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

function effects(before: Town | null, after: Town, row: Happened): Effect[] {
  if (!before) return [];
  const found: Effect[] = [];
  const [verb, what] = (row.text ?? "").split(" ");
  const seat = row.seat ?? 0;
  if ((verb === "buy" || verb === "build") && what) {
    found.push({ kind: "fly", art: "mk-sign-coin", from: `purse/${seat}`, to: "bank" });
    const from = verb === "buy" ? `supply/${what}` : `landmark/${seat}/${what}`;
    found.push({ kind: "fly", art: `mk-${what}`, from, to: `city/${seat}/${what}`, after: 0.2 });
  }
  const swap = /^swap (\S+) for (\S+) of ([A-F])$/.exec(row.text ?? "");
  if (swap) {
    const other = swap[3]!.charCodeAt(0) - 65;
    found.push({ kind: "fly", art: `mk-${swap[1]}`, from: `city/${seat}/${swap[1]}`, to: `city/${other}/${swap[1]}` });
    found.push({ kind: "fly", art: `mk-${swap[2]}`, from: `city/${other}/${swap[2]}`, to: `city/${seat}/${swap[2]}` });
  }
  if (verb !== "buy" && verb !== "build") {
    const rolled = row.chance.some((one) => one.text.startsWith("dice")) ? 0.9 : 0;
    after.state.cities.forEach((city, p) => {
      const change = city.coins - before.state.cities[p]!.coins;
      if (!change) return;
      for (const name of Object.keys(city.buildings)) {
        const one = after.figures.building[name]!;
        const total = after.state.turn.dice.reduce((a, b) => a + b, 0);
        if (change > 0 && one.activates[0] <= total && total <= one.activates[1])
          found.push({ kind: "fly", art: "mk-sign-coin", from: `city/${p}/${name}`, to: `purse/${p}`, after: rolled });
      }
      const text = change > 0 ? `+${change}` : `−${-change}`;
      found.push({ kind: "float", at: `purse/${p}`, text, good: change > 0, after: rolled + 0.4 });
    });
  }
  return found;
}

function cards(town: Town): Card[] {
  const { figures, t } = town;
  const ids = Object.keys(figures.building);
  const buildings = ids.map((id, n) => {
    const one = figures.building[id]!;
    const lines = [
      does(town, id),
      `${t("table-cost")}: ${one.cost}`,
      `${t("table-kind")}: ${t(`icon-${one.icon}`)}`,
    ];
    return { id, name: t(id), art: `mk-${id}`, lines, rule: `MK-C${n + 1}` };
  });
  const landmarks = LANDMARKS.map((id, n) => ({
    id,
    name: t(id),
    art: `mk-${id}`,
    lines: [gives(town, id), `${t("table-cost")}: ${figures.landmark[id]!.cost}`],
    rule: `MK-L${n + 1}`,
  }));
  return [...buildings, ...landmarks];
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

export const board: BoardModule = {
  Board,
  sprite: async () => (await import("../../made/machi-koro/drawings.svg?raw")).default,
  status,
  buttons,
  leaves: (action) => /^(pass|keep|no swap)$/.test(action),
  counters,
  effects,
  cards,
  result,
};
