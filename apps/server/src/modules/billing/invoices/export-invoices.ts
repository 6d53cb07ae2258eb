import { Readable } from 'node:stream';
import { csvLine, csvMark, csvRow, type InvoiceRow } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { accountOf, type Context } from '../../../core/context.ts';
import { streamed, type Streamed } from '../../../core/http/binding.ts';
import { speak } from '../../../core/speak.ts';
import type { SheetColumn } from '../../../core/workbooks/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { invoiceRowOf } from './invoice-rows.ts';
import { invoicesById } from './list-invoices.ts';
import type { ChosenInvoices } from './chosen-invoices.ts';

/** Number of invoices read at a time. */
const atOnce = 500;

/** Columns of exported invoices: those of the list, split so that a sheet can sort and sum them. */
export function exportColumns(t: TFunction): readonly SheetColumn<InvoiceRow>[] {
  return [
    { title: t('invoices.column.number'), value: (row) => row.number },
    { title: t('invoices.column.status'), value: (row) => t(`invoices.status.${row.status}`) },
    { title: t('invoices.column.date'), value: (row) => row.issued_on, kind: 'day' },
    { title: t('invoices.column.type'), value: (row) => t(`invoices.type.${row.type}`) },
    { title: t('invoices.column.bol'), value: (row) => row.bol_number },
    { title: t('invoices.csv.city'), value: (row) => row.delivery_city },
    { title: t('invoices.csv.state'), value: (row) => row.delivery_state },
    { title: t('invoices.column.due'), value: (row) => row.due_on, kind: 'day' },
    {
      title: t('invoices.csv.days'),
      value: (row) => (row.status === 'paid' ? null : row.days_past_due),
      kind: 'number',
    },
    {
      title: t('invoices.column.paid'),
      value: (row) => (row.paid_at === null ? null : billingDay(new Date(row.paid_at))),
      kind: 'day',
    },
    { title: t('invoices.column.total'), value: (row) => row.total.amount / 100, kind: 'amount', decimals: 2 },
    { title: t('invoices.column.balance'), value: (row) => row.balance.amount / 100, kind: 'amount', decimals: 2 },
    { title: t('invoices.csv.disputed'), value: (row) => row.disputed.amount / 100, kind: 'amount', decimals: 2 },
    { title: t('invoices.csv.currency'), value: (row) => row.total.currency },
  ];
}

/** Streams the rows of the selected invoices in order. */
export async function* exportedRows(ctx: Context, ids: readonly string[]): AsyncGenerator<InvoiceRow[]> {
  const today = billingDay(ctx.now());
  for (let from = 0; from < ids.length; from += atOnce) {
    const rows = await invoicesById(ctx.db, accountOf(ctx), ids.slice(from, from + atOnce));
    yield rows.map((row) => invoiceRowOf(row, today));
  }
}

/** Ids and order are read once; rows are read as the client consumes them. */
async function* lines(ctx: Context, { read }: ChosenInvoices): AsyncGenerator<string> {
  const cells = exportColumns(speak(ctx.language));
  yield csvMark + csvLine(cells.map(({ title }) => title));
  for await (const rows of exportedRows(ctx, await read())) {
    yield rows.map((row) => csvRow(cells, row)).join('');
  }
}

/** Streams the selected invoices as CSV. */
export function sendCsv(ctx: Context, chosen: ChosenInvoices): Streamed {
  return streamed(Readable.from(lines(ctx, chosen), { objectMode: true, highWaterMark: 1 }), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${chosen.name}.csv"`,
    'cache-control': 'no-store',
  });
}
