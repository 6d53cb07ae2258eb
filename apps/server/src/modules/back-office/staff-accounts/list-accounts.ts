import { countedUpTo, type endpoints, type Query, type StaffAccountRow } from '@waybill/contract';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/database/database.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { creditUses } from '../../billing/credit-holds/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { accountNumber, refOf } from '../../identity/account-family/index.ts';
import { lastBookedColumn, stateColumn } from './account-columns.ts';
import { matching, inOrder, ordered, sortKey } from './find-accounts.ts';
import { resolveQuery, type AccountQuery, type ResolvedQuery } from './find-by-credit.ts';

function rowsOf(accounts: ReturnType<typeof matching>, sort: ResolvedQuery['sort']) {
  return accounts
    .leftJoin('users as owner', 'owner.id', 'accounts.sales_owner')
    .leftJoin('accounts as survivor', 'survivor.id', 'accounts.merged_into')
    .select([
      'accounts.id',
      'accounts.number',
      'accounts.name',
      'accounts.city',
      'accounts.state as state_code',
      'accounts.postal_code',
      'accounts.terms_days',
      'accounts.created_at',
      'owner.id as owner_id',
      'owner.name as owner_name',
      'survivor.id as survivor_id',
      'survivor.number as survivor_number',
      'survivor.name as survivor_name',
      stateColumn.as('standing'),
      sql<number>`(SELECT count(*) FROM users WHERE users.account_id = accounts.id AND users.removed_at IS NULL)`.as(
        'people',
      ),
      lastBookedColumn.as('last_booked_at'),
    ])
    .orderBy(ordered(sort));
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** Adds what each account owes to the rows. */
async function withCredit(ctx: Context, rows: readonly Row[]): Promise<StaffAccountRow[]> {
  const uses = await creditUses(
    ctx.db,
    rows.map(({ id }) => id),
    billingDay(ctx.now()),
  );
  return rows.flatMap((row): StaffAccountRow[] => {
    const use = uses.get(row.id);
    if (use === undefined) return [];
    const { owner_id: ownerId, survivor_id: into } = row;
    return [
      {
        id: row.id,
        number: accountNumber(row.number),
        name: row.name,
        city: row.city,
        state_code: row.state_code,
        postal_code: row.postal_code,
        state: row.standing,
        sales_owner: ownerId === null ? null : { id: ownerId, name: row.owner_name ?? '' },
        terms_days: row.terms_days,
        used: use.used,
        limit: use.limit,
        past_due: use.past_terms,
        users: row.people,
        last_booked_at: row.last_booked_at?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
        merged_into:
          into === null ? null : refOf({ id: into, number: row.survivor_number ?? 0, name: row.survivor_name ?? '' }),
      },
    ];
  });
}

/**
 * One page of a search. A word can match thousands of accounts, so they are found once for both page and count, and
 * only the accounts of the page are read.
 */
async function readSearched(
  db: Db,
  asked: ResolvedQuery,
  { page, per_page: size }: { page: number; per_page: number },
) {
  const all = matching(db, asked).select(['accounts.id', sortKey(asked.sort).as('key')]);
  const place = inOrder(asked.sort, sql`key`, sql`id`);
  const { rows: read } = await sql<{ readonly ids: string[]; readonly total: number }>`
    WITH found AS MATERIALIZED (${all})
    SELECT (SELECT least(count(*), ${countedUpTo + 1}) FROM found) AS total,
      ARRAY(SELECT id FROM found ORDER BY ${place} LIMIT ${size} OFFSET ${(page - 1) * size}) AS ids
  `.execute(db);
  const { ids, total } = read[0] ?? { ids: [], total: 0 };
  if (ids.length === 0) return { rows: [], total };
  const shown = db.selectFrom('accounts').where('accounts.id', 'in', ids);
  return { rows: await rowsOf(shown, asked.sort).execute(), total };
}

/** One page of the accounts that match search and filters. */
export async function listAccounts(
  ctx: Context,
  asked: Query<typeof endpoints.staffAccounts.list>,
): Promise<{ rows: StaffAccountRow[]; total: number }> {
  const settled = await resolveQuery(ctx, asked);
  const all = matching(ctx.db, settled);
  const { rows, total } = settled.search
    ? await readSearched(ctx.db, settled, asked)
    : await readPage(ctx.db, rowsOf(all, settled.sort), all, asked);
  return { rows: await withCredit(ctx, rows), total };
}

/** The same accounts, all or only the given ids, in batches for a file. */
export async function* eachAccount(
  ctx: Context,
  asked: AccountQuery,
  ids: readonly string[] | null,
): AsyncGenerator<StaffAccountRow[]> {
  const atOnce = 200;
  const settled = await resolveQuery(ctx, asked);
  for (let from = 0; ; from += atOnce) {
    let page = rowsOf(matching(ctx.db, settled), settled.sort).limit(atOnce).offset(from);
    if (ids !== null) page = page.where('accounts.id', 'in', ids);
    const rows = await page.execute();
    if (rows.length > 0) yield await withCredit(ctx, rows);
    if (rows.length < atOnce) return;
  }
}
