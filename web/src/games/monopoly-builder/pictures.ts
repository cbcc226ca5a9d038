/** The pictures in the rules of Monopoly Builder. */
import { EDITIONS } from "../../made/monopoly-builder/editions";
import { namesOf, still } from "../../rules/still";
import type { Card, Pictures, Thing } from "../contract";
import { cards } from "./cards";
import { countOf, deckOf } from "./chance";
import { type Chips, DEEDS, type Figures, KINDS, setOf, type State, type Town } from "./town";

const SETS: Record<string, string> = {
  brown: "#8f6240",
  "light-blue": "#4aa5cf",
  pink: "#c9558d",
  orange: "#d9822b",
  red: "#c8453c",
  yellow: "#c9a21f",
  green: "#3b8a52",
  "dark-blue": "#4a6bb0",
};
const SPACES = ["start", "free-parking", "go-to-jail", "chance", "roll", "steal"];
const TOKENS = ["penguin", "cat", "t-rex", "duck"];
const FLOOR = { art: "mb-floor", tone: "#a8432f" };
const art = (...ids: string[]): { art: string }[] => ids.map((id) => ({ art: `mb-${id}` }));
const set = (id: string): { art: string; tone: string } => ({ art: `mb-set-${id}`, tone: SETS[id]! });

/** The chips that a floor costs, one by one. */
const costOf = (cost: Chips): string[] => KINDS.flatMap((kind) => Array.from({ length: cost[kind] ?? 0 }, () => kind as string));

/** A Chance card tells how many of it there are. */
function chance(card: Card, figures: Figures): Card {
  const found = deckOf(figures.card).find(([id]) => card.id === `card-${id}`)!;
  return { ...card, lines: [`${countOf(found[1])} ×`] };
}

export const pictures: Pictures<Figures> = {
  editions: EDITIONS as unknown as Record<string, Figures>,
  short: ({ floor }) => [
    [{ die: 3 }, { die: 5 }, ...art("head-penguin", "sign-price")],
    art(...KINDS.map((kind) => `chip-${kind}`)),
    [FLOOR, ...art(...costOf(floor["1"]!.cost).map((kind) => `chip-${kind}`), "sign-points")],
    [set("red"), set("red"), ...art("sign-rent")],
    [...art("sign-bank", "sign-deal"), { art: "mb-sign-block", tone: "#a8432f" }],
    [{ art: "mb-chip-crane", text: "≤" }],
    [FLOOR, ...art("penthouse")],
    [...art("sign-points"), set("green"), ...art("sign-billionaire", "sign-community", "sign-won")],
  ],
  things: (figures, t) => [
    ...KINDS.map((kind): Thing => ({ art: `mb-chip-${kind}`, names: [t(kind), t(`${kind}s`)] })),
    ...SPACES.map((id): Thing => ({ art: `mb-${id}`, names: [t(`space-${id}`)], exact: true })),
    ...TOKENS.map((id): Thing => ({ art: `mb-head-${id}`, names: namesOf(t, id) })),
    ...DEEDS.map((id): Thing => ({ ...set(setOf(id)), names: [figures.deed[id]!.name], exact: true })),
    { art: "mb-penthouse", names: [t("screen-the-penthouse").replace(/^\p{L}+['’]/u, "")] }, // without an article
  ],
  cards: (figures, t, options) => {
    const chances = new Set(deckOf(figures.card).map(([id]) => `card-${id}`));
    const town = still("monopoly-builder", { players: [] as unknown } as State, figures, t, options) as Town;
    // Spaces that occur more than once are told once.
    const seen = new Set<string>();
    return cards(town)
      .filter((card) => chances.has(card.id) || !seen.has(card.name) && seen.add(card.name))
      .map((card) => (chances.has(card.id) ? chance(card, figures) : card));
  },
};
