/** The value nets of a game, from its `nets.npz`: rows of numbers, by level and number of players. Level 0 is what all go by who
 * have none of their own.
 *
 * The file is a zip of NumPy's arrays, which are stored as they are and of 32 bits. */

export type Nets = ReadonlyMap<number, ReadonlyMap<number, Float64Array>>;

const LOCAL = 0x04034b50; // "PK\3\4", before every file of a zip
const ENTRY = 0x02014b50; // "PK\1\2", in its list of contents
const REFERENCE = "reference-"; // nets of a bot of the lab
const END = 0x06054b50; // "PK\5\6", behind the list

export function readNets(bytes: Uint8Array): Nets {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Error("the file of nets is no zip");
  const nets = new Map<number, Map<number, Float64Array>>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error("the file of nets is broken");
    if (view.getUint16(at + 10, true) !== 0) throw new Error("the nets must not be compressed");
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [number, number, number];
    const called = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name));
    if (!called.startsWith(REFERENCE)) {
      const [level, players] = place(called);
      if (!nets.has(level)) nets.set(level, new Map());
      nets.get(level)!.set(players, readArray(view, view.getUint32(at + 42, true), view.getUint32(at + 24, true)));
    }
    at += 46 + name + extra + comment;
  }
  return nets;
}

/** The level and the number of players that a file is named after: `level-1-2.npy`, or `2.npy`. */
function place(name: string): [number, number] {
  const found = /^(?:level-(\d)-)?(\d+)\.npy$/.exec(name);
  if (!found) throw new Error(`${name} is no net`);
  return [Number(found[1] ?? 0), Number(found[2])];
}

/** NumPy's array in a file that begins here, of so many bytes. */
function readArray(view: DataView, file: number, size: number): Float64Array {
  if (view.getUint32(file, true) !== LOCAL) throw new Error("the file of nets is broken");
  const begin = file + 30 + view.getUint16(file + 26, true) + view.getUint16(file + 28, true);
  const header = view.getUint16(begin + 8, true); // behind the mark \x93NUMPY and the version
  const text = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + begin + 10, header));
  if (!text.includes("'<f4'")) throw new Error("the nets are not of 32 bits");
  const first = begin + 10 + header;
  return Float64Array.from({ length: (begin + size - first) / 4 }, (_, i) => view.getFloat32(first + 4 * i, true));
}

/** The net for so many players, or that of the nearest number, the higher of two: a level's, where it has its own. */
export function nearest(nets: Nets, players: number, level = 0): Float64Array {
  const own = nets.get(level) ?? nets.get(0);
  if (own === undefined) throw new Error("there are no nets");
  const best = [...own.keys()].sort((a, b) => Math.abs(a - players) - Math.abs(b - players) || b - a)[0]!;
  return own.get(best)!;
}
