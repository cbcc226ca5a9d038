import { expect, test } from "vitest";
import { metered } from "./meter";

test("the bytes of known files are counted, and the answer is whole", async () => {
  const told: number[] = [];
  const counting = metered(async (asked) => new Response("x".repeat(String(asked).length)), { "a.zip": 12 }, (bytes) => told.push(bytes));
  const answer = await counting("https://x.example/a.zip");
  expect((await answer.text()).length).toBe(23);
  await expect.poll(() => told.at(-1)).toBe(23);
  await (await counting("https://x.example/other.zip")).text();
  await (await counting(new URL("https://x.example/a.zip"))).text();
  await expect.poll(() => told.at(-1)).toBe(46);
});

test("what is missing is not counted", async () => {
  const told: number[] = [];
  const counting = metered(async () => new Response("gone", { status: 404 }), { "a.zip": 12 }, (bytes) => told.push(bytes));
  expect((await counting("/a.zip")).status).toBe(404);
  expect(told).toEqual([]);
});
