import { endpoints } from '@waybill/contract';
import { process, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { cancelPickup } from './cancel-pickup.ts';
import { cancelTerms } from './cancel-terms.ts';
import { cancelShipment } from './cancel-shipment.ts';
import { listUnclearPickups } from './list-unclear.ts';
import { requestPickup } from './request-pickup.ts';
import { pickupWasMade, pickupWasNotMade } from './resolve-pickup.ts';

export { cancelBar, pickupBar } from './cancelable.ts';
export { cancelPickup, cancelShipment, requestPickup };
export { notifyOperations } from './notify-operations.ts';
export { requestBookedPickup } from './booked-pickup-job.ts';
export { carrierRequestJobs } from './jobs.ts';

const { staffPickups } = endpoints;

export const carrierRequestBindings: readonly Binding[] = [
  query(endpoints.shipments.cancelTerms, cancelTerms),
  process(endpoints.shipments.cancel, (ctx, asked) => cancelShipment(ctx, asked)),
  process(endpoints.shipments.pickup, requestPickup),
  process(endpoints.shipments.cancelPickup, cancelPickup),
  query(staffPickups.list, async ({ services }, { query: asked }) => {
    const { rows, total } = await listUnclearPickups(services.database.staff, asked);
    return pageBody(rows, total, asked, staffPickups.list.path);
  }),
  process(staffPickups.made, pickupWasMade),
  process(staffPickups.notMade, pickupWasNotMade),
];
