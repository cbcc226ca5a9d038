/** The memory of a module, and views of it. A module's memory may grow, and views made before are then empty; so they
 * are asked for again each time, and remade where that has happened. */

const ALIGNED = 16;
const PAGE = 65_536;

/** Arrays by the kind of their numbers; those of 64 bits hold BigInt. */
export const ARRAYS = {
  i8: Int8Array,
  u8: Uint8Array,
  i16: Int16Array,
  i32: Int32Array,
  i64: BigInt64Array,
  f64: Float64Array,
} as const;

export type NumberKind = keyof typeof ARRAYS;
export type Numbers<K extends NumberKind> = InstanceType<(typeof ARRAYS)[K]>;

export class Memory {
  #view: DataView;
  #end: number;
  readonly #free = new Map<number, number[]>();

  /** `begin` is where memory that the module itself does not use begins. */
  constructor(
    readonly raw: WebAssembly.Memory,
    begin: number,
  ) {
    this.#view = new DataView(raw.buffer);
    this.#end = Math.ceil(begin / ALIGNED) * ALIGNED;
  }

  get view(): DataView {
    if (this.#view.buffer !== this.raw.buffer) this.#view = new DataView(this.raw.buffer);
    return this.#view;
  }

  /** Take so many bytes, all zero; the address of the first. */
  take(size: number): number {
    const whole = Math.ceil(size / ALIGNED) * ALIGNED;
    const given = this.#free.get(whole)?.pop();
    if (given !== undefined) {
      this.bytes(given, whole).fill(0);
      return given;
    }
    const at = this.#end;
    const missing = at + whole - this.raw.buffer.byteLength;
    if (missing > 0) this.raw.grow(Math.ceil(missing / PAGE));
    this.#end = at + whole;
    return at;
  }

  /** Give back what was taken: who takes as many bytes next gets them again. */
  give(at: number, size: number): void {
    const whole = Math.ceil(size / ALIGNED) * ALIGNED;
    const others = this.#free.get(whole);
    if (others) others.push(at);
    else this.#free.set(whole, [at]);
  }

  bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.raw.buffer, at, size);
  }

  row<K extends NumberKind>(kind: K, at: number, count: number): Numbers<K> {
    return new ARRAYS[kind](this.raw.buffer, at, count) as Numbers<K>;
  }
}

/** A struct in memory. The classes of a game's structs, with a property for every field, are made from its interface. */
export class Struct {
  readonly #rows = new Map<number, Numbers<NumberKind>>();

  constructor(
    readonly memory: Memory,
    readonly at: number,
    readonly size: number,
  ) {}

  /** All of it, as it lies in memory: what Python packs and unpacks. */
  get bytes(): Uint8Array {
    return this.memory.bytes(this.at, this.size);
  }

  set bytes(given: Uint8Array) {
    if (given.length !== this.size) throw new RangeError(`a struct of ${this.size} bytes, but ${given.length} were given`);
    this.bytes.set(given);
  }

  protected row<K extends NumberKind>(kind: K, offset: number, count: number): Numbers<K> {
    const known = this.#rows.get(offset);
    if (known !== undefined && known.buffer === this.memory.raw.buffer) return known as Numbers<K>;
    const made = this.memory.row(kind, this.at + offset, count);
    this.#rows.set(offset, made);
    return made;
  }

  protected grid<K extends NumberKind>(kind: K, offset: number, rows: number, columns: number): Numbers<K>[] {
    const size = columns * ARRAYS[kind].BYTES_PER_ELEMENT;
    return Array.from({ length: rows }, (_, i) => this.row(kind, offset + i * size, columns));
  }
}
