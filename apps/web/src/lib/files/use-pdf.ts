import { useState } from 'react';
import { notifyRefused } from '../../ui/notify.ts';
import { FileDenied, notifyDenied } from './denied.ts';
import { saveFile } from './save-file.ts';

/**
 * Saves a PDF. A refusal of the browser is told in the specification's words, any other one under a title.
 * @param failed the title
 */
export function usePdf(failed: string) {
  const [busy, setBusy] = useState(false);
  const save = async (name: string, read: () => Promise<Uint8Array>): Promise<void> => {
    setBusy(true);
    try {
      saveFile(name, new Blob([new Uint8Array(await read())], { type: 'application/pdf' }));
    } catch (cause) {
      if (cause instanceof FileDenied) notifyDenied();
      else notifyRefused({ title: failed, text: cause instanceof Error ? cause.message : '' });
    } finally {
      setBusy(false);
    }
  };
  return {
    /** Whether it is being fetched. */
    busy,
    save: (name: string, read: () => Promise<Uint8Array>) => void save(name, read),
  };
}
