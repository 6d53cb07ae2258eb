import type { Body, endpoints, StaffPayment } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { closePaidInvoices } from '../invoices/index.ts';
import { BooksRefuse, creditOf, lockBooks, reverseJournal } from '../ledger/index.ts';
import {
  journalKey,
  notifyPaymentReversed,
  partsOf,
  showStaffPayment,
  type PaymentPart,
  type PaymentRow,
} from '../payments/index.ts';
import { creditKeys } from './apply-credit.ts';
import { namedParts } from './parts.ts';
import { writeOffKey } from './record-payment.ts';

type Wanted = Body<typeof endpoints.receivedPayments.reverse>;
type About = { readonly params: { readonly account: string; readonly id: string }; readonly body: Wanted };

async function lockRecorded(tx: Tx, accountId: string, id: string): Promise<PaymentRow> {
  const row = await tx
    .selectFrom('payments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('method', '!=', 'card')
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

async function journalOf(tx: Tx, accountId: string, key: string): Promise<string> {
  const { id } = await tx
    .selectFrom('journals')
    .select('id')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}

/** The latest credit that staff put on an invoice and that was not taken back. */
async function latestApplied(tx: Tx, accountId: string, currency: Currency) {
  return tx
    .selectFrom('journals as j')
    .innerJoin('journal_lines as l', (join) =>
      join
        .onRef('l.account_id', '=', 'j.account_id')
        .onRef('l.journal_id', '=', 'j.id')
        .on('l.ledger', '=', 'receivable'),
    )
    .select(['j.id', 'l.invoice_id'])
    .where('j.account_id', '=', accountId)
    .where('j.kind', '=', 'credit_applied')
    .where('j.currency', '=', currency)
    .where('j.key', 'like', `${creditKeys}%`)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('journals as back')
            .select('back.id')
            .where('back.account_id', '=', accountId)
            .whereRef('back.reverses', '=', 'j.id'),
        ),
      ),
    )
    .orderBy('j.posted_at', 'desc')
    .orderBy('j.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Takes credit off invoices, the latest first, until the account has as much as the payment left over: it cannot pay
 * with money that did not come.
 * @returns invoices that are open again
 */
async function freeCredit(tx: Tx, row: PaymentRow, over: number, now: Date): Promise<string[]> {
  const accountId = row.account_id;
  const currency = row.currency as Currency;
  const reopened: string[] = [];
  while ((await creditOf(tx, accountId, currency)) < over) {
    const applied = await latestApplied(tx, accountId, currency);
    if (applied === undefined) throw new Refusal('credit_spent');
    const key = `${journalKey(row.id)}:unapplied:${applied.id}`;
    await reverseJournal(tx, { accountId, key, currency }, applied.id, now);
    if (applied.invoice_id !== null) reopened.push(applied.invoice_id);
  }
  return reopened;
}

async function takeBack(tx: Tx, row: PaymentRow, parts: readonly PaymentPart[], now: Date): Promise<string[]> {
  const accountId = row.account_id;
  const currency = row.currency as Currency;
  const over = row.received - parts.reduce((sum, { applied }) => sum + applied, 0);
  const reopened = await freeCredit(tx, row, over, now);
  for (const { invoice_id: invoiceId, written_off: off } of parts) {
    if (off === 0) continue;
    const key = writeOffKey(row.id, invoiceId);
    await reverseJournal(tx, { accountId, key: `${key}:reversed`, currency }, await journalOf(tx, accountId, key), now);
  }
  const event = { accountId, key: `${journalKey(row.id)}:reversed`, currency };
  await reverseJournal(tx, event, await journalOf(tx, accountId, journalKey(row.id)), now);
  return [...reopened, ...parts.map(({ invoice_id: id }) => id)];
}

/**
 * Takes a recorded payment back, as for a returned check. Its invoices are open again, what was written off with it too;
 * what it left over is taken off invoices that it was put on later. A second call changes nothing.
 * @throws Refusal not_found, also for a payment by card; credit_spent when what it left over was refunded
 */
export async function reversePayment(
  ctx: Context,
  tx: Tx,
  { params, body }: About,
): Promise<Outcome<{ data: StaffPayment }>> {
  const { account: accountId, id } = params;
  await lockBooks(tx, accountId);
  const row = await lockRecorded(tx, accountId, id);
  if (row.state === 'reversed') return unchanged({ data: await showStaffPayment(tx, accountId, id) });
  const parts = await partsOf(tx, accountId, id);
  const now = ctx.now();
  let reopened: string[];
  try {
    reopened = await takeBack(tx, row, parts, now);
  } catch (error) {
    throw error instanceof BooksRefuse ? new Refusal('credit_spent', { cause: error }) : error;
  }
  await tx
    .updateTable('payments')
    .set({
      state: 'reversed',
      reversed_at: now,
      reversed_by: signedIn(ctx).userId,
      reversal_reason: body.reason,
      reversal_note: body.note,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  await closePaidInvoices(tx, accountId, reopened, now);
  await notifyPaymentReversed(ctx.services, tx, row);
  const currency = row.currency as Currency;
  const after = {
    reason: body.reason,
    note: body.note,
    amount: { amount: row.received, currency },
    reference: row.reference,
    invoices: namedParts(
      parts.map(({ invoice_id, number, applied }) => ({ id: invoice_id, number, amount: applied, open: 0 })),
      currency,
    ),
  };
  const data = await showStaffPayment(tx, accountId, id);
  return changed({ data }, { subject: 'payment', subjectId: id, accountId, after });
}
