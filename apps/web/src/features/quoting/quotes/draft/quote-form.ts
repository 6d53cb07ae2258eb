import { createContext, use } from 'react';
import type { FieldTexts } from '../../../../lib/forms/server-texts.ts';
import type { QuoteChannel } from './channel.ts';
import type { BookingDraft, DetailsDraft, ItemDraft, QuoteDraft, SalesDraft } from './draft.ts';
import type { DraftDefaults } from './empty.ts';
import { followCatalog } from './follow-catalog.ts';
import { useStore, type Store } from '../../../../lib/store.ts';

/** What is wrong, by field, and how often a submit has failed; the summary takes the focus each time. */
export type Problems = { readonly texts: FieldTexts; readonly failed: number; readonly failure: string | null };
export const noProblems: Problems = { texts: {}, failed: 0, failure: null };

/** One quote being made: what is typed, and what is wrong with it on the step shown. */
export type QuoteForm = {
  /** Whose draft it is, as it is kept in this browser. */
  readonly userId: string;
  readonly channel: QuoteChannel;
  /** What the settings say about every new draft. */
  readonly begin: DraftDefaults;
  readonly draft: Store<QuoteDraft>;
  readonly problems: Store<Problems>;
};

export const QuoteFormContext = createContext<QuoteForm | null>(null);

/** The desk of the page. @throws outside of it */
export function useQuoteForm(): QuoteForm {
  const quoteForm = use(QuoteFormContext);
  if (quoteForm === null) throw new Error('Used outside of the quote page');
  return quoteForm;
}

/** Part of the draft; draws again only when that part changes. */
export function useDraft<S>(select: (draft: QuoteDraft) => S): S {
  return useStore(useQuoteForm().draft, select);
}

/** What is wrong with a field, once it was left or a submit failed. */
export function useProblem(path: string): string | undefined {
  return useStore(useQuoteForm().problems, ({ texts }) => texts[path]);
}

export type Change<T> = Partial<T> | ((now: T) => Partial<T>);

function changed<T>(now: T, change: Change<T>): T {
  return { ...now, ...(typeof change === 'function' ? change(now) : change) };
}

export function changeDetails({ draft }: QuoteForm, change: Change<DetailsDraft>): void {
  draft.set((now) => ({ ...now, details: changed(now.details, change) }));
}

export function changeBooking({ draft }: QuoteForm, change: Change<BookingDraft>): void {
  draft.set((now) => ({ ...now, booking: changed(now.booking, change) }));
}

export function changeSales({ draft }: QuoteForm, change: Change<SalesDraft>): void {
  draft.set((now) => ({ ...now, sales: changed(now.sales, change) }));
}

/** Changes one line; the others stay the same objects, so that only its row is drawn again. */
export function changeItem(quoteForm: QuoteForm, key: string, change: Change<ItemDraft>): void {
  changeDetails(quoteForm, ({ items }) => ({
    items: items.map((item) => (item.key === key ? followCatalog(item, changed(item, change)) : item)),
  }));
}

/** Forgets what was said about fields that begin so; a field that is typed in again is judged when it is left. */
export function forgive({ problems }: QuoteForm, ...starts: readonly string[]): void {
  problems.set((now) => {
    const left = Object.entries(now.texts).filter(
      ([path]) => !starts.some((start) => path === start || path.startsWith(`${start}.`)),
    );
    return left.length === Object.keys(now.texts).length ? now : { ...now, texts: Object.fromEntries(left) };
  });
}
