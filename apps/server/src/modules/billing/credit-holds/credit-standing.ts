import type { HeldInvoice } from '@waybill/contract';
import { daysBetween, type Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { acceptedDispute } from './accepted-dispute.ts';
import { causeOf, type CreditFigures } from './rule.ts';

type Money = { readonly amount: number; readonly currency: Currency };

/** What an account owes and may come to owe, as of one day. */
export type CreditStanding = CreditFigures & {
  readonly currency: Currency;
  /** Invoices past terms and grace period with their undisputed amounts, oldest first. */
  readonly invoices: readonly HeldInvoice[];
  readonly pastDue: readonly Money[];
  readonly openUntil: string | null;
};

type Terms = {
  id: string;
  currency: string;
  credit_limit: number | null;
  grace_days: number;
  open_until: string | null;
};
type OpenInvoice = { account_id: string; id: string; number: number; currency: Currency; due_on: string; owed: number };

const accountsOf = (db: Db | Tx, ids: readonly string[]): Promise<Terms[]> =>
  db
    .selectFrom('accounts')
    .select(['id', 'currency', 'credit_limit', 'grace_days', 'credit_open_until as open_until'])
    .where('id', 'in', ids)
    .execute();

async function openInvoices(db: Db | Tx, ids: readonly string[]): Promise<OpenInvoice[]> {
  const { rows } = await sql<OpenInvoice>`
    SELECT i.account_id, i.id, i.number, i.currency, i.due_on, coalesce(sum(l.amount), 0)::bigint - ${acceptedDispute} AS owed
    FROM invoices i
    LEFT JOIN journal_lines l ON l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable'
    WHERE i.account_id = ANY(${ids}::uuid[]) AND i.closed_at IS NULL
    GROUP BY i.account_id, i.id
    HAVING coalesce(sum(l.amount), 0) > ${acceptedDispute}
    ORDER BY i.due_on, i.number
  `.execute(db);
  return rows;
}

/**
 * Unbilled shipments and bookings in progress, in the account's currency. Only what exceeds the card's authorization or
 * charge counts.
 */
async function unbilled(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; amount: number }>`
    SELECT a.id, (
      (SELECT coalesce(sum(s.total_amount), 0) FROM shipments s
       WHERE s.account_id = a.id AND s.invoice_id IS NULL AND s.status <> 'canceled' AND s.currency = a.currency
         AND NOT EXISTS (SELECT FROM bookings b JOIN booking_holds h ON h.account_id = b.account_id AND h.id = b.id
           WHERE b.account_id = s.account_id AND b.shipment_id = s.id)) +
      (SELECT coalesce(sum(greatest(s.total_amount - h.amount, 0)), 0) FROM booking_holds h
       JOIN shipments s ON s.account_id = h.account_id AND s.id = h.id
       WHERE h.account_id = a.id AND s.invoice_id IS NULL AND s.status <> 'canceled' AND s.currency = a.currency) +
      (SELECT coalesce(sum(b.amount), 0) FROM bookings b
       WHERE b.account_id = a.id AND b.state IN ('claimed', 'sending', 'unknown') AND b.currency = a.currency
         AND NOT EXISTS (SELECT FROM booking_holds h WHERE h.account_id = b.account_id AND h.id = b.id))
    )::bigint AS amount
    FROM accounts a WHERE a.id = ANY(${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

function sums(rows: readonly HeldInvoice[]): Money[] {
  const by = new Map<Currency, number>();
  for (const { owed } of rows) by.set(owed.currency, (by.get(owed.currency) ?? 0) + owed.amount);
  return [...by].map(([currency, amount]) => ({ amount, currency }));
}

function standingOf(terms: Terms, open: readonly OpenInvoice[], waiting: number, today: string): CreditStanding {
  const currency = terms.currency as Currency;
  const late = open.flatMap(({ id, number, due_on: due, owed, currency: of }): HeldInvoice[] => {
    const days = daysBetween(due, today);
    if (days <= terms.grace_days) return [];
    return [{ id, number, due_on: due, days_past_due: days, owed: { amount: owed, currency: of } }];
  });
  const owed = open.reduce((sum, one) => (one.currency === currency ? sum + one.owed : sum), 0);
  return {
    currency,
    invoices: late,
    pastDue: sums(late),
    pastDueCount: late.length,
    exposure: owed + waiting,
    limit: terms.credit_limit,
    openUntil: terms.open_until !== null && terms.open_until >= today ? terms.open_until : null,
  };
}

/**
 * Credit standing of accounts, in three queries for any number of accounts. Disputed amounts count until staff submit
 * the dispute, see `acceptedDispute`.
 * @param today calendar day in the time zone of the books
 */
export async function creditStandings(
  db: Db | Tx,
  accountIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, CreditStanding>> {
  if (accountIds.length === 0) return new Map();
  const accounts = await accountsOf(db, accountIds);
  const open = await openInvoices(db, accountIds);
  const waiting = await unbilled(db, accountIds);
  return new Map(
    accounts.map((terms) => [
      terms.id,
      standingOf(
        terms,
        open.filter((row) => row.account_id === terms.id),
        waiting.get(terms.id) ?? 0,
        today,
      ),
    ]),
  );
}

/** Credit standing of one account. @throws if the account does not exist */
export async function creditStandingOf(db: Db | Tx, accountId: string, today: string): Promise<CreditStanding> {
  const found = (await creditStandings(db, [accountId], today)).get(accountId);
  if (found === undefined) throw new Error(`There is no account ${accountId}`);
  return found;
}

/** Why the rule puts an account on hold now; null if it does not, or if staff keep the account open. */
export function heldBy(standing: CreditStanding) {
  return standing.openUntil === null ? causeOf(standing) : null;
}
