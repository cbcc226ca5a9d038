import { expect, test } from "vitest";
import { MachiKoro } from "../made/engines/machi-koro";
import { nearest, readNets } from "./nets";

interface Files {
  readFileSync(path: URL): Uint8Array<ArrayBuffer>;
}
declare const process: { getBuiltinModule(name: string): Files };

const { readFileSync } = process.getBuiltinModule("node:fs");
const of = (name: string): Uint8Array<ArrayBuffer> =>
  readFileSync(new URL(`../../../src/burgomaster/games/machi_koro/${name}`, import.meta.url));
const load = (): Promise<MachiKoro> => MachiKoro.load(of("engine.wasm"), of("nets.npz"));

test("views are remade after memory has grown", async () => {
  const engine = await load();
  const s = engine.state();
  s.turns = 7;
  s.coins[1] = 3;
  s.city[3]![14] = -2;
  const before = s.coins;
  const grown = engine.memory.raw.buffer.byteLength;
  const work = engine.workspace(3, 200_000);
  expect(engine.memory.raw.buffer.byteLength).toBeGreaterThan(grown);
  expect(before.length).toBe(0); // the old view is empty
  expect([s.turns, s.coins[1], s.city[3]![14]]).toEqual([7, 3, -2]);
  expect(work.place.every((one) => one === -1n)).toBe(true);
  work.node(199_999).total[5] = 0.5;
  expect(work.node(199_999).total[5]).toBe(0.5);
});

test("structs do not lie upon each other, and what is given back comes back empty", async () => {
  const engine = await load();
  const [one, other] = [engine.state(), engine.state()];
  one.bytes = new Uint8Array(one.size).fill(255);
  expect(other.bytes.every((byte) => byte === 0)).toBe(true);
  engine.release(one);
  const again = engine.state();
  expect(again.at).toBe(one.at);
  expect(again.bytes.every((byte) => byte === 0)).toBe(true);
  expect(() => (again.bytes = new Uint8Array(3))).toThrow("3 were given");
});

test("luck has 64 bits, and is the one of the Python side", async () => {
  const { call } = await load();
  const key = call.luck_key(7n, 0n);
  const pick = (luck: bigint): number => Number(((luck >> 31n) * 6n) >> 32n);
  const faces = Array.from({ length: 12 }, (_, event) => pick(call.luck_of(key, BigInt(event))));
  expect(faces).toEqual([4, 5, 4, 2, 5, 5, 2, 4, 4, 0, 0, 2]);
});

test("nets are read by level and number of players", () => {
  const all = readNets(of("nets.npz"));
  const nets = all.get(0)!;
  expect([...nets.keys()]).toEqual([2, 3, 4]);
  expect(nearest(all, 9)).toBe(nets.get(4));
  expect(nearest(new Map([[0, new Map([...nets].filter(([players]) => players !== 3))]]), 3)).toBe(nets.get(4));
  expect(nearest(all, 3, 1)).toBe(all.get(1)!.get(3)); // newcomers have their own
  expect(nearest(all, 3, 5)).toBe(nets.get(3));
  expect(new Set([...all.values()].flatMap((some) => [...some.values()].map((net) => net.length))).size).toBe(1);
  expect(() => readNets(new Uint8Array(100))).toThrow("no zip");
  expect(() => nearest(new Map(), 2)).toThrow("no nets");
});

test("a module that is broken is refused, and one without nets plays but does not think", async () => {
  await expect(MachiKoro.load(new Uint8Array(8))).rejects.toThrow();
  const engine = await MachiKoro.load(of("engine.wasm"));
  expect(engine.state().size).toBe(engine.told.sizes.state);
  expect(() => engine.workspace(2)).toThrow("no nets");
});
