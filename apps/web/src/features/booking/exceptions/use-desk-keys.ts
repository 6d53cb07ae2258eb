import type { ExceptionRow } from '@waybill/contract';
import { useEffect } from 'react';

export type RowActionKeys = {
  /** T. */
  readonly own: (row: ExceptionRow) => void;
  /** N. */
  readonly note: (row: ExceptionRow) => void;
  /** S. */
  readonly snooze: (row: ExceptionRow) => void;
};

/** The row that has the focus, by its place in the table; null outside of the rows. */
function focusedRow(rows: readonly ExceptionRow[]): ExceptionRow | null {
  const line = document.activeElement?.closest('tbody tr');
  const lines = line?.parentElement?.children;
  if (!line || !lines) return null;
  return rows[[...lines].indexOf(line)] ?? null;
}

/** T, N and S do on the focused row what its buttons do. */
export function useRowActionKeys(
  rows: readonly ExceptionRow[] | undefined,
  { own, note, snooze }: RowActionKeys,
): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const run = { t: own, n: note, s: snooze }[event.key.toLowerCase()];
      const row = run === undefined ? null : focusedRow(rows ?? []);
      if (run === undefined || row === null) return;
      event.preventDefault();
      run(row);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [rows, own, note, snooze]);
}
