import type { StaffInvoiceRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDay } from '../../../lib/format/days.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import type { Column } from '../../../ui/table/column.ts';
import { AgingCell, InvoiceStatusChip } from '../invoices/public.ts';

/** The columns of the list of invoices of every account. */
export function useStaffInvoiceColumns(): readonly Column<StaffInvoiceRow>[] {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('invoices.column.number'),
        sort: 'number',
        card: 'head',
        width: '120px',
        cell: ({ number }) => <span className="wb-mono">{t('invoices.number', { number })}</span>,
      },
      {
        key: 'status',
        title: t('invoices.column.status'),
        card: 'corner',
        width: '124px',
        cell: ({ status }) => <InvoiceStatusChip status={status} />,
      },
      { key: 'account', title: t('staff_invoices.customer'), cell: ({ account }) => account.name },
      {
        key: 'bol',
        title: t('invoices.column.bol'),
        cell: ({ bol_number: bol }) => <span className="wb-mono">{bol ?? '–'}</span>,
      },
      {
        key: 'issued',
        title: t('invoices.column.date'),
        sort: 'issued_on',
        cell: ({ issued_on: on }) => shortDay(on),
      },
      { key: 'due', title: t('invoices.column.due'), sort: 'due_on', cell: ({ due_on: on }) => shortDay(on) },
      {
        key: 'aging',
        title: t('invoices.column.aging'),
        width: '158px',
        cell: (row) => (row.status === 'paid' ? '–' : <AgingCell row={row} />),
      },
      {
        key: 'total',
        title: t('invoices.column.total'),
        sort: 'total',
        numeric: true,
        cell: ({ total }) => money(total),
      },
      {
        key: 'balance',
        title: t('invoices.column.balance'),
        numeric: true,
        cell: ({ balance }) => <b>{money(balance)}</b>,
      },
    ],
    [t, money],
  );
}
