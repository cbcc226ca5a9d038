/** How somebody uses this page right now: by keys (or a screen reader, whose clicks come without a pointer), or by pointing. */
export const modality = { keys: false };

addEventListener("keydown", () => (modality.keys = true), { capture: true });
addEventListener("pointerdown", () => (modality.keys = false), { capture: true });
addEventListener("click", (event) => event.detail === 0 && event.isTrusted && (modality.keys = true), { capture: true });
