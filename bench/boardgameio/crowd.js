// A crowd for the boardgame.io server: every table has four clients; a move counts when all four have seen it.
// Its flat files write a table's whole log with every move, so what counts is whole games of some length.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game } = require("./game");

const [port, tables, length, most] = process.argv.slice(2).map(Number);
const address = `http://localhost:${port}`;
const seats = 4;
const calm = 5000; // milliseconds: a table whose mover was refused, or that lost a message, is not waited for
let done = 0;
let last = 0;
const delays = [];

async function post(path, body) {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function sitDown(number) {
  const { matchID } = await post("/games/town/create", { numPlayers: seats });
  const clients = [];
  for (let seat = 0; seat < seats; seat++) {
    const { playerCredentials } = await post(`/games/town/${matchID}/join`, {
      playerID: String(seat),
      playerName: `Player ${number}-${seat}`,
    });
    clients.push(
      Client({
        game,
        numPlayers: seats,
        matchID,
        playerID: String(seat),
        credentials: playerCredentials,
        multiplayer: SocketIO({ server: address }),
        debug: false,
      })
    );
  }
  const table = { clients, sent: 0, wanted: -1, seen: new Set(), played: 0 };
  clients.forEach((client, seat) => {
    client.subscribe((state) => {
      if (state === null || table.wanted < 0 || state._stateID < table.wanted) return;
      table.seen.add(seat); // the mover shows its own move at once, the others only after the server
      if (table.seen.size === seats) {
        table.wanted = -1;
        done += 1;
        last = performance.now();
        delays.push(last - table.sent);
        table.played += 1;
        if (table.played < length) setImmediate(() => act(table));
      }
    });
    client.start();
  });
  await new Promise((resolve) => {
    const wait = setInterval(() => {
      if (clients.every((client) => client.getState() !== null)) {
        clearInterval(wait);
        resolve();
      }
    }, 20);
  });
  return table;
}

function act(table) {
  const states = table.clients.map((client) => client.getState());
  if (states.some((one) => one._stateID !== states[0]._stateID)) {
    setTimeout(() => act(table), 1); // the end of a turn is still on its way to somebody
    return;
  }
  const state = states[0];
  const mover = table.clients[Number(state.ctx.currentPlayer)];
  table.wanted = state._stateID + 1;
  table.seen.clear();
  table.sent = performance.now();
  if (state.ctx.numMoves === 0 || state.ctx.numMoves === undefined) mover.moves.throwDie();
  else mover.moves.buy(Math.floor(Math.random() * 15));
}

(async () => {
  const all = [];
  for (let number = 0; number < tables; number++) all.push(await sitDown(number));
  const began = (last = performance.now());
  done = 0;
  delays.length = 0;
  for (const table of all) act(table);
  while (done < tables * length && performance.now() - began < most * 1000 && performance.now() - last < calm)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const speed = (done * 1000) / (last - began);
  delays.sort((a, b) => a - b);
  const at = (share) => delays[Math.min(delays.length - 1, Math.floor(share * delays.length))] ?? null;
  console.log(JSON.stringify({ tables, actions: done, actions_per_second: speed, p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
})();
