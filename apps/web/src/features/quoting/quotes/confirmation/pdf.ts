import { endpoints, type DocumentKind, type Shipment } from '@waybill/contract';
import { call } from '../../../../lib/api/call.ts';
import { FileDenied } from '../../../../lib/files/denied.ts';
import { printFile } from '../../../../lib/files/print-file.ts';
import { saveFile } from '../../../../lib/files/save-file.ts';

async function pdf(shipment: Shipment, kind: DocumentKind): Promise<Blob> {
  const bytes = await call(endpoints.shipments.document, { params: { id: shipment.id, kind } });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}

/** Opens a document in a new tab. @throws FileDenied when the tab is blocked */
export function viewDocument(url: string): void {
  if (window.open(url, '_blank') === null) throw new FileDenied('The browser opened no tab');
}

/** Keeps a document as a file named after the bill of lading. @throws FileDenied | ApiProblem */
export async function downloadDocument(shipment: Shipment, kind: DocumentKind): Promise<void> {
  saveFile(`${shipment.bol_number}-${kind}.pdf`, await pdf(shipment, kind));
}

/** Prints a document without leaving the page. @throws FileDenied | ApiProblem */
export async function printDocument(shipment: Shipment, kind: DocumentKind): Promise<void> {
  await printFile(await pdf(shipment, kind));
}
