import { emptyDraft } from './empty.ts';
import { dropLocal, writeDraft } from './quote-draft-store.ts';
import type { QuoteForm } from './quote-form.ts';

/**
 * Ends the draft of the form, since its load was booked or sent to sales, and begins an empty one. Called before the
 * page changes, so that no page begins with the old draft again; also where the answer comes after the person went to
 * another page, and nothing saves this form any more.
 */
export function beginNext({ draft, userId, begin }: QuoteForm): void {
  const { id: over } = draft.get();
  draft.set(() => emptyDraft('', begin));
  dropLocal(userId, over);
  writeDraft(userId, draft.get());
}
