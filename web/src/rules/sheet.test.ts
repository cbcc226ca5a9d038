// The sheet of an edition becomes tables and lines; bars inside names stay in their cells.
import { expect, test } from "vitest";
import { sheetBlocks } from "./sheet";

test("tables, lines and what is set in", () => {
  expect(sheetBlocks("|  |  |\n|---|---|\n| fine | M50 |\n| a \\| b | 2 |\n\n\nIsland:\n\n    ##.\n    .##\n")).toEqual([
    { kind: "table", head: ["", ""], rows: [["fine", "M50"], ["a | b", "2"]] },
    { kind: "text", text: "Island:" },
    { kind: "drawn", lines: ["##.", ".##"] },
  ]);
  expect(sheetBlocks("")).toEqual([]);
});
