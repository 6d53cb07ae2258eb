export { shipmentsJobs } from './fold-counts.ts';
export { shipmentsBindings } from './routes.ts';
export { showShipment } from './show-shipment.ts';
export type { ShipmentDetail } from '../../../core/database/shipment-detail.ts';
