import { setTimeout as pause } from 'node:timers/promises';
import { fields, type Body, type endpoints, type Shipment } from '@waybill/contract';
import { accountOf, type Context } from '../../core/context.ts';
import { reply, type Reply, type Wire } from '../../core/http/binding.ts';
import { invalidField, Refusal } from '../../core/refusal.ts';
import { showShipment } from '../shipments/index.ts';
import { claimBooking, type Claim } from './claim-booking.ts';
import { finishBooking } from './finish-booking.ts';

const looks = 40;
const betweenLooksMs = 250;

function keyOf({ request }: Wire): string {
  const key = fields.id.safeParse(request.headers['idempotency-key']);
  if (!key.success) throw invalidField('idempotency_key', 'required');
  return key.data;
}

/** Waits for the call that came first with the same id; its outcome is ours. */
async function awaitOutcome(ctx: Context, id: string, first: Claim & { kind: 'taken' }): Promise<void> {
  let { state, reason } = first;
  for (let look = 0; look < looks && ['claimed', 'sending'].includes(state); look += 1) {
    await pause(betweenLooksMs);
    const row = await ctx.db
      .selectFrom('bookings')
      .select(['state', 'reason'])
      .where('account_id', '=', accountOf(ctx))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    ({ state, reason } = row);
  }
  if (state === 'rejected') throw new Refusal('booking_refused', { params: { reason: reason ?? '' } });
  if (state !== 'booked') throw new Refusal('conflict');
}

/**
 * Books a rate exactly once for each id the browser makes: claim, carrier, shipment. A second call with the
 * same id, at the same time or days later, is answered with the same shipment.
 */
export async function bookShipment(
  ctx: Context,
  { body }: { readonly body: Body<typeof endpoints.shipments.book> },
  wire: Wire,
): Promise<Reply<{ data: Shipment }>> {
  const id = keyOf(wire);
  const claim = await claimBooking(ctx, id, body);
  if (claim.kind === 'mine') await finishBooking(ctx, id);
  else await awaitOutcome(ctx, id, claim);
  const { shipment } = await showShipment(ctx.db, accountOf(ctx), id, ctx.services.publicUrl);
  return reply(201, { data: shipment });
}
