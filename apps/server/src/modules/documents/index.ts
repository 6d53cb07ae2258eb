export { renderDocument } from './shipment-documents.ts';
