/** The table as a board shows it on a screen that all look at: nothing can be done there. */
import { TablePlay } from "../table/play.svelte";
import type { Why } from "../made/api";

export class ScreenPlay extends TablePlay {
  /** Boards are laid out for a desk and drawn larger, whatever the screen measures. */
  override get narrow(): boolean {
    return false;
  }
  override act(): void {}
  override extend(): void {}
  override cancel(): void {}
  override open(): void {}
  override why(): Promise<Why> {
    return Promise.resolve({ rule: null, text: null });
  }
}
