/** The deeds, spaces and Chance cards of Monopoly Builder, for the table and for the rules. */
import { w } from "../../lib/words.svelte";
import type { Card } from "../contract";
import { cardSays, deckOf } from "./chance";
import { DEEDS, isDeed, KINDS, ownerOf, setOf, spaceName, spacesOf, type Town } from "./town";

const RULES: Record<string, string> = {
  start: "MB-B1",
  jail: "MB-B10",
  "go-to-jail": "MB-B10",
  "free-parking": "MB-B8",
  chance: "MB-B9",
  roll: "MB-B6",
  steal: "MB-B7",
};

export function cards(town: Town): Card[] {
  const { figures, t, names, state } = town;
  const deeds = DEEDS.map((id) => {
    const one = figures.deed[id]!;
    const owner = ownerOf(state, id);
    const lines = [
      `${figures.set[setOf(id)]!.town} · ${t(setOf(id))}`,
      `${t("table-price")}: M${one.price}`,
      `${t("table-rent")}: M${one.rent} / M${one.set_rent}`,
      `${t("picture-number")}: ${one.number} (${t(one.kind)})`,
      t("do-mortgage", { deed: one.name, amount: one.mortgage }),
      t("do-pay-off", { deed: one.name, amount: one.pay_off }),
      w("mb-set-worth", { points: figures.set[setOf(id)]!.set_points }),
    ];
    if (owner !== null) lines.push(`${t("table-owner")}: ${names[owner]}`);
    return { id, name: one.name, art: `mb-${one.kind}`, lines, rule: "MB-B2" };
  });
  const { table } = figures;
  const spaces = spacesOf(figures).flatMap((what, at) => {
    if (isDeed(what)) return [];
    const taking = what.startsWith("take-");
    const chips = { roll: table.roll_chips ?? table.space_chips, steal: table.steal_chips ?? 1 }[what] ?? table.space_chips;
    const about = w(`mb-about-${taking ? "take" : what}`, { bonus: table.start_bonus, fine: table.fine, chips });
    const lines = [about];
    if (what === "roll")
      for (const kind of KINDS) {
        const totals = Object.keys(figures.roll).filter((total) => figures.roll[total] === kind);
        lines.push(`${totals.join(", ")}: ${t(`${kind}s`)}`);
      }
    const art = taking ? { art: `mb-${what.slice(5)}` } : what === "jail" ? {} : { art: `mb-${what}` };
    return [{ id: `space-${at}`, name: spaceName(town, at), ...art, lines, rule: taking ? "MB-B5" : (RULES[what] ?? "MB-B1") }];
  });
  const chance = deckOf(figures.card).map(([id]) => ({
    id: `card-${id}`,
    name: cardSays(town, id),
    art: "mb-chance",
    lines: [w("mb-about-chance")],
    rule: "MB-B9",
  }));
  return [...deeds, ...spaces, ...chance];
}
