export { shipmentsJobs } from './fold-counts.ts';
export { shipmentsBindings } from './routes.ts';
export { searchable } from './search-terms.ts';
export { showShipment } from './show-shipment.ts';
export type { ShipmentDetail } from './shipment-detail.ts';
