import type { AnyDraft } from './draft-kind.ts';
import type { LocalDraftStore } from './local-draft-store.ts';
import { heldDrafts, holdDraft, type Hold } from './tab-hold.ts';

/** What a tab begins with. */
export type Claimed<D> = {
  readonly draft: D;
  readonly hold: Hold | null;
  /** Whether this tab had it open before: then it is not exchanged for a newer one. */
  readonly own: boolean;
  /** Whether another tab has a draft open: then this one begins one of its own. */
  readonly beside: boolean;
};

// Long enough for a busy computer to take the page away that this one replaces.
const reloadMs = 2000;
const tabKey = (start: string): string => `${start}tab`;

/** Remembers for a reload which draft of a kind this tab has open. */
export function rememberTab(start: string, id: string): void {
  sessionStorage.setItem(tabKey(start), id);
}

/**
 * The draft that a tab opens: its own after a reload; else the one written last in this browser; an empty one beside
 * a tab that has a draft open already, so that no two tabs ever type into the same.
 */
export async function claimDraft<D extends AnyDraft>(
  shelf: LocalDraftStore<D>,
  userId: string,
  empty: () => D,
): Promise<Claimed<D>> {
  const { start } = shelf.of;
  const before = sessionStorage.getItem(tabKey(start));
  const own = before === null ? null : shelf.readLocal(userId, before);
  if (own !== null) {
    const hold = await holdDraft(start, own.draft.id, reloadMs);
    if (hold !== null) return { draft: own.draft, hold, own: true, beside: false };
  }
  const beside = (await heldDrafts(start)).size > 0;
  const [newest] = shelf.localDrafts(userId);
  const draft = beside || newest === undefined ? empty() : newest.draft;
  const hold = await holdDraft(start, draft.id);
  if (hold !== null) return { draft, hold, own: false, beside };
  const fresh = empty();
  return { draft: fresh, hold: await holdDraft(start, fresh.id), own: false, beside: true };
}
