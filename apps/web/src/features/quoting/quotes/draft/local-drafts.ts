import { isBlank } from './blank.ts';
import { quoteDraft } from './draft.ts';
import { draftShelf } from './draft-shelf.ts';

/** Where this browser keeps the drafts of the quote page. */
export const quoteShelf = draftShelf({
  kind: 'quote',
  start: 'wb_quote_draft_',
  shape: quoteDraft,
  isBlank,
  factsOf: ({ details }) => details,
});

export const { readLocal, localDrafts, readDraft, writeDraft, dropLocal } = quoteShelf;
