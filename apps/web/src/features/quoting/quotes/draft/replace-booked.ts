import { endpoints, type BookingWire } from '@waybill/contract';
import { call } from '../../../../lib/api/call.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { i18n } from '../../../../lib/language/i18n.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { notifyDone } from '../../../../ui/notify.ts';
import { rememberBooked } from './booked-in-tab.ts';
import type { Claimed } from './claim-draft.ts';
import type { QuoteDraft } from './draft.ts';
import { endDraft } from './push-draft.ts';
import { dropLocal, quoteDraftStore, writeDraft } from './quote-draft-store.ts';
import { holdDraft } from './tab-hold.ts';

async function bookingOf(id: string): Promise<BookingWire | null> {
  try {
    return (await call(endpoints.shipments.booking, { params: { id } })).data;
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    // It never arrived, or it is not known: the step where it was left asks again.
    return null;
  }
}

function notifyBooked({ id: booking, shipment_id: shipment, reference }: BookingWire): void {
  const id = shipment ?? booking;
  // Its confirmation, and the page that a payer comes back to, say so themselves.
  if ([id, booking].some((own) => location.pathname.endsWith(own))) return;
  const view = { label: i18n.t('quotes.rates.booked_view'), run: () => void go('quote.confirmation', { id }) };
  notifyDone({ title: i18n.t('quotes.rates.booked_title', { number: reference ?? id }), action: view });
}

/**
 * Ends the draft that a tab begins with if its booking was made and no page of this tab heard of it, such as after a
 * lost answer; says which shipment it became, and begins an empty draft in its place. Others are answered as they are.
 */
export async function replaceBooked(
  claimed: Claimed<QuoteDraft>,
  userId: string,
  empty: () => QuoteDraft,
): Promise<Claimed<QuoteDraft>> {
  const { draft: over } = claimed;
  const booking = over.booking_id === null ? null : await bookingOf(over.booking_id);
  if (booking?.state !== 'booked') return claimed;
  if (over.quoted !== null) rememberBooked(userId, over.quoted.id);
  dropLocal(userId, over.id);
  claimed.hold?.release();
  void endDraft(over.id);
  notifyBooked(booking);
  const draft = empty();
  writeDraft(userId, draft);
  // As after any booking, no older draft takes its place.
  return { draft, hold: await holdDraft(quoteDraftStore.of.start, draft.id), own: true, beside: claimed.beside };
}
