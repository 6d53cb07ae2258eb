import type { Endpoint, QueryInput } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../lib/api/fetch-file.ts';
import { FileDenied, notifyDenied } from '../../lib/files/denied.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { localToday } from '../../lib/format/today.ts';
import { notifyDone, notifyRefused } from '../notify.ts';

/** Where the words are that say how it goes, by feature; whole, so that the build sees which phrases these are. */
export const exportWords = {
  quote_lists: 'quote_lists.export.',
  invoices: 'invoices.export.',
  imports: 'imports.export.',
  reports: 'reports.export.',
  staff_accounts: 'staff_accounts.export.',
} as const;
export type ExportWords = keyof typeof exportWords;

/** Name of a file without its day, and its ending without the dot. */
export type FileName = { readonly name: string; readonly ending: 'csv' | 'xlsx' | 'zip' | 'pdf' };

/**
 * Exports everything that a list's filters let through, however much it is.
 */
export function useExport(words: ExportWords) {
  const { t } = useTranslation();
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async <E extends Endpoint>(endpoint: E, query: QueryInput<E>, named: FileName): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setReceived(0);
    try {
      const file = await fetchFile(endpoint, { query, signal: control.signal, onReceived: setReceived });
      saveFile(`${named.name}-${localToday()}.${named.ending}`, file);
      notifyDone({ title: t(`${exportWords[words]}done`) });
    } catch (cause) {
      if (cause instanceof FileDenied) notifyDenied();
      else if (!control.signal.aborted)
        notifyRefused({ title: t(`${exportWords[words]}failed`), text: t(`${exportWords[words]}failed_text`) });
    } finally {
      if (running.current === control) setReceived(null);
    }
  };
  return {
    /** Bytes that have come so far; null while nothing is exported. */
    received,
    start: <E extends Endpoint>(endpoint: E, query: QueryInput<E>, named: FileName) =>
      void start(endpoint, query, named),
    stop: () => running.current?.abort(),
  };
}
