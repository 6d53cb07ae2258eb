import type { accountBookings, endpoints, Query } from '@waybill/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { creditUses } from '../../billing/credit-holds/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { lastBookedColumn } from './account-columns.ts';

/** Filters and sort order of a list, without paging. */
export type AccountQuery = Omit<Query<typeof endpoints.staffAccounts.list>, 'page' | 'per_page'>;
/** A query with the facts that its conditions need. */
export type ResolvedQuery = AccountQuery & {
  readonly now: Date;
  /** Ids of accounts over their limit, when the query filters by that. */
  readonly over: readonly string[];
};

const today = ({ now }: Pick<ResolvedQuery, 'now'>) => sql`${billingDay(now)}::date`;
const isOpened = (asked: Pick<ResolvedQuery, 'now'>) =>
  sql<SqlBool>`accounts.credit_status = 'good' AND accounts.credit_open_until >= ${today(asked)}`;

/**
 * Accounts over their limit. Within minutes the rule puts such an account on hold, unless staff keep it open, so only
 * held and opened accounts need to be computed, not all.
 */
async function overLimit(ctx: Context): Promise<string[]> {
  const now = ctx.now();
  const rows = await ctx.db
    .selectFrom('accounts')
    .select('id')
    .where('credit_limit', 'is not', null)
    .where((of) => of.or([of('credit_status', '=', 'hold'), isOpened({ now })]))
    .execute();
  const uses = await creditUses(
    ctx.db,
    rows.map(({ id }) => id),
    billingDay(now),
  );
  return [...uses].filter(([, { used, limit }]) => limit !== null && used.amount > limit.amount).map(([id]) => id);
}

/** Loads the facts that the conditions of a query need. */
export async function resolveQuery(ctx: Context, asked: AccountQuery): Promise<ResolvedQuery> {
  return { ...asked, now: ctx.now(), over: asked.credit === 'over_limit' ? await overLimit(ctx) : [] };
}

/** Uses the index of open invoices by due date. Open invoices have a balance, so only disputed ones read the ledger. */
const isPastDue = (asked: ResolvedQuery) => sql<SqlBool>`EXISTS (SELECT FROM invoices i
  WHERE i.account_id = accounts.id AND i.closed_at IS NULL AND i.due_on < ${today(asked)} AND i.currency = accounts.currency
    AND (i.disputed = 0 OR i.disputed < (SELECT coalesce(sum(l.amount), 0) FROM journal_lines l
      WHERE l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable')))`;

const isHeldByStaff = sql<SqlBool>`EXISTS (SELECT FROM credit_holds h
  WHERE h.account_id = accounts.id AND h.ended_at IS NULL AND h.cause = 'staff')`;

function creditCondition(asked: ResolvedQuery): RawBuilder<SqlBool>[] {
  switch (asked.credit) {
    case 'past_due':
      return [isPastDue(asked)];
    case 'over_limit':
      return [sql<SqlBool>`accounts.id = ANY(${asked.over}::uuid[])`];
    case 'held_by_staff':
      return [isHeldByStaff];
    case 'opened':
      return [isOpened(asked)];
    default:
      return [];
  }
}

const dayMs = 86_400_000;
function bookedCondition(booked: (typeof accountBookings)[number], now: Date): RawBuilder<SqlBool> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  switch (booked) {
    case 'within_30':
      return sql<SqlBool>`${lastBookedColumn} >= ${before(30)}`;
    case 'not_for_30':
      return sql<SqlBool>`${lastBookedColumn} < ${before(30)}`;
    case 'not_for_90':
      return sql<SqlBool>`${lastBookedColumn} < ${before(90)}`;
    case 'never':
      return sql<SqlBool>`${lastBookedColumn} IS NULL`;
  }
}

/** Conditions on an account's credit and on its last booking. */
export function creditConditions(asked: ResolvedQuery): RawBuilder<SqlBool>[] {
  const { booked, now } = asked;
  return [...creditCondition(asked), ...(booked === undefined ? [] : [bookedCondition(booked, now)])];
}
