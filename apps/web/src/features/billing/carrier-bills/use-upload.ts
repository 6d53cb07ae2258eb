import { billColumns, endpoints, type BillProblem, type TakenBill } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../../lib/format/formats.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { notifyRefused } from '../../../ui/notify.ts';

/** Characters that the server takes; a month of bills is far below. */
const most = 900_000;

/** One bill as a row of the template: 1,234.50 in all, with freight, a discount, fuel, and a liftgate. */
const example =
  'ABCD,880144,123456789,WB20000001,2026-01-31,USD,1234.50,1500.00,500.00,134.50,LGDEL,100.00,1200,70,48,40,50';

/** A table of bills to begin with: its columns, and one bill as an example. */
export const billTemplate = (): Promise<Uint8Array> =>
  Promise.resolve(new TextEncoder().encode(`${billColumns.join(',')}\r\n${example}\r\n`));

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
