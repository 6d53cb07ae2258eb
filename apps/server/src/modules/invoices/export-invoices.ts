import { Readable } from 'node:stream';
import { csvLine, csvMark, type CsvColumn, type InvoiceRow } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { accountOf, type Context } from '../../core/context.ts';
import { streamed, type Streamed } from '../../core/http/binding.ts';
import { speak } from '../../core/speak.ts';
import { billingDay } from './billing-day.ts';
import { invoiceRowOf } from './invoice-rows.ts';
import { invoicesById, openInvoiceIds, paidInvoiceIds, type HistoryQuery, type OpenQuery } from './list-invoices.ts';

/** Invoices that are read at once. */
const atOnce = 500;

/** The columns of exported invoices: those of the lists, in parts that a sheet can sort and add up by. */
function columns(t: TFunction): readonly CsvColumn<InvoiceRow>[] {
  return [
    { title: t('invoices.column.number'), value: (row) => row.number },
    { title: t('invoices.column.status'), value: (row) => t(`invoices.status.${row.status}`) },
    { title: t('invoices.column.date'), value: (row) => row.issued_on },
    { title: t('invoices.column.type'), value: (row) => t(`invoices.type.${row.type}`) },
    { title: t('invoices.column.bol'), value: (row) => row.bol_number },
    { title: t('invoices.csv.city'), value: (row) => row.delivery_city },
    { title: t('invoices.csv.state'), value: (row) => row.delivery_state },
    { title: t('invoices.column.due'), value: (row) => row.due_on },
    { title: t('invoices.csv.days'), value: (row) => (row.status === 'paid' ? null : row.days_past_due) },
    { title: t('invoices.column.paid'), value: (row) => row.paid_at },
    { title: t('invoices.column.total'), value: (row) => row.total.amount / 100 },
    { title: t('invoices.column.balance'), value: (row) => row.balance.amount / 100 },
    { title: t('invoices.csv.disputed'), value: (row) => row.disputed.amount / 100 },
    { title: t('invoices.csv.currency'), value: (row) => row.total.currency },
  ];
}

/** Which and in what order is settled once; the rows themselves are read as the reader takes them. */
async function* lines(ctx: Context, today: string, which: () => Promise<readonly string[]>): AsyncGenerator<string> {
  const cells = columns(speak(ctx.language));
  yield csvMark + csvLine(cells.map(({ title }) => title));
  const ids = await which();
  for (let from = 0; from < ids.length; from += atOnce) {
    const rows = await invoicesById(ctx.db, accountOf(ctx), ids.slice(from, from + atOnce));
    const shown = rows.map((row) => invoiceRowOf(row, today));
    yield shown.map((row) => csvLine(cells.map(({ value }) => value(row)))).join('');
  }
}

function file(name: string, today: string, text: AsyncGenerator<string>): Streamed {
  return streamed(Readable.from(text, { objectMode: true, highWaterMark: 1 }), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${today}.csv"`,
    'cache-control': 'no-store',
  });
}

/** The open invoices that a filter lets through, as a file that is written while it is read. */
export function sendOpenInvoices(ctx: Context, query: OpenQuery): Streamed {
  const today = billingDay(ctx.now());
  const ids = () => openInvoiceIds(ctx.db, accountOf(ctx), query, today);
  return file('open-invoices', today, lines(ctx, today, ids));
}

/** The paid invoices that a filter lets through, in the same way. */
export function sendInvoiceHistory(ctx: Context, query: HistoryQuery): Streamed {
  const today = billingDay(ctx.now());
  const ids = () => paidInvoiceIds(ctx.db, accountOf(ctx), query, today);
  return file('invoice-history', today, lines(ctx, today, ids));
}
