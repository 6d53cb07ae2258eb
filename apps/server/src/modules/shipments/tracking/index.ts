import { endpoints } from '@waybill/contract';
import { query, type Binding } from '../../../core/http/binding.ts';
import { showPublicTracking } from './public-tracking.ts';

export { estimatesOf, setFirstEstimate } from './estimates.ts';
export { eventsOf, fingerprintOf, type ReportedEvent, type ShipmentKey } from './events.ts';
export { idOf, ingestEvents, ingestMany, type Reports } from './ingest-events.ts';
export { departedStatuses, shipmentsDeparted } from './departed-job.ts';
export { startPolling } from './polls.ts';
export { notifyFollowers } from './followers-hook.ts';
export { publicLink, publicShipment, type PublicShipment } from './public-tracking.ts';

export { trackingJobs } from './review.ts';

export const trackingBindings: readonly Binding[] = [query(endpoints.tracking.public, showPublicTracking)];
