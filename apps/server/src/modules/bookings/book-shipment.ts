import { setTimeout as pause } from 'node:timers/promises';
import { fields, type BookingWire, type Body, type endpoints, type Params, type Shipment } from '@waybill/contract';
import { accountOf, type Context } from '../../core/context.ts';
import { reply, type Reply, type Wire } from '../../core/http/binding.ts';
import { invalidField, Refusal } from '../../core/refusal.ts';
import { showShipment } from '../shipments/index.ts';
import { readBooking, type BookingRow } from './booking-row.ts';
import { carryOut } from './carry-out.ts';
import { claimBooking } from './claim-booking.ts';

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

/** Waits a while for the call that came first with the same id; its outcome is ours. */
async function awaitOutcome(ctx: Context, id: string): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    const { state } = await read(ctx, id);
    if (state !== 'claimed' && state !== 'sending') return;
    await pause(betweenLooksMs);
  }
}

function bookingWire(row: BookingRow, phone: string): BookingWire {
  const open = row.state !== 'booked' && row.state !== 'rejected';
  return {
    id: row.id,
    state: open ? 'confirming' : row.state === 'booked' ? 'booked' : 'rejected',
    reference: row.reference,
    shipment_id: row.shipment_id,
    reason: row.state === 'rejected' ? row.reason : null,
    phone,
    since: (row.sent_at ?? row.created_at).toISOString(),
  };
}

/**
 * Books a rate exactly once for each id the browser makes. A second call with the same id, at the same time or days
 * later, has the first one's outcome. While it is not known what the carrier did, the answer is 202: it is being
 * confirmed, and nothing is sent again.
 * @throws Refusal booking_failed when the carrier did not take it, or nothing was sent
 */
export async function bookShipment(
  ctx: Context,
  { body }: { readonly body: Body<typeof endpoints.shipments.book> },
  wire: Wire,
): Promise<Reply<{ data: Shipment } | { data: BookingWire }>> {
  const id = keyOf(wire);
  const claim = await claimBooking(ctx, id, body);
  if (claim.kind === 'mine') await carryOut(ctx, id);
  else await awaitOutcome(ctx, id);
  const row = await read(ctx, id);
  if (row.state === 'rejected') {
    throw new Refusal('booking_failed', { params: { phone: ctx.services.supportPhone, reason: row.reason ?? '' } });
  }
  if (row.state !== 'booked') return reply(202, { data: bookingWire(row, ctx.services.supportPhone) });
  const { shipment } = await showShipment(ctx.db, accountOf(ctx), id, ctx.services.publicUrl);
  return reply(201, { data: shipment });
}

/** How far a booking has come. @throws Refusal not_found */
export async function showBooking(
  ctx: Context,
  { params }: { readonly params: Params<typeof endpoints.shipments.booking> },
): Promise<{ data: BookingWire }> {
  return { data: bookingWire(await read(ctx, params.id), ctx.services.supportPhone) };
}
