/** What other features may use of tracking: the parts that lists and pages of shipments are made of. */
export { liveList, nextLook } from './api.ts';
export { ChargesDialog } from './detail/facts/charges-panel.tsx';
export { FactsList } from './detail/facts/facts-list.tsx';
export { DocumentsPanel } from './detail/documents/documents-panel.tsx';
export {
  useDocuments,
  type DocumentKind,
  type Documents,
  type ReadDocument,
} from './detail/documents/use-documents.ts';
export { ShipmentScreen } from './detail/shipment-screen.tsx';
export { csvText, type CsvColumn } from './export/csv.ts';
export { ExportButton } from './export/export-button.tsx';
export { shipmentCsv } from './export/shipment-csv.ts';
export { useExport } from './export/use-export.ts';
export { FileDenied, notifyDenied } from './files/denied.ts';
export { printFile } from './files/print-file.ts';
export { saveFile } from './files/save-file.ts';
export { showFile } from './files/show-file.ts';
export { useShipmentColumns } from './list/columns.tsx';
export { firstSort, listQuery, shipmentFilters, type ShipmentFilter } from './list/filters.ts';
export { ShipmentsBoard } from './list/shipments-board.tsx';
