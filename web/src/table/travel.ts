/** Things travel from where they were to where they go. Marks are `data-at` attributes; a missing mark moves nothing. */
import type { Effect } from "../games/contract";
import { pace } from "../lib/preferences.svelte";

function spot(mark: string): DOMRect | null {
  const found = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(mark)}"]`);
  if (!found) return null;
  const box = found.getBoundingClientRect();
  return box.width ? box : null;
}

/** Notes where things start from; the function it returns moves them, once the board has been redrawn. */
export function travel(effects: Effect[]): () => void {
  const began = effects.map((effect) => (effect.kind === "fly" ? spot(effect.from) : null));
  return () => effects.forEach((effect, n) => (effect.kind === "fly" ? fly(effect, began[n]!) : float(effect)));
}

function fly(effect: Extract<Effect, { kind: "fly" }>, from: DOMRect | null): void {
  const to = spot(effect.to);
  if (!from || !to) return;
  const size = Math.max(28, Math.min(72, from.width, from.height));
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "traveller art");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = `<use href="#${effect.art}" width="100%" height="100%"/>`;
  svg.style.width = svg.style.height = `${size}px`;
  const place = (box: DOMRect, scale: number): string =>
    `translate(${box.left + box.width / 2 - size / 2}px, ${box.top + box.height / 2 - size / 2}px) scale(${scale})`;
  run(svg, [
    { transform: place(from, 1), opacity: 1 },
    { transform: place(to, 1.15), opacity: 1, offset: 0.8 },
    { transform: place(to, 0.6), opacity: 0 },
  ], effect.after ?? 0, 1);
}

function float(effect: Extract<Effect, { kind: "float" }>): void {
  const at = spot(effect.at);
  if (!at) return;
  const text = document.createElement("span");
  text.className = `traveller sum ${effect.good ? "good" : "bad"}`;
  text.setAttribute("aria-hidden", "true");
  text.textContent = effect.text;
  const x = at.left + at.width / 2;
  run(text, [
    { transform: `translate(calc(${x}px - 50%), ${at.top}px)`, opacity: 0 },
    { transform: `translate(calc(${x}px - 50%), ${at.top - 14}px)`, opacity: 1, offset: 0.2 },
    { transform: `translate(calc(${x}px - 50%), ${at.top - 20}px)`, opacity: 1, offset: 0.75 },
    { transform: `translate(calc(${x}px - 50%), ${at.top - 44}px)`, opacity: 0 },
  ], effect.after ?? 0, 1.8);
}

const moving = new Set<Animation>();

/** Whatever moves is there: somebody wants to go on. */
export function settle(): void {
  for (const one of moving) one.finish();
}

function run(thing: HTMLElement | SVGElement, frames: Keyframe[], after: number, length: number): void {
  document.body.append(thing);
  const time = pace();
  const way = thing.animate(frames, {
    duration: time * length,
    delay: after * time,
    easing: "cubic-bezier(.3,.1,.2,1)",
    fill: "both",
  });
  const done = (): void => {
    moving.delete(way);
    thing.remove();
  };
  moving.add(way);
  way.finished.then(done, done);
}
