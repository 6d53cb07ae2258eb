import { Readable } from 'node:stream';
import { csvLine, csvMark, csvTime, fields, type endpoints, type Query, type StaffAccountRow } from '@waybill/contract';
import type { TFunction } from 'i18next';
import type { Context } from '../../../core/context.ts';
import { streamed, type Streamed } from '../../../core/http/binding.ts';
import { readerZone } from '../../../core/reader-zone.ts';
import { speak } from '../../../core/speak.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { eachAccount } from './list-accounts.ts';

type Cell = { readonly title: string; readonly value: (row: StaffAccountRow) => string | number | null };

function cellsOf(t: TFunction, zone: string): readonly Cell[] {
  return [
    { title: t('staff_accounts.csv.number'), value: (row) => row.number },
    { title: t('staff_accounts.list.account'), value: (row) => row.name },
    { title: t('staff_accounts.list.state'), value: (row) => t(`staff_accounts.state.${row.state}`) },
    { title: t('staff_accounts.csv.city'), value: (row) => row.city },
    { title: t('staff_accounts.csv.state_code'), value: (row) => row.state_code },
    { title: t('staff_accounts.csv.postal_code'), value: (row) => row.postal_code },
    { title: t('staff_accounts.list.owner'), value: (row) => row.sales_owner?.name ?? null },
    { title: t('staff_accounts.csv.terms'), value: (row) => row.terms_days },
    { title: t('staff_accounts.csv.used'), value: (row) => row.used.amount / 100 },
    { title: t('staff_accounts.csv.limit'), value: (row) => (row.limit === null ? null : row.limit.amount / 100) },
    { title: t('staff_accounts.list.past_due'), value: (row) => row.past_due.amount / 100 },
    { title: t('staff_accounts.csv.currency'), value: (row) => row.used.currency },
    { title: t('staff_accounts.list.users'), value: (row) => row.users },
    {
      title: `${t('staff_accounts.list.last_booked')} (${zone})`,
      value: (row) => csvTime(row.last_booked_at, zone),
    },
    { title: `${t('staff_accounts.csv.created')} (${zone})`, value: (row) => csvTime(row.created_at, zone) },
  ];
}

async function* lines(ctx: Context, asked: Query<typeof endpoints.staffAccounts.csv>): AsyncGenerator<string> {
  const cells = cellsOf(speak(ctx.language), await readerZone(ctx));
  yield csvMark + csvLine(cells.map(({ title }) => title));
  const ids = asked.ids?.split(',').filter((id) => fields.id.safeParse(id).success) ?? null;
  for await (const rows of eachAccount(ctx, asked, ids))
    yield rows.map((row) => csvLine(cells.map(({ value }) => value(row)))).join('');
}

/** Streams the listed accounts, or the given ones, as CSV. */
export function sendAccountsCsv(ctx: Context, asked: Query<typeof endpoints.staffAccounts.csv>): Streamed {
  return streamed(Readable.from(lines(ctx, asked), { objectMode: true, highWaterMark: 1 }), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="accounts-${billingDay(ctx.now())}.csv"`,
    'cache-control': 'no-store',
  });
}
