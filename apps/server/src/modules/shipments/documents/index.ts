export { renderDocument, renderLabelsZpl } from './shipment-documents.ts';
