/**
 * Things travel from where they were to where they go. Marks are `data-at` attributes; a missing mark moves nothing. Only
 * `transform` and `opacity` change, which costs no layout; where motion is not wanted, nothing of this is called.
 */
import type { Motion } from "../games/contract";
import { pace } from "../lib/preferences.svelte";
import { AIR, arc, FLIGHT, flights, squeezed } from "./flights";

const marked = (mark: string): HTMLElement | SVGElement | null => document.querySelector(`[data-at="${CSS.escape(mark)}"]`);
const found = (marks: string): HTMLElement | SVGElement | null =>
  marks.split("|").reduce<HTMLElement | SVGElement | null>((there, mark) => there ?? marked(mark), null);

function spot(mark: string): DOMRect | null {
  const box = found(mark)?.getBoundingClientRect();
  return box?.width ? box : null;
}

/**
 * Notes where things start from; the function it returns moves them, once the board has been redrawn. `dice`: they are thrown.
 * What would be seen too early is hidden before the board is painted. What travels sets out after that, in a task of its own:
 * a slow telephone would take too long for both at once.
 */
export function travel(effects: Motion[], dice = false): () => void {
  const began = effects.map((effect) => (effect.kind === "fly" ? spot(effect.from) : null));
  return () => {
    const begins = squeezed(effects);
    effects.forEach((effect, n) => {
      if (effect.kind === "pop" || effect.kind === "rise") stand(effect, begins[n]!);
    });
    const lying = dice ? lift() : [];
    const later = setTimeout(() => {
      leaving.delete(later);
      // Everything is measured before anything is put on the page, so that the page is laid out once.
      const aims = effects.map((effect) => spot(effect.kind === "fly" ? effect.to : effect.at));
      toss(lying);
      for (const { effect, at } of flights(effects)) {
        const one = effects[effect]!;
        const from = began[effect];
        const to = aims[effect];
        if (one.kind === "fly" && from && to) fly(one.art, from, to, at);
      }
      effects.forEach((effect, n) => {
        if (effect.kind === "float" && aims[n]) float(effect, aims[n], begins[n]!);
      });
    });
    leaving.add(later);
  };
}
const leaving = new Set<ReturnType<typeof setTimeout>>(); // what sets out in a moment

/** A thing in the air. Small things (coins, chips) turn over a little. */
function fly(art: string, from: DOMRect, to: DOMRect, at: number): void {
  if (flying.size >= AIR) {
    const [oldest] = flying;
    flying.delete(oldest!);
    oldest!.finish();
  }
  const size = Math.max(28, Math.min(72, from.width, from.height));
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "traveller art");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = `<use href="#${art}" width="100%" height="100%"/>`;
  svg.style.width = svg.style.height = `${size}px`;
  const middle = (box: DOMRect): { x: number; y: number } => ({
    x: box.left + box.width / 2 - size / 2,
    y: box.top + box.height / 2 - size / 2,
  });
  const way = arc(middle(from), middle(to)).map(({ x, y, part }) => ({
    transform: `translate(${x}px, ${y}px) rotate(${Math.round(14 * Math.sin(part * Math.PI))}deg)`,
    opacity: 1,
    offset: part * 0.86,
  }));
  const { x, y } = middle(to);
  put(svg, [...way, { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0, offset: 1 }], at, FLIGHT, flying);
}

function float(effect: Extract<Motion, { kind: "float" }>, at: DOMRect, after: number): void {
  const text = document.createElement("span");
  text.className = `traveller sum ${effect.good ? "good" : "bad"}`;
  text.setAttribute("aria-hidden", "true");
  text.textContent = effect.text;
  const x = at.left + at.width / 2;
  const place = (up: number): string => `translate(calc(${x}px - 50%), ${at.top - up}px)`;
  put(
    text,
    [
      { transform: place(0), opacity: 0 },
      { transform: place(14), opacity: 1, offset: 0.2 },
      { transform: place(20), opacity: 1, offset: 0.75 },
      { transform: place(44), opacity: 0 },
    ],
    after,
    1.8,
  );
}

