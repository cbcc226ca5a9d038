/** A game as the rules see it: nobody plays it. */
import type { Scene } from "../games/contract";
import type { Words } from "../lib/words.svelte";

export const still = <S, F>(game: string, state: S, figures: F, t: Words, options: Record<string, string>): Scene<S, F> => ({
  game,
  state,
  outlook: null,
  turn: "over",
  scores: [],
  winners: [],
  figures,
  options,
  seat: null,
  names: [],
  t,
});

/** What something is called: one of it, and several where the game has a word for that. */
export const namesOf = (t: Words, id: string): string[] => [t(id), ...(t.has(`${id}-many`) ? [t(`${id}-many`)] : [])];

/** A game's Fluent file in which the form `.many` of a word is a word of its own, `WORD-many`. */
export const withForms = (text: string): string =>
  text + [...text.matchAll(/^([\w-]+) = .*\n(?: {4}.*\n)*? {4}\.many = (.+)$/gm)].map(([, id, many]) => `\n${id}-many = ${many}`).join("");
