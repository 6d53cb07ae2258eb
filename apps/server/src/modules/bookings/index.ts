import { endpoints } from '@waybill/contract';
import { process, query, type Binding } from '../../core/http/binding.ts';
import type { JobHandler } from '../../core/jobs/define.ts';
import { pageBody } from '../../core/page.ts';
import { bookShipment, showBooking } from './book-shipment.ts';
import { bookingTermsOf } from './booking-terms.ts';
import { labelPdfJobs } from './label-pdf.ts';
import { listUnknown } from './list-unknown.ts';
import { lookJobs } from './look-into.ts';
import { lookAtCarrier, resolveAsBooked, resolveAsNotBooked } from './resolve-booking.ts';

export { bookingSteps } from './carry-out.ts';
export { bolNumberOf, newShipmentRow } from './new-shipment.ts';

const { staffBookings } = endpoints;

export const bookingsBindings: readonly Binding[] = [
  process(endpoints.shipments.book, bookShipment),
  query(endpoints.shipments.booking, showBooking),
  query(endpoints.bookings.terms, bookingTermsOf),
  query(staffBookings.list, async ({ services }, { query: asked }) => {
    const { rows, total } = await listUnknown(services, asked);
    return pageBody(rows, total, asked, staffBookings.list.path) as never;
  }),
  query(staffBookings.look, lookAtCarrier),
  process(staffBookings.booked, resolveAsBooked),
  process(staffBookings.notBooked, resolveAsNotBooked),
];
export const bookingsJobs: readonly JobHandler[] = [...lookJobs, ...labelPdfJobs];
