import { countedUpTo, type StaffAccount } from '@waybill/contract';
import { daysBetween } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { creditUses, showCreditAccount } from '../../billing/credit-holds/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { accountDetails } from '../../identity/settings/index.ts';
import { accountNumber, familyOf, refOf } from '../../identity/account-family/index.ts';
import { stateColumn } from './account-columns.ts';
import { monthOf } from './account-month.ts';

function readAccount(db: Db | Tx, accountId: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('users as owner', 'owner.id', 'accounts.sales_owner')
    .leftJoin('accounts as survivor', 'survivor.id', 'accounts.merged_into')
    .select([
      'accounts.number',
      'accounts.closed_at',
      'accounts.closed_by_name',
      'accounts.closed_reason',
      'owner.id as owner_id',
      'owner.name as owner_name',
      'survivor.id as survivor_id',
      'survivor.number as survivor_number',
      'survivor.name as survivor_name',
      stateColumn.as('standing'),
    ])
    .where('accounts.id', '=', accountId)
    .where('accounts.house', '=', false)
    .executeTakeFirst();
}

/** Number of records of each kind, each counted up to the limit of lists. */
async function countsOf(db: Db | Tx, own: string, family: readonly string[]): Promise<StaffAccount['counts']> {
  const some = (table: string) => sql<number>`(SELECT count(*) FROM (SELECT FROM ${sql.table(table)}
    WHERE account_id = ANY(${family}::uuid[]) LIMIT ${countedUpTo}) AS counted)`;
  const { rows } = await sql<StaffAccount['counts']>`SELECT
    (SELECT count(*) FROM users WHERE account_id = ${own}::uuid AND removed_at IS NULL) AS users,
    ${some('quotes')} AS quotes, ${some('shipments')} AS shipments, ${some('invoices')} AS invoices,
    ${some('disputes')} AS disputes, ${some('chats')} AS chats`.execute(db);
  return rows[0] as StaffAccount['counts'];
}

/** Everything on the overview page of an account. @throws Refusal not_found */
export async function showAccount(db: Db | Tx, accountId: string, now: Date): Promise<StaffAccount> {
  const row = await readAccount(db, accountId);
  if (row === undefined) throw new Refusal('not_found');
  const today = billingDay(now);
  const details = await accountDetails(db, accountId, now);
  const [own, ...merged] = await familyOf(db, accountId);
  const family = [accountId, ...merged.map(({ id }) => id)];
  const credit = (await creditUses(db, [accountId], today)).get(accountId);
  if (own === undefined || credit === undefined) throw new Refusal('not_found');
  const standing = await showCreditAccount(db, accountId, now);
  const hold = standing.holds.find(({ ended_at: ended }) => ended === null);
  const { closed_at: closedAt, survivor_id: into } = row;
  return {
    id: accountId,
    number: accountNumber(row.number),
    name: details.name,
    state: row.standing,
    currency: details.currency,
    created_at: details.created_at,
    sales_owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
    address: details.address,
    billing_address: details.billing_address,
    contacts_version: details.version,
    terms_days: standing.terms_days,
    grace_days: standing.grace_days,
    credit,
    hold:
      standing.status === 'hold' && standing.cause !== null
        ? { cause: standing.cause, since: standing.since, set_by: hold?.set_by ?? null, reason: hold?.reason ?? null }
        : null,
    open_until: standing.open_until,
    released_by: standing.holds.find((one) => one.open_until !== null)?.ended_by ?? null,
    late: (await lateInvoices(db, accountId, today)).slice(0, 50),
    month: await monthOf(db, family, details.currency, now),
    counts: await countsOf(db, accountId, family),
    closed:
      closedAt === null
        ? null
        : { at: closedAt.toISOString(), by: row.closed_by_name, reason: row.closed_reason ?? '' },
    merged_into:
      into === null ? null : refOf({ id: into, number: row.survivor_number ?? 0, name: row.survivor_name ?? '' }),
    merged,
  };
}

type Late = StaffAccount['late'][number];

/** Invoices past due with the undisputed amount owed, oldest first. */
export async function lateInvoices(db: Db | Tx, accountId: string, today: string): Promise<Late[]> {
  const { rows } = await sql<{
    id: string;
    number: number;
    due_on: string;
    currency: Late['owed']['currency'];
    owed: number;
  }>`
    SELECT i.id, i.number, i.due_on, i.currency, coalesce(sum(l.amount), 0)::bigint - i.disputed AS owed
    FROM invoices i
    LEFT JOIN journal_lines l ON l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable'
    WHERE i.account_id = ${accountId}::uuid AND i.closed_at IS NULL AND i.due_on < ${today}::date
    GROUP BY i.account_id, i.id
    HAVING coalesce(sum(l.amount), 0) > i.disputed
    ORDER BY i.due_on, i.number
  `.execute(db);
  return rows.map(({ id, number, due_on: due, currency, owed }) => ({
    id,
    number,
    days_past_due: daysBetween(due, today),
    owed: { amount: owed, currency },
  }));
}
