/**
 * The boards, found by their folders. `NAME/index.ts` is the board of the game NAME; beside it may lie `lessons.ts`, its
 * guided first game, `picture.svg`, its picture for the front door, `pictures.ts`, those of its rules, and `words/`. Nothing is loaded before it is needed.
 */
import type { BoardModule, Guide } from "./contract";

const BOARDS = import.meta.glob<BoardModule>("./*/index.ts", { import: "board" });
const GUIDES = import.meta.glob<Guide>("./*/lessons.ts", { import: "guide" });
const PICTURES = import.meta.glob<string>("./*/picture.svg", { query: "?url", import: "default", eager: true });
const PLAIN = "plain";

/** A game's board; the plain one, which shows any game as lists, where it has none of its own or lists are wanted. */
export function boardOf(game: string, lists = false): Promise<BoardModule> {
  const own = lists ? undefined : BOARDS[`./${game}/index.ts`];
  return (own ?? BOARDS[`./${PLAIN}/index.ts`]!)();
}

export const hasGuide = (game: string): boolean => `./${game}/lessons.ts` in GUIDES;

export const guideOf = async (game: string): Promise<Guide | null> => (await GUIDES[`./${game}/lessons.ts`]?.()) ?? null;

/** The address of a game's picture for the front door. */
export const pictureOf = (game: string): string =>
  PICTURES[`./${game}/picture.svg`] ?? PICTURES[`./${PLAIN}/picture.svg`]!;
