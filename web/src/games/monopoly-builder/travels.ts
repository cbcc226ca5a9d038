/** What travels over the board, from what the rules told of a row: in its order, and together what goes together. */
import type { Happened } from "../../made/api";
import type { Motion } from "../contract";
import { setOf, spacesOf, type Town } from "./town";

type Told = Happened["effects"][number];

const ROLL = 0.7; // until the dice lie still
const BEAT = 0.3; // between one thing and the next
const THROWS = ["throws", "rolls", "throws-to-start"];
const NOTES = 10; // what one note in the air stands for
const MONEY = "mb-sign-money";
const CARD = "mb-sign-get-out";

// Money from the bank and to it, and what of the effect says how much.
const RECEIVED: Record<string, string> = { "passes-start": "got", receives: "got", mortgages: "got" };
const PAID: Record<string, string> = {
  "pays-bank": "paid",
  "pays-fine": "paid",
  "pays-off": "paid",
  buys: "paid",
  "wins-auction": "paid",
  "returns-money": "amount",
};

export function travels({ state, figures }: Town, told: readonly Told[]): Motion[] {
  const found: Motion[] = [];
  let after = 0;
  let last = "";
  const fly = (art: string, from: string, to: string): void => {
    found.push({ kind: "fly", art, from, to, after });
  };
  const float = (seat: unknown, change: number): void => {
    const text = change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0";
    found.push({ kind: "float", at: `purse/${seat}`, text, good: change > 0, after: after + BEAT });
  };
  const chip = (kind: unknown, from: string, to: string): void => fly(`mb-chip-${kind}`, from, to);
  const street = (deed: unknown): string => `space/${spacesOf(figures).indexOf(String(deed))}`;
  for (const one of told) {
    const { who, to, deed } = one;
    const kind = String(one["kind"]);
    const hoard = `hoard/${who}`;
    const panel = `panel/${who}`;
    const before = found.length;
    const started = after;
    if (kind !== last && last) after += BEAT;
    if (kind === "collects" || kind === "collects-own" || kind === "takes") {
      if (one["got"]) chip(one["chip"], `bank/${one["chip"]}`, hoard);
    } else if (kind === "picks") chip(one["chip"], `bank/${one["chip"]}`, hoard);
    else if (kind === "picks-up") chip(one["chip"], `space/${one["place"]}`, hoard);
    else if (kind === "leaves") chip(one["chip"], hoard, `space/${one["place"]}`);
    else if (kind === "spends" || kind === "returns-chips" || kind === "gives-bank") chip(one["chip"], hoard, `bank/${one["chip"]}`);
    else if (kind === "steals") chip(one["chip"], `hoard/${one["victim"]}`, hoard);
    else if (kind === "gives" || kind === "must-give" || kind === "hands-chips") chip(one["chip"], hoard, `hoard/${to}`);
    else if (kind === "swaps") {
      chip(one["given"], hoard, `hoard/${to}`);
      chip(one["taken"], `hoard/${to}`, hoard);
    } else if (kind === "trades" || kind === "trades-parked") {
      for (const given of kind === "trades" ? [one["given"]] : [one["first"], one["second"]]) chip(given, hoard, `bank/${given}`);
      chip(one["taken"], `bank/${one["taken"]}`, hoard);
    } else if (kind === "moves" || kind === "jailed") {
      fly(`mb-${state.players[Number(who)]!.token}`, `space/${one["at"]}`, `space/${to}`);
    } else if (kind === "pays" || kind === "pays-by-card" || kind === "hands-money") {
      const amount = Number(one["paid"] ?? one["amount"]);
      if (amount) found.push({ kind: "fly", art: MONEY, from: `purse/${who}`, to: `purse/${to}`, count: Math.ceil(amount / NOTES), after });
      float(who, -amount);
      if (amount) float(to, amount);
    } else if (kind === "hands-cards") fly(CARD, panel, `panel/${to}`);
    else if (kind === "keeps-card") fly(CARD, "chance", panel);
    else if (kind === "uses-card" || kind === "returns-card") fly(CARD, panel, "chance");
    else if (kind === "hands-deed") fly(`mb-set-${setOf(String(deed))}`, panel, `panel/${to}`);
    else if (kind === "returns-deed") fly(`mb-set-${setOf(String(deed))}`, panel, street(deed));
    else if (kind === "removes") fly("mb-floor", `field/${one["field"]}`, `panel/${to}`);
    else if (kind === "builds" || kind === "builds-free" || kind === "penthouse") {
      fly(kind === "penthouse" ? "mb-penthouse" : "mb-floor", panel, `field/${one["field"]}`);
      found.push({ kind: "rise", at: `floor/${one["field"]}`, after });
    }
    if (kind === "buys" || kind === "wins-auction") fly(`mb-set-${setOf(String(deed))}`, street(deed), panel);
    if (RECEIVED[kind]) float(who, Number(one[RECEIVED[kind]]));
    if (PAID[kind]) float(who, -Number(one[PAID[kind]]));
    if (found.length > before) last = kind;
    else after = started;
    if (THROWS.includes(kind)) after += ROLL;
  }
  return found;
}
