/** Alhambra / New York – The Card Game for the table page. */
import { w } from "../../lib/words.svelte";
import type { Spoken } from "../../made/api";
import type { BoardModule, Built, Category, Counter, Scene } from "../contract";
import { heard } from "../heard";
import Board from "./Board.svelte";
import { cards } from "./cards";
import Holdings from "./Holdings.svelte";
import { travels } from "./travels";
import { BUILDINGS, countOf, SCORINGS, type Yard } from "./yard";

/** What the table waits for; to who is on turn it is said as a request. */
function status(yard: Yard): string {
  const { state, names, winners, turn, seat: me, t } = yard;
  const { phase, seat } = state.turn;
  const name = names[seat] ?? "";
  if (phase === "over") return t("table-over", { names: winners.map((p) => names[p]).join(", ") });
  const again = yard.outlook?.again ?? false;
  if (phase === "act" && turn === me) return w(again ? "al-your-again" : "al-your-act");
  return t(phase === "act" && again ? "table-again" : `table-${phase}`, { name });
}

function buttons(_: Scene, legal: readonly Spoken[]): readonly Spoken[] {
  return legal.filter((one) => one.text === "pass");
}

function counters({ state, scores, t }: Yard, seat: number): Counter[] {
  const own = state.seats[seat]!;
  return [
    { label: t("table-points"), value: scores[seat] ?? 0, art: "al-sign-star" },
    { label: t("table-cards"), value: own.cards, art: "al-back-money" },
    { label: w("buildings"), value: countOf(own), art: "al-back-building", minor: true },
  ];
}

function result(yard: Yard): Category[] {
  const { state, scores, t } = yard;
  const { seats } = state;
  // How each kind of building was counted stands in the board's own table.
  return [
    { label: w("buildings"), values: seats.map(countOf) },
    ...SCORINGS.filter((one) => state.scored.includes(one)).map((scoring) => ({
      label: t("table-scoring", { scoring }),
      values: seats.map((one) => one.points[scoring] ?? 0),
      ...(state.dirk ? { note: `${t("dirk")} ${state.dirk.points[scoring] ?? 0}` } : {}),
    })),
    { label: t("table-points"), values: scores, total: true },
  ];
}

function city({ state }: Yard, seat: number): Built[] {
  const { buildings } = state.seats[seat]!;
  return BUILDINGS.map((id) => ({ art: `al-${id}`, count: buildings[id] ?? 0, tall: id === "skyscraper" }));
}

const SOUNDS = heard({ takes: "card", buys: "build", shuffles: "card", scores: "score" });

export const board: BoardModule = {
  Board,
  Holdings,
  sprite: async (options) =>
    options["theme"] === "alhambra"
      ? (await import("../../made/alhambra/alhambra.svg?raw")).default
      : (await import("../../made/alhambra/new-york.svg?raw")).default,
  status,
  buttons,
  counters,
  effects: (_, after, row) => travels(row.effects, after.seat),
  cards,
  result,
  city,
  sound: SOUNDS,
};
