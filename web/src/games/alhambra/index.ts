/** Alhambra / New York – The Card Game for the table page. */
import { w } from "../../lib/words.svelte";
import type { Happened, Spoken } from "../../made/api";
import type { BoardModule, Card, Category, Counter, Effect, Scene } from "../contract";
import Board from "./Board.svelte";
import { BUILDINGS, buildingName, countOf, pointsOf, PURCHASE, rivals, SCORINGS, type Yard } from "./yard";

/** What the table waits for; to who is on turn it is said as a request. */
function status(yard: Yard): string {
  const { state, names, winners, turn, seat: me, t } = yard;
  const { phase, seat } = state.turn;
  const name = names[seat] ?? "";
  if (phase === "over") return t("table-over", { names: winners.map((p) => names[p]).join(", ") });
  // Nothing is refilled during a turn (AL-T6): an empty slot means that the player has paid exactly.
  const again = state.buildings_left > 0 && Object.values(state.yard).some((one) => one === null);
  if (phase === "act" && turn === me) return w(again ? "al-your-again" : "al-your-act");
  return t(phase === "act" && again ? "table-again" : `table-${phase}`, { name });
}

function buttons(_: Scene, legal: readonly Spoken[]): readonly Spoken[] {
  return legal.filter((one) => one.text === "pass");
}

function counters({ state, scores, t }: Yard, seat: number): Counter[] {
  const own = state.seats[seat]!;
  return [
    { label: t("table-points"), value: scores[seat] ?? 0, art: "al-sign-star", at: `purse/${seat}` },
    { label: t("table-cards"), value: own.cards, art: "al-back-money", at: `hand/${seat}` },
    { label: w("buildings"), value: countOf(own), art: "al-back-building", minor: true },
  ];
}

function effects(before: Yard | null, after: Yard, row: Happened): Effect[] {
  if (!before) return [];
  const found: Effect[] = [];
  const seat = row.seat ?? 0;
  const hand = seat === after.seat ? "hand" : `hand/${seat}`;
  const bought = PURCHASE.exec(row.text ?? "");
  if (bought) {
    const [, building, slot, , gift] = bought;
    found.push({ kind: "fly", art: `al-coin-${slot}`, from: hand, to: "discard" });
    const to = `city/${gift ? after.state.seats.length : seat}/${building}`;
    found.push({ kind: "fly", art: `al-${building}`, from: `slot/${slot}`, to, after: 0.2 });
  } else if (row.text?.startsWith("take ")) {
    const wanted = row.text.slice(5).split(", ");
    const row_ = [...before.state.open_money];
    for (const card of wanted) {
      const place = row_.indexOf(card);
      row_[place] = null;
      found.push({ kind: "fly", art: `al-coin-${card.split(" ")[0]}`, from: `money/${place}`, to: hand });
    }
  }
  rivals(after.state).forEach((one, p) => {
    const gain = pointsOf(one) - pointsOf(rivals(before.state)[p]!);
    if (gain) found.push({ kind: "float", at: `points/${p}`, text: `+${gain}`, good: true, after: 0.6 });
  });
  return found;
}

function cards(yard: Yard): Card[] {
  const { figures, t } = yard;
  return BUILDINGS.map((id) => ({
    id,
    name: buildingName(yard, id),
    art: `al-${id}`,
    lines: [
      `${t("table-price")}: ${figures.building[id].prices.join(", ")}`,
      ...SCORINGS.map((one) => `${t("table-scoring", { scoring: one })}: ${figures.building[id][one].join(" / ")}`),
    ],
    rule: "AL-M2",
  }));
}

function result(yard: Yard): Category[] {
  const { state, t } = yard;
  const { seats } = state;
  // How each kind of building was counted stands in the board's own table.
  return [
    { label: w("buildings"), values: seats.map(countOf) },
    ...SCORINGS.filter((one) => state.scored.includes(one)).map((scoring) => ({
      label: t("table-scoring", { scoring }),
      values: seats.map((one) => one.points[scoring] ?? 0),
      ...(state.dirk ? { note: `${t("dirk")} ${state.dirk.points[scoring] ?? 0}` } : {}),
    })),
    { label: t("table-points"), values: seats.map(pointsOf), total: true },
  ];
}

export const board: BoardModule = {
  Board,
  sprite: async (options) =>
    options["theme"] === "alhambra"
      ? (await import("../../made/alhambra/alhambra.svg?raw")).default
      : (await import("../../made/alhambra/new-york.svg?raw")).default,
  status,
  buttons,
  counters,
  effects,
  cards,
  result,
};
