/** A few quiet sounds, synthesised: no files. Off by default. */
import type { Happened } from "../made/api";
import { preferences } from "./preferences.svelte";

let context: AudioContext | null = null;

function note(pitch: number, after: number, length: number, loud: number, kind: OscillatorType = "sine"): void {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = kind;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

export const sounds = {
  /** What a row sounds like: dice rattle, everything else is a small tap; a bell for one's turn. */
  of(row: Happened): void {
    if (!preferences.sound) return;
    if (row.chance.some((one) => one.text.startsWith("dice"))) {
      for (let n = 0; n < 5; n++) note(900 + 260 * (n % 3), n * 0.055, 0.05, 0.05, "square");
    } else {
      note(420, 0, 0.09, 0.06, "triangle");
    }
    if (row.you && row.you.actions.length && row.seat !== row.you.seat) {
      note(660, 0.15, 0.35, 0.06);
      note(880, 0.27, 0.45, 0.06);
    }
  },
};
