import { endpoints } from '@waybill/contract';
import { process, query, type Binding } from '../../core/http/binding.ts';
import type { JobHandler } from '../../core/jobs/define.ts';
import { bookShipment, showBooking } from './book-shipment.ts';
import { labelPdfJobs } from './label-pdf.ts';
import { lookJobs } from './look-into.ts';

export { bookingSteps } from './carry-out.ts';
export { bolNumberOf, newShipmentRow } from './new-shipment.ts';

export const bookingsBindings: readonly Binding[] = [
  process(endpoints.shipments.book, bookShipment),
  query(endpoints.shipments.booking, showBooking),
];
export const bookingsJobs: readonly JobHandler[] = [...lookJobs, ...labelPdfJobs];
