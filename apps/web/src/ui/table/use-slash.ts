import { useEffect, type RefObject } from 'react';

/** The key `/` goes to a search field, from wherever nothing is being typed and no dialog is open. */
export function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const at = event.target;
      const typing =
        at instanceof HTMLElement && at.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [field]);
}
