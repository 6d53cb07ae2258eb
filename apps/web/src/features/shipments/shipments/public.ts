/** What other features may use of tracking: the parts that lists and pages of shipments are made of. */
export { liveList, refetchAfterMs } from './api.ts';
export { ChargesDialog } from './detail/facts/charges-panel.tsx';
export { PlacesNote } from './detail/places-note.tsx';
export { ShipmentScreen } from './detail/shipment-screen.tsx';
export type { CsvColumn } from '@waybill/contract';
export { shipmentCsv } from './export/shipment-csv.ts';
export { useShipmentColumns } from './list/columns.tsx';
export { firstSort, shipmentFilters, staffListQuery } from './list/filters.ts';
export { ShipmentsBoard } from './list/shipments-board.tsx';
