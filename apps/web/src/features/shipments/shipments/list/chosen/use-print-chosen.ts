import { endpoints, type PaperChoice } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../../lib/api/call.ts';
import { ApiProblem } from '../../../../../lib/api/problem.ts';
import { FileDenied, notifyDenied } from '../../../../../lib/files/denied.ts';
import { printFile } from '../../../../../lib/files/print-file.ts';
import { notifyRefused } from '../../../../../ui/notify.ts';

/** Prints papers of the chosen shipments as one PDF, so that the printer is asked once. */
export function usePrintChosen(ids: readonly string[]) {
  const { t } = useTranslation();
  const [printing, setPrinting] = useState(false);
  const print = async (kind: PaperChoice): Promise<void> => {
    setPrinting(true);
    try {
      const pdf = await call(endpoints.shipments.papers, { params: { kind }, query: { ids: ids.join(',') } });
      await printFile(new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }));
    } catch (cause) {
      if (cause instanceof FileDenied) notifyDenied();
      else if (cause instanceof ApiProblem && cause.status === 404)
        notifyRefused({ title: t('shipment_lists.chosen.no_papers'), text: t('shipment_lists.chosen.no_papers_text') });
      else notifyRefused({ title: t('tracking.documents.failed'), text: cause instanceof Error ? cause.message : '' });
    } finally {
      setPrinting(false);
    }
  };
  return { printing, print: (kind: PaperChoice) => void print(kind) };
}
