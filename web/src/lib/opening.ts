/** Opens a table and, where no other person is awaited, starts it. */
import { guideOf } from "../games";
import type { GameKnown, Me, Opening, Whole } from "../made/api";
import { noteGame, noteKept, passTo } from "./here";
import { botFor, themesOf } from "./house.svelte";
import { person } from "./me.svelte";
import { playsHere } from "./plays_here";
import { route } from "./route.svelte";
import { clientId, post, postAs } from "./server";
import { preferences } from "./preferences.svelte";
import { Witness } from "./witness";
import { speech } from "./words.svelte";

const NEWCOMER = "level-1"; // the bot whom one learns against

interface Begun {
  /** Is it the guided first game? */
  learn?: boolean;
  /** Is it played on this device? Then one says one's name, and that of everybody else around it. */
  here?: boolean;
  name?: string;
  others?: readonly string[];
}

export async function openTable(wish: Opening, { learn, here, name: called, others = [] }: Begun = {}): Promise<void> {
  if (here) noteGame(wish.game);
  const name = called || (person.me?.name ?? speech.own("guest"));
  const me = here ? await post<Me>("/api/here/me", { name }) : await person.ensure(name);
  const alone = (wish.bots?.length ?? 0) + others.length >= wish.players - 1; // nobody else is awaited
  const { commitmentTo, newNonce, openNonce } = await import("./nonce");
  const nonce = newNonce();
  const table = await post<Whole>(here ? "/api/here/tables" : "/api/tables", {
    hints: true,
    ...wish,
    public: wish.public ?? false,
    client_id: clientId(),
    commitment: commitmentTo(nonce),
  });
  if (here) {
    noteKept();
    passTo(table.id, me.id);
  }
  const witness = new Witness(table.id);
  witness.sawTable(table.commitment, table.table);
  witness.keepNonce(nonce); // the table's id was not known before
  if (learn) sessionStorage.setItem(`burgomaster-learn-${table.id}`, "[]"); // lessons done
  const nonces = [{ who: me.id, nonce }];
  for (const other of others) {
    const { id: who } = await postAs<Me>(`name/${other.toLowerCase()}`, "/api/here/me", { name: other });
    const nonce = newNonce();
    witness.keepNonce(nonce);
    await postAs(who, `/api/tables/${table.id}/join`, { commitment: commitmentTo(nonce) });
    nonces.push({ who, nonce });
  }
  if (alone) {
    await post(`/api/tables/${table.id}/start`);
    // Where the line is slow the table's page tries again, or the game begins without one's word.
    for (const { who, nonce } of nonces) await openNonce(table.id, nonce, who).catch(() => undefined);
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
  return openTable({ game: game.name, players, bots, options: themed(game) }, { here: playsHere() });
}

/** The guided first game, against newcomers. */
export async function learnToPlay(game: GameKnown): Promise<void> {
  const guide = await guideOf(game.name);
  const bots = Array<string>(guide?.bots ?? 1).fill(botFor(game, NEWCOMER));
  return openTable({ game: game.name, players: bots.length + 1, bots, options: themed(game) }, { learn: true, here: playsHere() });
}
