/** A puzzle as boards use a table. Nothing is connected, and nothing happens there: a move is an answer. */
import { LiveTable } from "../lib/live.svelte";
import { get, post } from "../lib/server";
import type { PuzzleAssessed, PuzzleShown, Spoken } from "../made/api";
import { kept } from "./kept.svelte";

export class PuzzleTable extends LiveTable {
  /** What was last said of an answer. */
  verdict: PuzzleAssessed | null = $state.raw(null);
  /** Is the best move known? */
  known = $state(false);

  constructor(shown: PuzzleShown) {
    super(shown.puzzle.id, true);
    const { game, edition, options, setup, table, present, seq, moved, view, you } = shown.table;
    Object.assign(this, { game, edition, options, setup, table, present, link: "live", complete: true });
    this.latest = this.shown = { seq, moved, view, you };
  }

  protected override connect(): void {}

  override get path(): string {
    return `/api/puzzles/${this.id}`;
  }
  override get here(): boolean {
    return false;
  }
  override get settled(): boolean {
    return this.known;
  }
  override get legal(): readonly Spoken[] {
    return this.known ? [] : super.legal;
  }

  override async act(action: string): Promise<void> {
    if (this.sending || this.known) return;
    this.cancel();
    this.sending = action;
    await this.ask(() => post<PuzzleAssessed>(`${this.path}/answer`, { action }));
    this.sending = null;
    if (this.verdict?.right) kept.note(this.id, "solved");
  }

  async showAnswer(): Promise<void> {
    this.cancel();
    await this.ask(() => get<PuzzleAssessed>(`${this.path}/solution`));
    if (this.verdict && !this.trouble) {
      this.known = true;
      kept.note(this.id, "shown");
    }
  }

  private async ask(answered: () => Promise<PuzzleAssessed>): Promise<void> {
    try {
      this.verdict = await answered();
      this.known = this.verdict.right;
    } catch (problem) {
      this.tell(problem);
    }
  }
}
