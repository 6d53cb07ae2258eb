import { quoteDraft, type QuoteDraft } from './draft.ts';
import type { Store } from './store.ts';

const version = 1;
const pauseMs = 300;

function keyFor(userId: string): string {
  return `wb_quote_draft_${userId}`;
}

/** The draft a person left in this browser, or null. */
export function readDraft(userId: string): QuoteDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyFor(userId)) ?? 'null') as {
      version?: unknown;
      draft?: unknown;
    } | null;
    if (kept?.version !== version) return null;
    const read = quoteDraft.safeParse(kept.draft);
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Writes a draft at once. A full or forbidden storage only costs the convenience. */
export function writeDraft(userId: string, draft: QuoteDraft): void {
  try {
    localStorage.setItem(keyFor(userId), JSON.stringify({ version, draft }));
  } catch {
    // Nothing to do: what is typed is still on the screen.
  }
}

/** Keeps a draft while it is typed: shortly after the last key, and before the page goes away. Returns the way to stop. */
export function keepDraft(userId: string, store: Store<QuoteDraft>): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    writeDraft(userId, store.get());
  };
  const stop = store.subscribe(() => {
    timer ??= setTimeout(flush, pauseMs);
  });
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    flush();
    stop();
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
  };
}
