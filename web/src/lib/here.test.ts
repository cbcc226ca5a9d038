import { expect, test } from "vitest";
import { isHere, isTableHere } from "./here";

test("only tables of this device are asked of this device", () => {
  expect(isHere("/api/tables/tab-0123456789abcdef/actions?lang=nl")).toBe(true);
  expect(isHere("/api/here/tables")).toBe(true);
  for (const path of ["/api/tables", "/api/tables/0123456789abcdef", "/api/tables?game=tab-", "/api/house", "/tables/tab-1"])
    expect(isHere(path)).toBe(false);
  expect(isTableHere("tab-0123456789abcdef")).toBe(true);
  expect(isTableHere("0123456789abcdef")).toBe(false);
});
