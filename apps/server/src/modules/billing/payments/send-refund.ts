import type { Currency } from '@waybill/freight';
import type Stripe from 'stripe';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { systemContext, type Services } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { reverseJournal } from '../ledger/index.ts';
import { refundKey } from './claim-refund.ts';
import { isRefused, providerKey, providerOf } from './provider.ts';
import { readRefund, type RefundRow } from './refund-row.ts';
import { notifyRefunded } from './notify.ts';

/**
 * A refund this old was sent before, so it is looked up at the provider first: keys expire there after a day, and an
 * earlier release used other keys.
 */
const askedBeforeMs = 30_000;

async function takeBack(tx: Tx, row: RefundRow, now: Date): Promise<void> {
  const journal = await tx
    .selectFrom('journals')
    .select('id')
    .where('account_id', '=', row.account_id)
    .where('key', '=', refundKey(row.id))
    .executeTakeFirstOrThrow();
  const event = {
    accountId: row.account_id,
    key: `${refundKey(row.id)}:refused`,
    currency: row.currency as Currency,
  };
  await reverseJournal(tx, event, journal.id, now);
}

async function settle(services: Services, row: RefundRow, made: { readonly id: string } | null): Promise<void> {
  await runCommand(systemContext(services, 'payments'), 'payment.refunded', async (tx) => {
    const now = services.clock();
    const state = made === null ? 'refused' : 'done';
    const { numUpdatedRows: moved } = await tx
      .updateTable('payment_refunds')
      .set({ state, refund_id: made?.id ?? null, settled_at: now })
      .where('account_id', '=', row.account_id)
      .where('id', '=', row.id)
      .where('state', '=', 'sent')
      .executeTakeFirst();
    if (moved === 0n) return unchanged(undefined);
    await (made === null ? takeBack(tx, row, now) : notifyRefunded(services, tx, row));
    const after = { refund: row.id, amount: row.amount, state };
    return changed(undefined, { subject: 'payment', subjectId: row.payment_id, accountId: row.account_id, after });
  });
}

async function madeBefore(stripe: Stripe, row: RefundRow): Promise<{ readonly id: string } | null> {
  const { data } = await stripe.refunds.list({ payment_intent: row.intent_id ?? '', limit: 100 });
  return data.find(({ metadata }) => metadata?.['refund_id'] === row.id) ?? null;
}

/**
 * Sends a refund to the provider. Until its result is known, it stays sent and is retried with the same key. A refused
 * one is reversed in the books.
 */
export async function sendRefund(services: Services, accountId: string, id: string): Promise<void> {
  const row = await readRefund(services.database.staff, accountId, id);
  if (row?.state !== 'sent' || row.intent_id === null) return;
  const stripe = providerOf(services);
  const old = services.clock().getTime() - row.created_at.getTime() > askedBeforeMs;
  try {
    const before = old ? await madeBefore(stripe, row) : null;
    const asked = { payment_intent: row.intent_id, amount: row.amount, metadata: { refund_id: id } };
    await settle(services, row, before ?? (await stripe.refunds.create(asked, { idempotencyKey: providerKey(row) })));
  } catch (error) {
    if (isRefused(error)) return settle(services, row, null);
    services.log.warn({ err: error, refund: id }, 'a refund has no answer yet');
  }
}
