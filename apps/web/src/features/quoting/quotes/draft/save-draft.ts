import { session } from '../../../../lib/session/store.ts';
import type { AnyDraft } from './draft-kind.ts';
import type { LocalDraftStore } from './local-draft-store.ts';
import { newKey } from '../../../../lib/new-key.ts';
import { endDraft, pushDraft } from './push-draft.ts';
import type { Store } from '../../../../lib/store.ts';

/** After the first key: so long until it is on this disk, and so long until it is on its way to the server. */
const writeMs = 300;
const sendMs = 900;
const retryMs = { first: 2000, most: 30_000 } as const;

// Drafts that took the place of another one, which goes on being kept.
const openedBeside = new Set<string>();

/** Puts a new draft on the desk; the one that lay there stays among the drafts instead of being over. */
export function openBeside<D extends AnyDraft>(store: Store<D>, draft: D): void {
  openedBeside.add(draft.id);
  store.set(() => draft);
}

export type DraftSaver<D> = {
  /** Brings everything to the server now. */
  readonly settle: () => Promise<void>;
  /** Lays a draft on the desk that is kept already; the one that lay there is kept too. */
  readonly lay: (draft: D) => void;
  readonly stop: () => void;
};

/**
 * Keeps a draft while it is typed: here shortly after a key, on the server within a second, and both before the page
 * goes away; what the network does not take is tried again. A draft whose place is taken by a new one is over.
 * @param onSplit another browser wrote in the same draft, or ended it: both are kept, and this one goes on under an id
 *   of its own
 * @param onKept the server has what was typed until then
 */
export function saveDraft<D extends AnyDraft>(
  shelf: LocalDraftStore<D>,
  userId: string,
  store: Store<D>,
  onSplit: (why: 'conflict' | 'ended') => void = () => undefined,
  onKept: () => void = () => undefined,
): DraftSaver<D> {
  const { hasLocal, dropLocal } = shelf;
  let written = store.get();
  let writing: ReturnType<typeof setTimeout> | undefined;
  let sending: ReturnType<typeof setTimeout> | undefined;
  let retry: number = retryMs.first;
  let running: Promise<void> | null = null;
  let stopped = false;
  const ended = new Set<string>();

  function write(): void {
    clearTimeout(writing);
    writing = undefined;
    const draft = store.get();
    // Whoever has signed out leaves nothing behind.
    if (draft === written || session.user?.id !== userId) return;
    written = draft;
    if (hasLocal(userId, draft.id) || !shelf.of.isBlank(draft)) shelf.writeDraft(userId, draft);
  }

  function sendIn(ms: number): void {
    if (stopped) return;
    sending ??= setTimeout(() => void send(), ms);
  }

  function split(id: string, why: 'conflict' | 'ended'): void {
    if (store.get().id !== id) return;
    const own = newKey();
    openedBeside.add(own);
    store.set((now) => ({ ...now, id: own }));
    dropLocal(userId, id);
    onSplit(why);
  }

  async function bring(): Promise<void> {
    for (const id of ended) if (await endDraft(id)) ended.delete(id);
    const { id } = store.get();
    const result = await pushDraft(shelf, userId, id);
    if (result === 'later' || ended.size > 0) {
      sendIn(retry);
      retry = Math.min(retry * 2, retryMs.most);
      return;
    }
    retry = retryMs.first;
    if (result === 'kept') onKept();
    if (stopped || (result !== 'conflict' && result !== 'ended')) return;
    split(id, result);
  }

  function send(): Promise<void> {
    clearTimeout(sending);
    sending = undefined;
    write();
    // One after the other: what is typed meanwhile goes with the next.
    running = (running ?? Promise.resolve()).then(bring);
    return running;
  }

  function leave(): void {
    write();
    void pushDraft(shelf, userId, store.get().id, true);
  }

  function changed(): void {
    const draft = store.get();
    if (draft === written) return;
    if (draft.id !== written.id) {
      const { id } = written;
      if (!openedBeside.delete(draft.id) && hasLocal(userId, id)) {
        dropLocal(userId, id);
        ended.add(id);
      }
      written = { ...draft };
      void send();
      return;
    }
    writing ??= setTimeout(write, writeMs);
    // Of a booking that is on its way every computer knows at once.
    if (draft.booking_id !== written.booking_id) void send();
    else sendIn(sendMs);
  }

  const hidden = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  const online = (): void => void send();
  const unsubscribe = store.subscribe(changed);
  addEventListener('pagehide', leave);
  addEventListener('online', online);
  document.addEventListener('visibilitychange', hidden);
  // What an earlier visit could not bring goes now.
  sendIn(0);
  return {
    settle: send,
    lay: (draft) => {
      write();
      void pushDraft(shelf, userId, written.id);
      written = draft;
      store.set(() => draft);
    },
    stop: () => {
      stopped = true;
      clearTimeout(sending);
      if (session.user?.id === userId) leave();
      clearTimeout(writing);
      unsubscribe();
      removeEventListener('pagehide', leave);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
    },
  };
}
