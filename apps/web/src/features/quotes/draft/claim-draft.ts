import type { QuoteDraft } from './draft.ts';
import { emptyDraft, type Beginning } from './empty.ts';
import { localDrafts, readLocal } from './local-drafts.ts';
import { heldDrafts, holdDraft, type Hold } from './tab-hold.ts';

/** What a tab begins with. */
export type Claimed = {
  readonly draft: QuoteDraft;
  readonly hold: Hold | null;
  /** Whether this tab had it open before: then it is not exchanged for a newer one. */
  readonly own: boolean;
  /** Whether another tab has a draft open: then this one begins a quote of its own. */
  readonly beside: boolean;
};

// Long enough for a busy computer to take the page away that this one replaces.
const reloadMs = 2000;
const tabKey = 'wb_quote_draft_tab';

/** Remembers for a reload which draft this tab has open. */
export function rememberTab(id: string): void {
  sessionStorage.setItem(tabKey, id);
}

/**
 * The draft that a tab opens: its own after a reload; else the one written last in this browser; an empty one beside
 * a tab that has a draft open already, so that no two tabs ever type into the same.
 */
export async function claimDraft(userId: string, begin: Beginning): Promise<Claimed> {
  const before = sessionStorage.getItem(tabKey);
  const own = before === null ? null : readLocal(userId, before);
  if (own !== null) {
    const hold = await holdDraft(own.draft.id, reloadMs);
    if (hold !== null) return { draft: own.draft, hold, own: true, beside: false };
  }
  const beside = (await heldDrafts()).size > 0;
  const [newest] = localDrafts(userId);
  const draft = beside || newest === undefined ? emptyDraft('', begin) : newest.draft;
  const hold = await holdDraft(draft.id);
  if (hold !== null) return { draft, hold, own: false, beside };
  const empty = emptyDraft('', begin);
  return { draft: empty, hold: await holdDraft(empty.id), own: false, beside: true };
}
