/** Where the things of a city stand in its picture: large ones behind, the rest in rows before them. */
import type { Built } from "../games/contract";

export const WIDE = 1200;
export const HIGH = 480;

export type Piece = { art: string; x: number; y: number; width: number; height: number };
/** What stands at one place: one drawing, or floors with what crowns them. */
export type Standing = { pieces: Piece[] };

const BACK = 352; // where large things touch the ground
const ROWS: Record<number, number[]> = { 1: [436], 2: [404, 458], 3: [390, 428, 468] };
const MOST = 10; // things in a row, as long as three rows are enough
const SHAPE = 64 / 96; // of a drawing
const FLOOR = { width: 80, height: 68, roof: 23, storey: 16, crown: 45 }; // of a floor's drawing

/** One of each kind after the other, so that streets are mixed as in a city. */
function mixed(built: readonly Built[]): Built[] {
  const most = Math.max(0, ...built.map((one) => one.count));
  return Array.from({ length: most }, (_, n) => built.filter((one) => one.count > n)).flat();
}

function standing(one: Built, middle: number, ground: number, width: number): Standing {
  const x = middle - width / 2;
  if (!one.floors) return { pieces: [{ art: one.art, x, y: ground - width * SHAPE, width, height: width * SHAPE }] };
  const scale = width / FLOOR.width;
  const height = FLOOR.height * scale;
  const centre = ground - FLOOR.roof * scale; // of the plot the building stands on
  const pieces = Array.from({ length: one.floors }, (_, level) => ({
    art: one.art,
    x,
    y: centre - (FLOOR.storey * (level + 1) + FLOOR.roof) * scale,
    width,
    height,
  }));
  const roof = centre - FLOOR.storey * one.floors * scale;
  if (one.crown) pieces.push({ art: one.crown, x, y: roof - FLOOR.crown * scale, width, height });
  return { pieces };
}

/** One row, in the middle: `shift` of a place to the right. */
function row(things: readonly Built[], ground: number, widest: number, shift: number): Standing[] {
  const step = Math.min(widest * 1.12, WIDE / (things.length + 0.9));
  const width = Math.min(widest, step * 1.2);
  const first = WIDE / 2 - (step * (things.length - 1)) / 2 + shift * step;
  return things.map((one, n) => standing(one, first + n * step, ground, width));
}

/** Everything, from the back to the front. */
export function skyline(built: readonly Built[]): Standing[] {
  const tall = mixed(built.filter((one) => one.tall));
  const rest = mixed(built.filter((one) => !one.tall));
  const rows = Math.min(3, Math.ceil(rest.length / MOST));
  const each = Math.ceil(rest.length / Math.max(1, rows));
  const behind = row(tall, BACK, tall.some((one) => one.floors) ? 180 : 290, 0);
  const before = Array.from({ length: rows }, (_, n) =>
    row(rest.slice(n * each, (n + 1) * each), ROWS[rows]![n]!, rest.some((one) => one.floors) ? 120 : 150, rows > 1 ? (n % 2 ? 0.2 : -0.2) : 0),
  );
  return [...behind, ...before.flat()];
}
