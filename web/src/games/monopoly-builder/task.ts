/** Which card lies open where the table asks for more than a button, or a player has taken something up. */
import type { Spoken } from "../../made/api";
import type { Draft } from "./draft.svelte";
import { isDeed, KINDS, type Kind, type Town } from "./town";

export type Task = "stake" | "auction" | "offer" | "debt" | "redeem" | "pick" | "steal" | "swap" | "parking" | "bank" | "deed" | "tokens";

// What interests everybody, not only who decides.
const COMMON = ["auction", "answer", "debt"];
const CARDS: Record<string, Task> = {
  buy: "stake",
  auction: "auction",
  answer: "offer",
  debt: "debt",
  redeem: "redeem",
  pick: "pick",
  steal: "steal",
  swap: "swap",
};

/** What may be traded: two chips on Free Parking (MB-B8) or four with the bank (MB-T6), and the kinds one may get for them. */
export type Exchange = { given: Kind[]; taken: { kind: Kind; action: string }[] };

/** What Free Parking offers; with `own`, whatever chips of that kind can be part of, the bank's usual rate too. */
export function exchanges(legal: readonly Spoken[], own: Kind | null = null): Exchange[] {
  const found: Exchange[] = [];
  for (const { text } of legal) {
    const [, many, same, first, second, taken] =
      /^trade (?:(\d+) ([a-z-]+)|([a-z-]+) \+ ([a-z-]+)) for ([a-z-]+)$/.exec(text) ?? [];
    const given = (many ? Array.from({ length: Number(many) }, () => same) : [first, second]) as Kind[];
    if (!taken || !KINDS.includes(given[0]!)) continue;
    if (own ? !given.includes(own) : given.length !== 2) continue;
    const kind = taken as Kind;
    const pair = found.find((one) => one.given.join() === given.join());
    if (pair) pair.taken.push({ kind, action: text });
    else found.push({ given, taken: [{ kind, action: text }] });
  }
  return found;
}

/** `narrow`: the card would lie over the island, so nothing opens by itself that can wait. */
export function taskOf({ state, turn, seat }: Town, legal: readonly Spoken[], draft: Draft, narrow = false): Task | null {
  const { phase } = state.turn;
  const card = CARDS[phase];
  if (turn === "over") return null;
  if (phase === "choose") return seat !== null && state.players[seat]!.token === null ? "tokens" : null;
  if (card && (turn === seat || COMMON.includes(phase))) return card;
  if (draft.deed && isDeed(draft.deed) && turn === seat) return "deed";
  if (narrow) return turn === seat && draft.chip && exchanges(legal, draft.chip).length ? "bank" : null;
  return turn === seat && !draft.parked && exchanges(legal).length ? "parking" : null;
}
