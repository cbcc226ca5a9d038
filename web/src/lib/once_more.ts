/** Tables that begin by themselves when every seat is held: rematches, for which one click of each is enough, and games with anybody. */
import type { Rematch } from "../made/api";
import { route } from "./route.svelte";
import { post } from "./server";

const key = (table: string): string => `burgomaster-start-${table}`;

/** Sits down at the rematch of a table, and goes there. */
export async function playAgain(path: string): Promise<void> {
  const { table } = await post<Rematch>(`${path}/rematch`);
  beginItself(table);
  route.go(`/table/${table}`);
}

/** From now on this tab begins the table by itself, if it is its host's. */
export const beginItself = (table: string): void => sessionStorage.setItem(key(table), "");

/** Does this table begin by itself? Only this tab knows it. */
export const beginsItself = (table: string): boolean => sessionStorage.getItem(key(table)) !== null;

/** It begins now: never a second time. */
export const hasBegun = (table: string): void => sessionStorage.removeItem(key(table));
