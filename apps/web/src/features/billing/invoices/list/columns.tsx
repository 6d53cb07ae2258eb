import { ActionIcon } from '@mantine/core';
import type { InvoiceRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { IconFileDownload, IconPencilCheck } from '../../../../ui/icons.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { PlaceName } from '../../../../ui/freight/lane/lane.tsx';
import { Day } from '../../../../ui/when.tsx';
import { useInvoiceFile } from '../files/use-invoice-file.ts';
import { InvoiceStatusChip } from '../status-chip.tsx';
import { bookedDay } from '../words.ts';
import { AgingCell } from './aging-cell.tsx';
import css from './cells.module.css';

function TypeCell({ row }: { readonly row: InvoiceRow }) {
  const { t } = useTranslation();
  if (!row.corrected) return <span className={css.type}>{t(`invoices.type.${row.type}`)}</span>;
  return (
    <span className={css.corrected} title={t(`invoices.type.${row.type}`)}>
      <IconPencilCheck size={14} aria-hidden="true" />
      {t('invoices.corrected')}
    </span>
  );
}

function PdfCell({ row }: { readonly row: InvoiceRow }) {
  const { t } = useTranslation();
  const { busy, download } = useInvoiceFile();
  return (
    <ActionIcon
      size={28}
      loading={busy}
      title={t('invoices.pdf.of', { number: row.number })}
      aria-label={t('invoices.pdf.of', { number: row.number })}
      onClick={() => download(row.id, row.number)}
    >
      <IconFileDownload size={16} aria-hidden="true" />
    </ActionIcon>
  );
}

/** Columns of the two lists. Widths are told, so that nothing moves from page to page. */
export function useInvoiceColumns(kind: 'open' | 'history'): readonly Column<InvoiceRow>[] {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const open = kind === 'open';
  const sorts = (name: string, there: boolean) => (there ? { sort: name } : {});
  const aging: Column<InvoiceRow> = {
    key: 'aging',
    title: t('invoices.column.aging'),
    width: '164px',
    card: 'part',
    cell: (row) => <AgingCell row={row} />,
  };
  const paid: Column<InvoiceRow> = {
    key: 'paid',
    title: t('invoices.column.paid'),
    sort: 'paid_at',
    width: '96px',
    card: 'part',
    cell: (row) => row.paid_at !== null && <Day on={bookedDay(row.paid_at)} />,
  };
  // What is asked for stands last: the balance while it is open, then what was paid.
  const last = { pin: true, card: 'amount' } as const;
  const other = { priority: 3, card: 'none' } as const;
  const total: Column<InvoiceRow> = {
    key: 'total',
    title: t('invoices.column.total'),
    sort: 'total',
    numeric: true,
    width: '98px',
    ...(open ? other : last),
    cell: (row) => <span className={open ? css.soft : css.amount}>{money(row.total)}</span>,
  };
  const balance: Column<InvoiceRow> = {
    key: 'balance',
    title: t('invoices.column.balance'),
    numeric: true,
    width: '98px',
    ...(open ? last : other),
    cell: (row) => <span className={open ? css.amount : css.soft}>{money(row.balance)}</span>,
  };
  return [
    {
      key: 'number',
      title: t('invoices.column.number'),
      sort: 'number',
      width: '104px',
      card: 'head',
      cell: (row) => <span className="wb-mono">{t('invoices.number', { number: row.number })}</span>,
    },
    {
      key: 'status',
      title: t('invoices.column.status'),
      width: '116px',
      card: 'corner',
      cell: (row) => <InvoiceStatusChip status={row.status} />,
    },
    {
      key: 'date',
      title: t('invoices.column.date'),
      ...sorts('issued_on', open),
      width: '88px',
      priority: 4,
      card: 'none',
      cell: (row) => <Day on={row.issued_on} />,
    },
    {
      key: 'type',
      title: t('invoices.column.type'),
      width: '98px',
      priority: 4,
      card: 'none',
      cell: (row) => <TypeCell row={row} />,
    },
    {
      key: 'bol',
      title: t('invoices.column.bol'),
      width: '96px',
      priority: 2,
      card: 'none',
      cell: (row) => <span className={css.code}>{row.bol_number ?? '–'}</span>,
    },
    {
      key: 'delivery',
      title: t('invoices.column.delivery'),
      priority: 2,
      card: 'line',
      cell: (row) => <PlaceName city={row.delivery_city} state={row.delivery_state} />,
    },
    {
      key: 'due',
      title: t('invoices.column.due'),
      ...sorts('due_on', open),
      width: '88px',
      card: 'none',
      cell: (row) => <Day on={row.due_on} />,
    },
    open ? aging : paid,
    ...(open ? [total, balance] : [balance, total]),
    {
      key: 'pdf',
      title: t('invoices.pdf.short'),
      quiet: true,
      pin: true,
      card: 'none',
      width: '44px',
      cell: (row) => <PdfCell row={row} />,
    },
  ];
}
