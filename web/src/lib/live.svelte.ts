/** One table over a live connection (WebSocket). Rows are shown one after the other; clicks are sent exactly once. */
import { tick } from "svelte";
import type {
  ClockNow,
  Done,
  GoingOn,
  Happened,
  HintTold,
  Log,
  Missed,
  Present,
  SearchedIdea,
  SetupChosen,
  Spoken,
  TableNow,
  View,
  Whole,
  Why,
  You,
} from "../made/api";
import { drawing } from "./frames";
import { isTableHere, type Connection, connectionTo, saveText } from "./here";
import { person } from "./me.svelte";
import { at } from "./place";
import { pace } from "./preferences.svelte";
import { Away, backOff, clientId, get, persist, post, Refused, sleep } from "./server";
import { Witness } from "./witness";
import { commit, openNonce, nonceFor } from "./nonce";
import { speech } from "./words.svelte";

export type Link = "opening" | "live" | "lost" | "gone";
export type Moment = { seq: number; moved: number; view: View | null; you: You | null };
export type Trouble = { text: string; rule: string | null };

const LOOK = 500; // milliseconds between two looks at how long the server has been silent
const QUIET = 1700; // milliseconds of silence after which the server is asked whether it is there, while somebody looks
const DEAF = 2500; // without an answer for so long the connection counts as lost: in all, less than five seconds
const DEAD = 7000; // … and then it is made anew; until then a slow answer may still come
const SILENCE = 50_000; // the same where nobody looks: a hidden tab's timers are slow
const BEAT = 25_000; // the server's heartbeats are more frequent; a tab that is shown again reconnects after this
const ANSWER = 4000; // milliseconds within which the row of an acknowledged click arrives over a good connection
const CATCHING_UP = 2000; // milliseconds after opening in which rows may be old ones
const TURNS = 6.5; // all that the others do until one's own turn is shown within this many times the time of one move
const MANY = 12; // rows behind which one catches up at once
const MISSED = 1; // the same for rows that were missed while the connection was lost
const FORBIDDEN = 4003;
type Told = Whole | Happened | Present | Missed | { type: "beat" };
const FATAL = [FORBIDDEN, 4004];

export class LiveTable {
  readonly id: string;
  link: Link = $state("opening");
  why_gone = $state("");
  forbidden = $state(false); // is it there, but not for us to see?
  game = $state("");
  edition = $state("");
  options: Record<string, string> = $state.raw({});
  setup: SetupChosen | null = $state.raw(null);
  commitment = $state("");
  table: TableNow | null = $state.raw(null);
  clock: ClockNow | null = $state.raw(null);
  present: boolean[] = $state.raw([]);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  /** The last thing known, and the last thing shown: the page shows rows one after the other. */
  latest: Moment | null = $state.raw(null);
  shown: Moment | null = $state.raw(null);
  rows: Happened[] = $state.raw([]);
  complete = $state(false); // are all rows since the first here?

  prefix = $state("");
  begun: Spoken[] | null = $state.raw(null);
  sending: string | null = $state(null);
  waiting = $state(false); // a click waits for the connection to come back
  trouble: Trouble | null = $state.raw(null);

  /** What this browser saw of the dice. */
  witness: Witness;

  /** Called around the showing of a row, to let things travel. */
  around: ((before: Moment | null, row: Happened) => (() => void) | void) | null = null;
  /** Called with every row that somebody watches, whether things travel or not. */
  hear: ((row: Happened) => void) | null = null;

  private mixing = false; // a nonce is being sent
  private awaited = 0; // the row our click became; until it has come, nothing more can be clicked
  private socket: Connection | null = null;
  private tries = 0;
  private queue: Happened[] = [];
  private showing = false;
  private hurried = false;
  private settling = $state(false); // the board is drawn first, and what can be chosen glows in the next frame
  private rested = 0; // milliseconds since one's own last move
  private stir: () => void = () => undefined;
  private ended = false;
  private heard = 0;
  private asked = 0; // since when an answer to "are you there?" is waited for
  private opened = 0;
  private missed = 0; // rows up to this one happened while the connection was lost
  private watchdog: ReturnType<typeof setInterval>;
  private readonly wake = (): void => {
    if (document.visibilityState === "visible" && (this.link === "lost" || this.silent(BEAT))) this.connect();
  };

  private readonly lose = (): void => {
    if (this.link === "live" && !this.here) this.link = "lost"; // what is on this device needs no network
  };

