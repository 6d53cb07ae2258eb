import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

const fields = 'input:not([type="hidden"]):not([type="checkbox"]):not([readonly])';

/** The first field that must be filled in and is empty, else the button that books. */
function nextField(form: HTMLFormElement): HTMLElement | null {
  const owed = [...form.querySelectorAll<HTMLInputElement>(fields)].find(
    (field) => field.value === '' && field.closest('[data-part]') !== null,
  );
  return owed ?? form.querySelector<HTMLElement>('button[type="submit"]');
}

/**
 * Keys of the booking: the cursor begins where something is still to be said, and Ctrl or Cmd with Enter books from
 * anywhere. Returns the ref of the form.
 */
export function useBookKeys() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // After the page has gone to the top of the step.
    const drawn = requestAnimationFrame(() => {
      if (form.current !== null) nextField(form.current)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(drawn);
  }, []);
  useHotkeys([['mod+Enter', () => form.current?.requestSubmit()]], []);
  return form;
}
