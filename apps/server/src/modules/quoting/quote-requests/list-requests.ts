import type { DeskRow, endpoints, Query } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import { accountOf, authorOf } from '../../../core/context.ts';
import type { Db } from '../../../core/database/database.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { ownerOf, rowWire, targetOf } from './request-wire.ts';

type DeskQuery = Query<typeof endpoints.staffQuoteRequests.list>;
type OwnQuery = Query<typeof endpoints.quoteRequests.list>;
const dayMs = 86_400_000;

const rowsOf = (db: Db) =>
  db
    .selectFrom('quote_requests')
    .leftJoin('quotes', (join) =>
      join
        .onRef('quotes.account_id', '=', 'quote_requests.account_id')
        .onRef('quotes.id', '=', 'quote_requests.quote_id'),
    );
type Rows = ReturnType<typeof rowsOf>;

/** Filters by the current state: offers past their time count as expired before the job records it. */
function inState(rows: Rows, state: string, now: Date): Rows {
  if (state === 'all') return rows;
  if (state === 'open') return rows.where('state', 'in', ['new', 'in_progress']);
  if (state === 'answered') return rows.where('state', '=', 'answered').where('offers_until', '>', now);
  if (state !== 'expired') return rows.where('state', '=', state);
  return rows.where((or) =>
    or.or([or('state', '=', 'expired'), or.and([or('state', '=', 'answered'), or('offers_until', '<=', now)])]),
  );
}

function ofOwner(rows: Rows, owner: DeskQuery['owner'], me: string): Rows {
  if (owner === undefined) return rows;
  if (owner === 'none') return rows.where('owner_id', 'is', null);
  return rows.where('owner_id', '=', owner === 'me' ? me : owner);
}

async function pageOf(db: Db, rows: Rows, at: { page: number; per_page: number }, sort: DeskQuery['sort']) {
  const column = sort.endsWith('due_at') ? 'quote_requests.due_at' : 'quote_requests.created_at';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const page = rows
    .selectAll('quote_requests')
    .select('quotes.lowest_amount')
    .orderBy(column, direction)
    .orderBy('quote_requests.id', direction);
  const { rows: found, total } = await readPage(db, page, rows, at);
  return { found, total };
}

/** Requests of an account, newest first. */
export async function listOwn(ctx: Context, query: OwnQuery) {
  const own = rowsOf(ctx.db).where('quote_requests.account_id', '=', accountOf(ctx));
  const { found, total } = await pageOf(ctx.db, inState(own, query.state ?? 'all', ctx.now()), query, '-created_at');
  const rows = found.map((row) => rowWire(row, { ownerName: row.owner_name, lowest: row.lowest_amount }, ctx.now()));
  return { rows, total };
}

/** Requests of all accounts, in the order the desk works on them. */
export async function listForDesk(ctx: Context, query: DeskQuery): Promise<{ rows: DeskRow[]; total: number }> {
  let rows = ofOwner(inState(rowsOf(ctx.db), query.state, ctx.now()), query.owner, authorOf(ctx).userId);
  if (query.account_id !== undefined) rows = rows.where('quote_requests.account_id', '=', query.account_id);
  if (query.kind !== undefined) rows = rows.where('quote_requests.kind', '=', query.kind);
  if (query.age_days !== undefined) {
    rows = rows.where('quote_requests.created_at', '<=', new Date(ctx.now().getTime() - query.age_days * dayMs));
  }
  const { found, total } = await pageOf(ctx.db, rows, query, query.sort);
  const ids = [...new Set(found.map((row) => row.account_id))];
  const accounts =
    ids.length === 0 ? [] : await ctx.db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return {
    rows: found.map((row) => ({
      ...rowWire(row, { ownerName: row.owner_name, lowest: row.lowest_amount }, ctx.now()),
      account: { id: row.account_id, name: names.get(row.account_id) ?? '' },
      owner: ownerOf(row),
      target_price: targetOf(row),
    })),
    total,
  };
}
