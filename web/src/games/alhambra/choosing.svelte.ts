/** What a player has chosen but not yet done: a slot with cards of the hand, or open cards. The server hears of whole actions only. */
import { paying, sum, taking, worth, type Currency, type Money, type Yard } from "./yard";

export class Choosing {
  slot: Currency | null = $state(null);
  paid: readonly number[] = $state.raw([]); // places in the hand's cards of that currency
  taken: readonly number[] = $state.raw([]); // places in the money row

  constructor(
    private readonly yard: () => Yard,
    private readonly hand: () => Money | null,
  ) {}

  readonly building = $derived.by(() => (this.slot ? this.yard().state.yard[this.slot] : null));
  /** The cards to pay with, and what they come to. */
  readonly values: number[] = $derived.by(() => this.paid.map((n) => this.hand()?.[this.slot!]?.[n] ?? 0));
  readonly total: number = $derived.by(() => sum(this.values));
  readonly pays: "exact" | "over" | "short" = $derived.by(() => (this.slot ? paying(this.yard(), this.slot, this.values) : "short"));
  /** The open cards to take. */
  readonly takes: string[] = $derived.by(() =>
    this.taken.map((n) => this.yard().state.open_money[n]).filter((card) => card !== null && card !== undefined),
  );

  clear(): void {
    this.slot = null;
    this.paid = this.taken = [];
  }

  /** A slot of the yard: again lets its cards go, then itself. */
  choose(currency: Currency): void {
    const again = this.slot === currency && !this.paid.length;
    this.clear();
    if (!again) this.slot = currency;
  }

  /** Cards of equal value in the hand: one more of them, or none when all are chosen. */
  pick(currency: Currency, places: readonly number[]): void {
    this.taken = [];
    if (this.slot !== currency) [this.slot, this.paid] = [currency, []];
    const more = places.find((n) => !this.paid.includes(n));
    this.paid = more === undefined ? this.paid.filter((n) => !places.includes(n)) : [...this.paid, more];
  }

  /** A whole payment. */
  pay(currency: Currency, wanted: readonly number[]): void {
    const own = this.hand()?.[currency] ?? [];
    const places: number[] = [];
    for (const value of wanted) places.push(own.findIndex((one, n) => one === value && !places.includes(n)));
    this.taken = [];
    [this.slot, this.paid] = [currency, places];
  }

  private together(cards: readonly string[]): boolean {
    return worth(this.yard(), cards) !== undefined;
  }

  /** An open card: with those chosen before, if the rules take them together. */
  take(place: number): void {
    const kept = this.taken;
    this.clear();
    if (kept.includes(place)) {
      this.taken = kept.filter((n) => n !== place);
      return;
    }
    const more = [...kept, place].map((n) => this.yard().state.open_money[n]!);
    this.taken = this.together(more) ? [...kept, place] : [place];
  }

  /** The action that takes a card which was dragged, with those chosen before if that may be. */
  grab(card: string): string {
    const more = [...this.takes.filter((one) => one !== card), card];
    return taking(this.together(more) ? more : [card]);
  }
}
