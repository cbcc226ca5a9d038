/** The registry of boards. A new game is a folder beside this file and a line here. */
import type { BoardModule } from "./contract";

const BOARDS: Record<string, () => Promise<{ board: BoardModule }>> = {
  "machi-koro": () => import("./machi-koro"),
  alhambra: () => import("./alhambra"),
  "monopoly-builder": () => import("./monopoly-builder"),
};

/** A game's board; the plain one, which shows any game as lists, where it has none of its own. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = BOARDS[game] ?? (() => import("./plain"));
  return (await load()).board;
}
