/** The buildings of Alhambra, for the table and for the rules. */
import type { Card } from "../contract";
import { BUILDINGS, buildingName, SCORINGS, type Yard } from "./yard";

export function cards(yard: Yard): Card[] {
  const { figures, t } = yard;
  return BUILDINGS.map((id) => ({
    id,
    name: buildingName(yard, id),
    art: `al-${id}`,
    lines: [
      `${t("table-price")}: ${figures.building[id].prices.join(", ")}`,
      ...SCORINGS.map((one) => `${t("table-scoring", { scoring: one })}: ${figures.building[id][one].join(" / ")}`),
    ],
    rule: "AL-M2",
  }));
}
