import { useCallback } from 'react';

/** A ref for the field that a page is there to fill in: it has the focus when the page opens. */
export function useFirstFocus(): (field: HTMLInputElement | null) => void {
  return useCallback((field) => field?.focus(), []);
}
