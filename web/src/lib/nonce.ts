/** One's own nonce for the dice, which people see as their word: nobody can guess it, and its commitment tells nothing. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { ask } from "./server";
import type { Witness } from "./witness";

/** A new nonce, with what somebody typed in it, if they did. */
export function newNonce(typed = ""): string {
  const random = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  const shown = typed.normalize("NFC").replace(/\p{C}/gu, "").trim().split(/\s+/u).join(" ").slice(0, 40);
  return shown ? `${shown} ${random}` : random;
}

export const commitmentTo = (nonce: string): string => bytesToHex(sha256(utf8ToBytes(nonce)));

/** Commits to a new nonce at a table one sits at; `who` is one of several people around this device. */
export async function commit(witness: Witness, typed = "", who?: string): Promise<void> {
  const nonce = newNonce(typed);
  witness.keepNonce(nonce);
  await ask("POST", `/api/tables/${witness.table}/commit`, { commitment: commitmentTo(nonce) }, who === undefined ? {} : { who });
}

/** The nonce one has committed to, if this browser knows it. */
export function nonceFor(witness: Witness, commitment: string): string | null {
  witness.hearOtherTabs();
  return witness.nonces.find((nonce) => commitmentTo(nonce) === commitment) ?? null;
}

export const openNonce = (table: string, nonce: string, who?: string): Promise<unknown> =>
  ask("POST", `/api/tables/${table}/word`, { word: nonce }, who === undefined ? {} : { who });
