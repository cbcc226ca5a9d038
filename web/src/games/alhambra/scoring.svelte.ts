/** Which scoring the ranking shows: the next one as it stands, or one that was; and how far a new one has been told. */
import { pace } from "../../lib/preferences.svelte";
import { listed, w } from "../../lib/words.svelte";
import type { Happened } from "../../made/api";
import { ROW } from "./travels";
import { BUILDINGS, rivalNames, rivals, sum, was, wouldBe, type Line, type Place, type Scoring, type Yard } from "./yard";

const LONGEST = 3; // rounds

export class Shown {
  private wish: Scoring | null = $state(null);
  private since = $state(0); // the turn it was wished for
  private scored = -1;
  private clock: ReturnType<typeof setInterval> | undefined;
  /** Types of building told so far; all of them, when nothing is being told. */
  step: number = $state(BUILDINGS.length);

  constructor(
    private readonly yard: () => Yard,
    private readonly rows: () => readonly Happened[],
  ) {}

  readonly scoring: Scoring = $derived.by(() => {
    const { turn, outlook } = this.yard();
    return this.wish ?? (turn === "over" ? "C" : (outlook?.next?.scoring ?? "C"));
  });
  readonly past: boolean = $derived.by(() => this.yard().state.scored.includes(this.scoring));
  private readonly then: Line[] | null = $derived.by(() => (this.past ? was(this.rows(), this.yard(), this.scoring) : null));
  /** If not, only what it came to is known. */
  readonly known: boolean = $derived.by(() => !this.past || this.then !== null);
  readonly lines: Line[] = $derived.by(() => this.then ?? wouldBe(this.yard(), this.scoring));
  readonly said: string = $derived.by(() => {
    const word = !this.past ? "al-scoring-now" : this.known ? "al-scoring-was" : "al-scoring-total";
    return w(word, { scoring: this.scoring });
  });
  readonly telling: boolean = $derived.by(() => this.step < BUILDINGS.length);

  place(line: Line, rival: number): Place | undefined {
    return this.known ? line.places.find(({ who }) => who.includes(rival)) : undefined;
  }
  /** Who shares places of a type, and what each of them gets: one sentence for each tie. */
  ties(line: Line): string[] {
    const names = rivalNames(this.yard());
    const shared = this.known ? line.places.filter(({ who, pot }) => who.length > 1 && pot > 0) : [];
    return shared.map(({ who, first, last, pot, each }) =>
      w("al-tie", { names: listed(who.map((p) => names[p]!)), places: `${first}–${last}`, pool: pot, each }),
    );
  }
  /** What the scoring gives a rival; while it is told, what it has given so far. */
  earned(rival: number): number {
    if (this.telling && this.known) return sum(this.lines.slice(0, this.step + 1).map((line) => this.place(line, rival)?.each ?? 0));
    return this.whole(rival);
  }
  private whole(rival: number): number {
    const { state, outlook } = this.yard();
    if (this.past) return rivals(state)[rival]?.points[this.scoring] ?? 0;
    return outlook?.scorings[this.scoring].points[rival] ?? 0;
  }
  /** A rival's points; while a scoring is told, those it has told. */
  points(rival: number): number | "" {
    const all = this.yard().outlook?.points[rival];
    return all === undefined ? "" : all - (this.telling ? this.whole(rival) - this.earned(rival) : 0);
  }

  choose(scoring: Scoring): void {
    this.skip();
    this.wish = scoring;
    this.since = this.yard().state.turn.number;
  }

  /** After a scoring it is shown for one round; then the next one, as it stands. */
  follow({ state }: Yard, live: boolean): void {
    const scored = state.scored.length;
    if (this.scored >= 0 && scored > this.scored) {
      this.wish = state.scored.at(-1)!;
      this.since = state.turn.number;
      if (live) this.tell();
    }
    const rounds = this.telling ? LONGEST : 1; // others who play on meanwhile do not cut short what is told
    if (this.wish && (state.turn.number > this.since + rounds * state.seats.length || state.turn.number < this.since)) {
      this.skip();
      this.wish = null;
    }
    this.scored = scored;
  }

  private tell(): void {
    const beat = ROW * pace();
    if (!beat || document.hidden) return;
    clearInterval(this.clock);
    this.step = 0;
    this.clock = setInterval(() => (this.step + 1 < BUILDINGS.length ? (this.step += 1) : this.skip()), beat);
  }

  /** All at once. */
  skip(): void {
    clearInterval(this.clock);
    this.step = BUILDINGS.length;
  }
}
