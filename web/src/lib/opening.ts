/** Opens a table and, where no other person is awaited, starts it. */
import { guideOf } from "../games";
import type { GameKnown, Opening, Whole } from "../made/api";
import { alone } from "./alone.svelte";
import { noteKept } from "./here";
import { botFor, themesOf } from "./house.svelte";
import { person } from "./me.svelte";
import { playsHere } from "./plays_here";
import { route } from "./route.svelte";
import { clientId, post } from "./server";
import { preferences } from "./preferences.svelte";
import { Witness } from "./witness";
import { speech } from "./words.svelte";

const NEWCOMER = "level-1"; // the bot whom one learns against

export async function openTable(wish: Opening, learn = false, here = alone.now): Promise<void> {
  if (here) await post("/api/here/me", { name: person.me?.name ?? speech.own("guest") });
  else await person.ensure(speech.own("guest"));
  const alone = (wish.bots?.length ?? 0) >= wish.players - 1;
  const { commitmentTo, newNonce, openNonce } = await import("./nonce");
  const nonce = newNonce();
  const table = await post<Whole>(here ? "/api/here/tables" : "/api/tables", {
    hints: true,
    ...wish,
    public: alone ? false : (wish.public ?? false),
    client_id: clientId(),
    commitment: commitmentTo(nonce),
  });
  if (here) noteKept();
  const witness = new Witness(table.id);
  witness.sawTable(table.commitment, table.table);
  witness.keepNonce(nonce); // the table's id was not known before
  if (learn) sessionStorage.setItem(`burgomaster-learn-${table.id}`, "[]"); // lessons done
  if (alone) {
    await post(`/api/tables/${table.id}/start`);
    await openNonce(table.id, nonce);
  }
  route.go(`/table/${table.id}`);
}

/** The theme one last chose for a game, if it has several. */
export function themed(game: GameKnown): Record<string, string> {
  const chosen = preferences.themes[game.name];
  return themesOf(game).some(({ value }) => value === chosen) ? { theme: chosen! } : {};
}

/** A game against bots, as strong as one last chose: three at the table, where the game allows that. */
export function playBots(game: GameKnown): Promise<void> {
  const players = Math.min(Math.max(3, game.fewest), game.most);
  const bots = Array<string>(players - 1).fill(botFor(game, preferences.level));
  return openTable({ game: game.name, players, bots, options: themed(game) }, false, playsHere());
}

/** The guided first game, against newcomers. */
export async function learnToPlay(game: GameKnown): Promise<void> {
  const guide = await guideOf(game.name);
  const bots = Array<string>(guide?.bots ?? 1).fill(botFor(game, NEWCOMER));
  return openTable({ game: game.name, players: bots.length + 1, bots, options: themed(game) }, true, playsHere());
}
