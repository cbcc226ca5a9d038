// A boardgame.io server with its flat-file storage and a small game of dice and a market, as its documentation shows.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { game } = require("./game");

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [game], db: new FlatFile({ dir: folder }), origins: [Origins.LOCALHOST] });
server.run(Number(port), () => console.log("ready"));
