import { endpoints } from '@waybill/contract';
import { process, type Binding } from '../../core/http/binding.ts';
import { cancelPickup } from './cancel-pickup.ts';
import { cancelShipment } from './cancel-shipment.ts';
import { requestPickup } from './request-pickup.ts';

export { requestBookedPickup } from './booked-pickup-job.ts';
export { carrierRequestJobs } from './jobs.ts';

export const carrierRequestBindings: readonly Binding[] = [
  process(endpoints.shipments.cancel, cancelShipment),
  process(endpoints.shipments.pickup, requestPickup),
  process(endpoints.shipments.cancelPickup, cancelPickup),
];
