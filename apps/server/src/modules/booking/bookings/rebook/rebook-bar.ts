import { quoteRequest, type QuoteRequest, type RebookBar } from '@waybill/contract';
import type { Services } from '../../../../core/context.ts';
import type { Db, Tx } from '../../../../core/database/database.ts';
import { cancelBar, pickupBar } from '../../carrier-requests/index.ts';
import { connectionById } from '../../../carriers/gateway/index.ts';
import type { OldBooking } from './old-booking.ts';
import { replacementOf } from './replacements.ts';

/** The request of a quote, to repeat it; null for a price from sales. */
async function askedIn(db: Db | Tx, accountId: string, quoteId: string): Promise<QuoteRequest | null> {
  const row = await db
    .selectFrom('quotes')
    .select('request')
    .where('account_id', '=', accountId)
    .where('id', '=', quoteId)
    .executeTakeFirst();
  const asked = quoteRequest.safeParse(row?.request);
  return asked.success ? asked.data : null;
}

/** The rate request of the old booking; null for a price from sales or a shipment without a quote. */
export async function requestedOptions(db: Db | Tx, { accountId, quoteId }: OldBooking): Promise<QuoteRequest | null> {
  return quoteId === null ? null : askedIn(db, accountId, quoteId);
}

/** Whether a quote has the same load, value, and services. The agreed price is valid only for those. */
export async function isForSameLoad(db: Db | Tx, old: OldBooking, quoteId: string): Promise<boolean> {
  const both = [await requestedOptions(db, old), await askedIn(db, old.accountId, quoteId)];
  const [one, other] = both.map(
    (asked) => asked && JSON.stringify([asked.mode, asked.items, asked.shipment_value, asked.accessorials]),
  );
  return one !== null && one === other;
}

/** Whether it is still booked with its carrier, so that it must be canceled first. */
export function isBooked({ shipment }: OldBooking): boolean {
  return shipment !== null && pickupBar(shipment.status) === null;
}

async function isCancelUnclear(db: Db | Tx, { accountId, id }: OldBooking): Promise<boolean> {
  const open = await db
    .selectFrom('carrier_requests')
    .select('id')
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', id)
    .where('kind', '=', 'void')
    .where('state', 'in', ['claimed', 'sending', 'unknown'])
    .executeTakeFirst();
  return open !== undefined;
}

/** A booking without a shipment can be rebooked once it is certain that the carrier does not have it. */
function bookingBar({ booking }: OldBooking): RebookBar | null {
  if (booking === 'rejected') return null;
  return booking === 'awaiting_payment' || booking === 'expired' ? 'not_booked' : 'booking_unclear';
}

/** Why a shipment cannot be rebooked now, whatever the rate; null if it can. */
export async function placeBar(db: Db | Tx, old: OldBooking): Promise<RebookBar | null> {
  if ((await replacementOf(db, old.accountId, old.id)) !== null) return 'rebooked';
  if (old.shipment === null) return bookingBar(old);
  if (await isCancelUnclear(db, old)) return 'cancel_unclear';
  return isBooked(old) || old.shipment.status === 'canceled' ? null : 'moving';
}

/** Like `placeBar`, plus why rates cannot be requested or the existing booking cannot be canceled. */
export async function rebookBar(
  services: Services,
  db: Db | Tx,
  old: OldBooking,
  now: Date,
): Promise<RebookBar | null> {
  const bar = await placeBar(db, old);
  if (bar !== null) return bar;
  if (old.shipment !== null && isBooked(old)) {
    const { status, createdAt: created_at, connectionId } = old.shipment;
    const connection = connectionId === null ? null : await connectionById(services, connectionId);
    if (cancelBar({ status, created_at }, connection, now) !== null) return 'not_cancelable';
  }
  return (await requestedOptions(db, old)) === null ? 'no_quote' : null;
}
