/** The cards of Machi Koro, for the table and for the rules. */
import type { Card } from "../contract";
import { does, gives, LANDMARKS, type Town } from "./city";

export function cards(town: Town): Card[] {
  const { figures, t } = town;
  const ids = Object.keys(figures.building);
  const buildings = ids.map((id, n) => {
    const one = figures.building[id]!;
    const lines = [
      does(town, id),
      `${t("table-cost")}: ${one.cost}`,
      `${t("table-kind")}: ${t(`icon-${one.icon}`)}`,
    ];
    return { id, name: t(id), art: `mk-${id}`, lines, rule: `MK-C${n + 1}` };
  });
  const landmarks = LANDMARKS.map((id, n) => ({
    id,
    name: t(id),
    art: `mk-${id}`,
    lines: [gives(town, id), `${t("table-cost")}: ${figures.landmark[id]!.cost}`],
    rule: `MK-L${n + 1}`,
  }));
  return [...buildings, ...landmarks];
}
