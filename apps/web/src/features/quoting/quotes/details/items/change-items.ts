import { changeDetails, forgive, type QuoteForm } from '../../draft/quote-form.ts';
import { emptyItem } from '../../draft/empty.ts';
import { newKey } from '../../../../../lib/new-key.ts';
import { combine, withoutLine } from '../../draft/shared-units.ts';

const mostItems = 50;

/** Puts the cursor into a field of a line once the line is drawn. */
export function focusItem(key: string, field = 'description'): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-item="${CSS.escape(key)}"] [data-path$=".${field}"]`)?.focus();
  });
}

/** Adds an empty line at the end. Returns its key, or null when there are as many as a quote takes. */
export function addItem(quoteForm: QuoteForm): string | null {
  if (quoteForm.draft.get().details.items.length >= mostItems) return null;
  const item = emptyItem(quoteForm.draft.get().details.mode);
  changeDetails(quoteForm, ({ items }) => ({ items: [...items, item] }));
  return item.key;
}

/** Puts a copy of a line below it. */
export function duplicateItem(quoteForm: QuoteForm, key: string): string {
  const copy = newKey();
  forgive(quoteForm, 'items');
  changeDetails(quoteForm, ({ items }) => ({
    items: items.flatMap((item) => (item.key === key ? [item, { ...item, key: copy }] : [item])),
  }));
  return copy;
}

/** Takes a line away; the last one is emptied instead, for a load has at least one. */
export function removeItem(quoteForm: QuoteForm, key: string): void {
  forgive(quoteForm, 'items');
  changeDetails(quoteForm, ({ items, mode }) => ({
    items: items.length === 1 ? [emptyItem(mode)] : withoutLine(items, key),
  }));
}

/** Puts a line onto the unit of another line; null gives it a unit of its own again. */
export function combineItem(quoteForm: QuoteForm, key: string, onto: string | null): void {
  forgive(quoteForm, 'items');
  changeDetails(quoteForm, ({ items }) => ({ items: combine(items, key, onto) }));
}
