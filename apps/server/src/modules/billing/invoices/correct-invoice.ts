import type { ChargeLineWire } from '@waybill/contract';
import { addDays, type Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { creditInvoice, issueInvoice as postInvoice, type Earnings } from '../ledger/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { earningsOf } from './earnings.ts';
import { closePaidInvoices } from './close-paid-invoices.ts';

/** Why an invoice changed: a code with parameters. */
export type CorrectionReason = {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
};

export type Correction = {
  readonly accountId: string;
  readonly invoiceId: string;
  readonly charges: readonly ChargeLineWire[];
  readonly reason: CorrectionReason;
  /** Key of the event in the books. The same event corrects once. */
  readonly key: string;
};

const ledgers = ['revenue_freight', 'revenue_fuel', 'revenue_accessorial', 'insurance_payable'] as const;

/** Difference of earnings by ledger; `sign` selects increases or decreases. */
function beyond(then: Earnings, now: Earnings, sign: 1 | -1): Earnings {
  return Object.fromEntries(
    ledgers.flatMap((ledger) => {
      const difference = sign * ((then[ledger] ?? 0) - (now[ledger] ?? 0));
      return difference === 0 ? [] : [[ledger, difference]];
    }),
  );
}

/**
 * Writes a new version of an invoice and posts the difference: an increase is owed and due after the account's terms
 * from now on, a decrease is credited. A paid invoice reopens for an increase.
 * @param ids generates the journal id
 * @returns the new version with old and new total in minor units; null if nothing changes
 * @throws BooksRefuse over_earned when more is credited than was charged
 */
export async function correctInvoice(
  tx: Tx,
  { accountId, invoiceId, charges, reason, key }: Correction,
  now: Date,
  ids: () => string = newId,
): Promise<{ readonly version: number; readonly before: number; readonly total: number } | null> {
  const invoice = await tx
    .selectFrom('invoices')
    .select(['version', 'total', 'currency', 'terms_days'])
    .where('account_id', '=', accountId)
    .where('id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const current = await tx
    .selectFrom('invoice_versions')
    .select('charges')
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .where('version', '=', invoice.version)
    .executeTakeFirstOrThrow();
  const before = earningsOf(current.charges);
  const { earnings, total } = earningsOf(charges);
  if (total === before.total) return null;
  const version = invoice.version + 1;
  await tx
    .insertInto('invoice_versions')
    .values({
      account_id: accountId,
      invoice_id: invoiceId,
      version,
      charges: JSON.stringify(charges),
      total,
      reason: JSON.stringify(reason),
      created_at: now,
    })
    .execute();
  const raised = total > before.total;
  await tx
    .updateTable('invoices')
    .set({
      version,
      total,
      ...(raised
        ? { due_on: sql<string>`greatest(due_on, ${addDays(billingDay(now), invoice.terms_days)}::date)` }
        : {}),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', invoiceId)
    .execute();
  const event = { accountId, key, currency: invoice.currency as Currency, id: ids() };
  await (raised
    ? postInvoice(tx, event, invoiceId, beyond(earnings, before.earnings, 1), now)
    : creditInvoice(tx, event, invoiceId, beyond(earnings, before.earnings, -1), now));
  await closePaidInvoices(tx, accountId, [invoiceId], now);
  return { version, before: before.total, total };
}
