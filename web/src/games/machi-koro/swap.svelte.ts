/**
 * The business center takes what one gives and what one gets in either order; what one wants is remembered here. Where
 * fingers play, one gives first: then everything that can be had is in the bar as well.
 */
import { MediaQuery } from "svelte/reactivity";
import type { Play } from "../contract";
import { swaps, type Town } from "./city";

const fingers = new MediaQuery("(max-width: 860px)");
const known = new WeakMap<Play, Swap>();

/** The swap at this table; the board and the dialog about a player share it. */
export function swapOf(play: Play): Swap {
  let found = known.get(play);
  if (!found) known.set(play, (found = new Swap(play)));
  return found;
}

type Wish = { turn: number; seat: number; name: string };

class Swap {
  private wish: Wish | null = $state.raw(null);

  constructor(private readonly play: Play) {}

  private get town(): Town {
    return this.play.scene as Town;
  }
  /** The building that is to be given away. */
  get given(): string | null {
    return this.play.prefix.startsWith("swap ") ? this.play.prefix.slice(5) : null;
  }
  /** May a building be swapped now? */
  get on(): boolean {
    return this.given !== null || this.play.legal.some((one) => one.text.startsWith("swap "));
  }
  /** The building somebody else is to give. */
  get wanted(): Wish | null {
    return this.on && this.wish?.turn === this.town.state.turn.number ? this.wish : null;
  }
  taking(name: string, seat: number): string {
    return `swap ${this.given} for ${name} of ${"ABCDEF"[seat]}`;
  }
  make(given: string, taken: string, seat: number): void {
    const { t, names } = this.town;
    this.wish = null;
    const said = t("do-swap", { given: t(given), taken: t(taken), other: names[seat] ?? "" });
    this.play.act(`swap ${given} for ${taken} of ${"ABCDEF"[seat]}`, said);
  }
  /** What a click on this building does, where it does not just go on with the action's text. */
  picked(seat: number, name: string): (() => void) | undefined {
    const { given, wanted, play } = this;
    if (!this.on || given) return undefined;
    if (seat !== this.town.seat) {
      if (fingers.current || !swaps(this.town, seat, name)) return undefined;
      const again = wanted?.seat === seat && wanted.name === name;
      return () => (this.wish = again ? null : { turn: this.town.state.turn.number, seat, name });
    }
    if (!wanted || !play.legal.some((one) => one.text === `swap ${name}`)) return undefined;
    return () => this.make(name, wanted.name, wanted.seat);
  }
  /** Is this building one half of the swap? */
  chosen(seat: number, name: string): boolean {
    if (seat === this.town.seat) return this.given === name;
    return this.wanted?.seat === seat && this.wanted.name === name;
  }
}
