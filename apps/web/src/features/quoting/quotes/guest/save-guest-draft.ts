import type { QuoteDraft } from '../draft/draft.ts';
import { dropLocal, writeDraft } from '../draft/quote-draft-store.ts';
import type { Store } from '../../../../lib/store.ts';

const pauseMs = 300;

/**
 * Keeps the draft of somebody without an account, in this browser alone: shortly after the last key, and before the
 * page goes away. Returns the way to stop.
 */
export function saveGuestDraft(userId: string, store: Store<QuoteDraft>): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let written = store.get().id;
  const flush = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    const draft = store.get();
    if (draft.id !== written) dropLocal(userId, written);
    written = draft.id;
    writeDraft(userId, draft);
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
