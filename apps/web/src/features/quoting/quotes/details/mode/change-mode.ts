import { changeDetails, noProblems, type QuoteForm } from '../../draft/quote-form.ts';
import type { ItemDraft, QuoteMode } from '../../draft/draft.ts';

function isUntouched({ description, length, width, height, weight }: ItemDraft): boolean {
  return description === '' && length === null && width === null && height === null && weight === null;
}

/**
 * Changes how the draft ships. Everything typed stays; a line nobody typed in yet becomes what the mode carries most,
 * and the day is chosen anew, because each mode has days of its own.
 */
export function changeMode(quoteForm: QuoteForm, mode: QuoteMode | null): void {
  if (quoteForm.draft.get().details.mode === mode) return;
  quoteForm.problems.set(() => noProblems);
  changeDetails(quoteForm, ({ items, mode: before, pickup_date }) => ({
    mode,
    pickup_date: (before ?? 'ltl') === (mode ?? 'ltl') ? pickup_date : null,
    items: items.map((item) =>
      isUntouched(item) ? { ...item, package_type: mode === 'parcel' ? 'boxes' : 'pallets' } : item,
    ),
  }));
}
