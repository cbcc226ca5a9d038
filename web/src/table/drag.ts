/**
 * Dragging, as an extra beside clicking: whatever glows may be carried to a place that takes it. A finger scrolls, unless
 * it has rested on the thing before it moves.
 *
 * A place that takes things: `<article {@attach takes((action) => action.startsWith("buy "), (action) => play.act(action))}>`.
 * Every `Choice` that is open can be carried, if some place on the board takes its action; nothing else is to be done.
 */
type Place = { node: Element; wants: (action: string) => boolean; take: (action: string) => void };
const places = new Set<Place>();
const FAR = 6; // pixels from which on it is no click any more

export function takes(wants: Place["wants"], take: Place["take"]): (node: Element) => () => void {
  return (node) => {
    const place = { node, wants, take };
    places.add(place);
    return () => places.delete(place);
  };
}

/**
 * Follows the pointer that has gone down on something; `begins` is called when it turns out to be a drag. `rested` says
 * whether a finger has been there long enough.
 */
export function carry(down: PointerEvent, thing: HTMLElement, action: string, rested: () => boolean, begins: () => void): void {
  if (down.button) return;
  const finger = down.pointerType === "touch";
  const open = [...places].filter((place) => place.wants(action));
  if (!open.length) return;
  let ghost: HTMLElement | null = null;
  const done = new AbortController();
  const { signal } = done;

  const lift = (): void => {
    begins();
    const { width, height } = thing.getBoundingClientRect();
    ghost = document.createElement("div");
    ghost.className = "traveller carried";
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.width = `${width}px`;
    ghost.style.height = `${height}px`;
    ghost.append(...Array.from(thing.querySelector(".face")!.children, (part) => part.cloneNode(true)));
    document.body.append(ghost);
    for (const place of open) place.node.classList.add("takes");
  };
  const over = ({ clientX: x, clientY: y }: PointerEvent): Place | undefined => {
    const under = document.elementFromPoint(x, y);
    const found = open.filter((place) => under && place.node.contains(under));
    return found.find((place) => !found.some((other) => other !== place && place.node.contains(other.node)));
  };
  const end = (): void => {
    done.abort();
    ghost?.remove();
    for (const place of open) place.node.classList.remove("takes", "over");
  };
  addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId !== down.pointerId) return;
      if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
      if (!ghost && finger && !rested()) return end(); // it scrolls
      if (!ghost) lift();
      ghost!.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%) rotate(2deg)`;
      const here = over(event);
      for (const place of open) place.node.classList.toggle("over", place === here);
    },
    { signal },
  );
  addEventListener(
    "pointerup",
    (event) => {
      const here = ghost && over(event);
      end();
      if (here) here.take(action);
    },
    { signal },
  );
  addEventListener("pointercancel", end, { signal });
  addEventListener("keydown", (event) => event.key === "Escape" && end(), { signal });
}
