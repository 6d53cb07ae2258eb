/** A draft that this tab has open, until it lets go of it or is gone. */
export type Hold = { readonly id: string; readonly release: () => void };

// A browser without locks has nothing that tells its tabs apart; they then settle it on the server as two browsers do.
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/**
 * Takes a draft for this tab. The browser gives it back when the tab is closed or crashes.
 * @param start what names of its kind begin with
 * @param waitMs how long to wait for the page that this one takes the place of
 * @returns null when another tab has it open
 */
export function holdDraft(start: string, id: string, waitMs = 0): Promise<Hold | null> {
  const manager = locks();
  if (manager === null) return Promise.resolve({ id, release: () => undefined });
  return new Promise((resolve) => {
    const options = waitMs > 0 ? { signal: AbortSignal.timeout(waitMs) } : { ifAvailable: true };
    const asked = manager.request(start + id, options, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve({ id, release }));
    });
    asked.catch(() => resolve(null));
  });
}

/** Ids of the drafts of a kind that some tab of this browser has open, this one's included. */
export async function heldDrafts(start: string): Promise<ReadonlySet<string>> {
  const held = (await locks()?.query())?.held ?? [];
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(start));
  return new Set(names.map((name) => name.slice(start.length)));
}
