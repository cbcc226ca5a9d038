import { expect, test, vi } from "vitest";

vi.mock("./preferences.svelte", () => ({ pace: () => 0, preferences: { sound: true, volume: 100 } }));

let started = 0;
const param = { value: 0, setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 };
const node = () => ({ type: "", gain: param, frequency: param, connect: (next: unknown) => next, start: () => (started += 1), stop: () => 0 });

class Context {
  static last: Context;
  state = "suspended";
  currentTime = 0;
  destination = {};
  createGain = node;
  createOscillator = node;
  constructor() {
    Context.last = this;
  }
  async resume(): Promise<void> {}
}

test("nothing heaps up while there is no loudspeaker", async () => {
  const gestures = new Map<string, () => void>();
  vi.stubGlobal("addEventListener", (kind: string, then: () => void) => gestures.set(kind, then));
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("AudioContext", Context);
  const { sounds } = await import("./sounds");
  sounds.play(["tap"]);
  expect(started).toBe(0); // nobody has touched anything
  gestures.get("pointerdown")!();
  for (let n = 0; n < 50; n++) sounds.play(["tap"]);
  expect(started).toBe(1); // the first waits to be heard
  Object.assign(Context.last, { state: "running", currentTime: 0.1 });
  for (let n = 0; n < 3; n++) sounds.play(["tap"]);
  expect(started).toBe(4);
});
