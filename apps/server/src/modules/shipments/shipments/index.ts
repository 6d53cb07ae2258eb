export { shipmentsJobs } from './fold-counts.ts';
export { shipmentsBindings } from './routes.ts';
export { bookedForOf } from './booked-for.ts';
export { drawDocument } from './draw-document.ts';
export { showShipment, type Found } from './show-shipment.ts';
export type { ShipmentDetail } from '../../../core/database/shipment-detail.ts';
