import { bookingRequest, type PartyInput } from '@waybill/contract';
import { sql } from 'kysely';
import { changed, runCommand } from '../../../../core/command.ts';
import type { Context } from '../../../../core/context.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { bookOnce, stateOfBooking, type BookingRow } from '../../../booking/bookings/index.ts';
import { linkTo, numbersOf } from '../link-orders.ts';
import { prefillOf } from '../prefill.ts';
import type { OrderRecord } from '../order-rows.ts';
import type { HeldRow, RowChange } from './batch-row.ts';

/** Default receiving hours, since orders do not have any. */
const hours = { opens_at: '08:00', closes_at: '17:00' } as const;
const lookAgainMs = 15_000;
/** Maximum number of references of a booking. */
const mostReferences = 10;

/** Consignee of the order. The shipper's phone and email are used if the order has none. */
async function deliveryOf(ctx: Context, row: HeldRow, orders: readonly OrderRecord[]): Promise<PartyInput> {
  const { destination: to } = await prefillOf(ctx.db, row.account_id, orders);
  const { pickup } = row.request;
  return {
    company: to.company,
    contact_first_name: to.contact_first_name || to.company,
    contact_last_name: to.contact_last_name || to.contact_first_name || to.company,
    phone: to.phone ?? pickup.phone,
    email: to.email ?? pickup.email,
    street_lines: to.street_lines.slice(0, 5),
    city: to.city,
    state: to.state,
    postal_code: to.postal_code,
    country: to.country ?? 'US',
    ...hours,
  };
}

/**
 * Claims the orders of a row for its booking before a carrier is called, so that an order of another live booking is
 * not shipped twice.
 * @throws Refusal order_moved
 */
async function claimOrders(ctx: Context, row: HeldRow): Promise<void> {
  await runCommand(ctx, 'marketplace.orders_linked', async (tx) => {
    const { rows } = await sql<{ free: boolean; external_id: string }>`
      SELECT o.external_id, o.status = 'to_ship' OR EXISTS (
          SELECT 1 FROM marketplace_order_shipments AS own WHERE own.account_id = o.account_id
            AND own.order_id = o.id AND own.shipment_id = ${row.booking_id}
        ) AND o.status <> 'canceled' AS free
      FROM marketplace_orders AS o
      WHERE o.account_id = ${row.account_id} AND o.id = ANY(${[...row.order_ids]}::uuid[])
      ORDER BY o.id FOR UPDATE
    `.execute(tx);
    const { rows: elsewhere } = await sql`
      SELECT 1 FROM marketplace_order_shipments AS link
      JOIN bookings AS b ON b.account_id = link.account_id AND b.id = link.shipment_id
      WHERE link.account_id = ${row.account_id} AND link.order_id = ANY(${[...row.order_ids]}::uuid[])
        AND link.shipment_id <> ${row.booking_id}
        AND b.state IN ('awaiting_payment', 'claimed', 'sending', 'unknown') LIMIT 1
    `.execute(tx);
    if (rows.length < row.order_ids.length || rows.some(({ free }) => !free) || elsewhere.length > 0)
      throw new Refusal('order_moved');
    await linkTo(ctx, tx, row.booking_id, row.order_ids);
    return changed(undefined, { subject: 'shipment', subjectId: row.booking_id, after: numbersOf(rows) });
  });
}

/** State of a row by the state of its booking. */
function changeFor(ctx: Context, { state, reason }: Pick<BookingRow, 'state' | 'reason'>): RowChange {
  if (state === 'booked') return { state: 'booked' };
  if (state === 'rejected' || state === 'expired')
    return {
      state: 'failed',
      reason: reason ? { text: reason } : { error: 'booking_refused', params: { reason: '' } },
    };
  return { state: 'confirming', again_at: new Date(ctx.now().getTime() + lookAgainMs) };
}

/**
 * Books one row. The booking id was created with the row, so repeated or interrupted calls make one booking.
 */
export async function bookRow(ctx: Context, row: HeldRow, orders: readonly OrderRecord[]): Promise<RowChange> {
  const { request, rate, quote_id: quoteId } = row;
  if (rate === null || quoteId === null) return { state: 'failed', reason: { error: 'not_found', params: {} } };
  const body = bookingRequest.safeParse({
    quote_id: quoteId,
    rate_id: rate.id,
    insured: false,
    pickup: request.pickup,
    delivery: await deliveryOf(ctx, row, orders),
    // Asked about before the rates were.
    place_confirmed: true,
    ready_at: request.ready_at,
    references: orders
      .map(({ external_id: number }) => ({ type: 'po_number', number: number.slice(0, 40) }))
      .slice(0, mostReferences),
  });
  if (!body.success) return { state: 'failed', reason: { error: 'validation_failed', params: {} } };
  // An interrupted booking is resolved by its own reconciliation, without waiting here.
  const before = await stateOfBooking(ctx.db, row.account_id, row.booking_id);
  if (before !== null) return changeFor(ctx, before);
  await claimOrders(ctx, row);
  await ctx.services.checkpoint?.('marketplace_row_claimed');
  return changeFor(ctx, await bookOnce(ctx, row.booking_id, body.data));
}
