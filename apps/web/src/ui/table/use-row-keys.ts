import { useEffect, type RefObject } from 'react';

function step(table: HTMLElement, by: number): void {
  const links = [...table.querySelectorAll<HTMLAnchorElement>('tbody tr[data-linked] a')];
  const row = document.activeElement?.closest('tr');
  const at = links.findIndex((link) => link.closest('tr') === row);
  links[Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
}

/** J and K move between the rows of a table that has the focus, X chooses one where they can be chosen; Enter opens, as on any link. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!table.current?.contains(document.activeElement) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'x')
        document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[type=checkbox]')?.click();
      if (event.key === 'j' || event.key === 'k') step(table.current, event.key === 'j' ? 1 : -1);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [table]);
}
