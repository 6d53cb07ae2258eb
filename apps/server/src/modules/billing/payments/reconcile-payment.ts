import type Stripe from 'stripe';
import type { Currency } from '@waybill/freight';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { systemContext, type Services } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { closePaidInvoices } from '../invoices/index.ts';
import { receivePaymentInParts } from '../ledger/index.ts';
import { journalKey, partsOf, readPayment, type PaymentRow } from './payment-row.ts';
import { providerOf } from './provider.ts';
import { at } from './steps.ts';
import { notifyPaymentReceived } from './notify.ts';

type Session = Stripe.Checkout.Session;
/** Money received, as reported by the provider. */
type Received = {
  readonly amount: number;
  readonly currency: Currency;
  readonly intentId: string;
  readonly card: { readonly brand: string | null; readonly last4: string | null } | null;
};

const minuteMs = 60_000;
const longestPauseMs = 15 * minuteMs;

function receivedOf({ payment_intent: intent, payment_status: status }: Session): Received | null {
  if (status !== 'paid' || intent === null || typeof intent === 'string') return null;
  const charge = intent.latest_charge;
  const card = charge === null || typeof charge === 'string' ? null : (charge.payment_method_details?.card ?? null);
  return {
    amount: intent.amount_received,
    currency: intent.currency.toUpperCase() as Currency,
    intentId: intent.id,
    card,
  };
}

async function lockUnpaid(tx: Tx, { account_id: accountId, id }: PaymentRow): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '!=', 'succeeded')
    .forUpdate()
    .executeTakeFirst();
}

/** Posts received money, once, whatever the source and order of the news. */
async function settle(services: Services, row: PaymentRow, session: Session, came: Received): Promise<void> {
  const now = services.clock();
  const { account_id: accountId, id } = row;
  await runCommand(systemContext(services, 'payments'), 'payment.received', async (tx) => {
    if ((await lockUnpaid(tx, row)) === undefined) return unchanged(undefined);
    const parts = await partsOf(tx, accountId, id);
    await tx
      .updateTable('payments')
      .set({
        state: 'succeeded',
        received: came.amount,
        session_id: session.id,
        intent_id: came.intentId,
        card_brand: came.card?.brand ?? null,
        card_last4: came.card?.last4 ?? null,
        check_at: null,
        settled_at: now,
      })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
    const event = { accountId, key: journalKey(id), currency: came.currency };
    // Money in another currency than requested pays no invoice; it becomes customer credit.
    const wanted =
      came.currency === row.currency ? parts.map(({ invoice_id: invoiceId, amount }) => ({ invoiceId, amount })) : [];
    await receivePaymentInParts(tx, event, came.amount, wanted, now);
    const invoiceIds = wanted.map(({ invoiceId }) => invoiceId);
    await closePaidInvoices(tx, accountId, invoiceIds, now);
    await notifyPaymentReceived(services, tx, row);
    await at(services, 'in_books');
    return changed(undefined, {
      subject: 'payment',
      subjectId: id,
      accountId,
      after: { received: came.amount, currency: came.currency, intent: came.intentId },
    });
  });
}

/** Expires a payment that was not made and no longer can be. */
async function expire(services: Services, row: PaymentRow): Promise<void> {
  await runCommand(systemContext(services, 'payments'), 'payment.expired', async (tx) => {
    const { numUpdatedRows: moved } = await tx
      .updateTable('payments')
      .set({ state: 'expired', check_at: null, settled_at: services.clock() })
      .where('account_id', '=', row.account_id)
      .where('id', '=', row.id)
      .where('state', 'in', ['claimed', 'open'])
      .executeTakeFirst();
    if (moved === 0n) return unchanged(undefined);
    return changed(undefined, { subject: 'payment', subjectId: row.id, accountId: row.account_id, after: {} });
  });
}

/** When to check an open page next: at growing intervals, and once when it expires. */
function nextLook(row: PaymentRow, now: Date): Date {
  const pause = Math.min(minuteMs * 2 ** Math.min(row.checks, 10), longestPauseMs);
  const [usual, closes] = [now.getTime() + pause, row.expires_at.getTime() + 1000];
  return new Date(closes > now.getTime() ? Math.min(usual, closes) : usual);
}

async function waitOn(services: Services, row: PaymentRow): Promise<void> {
  await services.database.staff
    .updateTable('payments')
    .set({ check_at: nextLook(row, services.clock()), checks: row.checks + 1 })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .where('state', '=', 'open')
    .execute();
}

/**
 * Reads the state of a payment from the provider and posts it. A webhook is only a hint, and its content is never
 * posted, so late, duplicate, and reordered webhooks end in the same state.
 * @param told the provider's id of the page, if we have not stored it yet
 */
export async function reconcilePayment(
  services: Services,
  accountId: string,
  id: string,
  told: string | null = null,
): Promise<void> {
  const row = await readPayment(services.database.staff, accountId, id);
  if (row === undefined || row.state === 'succeeded') return;
  const sessionId = row.session_id ?? told;
  if (sessionId === null) {
    // No page was ever handed out for it.
    if (row.state === 'claimed' && row.expires_at <= services.clock()) await expire(services, row);
    return;
  }
  const session = await providerOf(services).checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  });
  if (session.metadata?.['payment_id'] !== id) throw new Error(`The page ${sessionId} is not that of payment ${id}`);
  await at(services, 'asked');
  const came = receivedOf(session);
  if (came !== null) return settle(services, row, session, came);
  return session.status === 'expired' ? expire(services, row) : waitOn(services, row);
}
