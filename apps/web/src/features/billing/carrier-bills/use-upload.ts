import { endpoints, type BillProblem, type TakenBill } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../../lib/format/formats.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { notifyRefused } from '../../../ui/notify.ts';

/** Characters that the server takes; a month of bills is far below. */
const most = 900_000;

export type TakenFile = {
  readonly name: string;
  readonly bills: readonly TakenBill[];
  readonly problems: readonly BillProblem[];
};

/** Sends a file of bills and keeps what became of it, until it is closed. */
export function useUpload() {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useApiMutation(endpoints.carrierBills.upload, {
    refreshes: [endpoints.carrierBills.list],
  });
  const [taken, setTaken] = useState<TakenFile | null>(null);
  async function take(file: File): Promise<void> {
    setTaken(null);
    const title = t('carrier_bills.upload_failed');
    if (file.size > most) {
      const size = numberFormat(currentLanguage(), { style: 'unit', unit: 'kilobyte' }).format(most / 1000);
      return notifyRefused({ title, text: t('carrier_bills.too_large', { size }) });
    }
    try {
      const { data } = await mutateAsync({ body: { file_name: file.name, content: await file.text() } });
      setTaken({ name: file.name, ...data });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      notifyRefused({ title, text: problem.message });
    }
  }
  return { taken, take, close: () => setTaken(null), working: isPending };
}
