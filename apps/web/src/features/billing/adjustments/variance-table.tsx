import type { InvoiceVariance } from '@waybill/contract';
import lines from '../../../ui/money-table.module.css';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useChargedFormats, useFormats } from '../../../lib/format/use-formats.ts';
import { percentWords } from '../../../ui/freight/charges/basis-words.ts';
import { Panel } from '../../../ui/panel.tsx';
import css from './adjustments.module.css';
import { varianceRows, type VarianceRow } from './variance-rows.ts';
import { serviceName, whyWords } from './words.ts';

function nameOf(t: TFunction, { kind, code, basisPoints }: VarianceRow): string {
  switch (kind) {
    case 'service':
      return serviceName(t, code);
    case 'rate':
      return t('adjustments.table.rate');
    case 'total':
      return t('adjustments.table.total');
    case 'discount':
      return basisPoints === null
        ? t('freight.charges.kind.discount')
        : t('freight.charges.kind.discount_of', { percent: percentWords(basisPoints) });
    case 'fuel':
      return basisPoints === null
        ? t('freight.charges.kind.fuel')
        : t('freight.charges.kind.fuel_of', { percent: percentWords(basisPoints) });
    default:
      return t(`freight.charges.kind.${kind}`);
  }
}

/** The amount of a line on one side, with a minus that is as wide as a plus. */
function useAmount(currency: InvoiceVariance['quoted']['currency']) {
  const { money } = useChargedFormats();
  return (amount: number): string => money({ amount, currency }).replace('-', '−');
}

function Row({ row, variance }: { readonly row: VarianceRow; readonly variance: InvoiceVariance }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const words = useAmount(variance.quoted.currency);
  const difference = (row.billed ?? 0) - (row.quoted ?? 0);
  const side = (amount: number | null): string => (amount === null ? '–' : words(amount));
  const why =
    row.kind === 'total' && variance.rerated
      ? t('adjustments.table.rerated', { amount: money(variance.billed) })
      : row.kind === 'discount' && difference !== 0 && row.findings.length === 0
        ? t('adjustments.why.discount_same')
        : whyWords(t, row.findings);
  return (
    <tr data-sum={['freight', 'total'].includes(row.kind) || undefined} data-total={row.kind === 'total' || undefined}>
      <th scope="row">
        {nameOf(t, row)}
        {why !== '' && <span className={lines.whyBelow}>{why}</span>}
      </th>
      <td data-figure className="wb-soft">
        {side(row.quoted)}
      </td>
      <td data-figure>{side(row.billed)}</td>
      {row.kind === 'rate' ? (
        <td data-figure>–</td>
      ) : (
        <td data-figure data-more={difference > 0 || undefined} data-less={difference < 0 || undefined}>
          {difference === 0 ? t('adjustments.table.same') : `${difference > 0 ? '+' : ''}${words(difference)}`}
        </td>
      )}
      <td className={lines.why}>{why}</td>
    </tr>
  );
}

/** Weight and class as they were booked and as they are billed; nothing where neither changed. */
function WeightRow({ facts }: { readonly facts: InvoiceVariance['facts'] }) {
  const { t } = useTranslation();
  const { mass } = useFormats();
  const { weight_lb: weight, freight_class: freightClass } = facts;
  if (weight === null && freightClass === null) return null;
  const side = (of: 'booked' | 'billed'): string => {
    const pounds = weight?.[of] ?? null;
    const rated = freightClass?.[of] ?? null;
    if (pounds === null) return `${t('adjustments.fact.class')} ${rated ?? ''}`;
    if (rated === null) return mass(pounds);
    return t('adjustments.table.weight_class_value', { weight: mass(pounds), class: rated });
  };
  return (
    <tr className={css.wide}>
      <th scope="row">{t('adjustments.table.weight_class')}</th>
      <td data-figure className="wb-soft">
        {side('booked')}
      </td>
      <td data-figure>{side('billed')}</td>
      <td data-figure>–</td>
      <td className={lines.why}>–</td>
    </tr>
  );
}

/** Quoted and billed side by side, line by line, with the difference and why. */
export function VarianceTable({ variance }: { readonly variance: InvoiceVariance }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const note = t('adjustments.table.note', { quoted: date(variance.quoted_on), billed: date(variance.billed_on) });
  const heads = ['quoted', 'billed', 'difference'] as const;
  return (
    <Panel title={t('adjustments.table.title')} note={note} flush>
      <table className={lines.table} data-reasons aria-label={t('adjustments.table.title')}>
        <thead>
          <tr>
            <th scope="col">{t('adjustments.table.line')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" data-figure>
                {t(`adjustments.table.${head}`)}
              </th>
            ))}
            <th scope="col">{t('adjustments.table.why')}</th>
          </tr>
        </thead>
        <tbody>
          <WeightRow facts={variance.facts} />
          {varianceRows(variance).map((row) => (
            <Row key={row.key} row={row} variance={variance} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
