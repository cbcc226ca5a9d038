/** Drawings on the page: symbols of one game at a time per slot, placed by `<use>`. */
export function showSprite(slot: string, symbols: string): void {
  const id = `sprite-${slot}`;
  document.getElementById(id)?.remove();
  const holder = document.createElement("div");
  holder.id = id;
  holder.className = "out-of-sight";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = `<svg width="0" height="0">${symbols}</svg>`;
  document.body.append(holder);
}
