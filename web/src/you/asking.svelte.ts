/** One thing that is asked of the server at a time; what goes wrong is told. */
import { Away, Refused } from "../lib/server";
import { w } from "../lib/words.svelte";

export class Asking {
  busy = $state(false);
  problem = $state("");

  /** Was it done? */
  async ask(act: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      await act();
      return true;
    } catch (trouble) {
      if (!(trouble instanceof Refused || trouble instanceof Away)) throw trouble;
      this.problem = trouble instanceof Refused ? trouble.message : w("away");
      return false;
    } finally {
      this.busy = false;
    }
  }
}
