import { endpoints } from '@waybill/contract';
import { process, type Binding } from '../../core/http/binding.ts';
import type { JobHandler } from '../../core/jobs/define.ts';
import { bookShipment } from './book-shipment.ts';
import { resumeBookingsJob } from './resume-bookings.ts';

export { bolNumberOf, newShipmentRow } from './new-shipment.ts';

export const bookingsBindings: readonly Binding[] = [process(endpoints.shipments.book, bookShipment)];
export const bookingsJobs: readonly JobHandler[] = [resumeBookingsJob];
