import { accountOf, type Context, type Services } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { claimPayment, type Wanted } from './claim-payment.ts';
import { holdersOf, type Holder } from './hold-invoices.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { createPage, giveUp, openPage } from './open-page.ts';
import { readPayment, type PaymentRow } from './payment-row.ts';
import { isRefused, providerOf } from './provider.ts';

/** The provider's id of a payment's page; null if it has none and never will. */
async function pageIdOf(services: Services, row: PaymentRow): Promise<string | null> {
  if (row.session_id !== null) return row.session_id;
  try {
    // Another call may be creating the page now. The shared key makes both get the same page.
    return (await createPage(services, row)).id;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/**
 * Closes a payment's page at the provider, so that it accepts no card, and records whether it expired or was just paid.
 */
async function endPayment(services: Services, accountId: string, id: string): Promise<void> {
  const row = await readPayment(services.database.staff, accountId, id);
  if (row === undefined || (row.state !== 'claimed' && row.state !== 'open')) return;
  const pageId = await pageIdOf(services, row);
  if (pageId === null) return giveUp(services, row, 'ended before its page was opened');
  try {
    await providerOf(services).checkout.sessions.expire(pageId);
  } catch (error) {
    // Already paid or expired; reconciling below finds out which.
    if (!isRefused(error)) throw error;
  }
  await reconcilePayment(services, accountId, id, pageId);
}

/** Whether a payment must give way: it has expired, or the caller saw it and chose to replace it. */
const givesWay = (ctx: Context, { replaces }: Wanted, holder: Holder): boolean =>
  replaces.includes(holder.id) || holder.expires_at <= ctx.now();

/**
 * Frees the invoices from payments that are over: received money is posted, and an expired or replaced page is closed
 * at the provider before another one opens.
 * @throws Refusal payment_failed when a page cannot be closed because the provider is unreachable
 */
async function freeInvoices(ctx: Context, wanted: Wanted): Promise<void> {
  const { services } = ctx;
  const accountId = accountOf(ctx);
  for (const holder of await holdersOf(ctx.db, accountId, wanted)) {
    const ends = givesWay(ctx, wanted, holder);
    try {
      await (ends ? endPayment : reconcilePayment)(services, accountId, holder.id);
    } catch (cause) {
      services.log.warn({ err: cause, payment: holder.id }, 'a payment that holds an invoice could not be looked at');
      if (ends) throw new Refusal('payment_failed', { cause });
    }
  }
}

/**
 * Starts a card payment and opens its hosted page.
 * @throws Refusal not_found, validation_failed, conflict, payment_failed; payment_under_way when another open payment
 * holds one of the invoices and is not replaced
 */
export async function startPayment(ctx: Context, wanted: Wanted): Promise<void> {
  await freeInvoices(ctx, wanted);
  await claimPayment(ctx, wanted);
  await openPage(ctx, accountOf(ctx), wanted.id);
}
