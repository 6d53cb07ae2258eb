import { aloneLimit, type ReceivedPaymentBody, type StaffPayment } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { printedDate } from '../../../core/documents/index.ts';
import { plainAmount } from '../../../core/plain-amount.ts';
import { speak } from '../../../core/speak.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { askForReview, closePaidInvoices } from '../invoices/index.ts';
import { lockBooks, receivePaymentInParts, writeOff } from '../ledger/index.ts';
import {
  journalKey,
  methodName,
  notifyPaymentReceived,
  partsOf,
  readPayment,
  showStaffPayment,
  type PaymentRow,
} from '../payments/index.ts';
import { namedParts, openParts, sumOf, type OpenPart } from './parts.ts';

type Body = ReceivedPaymentBody;
type Part = OpenPart<Body['invoices'][number]>;

/** Key of the write-off that came with a payment in the books. */
export const writeOffKey = (paymentId: string, invoiceId: string): string =>
  `${journalKey(paymentId)}:written_off:${invoiceId}`;

/** Checks that a repeated call with the same id has the same content. @throws Refusal conflict */
async function assertSame(tx: Tx, row: PaymentRow, body: Body): Promise<void> {
  const parts = await partsOf(tx, row.account_id, row.id);
  const same =
    row.method === body.method &&
    row.reference === body.reference &&
    row.amount === body.amount &&
    row.currency === body.currency &&
    row.received_on === body.received_on &&
    parts.length === body.invoices.length &&
    parts.every((part, index) => {
      const wanted = body.invoices[index];
      return wanted?.id === part.invoice_id && wanted.amount === part.amount;
    });
  if (!same) throw new Refusal('conflict');
}

/** Asks about a payment of the account with the same number and amount. @throws Refusal payment_recorded_before */
async function assertNew(ctx: Context, tx: Tx, { account_id: accountId, ...body }: Body): Promise<void> {
  if (body.again || body.reference === null) return;
  const before = await tx
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.made_by')
    .select(['payments.created_at', 'users.name'])
    .where('payments.account_id', '=', accountId)
    .where('payments.reference', '=', body.reference)
    .where('payments.method', '=', body.method)
    .where('payments.amount', '=', body.amount)
    .where('payments.currency', '=', body.currency)
    .where('payments.state', '=', 'succeeded')
    .orderBy('payments.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (before === undefined) return;
  const date = printedDate(billingDay(before.created_at), ctx.language);
  throw new Refusal('payment_recorded_before', {
    params: { method: methodName(body, speak(ctx.language)), date, name: before.name ?? '–' },
  });
}

/** What is written off of each invoice, in minor units. @throws Refusal validation_failed above the reader's limit */
function writeOffs(ctx: Context, parts: readonly Part[], { currency }: Body): ReadonlyMap<string, number> {
  const limit = aloneLimit(signedIn(ctx).roles);
  return new Map(
    parts.flatMap(({ id, open, amount, short }, index) => {
      const rest = open - amount;
      if (rest === 0 || short?.write_off !== true) return [];
      if (rest > limit) {
        const params = { limit: plainAmount({ amount: limit, currency }) };
        throw invalidField(`invoices.${index}.short`, 'over_write_off_limit', params);
      }
      return [[id, rest] as const];
    }),
  );
}

async function insert(ctx: Context, tx: Tx, body: Body, parts: readonly Part[], off: ReadonlyMap<string, number>) {
  const now = ctx.now();
  const { account_id, id, method, reference, payer, received_on, deposit, note, amount, currency } = body;
  await tx
    .insertInto('payments')
    .values({
      account_id,
      id,
      state: 'succeeded',
      currency,
      amount,
      received: amount,
      method,
      reference,
      payer,
      received_on,
      deposit,
      note,
      language: ctx.language,
      made_by: signedIn(ctx).userId,
      created_at: now,
      expires_at: now,
      settled_at: now,
    })
    .execute();
  if (parts.length === 0) return;
  await tx
    .insertInto('payment_parts')
    .values(
      parts.map((part, position) => ({
        account_id,
        payment_id: id,
        position,
        invoice_id: part.id,
        amount: part.amount,
        short_reason: part.amount < part.open ? (part.short?.reason ?? null) : null,
        written_off: off.get(part.id) ?? 0,
        released_at: now,
      })),
    )
    .execute();
}

/**
 * Records money that came without a card and puts it on invoices; what is put on none is credit of the account. A
 * second call with the same id records nothing.
 * @throws Refusal not_found for an unknown account or another account's invoice; validation_failed; conflict;
 * payment_recorded_before when the account has the same amount with the same number
 */
export async function recordPayment(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: Body },
): Promise<Outcome<{ data: StaffPayment }>> {
  const { account_id: accountId, id, currency, amount } = body;
  // Everything below is judged by balances, which stay as they are from here on.
  await lockBooks(tx, accountId);
  const account = await tx.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
  if (account === undefined) throw new Refusal('not_found');
  const known = await readPayment(tx, accountId, id);
  if (known !== undefined) {
    await assertSame(tx, known, body);
    return unchanged({ data: await showStaffPayment(tx, accountId, id) });
  }
  if (body.received_on > billingDay(ctx.now())) throw invalidField('received_on', 'future_date');
  const parts = await openParts(tx, accountId, currency, body.invoices);
  const applied = sumOf(parts);
  const money = (minor: number) => ({ amount: minor, currency });
  if (applied > amount) {
    throw invalidField('invoices', 'more_than_payment', {
      applied: plainAmount(money(applied)),
      amount: plainAmount(money(amount)),
    });
  }
  await assertNew(ctx, tx, body);
  const off = writeOffs(ctx, parts, body);
  await insert(ctx, tx, body, parts, off);
  const now = ctx.now();
  const invoiceParts = parts.map((part) => ({ invoiceId: part.id, amount: part.amount }));
  await receivePaymentInParts(tx, { accountId, key: journalKey(id), currency }, amount, invoiceParts, now);
  for (const [invoiceId, rest] of off)
    await writeOff(tx, { accountId, key: writeOffKey(id, invoiceId), currency }, { invoiceId, amount: rest }, now);
  await closePaidInvoices(
    tx,
    accountId,
    parts.map((part) => part.id),
    now,
  );
  if (parts.length === 0) await askForReview(tx, accountId);
  await notifyPaymentReceived(ctx.services, tx, { account_id: accountId, id });
  const writtenOff = [...off.values()].reduce((sum, rest) => sum + rest, 0);
  const after = {
    method: body.method,
    reference: body.reference,
    amount: money(amount),
    received_on: body.received_on,
    payer: body.payer,
    deposit: body.deposit,
    invoices: namedParts(parts, currency),
    unapplied: money(amount - applied),
    ...(writtenOff === 0 ? {} : { written_off: money(writtenOff) }),
  };
  const data = await showStaffPayment(tx, accountId, id);
  return changed({ data }, { subject: 'payment', subjectId: id, accountId, after });
}
