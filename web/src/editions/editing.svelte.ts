/** One edition under change: its text, what the house says of it, and every step back. The text is all there is; tables follow from it. */
import type { EditionChange, EditionDescribed, EditionField, WrittenEdition } from "../made/api";
import { Away, backOff, post, Refused, sleep } from "../lib/server";
import { find, type Kept, keep, MOST } from "./kept";
import { exchanged } from "./toml";

const PAUSE = 350; // milliseconds after the last stroke before the text is checked
const TOGETHER = 1500; // strokes in one field within so many milliseconds are one step back
const STEPS = 200; // back

const NOTHING: EditionDescribed = { findings: [], title: "", fields: [], choices: [], groups: [], too_many: false };

export class Editing {
  text = $state("");
  /** What is known of the text; its fields move with every change at once. */
  found: EditionDescribed = $state.raw(NOTHING);
  /** Is what is known about the text as it is now? */
  checked = $state(false);
  trouble: "" | "away" | "limited" = $state("");
  kept = $state(true); // on this device
  back: string[] = $state.raw([]);
  forth: string[] = $state.raw([]);
  readonly game: string;
  private one: Kept;
  private asked = 0;
  private timer = 0;
  private last = { where: "", at: 0 };

  /** `lost` is told of it whenever the device does not keep it. */
  constructor(one: Kept, kept: boolean, private readonly lost: (one: Kept) => void) {
    this.one = one;
    this.game = one.game;
    this.text = one.text;
    this.kept = kept;
  }

  get id(): string {
    return this.one.id;
  }
  get name(): string {
    return this.one.name;
  }
  /** Can it be played: does the house know it as it is, and find nothing wrong? */
  get sound(): boolean {
    return this.checked && this.found.findings.length === 0;
  }

  /** Another value in one field; what the text says of it is checked in a moment. */
  set(field: EditionField, value: unknown): void {
    const [text, fields] = exchanged(this.text, this.found.fields, field, value);
    if (text === this.text) return;
    this.remember(field.path.join("."));
    this.found = { ...this.found, fields };
    this.take(text);
  }

  /** The whole text, as it was typed. */
  type(text: string): void {
    if (text === this.text) return;
    this.remember("the text");
    this.take(text.slice(0, MOST));
  }

  /** A change that the house makes: something is added, removed, copied or renamed. */
  async change(wish: Omit<EditionChange, "text">): Promise<void> {
    const before = this.text;
    const { text } = await post<WrittenEdition>(`/api/games/${this.game}/editions/change`, { ...wish, text: before });
    if (this.text !== before) return; // something else was changed meanwhile
    this.remember("");
    this.take(text);
    await this.look();
  }

  undo(): void {
    const before = this.back.at(-1);
    if (before === undefined) return;
    this.back = this.back.slice(0, -1);
    this.forth = [...this.forth, this.text];
    this.jump(before);
  }
  redo(): void {
    const after = this.forth.at(-1);
    if (after === undefined) return;
    this.forth = this.forth.slice(0, -1);
    this.back = [...this.back, this.text];
    this.jump(after);
  }

  /** Another tab has changed it: that is what counts, and can be undone. */
  replace(text: string): void {
    if (text === this.text) return;
    this.remember("");
    this.jump(text, false);
  }

  /** Ask the house about the text now. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const asked = ++this.asked;
    for (let tries = 0; asked === this.asked; tries++) {
      const { text } = this;
      try {
        const found = await post<EditionDescribed>(`/api/games/${this.game}/editions/check`, { text });
        if (asked !== this.asked) return;
        this.found = found;
        this.checked = true;
        this.trouble = "";
        if (found.title && found.title !== this.one.name) this.save(found.title);
        return;
      } catch (problem) {
        const limited = problem instanceof Refused && problem.status === 429;
        if (!limited && !(problem instanceof Away)) throw problem;
        if (asked === this.asked) this.trouble = limited ? "limited" : "away";
        await sleep(backOff(tries));
      }
    }
  }

  /** Keep it as it is now. */
  save(name = this.one.name): void {
    this.one = { ...this.one, name, text: this.text, changed: Date.now() };
    this.kept = keep(this.one);
    if (!this.kept) this.lost(this.one);
  }

  end(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  private remember(where: string): void {
    const now = Date.now();
    const same = where !== "" && where === this.last.where && now - this.last.at < TOGETHER && this.forth.length === 0;
    this.last = { where, at: now };
    if (!same) this.back = [...this.back, this.text].slice(-STEPS);
    this.forth = [];
  }

  private jump(text: string, save = true): void {
    this.last = { where: "", at: 0 };
    this.found = { ...this.found, fields: [] }; // their places are those of another text
    this.take(text, save);
    void this.look().catch(() => undefined);
  }

  private take(text: string, save = true): void {
    this.text = text;
    this.checked = false;
    this.asked++;
    if (save) this.save();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.look().catch(() => undefined), PAUSE);
  }
}

/** The edition with this id, as this device keeps it. */
export function editing(id: string, lost: (one: Kept) => void): Editing | null {
  const one = find(id);
  return one && new Editing(one, true, lost);
}
