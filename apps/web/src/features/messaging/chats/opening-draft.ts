import type { ChatCategory } from '@waybill/contract';
import type { PageSubject } from '../../../lib/routes/page-subject.ts';
import { saveDraft, savedDraft } from './saved-draft.ts';

/** Where each field of a new chat is kept until it is opened. */
export const drafts = { category: 'new_category', number: 'new_number', text: 'new' } as const;
/** The number of a page that somebody took out of the field: it is not put there again. */
const refused = 'new_number_refused';

const categories = { shipment: 'shipping', quote: 'quoting', invoice: 'billing' } as const satisfies Record<
  PageSubject['kind'],
  ChatCategory
>;

/**
 * What a new chat begins with: what was typed before, else what the page shown is about. A category that was chosen by
 * hand stays, and so does a number that was typed, also where the page is about another one.
 */
export function openingDraft(subject: PageSubject | null): { readonly category: string; readonly number: string } {
  const [category, number] = [savedDraft(drafts.category), savedDraft(drafts.number)];
  const offered = subject === null || savedDraft(refused) === subject.number ? '' : subject.number;
  return {
    category: category === '' && subject !== null ? categories[subject.kind] : category,
    number: number === '' ? offered : number,
  };
}

/** Keeps what is typed into a field, so that closing the chat loses none of it. */
export function saveTyped(field: keyof typeof drafts, text: string, subject: PageSubject | null): void {
  saveDraft(drafts[field], text);
  if (field === 'number') saveDraft(refused, text === '' ? (subject?.number ?? '') : '');
}

/** Forgets all of it once the chat is opened. */
export function forgetDrafts(): void {
  for (const draft of [...Object.values(drafts), refused]) saveDraft(draft, '');
}
