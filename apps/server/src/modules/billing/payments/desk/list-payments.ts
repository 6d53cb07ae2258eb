import { countedUpTo, type StaffPaymentRow } from '@waybill/contract';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { payments, wanted, type PaymentQuery } from './find-payments.ts';
import { selectRows, staffRowOf, type DeskRow } from './row.ts';

const columns = { created_at: sql`p.created_at`, amount: sql`p.amount` } as const;

/** Name of the account in the filter; null without filter or for an unknown id. */
async function accountName({ db }: Context, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const row = await db.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}

/** One page of payments of all accounts. */
export async function listPayments(
  ctx: Context,
  asked: PaymentQuery,
): Promise<{ readonly rows: StaffPaymentRow[]; readonly total: number; readonly account: string | null }> {
  const column = asked.sort.endsWith('amount') ? columns.amount : columns.created_at;
  const direction = asked.sort.startsWith('-') ? sql`DESC` : sql`ASC`;
  const { rows } = await sql<DeskRow>`${selectRows} WHERE ${wanted(asked)}
    ORDER BY ${column} ${direction}, p.id ${direction}
    LIMIT ${asked.per_page} OFFSET ${(asked.page - 1) * asked.per_page}`.execute(ctx.db);
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM (
    SELECT FROM ${payments} WHERE ${wanted(asked)} LIMIT ${countedUpTo + 1}) counted`.execute(ctx.db);
  return {
    rows: rows.map(staffRowOf),
    total: counted.rows[0]?.total ?? 0,
    account: await accountName(ctx, asked.account),
  };
}
