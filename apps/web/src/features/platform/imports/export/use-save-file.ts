import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { FileDenied, notifyDenied } from '../../../../lib/files/denied.ts';
import { saveFile } from '../../../../lib/files/save-file.ts';
import { notifyRefused } from '../../../../ui/notify.ts';

type Saving = {
  readonly saving: boolean;
  /** Fetches a file and keeps it under a name; a refusal is told, that of the browser in the specification's words. */
  readonly save: (name: string, read: () => Promise<Uint8Array>) => Promise<void>;
};

/** Saves small files that the server makes. */
export function useSaveFile(): Saving {
  const { t } = useTranslation();
  const [saving, setSaving] = useState(false);
  const save = async (name: string, read: () => Promise<Uint8Array>): Promise<void> => {
    setSaving(true);
    try {
      saveFile(name, new Blob([new Uint8Array(await read())], { type: 'text/csv;charset=utf-8' }));
    } catch (cause) {
      if (cause instanceof FileDenied) notifyDenied();
      else if (cause instanceof ApiProblem) notifyRefused({ title: t('imports.export.failed'), text: cause.message });
      else throw cause;
    } finally {
      setSaving(false);
    }
  };
  return { saving, save };
}
