/** A game file that somebody has dropped on the page: the page of this device's games opens it. */
import { route } from "./route.svelte";

class Dropped {
  file: File | null = $state.raw(null);

  /** Without this a browser would show the file itself, and leave. */
  readonly over = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };

  readonly drop = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    this.file = file;
    route.go("/device");
  };
}

export const dropped = new Dropped();