/** What was built stands up at its place, once what was carried there has arrived. */
function stand({ kind, at }: Extract<Motion, { kind: "pop" | "rise" }>, after: number): void {
  const thing = found(at);
  if (!thing || thing.hasAttribute("transform")) return; // a drawing that is placed by it would lose its place
  if (thing instanceof SVGElement) thing.style.transformBox = "fill-box";
  thing.style.transformOrigin = kind === "rise" ? "50% 100%" : "50% 50%";
  const frames: Keyframe[] =
    kind === "rise"
      ? [
          { transform: "translateY(35%) scaleY(0.1)", opacity: 0 },
          { transform: "translateY(0) scaleY(1.14)", opacity: 1, offset: 0.6 },
          { transform: "none", opacity: 1 },
        ]
      : [{ transform: "none" }, { transform: "scale(0.9)", offset: 0.25 }, { transform: "scale(1.12)", offset: 0.6 }, { transform: "none" }];
  thing.animate(frames, { duration: pace() * 0.6, delay: (after + FLIGHT * 0.7) * pace(), fill: "backwards", easing: "ease-out" });
}

const FALLS = [
  { x: -92, y: -64, turn: -430, late: 0 },
  { x: -64, y: -88, turn: 380, late: 0.07 },
];

/**
 * The dice on the table fall, bounce once, and lie: the lower they are, the slower they turn. What falls is a copy above the
 * page, since the places where dice lie are small and cut what sticks out.
 */
function toss(lying: readonly SVGElement[]): void {
  const time = falling();
  const dice = lying.map((die) => ({ die, box: die.getBoundingClientRect() }));
  dice.forEach(({ die, box }, n) => {
    if (!box.width) return;
    const { x, y, turn, late } = FALLS[n % FALLS.length]!;
    const copy = die.cloneNode(true) as SVGElement;
    copy.removeAttribute("data-die");
    copy.removeAttribute("role");
    copy.setAttribute("aria-hidden", "true");
    copy.classList.add("traveller");
    copy.style.width = `${box.width}px`;
    copy.style.height = `${box.height}px`;
    const at = (part: number, up: number, rest: string): string =>
      `translate(${box.left + x * part}px, ${box.top + up}px) rotate(${Math.round(turn * part)}deg) ${rest}`;
    const frames: Keyframe[] = [
      { transform: at(1, y, "scale(1.25)"), opacity: 0, easing: "cubic-bezier(.45,0,.9,.6)" },
      { transform: at(0.35, 0, "scale(1.06, 0.92)"), opacity: 1, offset: 0.42, easing: "cubic-bezier(.1,.6,.5,1)" },
      { transform: at(0.14, y * 0.3, ""), opacity: 1, offset: 0.6, easing: "cubic-bezier(.5,0,.9,.5)" },
      { transform: at(0.03, 0, "scale(1.03, 0.95)"), opacity: 1, offset: 0.8, easing: "ease-out" },
      { transform: at(0, 0, ""), opacity: 1 },
    ];
    const length = (time * (1 - late)) / pace();
    put(copy, frames, (time * late) / pace(), length);
  });
}
const falling = (): number => Math.min(900, pace()) * 0.9; // milliseconds

/** Hides the dice that lie on the table while copies of them fall. */
function lift(): SVGElement[] {
  const dice = [...document.querySelectorAll<SVGElement>("[data-die]")];
  for (const die of dice) die.animate([{ opacity: 0 }, { opacity: 0 }], { duration: falling() });
  return dice;
}

const flying = new Set<Animation>(); // what carries something

function put(thing: HTMLElement | SVGElement, frames: Keyframe[], after: number, length: number, among?: Set<Animation>): void {
  document.body.append(thing);
  const way = thing.animate(frames, { duration: pace() * length, delay: after * pace(), fill: "both" });
  among?.add(way);
  const done = (): void => {
    among?.delete(way);
    thing.remove();
  };
  way.finished.then(done, done);
}

/** Whatever moves is there, also what a board moves by itself: somebody wants to go on. */
export function settle(): void {
  for (const one of leaving) clearTimeout(one);
  leaving.clear();
  for (const one of document.getAnimations()) if (Number.isFinite(Number(one.effect?.getComputedTiming().endTime))) one.finish();
}
