import { Button } from '@mantine/core';
import { booksTimeZone, type InvoiceRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats, useFormats } from '../../../../lib/format/use-formats.ts';
import { WaybillStub } from '../../../../ui/freight/strip/waybill-stub.tsx';
import { IconPencilCheck } from '../../../../ui/icons.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { shortDay } from '../../../../lib/format/days.ts';
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
    <Button
      variant="subtle"
      className={css.pdf ?? ''}
      loading={busy}
      aria-label={t('invoices.pdf.of', { number: row.number })}
      onClick={() => download(row.id, row.number)}
    >
      {t('invoices.pdf.short')}
    </Button>
  );
}

/** The day on which it was paid in full. */
function PaidCell({ row }: { readonly row: InvoiceRow }) {
  const { dateTime } = useFormats();
  if (row.paid_at === null) return null;
  return (
    <span className={css.line} title={dateTime(row.paid_at, booksTimeZone)}>
      {shortDay(bookedDay(row.paid_at))}
    </span>
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
    width: '158px',
    cell: (row) => <AgingCell row={row} />,
  };
  const paid: Column<InvoiceRow> = {
    key: 'paid',
    title: t('invoices.column.paid'),
    sort: 'paid_at',
    width: '84px',
    cell: (row) => <PaidCell row={row} />,
  };
  return [
    {
      key: 'number',
      title: t('invoices.column.number'),
      sort: 'number',
      width: '150px',
      card: 'head',
      cell: (row) => <WaybillStub number={t('invoices.number', { number: row.number })} />,
    },
    {
      key: 'status',
      title: t('invoices.column.status'),
      width: '112px',
      card: 'corner',
      cell: (row) => <InvoiceStatusChip status={row.status} />,
    },
    {
      key: 'date',
      title: t('invoices.column.date'),
      ...sorts('issued_on', open),
      width: '68px',
      card: 'none',
      cell: (row) => <span className={css.line}>{shortDay(row.issued_on)}</span>,
    },
    {
      key: 'type',
      title: t('invoices.column.type'),
      width: '96px',
      card: 'none',
      cell: (row) => <TypeCell row={row} />,
    },
    {
      key: 'bol',
      title: t('invoices.column.bol'),
      width: '92px',
      cell: (row) => <span className={css.code}>{row.bol_number ?? '–'}</span>,
    },
    {
      key: 'delivery',
      title: t('invoices.column.delivery'),
      cell: (row) => (
        <span className={css.line} title={`${row.delivery_city}, ${row.delivery_state}`}>
          {row.delivery_city}, {row.delivery_state}
        </span>
      ),
    },
    {
      key: 'due',
      title: t('invoices.column.due'),
      ...sorts('due_on', open),
      width: '74px',
      cell: (row) => <span className={css.line}>{shortDay(row.due_on)}</span>,
    },
    open ? aging : paid,
    {
      key: 'total',
      title: t('invoices.column.total'),
      sort: 'total',
      numeric: true,
      width: '100px',
      cell: (row) => <span className={open ? css.soft : css.amount}>{money(row.total)}</span>,
    },
    {
      key: 'balance',
      title: t('invoices.column.balance'),
      numeric: true,
      width: '100px',
      cell: (row) => <span className={open ? css.amount : css.soft}>{money(row.balance)}</span>,
    },
    {
      key: 'pdf',
      title: t('invoices.pdf.short'),
      card: 'none',
      width: '56px',
      cell: (row) => <PdfCell row={row} />,
    },
  ];
}
