import type { Answer, endpoints, Query } from '@waybill/contract';
import { csvText, marketplaceLimits } from '@waybill/contract';
import { byPlace, orderFileColumns, readOrderFile, type OrderFileColumn } from '@waybill/marketplaces';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { readTableFile } from '../../../core/files/index.ts';
import { Refusal } from '../../../core/refusal.ts';
import { readPlace } from '../../catalog/address-book/index.ts';
import type { RowProblem } from '../../platform/imports/index.ts';
import { saveOrders } from './save-orders.ts';

type FileAnswer = Answer<typeof endpoints.marketplace.orderFile>;

const mostProblems = 500;

/** Problems of an address. A zero dropped by a spreadsheet is restored if the state matches, else reported. */
function placeProblems(cell: (field: string) => string): readonly RowProblem[] {
  const { problems, doubts } = readPlace(cell);
  const wrong = problems.filter(({ code }) => code !== 'zip_lost_zero' || doubts.length > 0);
  return wrong.length > 0 ? wrong : doubts;
}

/** The connection of an account's order files, created with the first file. */
async function fileConnection(ctx: Context, tx: Tx): Promise<string> {
  const now = ctx.now();
  const row = await tx
    .insertInto('marketplace_connections')
    .values({
      account_id: accountOf(ctx),
      id: newId(),
      provider: 'file',
      environment: 'production',
      seller_id: 'file',
      seller: '',
      state: 'active',
      connected_at: now,
      updated_at: now,
      imported_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'provider', 'environment', 'seller_id'])
        .doUpdateSet({ imported_at: now, updated_at: now, state: 'active' }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Imports orders from a CSV or XLSX file. Valid orders are stored, problems of the others are reported. Orders that are
 * booked or shipped do not change. Idempotent.
 * @throws Refusal 422 for a file that is not a table or lacks a column
 */
export async function uploadOrders(
  ctx: Context,
  { name }: Query<typeof endpoints.marketplace.orderFile>,
  content: Buffer,
): Promise<FileAnswer> {
  const limits = { workbooks: true, rows: marketplaceLimits.fileRows };
  const { table } = await readTableFile(ctx, content, limits);
  const read = readOrderFile(table.headings, table.records, ctx.now().toISOString(), placeProblems);
  if (read.missing.length > 0)
    throw new Refusal('validation_failed', {
      problems: read.missing.map((field) => ({ field, code: 'required', params: {} })),
    });
  return runCommand<FileAnswer>(ctx, 'marketplace.orders_uploaded', async (tx) => {
    const nothing = { added: 0, updated: 0, unchanged: 0, held: [] };
    const connection = read.orders.length === 0 ? null : await fileConnection(ctx, tx);
    const key = { account_id: accountOf(ctx), connection_id: connection ?? '' };
    const { held, ...kept } =
      connection === null ? nothing : await saveOrders(tx, key, read.orders, ctx.now(), { fromFile: true });
    const refused = held.map(({ external_id: order, code, number }) => ({
      row: read.rowOf.get(order) ?? 0,
      order,
      field: 'order_number' as const,
      value: order,
      code,
      params: number === null ? {} : { number },
    }));
    const data = {
      orders: read.orders.length + read.leftOut,
      ...kept,
      left_out: read.leftOut + held.length,
      problems: [...read.problems, ...refused].toSorted(byPlace).slice(0, mostProblems),
    };
    if (kept.added + kept.updated === 0) return unchanged({ data });
    return changed({ data }, { subject: 'marketplace_connection', subjectId: connection, after: { name, ...kept } });
  });
}

const example: Readonly<Partial<Record<OrderFileColumn, string>>> = {
  order_number: 'WEB-1001',
  ordered_on: '2026-11-16',
  buyer: 'odessa_marlowe',
  name: 'Odessa Marlowe',
  street_1: '418 Juniper Way',
  city: 'Chicago',
  state: 'IL',
  postal_code: '60647',
  country: 'US',
  phone: '312 555 0147',
  sku: 'HW-2201',
  title: 'Soft-close cabinet hinges, box of 20',
  quantity: '2',
  price: '48.90',
  currency: 'USD',
  paid: 'yes',
};

/** A file with all headings and one sample order. */
export function orderFileTemplate(): Buffer {
  const columns = orderFileColumns.map((title) => ({ title, value: (row: typeof example) => row[title] ?? null }));
  return Buffer.from(csvText(columns, [example]));
}