  /**
   * `watches`: shown as a spectator sees it, wherever this browser's person sits. It sees no dice for them either.
   * `aside`: beside another table, to tell who comes. One's nonce is left to the table's own page, which may open any moment.
   */
  constructor(
    id: string,
    readonly watches = false,
    private readonly aside = false,
  ) {
    this.id = id;
    this.witness = new Witness(id);
    this.watchdog = setInterval(() => this.listen(), LOOK);
    addEventListener("online", this.wake);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  end(): void {
    this.ended = true;
    clearInterval(this.watchdog);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /** Where the rules stand, with the figures that count here: an edition of somebody's own has others than the book. */
  get rules(): string {
    return at(`/rules/${this.game}${this.edition === "custom" ? `?table=${this.id}` : ""}`);
  }

  get path(): string {
    return `/api/tables/${this.id}`;
  }

  /** Is it a table of this device, which no server knows? */
  get here(): boolean {
    return isTableHere(this.id);
  }

  /** Are we its host? On a device one is who sits there. */
  get hosts(): boolean {
    const me = this.here ? this.table?.seats[this.seat ?? -1]?.player : person.me?.id;
    return !!me && this.table?.host === me;
  }

  /** The people who sit at it and have not given up, with their seats. */
  get people(): { seat: number; id: string; name: string }[] {
    return (this.table?.seats ?? []).flatMap(({ player, name, resigned }, seat) => (player && !resigned ? [{ seat, id: player, name }] : []));
  }

  /** Do several people play around this device? */
  get shared(): boolean {
    return this.here && (this.table?.seats ?? []).filter(({ player }) => player).length > 1;
  }

  private get asNobody(): string {
    return this.watches ? "&watch=1" : "";
  }

  get seat(): number | null {
    return this.latest?.you?.seat ?? null;
  }

  /** Is everything shown that has happened? */
  get caught_up(): boolean {
    return !this.settling && this.shown?.seq === this.latest?.seq;
  }

  /** Is there nothing left to decide, though the position asks for something? (A puzzle that is solved.) */
  get settled(): boolean {
    return false;
  }

  /** What this seat may do now. */
  get legal(): readonly Spoken[] {
    if (this.sending || !this.caught_up) return [];
    return this.begun ?? this.latest?.you?.actions ?? [];
  }

  // ---- The connection ----

  private silent(long: number): boolean {
    return this.link !== "gone" && Date.now() - this.heard > long;
  }

  /** Is the server still there? The browser may take minutes to notice a dead connection. */
  private listen(): void {
    if (this.link === "gone") return;
    const now = Date.now();
    const shown = document.visibilityState === "visible";
    if (!shown) this.asked = 0;
    // After so long this machine was asleep, or the tab was hidden: do not wait for an answer first.
    if (this.silent(shown ? BEAT : SILENCE)) {
      this.lose();
      this.connect();
    } else if (shown && !this.asked) {
      if (!this.silent(QUIET)) return;
      if (this.socket?.readyState === WebSocket.CONNECTING && this.silent(DEAD)) this.connect();
      if (this.socket?.readyState !== WebSocket.OPEN) return;
      this.asked = now;
      this.socket.send("ping");
    } else if (shown && now - this.asked > DEAD) this.connect();
    else if (shown && now - this.asked > DEAF) this.lose();
  }

  /** Reconnects, for instance after sitting down or changing the language. */
  again(fresh = false): void {
    if (fresh) {
      this.latest = null;
      this.rows = [];
      this.complete = false;
    }
    this.connect();
  }

  /** Somebody else gets the device: nothing of what the last one knew stays here. */
  forgetAll(): void {
    this.shown = null;
    this.queue = [];
    this.cancel();
    this.release();
    this.again(true);
  }

  protected connect(): void {
    if (this.ended) return;
    const old = this.socket;
    if (old) {
      old.onclose = old.onmessage = null;
      old.close();
    }
    this.heard = Date.now();
    this.asked = 0;
    const since = this.latest ? `&since=${this.latest.seq}` : "";
    const socket = connectionTo(`${this.path}/live?lang=${speech.language}&outlook=1${since}${this.asNobody}`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = this.opened = Date.now();
      if (this.latest) this.link = "live";
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.asked = 0;
      this.link = "live";
      this.tries = 0;
      this.take(JSON.parse(event.data as string) as Told);
    };
    socket.onclose = (event) => {
      if (this.ended) return;
      if (FATAL.includes(event.code)) {
        this.link = "gone";
        this.why_gone = event.reason;
        this.forbidden = event.code === FORBIDDEN;
        return;
      }
      this.link = "lost";
      const wait = backOff(this.tries++);
      setTimeout(() => {
        if (this.socket === socket) this.connect();
      }, wait);
    };
  }

  private take(message: Told): void {
    if (message.type === "table") this.takeWhole(message);
    else if (message.type === "row") this.takeRow(message);
    else if (message.type === "present") this.present = message.seats;
    else if (message.type === "missed") this.missed = message.upto;
  }

  takeWhole(whole: Whole): void {
    this.game = whole.game;
    this.edition = whole.edition;
    this.options = whole.options;
    this.setup = whole.setup;
    this.commitment = whole.commitment;
    this.table = whole.table;
    this.clock = whole.clock;
    this.present = whole.present;
    this.queue = [];
    this.latest = this.shown = { seq: whole.seq, moved: whole.moved, view: whole.view, you: whole.you };
    this.forget();
    if (this.awaited && whole.seq >= this.awaited) this.release();
    this.witness.stoodAt(whole.moved);
    this.sawTable();
    void this.loadRows(whole.seq);
  }

  private sawTable(): void {
    if (!this.table || this.watches || this.aside) return;
    this.witness.sawTable(this.commitment, this.table);
    void this.mixIn();
  }

  /** Adds this browser's own nonces to the dice: committed to when one sits down, opened when the game is started. */
  private async mixIn(): Promise<void> {
    const begun = this.table;
    if (begun?.status !== "open" || this.mixing) return;
    this.mixing = true;
    try {
      // Around a device everybody's nonce is made here.
      const { sealed, seats } = begun;
      for (const seat of this.here ? seats.filter(({ player }) => player) : [seats[this.seat ?? -1]]) {
        if (!seat) continue;
        const who = this.here ? seat.player! : undefined;
        const nonce = sealed && seat.commitment && !seat.word ? nonceFor(this.witness, seat.commitment) : null;
        if (nonce !== null) await openNonce(this.id, nonce, who);
        else if (!sealed && !seat.commitment) await commit(this.witness, "", who);
      }
    } catch {
      // another tab was faster, or the connection is lost: the next message tries again
    } finally {
      this.mixing = false;
    }
    if (this.table !== begun) void this.mixIn(); // the game was started meanwhile, say
  }

  takeRow(row: Happened): void {
    if (!this.latest || row.seq <= this.latest.seq) return;
    if (row.moved !== this.latest.moved) this.cancel();
    this.latest = { seq: row.seq, moved: row.moved, view: row.view, you: row.you };
    if (this.awaited && row.seq >= this.awaited) this.release();
    if (!this.watches && !this.aside) this.witness.sawRow(row);
    if (row.table) {
      this.table = row.table;
      this.sawTable();
    }
    if (row.kind === "unsay") this.unsay(Number(row.text));
    this.clock = row.clock;
    if (Date.now() - this.opened > CATCHING_UP) this.ahead = row.at - Date.now(); // what was missed is old
    this.queue.push(row);
    void this.show();
  }

  /** A line of chat was removed: remove its text everywhere. */
  private unsay(seq: number): void {
    const gone = (row: Happened): Happened => (row.seq === seq ? { ...row, text: "", said: "" } : row);
    this.rows = this.rows.map(gone);
    this.queue = this.queue.map(gone);
  }

  /** Shows what has come, one row after the other, unless nobody looks or too much has happened. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let row = this.queue.shift(); row; row = this.queue.shift()) {
      if (!this.queue.length) this.hurried = false;
      const most = Date.now() - this.opened < CATCHING_UP ? MISSED : MANY;
      const present = row.seq >= this.missed && this.queue.length < most; // of what was missed, the last
      const watched = row.kind === "act" && present && !document.hidden && !this.hurried;
      const moving = watched && pace() > 0;
      const began = Date.now();
      if (watched) this.hear?.(row);
      const after = moving ? this.around?.(this.shown, row) : undefined;
      this.settling = moving;
      this.shown = { seq: row.seq, moved: row.moved, view: row.view, you: row.you };
      this.rows = [...this.rows, row];
      if (moving) {
        await tick();
        await drawing(); // the board is drawn in one frame, what moves sets out for the next, what glows comes last
        after?.();
        await drawing();
        await drawing();
        this.settling = false;
        this.rested += Date.now() - began;
        if (row.seat === this.seat) this.rested = 0;
        if (this.queue.length || row.seat !== this.seat) await this.rest(this.pause());
      }
    }
    this.showing = false;
  }

  /** How long a move is looked at: shorter if many wait, and three bots are not watched for longer than four seconds. */
  private pause(): number {
    const left = Math.max(0, TURNS * pace() - this.rested);
    const time = Math.min(pace() / (1 + this.queue.length / 4), left / (1 + this.queue.length));
    this.rested += time;
    return time;
  }

  private rest(time: number): Promise<void> {
    return Promise.race([sleep(time), new Promise<void>((done) => (this.stir = done))]);
  }

  /** Shows at once what is still to be shown: somebody wants to go on. */
  hurry(): void {
    this.hurried = this.queue.length > 0;
    this.stir();
  }

  private async loadRows(seq: number): Promise<void> {
    const after = Math.max(0, seq - 100);
    if ((this.rows.at(-1)?.seq ?? 0) < after) {
      this.rows = []; // so much was missed that there would be a gap
      this.complete = false;
    }
    await this.loadFrom(after, seq);
  }

  /** A row of the past with its outlook, which the log leaves out. */
  async outlookOf(row: Happened): Promise<Happened> {
    if (row.view?.outlook) return row;
    const [found] = (await get<Log>(`${this.path}/log?after=${row.seq - 1}&limit=1&outlook=1${this.asNobody}`)).rows;
    if (!found) return row;
    this.rows = this.rows.map((one) => (one.seq === found.seq ? found : one));
    return found;
  }

  private async loadFrom(after: number, until: number): Promise<void> {
    try {
      const log = await get<Log>(`${this.path}/log?after=${after}&limit=${Math.max(1, Math.min(200, until - after))}${this.asNobody}`);
      const first = this.rows[0]?.seq ?? Infinity;
      const known = new Set(this.rows.map((row) => row.seq));
      this.rows = [...log.rows.filter((row) => !known.has(row.seq)), ...this.rows].sort((a, b) => a.seq - b.seq);
      this.complete = Math.min(first, this.rows[0]?.seq ?? 1) <= 1;
    } catch {
      // the log fills up again with the next message
    }
  }

  /** All rows, for looking back. */
  async loadAll(): Promise<void> {
    while (!this.complete && this.latest) {
      const first = this.rows[0]?.seq ?? this.latest.seq + 1;
      await this.loadFrom(Math.max(0, first - 201), first - 1);
      if ((this.rows[0]?.seq ?? first) >= first) return; // the connection is lost
    }
  }

  // ---- Clicks ----

  private forget(): void {
    this.prefix = "";
    this.begun = null;
  }

  cancel(): void {
    this.forget();
    this.trouble = null;
  }

  async act(action: string): Promise<void> {
    if (!this.latest || this.sending) return;
    this.trouble = null;
    this.sending = action;
    const body = { action, seq: this.latest.seq, client_id: clientId() };
    try {
      const { seq } = await persist<Done>(`${this.path}/actions`, body, () => (this.waiting = true));
      this.forget();
      if (this.latest.seq >= seq) return this.release();
      this.awaited = seq;
      setTimeout(() => this.awaited === seq && this.connect(), ANSWER);
    } catch (problem) {
      this.release();
      this.tell(problem);
    }
  }

  private release(): void {
    this.awaited = 0;
    this.sending = null;
    this.waiting = false;
  }

  async extend(prefix: string): Promise<void> {
    if (!this.latest) return;
    this.trouble = null;
    try {
      const found = await post<GoingOn>(`${this.path}/steps`, { seq: this.latest.seq, prefix });
      if (found.seq < this.latest.moved) return;
      this.prefix = prefix;
      this.begun = found.steps;
    } catch (problem) {
      this.tell(problem);
    }
  }

  async why(action: string): Promise<Why> {
    return post<Why>(`${this.path}/why`, { action });
  }

  /** `known`: what an engine of this tab has found already. */
  async hint(known: readonly SearchedIdea[] = []): Promise<HintTold | null> {
    try {
      const found = this.here || typeof Worker === "undefined" ? [] : known.length ? known : await import("../tab/hinting").then(({ searchedHere }) => searchedHere(this.path), () => []);
      return await post<HintTold>(`${this.path}/hint`, found.length ? { found } : {});
    } catch (problem) {
      this.tell(problem);
      return null;
    }
  }

  /** Anything else one may do at a table. */
  async do(what: string, body: unknown = {}): Promise<boolean> {
    this.trouble = null;
    try {
      await post(`${this.path}/${what}`, body);
      return true;
    } catch (problem) {
      this.tell(problem);
      return false;
    }
  }

  /** The game file of a table of this device: no server has it, so a link alone does not do. */
  saves(event: MouseEvent): void {
    if (!this.here) return;
    event.preventDefault();
    get<string>(`${this.path}/record`)
      .then((text) => saveText(text, `${this.game}-${this.id}.game`))
      .catch((problem: unknown) => this.tell(problem));
  }

  tell(problem: unknown): void {
    if (problem instanceof Refused) this.trouble = { text: problem.message, rule: problem.rule };
    else if (problem instanceof Away) this.trouble = { text: speech.own("away"), rule: null };
    else throw problem;
  }
}
