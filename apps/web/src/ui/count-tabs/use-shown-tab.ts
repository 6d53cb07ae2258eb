import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row of tabs that is wider than the window to the tab that is chosen, and the page not at all.
 * @param chosen which one that is; the row is scrolled when it changes
 */
export function useShownTab<E extends HTMLElement>(chosen: string): RefObject<E | null> {
  const row = useRef<E>(null);
  const shown = useRef<string>(null);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-current]');
    if (!row.current || !tab || shown.current === chosen) return;
    shown.current = chosen;
    const [around, own] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.current.scrollLeft += own.left - around.left - (around.width - own.width) / 2;
  }, [chosen]);
  return row;
}
