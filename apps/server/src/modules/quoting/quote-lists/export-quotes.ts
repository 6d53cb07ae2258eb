import { Readable } from 'node:stream';
import { csvLine, csvMark, csvTime, type CsvColumn, type MoneyWire, type QuoteRow } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { accountOf, type Context } from '../../../core/context.ts';
import { readerZone } from '../../../core/reader-zone.ts';
import { speak } from '../../../core/speak.ts';
import { readerCurrency } from '../../platform/exchange-rates/index.ts';
import { filtered, ordered, type QuoteFilters } from './filtered.ts';
import { quoteRowOf, rowColumns, type RowColumns } from './quote-row.ts';
import { rowExtras } from './row-extras.ts';

/** Number of quotes read at a time. */
const atOnce = 500;

const inUnits = (money: MoneyWire | undefined): number | null => (money === undefined ? null : money.amount / 100);

type Reader = Awaited<ReturnType<typeof readerCurrency>>;

/**
 * Columns of exported quotes: those of the list, split so that a sheet can sort them. Prices in the reader's currency,
 * times in the reader's zone, which the headings name.
 */
function columns(t: TFunction, read: Reader, zone: string): readonly CsvColumn<QuoteRow>[] {
  const lowest = (row: QuoteRow) => (row.lowest === null ? null : read(row.lowest));
  return [
    { title: t('quote_lists.csv.number'), value: (row) => row.number },
    { title: t('quote_lists.column.name'), value: (row) => row.saved?.name ?? null },
    { title: t('quote_lists.column.status'), value: (row) => t(`quote_lists.status.${row.status}`) },
    { title: `${t('quote_lists.column.created')} (${zone})`, value: (row) => csvTime(row.created_at, zone) },
    { title: t('quote_lists.csv.created_by'), value: (row) => row.created_by },
    { title: `${t('quote_lists.csv.valid')} (${zone})`, value: (row) => csvTime(row.expires_at, zone) },
    { title: t('quote_lists.csv.origin_city'), value: (row) => row.origin.city },
    { title: t('quote_lists.csv.origin_state'), value: (row) => row.origin.state },
    { title: t('quote_lists.csv.origin_zip'), value: (row) => row.origin.postal_code },
    { title: t('quote_lists.csv.destination_city'), value: (row) => row.destination.city },
    { title: t('quote_lists.csv.destination_state'), value: (row) => row.destination.state },
    { title: t('quote_lists.csv.destination_zip'), value: (row) => row.destination.postal_code },
    { title: t('quote_lists.csv.pickup'), value: (row) => row.pickup_date },
    { title: t('quote_lists.csv.units'), value: (row) => row.load.units },
    { title: t('quote_lists.csv.weight'), value: (row) => row.load.weight_lb },
    { title: t('quote_lists.column.mode'), value: (row) => t(`terms.modes.${row.mode}`) },
    { title: t('quote_lists.csv.rates'), value: (row) => row.rate_count },
    { title: t('quote_lists.column.lowest'), value: (row) => inUnits(lowest(row)?.money) },
    { title: t('quote_lists.csv.currency'), value: (row) => lowest(row)?.money.currency ?? null },
    { title: t('quote_lists.csv.rate_date'), value: (row) => lowest(row)?.rateDate ?? null },
    { title: t('quote_lists.column.reference'), value: (row) => row.client_reference },
    { title: t('quote_lists.csv.note'), value: (row) => row.saved?.note ?? null },
  ];
}

async function* lines(ctx: Context, filters: QuoteFilters): AsyncGenerator<string> {
  const accountId = accountOf(ctx);
  const now = ctx.now();
  const cells = columns(speak(ctx.language), await readerCurrency(ctx), await readerZone(ctx));
  yield csvMark + csvLine(cells.map(({ title }) => title));
  const quotes = () => ctx.db.selectFrom('quotes').where('account_id', '=', accountId);
  // Ids and order are read once; rows are read as the client consumes them.
  const ids = await ordered(filtered(quotes().select('id'), filters, now), filters.sort).execute();
  for (let from = 0; from < ids.length; from += atOnce) {
    const piece = ids.slice(from, from + atOnce).map(({ id }) => id);
    const rows: RowColumns[] = await quotes().select(rowColumns).where('id', 'in', piece).execute();
    const extras = await rowExtras(ctx.db, accountId, rows);
    const byId = new Map(rows.map((row) => [row.id, quoteRowOf(row, extras(row), now)]));
    const shown = piece.flatMap((id) => byId.get(id) ?? []);
    yield shown.map((row) => csvLine(cells.map(({ value }) => value(row)))).join('');
  }
}

/** Streams the quotes that match the filters as CSV. */
export function exportQuotes(ctx: Context, filters: QuoteFilters): Readable {
  return Readable.from(lines(ctx, filters), { objectMode: true, highWaterMark: 1 });
}
