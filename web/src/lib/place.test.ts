import { expect, test } from "vitest";
import { address, roomIn } from "./place";

const read = (text: string, folder: string, behind: boolean): { path: string; search: string } => roomIn(new URL(text, "https://x.example"), folder, behind);

test.each(["/", "/table/tab-1", "/new?some-game&own=2", "/rules/some-game?q=a+b#R-3"])("%s is found again on every host", (room) => {
  const { pathname, search } = new URL(room, "https://x.example");
  for (const [folder, behind] of [["/", false], ["/", true], ["/a/b/", false], ["/a/b/", true]] as const) {
    expect(read(address(room, folder, behind), folder, behind)).toEqual({ path: pathname, search });
  }
});

test("a static host is only asked for files it has", () => {
  expect(address("/table/tab-1#3", "/a/b/", true)).toBe("/a/b/?/table/tab-1#3");
  expect(address("/", "/a/b/", true)).toBe("/a/b/");
  expect(read("/a/b/index.html", "/a/b/", true)).toEqual({ path: "/", search: "" });
});

test("a server's page reads the addresses of static hosts too", () => {
  expect(read("/?/play/some-game", "/", false)).toEqual({ path: "/play/some-game", search: "" });
});

test("a mistyped address breaks nothing", () => {
  expect(read("/a/b/?/table/%E0%A4", "/a/b/", true)).toEqual({ path: "/table/%E0%A4", search: "" });
});
