import { createHash } from 'node:crypto';
import { openDisputeStates, type Dispute, type OpenDispute } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { printedMoney } from '../../../core/documents/index.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { contestedOf, partsNamed } from './contestable.ts';
import { addEvent, followDisputes, readDispute } from './dispute-row.ts';
import { disputeWire } from './dispute-wire.ts';
import { notifyCustomer, notifyAccounting } from './notify.ts';

type Answer = Reply<{ data: Dispute }>;

/** Locks an invoice, so that changes of its disputes run one at a time. @throws Refusal not_found */
async function lockInvoice(tx: Tx, accountId: string, id: string): Promise<void> {
  const row = await tx
    .selectFrom('invoices')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
}

async function earlier(ctx: Context, tx: Tx, id: string, hash: Buffer): Promise<Outcome<Answer> | null> {
  const row = await tx
    .selectFrom('disputes')
    .selectAll()
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (!hash.equals(row.request_hash)) throw new Refusal('idempotency_key_reused');
  return unchanged(reply(200, { data: await disputeWire(tx, row) }));
}

async function assertNoneUnderWay(tx: Tx, accountId: string, invoiceId: string): Promise<void> {
  const row = await tx
    .selectFrom('disputes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .where('state', 'in', [...openDisputeStates])
    .executeTakeFirst();
  if (row !== undefined) throw new Refusal('dispute_under_way');
}

async function keep(ctx: Context, tx: Tx, body: OpenDispute, hash: Buffer): Promise<void> {
  const accountId = accountOf(ctx);
  const contested = await contestedOf(tx, accountId, body.invoice_id);
  const parts = partsNamed(contested, body.of, body.parts);
  if (parts.length === 0) throw invalidField('parts', 'required');
  if (billingDay(ctx.now()) > contested.until || contested.most === 0) throw new Refusal('not_contestable');
  const most = parts.reduce((sum, { amount }) => sum + amount.amount, 0);
  const highest = Math.min(most, contested.most);
  if (body.amount > highest) {
    const amount = printedMoney({ amount: highest, currency: contested.currency }, ctx.language);
    throw invalidField('amount', 'over_parts', { amount });
  }
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('disputes')
    .values({
      account_id: accountId,
      id: body.id,
      invoice_id: body.invoice_id,
      request_hash: hash,
      state: 'open',
      reason: body.reason,
      parts: JSON.stringify(parts),
      amount: body.amount,
      currency: contested.currency,
      contest_until: contested.until,
      opened_by: signedIn(ctx).userId,
      opened_by_name: signedIn(ctx).name,
      created_at: ctx.now(),
      updated_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // The id belongs to another account.
  if (inserted === 0n) throw new Refusal('idempotency_key_reused');
}

/**
 * Disputes an invoice, in whole or in part, within 180 days of receipt. The browser generates the id: the same body
 * again returns the same dispute. No reminders are sent for it meanwhile, but the amount still counts as owed for new
 * shipments until staff submit the dispute.
 * @throws Refusal not_found, idempotency_key_reused, dispute_under_way, not_contestable, validation_failed
 */
export async function openDispute(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: OpenDispute },
): Promise<Outcome<Answer>> {
  const accountId = accountOf(ctx);
  const hash = createHash('sha256').update(JSON.stringify(body)).digest();
  await lockInvoice(tx, accountId, body.invoice_id);
  const known = await earlier(ctx, tx, body.id, hash);
  if (known !== null) return known;
  await assertNoneUnderWay(tx, accountId, body.invoice_id);
  await keep(ctx, tx, body, hash);
  const row = await readDispute(tx, accountId, body.id);
  const eventId = await addEvent(ctx, tx, row, 'opened', body.text);
  await followDisputes(tx, accountId, body.invoice_id);
  await notifyAccounting(ctx, tx, row, 'disputes_new', eventId);
  await notifyCustomer(ctx, tx, row, 'dispute_opened');
  return changed(reply(201, { data: await disputeWire(tx, row) }), {
    subject: 'dispute',
    subjectId: body.id,
    after: { invoice: body.invoice_id, reason: body.reason, amount: body.amount },
  });
}
