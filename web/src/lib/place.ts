/**
 * Where the page lies on its host, and how its rooms are addressed there. A server knows every room: `/table/x`. A static host
 * knows only files, so there a room stands behind the page's own address: `/any/folder/?/table/x`, which survives a reload on
 * every host. Both are read everywhere.
 */

/** Is it the page of a static host, made by `make site`? */
export const isSite = import.meta.env.PROD && document.querySelector('meta[name="server"][content="none"]') !== null;

const script = import.meta.url; // it lies in assets/
/** The folder the page lies in, with slashes around it. */
export const base = import.meta.env.PROD ? new URL("..", script).pathname : "/";

/** The address of a room on this host, for links and for the browser's history. */
export const at = (room: string): string => address(room, base, isSite);

export function address(room: string, folder: string, behind: boolean): string {
  return behind && room !== "/" ? `${folder}?${room}` : folder + room.slice(1);
}

/** The room that an address of this host names, and the query it has there. */
export function roomIn({ pathname, search }: { pathname: string; search: string }, folder = base, behind = isSite): { path: string; search: string } {
  if (search.startsWith("?/")) {
    const [path, ...more] = search.slice(1).split("?");
    return { path: decoded(path!), search: more.length ? `?${more.join("?")}` : "" };
  }
  return { path: behind ? "/" : pathname.slice(folder.length - 1), search };
}

/** A mistyped address names no room; it breaks nothing either. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
