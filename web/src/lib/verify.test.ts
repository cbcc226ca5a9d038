import { hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { outcome, readGameFile, verify } from "./verify";
import record from "./verify.example.txt?raw";

test("every event of a real game file is computed again", () => {
  const file = readGameFile(record);
  const verdict = verify(file);
  expect(verdict.commitment).toBe(true);
  expect(verdict.wrong).toEqual([]);
  expect(verdict.right).toBe(file.events.length);
  expect(verdict.right).toBeGreaterThan(10);
});

test("a changed throw is found", () => {
  const file = readGameFile(record);
  const event = file.events[3]!;
  event.place = (event.place + 1) % event.weights.length;
  expect(verify(file).wrong).toEqual([event]);
});

test("another secret does not fit the promise", () => {
  const file = readGameFile(record);
  file.headers.Secret = "00".repeat(32);
  const verdict = verify(file);
  expect(verdict.commitment).toBe(false);
  expect(verdict.wrong.length).toBeGreaterThan(0);
});

test("weights share the numbers out", () => {
  const secret = hexToBytes("ab".repeat(32));
  const counts = [0, 0, 0];
  for (let event = 0; event < 600; event++) counts[outcome(secret, "t", ["", "ü"], event, [1, 0, 2]).place]!++;
  expect(counts[1]).toBe(0);
  expect(counts[2]! / counts[0]!).toBeGreaterThan(1.5);
  expect(counts[2]! / counts[0]!).toBeLessThan(2.6);
});
