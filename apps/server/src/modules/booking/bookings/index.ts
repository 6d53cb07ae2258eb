import { endpoints } from '@waybill/contract';
import { process, query, type Binding } from '../../../core/http/binding.ts';
import type { JobHandler } from '../../../core/jobs/define.ts';
import { pageBody } from '../../../core/page.ts';
import { bookShipment, showBooking } from './book-shipment.ts';
import { bookingTermsOf } from './booking-terms.ts';
import { convertRequest } from './convert-request.ts';
import { labelPdfJobs } from './label-pdf.ts';
import { listUnknown } from './list-unknown.ts';
import { reconcileJobs } from './reconcile-booking.ts';
import { cancelBooking } from './pay-now/cancel-booking.ts';
import { checkHoldsJob, endHoldJob } from './pay-now/check-holds.ts';
import { listAwaiting } from './pay-now/list-awaiting.ts';
import { requestRates, ratesSoFar } from './rebook/request-rates.ts';
import { rebook } from './rebook/rebook.ts';
import { showRebooking } from './rebook/show-rebooking.ts';
import { notifyRebooked } from './rebook/notify-rebooked.ts';
import { lookUpAtCarrier, resolveAsBooked, resolveAsNotBooked } from './resolve-booking.ts';

export { bookOnce } from './book-shipment.ts';
export { changeInputOf } from './change-input.ts';
export { stateOfBooking, type BookingRow } from './booking-row.ts';
export { reconcileHold } from './pay-now/reconcile-hold.ts';
export { bookingSteps } from './submit-booking.ts';
export { requestHash } from './claim-booking.ts';
export { bolNumberOf, newShipmentRow, drawBolNumber } from './new-shipment.ts';

const { rebookings, staffBookings, staffQuoteRequests } = endpoints;

export const bookingsBindings: readonly Binding[] = [
  process(endpoints.shipments.book, bookShipment),
  query(endpoints.shipments.booking, showBooking),
  query(endpoints.bookings.terms, bookingTermsOf),
  query(endpoints.bookings.awaiting, async (ctx) => ({ data: await listAwaiting(ctx) })),
  process(endpoints.bookings.cancel, async (ctx, asked) => {
    await cancelBooking(ctx, asked);
    return showBooking(ctx, asked);
  }),
  query(staffBookings.list, async ({ services }, { query: asked }) => {
    const { rows, total } = await listUnknown(services, asked);
    return pageBody(rows, total, asked, staffBookings.list.path);
  }),
  query(staffBookings.look, lookUpAtCarrier),
  process(staffBookings.booked, resolveAsBooked),
  process(staffBookings.notBooked, resolveAsNotBooked),
  process(staffQuoteRequests.convert, convertRequest),
  query(rebookings.show, async (ctx, { params }) => ({ data: await showRebooking(ctx, params.id) })),
  process(rebookings.rates, requestRates),
  query(rebookings.quote, ratesSoFar),
  process(rebookings.book, rebook),
];
export const bookingsJobs: readonly JobHandler[] = [
  ...reconcileJobs,
  ...labelPdfJobs,
  checkHoldsJob,
  endHoldJob,
  notifyRebooked,
];
