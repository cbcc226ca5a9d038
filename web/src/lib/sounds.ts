/** A few quiet sounds, synthesised: no files. Nothing is made before somebody has clicked or pressed a key. */
import type { Sound } from "../games/contract";
import { pace, preferences } from "./preferences.svelte";

export type Heard = Sound | "turn" | "win" | "lose";

let context: AudioContext | null = null;
let stood = -1; // its time when something was last made to sound
let touched = false;
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => (touched = true), { once: true, capture: true });

/** How loud, from 0 to 1; ears hear doublings, so that half the slider is a quarter. */
const loudness = (): number => (preferences.sound && touched ? (preferences.volume / 100) ** 2 : 0);

/** Where a sound of this loudness goes in, from `at` on; it fades within `length`. */
function voice(on: AudioContext, at: number, loud: number, length: number, attack = 0.004): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * loudness()), at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(on.destination);
  return gain;
}

function tone(on: AudioContext, at: number, pitch: number, length: number, loud: number, kind: OscillatorType = "sine", to = pitch): void {
  const one = on.createOscillator();
  one.type = kind;
  one.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) one.frequency.exponentialRampToValueAtTime(to, at + length);
  one.connect(voice(on, at, loud, length, kind === "triangle" ? 0.02 : 0.004));
  one.start(at);
  one.stop(at + length);
}

let hiss: AudioBuffer | null = null;

/** A little noise around a pitch: wood on wood, paper on paper. */
function noise(on: AudioContext, at: number, pitch: number, length: number, loud: number, sharp = 1.5, to = pitch): void {
  if (!hiss) {
    hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  }
  const one = on.createBufferSource();
  const filter = on.createBiquadFilter();
  one.buffer = hiss;
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) filter.frequency.exponentialRampToValueAtTime(to, at + length);
  one.connect(filter).connect(voice(on, at, loud, length, length / 4));
  one.start(at, Math.random() * 0.2, length);
}

type Made = (on: AudioContext, at: number) => void;

const chord =
  (pitches: readonly number[], step: number, length: number, loud: number): Made =>
  (on, at) =>
    pitches.forEach((pitch, n) => tone(on, at + n * step, pitch, length, loud, "triangle"));

const MADE: Record<Heard, Made> = {
  dice: (on, at) => {
    for (const [after, loud] of [[0, 0.5], [0.09, 0.4], [0.17, 0.45], [0.27, 0.3], [0.36, 0.35], [0.43, 0.2]] as const) {
      noise(on, at + after, 1500 + 900 * Math.random(), 0.05, loud, 3);
      tone(on, at + after, 320, 0.04, loud * 0.2);
    }
  },
  coin: (on, at) => {
    tone(on, at, 1568, 0.09, 0.1);
    tone(on, at + 0.06, 2093, 0.3, 0.12);
  },
  build: (on, at) => {
    tone(on, at, 170, 0.16, 0.4, "sine", 75);
    noise(on, at, 900, 0.07, 0.25);
    noise(on, at + 0.13, 1100, 0.06, 0.15);
  },
  card: (on, at) => noise(on, at, 1800, 0.16, 0.16, 0.8, 4200),
  tap: (on, at) => tone(on, at, 420, 0.07, 0.08, "triangle"),
  score: chord([523, 659, 784], 0.09, 0.35, 0.14),
  fanfare: chord([392, 523, 659, 784, 1047], 0.1, 0.55, 0.16),
  turn: (on, at) => {
    tone(on, at, 660, 0.4, 0.12);
    tone(on, at + 0.13, 880, 0.55, 0.12);
  },
  win: (on, at) => {
    chord([523, 523, 659, 784], 0.14, 0.5, 0.16)(on, at);
    for (const pitch of [523, 659, 784, 1047]) tone(on, at + 0.6, pitch, 1.4, 0.12, "triangle");
  },
  lose: chord([440, 392, 349], 0.2, 0.6, 0.1),
};

const SPENT: Partial<Record<Heard, number>> = { dice: 0.55, card: 0.12 }; // seconds until what follows from it can be heard

export const sounds = {
  /** Makes these, one after the other. */
  play(wanted: readonly Heard[]): void {
    if (!loudness() || document.hidden) return;
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    // While its time stands still (no loudspeaker, a telephone call) all would heap up, and sound at once later.
    if (context.state !== "running" && context.currentTime === stood) return;
    stood = context.currentTime;
    let at = context.currentTime + 0.01;
    for (const one of wanted) {
      MADE[one](context, at);
      at += pace() ? (SPENT[one] ?? 0.22) : 0.15;
    }
  },
};
