import type { CreditRow, endpoints, Query } from '@waybill/contract';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { likeContains } from '../../../core/database/like.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { billingDay } from '../../../core/billing-day.ts';
import type { HoldRow } from './hold-row.ts';
import { accountColumns, creditRowOf } from './show-credit.ts';
import { creditStandings } from './credit-standing.ts';

type Asked = Query<typeof endpoints.creditHolds.list>;

function found({ db }: Context, { state, search }: Asked, today: string) {
  // Accounts without people belong to the house.
  let rows = db
    .selectFrom('accounts')
    .where((is) =>
      is.exists(is.selectFrom('users').select('users.id').whereRef('users.account_id', '=', 'accounts.id')),
    );
  if (state === 'held') rows = rows.where('credit_status', '=', 'hold');
  if (state === 'open') rows = rows.where('credit_open_until', '>=', today).where('credit_status', '=', 'good');
  if (search) rows = rows.where('name', 'ilike', likeContains(search));
  return rows;
}

async function holdsOf({ db }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, HoldRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('credit_holds')
    .selectAll()
    .where('account_id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.account_id, row]));
}

/** One page of accounts sorted by name, each with what it owes. */
export async function listCredit(ctx: Context, asked: Asked): Promise<{ rows: CreditRow[]; total: number }> {
  const today = billingDay(ctx.now());
  const page = found(ctx, asked, today)
    .select(accountColumns)
    .orderBy(sql`lower(name)`)
    .orderBy('id');
  const { rows: accounts, total } = await readPage(ctx.db, page, found(ctx, asked, today), asked);
  const ids = accounts.map(({ id }) => id);
  const standings = await creditStandings(ctx.db, ids, today);
  const holds = await holdsOf(ctx, ids);
  const rows = accounts.flatMap((account) => {
    const standing = standings.get(account.id);
    return standing === undefined ? [] : [creditRowOf(account, standing, holds.get(account.id))];
  });
  return { rows, total };
}
