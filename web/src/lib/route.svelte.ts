/** Where in the page we are: a room and a fragment. Addresses here are those of rooms, `/table/x`, wherever the page lies. */
import { at, base, roomIn } from "./place";

class Route {
  path = $state(roomIn(location).path);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
  }

  /** The room's query. */
  get search(): string {
    return roomIn(location).search;
  }

  private look(): void {
    this.path = roomIn(location).path;
    this.hash = location.hash;
  }

  go(room: string, replace = false): void {
    if (replace) this.note(room);
    else history.pushState(null, "", at(room));
    const moved = this.path !== roomIn(location).path;
    this.look();
    if (moved) {
      scrollTo(0, 0);
      requestAnimationFrame(() => document.querySelector<HTMLElement>("h1")?.focus());
    }
  }

  /** Changes what the address bar shows, and nothing else. */
  note(room: string): void {
    history.replaceState(null, "", at(room));
  }
}

export const route = new Route();

/** Links inside the page do not reload it. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.download || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(base) || link.pathname.startsWith("/api/")) return;
  const { path, search } = roomIn(link);
  if (path === route.path && link.hash) return;
  event.preventDefault();
  route.go(path + search + link.hash);
}
