import type { Endpoint, QueryInput } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../lib/api/fetch-file.ts';
import { FileDenied, notifyDenied } from '../../lib/files/denied.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { notifyDone, notifyRefused } from '../notify.ts';

/** Where the words are that say how it goes, by feature; whole, so that the build sees which phrases these are. */
export const exportWords = { quote_lists: 'quote_lists.export.', invoices: 'invoices.export.' } as const;
export type ExportWords = keyof typeof exportWords;

/** Today where the person sits, `YYYY-MM-DD`: as the Swedish write it. */
const today = (): string => new Date().toLocaleDateString('sv');

/**
 * Exports everything that a list's filters let through, however much it is.
 * @param name of the file, without its day
 */
export function useExport<E extends Endpoint>(endpoint: E, name: string, query: QueryInput<E>, words: ExportWords) {
  const { t } = useTranslation();
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setReceived(0);
    try {
      const file = await fetchFile(endpoint, { query, signal: control.signal, onReceived: setReceived });
      saveFile(`${name}-${today()}.csv`, file);
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
    start: () => void start(),
    stop: () => running.current?.abort(),
  };
}
