/** Counts the bytes that are fetched, so that who waits sees how far it is. */

const PAUSE = 100; // milliseconds from one report to the next

/** A `fetch` that counts the files named in `sizes`, and says how many bytes of them have come in all. */
export function metered(fetching: typeof fetch, sizes: Readonly<Record<string, number>>, tell: (bytes: number) => void): typeof fetch {
  let bytes = 0;
  let soon = false;

  function report(): void {
    if (soon) return;
    soon = true;
    setTimeout(() => {
      soon = false;
      tell(bytes);
    }, PAUSE);
  }

  async function count(answer: Response): Promise<void> {
    const reader = answer.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      bytes += part.value.byteLength;
      report();
    }
  }

  return async (asked, how) => {
    const answer = await fetching(asked, how);
    const address = asked instanceof Request ? asked.url : String(asked);
    // A copy is counted: who asked gets the answer itself, whose compiled code a browser may keep.
    if (answer.ok && address.slice(address.lastIndexOf("/") + 1) in sizes) count(answer.clone()).catch(() => undefined);
    return answer;
  };
}
