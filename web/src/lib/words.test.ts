// A thing of a family needs no word of its own, here as in Python (tests/games/simple/test_simple.py).
import { expect, test } from "vitest";
import { wordsOf } from "./words.svelte";

test("one word is enough for a family of things", () => {
  const t = wordsOf("lot = Lot { $which }\nlot-9 = The last lot\nred = Red\n", "en");
  expect([t("lot-3"), t("lot-9"), t.has("lot-3"), t.has("red-3"), t.has("lot-x")]).toEqual(["Lot 3", "The last lot", true, false, false]);
});
