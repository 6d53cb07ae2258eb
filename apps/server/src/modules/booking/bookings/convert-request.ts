import type { Body, BookingRequest, DeskRequest, endpoints, Params } from '@waybill/contract';
import { forAccount, type Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { deskWire, readRequest } from '../../quoting/quote-requests/index.ts';
import { awaitOutcome } from './book-shipment.ts';
import { readBooking } from './booking-row.ts';
import { submitBooking } from './submit-booking.ts';
import { claimBooking } from './claim-booking.ts';

type Given = {
  readonly params: Params<typeof endpoints.staffQuoteRequests.convert>;
  readonly body: Body<typeof endpoints.staffQuoteRequests.convert>;
};

function bookingOf({ id: _id, ...settled }: Given['body'], quoteId: string): BookingRequest {
  return { ...settled, quote_id: quoteId, appointment_date: null, pickup_choice: null, payment: 'later' };
}

/**
 * Books an accepted offer on behalf of the customer, idempotent by an id from the browser. The customer's acceptance
 * replaces the disclaimer that customers confirm when they book themselves.
 * @throws Refusal not_found; quote_request_moved when it was not accepted or is already booked; any refusal of a
 * booking
 */
export async function convertRequest(ctx: Context, { params, body }: Given): Promise<{ data: DeskRequest }> {
  const row = await readRequest(ctx.db, null, params.id);
  if (row.state !== 'accepted' || row.quote_id === null) throw new Refusal('quote_request_moved');
  const { account_id: accountId } = row;
  const theirs = forAccount(ctx, accountId);
  const claim = await claimBooking(theirs, body.id, bookingOf(body, row.quote_id), { forWhom: row.created_by });
  if (claim.kind === 'mine') await submitBooking(theirs, body.id);
  else await awaitOutcome(theirs, body.id);
  const booking = await readBooking(ctx.db, accountId, body.id);
  if (booking?.state !== 'booked') {
    const reason = booking?.reason ?? '';
    throw new Refusal('booking_failed', { params: { phone: ctx.services.company.current.phone, reason } });
  }
  return { data: await deskWire(ctx.db, await readRequest(ctx.db, null, params.id), ctx.now()) };
}
