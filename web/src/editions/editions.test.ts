// Editions on a device, in links and in tables: single figures are exchanged in the text, and hostile links are let go.
import { expect, test, vi } from "vitest";
import type { EditionField, EditionGroup } from "../made/api";
import { all, find, forget, fresh, keep, parsed, unlike } from "./kept";
import { BadLink, pack, unpack } from "./packed";
import { fieldOf, markOf, sectionOf, sectionsOf } from "./sections";
import { exchanged, mostLike, textWritten, wholeNumber, wholeNumbers, written } from "./toml";

const field = (path: (string | number)[], value: unknown, start = 0, end = 0): EditionField => ({
  path,
  called: path.map((step) => `the ${step}`),
  kind: typeof value === "number" ? "number" : "text",
  value,
  line: 1,
  start,
  end,
});

test("a figure is exchanged where it stands, and all that follows moves along", () => {
  const text = 'a = 1 # one\nb = "😀"\nc = 3\n';
  const at = (part: string): [number, number] => [text.indexOf(part), text.indexOf(part) + part.length];
  const fields = [field(["a"], 1, ...at("1")), field(["b"], "😀", ...at('"😀"')), field(["c"], 3, ...at("3"))];
  const [once, moved] = exchanged(text, fields, fields[0]!, 1000);
  expect(once).toBe('a = 1000 # one\nb = "😀"\nc = 3\n');
  const [twice, again] = exchanged(once, moved, moved[1]!, 'x "y"');
  expect(twice).toBe('a = 1000 # one\nb = "x \\"y\\""\nc = 3\n');
  for (const one of again) expect(written(one.value)).toBe(twice.slice(one.start, one.end));
  // A copy of a field, as a table has it, is the same field.
  expect(exchanged(text, fields, { ...fields[2]! }, 4)[0]).toContain("c = 4");
});

test("whatever is typed becomes TOML or nothing", () => {
  expect(textWritten("a\u007f\ud800\n\"\\")).toBe('"a\\u007f\\n\\"\\\\"');
  expect(written([1, -2])).toBe("[1, -2]");
  expect(written(["a", "b"])).toBe('["a", "b"]');
  expect([" 7 ", "-3", "−3", "007"].map(wholeNumber)).toEqual([7, -3, -3, 7]);
  for (const wrong of ["", "-", "1.5", "1e3", "0x1", "9".repeat(16), "1 2"]) expect(wholeNumber(wrong)).toBeNull();
  expect(wholeNumbers("1, 2;3 4,")).toEqual([1, 2, 3, 4]);
  expect(wholeNumbers("")).toEqual([]);
  expect(wholeNumbers("1, two")).toBeNull();
});

test("figures stand in sections, in rows where there are such, and where they come from stands last", () => {
  const group = (path: string[], any_name: boolean): EditionGroup => ({ path, any_name, more: [] });
  const fields = [
    field(["title"], "T"),
    field(["sources", "price"], "house"),
    field(["table", "fine"], 5),
    ...["a", "b"].flatMap((row) => [field(["deed", row, "price"], 1), field(["deed", row, "sources", "price"], "house"), field(["deed", row, "rent"], 2)]),
    field(["landmark", "mall", "cost"], 3),
    field(["card", "x", "count"], 1),
    field(["card", "x", "text", "en"], "hi"),
    field(["card", "y", "effects", 0, "kind"], "pay"),
  ];
  const sections = sectionsOf({ fields, groups: [group(["card"], true), group(["card", "x"], false)] });
  expect(sections.map((one) => one.key)).toEqual(["", "table", "deed", "landmark", "card", "sources"]);
  const [, , deed, landmark, card] = sections;
  expect(deed!.columns.map((one) => one.name)).toEqual(["the price", "the rent"]);
  expect(deed!.dense).toBe(true);
  expect(landmark!.single.map((one) => one.called.at(-1))).toEqual(["the mall"]);
  expect(card!.dense).toBe(false);
  expect(card!.columns.map((one) => one.key)).toEqual(["count", "text.en", "effects.0.kind"]);
  expect(card!.group!.any_name).toBe(true);
  expect(card!.rows[0]!.group).not.toBeNull();
  expect(markOf(["card", 'x"> <', 0])).toBe("at-card.x____.0");
  // Whatever a finding is about, something can be shown.
  expect(fieldOf(fields, { path: ["deed", "b", "rent"] })!.path).toEqual(["deed", "b", "rent"]);
  expect(fieldOf(fields, { path: ["deed", "b", "missing"] })!.path).toEqual(["deed", "b", "price"]);
  expect(fieldOf(fields, { path: ["nothing"] })).toBeNull();
  expect(sectionOf(sections, { path: ["deed"] })).toBe("deed");
  expect(sectionOf(sections, { path: [] })).toBe("");
});

