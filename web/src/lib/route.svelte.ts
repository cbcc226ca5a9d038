/** Where in the page we are: a path and a fragment. */
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
  }

  private look(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const moved = this.path !== location.pathname;
    this.look();
    if (moved) {
      scrollTo(0, 0);
      requestAnimationFrame(() => document.querySelector<HTMLElement>("h1")?.focus());
    }
  }
}

export const route = new Route();

/** Links inside the page do not reload it. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.download || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
