import { useEffect } from 'react';

/** First fields of the parts of the step, in the order in which they are filled in. */
const firstFields = [
  '[data-path="origin.postal_code"]',
  '[data-path="destination.postal_code"]',
  '[data-path="items.0.description"]',
  '[data-path="shipment_value"]',
  '[data-section="pickup"] button[aria-pressed="true"]',
] as const;

/** Puts the cursor into the first field of a part. Numbers begin at 0: from, to, items, value, pickup. */
export function focusSection(at: number): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(firstFields[at] ?? '')?.focus();
  });
}

/** The part that an element stands in, or follows. */
function sectionOf(element: Element | null): number {
  if (element === null || element === document.body) return -1;
  return firstFields.findLastIndex((field) => {
    const first = document.querySelector(field);
    const order = first?.compareDocumentPosition(element) ?? 0;
    return first === element || (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
}

const modifiers = (event: KeyboardEvent) =>
  [event.ctrlKey || event.metaKey ? 'mod' : '', event.altKey ? 'alt' : '', event.shiftKey ? 'shift' : ''].join('');

/**
 * Keys of the step, also inside of fields: Alt with an arrow goes from part to part, past the fields that can stay as
 * they are, and Ctrl or Command with Enter runs an action. Not by the hook of the component library: reading keys out
 * of texts is more script than all keys of the first view.
 * @param onEnter read anew with each key
 */
export function useStepKeys(onEnter: { readonly current: () => void }): void {
  useEffect(() => {
    const run = (event: KeyboardEvent): void => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const held = modifiers(event);
      if (held === 'mod' && event.key === 'Enter') onEnter.current();
      else if (held === 'alt' && by !== undefined) {
        const next = sectionOf(document.activeElement) + by;
        if (next >= 0 && next < firstFields.length) focusSection(next);
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', run);
    return () => document.removeEventListener('keydown', run);
  }, [onEnter]);
}

/** Whether a keyboard is likely to be at hand: on a phone the cursor in a field would cover half of the page. */
const hasKeys = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Whoever opens a page on which nothing is typed yet begins with where from. */
export function focusStart(empty: boolean): void {
  if (empty && hasKeys() && (document.activeElement === null || document.activeElement === document.body))
    focusSection(0);
}
