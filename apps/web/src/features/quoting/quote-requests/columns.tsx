import type { SalesRequestRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { Day, When } from '../../../ui/when.tsx';
import type { Column } from '../../../ui/table/column.ts';
import css from './quote-requests.module.css';
import { SalesStateChip } from './state-chip.tsx';
import { cityOf, ownZone } from './words.ts';

/** What the customer waits for, or has: when the answer is due, the lowest price and how long it holds. */
function Answer({ row }: { readonly row: SalesRequestRow }) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormats();
  const at = (instant: string) => dateTime(instant, ownZone());
  if (row.state === 'new' || row.state === 'in_progress')
    return <span className="wb-soft">{t('quote_requests.list.by_due', { time: at(row.due_at) })}</span>;
  if (row.lowest === null) return <>{t('quote_requests.list.nobody')}</>;
  return (
    <span className={css.two}>
      <b>{money(row.lowest)}</b>
      {row.state === 'answered' && row.offers_until !== null && (
        <span className="wb-soft">{t('quote_requests.list.until', { time: at(row.offers_until) })}</span>
      )}
    </span>
  );
}

/** The columns of the customer's list. */
export function useRequestColumns(): readonly Column<SalesRequestRow>[] {
  const { t } = useTranslation();
  const { mass } = useFormats();
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('quote_requests.list.number'),
        card: 'head',
        width: '110px',
        cell: (row) => <span className={css.number}>{row.number}</span>,
      },
      {
        key: 'state',
        title: t('quote_requests.list.state'),
        card: 'corner',
        width: '140px',
        cell: (row) => <SalesStateChip state={row.state} />,
      },
      { key: 'from', title: t('quote_requests.list.from'), cell: (row) => cityOf(row.origin) },
      { key: 'to', title: t('quote_requests.list.to'), cell: (row) => cityOf(row.destination) },
      {
        key: 'load',
        title: t('quote_requests.list.load'),
        cell: (row) => `${t('quote_requests.units', { count: row.load.units })} · ${mass(row.load.weight_lb)}`,
      },
      { key: 'pickup', title: t('quote_requests.list.pickup'), cell: (row) => <Day on={row.pickup_date} /> },
      { key: 'answer', title: t('quote_requests.list.answer'), width: '20%', cell: (row) => <Answer row={row} /> },
      {
        key: 'asked',
        title: t('quote_requests.list.asked'),
        card: 'none',
        cell: (row) => <When at={row.created_at} />,
      },
    ],
    [t, mass],
  );
}
