import { endpoints, type BookingRequest, type BookingWire, type Shipment } from '@waybill/contract';
import { call } from '../../../../lib/api/call.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import type { QuoteForm } from '../draft/quote-form.ts';
import { writeDraft } from '../draft/quote-draft-store.ts';

// After these nobody knows yet whether the carrier took it: the next try must carry the same id.
const undecided: ReadonlySet<string> = new Set([
  'unreachable',
  'conflict',
  'carrier_failed',
  'payment_failed',
  'server_error',
  'unavailable',
  'too_many_attempts',
  'csrf_mismatch',
  'unauthenticated',
]);

/** The id of this booking, on disk before anything is sent, so that a reload finds it again. */
function bookingId(quoteForm: QuoteForm): string {
  const id = quoteForm.draft.get().booking_id ?? crypto.randomUUID();
  quoteForm.draft.set((now) => ({ ...now, booking_id: id }));
  writeDraft(quoteForm.userId, quoteForm.draft.get());
  return id;
}

/** The next try is another booking. */
export function forgetId(quoteForm: QuoteForm): void {
  quoteForm.draft.set((now) => ({ ...now, booking_id: null }));
  writeDraft(quoteForm.userId, quoteForm.draft.get());
}

/** The shipment of an id that was sent before with other details, if it was booked then. */
async function bookedBefore(id: string): Promise<Shipment | null> {
  try {
    return (await call(endpoints.shipments.show, { params: { id } })).data;
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return null;
    throw problem;
  }
}

/**
 * Says which orders of a marketplace the booking ships, before it is made: known afterwards whatever becomes of this page.
 * @throws ApiProblem order_moved when one of them is shipped already
 */
async function linkOrders(quoteForm: QuoteForm, id: string): Promise<void> {
  const order_ids = quoteForm.draft.get().orders.map((order) => order.id);
  if (order_ids.length > 0) await call(endpoints.marketplace.link, { params: { id }, body: { order_ids } });
}

/**
 * Books once. A shipment has the id of its booking, so an attempt whose answer was lost is found again even when
 * the details were changed in between. While it is not known what the carrier did, the answer is how far it has come.
 * @throws ApiProblem for every refusal; the id is kept as long as the outcome is open
 */
export async function sendBooking(quoteForm: QuoteForm, body: BookingRequest): Promise<Shipment | BookingWire> {
  const id = bookingId(quoteForm);
  await linkOrders(quoteForm, id);
  try {
    return (await call(endpoints.shipments.book, { body, headers: { 'Idempotency-Key': id } })).data;
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    if (problem.code === 'idempotency_key_reused') {
      const booked = await bookedBefore(id);
      if (booked !== null) return booked;
      forgetId(quoteForm);
      return sendBooking(quoteForm, body);
    }
    if (!undecided.has(problem.code)) forgetId(quoteForm);
    throw problem;
  }
}
