import type { CarrierBill, ComparedLine } from '@waybill/contract';
import lines from '../../../ui/money-table.module.css';
import layout from '../../../ui/page-layout.module.css';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { Panel } from '../../../ui/panel.tsx';
import { serviceName } from '../adjustments/public.ts';

function useSigned(bill: CarrierBill) {
  const { money } = useChargedFormats();
  const words = (amount: number): string => money({ amount, currency: bill.total.currency }).replace('-', '−');
  return {
    words,
    side: (amount: number | null): string => (amount === null ? '–' : words(amount)),
    signed: (amount: number): string => (amount > 0 ? `+${words(amount)}` : words(amount)),
  };
}

function Line({ bill, line }: { readonly bill: CarrierBill; readonly line: ComparedLine }) {
  const { t } = useTranslation();
  const { side, signed } = useSigned(bill);
  const { key, code, text, difference } = line;
  const why = line.causes.map((cause) => t(`adjustments.cause.${cause}`)).join(', ');
  return (
    <tr>
      <th scope="row">
        {key === 'accessorial' ? serviceName(t, code) : t(`carrier_bills.detail.charge.${key}`)}
        {text !== '' && <div className={layout.soft}>{text}</div>}
        {why !== '' && <span className={lines.whyBelow}>{why}</span>}
      </th>
      <td data-figure className="wb-soft">
        {side(line.quoted)}
      </td>
      <td data-figure>{side(line.billed)}</td>
      <td data-figure data-more={difference > 0 || undefined} data-less={difference < 0 || undefined}>
        {difference === 0 ? t('adjustments.table.same') : signed(difference)}
      </td>
      <td className={lines.why}>{why}</td>
    </tr>
  );
}

/** What was quoted and what is billed, side by side, with the cause of each difference. */
export function LinesPanel({ bill }: { readonly bill: CarrierBill }) {
  const { t } = useTranslation();
  const { side, signed } = useSigned(bill);
  return (
    <Panel title={t('carrier_bills.detail.lines')} flush>
      <table className={lines.table} data-reasons aria-label={t('carrier_bills.detail.lines')}>
        <thead>
          <tr>
            <th scope="col">{t('adjustments.table.line')}</th>
            <th scope="col" data-figure>
              {t('adjustments.table.quoted')}
            </th>
            <th scope="col" data-figure>
              {t('adjustments.table.billed')}
            </th>
            <th scope="col" data-figure>
              {t('adjustments.table.difference')}
            </th>
            <th scope="col">{t('adjustments.table.why')}</th>
          </tr>
        </thead>
        <tbody>
          {bill.lines.map((line) => (
            <Line key={`${line.key} ${line.code}`} bill={bill} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('adjustments.table.total')}</th>
            <td data-figure>{side(bill.expected?.amount ?? null)}</td>
            <td data-figure>{side(bill.total.amount)}</td>
            <td data-figure>{bill.difference === null ? '–' : signed(bill.difference.amount)}</td>
            <td className={lines.why}>–</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}
