/** Any game as lists to read and moves to click: for games that have no board of their own, and for who likes it so. */
import { speech } from "../../lib/words.svelte";
import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { inBar, namesOf } from "./lists";

export const board: BoardModule = {
  Board,
  sprite: async () => "",
  status: (scene) => {
    const { turn, names, winners, seat } = scene;
    if (turn === "over") return speech.own("won-by", { names: namesOf(scene, winners), n: winners.length });
    if (turn === "chance") return speech.own("chance-decides");
    return turn === seat ? speech.own("plain-choose") : speech.own("turn-of", { name: names[turn] ?? "" });
  },
  buttons: (_, legal) => inBar(legal),
  counters: ({ scores }, seat) => [{ label: speech.own("points"), value: scores[seat] ?? 0 }],
  effects: () => [],
  cards: () => [],
  result: ({ scores }) => [{ label: speech.own("points"), values: scores, total: true }],
};
