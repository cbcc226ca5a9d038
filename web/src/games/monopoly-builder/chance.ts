/** The Chance cards of the edition that is played, and what they say. The rules say the same (chance.py). */
import { speech } from "../../lib/words.svelte";
import { HOUSE_CARDS } from "../../made/monopoly-builder/names";
import { isDeed, KINDS, spaceName, spacesOf, type Kind, type Town } from "./town";

export type CardEffect = {
  effect: string;
  amount?: number;
  kind?: string;
  space?: string | number;
  per?: string;
  whose?: string;
};
export type ChanceCard = CardEffect & { count: number; text?: Record<string, string>; then?: CardEffect }; // `then` follows (MB-C21)
/** An edition of the first shape only counts the sixteen cards that every edition had. */
export type Deck = Record<string, ChanceCard | number>;

/** The cards by the names records call them: those of the house by their own, others by their number in the file. */
export function deckOf(deck: Deck): [string, ChanceCard | number][] {
  let own = 0;
  return Object.entries(deck)
    .filter(([name]) => name !== "sources")
    .map(([name, card]) => [(HOUSE_CARDS as readonly string[]).includes(name) ? name : `own-${++own}`, card]);
}

export const countOf = (card: ChanceCard | number): number => (typeof card === "number" ? card : card.count);

/** Where a card sends its player. */
function placeName(town: Town, space: string | number): string {
  const at = typeof space === "number" ? space : spacesOf(town.figures).indexOf(space);
  if (at >= 0) return spaceName(town, at);
  return isDeed(String(space)) ? String(space) : town.t(`space-${space}`);
}

/** What a card says: its own text in this language, else a sentence made of its effects. */
export function cardSays(town: Town, id: string): string {
  const { t, figures } = town;
  const card = deckOf(figures.card).find(([name]) => name === id)?.[1];
  if (card === undefined || typeof card === "number") return t.has(`card-${id}`) ? t(`card-${id}`) : id;
  const own = card.text?.[speech.language];
  if (own) return own;
  const first = effectSays(town, card);
  if (!card.then) return first;
  const second = effectSays(town, card.then);
  return t("chance-both", { first, second: second.charAt(0).toLowerCase() + second.slice(1) });
}

function effectSays(town: Town, card: CardEffect): string {
  const { t } = town;
  const amount = card.amount ?? 1;
  if (card.effect === "take" || card.effect === "give") {
    const kind = card.kind!;
    if (!KINDS.includes(kind as Kind)) return t(`chance-${card.effect}-${kind}`, { count: amount });
    return t(`chance-${card.effect}`, { things: t("some-chips", { count: amount, one: t(kind), many: t(`${kind}s`) }) });
  }
  return t(`chance-${card.effect}`, {
    amount,
    count: Math.abs(amount),
    back: amount < 0 ? 1 : 0,
    per: card.per ?? "once",
    whose: card.whose ?? "",
    sort: String(card.space ?? ""),
    place: card.effect === "move-to" ? placeName(town, card.space!) : "",
  });
}
