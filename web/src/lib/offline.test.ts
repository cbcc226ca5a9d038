/** The service worker with a browser of ours around it: how it shows reminders, and what a click on one does. */
import { beforeEach, expect, test } from "vitest";
import source from "../../offline.js?raw";

const GIVEN = 'const FILES = {}, VERSION = "1", ROOMS = [], FIRST = [];\n'; // offline.py writes these before it
const MESSAGE = { title: "Your turn", body: "It is your turn against Bram.", table: "abc", stop: "a.b/c", stop_said: "No more" };

interface Shown {
  title: string;
  tag: string;
  data: unknown;
  [option: string]: unknown;
}
let heard: Map<string, (event: unknown) => void>;
let shown: Map<string, Shown>;
let windows: { url: string; focus: () => void }[];
let done: string[];

beforeEach(() => {
  [heard, shown, windows, done] = [new Map(), new Map(), [], []];
  const registration = { showNotification: async (title: string, options: Shown) => void shown.set(options.tag, { ...options, title }) };
  const scope = {
    location: { href: "https://games.example/here/sw.js" },
    navigator: { setAppBadge: async () => void done.push("badge") },
    clients: { matchAll: async () => windows, openWindow: async (address: string) => void done.push(`open ${address}`) },
    fetch: async (address: URL, { method }: { method: string }) => void done.push(`${method} ${address.href}`),
    addEventListener: (name: string, hear: (event: unknown) => void) => heard.set(name, hear),
  };
  const around = { ...scope, self: { registration } };
  new Function(...Object.keys(around), GIVEN + source)(...Object.values(around));
});

async function happens(name: string, event: object): Promise<void> {
  let work: unknown = null;
  heard.get(name)!({ ...event, waitUntil: (promise: unknown) => (work = promise) });
  await work;
}
const push = (data: object): Promise<void> => happens("push", { data: { json: () => data } });
const click = (tag: string, action = ""): Promise<void> =>
  happens("notificationclick", { action, notification: { ...shown.get(tag), close: () => shown.delete(tag) } });

test("one reminder of a table is shown at a time", async () => {
  await push(MESSAGE);
  await push({ ...MESSAGE, table: "xyz" });
  await push({ ...MESSAGE, body: "You have one more hour." });
  expect([...shown.keys()]).toEqual(["abc", "xyz"]);
  expect(shown.get("abc")).toMatchObject({
    title: "Your turn",
    body: "You have one more hour.",
    renotify: true,
    icon: "https://games.example/here/icon-192.png",
    actions: [{ action: "stop", title: "No more" }],
  });
  expect(done).toContain("badge");
});

test("a click opens the table, or goes to where it is shown already", async () => {
  await push(MESSAGE);
  await click("abc");
  expect(done.at(-1)).toBe("open https://games.example/here/table/abc");
  expect(shown.size).toBe(0);
  windows = [{ url: "https://games.example/here/table/abc#5", focus: () => void done.push("focus") }];
  await push(MESSAGE);
  await click("abc");
  expect(done.at(-1)).toBe("focus");
});

test("its button stops reminders to this browser", async () => {
  await push(MESSAGE);
  await click("abc", "stop");
  expect(done.at(-1)).toBe("POST https://games.example/here/api/reach/stop?token=a.b%2Fc");
  expect(shown.size).toBe(0);
});

test("a message without anything in it is shown all the same, as browsers demand", async () => {
  await happens("push", { data: null });
  expect(shown.get("")).toMatchObject({ title: "Burgomaster", renotify: false, actions: [] });
});
