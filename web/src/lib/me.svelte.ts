/** Who sits at this browser. */
import type { Me, MeOrNobody } from "../made/api";
import { get, post } from "./server";

class Person {
  me: Me | null = $state(null);
  known = $state(false);

  async look(): Promise<void> {
    this.me = (await get<MeOrNobody>("/api/me")).me;
    this.known = true;
  }

  async call(name: string): Promise<void> {
    this.me = await post<Me>("/api/me", { name });
  }

  /** Somebody who has not said a name plays as a guest. */
  async ensure(guest: string): Promise<Me> {
    if (!this.me) await this.call(guest);
    return this.me!;
  }
}

export const person = new Person();
