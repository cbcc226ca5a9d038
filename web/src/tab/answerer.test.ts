import { beforeEach, expect, test, vi } from "vitest";

/** Bots that write down what they are asked: which one chooses, and with which seed it began its game. */
const made: { level: number; seed: bigint; games: number }[] = [];
vi.mock("../engine/bots", () => ({
  SEARCHES: 5,
  levelBot: (_engine: unknown, _e: unknown, _players: number, level: number, seed: bigint) => {
    const bot = { level, seed, games: 1, newGame, choose: () => [made.indexOf(bot), Number(bot.seed), bot.games] };
    function newGame(next: bigint): void {
      bot.seed = next;
      bot.games += 1;
    }
    made.push(bot);
    return bot;
  },
}));
/** A game whose states are one byte: the seat on turn. */
vi.mock("../made/engines/all", () => {
  const told = { players: [2, 6] };
  const engine = { told, edition: () => ({}), state: () => ({ bytes: new Uint8Array(1) }), turnOf: (s: { bytes: Uint8Array }) => s.bytes[0] };
  return { ENGINES: { x: async () => ({ load: async () => engine }) } };
});
const { Answerer } = await import("./answerer");
import type { FromWorker, Opened } from "./messages";

const GAME: Opened = { game: "x", module: new ArrayBuffer(0), nets: null, edition: new Uint8Array(), players: 3 };
let said: FromWorker[];
let answerer: InstanceType<typeof Answerer>;

/** Which bot chooses, the seed and the number of its game. */
async function chosen(seat: number, table: string | undefined, seed: number, level = 5): Promise<unknown> {
  const asks = { state: Uint8Array.of(seat), level, seed: BigInt(seed), fresh: true, table };
  await answerer.hear({ id: 1, what: "choose", asks });
  const last = said.at(-1)!;
  return "answer" in last ? last.answer : last;
}

beforeEach(async () => {
  made.length = 0;
  said = [];
  answerer = new Answerer((message) => said.push(message), () => Promise.resolve());
  await answerer.hear({ id: 0, what: "open", asks: GAME });
});

test("a bot that searches is kept for its seat at its table, and for nobody else", async () => {
  expect(await chosen(0, "a", 7)).toEqual([0, 7, 1]);
  expect(await chosen(1, "a", 8)).toEqual([1, 8, 1]);
  expect(await chosen(0, "b", 9)).toEqual([2, 9, 1]);
  expect(await chosen(0, "a", 10)).toEqual([0, 7, 1]);
  expect(await chosen(1, "a", 11)).toEqual([1, 8, 1]);
});

test("few are kept: the one that was asked longest ago forgets everything, and plays for another seat", async () => {
  for (const [seat, table] of [..."abcd"].entries()) expect(await chosen(0, table, seat)).toEqual([seat, seat, 1]);
  expect(await chosen(0, "a", 5)).toEqual([0, 0, 1]);
  expect(await chosen(0, "e", 6)).toEqual([1, 6, 2]);
  expect(await chosen(0, "b", 7)).toEqual([2, 7, 2]);
  expect(made.length).toBe(4);
});

test("without a table, and at lower levels, a bot knows nothing of moves before", async () => {
  expect(await chosen(0, "a", 1)).toEqual([0, 1, 1]);
  expect(await chosen(0, "", 2)).toEqual([1, 2, 1]);
  expect(await chosen(0, undefined, 3)).toEqual([1, 3, 2]);
  expect(await chosen(0, "a", 4, 3)).toEqual([2, 4, 1]);
  expect(await chosen(0, "a", 5, 3)).toEqual([2, 5, 2]);
  expect(await chosen(0, "a", 6)).toEqual([0, 1, 1]);
});

test("another edition, or a module that broke, begins anew", async () => {
  await chosen(0, "a", 1);
  await answerer.hear({ id: 2, what: "open", asks: GAME });
  expect(await chosen(0, "a", 2)).toEqual([1, 2, 1]);
});
