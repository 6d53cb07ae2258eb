export { truckloadTexts } from './driver-instructions.ts';
export { itemSize } from './item-size.ts';
export { packingSlip } from './packing-slip.ts';
export { renderDocument, renderLabelsZpl } from './shipment-documents.ts';
