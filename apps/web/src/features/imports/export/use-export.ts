import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/fetch-file.ts';
import { FileDenied, notifyDenied } from '../../../lib/files/denied.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import type { UploadKind } from '../kind.ts';

type Exporting = {
  /** Bytes that have come so far; null while nothing is exported. */
  readonly received: number | null;
  readonly start: (search: string | undefined) => Promise<void>;
  readonly stop: () => void;
};

/** Exports everything that a search finds, however much it is. */
export function useExport({ name, endpoints }: UploadKind): Exporting {
  const { t } = useTranslation();
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (search: string | undefined): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setReceived(0);
    try {
      const query = search === undefined || search === '' ? {} : { search: search.slice(0, 60) };
      const file = await fetchFile(endpoints.export, { query, signal: control.signal, onReceived: setReceived });
      saveFile(`${name}-${new Date().toLocaleDateString('sv')}.csv`, file);
      notifyDone({ title: t('imports.exported') });
    } catch (cause) {
      if (cause instanceof FileDenied) notifyDenied();
      else if (!control.signal.aborted)
        notifyRefused({ title: t('imports.export_failed'), text: t('imports.export_failed_text') });
    } finally {
      if (running.current === control) setReceived(null);
    }
  };
  return { received, start, stop: () => running.current?.abort() };
}
