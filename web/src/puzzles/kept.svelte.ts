/** Which puzzles this device has solved, or whose answers it has shown. */
export type Done = "solved" | "shown";

const KEY = "burgomaster-puzzles";

function load(): Record<string, Done> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown> | null;
    return Object.fromEntries(Object.entries(kept ?? {}).filter((one): one is [string, Done] => one[1] === "solved" || one[1] === "shown"));
  } catch {
    return {}; // storage may be forbidden, or hold something else
  }
}

class KeptPuzzles {
  done: Record<string, Done> = $state.raw(load());

  /** Who has seen the answer has not solved it any more; who has solved it may look. */
  note(id: string, how: Done): void {
    if (this.done[id]) return;
    this.done = { ...load(), ...this.done, [id]: how };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.done));
    } catch {
      // then it holds until the page is closed
    }
  }
}

export const kept = new KeptPuzzles();
