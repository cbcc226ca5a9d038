/** The guided first game of Monopoly Builder. */
import type { Spoken } from "../../made/api";
import type { Guide } from "../contract";
import { bankRate, type Figures, type Town } from "./town";

const begins = (beginning: string) => (_: Town, action: string) => action.startsWith(beginning);
const may = (beginning: string) => (_: Town, legal: readonly Spoken[]) => legal.some((one) => one.text.startsWith(beginning));
const phase = (name: string) => (town: Town) => town.turn === town.seat && town.state.turn.phase === name;

export const guide: Guide<Figures> = {
  bots: 1,
  figures: (figures) => ({ rate: bankRate(figures) }),
  lessons: [
    { id: "goal", mark: '[data-guide="island"]' },
    // A table may give tokens out; and how to leave chips behind is told by the card that asks for them.
    { id: "token", mark: '[data-action^="token "].legal', when: may("token "), does: begins("token "), optional: true },
    { id: "throw", mark: '.bar [data-action="throw"]', when: may("throw"), does: begins("throw") },
    { id: "buy", mark: '.bar [data-action="buy"]', when: phase("buy"), does: (_, action) => action === "buy" || action === "auction" },
    { id: "bid", mark: '[data-act="bid"]', when: may("bid "), does: begins("bid "), optional: true },
    { id: "chips", mark: '[data-guide="stock"]', when: (town) => town.state.players[town.seat ?? 0]!.deeds.length > 0 },
    { id: "build", mark: ".field.legal", when: may("build "), does: begins("build "), wait: true },
    { id: "why", mark: '[data-guide="island"]', when: phase("act"), refused: true },
    {
      id: "deal",
      mark: '[data-act="deal"], [data-act="send-offer"]',
      when: (town, legal) => town.state.turn.number > 2 && phase("act")(town) && may("offer ")(town, legal),
      does: begins("offer "),
    },
    { id: "bank", mark: '[data-action^="trade "].legal, [data-covers^="trade "]', when: may("trade "), does: begins("trade "), optional: true },
    { id: "end", mark: '.bar [data-action="end"]', when: may("end"), does: begins("end") },
    { id: "score", mark: '[data-guide="score"], #tab-points', when: (town) => town.state.turn.number > 2 },
  ],
};
