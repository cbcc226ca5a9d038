/** The guided first game of Alhambra, against two newcomers: the game for two has rules of its own. */
import type { Spoken } from "../../made/api";
import type { Guide } from "../contract";
import { payments, PURCHASE, sum, together, type Currency, type Yard } from "./yard";

const may = (beginning: string) => (_: Yard, legal: readonly Spoken[]) => legal.some((one) => one.text.startsWith(beginning));
/** Could this seat pay a building exactly? */
function exact({ state, seat }: Yard): boolean {
  const hand = seat === null ? null : state.seats[seat]!.hand;
  return Object.entries(state.yard).some(
    ([slot, there]) => there && payments(hand?.[slot as Currency] ?? [], there.price).some((one) => sum(one) === there.price),
  );
}
/** Was this a purchase without a coin too many? */
function paidExactly({ state }: Yard, action: string): boolean {
  const [, , slot, paid] = PURCHASE.exec(action) ?? [];
  return paid !== undefined && sum(paid.split("+").map(Number)) === state.yard[slot as Currency]?.price;
}
const again = ({ state, turn, seat }: Yard): boolean =>
  turn === seat && Object.values(state.yard).some((there) => there === null);
/** Are there open cards that may be taken together? */
function several({ state, figures }: Yard, legal: readonly Spoken[]): boolean {
  const open = state.open_money.filter((card) => card !== null);
  const pairs = open.some((one, n) => open.some((other, m) => n < m && together([one, other], figures.table.take_at_most)));
  return pairs && legal.some((one) => one.text.startsWith("take "));
}
const SLOTS = '[data-at^="slot/"]';
const MONEY = '[data-at^="money/"]';

export const guide: Guide = {
  bots: 2,
  lessons: [
    { id: "goal", mark: '[data-guide="collections"]' },
    { id: "take", mark: `${MONEY}.legal`, when: may("take "), does: (_, action) => action.startsWith("take ") },
    { id: "watch", mark: SLOTS, when: (yard) => yard.state.turn.number > 1 },
    {
      id: "several",
      mark: `${MONEY}.legal`,
      when: (yard, legal) => yard.state.turn.number > 1 && several(yard, legal),
      does: (_, action) => /^take .*,/.test(action),
      optional: true,
    },
    { id: "choose", mark: `${SLOTS}.legal`, when: may("buy "), seen: '[data-guide="till"]', wait: true },
    { id: "buy", mark: `[data-guide="till"], .hand .choice.legal`, when: may("buy "), does: (_, action) => action.startsWith("buy ") },
    { id: "why", mark: `${SLOTS}.dimmed`, when: may("take "), refused: true },
    { id: "exact", mark: ".hand .way", when: (yard, legal) => exact(yard) && may("buy ")(yard, legal), does: paidExactly, wait: true },
    { id: "again", mark: `${SLOTS}.legal, ${MONEY}.legal`, when: again },
    { id: "scoring", mark: '[data-guide="collections"]' },
    { id: "decks", mark: '[data-guide="decks"]' },
  ],
};
