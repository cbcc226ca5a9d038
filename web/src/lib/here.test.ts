import { expect, test, vi } from "vitest";
import { isHeld, isHere, isTableHere, line, passTo, whoAsks } from "./here";

test("only tables of this device are asked of this device", () => {
  expect(isHere("/api/tables/tab-0123456789abcdef/actions?lang=nl")).toBe(true);
  expect(isHere("/api/here/tables")).toBe(true);
  for (const path of ["/api/tables", "/api/tables/0123456789abcdef", "/api/tables?game=tab-", "/api/house", "/tables/tab-1"])
    expect(isHere(path)).toBe(false);
  expect(isTableHere("tab-0123456789abcdef")).toBe(true);
  expect(isTableHere("0123456789abcdef")).toBe(false);
});

test("nobody asks at a table until somebody holds the device", () => {
  const path = "/api/tables/tab-0123456789abcdef/actions?lang=nl";
  expect(whoAsks("/api/here/tables")).toBe("");
  expect([whoAsks(path), isHeld("tab-0123456789abcdef")]).toEqual(["nobody", false]);
  passTo("tab-0123456789abcdef", "anna");
  expect([whoAsks(path), isHeld("tab-0123456789abcdef")]).toEqual(["anna", true]);
  expect(whoAsks("/api/tables/tab-ffffffffffffffff")).toBe("nobody");
  passTo("tab-0123456789abcdef", null);
  expect(whoAsks(path)).toBe("nobody");
});

test("a line is quick only where the browser says so and nobody pays by the byte", () => {
  const lines: [object | undefined, string][] = [
    [undefined, "unknown"],
    [{ effectiveType: "4g", saveData: false }, "quick"],
    [{ effectiveType: "4g", saveData: true }, "dear"],
    [{ effectiveType: "4g", type: "cellular" }, "dear"],
    [{ effectiveType: "3g" }, "dear"],
  ];
  for (const [connection, so] of lines) {
    vi.stubGlobal("navigator", { connection });
    expect(line()).toBe(so);
  }
  vi.unstubAllGlobals();
});
