/** Any game as readable lists: for games that have no board of their own. */
import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { speech } from "../../lib/words.svelte";

export const board: BoardModule = {
  Board,
  sprite: async () => "",
  status: ({ turn, names, winners }) => {
    if (turn === "over") return speech.own("won-by", { names: winners.map((p) => names[p]).join(", "), n: winners.length });
    return typeof turn === "number" ? speech.own("turn-of", { name: names[turn] ?? "" }) : speech.own("chance-decides");
  },
  buttons: (_, legal) => legal.slice(0, 40),
  counters: ({ scores }, seat) => [{ label: speech.own("points"), value: scores[seat] ?? 0 }],
  effects: () => [],
  cards: () => [],
  result: ({ scores }) => [{ label: speech.own("points"), values: scores, total: true }],
  lessons: [],
};
