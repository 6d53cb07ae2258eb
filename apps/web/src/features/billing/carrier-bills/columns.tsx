import type { CarrierBillRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { Day, When } from '../../../ui/when.tsx';
import type { Column } from '../../../ui/table/column.ts';
import css from './carrier-bills.module.css';
import { BillStateChip } from './state-chip.tsx';

function Difference({ row }: { readonly row: CarrierBillRow }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { difference, cause } = row;
  if (difference === null) return <span className="wb-soft">–</span>;
  const { amount } = difference;
  return (
    <span className={css.difference}>
      <span data-more={amount > 0 || undefined} data-less={amount < 0 || undefined}>
        {amount > 0 ? '+' : ''}
        {money(difference).replace('-', '−')}
      </span>
      {cause !== null && amount !== 0 && <small>{t(`adjustments.cause.${cause}`)}</small>}
    </span>
  );
}

/** The columns of the list of carriers' bills. */
export function useBillColumns(): readonly Column<CarrierBillRow>[] {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return useMemo(
    () => [
      {
        key: 'bill',
        title: t('carrier_bills.column.bill'),
        card: 'head',
        cell: (row) => (
          <span className={css.numbers}>
            <b className="wb-mono">{row.bill_number ?? t('carrier_bills.no_number')}</b>
            {row.pro_number !== null && <small className="wb-mono">PRO {row.pro_number}</small>}
          </span>
        ),
      },
      {
        key: 'state',
        title: t('carrier_bills.column.state'),
        card: 'corner',
        width: '132px',
        cell: (row) => <BillStateChip state={row.state} />,
      },
      {
        key: 'carrier',
        title: t('carrier_bills.column.carrier'),
        cell: (row) => row.carrier_name ?? row.scac ?? '–',
      },
      {
        key: 'account',
        title: t('carrier_bills.column.account'),
        cell: (row) => row.account?.name ?? <span className="wb-soft">{t('carrier_bills.nobody')}</span>,
      },
      {
        key: 'quoted',
        title: t('carrier_bills.column.quoted'),
        numeric: true,
        cell: (row) => (row.expected === null ? '–' : money(row.expected)),
      },
      {
        key: 'billed',
        title: t('carrier_bills.column.billed'),
        numeric: true,
        sort: 'total',
        cell: (row) => money(row.total),
      },
      {
        key: 'difference',
        title: t('carrier_bills.column.difference'),
        numeric: true,
        sort: 'difference',
        cell: (row) => <Difference row={row} />,
      },
      {
        key: 'received',
        title: t('carrier_bills.column.received'),
        sort: 'received_at',
        cell: (row) => <When at={row.received_at} />,
      },
      {
        key: 'contest',
        title: t('carrier_bills.column.contest'),
        card: 'none',
        cell: (row) => <Day on={row.contest_until} />,
      },
    ],
    [t, money],
  );
}
