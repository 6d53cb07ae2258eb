import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { FileDenied, notifyDenied } from '../../../../lib/files/denied.ts';
import { saveFile } from '../../../../lib/files/save-file.ts';
import { csvText, type CsvColumn } from '@waybill/contract';
import { readAll, type ReadPage } from './read-all.ts';
import { localToday } from '../../../../lib/format/today.ts';

export type Exporting = {
  /** How far it is; null while nothing is exported. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly start: () => Promise<void>;
  readonly cancel: () => void;
};

/** Exports everything that a list's filters let through, however many pages it is. */
export function useExport<Row extends { readonly id: string }>(
  read: ReadPage<Row>,
  columns: readonly CsvColumn<Row>[],
): Exporting {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<Exporting['progress']>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setProgress({ done: 0, total: 0 });
    try {
      const rows = await readAll(read, control.signal, (done, total) => setProgress({ done, total }));
      saveFile(`shipments-${localToday()}.csv`, new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' }));
      notifyDone({ title: t('tracking.export.done', { count: rows.length }) });
    } catch (cause) {
      if (cause instanceof FileDenied) notifyDenied();
      else if (!control.signal.aborted)
        notifyRefused({ title: t('tracking.export.failed'), text: t('tracking.export.failed_text') });
    } finally {
      if (running.current === control) setProgress(null);
    }
  };
  return { progress, start, cancel: () => running.current?.abort() };
}
