/** Which card lies open where the table asks for more than a button, or a player has taken something up. */
import type { Spoken } from "../../made/api";
import type { Draft } from "./draft.svelte";
import { isDeed, KINDS, type Kind, type Town } from "./town";

export type Desk = "stake" | "auction" | "offer" | "debt" | "redeem" | "pick" | "steal" | "swap" | "parking" | "deed";

// What interests everybody, not only who decides.
const COMMON = ["auction", "answer", "debt"];
const CARDS: Record<string, Desk> = {
  buy: "stake",
  auction: "auction",
  answer: "offer",
  debt: "debt",
  redeem: "redeem",
  pick: "pick",
  steal: "steal",
  swap: "swap",
};

/** What may be changed on Free Parking (MB-B8): two chips, and the kinds one may get for them. */
export type Exchange = { given: [Kind, Kind]; taken: { kind: Kind; action: string }[] };

export function exchanges(legal: readonly Spoken[]): Exchange[] {
  const found: Exchange[] = [];
  for (const { text } of legal) {
    const [, two, first, second, taken] = /^trade (?:2 ([a-z-]+)|([a-z-]+) \+ ([a-z-]+)) for ([a-z-]+)$/.exec(text) ?? [];
    const given = (two ? [two, two] : [first, second]) as [Kind, Kind];
    if (!taken || !KINDS.includes(given[0])) continue;
    const kind = taken as Kind;
    const pair = found.find((one) => one.given.join() === given.join());
    if (pair) pair.taken.push({ kind, action: text });
    else found.push({ given, taken: [{ kind, action: text }] });
  }
  return found;
}

export function deskOf({ state, turn, seat }: Town, legal: readonly Spoken[], draft: Draft): Desk | null {
  const { phase } = state.turn;
  const card = CARDS[phase];
  if (turn === "over") return null;
  if (card && (turn === seat || COMMON.includes(phase))) return card;
  if (draft.deed && isDeed(draft.deed) && turn === seat) return "deed";
  return turn === seat && !draft.parked && exchanges(legal).length ? "parking" : null;
}
