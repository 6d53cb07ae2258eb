import { speak } from '../../../core/speak.ts';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { systemContext, type Context, type Services } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { partsOf, readPayment, type PaymentPart, type PaymentRow } from './payment-row.ts';
import { isRefused, providerKey, providerOf } from './provider.ts';
import { at } from './steps.ts';

/** The provider is polled this long after the page was opened, in case no webhook arrives. */
const firstLookMs = 60_000;

/** The hosted page of a payment. Depends only on the row, so that a repeated call with the same key is identical. */
function pageOf(services: Services, row: PaymentRow, parts: readonly PaymentPart[]) {
  const metadata = { payment_id: row.id, account_id: row.account_id };
  const back = `${services.publicUrl}/my-invoices/payments/${row.id}`;
  const say = speak(row.language === 'es' ? 'es' : 'en');
  return {
    mode: 'payment' as const,
    locale: row.language === 'es' ? ('es' as const) : ('en' as const),
    client_reference_id: row.id,
    success_url: `${back}?done=1`,
    cancel_url: back,
    expires_at: Math.floor(row.expires_at.getTime() / 1000),
    metadata,
    payment_intent_data: { metadata },
    payment_method_types: ['card' as const],
    line_items: parts.map(({ number, amount }) => ({
      quantity: 1,
      price_data: {
        currency: row.currency.toLowerCase(),
        unit_amount: amount,
        product_data: { name: say('invoices.number', { number }) },
      },
    })),
  };
}

/** Fails a payment that has no page and will get none. */
export async function giveUp(services: Services, row: PaymentRow, why: string): Promise<void> {
  await runCommand(systemContext(services, 'payments'), 'payment.expired', async (tx) => {
    const now = services.clock();
    const { numUpdatedRows: moved } = await tx
      .updateTable('payments')
      .set({ state: 'expired', check_at: null, settled_at: now })
      .where('account_id', '=', row.account_id)
      .where('id', '=', row.id)
      .where('state', '=', 'claimed')
      .executeTakeFirst();
    if (moved === 0n) return unchanged(undefined);
    return changed(undefined, { subject: 'payment', subjectId: row.id, accountId: row.account_id, after: { why } });
  });
}

type Page = { readonly id: string; readonly url: string | null };

async function note(services: Services, row: PaymentRow, page: Page): Promise<void> {
  await runCommand(systemContext(services, 'payments'), 'payment.opened', async (tx) => {
    const { numUpdatedRows: moved } = await tx
      .updateTable('payments')
      .set({
        state: 'open',
        session_id: page.id,
        session_url: page.url,
        check_at: new Date(services.clock().getTime() + firstLookMs),
      })
      .where('account_id', '=', row.account_id)
      .where('id', '=', row.id)
      .where('state', '=', 'claimed')
      .executeTakeFirst();
    if (moved === 0n) return unchanged(undefined);
    return changed(undefined, { subject: 'payment', subjectId: row.id, accountId: row.account_id, after: {} });
  });
}

/** Creates the page at the provider, or finds the one created before under the payment's key. */
export async function createPage(services: Services, row: PaymentRow): Promise<Page> {
  const parts = await partsOf(services.database.staff, row.account_id, row.id);
  const idempotencyKey = providerKey(row);
  return providerOf(services).checkout.sessions.create(pageOf(services, row, parts), { idempotencyKey });
}

/**
 * Opens the hosted page of a claimed payment. The idempotency key comes from the payment's id, so a repeated call,
 * after a lost answer or a crash, gets the same page.
 * @throws Refusal payment_failed when the provider has none; nothing was charged
 */
export async function openPage(ctx: Context, accountId: string, id: string): Promise<void> {
  const { services } = ctx;
  const row = await readPayment(ctx.db, accountId, id);
  if (row === undefined) throw new Refusal('not_found');
  if (row.state !== 'claimed') return;
  await at(services, 'claimed');
  let page: Page;
  try {
    page = await createPage(services, row);
  } catch (cause) {
    services.log.warn({ err: cause, payment: id }, 'the page of a payment could not be opened');
    if (isRefused(cause)) await giveUp(services, row, 'refused by the provider');
    throw new Refusal('payment_failed', { cause });
  }
  await at(services, 'page_made');
  await note(services, row, page);
  await at(services, 'page_noted');
}
