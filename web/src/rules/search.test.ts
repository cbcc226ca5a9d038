// What a reader types finds the rules that have it, whatever the accents and capitals, and is marked there.
import { expect, test } from "vitest";
import { fold, mark, matches, textOf, wordsIn } from "./search";

const finds = (html: string, query: string): boolean => matches(fold(textOf(html)), wordsIn(query));

test("capitals, accents, quotes and dashes do not matter", () => {
  for (const query of ["cafe", "CAFÉ", "Café", "cafe\u0301"]) expect(finds("<p>Bruno’s café earns</p>", query)).toBe(true);
  expect(finds("perché la pioggia", "perche")).toBe(true);
  expect(finds("pinguïn", "pinguin")).toBe(true);
  expect(finds("Bruno’s turn", "bruno's")).toBe(true);
  expect(finds("on 9–10", "9-10")).toBe(true);
  expect(finds("groente\u00ADmarkt", "groentemarkt")).toBe(true);
});

test("all words must be there, in any order, and a part of a word is enough", () => {
  expect(finds("<p>Pay the <b>exact</b> price</p>", "price exact")).toBe(true);
  expect(finds("<p>Pay the exact price</p>", "price twice")).toBe(false);
  expect(finds("<p>graansymbool</p>", "symbool")).toBe(true);
  expect(wordsIn("  pay, PAY;  the ")).toEqual(["pay", "the"]);
  expect(wordsIn(" ,; ")).toEqual([]);
  expect(matches("anything", [])).toBe(true);
});

test("an id is a whole one", () => {
  expect(finds("(MK-15)", "mk-15")).toBe(true);
  expect(finds("(MK-15)", "MK-1")).toBe(false);
  expect(finds("MK-C15 Market", "mk-c15")).toBe(true);
  expect(finds("MK-C15 Market", "mk-c1")).toBe(false);
  expect(finds("XMK-1", "mk-1")).toBe(false);
  expect(finds("MK-12, MK-1", "mk-1")).toBe(true);
});

test("tags are no text, entities are what they stand for, and cells are parted", () => {
  expect(finds('<a href="#MK-7">there</a>', "mk-7")).toBe(false);
  expect(finds("<td>one</td><td>two</td>", "onetwo")).toBe(false);
  expect(finds("1 &lt; 2 &amp; more", "< &")).toBe(true);
  expect(finds("fish &amp; chips", "amp")).toBe(false);
});

test("what was found is marked in the text and nowhere else", () => {
  expect(mark("<p>A café, cafés</p>", wordsIn("cafe"))).toBe("<p>A <mark>café</mark>, <mark>café</mark>s</p>");
  expect(mark('<a class="mine">mine</a>', wordsIn("mine"))).toBe('<a class="mine"><mark>mine</mark></a>');
  expect(mark("decomposed cafe\u0301!", wordsIn("café"))).toBe("decomposed <mark>cafe\u0301</mark>!");
  expect(mark("fish &amp; amps", wordsIn("amp"))).toBe("fish &amp; <mark>amp</mark>s");
  expect(mark("MK-1 MK-12", wordsIn("mk-1"))).toBe("<mark>MK-1</mark> MK-12");
  expect(mark("plain", [])).toBe("plain");
});

test("words within and across each other are marked once", () => {
  expect(mark("station", wordsIn("stat station"))).toBe("<mark>station</mark>");
  expect(mark("abcd", wordsIn("abc bcd"))).toBe("<mark>abc</mark><mark>d</mark>");
  expect(mark("abcd", wordsIn("bcd abc"))).toBe("<mark>abc</mark><mark>d</mark>");
});

test("signs that mean something to patterns are just signs", () => {
  for (const query of ["(", "[a", "\\", ".*", "$&", "<mark>"]) {
    expect(finds(".* plain", query)).toBe(query === ".*");
    expect(textOf(mark("some (text) [a] \\ $& .*", wordsIn(query)))).toBe("some (text) [a] \\ $& .*");
  }
});
