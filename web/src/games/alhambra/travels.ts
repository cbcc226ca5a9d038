/** What travels over the board, from what the rules told of a row. */
import type { Motion } from "../contract";
import { BUILDINGS, type Told } from "./yard";

const BEAT = 0.2; // between one kind of thing and the next
export const ROW = 0.8; // for one type of building, while the ranking tells a scoring
const TOLD = ROW * BUILDINGS.length;

/** Things of one kind together, one kind after the other; the points of a scoring when the ranking has told all its types. */
export function travels(told: readonly Told[], seat: number | null): Motion[] {
  const found: Motion[] = [];
  let after = 0;
  let last = "";
  function show(kind: string, effect: Motion): void {
    if (last && kind !== last) after += BEAT;
    last = kind;
    found.push({ ...effect, after });
  }
  const earned = new Map<unknown, number>();
  function counted(): void {
    for (const [who, points] of earned)
      if (points) found.push({ kind: "float", at: `points/${who}`, text: `+${points}`, good: true, after: after + TOLD });
    earned.clear();
  }
  for (const one of told) {
    if (one["kind"] === "scores") {
      earned.set(one["who"], (earned.get(one["who"]) ?? 0) + Number(one["each"]));
      continue;
    }
    counted();
    const way = wayOf(one, seat);
    if (!way) continue;
    show(String(one["kind"]), { kind: "fly", art: way[0], from: way[1], to: way[2] });
    if (way[2].startsWith("city/")) found.push({ kind: "pop", at: way[2], after });
  }
  counted();
  return found;
}

/** What is drawn, from where and to where; null if nothing moves. */
function wayOf(one: Told, seat: number | null): [string, string, string] | null {
  const { kind, who, building, slot } = one;
  const coin = `al-coin-${String(one["card"]).split(" ")[0]}`;
  const hand = who === seat ? "hand" : `hand/${who}`;
  const place = `money/${Number(one["place"]) - 1}`;
  if (kind === "takes") return [coin, place, hand];
  if (kind === "pays") return [coin, hand, "discard"];
  if (kind === "buys") return [`al-${building}`, `slot/${slot}`, `city/${one["to"]}/${building}`];
  if (kind === "yard") return [`al-${building}`, "building-deck", `slot/${slot}`];
  if (kind === "laid") return [coin, "money-deck", place];
  if (kind === "shuffles" && one["count"]) return ["al-back-money", "discard", "money-deck"];
  if (kind === "dirk-draws") return [`al-${building}`, "building-deck", `city/${who}/${building}`];
  if (kind === "leftover" && who !== null) return [`al-${building}`, `slot/${slot}`, `city/${who}/${building}`];
  return null;
}
