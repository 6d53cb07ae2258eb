import { changeDetails, forgive, type Desk } from '../../draft/draft-context.ts';
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
export function addItem(desk: Desk): string | null {
  if (desk.draft.get().details.items.length >= mostItems) return null;
  const item = emptyItem(desk.draft.get().details.mode);
  changeDetails(desk, ({ items }) => ({ items: [...items, item] }));
  return item.key;
}

/** Puts a copy of a line below it. */
export function duplicateItem(desk: Desk, key: string): string {
  const copy = newKey();
  forgive(desk, 'items');
  changeDetails(desk, ({ items }) => ({
    items: items.flatMap((item) => (item.key === key ? [item, { ...item, key: copy }] : [item])),
  }));
  return copy;
}

/** Takes a line away; the last one is emptied instead, for a load has at least one. */
export function removeItem(desk: Desk, key: string): void {
  forgive(desk, 'items');
  changeDetails(desk, ({ items, mode }) => ({
    items: items.length === 1 ? [emptyItem(mode)] : withoutLine(items, key),
  }));
}

/** Puts a line onto the unit of another line; null gives it a unit of its own again. */
export function combineItem(desk: Desk, key: string, onto: string | null): void {
  forgive(desk, 'items');
  changeDetails(desk, ({ items }) => ({ items: combine(items, key, onto) }));
}
