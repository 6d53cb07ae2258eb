import { useEffect } from 'react';
import { go } from '../../lib/routes/navigator.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { jumps } from '../nav/admin-nav.ts';
import { isShown } from '../nav/entry.ts';

/** So long G waits for the second key. */
const waitMs = 1_500;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;

/** G and a letter go to a page of staff: G E to the exceptions. Nothing happens while something is typed. */
export function useJumps(): void {
  const user = useUser();
  useEffect(() => {
    let since = -Infinity;
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return;
      const key = event.key.toLowerCase();
      const to = event.timeStamp - since < waitMs ? jumps[key] : undefined;
      since = key === 'g' ? event.timeStamp : -Infinity;
      if (to === undefined || !isShown(to, user)) return;
      event.preventDefault();
      // The letter is spent: a table under the focus takes the same letters for its rows.
      event.stopImmediatePropagation();
      void go(to);
    };
    addEventListener('keydown', pressed, { capture: true });
    return () => removeEventListener('keydown', pressed, { capture: true });
  }, [user]);
}
