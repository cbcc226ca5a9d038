/** Opens a table and, where no other person is awaited, starts it. */
import type { Opening, Whole } from "../made/api";
import { person } from "./me.svelte";
import { route } from "./route.svelte";
import { clientId, post } from "./server";
import { Witness } from "./witness";
import { speech } from "./words.svelte";

export async function openTable(wish: Opening, learn = false): Promise<void> {
  await person.ensure(speech.own("guest"));
  const alone = (wish.bots?.length ?? 0) >= wish.players - 1;
  const { commitmentTo, newNonce, openNonce } = await import("./nonce");
  const nonce = newNonce();
  const table = await post<Whole>("/api/tables", {
    hints: true,
    ...wish,
    public: alone ? false : (wish.public ?? false),
    client_id: clientId(),
    commitment: commitmentTo(nonce),
  });
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

/** The guided first game: against newcomers, one of them, or two where the game for two has rules of its own. */
export function learnToPlay(game: string): Promise<void> {
  const bots = game === "alhambra" ? ["level-1", "level-1"] : ["level-1"];
  return openTable({ game, players: bots.length + 1, bots }, true);
}
