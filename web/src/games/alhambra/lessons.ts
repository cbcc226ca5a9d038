/** The guided first game of Alhambra, against two newcomers: the game for two has rules of its own. */
import type { Spoken } from "../../made/api";
import type { Guide } from "../contract";
import { buys, CURRENCIES, paying, PURCHASE, ways, type Currency, type Figures, type Scoring, type Yard } from "./yard";

const may = (beginning: string) => (_: Yard, legal: readonly Spoken[]) => legal.some((one) => one.text.startsWith(beginning));
/** Could this seat pay a building exactly? */
const exact = (yard: Yard): boolean => CURRENCIES.some((slot) => ways(yard, slot).some((way) => way.exact));
/** Was this a purchase without a coin too many? */
function paidExactly(yard: Yard, action: string): boolean {
  const [, , slot, paid] = PURCHASE.exec(action) ?? [];
  return paid !== undefined && paying(yard, slot as Currency, paid.split("+").map(Number)) === "exact";
}
const again = ({ outlook, turn, seat }: Yard): boolean => turn === seat && (outlook?.again ?? false);
/** Are there open cards that may be taken together? */
const several = ({ outlook }: Yard, legal: readonly Spoken[]): boolean =>
  (outlook?.take.ways.some((way) => way.cards.length > 1) ?? false) && legal.some((one) => one.text.startsWith("take "));
/** Does something lie in the yard that cannot be paid? */
const tooDear = ({ state }: Yard, legal: readonly Spoken[]): boolean => CURRENCIES.some((slot) => state.yard[slot] !== null && !buys(legal, slot));
const SLOTS = '[data-at^="slot/"]';
const MONEY = '[data-at^="money/"]';

/** Up to what sum one may take several cards, and how many places each scoring pays. */
const figures = ({ table, building }: Figures) => {
  const places = (scoring: Scoring): number => Math.max(...Object.values(building).map((one) => one[scoring].filter((points) => points > 0).length));
  return { limit: table.take_at_most, a: places("A"), b: places("B"), c: places("C") };
};

export const guide: Guide<Figures> = {
  bots: 2,
  figures,
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
    { id: "why", mark: `${SLOTS}.dimmed`, when: (yard, legal) => may("take ")(yard, legal) && tooDear(yard, legal), refused: true },
    { id: "exact", mark: ".hand .way", when: (yard, legal) => exact(yard) && may("buy ")(yard, legal), does: paidExactly, wait: true },
    { id: "again", mark: `${SLOTS}.legal, ${MONEY}.legal`, when: again },
    { id: "scoring", mark: '[data-guide="collections"]' },
    { id: "decks", mark: '[data-guide="decks"]' },
  ],
};
