// Opens the house of a device in Pyodide, as house.worker.ts does, with the packed archive and storage in memory; plays
// a little, and says what it was told.
// node pyodide.mjs PYODIDE MADE
import { opened } from "./packed.mjs";

const { python, unpack } = await opened(...process.argv.slice(2));
const brought = [];
globalThis.bringGame = (game) => (brought.push(game), unpack(`parts/${game}.zip`));
unpack("house.zip");
unpack("parts/machi_koro.zip");
const kept = new Map();
const heard = [];
const outside = {
  add: async (key, text) => !kept.has(key) && !!kept.set(key, text),
  put: async (key, text) => void kept.set(key, text),
  all: async (prefix, after) =>
    JSON.stringify([...kept].filter(([key]) => key.startsWith(prefix) && key > after).sort(([a], [b]) => (a < b ? -1 : 1))),
  think: async () => {
    throw new Error("there is no engine here");
  },
  tell: (number, text) => heard.push([number, JSON.parse(text)]),
  closed: (number, code) => heard.push([number, code]),
};
python.runPython("import burgomaster.tab.browser\nburgomaster.tab.browser.bring_games()\nburgomaster.tab.browser.warm_up('it', ['machi-koro'])");
const door = await python.runPython("burgomaster.tab.browser.open_door")(outside);
const ask = async (method, address, body) => {
  const [status, text] = JSON.parse(await door.ask(method, address, body === undefined ? "" : JSON.stringify(body), ""));
  if (status !== 200) throw new Error(`${address}: ${text}`);
  return JSON.parse(text);
};
await ask("POST", "/api/me", { name: "Anna" });
const setup = { game: "machi-koro", players: 2, options: { start: "A" }, bots: ["level-3"] };
const { id } = await ask("POST", "/api/tables", setup);
await door.connect(7, `/api/tables/${id}/live?lang=it&outlook=1`, "");
await ask("POST", `/api/tables/${id}/start`, {});
const { seq } = await ask("GET", `/api/tables/${id}`);
await ask("POST", `/api/tables/${id}/actions?lang=it`, { action: "throw 1", seq });
const [status, refused] = JSON.parse(
  await door.ask("POST", `/api/tables/${id}/actions?lang=it`, JSON.stringify({ action: "throw 2", seq: seq + 1 }), ""),
);
const { games } = await ask("GET", "/api/house?lang=it");
await ask("POST", `/api/tables/${id}/stand-in`, { seat: 0 }); // bots play on, without an engine: simpler ones
const until = Date.now() + 60_000;
while (heard.filter(([, one]) => one.kind === "act").length < 6 && Date.now() < until) await new Promise((done) => setTimeout(done, 20));
console.log(
  JSON.stringify({
    brought,
    told: heard[0][1].type,
    rows: heard.slice(1).every(([number, one]) => number === 7 && one.type === "row"),
    replaced: heard.some(([, one]) => one.kind === "replace"),
    acts: heard.filter(([, one]) => one.kind === "act").length >= 6,
    refused: status === 409 && JSON.parse(refused).error.text,
    games: games.map(({ name }) => name),
    kept: [...kept.keys()].filter((key) => key.startsWith(`row/${id}/`)).length > 8,
  }),
);
process.exit(0);
