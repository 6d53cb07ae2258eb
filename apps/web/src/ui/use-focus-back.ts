import { useEffect, useState } from 'react';

/** After the dialog's own trap has let go of the focus, or an outer one has taken it again. */
const settled = 20;

/** What opened a menu or a popover; the element itself where it stands in neither. */
function openerOf(focused: Element | null): HTMLElement | null {
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const dropped = focused.closest('[role="menu"], [role="dialog"]:not([aria-modal="true"])');
  if (dropped === null) return focused;
  return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(dropped.id)}"]`);
}

/** Whether the focus is nowhere, or was given to the first thing of the very dialog that the opener stands in. */
function isLost(home: HTMLElement): boolean {
  const now = document.activeElement;
  if (now === null || now === document.body) return true;
  const around = home.closest('[aria-modal="true"]');
  return around !== null && around === now.closest('[aria-modal="true"]');
}

/**
 * Brings the focus back to where a dialog was opened from, once the dialog is gone. For dialogs that are there only
 * while they are open: what the component library remembers by itself it remembers of dialogs that wait closed.
 */
export function useFocusBack(): void {
  const [home] = useState(() => openerOf(document.activeElement));
  useEffect(
    () => () => {
      setTimeout(() => {
        if (home?.isConnected && isLost(home)) home.focus({ preventScroll: true });
      }, settled);
    },
    [home],
  );
}
