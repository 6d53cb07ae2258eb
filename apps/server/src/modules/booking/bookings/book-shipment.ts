import { setTimeout as pause } from 'node:timers/promises';
import {
  fields,
  type BookingRequest,
  type BookingWire,
  type Body,
  type endpoints,
  type Params,
  type Shipment,
} from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import { reply, type Reply, type Wire } from '../../../core/http/binding.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { showShipment } from '../../shipments/shipments/index.ts';
import { deskOf } from './booked-for.ts';
import { readBooking, type BookingRow } from './booking-row.ts';
import { submitBooking } from './submit-booking.ts';
import { claimBooking } from './claim-booking.ts';
import { canceledByHand } from './pay-now/cancel-booking.ts';
import { holdWire } from './pay-now/hold-row.ts';
import { openHoldPage } from './pay-now/open-hold-page.ts';

const looks = 40;
const betweenLooksMs = 250;

function keyOf({ request }: Wire): string {
  const key = fields.id.safeParse(request.headers['idempotency-key']);
  if (!key.success) throw invalidField('idempotency_key', 'required');
  return key.data;
}

async function read(ctx: Context, id: string): Promise<BookingRow> {
  const row = await readBooking(ctx.db, accountOf(ctx), id);
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** Waits a while for the outcome of an earlier call with the same id, which this call shares. */
export async function awaitOutcome(ctx: Context, id: string): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    const { state } = await read(ctx, id);
    if (state !== 'claimed' && state !== 'sending') return;
    await pause(betweenLooksMs);
  }
}

const told: Readonly<Record<BookingRow['state'], BookingWire['state']>> = {
  awaiting_payment: 'awaiting_payment',
  claimed: 'confirming',
  sending: 'confirming',
  unknown: 'confirming',
  booked: 'booked',
  rejected: 'rejected',
  expired: 'expired',
};

/** Converts a booking to the form its caller sees. */
export async function bookingWire(ctx: Context, row: BookingRow): Promise<BookingWire> {
  return {
    id: row.id,
    state: row.state === 'expired' && row.reason === canceledByHand ? 'canceled' : told[row.state],
    reference: row.reference,
    shipment_id: row.shipment_id,
    reason: row.state === 'rejected' ? row.reason : null,
    phone: ctx.services.company.current.phone,
    since: (row.sent_at ?? row.created_at).toISOString(),
    payment: await holdWire(ctx, row.account_id, row.id),
  };
}

/**
 * Books a rate once per id and waits a while for the outcome. A second call with the same id waits for the outcome of
 * the first. @throws Refusal as `claimBooking` does
 */
export async function bookOnce(ctx: Context, id: string, request: BookingRequest): Promise<BookingRow> {
  const desk = deskOf(ctx, id, accountOf(ctx), request.payment);
  const claim = await claimBooking(ctx, id, request, desk);
  if (claim.kind === 'mine') await submitBooking(ctx, id);
  else await awaitOutcome(ctx, id);
  return read(ctx, id);
}

/**
 * Books a rate once per id, which the browser generates. A second call with the same id, at the same time or days
 * later, gets the outcome of the first. While the carrier's answer is unknown, the response is 202 and nothing is sent
 * again.
 * @throws Refusal booking_failed when the carrier rejected it or nothing was sent
 */
export async function bookShipment(
  ctx: Context,
  { body }: { readonly body: Body<typeof endpoints.shipments.book> },
  wire: Wire,
): Promise<Reply<{ data: Shipment } | { data: BookingWire }>> {
  const id = keyOf(wire);
  await bookOnce(ctx, id, body);
  await openHoldPage(ctx, id);
  const row = await read(ctx, id);
  if (row.state === 'rejected') {
    throw new Refusal('booking_failed', {
      params: { phone: ctx.services.company.current.phone, reason: row.reason ?? '' },
    });
  }
  if (row.state !== 'booked') return reply(202, { data: await bookingWire(ctx, row) });
  const { shipment } = await showShipment(ctx.db, accountOf(ctx), id, ctx.services.publicUrl);
  return reply(201, { data: shipment });
}

/** State of a booking. @throws Refusal not_found */
export async function showBooking(
  ctx: Context,
  { params }: { readonly params: Params<typeof endpoints.shipments.booking> },
): Promise<{ data: BookingWire }> {
  return { data: await bookingWire(ctx, await read(ctx, params.id)) };
}
