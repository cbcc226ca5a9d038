/** The table as its boards use it: what they see, what they may do. One per open table page, found by context. */
import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { BoardModule, Play, Scene } from "../games/contract";
import type { LiveTable, Moment } from "../lib/live.svelte";
import { route } from "../lib/route.svelte";
import { preferences } from "../lib/preferences.svelte";
import type { Words } from "../lib/words.svelte";
import type { Happened, Spoken, Why } from "../made/api";
import { Advice } from "./advice.svelte";
import { Evaluation } from "./evaluation.svelte";
import { GameReview } from "./review.svelte";

const KEY = Symbol("play");

/** What a card says about itself while one points at it. */
export type Tip = { anchor: Element; lines: string[]; why: Why | null };

const momentOf = ({ seq, moved, view, you }: Happened): Moment => ({ seq, moved, view, you });

export class TablePlay implements Play {
  /** A moment of the past that is looked at instead of the present. */
  past: Moment | null = $state.raw(null);
  /** Is the replay open, though the game still runs? */
  looking = $state(/^#\d+$/.test(location.hash));
  /** An action that waits for "confirm". */
  unsure: Spoken | null = $state.raw(null);
  tip: Tip | null = $state.raw(null);
  /** Is the board still telling the end, step by step? Then the result waits. */
  unveiling = $state(false);
  /** Is the table just being opened, part by part? */
  opening = $state(false);
  card: string | null = $state(null);
  /** The seat somebody wants to know more about. */
  about: number | null = $state(null);
  /** Does the result lie over the board, once the game is over? */
  result = $state(true);
  /** What the rail shows; on a narrow screen, what the drawer over the board shows, if it is open. */
  tab = $state("log");
  drawer: string | null = $state(null);
  readonly review = new GameReview(this);
  readonly advice = new Advice(this);
  readonly evaluation = new Evaluation(this);
  private readonly slim = new MediaQuery("(max-width: 860px)");
  private read = $state(0); // lines of the chat

  constructor(
    readonly live: LiveTable,
    readonly board: BoardModule,
    readonly figures: unknown,
    private readonly words: () => Words,
  ) {
    setContext(KEY, this);
  }

  /** All moments there have been, and which of them is looked at; the last one is the present. */
  readonly moments: Happened[] = $derived.by(() =>
    this.live.rows.filter((row) => row.view && ["start", "act", "undo"].includes(row.kind)),
  );
  readonly at: number = $derived.by(() => {
    const found = this.past ? this.moments.findIndex((row) => row.seq === this.past!.seq) : -1;
    return found < 0 ? this.moments.length - 1 : found;
  });

  readonly scene: Scene = $derived.by(() => this.sceneOf(this.past ?? this.live.shown)!);
  readonly legal: readonly Spoken[] = $derived.by(() => (this.past || this.unsure ? [] : this.live.legal));

  /** Is there something on the board to choose from, rather than only in the action bar? */
  readonly choosing: boolean = $derived.by(
    () => this.legal.length > 0 && this.legal.length > this.board.buttons(this.scene, this.legal, this.prefix).length,
  );

  sceneOf(moment: Moment | null): Scene | null {
    const view = moment?.view;
    if (!view) return null;
    return {
      game: this.live.game,
      state: { ...view.state, ...moment.you?.state },
      turn: view.turn,
      scores: view.scores,
      winners: view.winners,
      outlook: view.outlook ? { ...view.outlook, ...moment.you?.outlook } : null,
      figures: this.figures,
      options: this.live.options,
      seat: this.live.seat,
      names: this.live.table?.seats.map((seat) => seat.name) ?? [],
      t: this.words(),
    };
  }

  /** Is there no room for a rail beside the board? */
  get narrow(): boolean {
    return this.slim.current;
  }
  readonly tabs: readonly string[] = $derived.by(() => {
    const told = this.odds || this.live.table?.status === "over";
    const panels = (this.board.panels ?? []).filter(({ when }) => when?.(this) ?? true).map(({ id }) => id);
    return ["log", "chat", ...(this.plans ? ["own"] : []), ...panels, ...(told && this.looksBack ? ["review"] : [])];
  });
  /** Are moves planned and noted here? Where a game takes days one comes back to it and has forgotten. */
  get plans(): boolean {
    const { seat, table, setup, here } = this.live;
    return seat !== null && !here && table?.status === "running" && setup?.clock?.kind === "correspondence";
  }
  get looksBack(): boolean {
    return this.looking || this.live.table?.status === "over";
  }
  turnTo(tab: string): void {
    if (this.narrow) this.drawer = tab === "table" || tab === this.drawer ? null : tab;
    else this.tab = tab;
    this.sawChat();
  }

  private readonly lines: number = $derived.by(() => this.live.rows.filter((row) => row.kind === "chat" && row.said).length);
  /** Lines of the chat nobody has seen here yet. */
  get unread(): number {
    const open = this.narrow ? this.drawer === "chat" : this.tab === "chat";
    return open ? 0 : Math.max(0, this.lines - this.read);
  }
  /** Everything said so far was in sight. */
  sawChat(): void {
    this.read = this.lines;
  }

  /** Who has won by the rules may have resigned before. */
  won(seat: number): boolean {
    if (this.unveiling || !this.scene.winners.length) return false;
    return (this.live.table?.result?.winners ?? this.scene.winners).includes(seat);
  }

  get prefix(): string {
    return this.live.prefix;
  }
  get stepIn(): boolean {
    return !this.past && (this.live.latest?.you?.step_in ?? false);
  }
  get busy(): boolean {
    return this.live.sending !== null;
  }
  get odds(): boolean {
    return this.live.setup?.hints ?? false;
  }
  /** Is it this seat's turn, with nothing left to be shown? */
  get mine(): boolean {
    return !this.past && this.live.seat !== null && this.live.caught_up && this.live.shown?.view?.turn === this.live.seat;
  }

  /** Looks at a moment, which has an address; the last one is the present. */
  look(where: number): void {
    this.looking = true;
    this.review.better = null;
    const last = this.moments.length - 1;
    const place = Math.max(0, Math.min(last, where));
    const row = this.moments[place];
    this.past = place >= last || !row ? null : momentOf(row);
    if (this.past && row) void this.complete(row);
    const address = this.past ? `${route.path}#${place}` : route.path;
    if (route.path + location.hash !== address) route.go(address, true);
  }

  /** One moment back or on, without leaving the game: for who wants to see again what just happened. */
  step(by: number): void {
    this.review.better = null;
    const last = this.moments.length - 1;
    const place = Math.max(0, Math.min(last, this.at + by));
    const row = this.moments[place];
    this.past = place >= last || !row ? null : momentOf(row);
    if (this.past && row) void this.complete(row);
  }

  /** The outlook of a moment that is looked at comes a little later. */
  private async complete(row: Happened): Promise<void> {
    const whole = await this.live.outlookOf(row).catch(() => row);
    if (this.past?.seq === row.seq && whole !== row) this.past = momentOf(whole);
  }

  /** Back to the game. */
  return(): void {
    this.look(Infinity);
    this.looking = false;
  }

  act(text: string, said = text): void {
    if (this.past) return;
    this.tip = null;
    const found = this.legal.find((one) => one.text === text);
    if (found && !found.complete) this.extend(text);
    else if (preferences.confirm === "off") void this.live.act(text);
    else this.unsure = found ?? { text, said, complete: true };
  }

  /** The answer to "are you sure?". */
  sure(yes: boolean): void {
    const action = this.unsure;
    this.unsure = null;
    if (yes && action) void this.live.act(action.text);
  }

  extend(prefix: string): void {
    this.tip = null;
    void this.live.extend(prefix);
  }

  cancel(): void {
    this.unsure = null;
    this.live.cancel();
  }

  why(action: string): Promise<Why> {
    return this.live.why(action);
  }

  open(card: string): void {
    this.card = card;
  }
}

export const usePlay = (): TablePlay => getContext<TablePlay>(KEY);
