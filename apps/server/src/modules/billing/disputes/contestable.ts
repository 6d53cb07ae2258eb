import { contestDays, type Contestable, type DisputePart } from '@waybill/contract';
import { addDays, type Currency } from '@waybill/freight';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { isOpen } from './dispute-row.ts';
import { disputesWire } from './dispute-wire.ts';
import { differencesOf, partsOf } from './parts.ts';

async function versionsOf(db: Db | Tx, accountId: string, invoiceId: string) {
  return db
    .selectFrom('invoice_versions')
    .select(['charges', 'created_at'])
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('version')
    .execute();
}

async function takenBack(db: Db | Tx, accountId: string, invoiceId: string): Promise<number> {
  const row = await db
    .selectFrom('credit_memos')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('amount'), of.lit(0)).as('amount'))
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return row.amount;
}

type Contested = Pick<Contestable, 'until' | 'differences' | 'lines'> & {
  readonly currency: Currency;
  /** In minor units. */
  readonly most: number;
  readonly number: number;
};

/**
 * What can be disputed on an invoice, and until when: 180 days from the day it was issued or last corrected.
 * @throws Refusal not_found
 */
export async function contestedOf(db: Db | Tx, accountId: string, invoiceId: string): Promise<Contested> {
  const invoice = await db
    .selectFrom('invoices')
    .select(['currency', 'total', 'issued_on', 'number'])
    .where('account_id', '=', accountId)
    .where('id', '=', invoiceId)
    .executeTakeFirst();
  if (invoice === undefined) throw new Refusal('not_found');
  const currency = invoice.currency as Currency;
  const versions = await versionsOf(db, accountId, invoiceId);
  const parts = versions.map((one) => partsOf(one.charges, currency));
  const [first, last] = [parts[0] ?? [], parts.at(-1) ?? []];
  const corrected = versions.length > 1 ? versions.at(-1) : undefined;
  const presented = corrected === undefined ? invoice.issued_on : billingDay(corrected.created_at);
  return {
    until: addDays(presented, contestDays),
    differences: differencesOf(first, last),
    lines: last,
    currency,
    most: Math.max(0, invoice.total - (await takenBack(db, accountId, invoiceId))),
    number: invoice.number,
  };
}

/** The parts that a dispute names, out of those that a correction added or of the whole invoice. */
export function partsNamed(
  contested: Pick<Contested, 'differences' | 'lines'>,
  of: 'differences' | 'lines',
  keys: readonly string[],
): DisputePart[] {
  return contested[of].filter(({ key }) => keys.includes(key));
}

function barOf(contested: Contested, underWay: boolean, today: string): Contestable['bar'] {
  if (underWay) return 'under_way';
  if (today > contested.until) return 'too_late';
  return contested.most === 0 ? 'nothing_left' : null;
}

/** What the page of an invoice shows about disputes. @throws Refusal not_found */
export async function showContestable(db: Db, accountId: string, invoiceId: string, now: Date): Promise<Contestable> {
  const contested = await contestedOf(db, accountId, invoiceId);
  const rows = await db
    .selectFrom('disputes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('created_at', 'desc')
    .execute();
  const underWay = rows.some(({ state }) => isOpen(state));
  const bar = barOf(contested, underWay, billingDay(now));
  const { until, differences, lines, most, currency } = contested;
  return {
    until,
    open_to_dispute: bar === null,
    bar,
    most: { amount: most, currency },
    differences,
    lines,
    disputes: await disputesWire(db, accountId, rows),
  };
}
