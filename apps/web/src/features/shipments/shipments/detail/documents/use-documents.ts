import type { Shipment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyRefused } from '../../../../../ui/notify.ts';
import { FileDenied, notifyDenied } from '../../../../../lib/files/denied.ts';
import { printFile } from '../../../../../lib/files/print-file.ts';
import { saveFile } from '../../../../../lib/files/save-file.ts';
import { showFile } from '../../../../../lib/files/show-file.ts';

export type DocumentKind = Shipment['documents'][number]['kind'];
/** Fetches a document of the shipment as PDF. */
export type ReadDocument = (kind: DocumentKind) => Promise<Uint8Array>;
export type DocumentAction = 'view' | 'print' | 'download';

export type Documents = {
  /** What is being done, so that its button shows it. */
  readonly busy: { readonly kind: DocumentKind; readonly action: DocumentAction } | null;
  readonly run: (kind: DocumentKind, action: DocumentAction) => Promise<void>;
};

/** Views, prints and saves the documents of a shipment; a refusal of the browser is told in the specification's words. */
export function useDocuments(number: string, read: ReadDocument): Documents {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<Documents['busy']>(null);
  const fetched = async (kind: DocumentKind): Promise<Blob> =>
    new Blob([new Uint8Array(await read(kind))], { type: 'application/pdf' });
  const act = async (kind: DocumentKind, action: DocumentAction): Promise<void> => {
    if (action === 'view') await showFile(() => fetched(kind));
    else if (action === 'print') await printFile(await fetched(kind));
    else saveFile(`${number}-${kind}.pdf`, await fetched(kind));
  };
  const run = async (kind: DocumentKind, action: DocumentAction): Promise<void> => {
    setBusy({ kind, action });
    try {
      await act(kind, action);
    } catch (cause) {
      if (cause instanceof FileDenied) notifyDenied();
      else notifyRefused({ title: t('tracking.documents.failed'), text: cause instanceof Error ? cause.message : '' });
    } finally {
      setBusy(null);
    }
  };
  return { busy, run };
}
