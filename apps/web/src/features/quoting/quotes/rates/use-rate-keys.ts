import { useEffect } from 'react';
import { useListener } from '../frame/use-listener.ts';

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Keys of the list of rates: arrows lead into it and from row to row, Enter opens (the row's own button), B books. */
export function useRateKeys(onBook: ((id: string) => void) | null) {
  const list = useListener<HTMLOListElement, 'keydown'>('keydown', (event, rates) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [...rates.querySelectorAll<HTMLElement>('[data-rate]')];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const move = moves[event.key];
    if (move && rows.length > 0) {
      event.preventDefault();
      rows[move(at, rows.length - 1)]?.querySelector<HTMLElement>('button')?.focus();
    }
    const id = rows[at]?.dataset['rate'];
    if (event.key.toLowerCase() === 'b' && id !== undefined) onBook?.(id);
  });
  // Whoever has just come to the step has the focus on it as a whole: the first arrow leads into the list.
  useEffect(() => {
    const enter = (event: KeyboardEvent): void => {
      const at = document.activeElement;
      const nowhere = at === null || at === document.body || at.contains(list.current);
      if (!nowhere || event.key !== 'ArrowDown' || event.ctrlKey || event.metaKey || event.altKey) return;
      const first = list.current?.querySelector<HTMLElement>('[data-rate] button');
      if (!first) return;
      event.preventDefault();
      first.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [list]);
  return list;
}
