import { endpoints, type QueryInput } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/fetch-file.ts';
import { FileDenied, notifyDenied } from '../../../lib/files/denied.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { todayHere } from '../../tracking/public.ts';

const { export: exported } = endpoints.quoteLists;

/** Exports everything that a list's filters let through, however much it is. @param name of the file, without its day */
export function useExport(name: string, query: QueryInput<typeof exported>) {
  const { t } = useTranslation();
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setReceived(0);
    try {
      const file = await fetchFile(exported, { query, signal: control.signal, onReceived: setReceived });
      saveFile(`${name}-${todayHere()}.csv`, file);
      notifyDone({ title: t('quote_lists.export.done') });
    } catch (cause) {
      if (cause instanceof FileDenied) notifyDenied();
      else if (!control.signal.aborted)
        notifyRefused({ title: t('quote_lists.export.failed'), text: t('quote_lists.export.failed_text') });
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
