/** One's own word for the dice: nobody can guess it, and its commitment tells nothing of it. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { post } from "./server";
import type { Witness } from "./witness";

/** A new word, with what somebody typed in it, if they did. */
export function newWord(typed = ""): string {
  const random = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  const shown = typed.normalize("NFC").replace(/\p{C}/gu, "").trim().split(/\s+/u).join(" ").slice(0, 40);
  return shown ? `${shown} ${random}` : random;
}

export const commitmentTo = (word: string): string => bytesToHex(sha256(utf8ToBytes(word)));

/** Commits to a new word at a table one sits at. */
export async function commit(witness: Witness, typed = ""): Promise<void> {
  const word = newWord(typed);
  witness.keepWord(word);
  await post(`/api/tables/${witness.table}/commit`, { commitment: commitmentTo(word) });
}

/** The word one has committed to, if this browser knows it. */
export function wordFor(witness: Witness, commitment: string): string | null {
  witness.hearOtherTabs();
  return witness.words.find((word) => commitmentTo(word) === commitment) ?? null;
}

export const openWord = (table: string, word: string): Promise<unknown> => post(`/api/tables/${table}/word`, { word });
