import { isBlank } from './blank.ts';
import { quoteDraft } from './draft.ts';
import { localDraftStore } from './local-draft-store.ts';

/** Where this browser keeps the drafts of the quote page. */
export const quoteDraftStore = localDraftStore({
  kind: 'quote',
  start: 'wb_quote_draft_',
  shape: quoteDraft,
  isBlank,
  factsOf: ({ details }) => details,
});

export const { readLocal, localDrafts, readDraft, writeDraft, dropLocal } = quoteDraftStore;