test("a link holds a whole edition", async () => {
  const text = 'title = "Città 😀"\n' + "price = 60\n".repeat(500);
  const packed = (await pack({ game: "monopoly-builder", text }))!;
  expect(packed).toMatch(/^monopoly-builder\.[\w-]+$/);
  expect(packed.length).toBeLessThan(300);
  expect(await unpack(`#${packed}`)).toEqual({ game: "monopoly-builder", text });
});

test("a broken, hostile or huge link is told as such", async () => {
  const whole = (await pack({ game: "alhambra", text: "x = 1\n".repeat(200) }))!;
  for (const broken of ["", "#", "#alhambra", "#alhambra.", "#<b>.AAAA", "#alhambra.!!", "#../x.AAAA", whole.slice(0, -4), "#alhambra.AAAA", "#" + "a".repeat(300_000)]) {
    await expect(unpack(broken), broken.slice(0, 40)).rejects.toThrow(BadLink);
  }
  await expect(unpack(`#alhambra.${"A".repeat(100_001)}`)).rejects.toThrow("link-large");
  const bomb = (await pack({ game: "alhambra", text: "\n".repeat(10_000_000) }))!; // ten megabytes in ten kilobytes
  expect(bomb.length).toBeLessThan(20_000);
  await expect(unpack(bomb)).rejects.toThrow("link-large");
  vi.stubGlobal("DecompressionStream", undefined);
  await expect(unpack(whole)).rejects.toThrow("link-old");
  expect(await pack({ game: "alhambra", text: "" })).toBeNull();
  vi.unstubAllGlobals();
});

test("what is no edition of ours in the storage is left alone", () => {
  const kept = new Map<string, string>();
  const storage = {
    get length() {
      return kept.size;
    },
    key: (n: number) => [...kept.keys()][n] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  kept.set("burgomaster", "{}");
  kept.set("burgomaster-edition-bad", "not JSON");
  kept.set("burgomaster-edition-null", "null");
  kept.set("burgomaster-edition-other", '{"game": 3}');
  const one = { ...fresh("alhambra", "Mine", "x = 1"), changed: 5 };
  expect(keep(one)).toBe(true);
  expect(all()).toEqual([one]);
  expect(find(one.id)).toEqual(one);
  forget(one.id);
  expect(all()).toEqual([]);
  expect(kept.size).toBe(4);
  expect(parsed("burgomaster", "{}")).toBeNull();
  // A storage that is full, then one that is closed.
  vi.stubGlobal("localStorage", { ...storage, setItem: () => { throw new Error("full"); } });
  expect(keep(one)).toBe(false);
  vi.stubGlobal("localStorage", undefined);
  expect([all(), find("x"), keep(one)]).toEqual([null, null, false]);
  vi.unstubAllGlobals();
});

test("names of copies differ, and a file's game is known by its sections", () => {
  expect(unlike("a", [])).toBe("a");
  expect(unlike("a", ["a", "a (2)"])).toBe("a (3)");
  const games = [
    { game: "one", text: "[table]\n[building.x]\n[landmark]" },
    { game: "two", text: "[table]\n[money]\n[building.y]" },
  ];
  expect(mostLike("[table]\n [ building . z ]\n[money]", games)).toBe("two");
  expect(mostLike("", games)).toBe("one");
  expect(mostLike("", [])).toBe("");
});
