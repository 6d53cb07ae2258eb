import type { CreditAccount, CreditRow, CreditState, PastHold } from '@waybill/contract';
import { daysBetween } from '@waybill/freight';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { openHold, type HoldFigures, type HoldRow } from './hold-row.ts';
import { heldBy, creditStandingOf, type CreditStanding } from './credit-standing.ts';

type AccountColumns = {
  readonly id: string;
  readonly name: string;
  readonly credit_status: string;
  readonly terms_days: number;
  readonly grace_days: number;
  readonly open_disputes_owed: boolean;
};

function standingWire(standing: CreditStanding, hold: HoldRow | undefined, status: 'good' | 'hold') {
  const { currency, exposure, limit } = standing;
  const rule = heldBy(standing);
  return {
    status: status === 'hold' || rule !== null ? ('hold' as const) : ('good' as const),
    cause: status === 'hold' ? ((hold?.cause ?? 'staff') as PastHold['cause']) : rule,
    since: hold?.since.toISOString() ?? null,
    open_until: standing.openUntil,
    past_due: [...standing.pastDue],
    past_due_count: standing.pastDueCount,
    exposure: { amount: exposure, currency },
    limit: limit === null ? null : { amount: limit, currency },
  };
}

/** A row of the staff list. */
export function creditRowOf(account: AccountColumns, standing: CreditStanding, hold: HoldRow | undefined): CreditRow {
  return {
    ...standingWire(standing, hold, account.credit_status as 'good' | 'hold'),
    account: { id: account.id, name: account.name },
    terms_days: account.terms_days,
    grace_days: account.grace_days,
    open_disputes_owed: account.open_disputes_owed,
    set_by: hold?.set_by_name ?? null,
  };
}

function pastHoldOf(row: HoldRow): PastHold {
  const { pastDue = [], exposure, currency } = row.figures as HoldFigures;
  return {
    id: row.id,
    cause: row.cause as PastHold['cause'],
    since: row.since.toISOString(),
    set_by: row.set_by_name,
    reason: row.reason,
    past_due: [...pastDue],
    exposure: exposure === undefined || currency === undefined ? null : { amount: exposure, currency },
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_how: row.ended_how as PastHold['ended_how'],
    ended_by: row.ended_by_name,
    end_reason: row.end_reason,
    open_until: row.open_until,
  };
}

/** Columns of an account that its credit view needs. */
export const accountColumns = [
  'id',
  'name',
  'credit_status',
  'terms_days',
  'grace_days',
  'open_disputes_owed',
] as const;

/** Credit of an account, for staff. @throws Refusal not_found */
export async function showCreditAccount(db: Db | Tx, accountId: string, now: Date): Promise<CreditAccount> {
  const account = await db.selectFrom('accounts').select(accountColumns).where('id', '=', accountId).executeTakeFirst();
  if (account === undefined) throw new Refusal('not_found');
  const standing = await creditStandingOf(db, accountId, billingDay(now));
  const holds = await db
    .selectFrom('credit_holds')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const current = holds.find((hold) => hold.ended_at === null);
  return {
    ...creditRowOf(account, standing, current),
    invoices: [...standing.invoices],
    holds: holds.map(pastHoldOf),
  };
}

/** Number of days that staff last opened the account for; null if they never did. */
async function givenDays(db: Db, accountId: string, openUntil: string | null): Promise<number | null> {
  if (openUntil === null) return null;
  const row = await db
    .selectFrom('credit_holds')
    .select(['ended_at'])
    .where('account_id', '=', accountId)
    .where('open_until', '=', openUntil)
    .orderBy('since', 'desc')
    .executeTakeFirst();
  return row === undefined || row.ended_at === null ? null : daysBetween(billingDay(row.ended_at), openUntil);
}

/** Credit of an account for its own people, without staff notes. */
export async function showOwnCredit(db: Db, accountId: string, now: Date): Promise<CreditState> {
  const account = await db
    .selectFrom('accounts')
    .select('credit_status')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const standing = await creditStandingOf(db, accountId, billingDay(now));
  const hold = await openHold(db, accountId);
  return {
    ...standingWire(standing, hold, account.credit_status as 'good' | 'hold'),
    open_days: await givenDays(db, accountId, standing.openUntil),
    invoices: [...standing.invoices],
  };
}
