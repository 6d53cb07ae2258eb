import { accountOf, systemContext, type Context, type Services } from '../../../../core/context.ts';
import { changed, runCommand, unchanged } from '../../../../core/command.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { speak } from '../../../../core/speak.ts';
import { providerKey, providerOf } from '../../../billing/payments/index.ts';
import { lockHold, reconcileEveryMs, moveHold, readHold, type HoldRow } from './hold-row.ts';

/** The provider keeps a page open for at least half an hour. We close it ourselves, at our own deadline. */
const providersLeastMs = 31 * 60_000;

type Booked = { readonly reference: string | null; readonly mode: string };

/** The hosted page of a hold. Depends only on the row, so that a repeated call with the same key is identical. */
function pageOf(services: Services, row: HoldRow, { reference, mode }: Booked) {
  const metadata = { booking_id: row.id, account_id: row.account_id };
  const language = row.language === 'es' ? 'es' : 'en';
  const say = speak(language);
  const back = (search: Record<string, string>): string => {
    const text = new URLSearchParams({ ...(mode === 'parcel' ? { mode } : {}), ...search }).toString();
    return `${services.publicUrl}/booking/${row.id}${text === '' ? '' : `?${text}`}`;
  };
  const line = (name: string, amount: number) => ({
    quantity: 1,
    price_data: { currency: row.currency.toLowerCase(), unit_amount: amount, product_data: { name } },
  });
  return {
    mode: 'payment' as const,
    locale: language,
    client_reference_id: row.id,
    success_url: back({ done: '1' }),
    cancel_url: back({}),
    expires_at: Math.floor((row.expires_at.getTime() + providersLeastMs) / 1000),
    metadata,
    payment_intent_data: { metadata, capture_method: 'manual' as const },
    payment_method_types: ['card' as const],
    line_items: [
      line(say('payments.hold.line', { reference: reference ?? '' }), row.charge),
      line(say('payments.hold.extra'), row.amount - row.charge),
    ],
  };
}

async function note(services: Services, row: HoldRow, page: { readonly id: string; readonly url: string | null }) {
  await runCommand(systemContext(services, 'bookings.hold'), 'booking.payment_opened', async (tx) => {
    const found = await lockHold(tx, row, ['awaiting']);
    if (found === undefined || found.session_id !== null) return unchanged(undefined);
    const look = new Date(services.clock().getTime() + reconcileEveryMs);
    await moveHold(tx, row, { session_id: page.id, session_url: page.url, check_at: look });
    return changed(undefined, { subject: 'booking', subjectId: row.id, accountId: row.account_id, after: {} });
  });
}

/**
 * Opens the page that authorizes a card, if the booking waits for one. The idempotency key is made of account and
 * booking, so a repeated call gets the same page.
 * @throws Refusal payment_failed when the provider has none; nothing was authorized, and the booking keeps waiting
 */
export async function openHoldPage(ctx: Context, id: string): Promise<void> {
  const row = await readHold(ctx.db, accountOf(ctx), id);
  if (row?.state !== 'awaiting' || row.session_id !== null) return;
  const booked = await ctx.db
    .selectFrom('bookings as b')
    .innerJoin('quotes as q', (join) =>
      join.onRef('q.account_id', '=', 'b.account_id').onRef('q.id', '=', 'b.quote_id'),
    )
    .select(['b.reference', 'q.mode'])
    .where('b.account_id', '=', row.account_id)
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow();
  try {
    const asked = pageOf(ctx.services, row, booked);
    const page = await providerOf(ctx.services).checkout.sessions.create(asked, { idempotencyKey: providerKey(row) });
    await note(ctx.services, row, page);
  } catch (cause) {
    ctx.log.warn({ err: cause, booking: id }, 'the page for the card of a booking could not be opened');
    throw new Refusal('payment_failed', { cause });
  }
}
