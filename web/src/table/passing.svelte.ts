/** Several people around one device: who holds it, and to whom it must be passed on. */
import { isHeld, passTo } from "../lib/here";
import { house } from "../lib/house.svelte";
import type { LiveTable } from "../lib/live.svelte";
import { commitmentTo, newNonce } from "../lib/nonce";
import { pace } from "../lib/preferences.svelte";
import { postAs } from "../lib/server";

const SEEN = 1000; // milliseconds at least in which one sees what came of one's move

export class Passing {
  /** The seat the device is on its way to: until its person says so, nobody's hand is shown. */
  to: number | null = $state(null);
  private settled = ""; // the decision for which it was last passed on; who takes it then by choice keeps it
  private seating = false;

  constructor(private readonly live: LiveTable) {}

  /** The seat of a person who has to decide something now. */
  readonly due: number | null = $derived.by(() => {
    const { table, latest, people } = this.live;
    if (table?.status !== "running") return null;
    const present = people.filter(({ seat }) => !table.seats[seat]!.stand_in).map(({ seat }) => seat);
    const { asked } = table;
    const answering = asked ? present.find((seat) => seat !== asked.seat && !asked.agreed.includes(seat)) : undefined;
    return answering ?? present.find((seat) => seat === latest?.view?.turn) ?? null;
  });

  /** Do seats know things that others may not see? */
  get secret(): boolean {
    return house.game(this.live.game)?.private ?? true;
  }

  /** Sees to it that the device is with who has to decide. Gives back how to stop that. */
  look(): (() => void) | undefined {
    const { live, due } = this;
    if (!live.latest || !live.table?.host) return undefined; // in a game file nobody sits
    if (live.table.status === "open") void this.seatEverybody();
    if (!isHeld(live.id) && (live.people.length === 1 || live.table.status !== "running")) {
      // There is nothing to hide from one person, nor before a game and after it.
      const host = live.people.find(({ id }) => id === live.table!.host) ?? live.people[0];
      if (host) this.take(host.seat);
      return undefined;
    }
    if (due === null || due === live.seat) {
      this.to = null;
      return undefined;
    }
    const decision = `${due}/${live.latest.moved}/${live.table.asked?.to ?? ""}`;
    if (decision === this.settled || !live.caught_up) return undefined;
    const pass = (): void => {
      this.settled = decision;
      if (this.secret) this.cover(due);
      else this.take(due);
    };
    const timer = setTimeout(pass, live.seat === null ? 0 : Math.max(SEEN, pace()));
    return () => clearTimeout(timer);
  }

  /** The device is on its way: the page forgets what the last one knew. */
  cover(seat: number): void {
    this.to = seat;
    if (!isHeld(this.live.id)) return;
    passTo(this.live.id, null);
    this.live.forgetAll();
  }

  /** Somebody has the device. */
  take(seat: number): void {
    const { live } = this;
    this.to = null;
    passTo(live.id, live.table?.seats[seat]?.player ?? null);
    if (this.secret) live.forgetAll();
    else live.again(true);
  }

  /** A rematch keeps seats for people who are around: they sit down. */
  private async seatEverybody(): Promise<void> {
    const { live } = this;
    const kept = (live.table?.seats ?? []).flatMap(({ kept_for }) => (kept_for ? [kept_for] : []));
    if (!kept.length || this.seating) return;
    this.seating = true;
    try {
      for (const who of kept) {
        const nonce = newNonce();
        live.witness.keepNonce(nonce);
        await postAs(who, `${live.path}/join`, { commitment: commitmentTo(nonce) });
      }
    } catch (problem) {
      live.tell(problem);
    } finally {
      this.seating = false;
    }
  }
}
