import { useDeferredValue, useMemo } from 'react';
import { useDraft } from '../../draft/quote-form.ts';
import { measureBoxes, sumsOf } from './measure-boxes.ts';

/** The boxes of the draft as carriers measure them, and their sums; they follow typing without holding it up. */
export function useBoxes() {
  const items = useDeferredValue(useDraft((draft) => draft.details.items));
  return useMemo(() => {
    const boxes = measureBoxes(items);
    return { boxes, ...sumsOf(boxes) };
  }, [items]);
}
